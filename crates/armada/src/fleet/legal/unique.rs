//! Names that may be in a fleet only once.

use super::problem::{Problem, ProblemKind};
use crate::facts::{Facts, Slot, UniqueNameId, fold};
use crate::fleet::Fleet;
use crate::fleet::reasons::Whole;
use broadside_lists::Twice;

/// A card with its unique names.
struct Bearer<'a> {
    names: &'a [UniqueNameId],
    card: &'a str,
    ship: Option<usize>,
}

/// No two cards share a unique name, whatever kinds of cards they are (armada.unique-names.01, armada.unique-names.04).
pub(super) fn names(facts: &Facts, fleet: &Fleet, problems: &mut Vec<Problem>) {
    let bearers = bearers(facts, fleet);
    for (place, bearer) in bearers.iter().enumerate() {
        let shares = |other: &&Bearer| other.names.iter().any(|name| bearer.names.contains(name));
        let Some(other) = bearers[..place].iter().find(shares) else { continue };
        let card = bearer.card;
        // Cards of different names can only share the name of their craft.
        let name = card.to_owned();
        let (rule, why) = if fold(card) == fold(other.card) {
            ("armada.unique-names.02", Whole::UniqueName { card: name })
        } else {
            ("armada.unique-names.03", Whole::UniqueType { card: name, other: other.card.to_owned() })
        };
        let problem = Problem::new(ProblemKind::UniqueName, rule, why).card(card);
        problems.push(Problem { ship: bearer.ship, ..problem });
    }
}

fn bearers<'a>(facts: &'a Facts, fleet: &Fleet) -> Vec<Bearer<'a>> {
    let mut bearers = Vec::new();
    for (place, ship) in fleet.ships.iter().enumerate() {
        let card = &facts[ship.card];
        bearers.push(Bearer { names: card.unique.as_slice(), card: &card.name, ship: Some(place) });
        for &id in &ship.upgrades {
            let card = &facts[id];
            bearers.push(Bearer { names: card.unique.as_slice(), card: &card.name, ship: Some(place) });
        }
    }
    for &id in &fleet.squadrons {
        let card = &facts[id];
        bearers.push(Bearer { names: &card.unique, card: &card.name, ship: None });
    }
    bearers.retain(|bearer| !bearer.names.is_empty());
    bearers
}

/// Only one fleet command card of a name is in the fleet.
pub(super) fn fleet_commands(facts: &Facts, fleet: &Fleet, problems: &mut Vec<Problem>) {
    let mut seen = Vec::new();
    for (place, ship) in fleet.ships.iter().enumerate() {
        for &id in &ship.upgrades {
            let card = &facts[id];
            if !card.slots.contains(&Slot::FleetCommand) || !card.in_pool {
                continue;
            }
            if seen.contains(&id) {
                let why = Twice::InList { card: card.name.to_string() };
                let problem = Problem::new(ProblemKind::Copies, "armada.upgrade-fleet-command.02", why);
                problems.push(problem.card(&card.name).on(place));
            }
            seen.push(id);
        }
    }
}
