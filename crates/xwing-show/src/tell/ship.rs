//! Maneuvers, actions, tokens, charges and conditions.

use broadside_stage::{Text, Told};
use broadside_xwing::facts::{ConditionId, Maneuver};
use broadside_xwing::words::{Colour, Event, Object, ShipNo, Token};

use super::{Tale, named};
use crate::names;

fn token(tale: &Tale<'_>, at: ShipNo, token: Token, count: u8, id: &str) -> Told {
    let text = Text::new(id).text("token", names::token(token)).number("count", count);
    tale.ship(2, names::token_icon(token), at, text)
}

/// A line about charges of a kind that were gained or lost; `card` is what they lie on, where that is an upgrade.
fn charges(tale: &Tale<'_>, kind: &str, at: ShipNo, by: i8, card: Option<Text>) -> Option<Told> {
    let what = if by >= 0 { "recovers" } else { "spends" };
    let text = Text::new(format!("xwing-told-{what}-{kind}")).number("count", by.unsigned_abs());
    let text = card.into_iter().fold(text, |text, card| text.text("card", card));
    let icon = if kind == "force" { "force" } else { "charge" };
    (by != 0).then(|| tale.ship(2, icon, at, text))
}

/// Whether a ship did no more than what its revealed dial says, which was told when it was revealed.
fn as_revealed(tale: &Tale<'_>, at: ShipNo, maneuver: Maneuver) -> bool {
    let ship = tale.board.ship(at);
    let dial = &tale.game.facts.ship_of(ship.pilot).dial;
    let revealed = ship.dial.filter(|_| ship.revealed).map(|place| dial[usize::from(place)]);
    revealed.is_some_and(|it| (it.speed, it.bearing) == (maneuver.speed, maneuver.bearing))
}

fn condition(tale: &Tale<'_>, at: ShipNo, card: Option<ConditionId>, id: &str) -> Told {
    let card = card.map(|card| Text::of_name(&*tale.game.facts[card].name));
    let card = card.unwrap_or_else(|| Text::new("xwing-secret-condition"));
    tale.ship(2, "card", at, Text::new(id).text("card", card))
}

pub(super) fn tell(tale: &Tale<'_>, event: &Event) -> Option<Told> {
    let (game, board, text) = (tale.game, tale.board, Text::new);
    Some(match event {
        Event::Placed(at, to) => {
            let first = tale.lay(Object::Ship(*at)).is_none();
            let id = if first { "xwing-told-placed" } else { "xwing-told-moves" };
            tale.moved(if first { 1 } else { 2 }, Object::Ship(*at), *to, id)
        }
        Event::Executed(at, maneuver, true) if as_revealed(tale, *at, *maneuver) => return None,
        Event::Executed(at, maneuver, fully) => {
            let id = if *fully { "xwing-told-executes" } else { "xwing-told-executes-partially" };
            let icon = names::bearing_icon(maneuver.bearing);
            tale.ship(1, &icon, *at, text(id).text("maneuver", names::maneuver(*maneuver)))
        }
        Event::Turned(at, to) => tale.moved(2, Object::Ship(*at), *to, "xwing-told-turned"),
        Event::Passed(at, object) => {
            tale.ship(2, "overlap", *at, text("xwing-told-passes").text("other", named(tale, *object)))
        }
        Event::TurretSet(at, arc) => {
            tale.ship(2, "rotate", *at, text("xwing-told-turret").text("arc", names::standard_arc(*arc)))
        }
        Event::DialSeen(at, seat) => {
            let ship = names::ship(game, board, *at);
            tale.player(2, "dial", *seat, text("xwing-told-looks").name("ship", ship))
        }
        Event::DialShown(at, maneuver) => {
            let icon = names::bearing_icon(maneuver.bearing);
            tale.ship(1, &icon, *at, text("xwing-told-reveals").text("maneuver", names::maneuver(*maneuver)))
        }
        Event::ActionBegun(at, action) => {
            let name = names::action(game, board, *action, Colour::White);
            tale.ship(1, &names::action_icon(*action), *at, text("xwing-told-action").text("action", name))
        }
        Event::ActionFailed(at, action) => {
            let name = names::action(game, board, *action, Colour::White);
            tale.ship(2, "warn", *at, text("xwing-told-action-failed").text("action", name))
        }
        Event::MoveFailed(at) => tale.ship(2, "warn", *at, text("xwing-told-move-failed")),
        Event::TokenGained(at, kind, count) => token(tale, *at, *kind, *count, "xwing-told-gains"),
        Event::TokenRemoved(at, kind, count) => token(tale, *at, *kind, *count, "xwing-told-loses"),
        Event::Locked(at, object) => {
            tale.ship(2, "lock", *at, text("xwing-told-locks").text("other", named(tale, *object)))
        }
        Event::LockBroken(at, object) => {
            tale.ship(2, "lock", *at, text("xwing-told-lock-broken").text("other", named(tale, *object)))
        }
        Event::Force(at, by) => return charges(tale, "force", *at, *by, None),
        Event::ShipCharge(at, by) => return charges(tale, "charge", *at, *by, None),
        Event::Charge(at, by) => {
            let it = board.upgrade(*at);
            let card = Text::of_name(&*game.facts[it.card].name);
            return charges(tale, "charge-of", it.ship, *by, Some(card));
        }
        Event::UpgradeFlipped(at, up) => {
            let it = board.upgrade(*at);
            let card = &game.facts[it.card];
            let side = card.back.as_ref().filter(|_| *up).unwrap_or(&card.front);
            tale.ship(2, "card", it.ship, text("xwing-told-flipped").text("card", Text::of_name(&*side.name)))
        }
        Event::UpgradeHidden(at) => tale.ship(2, "card", *at, text("xwing-told-upgrade-hidden")),
        Event::UpgradeRevealed(at) => {
            let it = board.upgrade(*at);
            let card = Text::of_name(&*game.facts[it.card].name);
            tale.ship(2, "card", it.ship, text("xwing-told-upgrade-revealed").text("card", card))
        }
        Event::UpgradeGiven(at, to) => {
            let card = Text::of_name(&*game.facts[board.upgrade(*at).card].name);
            tale.ship(2, "card", *to, text("xwing-told-upgrade-given").text("card", card))
        }
        Event::Exchanged(one, other) => {
            let name = |at| Text::of_name(&*game.facts[board.upgrade(at).card].name);
            let text = text("xwing-told-exchanged").text("card", name(*one)).text("other", name(*other));
            tale.ship(2, "card", board.upgrade(*one).ship, text)
        }
        Event::ConditionAssigned(at, card, _) => condition(tale, *at, *card, "xwing-told-condition"),
        Event::ConditionRevealed(at, card) => {
            condition(tale, *at, Some(*card), "xwing-told-condition-revealed")
        }
        Event::ConditionRemoved(at) => tale.ship(2, "card", *at, text("xwing-told-condition-removed")),
        Event::CardHeld(at, kind) => {
            let ship = board.conditions[at.index()].ship;
            let card = Text::of_name(&*game.facts[*kind].name);
            tale.ship(2, "damage", ship, text("xwing-told-card-held").text("card", card))
        }
        _ => return None,
    })
}
