//! Limited, solitary and standardized cards, and cards that ask for another.

use crate::common::{altered, broken, broken_in, facts_with, problem, problems, say};
use broadside_rulebook::proves;
use broadside_xwing::squad::ProblemKind;

#[test]
fn a_limited_name_is_there_once() {
    proves!("xwing.limited.01", "xwing.limited.02", "xwing.squad.limited.01");
    assert_eq!(broken("imperial", "ship Wampa\nship Academy Pilot\nship Academy Pilot"), [""; 0]);
    let told = problem("imperial", "ship Wampa\nship Wampa\nship Academy Pilot");
    assert_eq!(
        (told.kind, told.rule.as_deref(), told.ship),
        (ProblemKind::Limited, Some("xwing.squad.limited.01"), Some(1))
    );
    assert_eq!(say(&told.why), "the squad has 2 cards named “Wampa”; the name is limited, so keep 1");
}

#[test]
fn more_bullets_allow_more_cards() {
    proves!("xwing.limited.03", "xwing.limited.71");
    let jingoists = |count| broken("imperial", &("ship ISB Jingoist\n".repeat(count) + "ship Academy Pilot"));
    assert_eq!((jingoists(2), jingoists(3)), (vec![], vec!["xwing.squad.limited.01"]));
    let hunters =
        |count| broken("separatist", &("ship Precise Hunter\n".repeat(count) + "ship separatistdrone"));
    assert_eq!((hunters(3), hunters(4)), (vec![], vec!["xwing.squad.limited.01"]));
}

#[test]
fn ship_cards_and_upgrades_of_a_name_count_together() {
    proves!("xwing.limited.04");
    let lines = "ship kyloren\nship tn3465\nship gideonhask-xiclasslightshuttle\n  kyloren\n";
    assert_eq!(broken("first order", lines), ["xwing.squad.limited.01"]);
    assert_eq!(broken("first order", &lines.replace("ship kyloren", "ship blackout")), [""; 0]);
}

#[test]
fn a_name_with_two_bullets_is_on_two_cards_of_any_kind() {
    proves!("xwing.limited.05");
    // A talent of the name that a TIE fighter has with two bullets.
    let facts = facts_with(|s| {
        s.upgrades[0].2 = altered(
            s.upgrades[0].2,
            "[predator]\nname = \"Predator\"",
            "[predator]\nname = \"ISB Jingoist\"\nlimited = 2",
        );
    });
    let with = |pilots: usize, upgrades: usize| {
        let jingoists = "ship ISB Jingoist\n".repeat(pilots);
        let aces =
            ["soontirfel", "cienaree"][..upgrades].iter().map(|ace| format!("ship {ace}\n  predator\n"));
        let lines = jingoists + &aces.collect::<String>() + &"ship Academy Pilot\n".repeat(3);
        broken_in(&facts, "imperial", &lines)
    };
    assert_eq!((with(2, 0), with(0, 2), with(1, 1)), (vec![], vec![], vec![]));
    assert_eq!(with(2, 1), ["xwing.squad.limited.01"]);
    assert_eq!(with(1, 2), ["xwing.squad.limited.01"]);
}

#[test]
fn limits_count_within_one_squad() {
    proves!("xwing.limited.06");
    // Two players may each field the ship that one squad may not have twice.
    let lines = "ship Wampa\nship Academy Pilot\nship Academy Pilot\n";
    assert_eq!((broken("imperial", lines), broken("imperial", lines)), (vec![], vec![]));
    assert_eq!(broken("imperial", &lines.repeat(2)), ["xwing.squad.limited.01"]);
}

#[test]
fn one_solitary_card_of_each_type() {
    proves!("xwing.solitary.01", "xwing.solitary.02", "xwing.upgrade.08");
    let drones = "ship separatistdrone\nship separatistdrone\n";
    let relays = |second: &str| format!("{drones}ship captainsear\n  kraken\nship countdooku\n  {second}\n");
    let facts = broadside_xwing::facts::Facts::embedded();
    for card in ["kraken", "tv94", "ta175", "kalani", "k2b4"] {
        let id = facts.upgrade(card).expect("a relay");
        assert!(facts[id].restriction.solitary, "{card}");
    }
    let told = problems("separatist", &relays("ta175"));
    let told: Vec<_> = told.iter().filter(|told| told.kind == ProblemKind::Solitary).collect();
    assert_eq!(told.len(), 1);
    assert_eq!(told[0].rule.as_deref(), Some("xwing.solitary.01"));
    assert_eq!(
        say(&told[0].why),
        "TA-175 and Kraken are solitary tactical relay upgrades; a squad may have one, so keep one of them"
    );
    assert_eq!(broken("separatist", &relays("Hate")), [""; 0]);
}

#[test]
fn a_standardized_card_is_on_every_ship_of_the_type() {
    proves!("xwing.standardized.01", "xwing.standardized.02");
    let all =
        "ship Soontir Fel\n  Sensitive Controls\nship cienaree\n  Sensitive Controls\nship Academy Pilot\n";
    assert_eq!(broken("imperial", all), [""; 0], "the TIE/ln fighter is of another type");
    let told = problem("imperial", &all.replace("cienaree\n  Sensitive Controls", "cienaree"));
    assert_eq!(
        (told.kind, told.rule.as_deref(), told.ship),
        (ProblemKind::Standardized, Some("xwing.standardized.01"), Some(1))
    );
    assert_eq!(
        say(&told.why),
        "Sensitive Controls is standardized: Ciena Ree needs it too, or no TIE/in Interceptor may have it"
    );
    assert_eq!(broken("imperial", &all.replace("\n  Sensitive Controls", "")), [""; 0]);
}

#[test]
fn the_nashtah_pup_comes_with_the_hounds_tooth() {
    let with = |title: &str| {
        problems("scum", &format!("ship bossk\n  {title}\nship nashtahpup\nship Binayre Pirate"))
    };
    assert_eq!(with("Hound's Tooth"), []);
    let told = with("Jamming Beam");
    assert_eq!(told.len(), 1);
    assert_eq!((told[0].kind, told[0].ship), (ProblemKind::Restriction, Some(1)));
    assert_eq!(
        say(&told[0].why),
        "Nashtah Pup needs Hound's Tooth in the squad; add it, or take Nashtah Pup off"
    );
}
