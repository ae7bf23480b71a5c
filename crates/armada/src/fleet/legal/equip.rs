//! Whether a ship could equip one more card in the middle of a game.

use crate::facts::{Facts, ShipCardId, Size, Slot, UpgradeCardId};

/// Whether a ship with these cards may equip another one: faction, restrictions, and a free icon for it
/// (armada.upgrade-cards.02, armada.upgrade-cards.03, armada.upgrade-cards.04, armada.upgrade-cards.05,
/// armada.upgrade-cards.06, armada.upgrade-cards.07, armada.upgrade-cards.08, armada.upgrade-cards.09,
/// armada.upgrade-cards.10, armada.upgrade-cards.11, armada.upgrade-cards.12, armada.upgrade-cards.13,
/// armada.upgrade-cards.14, armada.upgrade-cards.15, armada.upgrade-cards.16, armada.upgrade-cards.17,
/// armada.upgrade-cards.18).
pub fn may_equip(
    facts: &Facts,
    ship: ShipCardId,
    flagship: bool,
    has: impl Iterator<Item = UpgradeCardId> + Clone,
    card: UpgradeCardId,
) -> bool {
    let (hull, wanted) = (&facts[ship], &facts[card]);
    let asks = &wanted.restriction;
    let barred = (asks.barred_sizes.is_empty() || asks.barred_sizes.contains(hull.size))
        && hull.slots.iter().any(|slot| asks.barred_by.contains(*slot));
    let allowed = wanted.open_to(hull.faction)
        && asks.chassis.is_none_or(|chassis| chassis == hull.chassis)
        && asks.tag.is_none_or(|tag| hull.tags.contains(tag))
        && (asks.sizes.is_empty() || asks.sizes.contains(hull.size))
        && (!asks.flagship || flagship)
        && (hull.size != Size::Huge || wanted.grants.is_empty())
        && !barred;
    let beside = has.clone().all(|id| {
        let other = &facts[id];
        let closed = wanted.slots.iter().any(|slot| other.closes.contains(*slot))
            || other.slots.iter().any(|slot| wanted.closes.contains(*slot));
        let both_modifications = other.modification && wanted.modification;
        id != card && !both_modifications && !closed
    });
    allowed && beside && wanted.slots.iter().all(|slot| is_free(facts, ship, has.clone(), *slot))
}

/// Whether an icon is left for a card. A ship has one commander, which a flotilla cannot have, and one title; neither needs
/// an icon.
fn is_free(
    facts: &Facts,
    ship: ShipCardId,
    has: impl Iterator<Item = UpgradeCardId> + Clone,
    slot: Slot,
) -> bool {
    let hull = &facts[ship];
    let count = |slots: &[Slot]| slots.iter().filter(|it| **it == slot).count();
    let used: usize = has.clone().map(|id| count(facts[id].slots)).sum();
    match slot {
        Slot::Commander => !hull.flotilla && used == 0,
        Slot::Title => used == 0,
        _ => {
            let granted: usize = match hull.size {
                Size::Huge => 0,
                _ => has.map(|id| count(&facts[id].grants)).sum(),
            };
            used < count(&hull.slots) + granted
        }
    }
}
