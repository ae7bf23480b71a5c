//! What each ship must keep with its upgrades.

use super::problem::{Problem, ProblemKind};
use super::{restrictions, slots};
use crate::facts::Facts;
use crate::squad::Squad;
use crate::squad::reasons::Ship;
use broadside_lists::Twice;

/// Checks one ship.
pub(super) fn check(facts: &Facts, squad: &Squad, place: usize, problems: &mut Vec<Problem>) {
    let ship = &squad.ships[place];
    let pilot = &facts[ship.pilot];
    let (spent, value) = (ship.loadout(facts), u32::from(pilot.loadout));
    if spent > value {
        let ship = pilot.name.to_string();
        let why = Ship::Loadout { ship, spent, most: value, over: spent - value };
        let problem = Problem::new(ProblemKind::Loadout, "xwing.squad.loadout.02", why);
        problems.push(problem.card(&pilot.name).on(place));
    }
    for (i, &id) in ship.upgrades.iter().enumerate() {
        let card = &facts[id];
        if ship.upgrades[..i].iter().any(|&other| facts[other].name_id == card.name_id) {
            let why = Twice::OnShip { card: card.name.to_string(), ship: pilot.name.to_string() };
            let problem = Problem::new(ProblemKind::Copies, "xwing.squad.upgrade.02", why);
            problems.push(problem.card(&card.name).on(place));
        }
        let found = problems.len();
        restrictions::check(facts, squad, place, i, problems);
        for problem in &mut problems[found..] {
            problem.card = Some(card.name.to_string());
            problem.ship = Some(place);
        }
    }
    slots::check(facts, ship, place, problems);
}
