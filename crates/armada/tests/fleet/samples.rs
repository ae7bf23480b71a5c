//! The fleets that come with the program.

use crate::common::NOW;
use broadside_armada::facts::{Edition, Faction, Facts, Term};
use broadside_armada::fleet::{
    CoreSet, Supply, check, check_core_set, print, samples, unplayed_objectives, without_effect,
};
use broadside_rulebook::proves;
use std::collections::HashSet;

#[test]
fn every_sample_is_legal_and_full() {
    for sample in samples() {
        let fleet = sample.fleet();
        for &edition in sample.editions {
            let facts = Facts::of(edition);
            assert_eq!(check(facts, &fleet), [], "{} in {}", sample.slug, edition.word());
            let cost = fleet.cost(facts);
            assert!(cost + 10 >= u32::from(fleet.points), "{} costs {cost} only", sample.slug);
            if sample.is_tournament() {
                continue;
            }
            let supply = Supply::basic(facts);
            assert!(fleet.ships.iter().flat_map(|s| &s.upgrades).all(|id| supply.upgrades.contains(id)));
            assert!(fleet.objectives.iter().all(|id| supply.objectives.contains(id)), "{}", sample.slug);
        }
    }
}

#[test]
fn there_are_samples_for_every_faction_and_total() {
    let has = |faction, points, edition| {
        samples().iter().any(|sample| {
            let fleet = sample.fleet();
            fleet.faction == faction && fleet.points == points && sample.editions.contains(&edition)
        })
    };
    for &faction in Faction::ALL {
        for edition in NOW {
            assert!(has(faction, 180, edition) && has(faction, 400, edition), "{}", faction.word());
        }
    }
    assert!(has(Faction::Rebel, 300, Edition::Rr1) && has(Faction::Imperial, 300, Edition::Rr1));
}

#[test]
fn samples_differ_and_use_every_objective() {
    let facts = Facts::embedded();
    let own = || samples().iter().filter(|sample| !sample.is_tournament());
    let legal: Vec<_> = own().filter(|s| !s.editions.is_empty()).map(|s| s.fleet()).collect();
    let names: HashSet<&str> = legal.iter().map(|fleet| fleet.name.as_str()).collect();
    assert_eq!(names.len(), legal.len());
    let objectives: HashSet<_> = legal.iter().flat_map(|fleet| &fleet.objectives).collect();
    assert_eq!(objectives.len(), Supply::basic(facts).objectives.len());
    let upgrades: HashSet<_> = legal.iter().flat_map(|f| &f.ships).flat_map(|s| &s.upgrades).collect();
    assert_eq!(upgrades.len(), Supply::basic(facts).upgrades.len());
}

/// Cards of tournament fleets that the program does not play yet.
const WAITING: &[&str] = &["SPHA-T"];

#[test]
fn tournament_fleets_play_with_all_their_cards() {
    let all: Vec<_> = samples().iter().filter(|sample| sample.is_tournament()).collect();
    assert_eq!(all.len(), 16);
    for sample in all {
        let (fleet, edition) = (sample.fleet(), sample.editions.last().expect("an edition"));
        let facts = Facts::of(*edition);
        let missing: Vec<&str> = without_effect(facts, &fleet);
        assert!(missing.iter().all(|card| WAITING.contains(card)), "{}: {missing:?}", sample.slug);
        assert!(unplayed_objectives(facts, &fleet).is_empty(), "{}", sample.slug);
    }
}

#[test]
fn sample_files_are_written_as_we_print() {
    for sample in samples() {
        assert!(sample.text.starts_with("# ") && sample.about().len() > 20, "{}", sample.slug);
        let (_, fleet) = sample.text.split_once("\n\n").expect("a comment and a fleet");
        assert_eq!(print(Facts::embedded(), &sample.fleet()), fleet, "{}", sample.slug);
    }
}

#[test]
fn one_core_set_is_enough_for_the_two_small_fleets_of_its_factions() {
    let facts = Facts::embedded();
    for slug in ["rebel-180", "imperial-180"] {
        let fleet = samples().iter().find(|sample| sample.slug == slug).expect("a sample").fleet();
        let upgrades = fleet.ships.iter().flat_map(|ship| ship.upgrades.clone()).collect();
        assert_eq!(check_core_set(facts, &fleet, &CoreSet { upgrades }), [], "{slug}");
    }
}

/// The cards of a force, by slug.
fn force(slug: &str) -> (Vec<String>, Vec<String>) {
    let facts = Facts::embedded();
    let fleet = samples().iter().find(|sample| sample.slug == slug).expect("a sample").fleet();
    assert!(fleet.upgrade_count() == 0 && fleet.objectives.is_empty());
    (
        fleet.ships.iter().map(|ship| facts[ship.card].slug.to_string()).collect(),
        fleet.squadrons.iter().map(|&id| facts[id].slug.to_string()).collect(),
    )
}

#[test]
fn the_forces_of_the_learning_scenario() {
    proves!(
        "armada.learning-scenario.06",
        "armada.learning-scenario.07",
        "armada.learning-scenario.08",
        "armada.learning-scenario.09"
    );
    let (ships, squadrons) = force("learning-rebel");
    assert_eq!(ships, ["cr90-corvette-a", "nebulon-b-escort-frigate"]);
    assert_eq!(squadrons, ["x-wing-squadron"; 4]);
    let (ships, squadrons) = force("learning-imperial");
    assert_eq!(ships, ["victory-ii-class-star-destroyer"]);
    assert_eq!(squadrons, ["tie-fighter-squadron"; 6]);
}
