//! The squads that come with the program.

use broadside_xwing::facts::{Faction, Facts, Term};
use broadside_xwing::squad::{check, learning, print, samples};
use std::collections::HashSet;

#[test]
fn every_sample_is_legal_and_full() {
    let facts = Facts::embedded();
    for sample in samples() {
        let squad = sample.squad();
        assert_eq!(check(facts, facts.standard(), &squad), [], "{}", sample.slug);
        assert_eq!(squad.points(facts), 20, "{}", sample.slug);
        assert_eq!(squad.obstacles.len(), 3, "{}", sample.slug);
        assert!(squad.ships.iter().any(|ship| !ship.upgrades.is_empty()), "{}", sample.slug);
    }
}

#[test]
fn there_are_samples_for_every_faction() {
    for &faction in Faction::ALL {
        let of = samples().iter().filter(|sample| sample.squad().faction == faction);
        assert!(of.count() >= 3, "{}", faction.word());
    }
}

#[test]
fn samples_differ() {
    let squads: Vec<_> = samples().iter().map(|sample| sample.squad()).collect();
    let names: HashSet<&str> = squads.iter().map(|squad| squad.name.as_str()).collect();
    assert_eq!(names.len(), squads.len());
    let pilots: HashSet<_> = squads.iter().flat_map(|squad| &squad.ships).map(|ship| ship.pilot).collect();
    let upgrades: HashSet<_> =
        squads.iter().flat_map(|squad| &squad.ships).flat_map(|ship| &ship.upgrades).collect();
    assert!(
        pilots.len() >= 45 && upgrades.len() >= 50,
        "{} pilots, {} upgrades",
        pilots.len(),
        upgrades.len()
    );
}

#[test]
fn sample_files_are_written_as_we_print() {
    for sample in samples() {
        assert!(sample.text.starts_with("# ") && sample.about().len() > 20, "{}", sample.slug);
        let (_, squad) = sample.text.split_once("\n\n").expect("a comment and a squad");
        assert_eq!(print(Facts::embedded(), &sample.squad()), squad, "{}", sample.slug);
    }
}

#[test]
fn the_learning_battle_is_even_and_has_no_card_to_read() {
    let facts = Facts::embedded();
    let squads = learning();
    for squad in &squads {
        assert!(check(facts, facts.standard(), squad).is_empty());
        assert!(squad.ships.iter().all(|ship| ship.upgrades.is_empty() && facts[ship.pilot].limited == 0));
    }
    assert_eq!(squads[0].points(facts), squads[1].points(facts));
}
