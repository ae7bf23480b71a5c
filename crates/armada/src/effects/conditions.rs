//! Conditions.

use super::{
    Binding, amount, attacks, cards, commands, damage, defense, events, movement, parties, select, ships,
    squadrons, table,
};
use crate::ArmadaLook;
use crate::words::{Cond, CondTopic, LogicCond};

pub(crate) fn holds(look: &ArmadaLook<'_>, cond: &Cond, bound: &Binding) -> bool {
    match cond.topic() {
        CondTopic::Logic(cond) => logic(look, cond, bound),
        CondTopic::Party(cond) => parties::holds(look, cond, bound),
        CondTopic::Event(cond) => events::holds(look, cond, bound),
        CondTopic::Attack(cond) => attacks::holds(look, cond, bound),
        CondTopic::Damage(cond) => damage::holds(look, cond, bound),
        CondTopic::Defense(cond) => defense::holds(look, cond, bound),
        CondTopic::Ship(cond) => ships::holds(look, cond, bound),
        CondTopic::Movement(cond) => movement::holds(look, cond, bound),
        CondTopic::Command(cond) => commands::holds(look, cond, bound),
        CondTopic::Card(cond) => cards::holds(look, cond, bound),
        CondTopic::Squadron(cond) => squadrons::holds(look, cond, bound),
        CondTopic::Table(cond) => table::holds(look, cond, bound),
    }
}

/// What joins conditions, and what counts.
fn logic(look: &ArmadaLook<'_>, cond: LogicCond, bound: &Binding) -> bool {
    match cond {
        LogicCond::Always => true,
        LogicCond::Not(cond) => !holds(look, cond, bound),
        LogicCond::All(conds) => conds.iter().all(|cond| holds(look, cond, bound)),
        LogicCond::Any(conds) => conds.iter().any(|cond| holds(look, cond, bound)),
        LogicCond::Finds(what) => {
            let mut any = false;
            select(look, what, bound, &mut |_| any = true);
            any
        }
        LogicCond::AtLeast(least, what) => {
            let mut count = 0;
            select(look, what, bound, &mut |_| count += 1);
            count >= u32::from(least)
        }
        LogicCond::More(count, than) => amount(look, count, bound) > i32::from(than),
        LogicCond::Named(test) => test(look, bound),
    }
}
