//! Conditions in plain English.

use super::selections::{dice, selection};
use super::{party, span};
use crate::facts::Term;
use crate::words::Cond;

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
        Cond::Named(_) => "a condition of the card's own holds".into(),
    }
}
