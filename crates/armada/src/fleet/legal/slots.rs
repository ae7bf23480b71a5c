//! Icons of the upgrade bar: how many there are, and which cards use them.

use super::problem::{Problem, ProblemKind};
use super::switches::Switches;
use crate::facts::{Facts, Size, Slot, Term, UpgradeCardId};
use crate::fleet::FleetShip;

/// How many icons of each type.
#[derive(Clone, Copy, Default)]
struct Bar([u8; Slot::ALL.len()]);

impl Bar {
    fn add(&mut self, slot: Slot) {
        self.0[slot.index()] += 1;
    }

    fn count(&self, slot: Slot) -> u8 {
        self.0[slot.index()]
    }
}

/// Each icon lets the ship equip one card with that icon; a card with several icons uses one of each.
pub(super) fn check(
    facts: &Facts,
    ship: &FleetShip,
    place: usize,
    switches: &Switches,
    problems: &mut Vec<Problem>,
) {
    let bar = bar(facts, ship);
    let mut used = Bar::default();
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
fn bar(facts: &Facts, ship: &FleetShip) -> Bar {
    let card = &facts[ship.card];
    let mut bar = Bar::default();
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
    bar: &Bar,
    used: &Bar,
    users: &[UpgradeCardId],
    switches: &Switches,
) -> Problem {
    let (card, name) = (&facts[id], &facts[ship.card].name);
    if let Some(missing) = card.slots.iter().find(|slot| bar.count(**slot) == 0) {
        let message = format!(
            "{} needs {} icon, which {name} does not have; take it off",
            card.name,
            article(missing.word())
        );
        return Problem::new(ProblemKind::Slot, switches.needs_icon(card.slots), message);
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
    let message = format!(
        "{} finds no free {} icon on {name}: {} already used by {}; keep as many as there are icons",
        card.name,
        full.word(),
        if holders.len() == 1 { "the one is".to_owned() } else { format!("all {} are", holders.len()) },
        names.join(", ")
    );
    Problem::new(ProblemKind::Slot, rule, message)
}

/// The word with its article.
pub(super) fn article(word: &str) -> String {
    let vowel = word.starts_with(['a', 'e', 'i', 'o', 'u']);
    format!("{} {word}", if vowel { "an" } else { "a" })
}
