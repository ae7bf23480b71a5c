//! The upgrade bar.

use crate::common::{broken, problem, say};
use broadside_rulebook::proves;
use broadside_xwing::squad::ProblemKind;

const TIES: &str = "ship Academy Pilot\nship Academy Pilot\n";

#[test]
fn an_upgrade_needs_an_icon() {
    proves!("xwing.squad.upgrade.01");
    let told = problem("imperial", &format!("{TIES}ship Soontir Fel\n  Proton Torpedoes"));
    assert_eq!(
        (told.kind, told.rule.as_deref(), told.ship),
        (ProblemKind::Slot, Some("xwing.squad.upgrade.01"), Some(2))
    );
    assert_eq!(
        say(&told.why),
        "Proton Torpedoes needs a free torpedo icon, and Soontir Fel has none; take it off"
    );
}

#[test]
fn there_are_as_many_upgrades_as_icons() {
    proves!("xwing.squad.upgrade.01");
    let lines = "ship wedgeantilles\n  R4 Astromech\n  R3 Astromech\nship Arvel Crynyd\nship Derek Klivian";
    let told = problem("rebel", lines);
    assert_eq!(told.rule.as_deref(), Some("xwing.squad.upgrade.01"));
    assert_eq!(
        say(&told.why),
        "Wedge Antilles has no free astromech icon for R3 Astromech: its only one is used by R4 Astromech; keep as many \
         cards as there are icons"
    );
    // Soontir Fel has two talents.
    let talents = format!("{TIES}ship Soontir Fel\n  Predator\n  Outmaneuver");
    assert_eq!(broken("imperial", &talents), [""; 0]);
}

#[test]
fn a_card_with_two_icons_uses_both() {
    let lines =
        |upgrades: &str| format!("ship Rexler Brath\n{upgrades}\nship Academy Pilot\nship Academy Pilot\n");
    assert_eq!(broken("imperial", &lines("  Barrage Rockets")), [""; 0]);
    let told = problem("imperial", &lines("  Barrage Rockets\n  Ion Missiles\n"));
    assert!(say(&told.why).starts_with("Rexler Brath has no free missile icon for Ion Missiles"), "{told}");
}

#[test]
fn cards_add_and_remove_icons() {
    let lines = |title: &str| {
        format!("ship Boba Fett\n{title}  Proton Torpedoes\nship Binayre Pirate\nship Binayre Pirate")
    };
    assert_eq!(broken("scum", &lines("  slavei\n")), [""; 0], "Slave I adds a torpedo icon");
    assert_eq!(broken("scum", &lines("")), ["xwing.squad.upgrade.01"]);
    let lines = |title: &str| format!("ship Dengar\n{title}\nship Binayre Pirate\nship Binayre Pirate");
    assert_eq!(broken("scum", &lines("  Punishing One\n  R3 Astromech")), [""; 0], "an astromech icon more");
    assert_eq!(broken("scum", &lines("  R3 Astromech")), ["xwing.squad.upgrade.01"]);
}

#[test]
fn a_weapon_hardpoint_takes_one_weapon() {
    proves!("xwing.squad.upgrade-slot.72");
    let with = |upgrades: &str| {
        broken("resistance", &format!("ship Jaycris Tubbs\n{upgrades}\nship bb8\nship Lieutenant Bastian"))
    };
    for weapon in ["Jamming Beam", "Ion Cannon", "Ion Missiles", "Plasma Torpedoes"] {
        assert_eq!(with(&format!("  {weapon}")), [""; 0], "{weapon}");
    }
    assert_eq!(with("  Jamming Beam\n  Ion Missiles"), ["xwing.squad.upgrade.01"]);
    assert_eq!(with("  Dorsal Turret"), ["xwing.squad.upgrade.01"]);
}

#[test]
fn twin_ion_engines_take_what_is_for_ties() {
    let with = |pilot: &str| {
        broken("republic", &format!("ship {pilot}\n  Precision Ion Engines\nship klick\nship contrail"))
    };
    assert_eq!(with("Loyalist Volunteer"), [""; 0]);
    assert_eq!(with("Wilhuff Tarkin"), [""; 0]);
    // Neither a TIE nor of the agility that the box asks for.
    assert!(with("Gold Squadron Trooper").contains(&"xwing.squad.keyword.01"));
}

#[test]
fn a_weapon_hardpoint_takes_no_card_with_two_icons() {
    proves!("xwing.squad.upgrade-slot.73");
    let lines = |pilot: &str, faction: &str, others: &str| {
        problem(faction, &format!("ship {pilot}\n  Barrage Rockets\n{others}"))
    };
    let told = lines("Jaycris Tubbs", "resistance", "ship bb8\nship Lieutenant Bastian");
    assert_eq!((told.kind, told.rule.as_deref()), (ProblemKind::Slot, Some("xwing.squad.upgrade-slot.73")));
    assert_eq!(
        say(&told.why),
        "Barrage Rockets needs 2 missile icons, and Jaycris Tubbs has none; Weapon Hardpoint takes only cards with a single icon; take it off"
    );
    let told = lines("Serissu", "scum", "ship Binayre Pirate\nship Binayre Pirate");
    assert_eq!(told.rule.as_deref(), Some("xwing.squad.upgrade-slot.73"));
}

#[test]
fn a_hardpoint_makes_room_for_the_other_cards() {
    // Poe Dameron has a torpedo icon besides: one torpedo each.
    let lines = "ship poedameron\n  Plasma Torpedoes\n  Ion Torpedoes\nship bb8\nship Lieutenant Bastian";
    assert_eq!(broken("resistance", lines), [""; 0]);
    let lines = lines.replace("Ion Torpedoes", "Ion Torpedoes\n  Jamming Beam");
    assert_eq!(broken("resistance", &lines), ["xwing.squad.upgrade.01"]);
}

#[test]
fn a_versatile_frame_takes_a_torpedo_or_missile() {
    let with =
        |upgrade: &str| broken("republic", &format!("ship Boost\n  {upgrade}\nship Slider\nship Knack"));
    assert_eq!(with("Ion Missiles"), [""; 0]);
    assert_eq!(with("Jamming Beam"), ["xwing.squad.upgrade.01"]);
}
