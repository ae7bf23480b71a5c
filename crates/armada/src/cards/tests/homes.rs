//! A card's home can be guessed: its entry stands where its slot, faction or category says, once, in the order of names.

use super::*;
use crate::cards::upgrades::FILES;
use crate::cards::{Entry, squadrons};
use crate::facts::{Faction, Set, Slot};

fn names(entries: &[Entry]) -> Vec<&'static str> {
    entries.iter().map(|(slug, _)| *slug).collect()
}

/// The names of a file follow one another, so none stands twice in it.
fn in_order(names: &[&str]) {
    for pair in names.windows(2) {
        assert!(pair[0] < pair[1], "{} stands behind {}; entries go by name", pair[1], pair[0]);
    }
}

#[test]
fn upgrades_stand_by_slot_and_faction() {
    let facts = Facts::of(Edition::Arc);
    for ((slots, factions), file) in FILES {
        in_order(&names(file.cards));
        for slug in names(file.cards) {
            let card = &facts[facts.upgrade(slug).unwrap_or_else(|| panic!("{slug} is no upgrade card"))];
            assert_eq!(card.slots, *slots, "{slug} stands in the file of another slot");
            let divided = [Slot::Commander, Slot::Officer, Slot::Title].contains(&slots[0]);
            assert_eq!(
                factions.is_some(),
                divided,
                "officers, commanders and titles have a file for each faction"
            );
            let fits =
                |factions: &[Faction]| card.factions == factions.iter().copied().collect::<Set<Faction>>();
            assert!(factions.is_none_or(fits), "{slug} stands in the file of another faction");
        }
        for (slug, _) in file.rr15.iter().chain(file.first) {
            assert!(names(file.cards).contains(slug), "the older {slug} does not stand beside the newer one");
        }
    }
}

#[test]
fn no_upgrade_stands_twice() {
    let mut all: Vec<_> = FILES.iter().flat_map(|(_, file)| names(file.cards)).collect();
    all.sort_unstable();
    in_order(&all);
}

#[test]
fn squadrons_stand_by_faction() {
    let facts = Facts::of(Edition::Arc);
    for (faction, cards) in &squadrons::FILES {
        in_order(&names(cards));
        for slug in names(cards) {
            let card = &facts[facts.squadron(slug).unwrap_or_else(|| panic!("{slug} is no squadron card"))];
            assert_eq!(card.faction, *faction, "{slug} stands in the file of another faction");
        }
    }
}

#[test]
fn objectives_stand_by_category() {
    let facts = Facts::of(Edition::Arc);
    for (category, cards) in &objectives::CATEGORIES {
        in_order(&cards.iter().map(|card| card.slug).collect::<Vec<_>>());
        for slug in cards.iter().map(|card| card.slug) {
            let card = &facts[facts.objective(slug).unwrap_or_else(|| panic!("{slug} is no objective"))];
            assert_eq!(card.category, Some(*category), "{slug} stands in the file of another category");
        }
    }
}
