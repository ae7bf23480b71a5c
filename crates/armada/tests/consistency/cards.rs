//! Counts, ids and the sense of single cards.

use broadside_armada::facts::{
    Category, Colour, DECK, DamageTrait, Face, Facts, Keyword, ReadyIcon, Size, Slot, Tag, Term, Zone,
};
use std::collections::HashSet;

#[test]
fn every_card_is_there() {
    let facts = Facts::embedded();
    assert_eq!(facts.ships().len(), 66);
    assert_eq!(facts.chassis().len(), 34);
    assert_eq!(facts.squadrons().len(), 107);
    assert_eq!(facts.upgrades().len(), 292);
    assert_eq!(facts.objectives().iter().filter(|o| o.category.is_some()).count(), 36);
    assert_eq!(facts.objectives().iter().filter(|o| o.category.is_none()).count(), 19);
    assert_eq!(facts.obstacles().len(), 13);
    for &category in Category::ALL {
        assert_eq!(
            facts.objectives().iter().filter(|o| o.category == Some(category)).count(),
            12,
            "{category:?}"
        );
    }
}

#[test]
fn an_id_names_one_card_of_all_kinds() {
    let facts = Facts::embedded();
    let slugs: Vec<&str> = (facts.ships().iter().map(|c| &*c.slug))
        .chain(facts.squadrons().iter().map(|c| &*c.slug))
        .chain(facts.upgrades().iter().map(|c| &*c.slug))
        .chain(facts.objectives().iter().map(|c| &*c.slug))
        .chain(facts.obstacles().iter().map(|c| &*c.slug))
        .chain(facts.damage().iter().map(|c| c.kind.word()))
        .collect();
    let mut seen = HashSet::new();
    let twice: Vec<_> = slugs.iter().filter(|slug| !seen.insert(**slug)).collect();
    assert!(twice.is_empty(), "used twice: {twice:?}");
    let plain = |slug: &str| slug.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
    assert!(slugs.iter().all(|slug| plain(slug)));
}

/// armada.damage.deck.01: 52 cards, 16 with the Crew trait (7 titles) and 36 with the Ship trait (15 titles).
#[test]
fn the_damage_deck_has_52_cards() {
    let facts = Facts::embedded();
    let of = |which| facts.damage().iter().filter(move |card| card.damage_trait == which);
    let cards = |which| of(which).map(|card| card.count as usize).sum::<usize>();
    assert_eq!((of(DamageTrait::Crew).count(), cards(DamageTrait::Crew)), (7, 16));
    assert_eq!((of(DamageTrait::Ship).count(), cards(DamageTrait::Ship)), (15, 36));
    assert_eq!(cards(DamageTrait::Crew) + cards(DamageTrait::Ship), DECK);
    assert!(facts.damage().iter().enumerate().all(|(place, card)| card.kind as usize == place));
}

#[test]
fn the_dice_have_their_faces() {
    let count = |colour: Colour, face| colour.faces().iter().filter(|f| **f == face).count();
    let [red, blue, black] = [Colour::Red, Colour::Blue, Colour::Black].map(|colour| {
        [Face::Hit, Face::Critical, Face::DoubleHit, Face::HitCritical, Face::Accuracy, Face::Blank]
            .map(|face| count(colour, face))
    });
    assert_eq!(red, [2, 2, 1, 0, 1, 2]);
    assert_eq!(blue, [4, 2, 0, 0, 2, 0]);
    assert_eq!(black, [4, 0, 0, 2, 0, 2]);
}

#[test]
fn ships_make_sense() {
    let facts = Facts::embedded();
    for ship in facts.ships() {
        let name = &ship.name;
        assert!((1..=4).contains(&ship.command) && ship.squadron >= 1 && ship.engineering >= 2, "{name}");
        assert!(ship.hull >= 3 && ship.points >= 18, "{name}");
        assert!(!ship.defense.is_empty() && ship.defense.is_sorted(), "{name}");
        assert!(ship.defense.windows(3).all(|t| t[0] != t[2]), "{name}: three tokens of one type");
        for zone in Zone::ALL {
            let has = ship.zones().contains(zone);
            let armed = ship.battery[zone.index()].total() > 0;
            // Some small ships have no dice behind, and flotillas none at other zones.
            assert!(
                if has { armed || *zone == Zone::Rear || ship.flotilla } else { !armed },
                "{name} {zone:?}"
            );
            assert_eq!(ship.shields[zone.index()] > 0, has, "{name} {zone:?}");
        }
        assert_eq!(ship.battery[Zone::Left.index()], ship.battery[Zone::Right.index()], "{name}");
        assert!((1..=3).contains(&ship.anti_squadron.total()), "{name}");
        assert_eq!(ship.tags.contains(Tag::StarDestroyer), ship.name.contains("Star Destroyer"), "{name}");
        assert_eq!(ship.tags.contains(Tag::Mc), ship.name.starts_with("MC"), "{name}");
        assert_eq!(
            ship.tags.contains(Tag::StarDreadnought),
            ship.name.contains("Star Dreadnought"),
            "{name}"
        );
        assert!(!ship.flotilla || ship.size == Size::Small, "{name}");
    }
    assert_eq!(facts.ships().iter().filter(|ship| ship.flotilla).count(), 5);
    assert_eq!(facts.ships().iter().filter(|ship| ship.special.is_some()).count(), 2);
}

#[test]
fn speed_charts_make_sense() {
    for chassis in Facts::embedded().chassis() {
        let chart = &chassis.speed;
        assert!((2..=4).contains(&chart.top()), "{}", chassis.slug);
        assert!(chart.clicks(0).is_empty() && chart.clicks(chart.top() + 1).is_empty());
        for speed in 1..=chart.top() {
            assert_eq!(chart.clicks(speed).len(), speed as usize, "{}", chassis.slug);
            let turns = chart.clicks(speed).iter().any(|&clicks| clicks > 0);
            assert_eq!(turns, chassis.size != Size::Huge, "{} at speed {speed}", chassis.slug);
        }
    }
}

#[test]
fn squadrons_make_sense() {
    let facts = Facts::embedded();
    for squadron in facts.squadrons() {
        let name = &squadron.name;
        assert!((3..=8).contains(&squadron.hull) && (2..=5).contains(&squadron.speed), "{name}");
        assert!(
            (1..=4).contains(&squadron.anti_squadron.total()) && (1..=3).contains(&squadron.battery.total()),
            "{name}"
        );
        let class = squadron.class.unwrap_or_else(|| panic!("{name} has no class"));
        assert!(!facts[class].is_unique() && facts[class].class == Some(class), "{name}");
        assert_eq!(class == squadron.id, !squadron.is_unique(), "{name}");
        assert!(squadron.is_unique() || squadron.defense.is_empty() && !squadron.ability, "{name}");
    }
    // The 64 abilities that the vocabulary of effects counts.
    assert_eq!(facts.squadrons().iter().filter(|s| s.ability).count(), 64);
    for &keyword in Keyword::ALL {
        // No printed card has Scout; an upgrade grants it.
        assert_eq!(
            facts.squadrons().iter().any(|s| s.keywords.has(keyword)),
            keyword != Keyword::Scout,
            "{keyword:?}"
        );
    }
}

#[test]
fn upgrades_make_sense() {
    let facts = Facts::embedded();
    for card in facts.upgrades() {
        let name = &card.name;
        assert_eq!(card.slots.contains(&Slot::Commander), card.slots[0] == Slot::Commander, "{name}");
        if card.slots[0] == Slot::Commander {
            assert!(card.unique.is_some() && card.factions.len() == 1 && card.points >= 20, "{name}");
        }
        if card.slots[0] == Slot::Title {
            assert_eq!(card.factions.len(), 1, "{name}");
            assert!(card.restriction.chassis.is_some() || card.restriction.tag.is_some(), "{name}");
        }
        if let Some(chassis) = card.restriction.chassis {
            let fits = |ship: &&_| {
                let ship: &broadside_armada::facts::ShipCard = ship;
                ship.chassis == chassis && card.open_to(ship.faction)
            };
            assert!(facts.ships().iter().find(fits).is_some(), "{name} fits no ship");
        }
        if let Some(tag) = card.restriction.tag {
            assert!(
                facts.ships().iter().any(|s| s.tags.contains(tag) && card.open_to(s.faction)),
                "{name} fits no ship"
            );
        }
    }
    // An exhausted card recurs by default; fourteen ready for a cost, and Jedi Hostage not at all.
    let non_recur = || facts.upgrades().iter().filter(|card| card.icon == Some(ReadyIcon::NonRecur));
    assert_eq!(non_recur().filter(|card| card.ready.is_some()).count(), 14);
    let without: Vec<_> = non_recur().filter(|card| card.ready.is_none()).map(|card| &*card.slug).collect();
    assert_eq!(without, ["jedi-hostage"]);
    assert_eq!(facts.upgrades().iter().filter(|card| !card.grants.is_empty()).count(), 9);
}
