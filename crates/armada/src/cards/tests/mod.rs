//! The tables are whole, and the cards do what they say.

#[path = "../../../tests/common/mod.rs"]
mod common;
mod damage;
mod hand;
mod homes;
mod lent;
mod upgrades;

use super::*;
use crate::Armada;
use crate::facts::{DamageKind, Edition};

const TWENTY: [&str; 20] = [
    "admiral-yularen",
    "assault-concussion-missiles",
    "corrupter",
    "defense-liaison",
    "dodonnas-pride",
    "dominator",
    "electronic-countermeasures",
    "enhanced-armament",
    "expanded-hangar-bay",
    "general-dodonna",
    "grand-moff-tarkin",
    "gunnery-team",
    "h9-turbolasers",
    "jainas-light",
    "kraken",
    "leia-organa-officer",
    "redemption",
    "salvation",
    "weapons-liaison",
    "wullf-yularen",
];

#[test]
fn the_interpreter_can_run_every_ability() {
    for edition in Edition::ALL {
        for ability in Armada::new(*edition).abilities() {
            ability.validate().unwrap();
            assert!(!ability.name.is_empty(), "an ability has no name: {ability:?}");
        }
    }
}

#[test]
fn every_entry_is_a_card() {
    let facts = Facts::of(Edition::Arc);
    for (slug, _) in super::upgrades::entries(&Rules::of(Edition::Rr1)) {
        assert!(facts.upgrade(slug).is_some(), "{slug} is no upgrade card");
    }
    for (slug, _) in super::damage::ENTRIES {
        assert!(DamageKind::ALL.iter().any(|kind| kind.word() == *slug), "{slug} is no damage card");
    }
    for card in objectives::cards() {
        assert!(facts.objective(card.slug).is_some(), "{} is no objective", card.slug);
    }
}

#[test]
fn every_damage_card_and_twenty_upgrades_do_something() {
    let game = Armada::new(Edition::Arc);
    for kind in DamageKind::ALL {
        assert!(!game.table.damage[*kind as usize].is_empty(), "{} does nothing", kind.word());
    }
    for slug in TWENTY {
        let card = game.facts.upgrade(slug).unwrap();
        assert!(!game.table.upgrades[card.index()].is_empty(), "{slug} does nothing");
    }
}

#[test]
fn the_first_printing_of_the_missiles_is_not_exhausted() {
    for (edition, exhausts) in [(Edition::Rr1, false), (Edition::Rr15, true), (Edition::Arc, true)] {
        let game = Armada::new(edition);
        let card = game.facts.upgrade("assault-concussion-missiles").unwrap();
        let at = game.table.upgrades[card.index()].start as usize;
        assert_eq!(matches!(game.abilities()[at].cost, Cost::Pay(_)), exhausts, "{edition:?}");
    }
}

#[test]
fn every_ability_can_be_read() {
    for ability in Armada::new(Edition::Arc).abilities() {
        let text = crate::gloss(ability);
        assert!(text.starts_with(ability.name) && text.ends_with('.'), "{text}");
    }
}
