//! Fleets drawn at random.

use crate::common::{ALL, chance};
use broadside_armada::facts::{Edition, Faction, Facts, Term};
use broadside_armada::fleet::{Supply, check, random_fleet};
use std::collections::HashSet;

#[test]
fn every_drawn_fleet_is_legal() {
    for edition in ALL {
        let facts = Facts::of(edition);
        for supply in [Supply::basic(facts), Supply::whole(facts)] {
            for seed in 0..400 {
                let mut draw = chance(seed);
                for faction in facts.ruleset.factions.iter() {
                    let points = 100 + draw(401) as u16;
                    let fleet = random_fleet(facts, faction, points, &supply, &mut draw).expect("a fleet");
                    assert_eq!(check(facts, &fleet), [], "seed {seed}, {}", faction.word());
                    assert_eq!((fleet.faction, fleet.points), (faction, points));
                }
            }
        }
    }
}

#[test]
fn only_cards_of_the_supply_are_drawn() {
    let facts = Facts::embedded();
    let allowed = ["kraken", "gunnery-team"].map(|slug| facts.upgrade(slug).expect("an upgrade"));
    let supply = Supply::basic(facts).with_upgrades(&allowed);
    for seed in 0..100 {
        let fleet =
            random_fleet(facts, Faction::Separatist, 400, &supply, &mut chance(seed)).expect("a fleet");
        assert!(fleet.ships.iter().flat_map(|ship| &ship.upgrades).all(|id| allowed.contains(id)));
        assert!(fleet.objectives.iter().all(|id| supply.objectives.contains(id)));
    }
}

#[test]
fn every_card_is_drawn_sooner_or_later() {
    for edition in ALL {
        let facts = Facts::of(edition);
        let supply = Supply::basic(facts);
        let (mut ships, mut squadrons) = (HashSet::new(), HashSet::new());
        let (mut upgrades, mut objectives) = (HashSet::new(), HashSet::new());
        for seed in 0..400 {
            for faction in facts.ruleset.factions.iter() {
                let fleet = random_fleet(facts, faction, 500, &supply, &mut chance(seed)).expect("a fleet");
                ships.extend(fleet.ships.iter().map(|ship| ship.card));
                upgrades.extend(fleet.ships.iter().flat_map(|ship| ship.upgrades.clone()));
                squadrons.extend(fleet.squadrons);
                objectives.extend(fleet.objectives);
            }
        }
        let seen = [ships.len(), squadrons.len(), upgrades.len(), objectives.len()];
        let all =
            [supply.ships.len(), supply.squadrons.len(), supply.upgrades.len(), supply.objectives.len()];
        assert_eq!(seen, all, "{}", edition.word());
    }
}

#[test]
fn drawn_fleets_use_their_points_and_differ() {
    let facts = Facts::embedded();
    let supply = Supply::basic(facts);
    let (mut spent, mut least, mut kinds) = (0, u32::MAX, HashSet::new());
    for seed in 0..300 {
        let fleet = random_fleet(facts, Faction::Rebel, 400, &supply, &mut chance(seed)).expect("a fleet");
        spent += fleet.cost(facts);
        least = least.min(fleet.cost(facts));
        kinds.insert((fleet.ships.len(), fleet.squadrons.len()));
    }
    assert!(spent / 300 >= 360 && least >= 200, "{} on average, {least} at least", spent / 300);
    assert!(kinds.len() > 30, "{} kinds", kinds.len());
}

#[test]
fn without_a_commander_or_enough_points_there_is_no_fleet() {
    let facts = Facts::embedded();
    let supply = Supply::basic(facts);
    let none = |faction, points, supply: &Supply| {
        random_fleet(facts, faction, points, supply, &mut chance(1)).is_none()
    };
    assert!(none(Faction::Separatist, 76, &supply), "a Hardcell with Kraken costs 77");
    assert!(!none(Faction::Separatist, 77, &supply));
    assert!(none(Faction::Rebel, 400, &supply.clone().with_upgrades(&[])));
    let first = Facts::of(Edition::Rr1);
    let republic = random_fleet(first, Faction::Republic, 300, &Supply::basic(first), &mut chance(1));
    assert!(republic.is_none());
}
