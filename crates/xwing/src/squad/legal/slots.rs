//! Icons of the upgrade bar: how many there are, and which cards use them.

use super::problem::{Problem, ProblemKind};
use crate::facts::{Facts, PilotId, ShipAbility, Slot, Term, UpgradeId};
use crate::squad::SquadShip;
use crate::squad::reasons::{self, Ship};
use broadside_lists::Icons;

/// The icons of the points list, with those that cards add and take away.
pub(in crate::squad) fn bar(facts: &Facts, ship: &SquadShip) -> Icons<Slot> {
    let mut bar = Icons::default();
    facts[ship.pilot].slots.iter().for_each(|&slot| bar.add(slot));
    for &id in &ship.upgrades {
        let adds = &facts[id].front.adds;
        adds.slots.iter().for_each(|&slot| bar.add(slot));
        adds.removed_slots.iter().for_each(|&slot| bar.take(slot));
    }
    bar
}

/// The types of which a ship ability lets the ship equip one card with a single icon (xwing.squad.upgrade-slot.72).
pub(in crate::squad) fn special(facts: &Facts, pilot: PilotId) -> &'static [Slot] {
    match facts[pilot].ship_ability {
        Some(ShipAbility::WeaponHardpoint) => &[Slot::Cannon, Slot::Torpedo, Slot::Missile],
        Some(ShipAbility::VersatileFrame) => &[Slot::Torpedo, Slot::Missile],
        _ => &[],
    }
}

/// Each icon lets the ship equip one card with that icon; a card with several icons uses all of them.
pub(super) fn check(facts: &Facts, ship: &SquadShip, place: usize, problems: &mut Vec<Problem>) {
    let bar = bar(facts, ship);
    let mut special = special(facts, ship.pilot);
    let mut used = Icons::default();
    let mut users: Vec<UpgradeId> = Vec::new();
    let several = |id: &UpgradeId| facts[*id].slots().len() > 1;
    // Cards with several icons first: no hardpoint helps them, and one that takes another card may make room.
    let ordered =
        ship.upgrades.iter().filter(|id| several(id)).chain(ship.upgrades.iter().filter(|id| !several(id)));
    for &id in ordered {
        let slots = facts[id].slots();
        let mut after = used;
        slots.iter().for_each(|&slot| after.add(slot));
        if slots.iter().all(|&slot| after.count(slot) <= bar.count(slot)) {
            used = after;
            users.push(id);
        } else if slots.len() == 1 && special.contains(&slots[0]) {
            special = &[];
        } else {
            problems.push(refusal(facts, ship, id, &bar, &used, &users).card(&facts[id].name).on(place));
        }
    }
}

fn refusal(
    facts: &Facts,
    ship: &SquadShip,
    id: UpgradeId,
    bar: &Icons<Slot>,
    used: &Icons<Slot>,
    users: &[UpgradeId],
) -> Problem {
    let card = &facts[id];
    let (name, on) = (card.name.to_string(), facts[ship.pilot].name.to_string());
    let slots = card.slots();
    let two = slots.len() > 1;
    let single = two && slots.iter().any(|slot| special(facts, ship.pilot).contains(slot));
    let rule = match single {
        true => "xwing.squad.upgrade-slot.73",
        false => "xwing.squad.upgrade.01",
    };
    let needed = |slot: Slot| slots.iter().filter(|it| **it == slot).count();
    let few = slots.iter().copied().find(|&slot| usize::from(bar.count(slot)) < needed(slot));
    let why = if let Some(slot) = few {
        let (needed, has, slot) = (needed(slot), bar.count(slot), reasons::slot(slot));
        match facts[ship.pilot].ship_ability.filter(|_| single) {
            Some(ability) => {
                Ship::FewIconsAlone { card: name, needed, slot, ship: on, has, ability: ability.word() }
            }
            None => Ship::FewIcons { card: name, needed, slot, ship: on, has },
        }
    } else {
        let full =
            slots.iter().copied().find(|&slot| used.count(slot) >= bar.count(slot)).unwrap_or(slots[0]);
        let holders = users.iter().filter(|&&id| facts[id].slots().contains(&full));
        let names: Vec<&str> = holders.map(|&id| &*facts[id].name).collect();
        let (count, names, slot) = (bar.count(full), names.join(", "), reasons::slot(full));
        Ship::NoFreeIcon { card: name, slot, ship: on, count, names }
    };
    Problem::new(ProblemKind::Slot, rule, why)
}
