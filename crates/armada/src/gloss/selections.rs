//! Selections in plain English.

use super::conditions::condition;
use super::{name, party, span};
use crate::facts::{Command, Term};
use crate::words::{DieFilter, Icon, Placement, Select};

/// Dice by colour and icons.
pub(super) fn dice(filter: &DieFilter) -> String {
    let colour = filter.colour.map_or(String::new(), |colour| format!("{} ", colour.word()));
    let icon = |icon: &Icon| format!("{icon:?}").to_lowercase();
    let icons: Vec<String> = filter.icons.iter().map(icon).collect();
    let showing = if icons.is_empty() { String::new() } else { format!(" showing {}", icons.join(" or ")) };
    format!("{colour}dice{showing}")
}

/// Where something arrives.
pub(super) fn placement(place: &Placement) -> String {
    let at = if place.within { "within" } else { "at" };
    let over = if place.over_squadrons { ", also on squadrons" } else { "" };
    format!("{at} distance 1-{} of the bearer{over}", place.to)
}

/// A selection.
pub(super) fn selection(select: &Select) -> String {
    match select {
        Select::Dice(filter) => dice(filter),
        Select::AllDice(filter) => format!("all {}", dice(filter)),
        Select::DiceWithFace(filter, face) => format!("{} that have a face {}", dice(filter), face.word()),
        Select::SpendableDice(filter) => format!("{} that may be spent", dice(filter)),
        Select::Where(among, var, cond) => {
            format!("{} {} such that {}", selection(among), name(*var), condition(cond))
        }
        Select::ColoursInPool => "colours in the pool".into(),
        Select::Colours => "colours".into(),
        Select::SingleIconFaces(var) => format!("faces of die {} with a single icon", name(*var)),
        Select::LockableTokens => "defense tokens of the defender that are not locked".into(),
        Select::LockedTokens => "defense tokens that only an accuracy icon keeps from being spent".into(),
        Select::DefenseTokens(who) => format!("defense tokens of {}", party(*who)),
        Select::TokensOf(pieces) => format!("defense tokens of {}", selection(pieces)),
        Select::TokenTypes(kinds) => {
            let words: Vec<&str> = kinds.iter().map(|kind| kind.word()).collect();
            format!("the defense token types {}", words.join(", "))
        }
        Select::DiceOnCard => "the dice on this card".into(),
        Select::FacesOf(colour) => format!("the faces of a {} die", colour.word()),
        Select::TypesOnCard => "the types of the defense tokens on this card".into(),
        Select::Faces(var) => format!("faces of die {}", name(*var)),
        Select::FacedownNumber(who, most) => {
            format!("the numbers from 1 to {most}, or to the facedown damage cards of {}", party(*who))
        }
        Select::Ships(cond) => format!("ships such that {}", condition(cond)),
        Select::Squadrons(cond) => format!("squadrons such that {}", condition(cond)),
        Select::Pieces(cond) => format!("ships and squadrons such that {}", condition(cond)),
        Select::SpendableBy(of, by) => {
            format!("defense tokens of {} that {} may spend", party(*of), party(*by))
        }
        Select::WaitingSquadrons(cond) => {
            format!("squadrons yet to be deployed such that {}", condition(cond))
        }
        Select::FacesAmong(var, faces) => {
            let faces: Vec<&str> = faces.iter().map(|face| face.word()).collect();
            format!("faces of die {} among {}", name(*var), faces.join(", "))
        }
        Select::FriendlyShips => "friendly ships".into(),
        Select::OtherFriendlyShips(near) => format!("other friendly ships {} of the bearer", span(*near)),
        Select::Zones(who) => format!("hull zones of {}", party(*who)),
        Select::ZonesWithShields(who) => format!("hull zones of {} with shields", party(*who)),
        Select::ZonesWithMostShields(who) => format!("hull zones of {} with the most shields", party(*who)),
        Select::AdjacentZones(who) => format!("hull zones adjacent to {}", party(*who)),
        Select::ZonesWithShieldsAmong(who, zones) => {
            let words: Vec<&str> = zones.iter().map(|zone| zone.word()).collect();
            format!("the hull zones {} of {} with shields", words.join(", "), party(*who))
        }
        Select::OtherZones(zone) => format!("the other hull zones of the ship of {}", party(*zone)),
        Select::AdjacentShields(zone) => {
            format!("hull zones adjacent to {} whose shields can take damage", party(*zone))
        }
        Select::RecoverableZones(who) => format!("hull zones of {} that can recover shields", party(*who)),
        Select::ZonesBelow(who, most) => {
            format!("hull zones of {} that can be given shields up to {most}", party(*who))
        }
        Select::ShieldGivers(zone, most) => {
            format!("other hull zones with shields to move to {} up to {most}", party(*zone))
        }
        Select::GroupGivers(who, most) => {
            format!("hull zones of {} with shields to move to those chosen up to {most}", party(*who))
        }
        Select::GroupTakers(most) => format!("chosen hull zones with fewer than {most} shields"),
        Select::TokensToSpend(who, kind) => {
            let kind = kind.map_or(String::new(), |kind| format!("{} ", kind.word()));
            format!("{kind}defense tokens of {} that may be spent", party(*who))
        }
        Select::TokensOfType(who, kind) => format!("{} tokens of {}", kind.word(), party(*who)),
        Select::Copies(near) => {
            format!("readied copies of this card on other friendly ships {} of the bearer", span(*near))
        }
        Select::HullToRecover(who, most) => {
            format!("numbers up to {most} of hull points that {} lacks", party(*who))
        }
        Select::Commands(commands) => {
            let words: Vec<&str> = commands.iter().map(|command: &Command| command.word()).collect();
            format!("the commands {}", words.join(", "))
        }
        Select::CommandTokens(who) => format!("command tokens of {}", party(*who)),
        Select::TopCards(who, count) => {
            format!("the top {count} cards of the damage deck of {}", party(*who))
        }
        Select::ObjectiveTokens(who, near) => format!("objective tokens {} of {}", span(*near), party(*who)),
        Select::FleetShips(cond) => format!("ships, deployed or not, such that {}", condition(cond)),
        Select::HeldAside => "what this card has set aside".into(),
        Select::Arrivals(place) => format!("what this card set aside and has a place {}", placement(place)),
        Select::UpgradesFor(slot, from, to) => {
            format!("{} cards of {} that {} may equip", slot.word(), party(*from), party(*to))
        }
        Select::Speeds { of, by, least } => {
            format!("speeds of {} that differ by at most {by}, none below {least}", party(*of))
        }
        Select::ShipsAndStations(cond) => format!("ships and stations such that {}", condition(cond)),
        Select::Obstacles(cond) => format!("obstacles such that {}", condition(cond)),
        Select::DiscardedTokens(who) => format!("discarded defense tokens of {}", party(*who)),
        Select::Upgrades(who, slots) => {
            let slots: Vec<&str> = slots.iter().map(|slot| slot.word()).collect();
            format!("other {} cards of {}", slots.join(" or "), party(*who))
        }
        Select::AdjacentColours(who) => format!("colours in the batteries adjacent to {}", party(*who)),
        Select::AnyOf(all) => all.iter().map(selection).collect::<Vec<_>>().join(" or "),
        Select::RaidsToGain(who) => format!("raid tokens that {} does not have", party(*who)),
        Select::ActiveShip => "the ship that is activating".into(),
        Select::TokensOnCard => "the command tokens on this card".into(),
        Select::DialsOnCard => "the dials on this card".into(),
        Select::DialOrToken(command) => format!("a {0} dial or a {0} token of the bearer", command.word()),
        Select::Rounds => "the rounds".into(),
        Select::RoundsApart(var) => format!("the rounds that are not next to {}", name(*var)),
        Select::UpgradesOf(who, cond) => {
            format!("upgrade cards of {} such that {}", party(*who), condition(cond))
        }
        Select::DamageCards(who) => format!("damage cards of {}", party(*who)),
        Select::FacedownCards(who) => format!("facedown damage cards of {}", party(*who)),
        Select::SpendableTokens(who) => {
            format!("defense tokens of {} that the bearer may spend", party(*who))
        }
        Select::FacesWithout(var, icons) => {
            let icons: Vec<String> = icons.iter().map(|icon| format!("{icon:?}").to_lowercase()).collect();
            format!("faces of die {} without {}", name(*var), icons.join(" or "))
        }
        Select::FleetSquadrons(cond) => format!("squadrons, deployed or not, such that {}", condition(cond)),
        Select::Tokens(cond) => format!("objective tokens such that {}", condition(cond)),
        Select::ShortEdges => "the short edges".into(),
        Select::Named(_) => "a selection of the card's own".into(),
    }
}
