//! Conditions in plain English.

use super::selections::{dice, selection};
use super::{party, spaced, span};
use crate::facts::Term;
use crate::words::{Aim, Cond, Edges, Sortie};

fn joined(list: &[Cond], word: &str) -> String {
    list.iter().map(condition).filter(|text| !text.is_empty()).collect::<Vec<_>>().join(word)
}

/// A condition; nothing where there is none.
pub(super) fn condition(cond: &Cond) -> String {
    let is = |who, what: &str| format!("{} is {what}", party(who));
    match cond {
        Cond::Always => String::new(),
        Cond::Not(cond) => format!("not ({})", condition(cond)),
        Cond::All(all) => joined(all, " and "),
        Cond::Any(any) => format!("({})", joined(any, " or ")),
        Cond::Is(one, other) => is(*one, &party(*other)),
        Cond::Friendly(who) => is(*who, "friendly"),
        Cond::Enemy(who) => is(*who, "an enemy"),
        Cond::Ship(who) => is(*who, "a ship"),
        Cond::Squadron(who) => is(*who, "a squadron"),
        Cond::Zone(who, zones) => {
            let zones: Vec<&str> = zones.iter().map(|zone| zone.word()).collect();
            is(*who, &format!("its {} hull zone", zones.join(" or ")))
        }
        Cond::Near(one, other, near) => is(*one, &format!("{} of {}", span(*near), party(*other))),
        Cond::AnotherFriendlyShipNear(but, of, near) => {
            format!("a friendly ship other than {} is {} of {}", party(*but), span(*near), party(*of))
        }
        Cond::AttackRange(range) => {
            format!("the attack is at {} range or nearer", format!("{range:?}").to_lowercase())
        }
        Cond::Pool(filter) => format!("the pool has {}", dice(filter)),
        Cond::CriticalOpen(colour) => {
            let colour = colour.map_or(String::new(), |colour| format!("{} ", colour.word()));
            format!("a {colour}critical effect can be resolved")
        }
        Cond::Keyword(who, keyword) => format!("{} has {}", party(*who), keyword.word()),
        Cond::ObjectiveShip(who) => is(*who, "an objective ship"),
        Cond::ObjectiveToken(who) => format!("{} has an objective token", party(*who)),
        Cond::FirstPlayer(who) => is(*who, "the first player's"),
        Cond::SecondPlayer(who) => is(*who, "the second player's"),
        Cond::ThisCard => "it is this card".into(),
        Cond::ShieldsAtMost(who, most) => format!("{} has at most {most} shields", party(*who)),
        Cond::PaidWithToken => "a token was spent for it".into(),
        Cond::TargetedBefore => {
            "this hull zone has attacked that ship or squadron before in this activation".into()
        }
        Cond::PrintedSpeedBelow(who, speed) => {
            format!("the printed speed of {} is less than {speed}", party(*who))
        }
        Cond::SpeedAbove(who, speed) => format!("the speed dial of {} shows more than {speed}", party(*who)),
        Cond::Finds(what) => format!("there is any of: {}", selection(what)),
        Cond::HasDials(who) => format!("{} has a facedown command dial", party(*who)),
        Cond::WillReveal(who) => is(*who, "about to reveal a dial"),
        Cond::DialTurnedByOwner => "the owner's side turned the dial".into(),
        Cond::MayAddDice => "dice may be added".into(),
        Cond::TokenType(who, kind) => is(*who, &format!("a {} token", kind.word())),
        Cond::TokenExhausted(who) => is(*who, "exhausted"),
        Cond::WouldBeAt(one, other, range) => {
            let range = format!("{range:?}").to_lowercase();
            format!("an attack of {} on {} is at {range} range", party(*one), party(*other))
        }
        Cond::WouldBeObstructed(one, other) => {
            format!("an attack of {} on {} is obstructed", party(*one), party(*other))
        }
        Cond::ShipAttacks(who, least) => {
            format!("{} has attacked ships {least} times or more in this round", party(*who))
        }
        Cond::Activating(who) => is(*who, "activating"),
        Cond::FirstOfItsKind => "it is the first faceup card of its kind there".into(),
        Cond::Size(who, sizes) => {
            let sizes: Vec<&str> = sizes.iter().map(|size| size.word()).collect();
            is(*who, &sizes.join(" or "))
        }
        Cond::Flotilla(who) => is(*who, "a flotilla"),
        Cond::Unique(who) => is(*who, "unique"),
        Cond::AttackKind(kinds) => {
            let kinds: Vec<String> = kinds.iter().map(|kind| format!("{kind:?}").to_lowercase()).collect();
            format!("the attack is {}", kinds.join(" or "))
        }
        Cond::Obstructed => "the attack is obstructed".into(),
        Cond::Rounds(from, to) => format!("the round is {from} to {to}"),
        Cond::Activated(who) => is(*who, "activated"),
        Cond::Flagship(who) => is(*who, "the flagship"),
        Cond::CommandIn(who, commands) => {
            let commands: Vec<&str> = commands.iter().map(|command| command.word()).collect();
            is(*who, &commands.join(" or "))
        }
        Cond::AtLeast(least, what) => format!("there are at least {least} of: {}", selection(what)),
        Cond::Smaller(one, other) => is(*one, &format!("of a smaller size class than {}", party(*other))),
        Cond::InPlay(who) => is(*who, "in the play area"),
        Cond::ManeuverSpeed(who, speed) => format!("the maneuver of {} is at speed {speed}", party(*who)),
        Cond::ManeuverByDial(who) => format!("the maneuver of {} is at the speed of its dial", party(*who)),
        Cond::FirstManeuver(who) => {
            format!("the maneuver of {} is the first one of its activation", party(*who))
        }
        Cond::Navigated(who) => {
            format!("{} has resolved a navigate command in this maneuver", party(*who))
        }
        Cond::HasResolved(who, command) => {
            format!("{} has resolved a {} command in this round", party(*who), command.word())
        }
        Cond::Joint(joint) => format!("joint {joint} is asked about"),
        Cond::FirstYawBelow(who, yaw) => format!("the first yaw of {} is below {yaw}", party(*who)),
        Cond::PaidWithDial => "a dial was spent for it".into(),
        Cond::SubjectMoves => "the subject is the ship that moves".into(),
        Cond::NearOwnToken(who, kind, near) => {
            is(*who, &format!("{} of an own {} token", span(*near), spaced(&format!("{kind:?}"))))
        }
        Cond::WaivesObstacles(who) => format!("{} resolves no obstacles in this maneuver", party(*who)),
        Cond::NoShipActivated => "no ship has activated in this phase".into(),
        Cond::CommandValueAtMost(who, most) => {
            format!("the command value of {} is at most {most}", party(*who))
        }
        Cond::Held(who) => format!("this card set {} aside or placed it in this activation", party(*who)),
        Cond::TokenCountsForSpeed => "the token of the command still counts for speed".into(),
        Cond::AsksKeyword(keyword) => format!("the keyword is {}", keyword.word()),
        Cond::HasReadiedToken(who) => format!("{} has a readied defense token", party(*who)),
        Cond::SpentFewer(than) => format!("the defender has spent fewer than {than} defense tokens"),
        Cond::SpentAwayToken => {
            "the defender discarded a token by spending it in the Spend Defense Tokens step".into()
        }
        Cond::ThisExhausted => "this card is exhausted".into(),
        Cond::DealtFaceup => "the card was dealt, not flipped".into(),
        Cond::LiesFaceup(card) => format!("{} lies faceup", party(*card)),
        Cond::CardTrait(card, wanted) => format!("{} has the trait {}", party(*card), wanted.word()),
        Cond::ShieldsAboveMax(who) => format!("{} has more shields than its maximum", party(*who)),
        Cond::MaxShieldsBelow(zone, than) => {
            format!("the maximum shields of {} are fewer than {than}", party(*zone))
        }
        Cond::Doomed(who) => format!("the destruction of {} was put off", party(*who)),
        Cond::DamageToReduce => "there is damage to be suffered".into(),
        Cond::SpentInStep => "the defender spent a token in the Spend Defense Tokens step".into(),
        Cond::DamageOpen => "damage is still to be shared out".into(),
        Cond::CouldResolveAnotherCritical => {
            "a critical effect was resolved and another one could be with leave for it".into()
        }
        Cond::Same(one, other) => is(*one, &format!("the same as {}", party(*other))),
        Cond::Faster(one, other) => is(*one, &format!("faster than {}", party(*other))),
        Cond::ObstructedOnTable => "a ship or an obstacle obstructs the attack".into(),
        Cond::FirstTarget => "the defender is the first target of this attack".into(),
        Cond::FirstAttack(who) => {
            format!("this is the first attack of {} in its activation", party(*who))
        }
        Cond::HasAttacked(who, least) => {
            format!("{} has attacked {least} times or more in this round", party(*who))
        }
        Cond::Tag(who, tag) => format!("{} has the tag {}", party(*who), tag.word()),
        Cond::HasCommandToken(who, command) => format!("{} has a {} token", party(*who), command.word()),
        Cond::ZoneToken(who, kind) => {
            format!("{} bears a {} token", party(*who), format!("{kind:?}").to_lowercase())
        }
        Cond::NoDice => "no dice would be gathered".into(),
        Cond::ArmedWith(colour) => format!("the armament has {} dice", colour.word()),
        Cond::More(count, than) => format!("{} is more than {than}", super::amount(count)),
        Cond::SidesOnly(who) => format!("{} attacks from its sides only in this round", party(*who)),
        Cond::Engaged(one, other) => is(*one, &format!("engaged with {}", party(*other))),
        Cond::ThisUpgrade => "it is this card".into(),
        Cond::Opened(windows) => {
            let named = |window| format!("\"{}\"", spaced(&format!("{window:?}")));
            let all: Vec<String> = windows.iter().map(named).collect();
            format!("one of these windows is open: {}", all.join(", "))
        }
        Cond::NoEffectUnderWay => "no effect of a card is being resolved".into(),
        Cond::SameCommand(one, other) => {
            format!("{} and {} are of the same command", party(*one), party(*other))
        }
        Cond::Paid(who, ways) => {
            let ways: Vec<String> = ways.iter().map(|way| super::payment(*way)).collect();
            format!("the command of {} counts as paid with {}", party(*who), ways.join(" or "))
        }
        Cond::PaidAsToken => "it was paid as if with a token".into(),
        Cond::ResolvedNothing(who) => format!("{} has resolved no command in this round", party(*who)),
        Cond::OnCard(of) => format!("a token of {} lies on this card", party(*of)),
        Cond::RoundOnCard => "the token of this round lies on this card".into(),
        Cond::HasTokens(who) => format!("{} has command tokens", party(*who)),
        Cond::HasFacedown(who) => format!("{} has facedown damage cards", party(*who)),
        Cond::TopDial(who, of) => format!("the top dial of {} shows {}", party(*who), party(*of)),
        Cond::HasIcon(who, icons) => {
            let icons: Vec<&str> = icons.iter().map(|icon| icon.word()).collect();
            is(*who, &format!("a card with the icon {}", icons.join(" or ")))
        }
        Cond::BearsCopyOfRound(who) => {
            format!("{} bears a copy of this card with the token of this round", party(*who))
        }
        Cond::Attacking(who) => is(*who, "attacking"),
        Cond::TokenOfType(token, kind) => is(*token, &format!("of type {}", party(*kind))),
        Cond::MayReady(token) => is(*token, "exhausted and may be readied"),
        Cond::MaySpend(token, by) => format!("{} may spend {}", party(*by), party(*token)),
        Cond::SpentByDefender(token) => {
            format!("the defender has spent {} in this attack", party(*token))
        }
        Cond::WasReadied => "the token was readied when it was spent".into(),
        Cond::ExhaustedSpent(least) => {
            format!("the defender has spent at least {least} exhausted defense tokens")
        }
        Cond::TypeSpent(kind) => format!("the defender has spent a {} token", kind.word()),
        Cond::ReadiedSpent(kind) => format!("the defender has spent a readied {} token", kind.word()),
        Cond::OnlySpent(kind) => format!("the defender has spent a {} token and no other", kind.word()),
        Cond::EffectOpen(token) => {
            format!("the effect of {} has not been resolved in this attack", party(*token))
        }
        Cond::OwnEffect => "no card has replaced the token's effect".into(),
        Cond::DefenseStep => "it is the Spend Defense Tokens step".into(),
        Cond::AttackTotal => "the damage is the attack's total".into(),
        Cond::FromAttack => "the damage is from the attack".into(),
        Cond::DiceUnmodified => "no die has been modified since the roll".into(),
        Cond::Concentrated => "a concentrate fire command was resolved in this attack".into(),
        Cond::SalvoCriticalOpen(colour) => {
            let colour = colour.map_or(String::new(), |colour| format!("{} ", colour.word()));
            format!("a {colour}critical effect can be resolved, in a salvo attack too")
        }
        Cond::PrintedKeyword(who, keyword) => format!("{} has {} printed", party(*who), keyword.word()),
        Cond::HullAtMost(who, most) => format!("{} has at most {most} hull points", party(*who)),
        Cond::IsEngaged(who) => is(*who, "engaged"),
        Cond::EngagedBesides(who, but) => {
            is(*who, &format!("engaged with a squadron other than {}", party(*but)))
        }
        Cond::Commanded(who) => is(*who, "activated by a squadron command"),
        Cond::CommandedBy(who, by) => {
            is(*who, &format!("activated by the squadron command of {}", party(*by)))
        }
        Cond::MovedInShipActivation(who) => format!("{} has moved in this ship's activation", party(*who)),
        Cond::MayMove(who) => format!("{} may move", party(*who)),
        Cond::HasAttackLeft(who) => format!("{} has its attack left", party(*who)),
        Cond::CanAttack(who, sortie) => format!("{} can attack ({})", party(*who), self::sortie(sortie)),
        Cond::DefenderDamaged => "the attack damaged the defender".into(),
        Cond::CanCommandSquadrons(who) => format!("{} can activate a squadron by command", party(*who)),
        Cond::CommandReaches(near) => {
            format!(
                "the squadron, or the one that relays the command to it, is {} of the bearer",
                span(*near)
            )
        }
        Cond::Chosen(who) => is(*who, "among those chosen"),
        Cond::CardDealt => "the defender was dealt a damage card".into(),
        Cond::Marked => "the objective has marked something".into(),
        Cond::EventAmount(least) => format!("the amount is at least {least}"),
        Cond::ObstacleKind(who, kinds) => {
            let kinds: Vec<&str> = kinds.iter().map(|kind| kind.word()).collect();
            is(*who, &format!("of the kind {}", kinds.join(" or ")))
        }
        Cond::NearEdges(who, edges, to) => {
            let edges = if *edges == Edges::Short { "a short edge" } else { "a player's edge" };
            is(*who, &format!("at distance 1-{to} of {edges}"))
        }
        Cond::InEnemyZone(who) => is(*who, "within the enemy deployment zone"),
        Cond::Destroyed(who) => is(*who, "destroyed"),
        Cond::Falls(who) => format!("{} has suffered enough to be destroyed", party(*who)),
        Cond::InFirstZone(who) => is(*who, "within the first player's deployment zone"),
        Cond::ArcHoldsMarkedEdge(who) => {
            format!("the arc of {} holds a part of the marked edge", party(*who))
        }
        Cond::TokenOn(what) => format!("an objective token lies on {}", party(*what)),
        Cond::StationDestroyed(what) => is(*what, "destroyed"),
        Cond::Named(_) => "a condition of the card's own holds".into(),
    }
}

/// An attack of a squadron that an effect grants.
pub(super) fn sortie(sortie: &Sortie) -> String {
    let mut terms = vec![match sortie.aim {
        Aim::Any => "anything".to_owned(),
        Aim::Squadrons => "a squadron at distance 1".into(),
        Aim::At(who) => party(who),
    }];
    if let Some(dice) = sortie.armament {
        terms.push(format!("with {} red, {} blue and {} black dice", dice.red, dice.blue, dice.black));
    }
    if sortie.even_engaged {
        terms.push("even if engaged".into());
    }
    if sortie.obstructed {
        terms.push("obstructed".into());
    }
    if sortie.each {
        terms.push("each once".into());
    }
    terms.join(", ")
}
