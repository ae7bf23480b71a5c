//! Two players with one core set.

use crate::common::{ALL, chance, fleet, rule};
use broadside_armada::facts::{Edition, Facts};
use broadside_armada::fleet::{CoreSet, check_core_set};
use broadside_rulebook::proves;
use std::collections::HashSet;

const ALL_NEUTRAL: [&str; 8] = [
    "defense-liaison",
    "weapons-liaison",
    "gunnery-team",
    "expanded-hangar-bay",
    "electronic-countermeasures",
    "assault-concussion-missiles",
    "enhanced-armament",
    "h9-turbolasers",
];

fn broken(edition: Edition, faction: &str, points: u16, lines: &str, own: &[&str]) -> Vec<String> {
    let facts = Facts::of(edition);
    let upgrades = own.iter().map(|slug| facts.upgrade(slug).expect("an upgrade")).collect();
    let problems = check_core_set(facts, &fleet(edition, faction, points, lines), &CoreSet { upgrades });
    problems.iter().map(rule).collect()
}

#[test]
fn the_cards_without_faction_are_dealt_at_random() {
    proves!("armada.core-set.02");
    for edition in ALL {
        let facts = Facts::of(edition);
        let all: HashSet<_> =
            ALL_NEUTRAL.iter().map(|slug| facts.upgrade(slug).expect("an upgrade")).collect();
        let mut first_hands = HashSet::new();
        for seed in 0..50 {
            let [first, second] = CoreSet::deal(facts, &mut chance(seed));
            let dealt: HashSet<_> = first.upgrades.iter().chain(&second.upgrades).copied().collect();
            assert_eq!(dealt, all);
            assert_eq!(first.upgrades.len() + second.upgrades.len(), all.len());
            let mut hand = first.upgrades;
            hand.sort();
            first_hands.insert(hand);
        }
        assert!(first_hands.len() > 20, "only {} different hands", first_hands.len());
        let lines = "ship CR90 Corvette A\n General Dodonna\n Defense Liaison";
        assert_eq!(broken(edition, "rebel", 180, lines, &["defense-liaison"]), [""; 0]);
        assert_eq!(broken(edition, "rebel", 180, lines, &["gunnery-team"]), ["armada.core-set.02"]);
    }
}

#[test]
fn each_player_has_the_cards_of_one_faction() {
    proves!("armada.core-set.01");
    for edition in ALL {
        let rebel = "ship CR90 Corvette A\n General Dodonna\n Jaina's Light\nship Nebulon-B Support Refit\n Salvation\n";
        assert_eq!(
            broken(edition, "rebel", 180, &format!("{rebel}squadrons\n Luke Skywalker"), &[]),
            [""; 0]
        );
        let imperial =
            "ship Victory I-class Star Destroyer\n Grand Moff Tarkin\n Wullf Yularen\n Corrupter\n";
        let ties = format!("{imperial}squadrons\n 5 x TIE Fighter Squadron\n Howlrunner");
        assert_eq!(broken(edition, "imperial", 180, &ties, &[]), [""; 0]);
        // What is not in the box, or not so often.
        for (lines, count) in [
            ("ship CR90 Corvette A\n General Dodonna\nship CR90 Corvette B", 1),
            ("ship Assault Frigate Mark II B\n General Dodonna", 1),
            ("ship CR90 Corvette A\n Mon Mothma", 1),
            ("ship CR90 Corvette A\n General Dodonna\nsquadrons\n A-wing Squadron", 1),
        ] {
            assert_eq!(
                broken(edition, "rebel", 180, lines, &[]),
                vec!["armada.core-set.01"; count],
                "{lines}"
            );
        }
        let seven = format!("{imperial}squadrons\n 7 x TIE Fighter Squadron");
        assert_eq!(broken(edition, "imperial", 180, &seven, &[]), ["armada.core-set.01"]);
    }
}

#[test]
fn one_copy_of_each_upgrade_is_in_the_box() {
    for edition in ALL {
        let lines = "ship CR90 Corvette A\n General Dodonna\n Defense Liaison\nship Nebulon-B Escort Frigate\n Defense Liaison";
        assert_eq!(broken(edition, "rebel", 180, lines, &["defense-liaison"]), ["armada.core-set.01"]);
    }
}

#[test]
fn a_core_set_game_has_180_points() {
    proves!("armada.core-set.03", "armada.fleet-building.05");
    for edition in ALL {
        let lines = "ship CR90 Corvette A\n General Dodonna";
        assert_eq!(broken(edition, "rebel", 180, lines, &[]), [""; 0]);
        assert_eq!(broken(edition, "rebel", 181, lines, &[]), ["armada.core-set.03"]);
        let dear = "ship Nebulon-B Escort Frigate\n General Dodonna\n Salvation\nship CR90 Corvette A\n H9 Turbolasers\n \
                    Electronic Countermeasures\n Leia Organa (officer)\nsquadrons\n 3 x X-wing Squadron";
        assert_eq!(broken(edition, "rebel", 180, dear, &ALL_NEUTRAL), ["armada.fleet-building.01"]);
    }
}
