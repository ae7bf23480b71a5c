//! Whether a fleet may be played: one problem for each broken rule, with its id.
//!
//! Differences between the editions stand in [`switches`], and nowhere else.

mod core_set;
mod equip;
mod problem;
mod ship;
mod slots;
mod switches;
mod unique;
mod whole;

pub use core_set::{CoreSet, check_core_set};
pub(crate) use equip::may_equip;
pub use problem::{LIMITS, Limits, Problem, ProblemKind};

use super::Fleet;
use crate::facts::Facts;
use switches::Switches;

/// Every rule of the edition that the fleet breaks; none when it is legal.
///
/// ```
/// use broadside_armada::facts::{Faction, Facts};
/// use broadside_armada::fleet::{Fleet, check};
/// let facts = Facts::embedded();
/// let problems = check(facts, &Fleet::new(facts, Faction::Rebel));
/// assert!(problems.iter().any(|problem| problem.rule.as_deref() == Some("armada.flagship.03")));
/// ```
pub fn check(facts: &Facts, fleet: &Fleet) -> Vec<Problem> {
    let mut problems = cards(facts, fleet);
    whole::flagship(facts, fleet, &mut problems);
    whole::objectives(facts, fleet, &mut problems);
    problems
}

/// What is wrong with the cards that are there, whether or not others are still missing.
pub(super) fn cards(facts: &Facts, fleet: &Fleet) -> Vec<Problem> {
    let switches = Switches::of(facts.ruleset.edition);
    let mut problems = Vec::new();
    whole::limits(fleet, &mut problems);
    whole::points(facts, fleet, &mut problems);
    whole::faction(facts, fleet, &switches, &mut problems);
    whole::pool(facts, fleet, &mut problems);
    whole::aces(facts, fleet, &switches, &mut problems);
    whole::commanders(facts, fleet, &mut problems);
    unique::names(facts, fleet, &mut problems);
    unique::fleet_commands(facts, fleet, &mut problems);
    for place in 0..fleet.ships.len() {
        ship::check(facts, fleet, place, &switches, &mut problems);
    }
    problems
}
