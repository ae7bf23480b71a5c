//! Squads drawn at random.

use crate::common::chance;
use broadside_xwing::facts::{Faction, Facts, Mode, Term, UpgradeId};
use broadside_xwing::squad::{Feature, Supply, check, random_squad, squad_with};
use std::collections::HashSet;

#[test]
fn every_drawn_squad_is_legal() {
    let facts = Facts::embedded();
    for mode in facts.modes() {
        let supply = Supply::whole(facts, mode);
        for seed in 0..60 {
            let mut draw = chance(seed);
            for &faction in Faction::ALL {
                let squad = random_squad(facts, mode, faction, &supply, &mut draw).expect("a squad");
                assert_eq!(check(facts, mode, &squad), [], "seed {seed}, {}", faction.word());
                assert_eq!((squad.faction, squad.obstacles.len()), (faction, 3));
            }
        }
    }
}

#[test]
fn a_squad_is_built_around_any_card() {
    let facts = Facts::embedded();
    let mode = facts.extended();
    let supply = Supply::whole(facts, mode);
    let around = |feature| {
        let squad = |&faction| squad_with(facts, mode, (faction, feature), &supply, &mut chance(3));
        Faction::ALL.iter().find_map(squad)
    };
    for slug in ["dengar", "idenversio", "lukeskywalker"] {
        let pilot = facts.pilot(slug).expect("a pilot");
        let squad = around(Feature::Pilot(pilot)).expect("a squad");
        assert_eq!(check(facts, mode, &squad), [], "{slug}");
        assert_eq!(squad.ships[0].pilot, pilot);
    }
    for slug in ["protontorpedoes", "backwardstailslide", "ghostcompany", "barragerockets"] {
        let upgrade = facts.upgrade(slug).expect("an upgrade");
        let squad = around(Feature::Upgrade(upgrade)).expect("a squad");
        assert_eq!(check(facts, mode, &squad), [], "{slug}");
        assert!(squad.ships[0].upgrades.contains(&upgrade), "{slug}");
    }
}

#[test]
fn every_card_is_drawn_sooner_or_later() {
    let facts = Facts::embedded();
    let mode = facts.extended();
    let supply = Supply::whole(facts, mode);
    let (mut pilots, mut upgrades, mut obstacles) = (HashSet::new(), HashSet::new(), HashSet::new());
    // Cards of huge ships; and no small ship with the Force has the loadout for Supernatural Reflexes.
    let never = |id: UpgradeId| {
        !facts[id].restriction.huge_ships.is_empty() || facts.upgrade("supernaturalreflexes") == Some(id)
    };
    let wanted: HashSet<_> = supply.upgrades.iter().copied().filter(|&id| !never(id)).collect();
    let done = |pilots: &HashSet<_>, upgrades: &HashSet<_>, obstacles: &HashSet<_>| {
        pilots.len() == supply.pilots.len() && upgrades.is_superset(&wanted) && obstacles.len() == 30
    };
    for seed in 0..4000 {
        for &faction in Faction::ALL {
            let squad = random_squad(facts, mode, faction, &supply, &mut chance(seed)).expect("a squad");
            pilots.extend(squad.ships.iter().map(|ship| ship.pilot));
            upgrades.extend(squad.ships.iter().flat_map(|ship| ship.upgrades.clone()));
            obstacles.extend(squad.obstacles);
        }
        if done(&pilots, &upgrades, &obstacles) {
            return;
        }
    }
    let missing: Vec<&str> = supply
        .pilots
        .iter()
        .filter(|id| !pilots.contains(id))
        .map(|&id| &*facts[id].slug)
        .chain(wanted.difference(&upgrades).map(|&id| &*facts[id].slug))
        .collect();
    panic!("never drawn: {missing:?}");
}

#[test]
fn drawn_squads_use_their_points_and_differ() {
    let facts = Facts::embedded();
    let mode = facts.standard();
    let supply = Supply::whole(facts, mode);
    let (mut points, mut counts, mut equipped) = (0, HashSet::new(), 0);
    for seed in 0..200 {
        let faction = Faction::ALL[seed as usize % 7];
        let squad = random_squad(facts, mode, faction, &supply, &mut chance(seed)).expect("a squad");
        points += squad.points(facts);
        counts.insert(squad.ships.len());
        equipped += squad.ships.iter().map(|ship| ship.upgrades.len()).sum::<usize>();
    }
    assert!(points / 200 >= 16, "{} points on average", points / 200);
    assert!(counts.len() >= 5, "{counts:?}");
    assert!(equipped / 200 >= 6, "{} upgrades on average", equipped / 200);
}

#[test]
fn only_cards_of_the_supply_are_drawn() {
    let facts = Facts::embedded();
    let mode = facts.standard();
    let allowed = ["predator", "shieldupgrade"].map(|slug| facts.upgrade(slug).expect("an upgrade"));
    let supply = Supply::whole(facts, mode).with_upgrades(&allowed);
    for seed in 0..30 {
        let squad =
            random_squad(facts, mode, Faction::Imperial, &supply, &mut chance(seed)).expect("a squad");
        assert!(squad.ships.iter().flat_map(|ship| &ship.upgrades).all(|id| allowed.contains(id)));
        assert!(squad.ships.iter().all(|ship| facts[ship.pilot].modes.contains(Mode::Standard)));
    }
    let few = Supply { pilots: facts.pilots_named("Boba Fett").collect(), upgrades: Vec::new() };
    assert_eq!(random_squad(facts, mode, Faction::Scum, &few, &mut chance(1)), None);
}
