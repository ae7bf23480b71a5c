//! Icons of the upgrade bar: how many there are, and which cards use them.

use super::problem::{Problem, ProblemKind};
use crate::facts::{Facts, PilotId, ShipAbility, Slot, Term, UpgradeId};
use crate::squad::SquadShip;

/// How many icons of each type.
#[derive(Clone, Copy, Default)]
pub(in crate::squad) struct Bar([u8; Slot::ALL.len()]);

impl Bar {
    fn add(&mut self, slot: Slot) {
        self.0[slot.index()] += 1;
    }

    fn take(&mut self, slot: Slot) {
        self.0[slot.index()] = self.0[slot.index()].saturating_sub(1);
    }

    /// How many icons of this type.
    pub fn count(&self, slot: Slot) -> u8 {
        self.0[slot.index()]
    }
}

/// The icons of the points list, with those that cards add and take away.
pub(in crate::squad) fn bar(facts: &Facts, ship: &SquadShip) -> Bar {
    let mut bar = Bar::default();
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
    let mut used = Bar::default();
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
    bar: &Bar,
    used: &Bar,
    users: &[UpgradeId],
) -> Problem {
    let (card, pilot) = (&facts[id], &facts[ship.pilot].name);
    let slots = card.slots();
    let two = slots.len() > 1;
    let single = two && slots.iter().any(|slot| special(facts, ship.pilot).contains(slot));
    let rule = match single {
        true => "xwing.squad.upgrade-slot.73",
        false => "xwing.squad.upgrade.01",
    };
    let needed = |slot: Slot| slots.iter().filter(|it| **it == slot).count();
    let few = slots.iter().copied().find(|&slot| usize::from(bar.count(slot)) < needed(slot));
    let message = if let Some(slot) = few {
        let has = match bar.count(slot) {
            0 => "none".to_owned(),
            count => count.to_string(),
        };
        let icons = match needed(slot) {
            1 => format!("{} icon", article(slot.word())),
            count => format!("{count} {} icons", slot.word()),
        };
        let ability = facts[ship.pilot].ship_ability.filter(|_| single);
        let beside =
            ability.map_or(String::new(), |it| format!("; {} takes cards of one icon only", it.word()));
        format!("{} needs {icons}, and {pilot} has {has}{beside}; take it off", card.name)
    } else {
        let full =
            slots.iter().copied().find(|&slot| used.count(slot) >= bar.count(slot)).unwrap_or(slots[0]);
        let holders = users.iter().filter(|&&id| facts[id].slots().contains(&full));
        let names: Vec<&str> = holders.map(|&id| &*facts[id].name).collect();
        format!(
            "{} finds no free {} icon on {pilot}: {} used by {}; keep as many as there are icons",
            card.name,
            full.word(),
            if bar.count(full) == 1 {
                "the one is".to_owned()
            } else {
                format!("the {} are", bar.count(full))
            },
            names.join(", ")
        )
    };
    Problem::new(ProblemKind::Slot, rule, message)
}

/// The word with its article.
fn article(word: &str) -> String {
    let vowel = word.starts_with(['a', 'e', 'i', 'o', 'u']);
    format!("{} {word}", if vowel { "an" } else { "a" })
}
