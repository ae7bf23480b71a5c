//! Whether a squad may be played: one problem for each broken rule, with its id.

mod names;
mod problem;
mod restrictions;
mod ship;
mod slots;
mod whole;

pub(super) use names::has_name;
pub(super) use slots::{bar, special};

pub use problem::{LIMITS, Limits, Problem, ProblemKind};

use super::Squad;
use crate::facts::{Facts, GameMode};

/// Every rule that the squad breaks in a game mode; none when it is legal.
///
/// ```
/// use broadside_xwing::facts::{Faction, Facts};
/// use broadside_xwing::squad::{Squad, check};
/// let facts = Facts::embedded();
/// let problems = check(facts, facts.standard(), &Squad::new(Faction::Rebel));
/// assert_eq!(problems[0].rule.as_deref(), Some("xwing.squad.ship-count.01"));
/// ```
pub fn check(facts: &Facts, mode: &GameMode, squad: &Squad) -> Vec<Problem> {
    let mut problems = Vec::new();
    whole::least_ships(mode, squad, &mut problems);
    problems.extend(cards(facts, mode, squad));
    names::standardized(facts, squad, &mut problems);
    names::needed(facts, squad, &mut problems);
    problems
}

/// Whether a ship of a squad meets the restrictions box of one of its upgrades (xwing.upgrade.10).
pub(crate) fn meets_restrictions(facts: &Facts, squad: &Squad, place: usize, upgrade: usize) -> bool {
    let mut problems = Vec::new();
    restrictions::check(facts, squad, place, upgrade, &mut problems);
    problems.is_empty()
}

/// Whether a legal squad is still legal after a card was added to these ships.
pub(super) fn equipped(facts: &Facts, mode: &GameMode, squad: &Squad, places: &[usize]) -> bool {
    let mut problems = Vec::new();
    names::limited(facts, squad, &mut problems);
    names::solitary(facts, squad, &mut problems);
    whole::banned(facts, mode, squad, &mut problems);
    whole::restricted(facts, mode, squad, &mut problems);
    for &place in places {
        ship::check(facts, squad, place, &mut problems);
    }
    problems.is_empty()
}

/// What is wrong with the cards that are there, whether or not others are still missing.
pub(super) fn cards(facts: &Facts, mode: &GameMode, squad: &Squad) -> Vec<Problem> {
    let mut problems = Vec::new();
    whole::limits(mode, squad, &mut problems);
    whole::points(facts, mode, squad, &mut problems);
    whole::faction(facts, mode, squad, &mut problems);
    whole::available(facts, mode, squad, &mut problems);
    whole::banned(facts, mode, squad, &mut problems);
    whole::restricted(facts, mode, squad, &mut problems);
    whole::obstacles(facts, squad, &mut problems);
    names::limited(facts, squad, &mut problems);
    names::solitary(facts, squad, &mut problems);
    for place in 0..squad.ships.len() {
        ship::check(facts, squad, place, &mut problems);
    }
    problems
}
