//! Conditions of effects: one file for each topic of [`crate::words::conditions`].

mod acting;
mod attacks;
mod dice;
mod events;
mod maneuvers;
mod parties;
mod ships;

pub(crate) use parties::in_arc;

use super::{Binding, amount, each_ship, select};
use crate::XWingLook;
use crate::words::conditions::{Logic, Topic};
use crate::words::{Amount, Cond, IT};

pub(crate) fn holds(look: &XWingLook<'_>, cond: &Cond, bound: &Binding) -> bool {
    match cond.topic() {
        Topic::Logic(word) => logic(look, word, bound),
        Topic::Parties(word) => parties::holds(look, word, bound),
        Topic::Ships(word) => ships::holds(look, word, bound),
        Topic::Acting(word) => acting::holds(look, word, bound),
        Topic::Attacks(word) => attacks::holds(look, word, bound),
        Topic::Dice(word) => dice::holds(look, word, bound),
        Topic::Maneuvers(word) => maneuvers::holds(look, word, bound),
        Topic::Events(word) => events::holds(look, word, bound),
    }
}

fn logic(look: &XWingLook<'_>, word: Logic, bound: &Binding) -> bool {
    let ships = |cond| amount(look, &Amount::Ships(cond), bound);
    match word {
        Logic::Always => true,
        Logic::Not(cond) => !holds(look, cond, bound),
        Logic::All(all) => all.iter().all(|cond| holds(look, cond, bound)),
        Logic::Any(any) => any.iter().any(|cond| holds(look, cond, bound)),
        Logic::Finds(what) => {
            let mut any = false;
            select(look, what, bound, &mut |_| any = true);
            any
        }
        Logic::InGroup(party) => bound.get(party).is_some_and(|it| bound.group.contains(&it)),
        Logic::ShipsAtLeast(least, cond) => ships(cond) >= i32::from(least),
        Logic::ShipsFit(cond, least, most) => {
            let mut count = 0;
            each_ship(look, cond, bound, &mut |_| count += 1);
            (least..=most).contains(&count)
        }
        Logic::MoreShips(these, those) => ships(these) > ships(those),
        Logic::OfAttacker(cond) => look.board.attack().is_some_and(|attack| {
            let broadside_engine::Ref::Var(it) = IT else { return false };
            let mut with = *bound;
            with.set(it, Some(attack.attacker.into()));
            holds(look, cond, &with)
        }),
        Logic::Named(test) => test(look, bound),
    }
}
