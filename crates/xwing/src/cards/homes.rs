//! Where the entry of a card stands: a pilot's with its faction and ship, an upgrade's with the slot of its data file. A card
//! is looked for there and nowhere else.

use super::weapons::Header;
use super::{Entry, pilots, upgrades};
use crate::facts::{Facts, Pilot, Slot, Upgrade};
use crate::words::XWingWords;
use broadside_engine::Ability;

/// The pilots of a faction: each ship by its id, with its entries.
pub(super) type Ships = &'static [(&'static str, &'static [Entry])];

/// Ships by the modules that are named like them.
macro_rules! ships {
    ($($ship:ident),+ $(,)?) => { &[$((stringify!($ship), $ship::ENTRIES)),+] };
}
pub(super) use ships;

/// The upgrades of one file.
pub(super) struct Shelf {
    /// The first slot of the cards.
    pub slot: Slot,
    /// The first letters of their ids, from one to another; digits come before the letters.
    pub letters: (char, char),
    /// The sides that the cards are equipped with.
    pub fronts: &'static [Entry],
    /// The other sides.
    pub backs: &'static [Entry],
    /// What attacks with the special weapons among them require.
    pub headers: &'static [(&'static str, Header)],
}

impl Shelf {
    fn holds(&self, card: &Upgrade) -> bool {
        let (first, last) = self.letters;
        let fits = |letter: char| (first..=last).contains(&letter);
        card.slots().first() == Some(&self.slot) && card.slug.starts_with(fits)
    }
}

/// The abilities of an entry; none where there is no entry.
pub(super) fn find(entries: &[Entry], slug: &str) -> &'static [Ability<XWingWords>] {
    entries.iter().find(|(name, _)| *name == slug).map_or(&[], |(_, list)| list)
}

/// The abilities of a pilot.
pub(super) fn pilot(facts: &Facts, it: &Pilot) -> &'static [Ability<XWingWords>] {
    let ship = &*facts[it.ship].slug;
    let ships =
        pilots::FACTIONS.iter().filter(|(faction, _)| *faction == it.faction).flat_map(|(_, all)| *all);
    ships.filter(|(name, _)| *name == ship).map(|(_, entries)| find(entries, &it.slug)).next().unwrap_or(&[])
}

fn shelf(it: &Upgrade) -> Option<&'static Shelf> {
    upgrades::SHELVES.iter().find(|shelf| shelf.holds(it))
}

/// The abilities of an upgrade, of the side that it is equipped with and of the other one.
pub(super) fn upgrade(it: &Upgrade) -> [&'static [Ability<XWingWords>]; 2] {
    shelf(it).map_or([&[], &[]], |shelf| [find(shelf.fronts, &it.slug), find(shelf.backs, &it.slug)])
}

/// The header of an upgrade that is a special weapon.
pub(super) fn header(it: &Upgrade) -> Option<&'static Header> {
    shelf(it)?.headers.iter().find(|(name, _)| *name == &*it.slug).map(|(_, header)| header)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::cards::{conditions, damage, ship_abilities};
    use crate::facts::{ShipAbility, Term};

    /// Entries that are there twice, or that no card of this place bears.
    fn astray<'a>(
        place: &str,
        entries: impl IntoIterator<Item = &'a str>,
        at_home: impl Fn(&str) -> bool,
    ) -> Vec<String> {
        let mut seen = BTreeSet::new();
        let wrong = entries.into_iter().filter(|slug| !seen.insert(*slug) || !at_home(slug));
        wrong.map(|slug| format!("{slug} in {place}")).collect()
    }

    fn ids(entries: &[Entry]) -> impl Iterator<Item = &'static str> {
        entries.iter().map(|(slug, _)| *slug)
    }

    #[test]
    fn every_entry_is_that_of_one_card_and_stands_where_the_card_says() {
        let facts = Facts::embedded();
        let mut wrong = Vec::new();
        for (faction, ships) in pilots::FACTIONS {
            wrong.extend(astray(faction.word(), ships.iter().map(|(ship, _)| *ship), |ship| {
                facts.ship(ship).is_some()
            }));
            for (ship, entries) in *ships {
                let home = |slug: &str| {
                    facts.pilot(slug).is_some_and(|it| {
                        facts[it].faction == *faction && &*facts[facts[it].ship].slug == *ship
                    })
                };
                wrong.extend(astray(&format!("{}, {ship}", faction.word()), ids(entries), home));
            }
        }
        for shelf in upgrades::SHELVES {
            let place = format!("{}, {:?}", shelf.slot.word(), shelf.letters);
            let home = |slug: &str| facts.upgrade(slug).is_some_and(|it| shelf.holds(&facts[it]));
            let back =
                |slug: &str| home(slug) && facts.upgrade(slug).is_some_and(|it| facts[it].back.is_some());
            let weapon = |slug: &str| {
                home(slug) && facts.upgrade(slug).is_some_and(|it| facts[it].front.weapon.is_some())
            };
            wrong.extend(astray(&place, ids(shelf.fronts), home));
            wrong.extend(astray(&place, ids(shelf.backs), back));
            wrong.extend(astray(&place, shelf.headers.iter().map(|(slug, _)| *slug), weapon));
        }
        let abilities = ship_abilities::ENTRIES.iter().flat_map(|list| ids(list));
        wrong.extend(astray("the ship abilities", abilities, |name| {
            ShipAbility::ALL.iter().any(|it| it.word() == name)
        }));
        for (letters, entries) in
            [('A'..='I', ship_abilities::ENTRIES[0]), ('J'..='Z', ship_abilities::ENTRIES[1])]
        {
            let place = format!("the ship abilities {letters:?}");
            wrong.extend(astray(&place, ids(entries), |name| name.starts_with(|c| letters.contains(&c))));
        }
        wrong.extend(astray("the conditions", ids(conditions::ENTRIES), |slug| {
            facts.condition(slug).is_some()
        }));
        wrong.extend(astray("the damage cards", ids(damage::ENTRIES), |kind| {
            facts.damage().iter().any(|it| it.kind.word() == kind)
        }));
        assert!(wrong.is_empty(), "misplaced, there twice, or of no card: {}", wrong.join("; "));
    }

    #[test]
    fn the_files_of_a_slot_divide_its_cards() {
        for card in Facts::embedded().upgrades() {
            let shelves = upgrades::SHELVES.iter().filter(|shelf| shelf.holds(card)).count();
            assert!(shelves <= 1, "{} has {shelves} files", card.slug);
        }
    }
}
