//! Icons of the upgrade bar: how many there are, and which cards use them.

use super::problem::{Problem, ProblemKind};
use super::switches::Switches;
use crate::facts::{Facts, Size, Slot, UpgradeCardId};
use crate::fleet::FleetShip;
use crate::fleet::reasons::{self, Ship};
use broadside_lists::Icons;

/// Each icon lets the ship equip one card with that icon; a card with several icons uses one of each.
pub(super) fn check(
    facts: &Facts,
    ship: &FleetShip,
    place: usize,
    switches: &Switches,
    problems: &mut Vec<Problem>,
) {
    let bar = bar(facts, ship);
    let mut used = Icons::default();
    let mut users: Vec<UpgradeCardId> = Vec::new();
    for &id in &ship.upgrades {
        let card = &facts[id];
        if !card.in_pool || card.slots.iter().any(|slot| needs_no_icon(*slot)) {
            continue;
        }
        if card.slots.iter().all(|&slot| used.count(slot) < bar.count(slot)) {
            card.slots.iter().for_each(|&slot| used.add(slot));
            users.push(id);
        } else {
            problems.push(refusal(facts, ship, id, &bar, &used, &users, switches).card(&card.name).on(place));
        }
    }
}

/// The printed icons and those that cards add; a huge ship gains none (armada.huge-ship.23).
fn bar(facts: &Facts, ship: &FleetShip) -> Icons<Slot> {
    let card = &facts[ship.card];
    let mut bar = Icons::default();
    card.slots.iter().for_each(|&slot| bar.add(slot));
    if card.size != Size::Huge {
        let granted = ship.upgrades.iter().flat_map(|&id| facts[id].grants.iter());
        granted.for_each(|&slot| bar.add(slot));
    }
    bar
}

/// Commanders and titles have their icon on the back only (armada.upgrade-icons.02).
fn needs_no_icon(slot: Slot) -> bool {
    matches!(slot, Slot::Commander | Slot::Title)
}

fn refusal(
    facts: &Facts,
    ship: &FleetShip,
    id: UpgradeCardId,
    bar: &Icons<Slot>,
    used: &Icons<Slot>,
    users: &[UpgradeCardId],
    switches: &Switches,
) -> Problem {
    let card = &facts[id];
    let (name, on) = (card.name.to_string(), facts[ship.card].name.to_string());
    if let Some(missing) = card.slots.iter().find(|slot| bar.count(**slot) == 0) {
        let why = Ship::NoIcon { card: name, slot: reasons::slot(*missing), ship: on };
        return Problem::new(ProblemKind::Slot, switches.needs_icon(card.slots), why);
    }
    let full = card.slots.iter().copied().find(|&slot| used.count(slot) == bar.count(slot));
    let full = full.unwrap_or(card.slots[0]);
    let holders: Vec<UpgradeCardId> =
        users.iter().copied().filter(|&id| facts[id].slots.contains(&full)).collect();
    let names: Vec<&str> = holders.iter().map(|&id| &*facts[id].name).collect();
    let rule = if card.slots.len() > 1 {
        "armada.upgrade-cards.08"
    } else if holders.iter().any(|&id| facts[id].slots.len() > 1) {
        "armada.upgrade-boarding-team.01"
    } else {
        "armada.upgrade-cards.02"
    };
    let (count, names) = (holders.len(), names.join(", "));
    let why = Ship::NoFreeIcon { card: name, slot: reasons::slot(full), ship: on, count, names };
    Problem::new(ProblemKind::Slot, rule, why)
}
