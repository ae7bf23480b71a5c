//! Rules of upgrades on a ship.

use crate::common::{ALL, NOW, broken, problems, say};
use broadside_armada::facts::{Edition, Facts, Slot, Term};
use broadside_rulebook::proves;
use std::collections::BTreeSet;

const DODONNA: &str = "ship CR90 Corvette A\n General Dodonna\n";
const KRAKEN: &str = "ship Munificent-class Star Frigate\n Kraken\n";
const TARKIN: &str = "ship Gladiator I-class Star Destroyer\n Grand Moff Tarkin\n";

/// What a Rebel fleet with one more ship breaks.
fn rebel(edition: Edition, ship: &str) -> Vec<String> {
    broken(edition, "rebel", 1000, &format!("{DODONNA}{ship}"))
}

/// What an Imperial fleet with one more ship breaks.
fn imperial(edition: Edition, ship: &str) -> Vec<String> {
    broken(edition, "imperial", 1000, &format!("{TARKIN}{ship}"))
}

#[test]
fn each_icon_holds_one_card() {
    proves!("armada.upgrade-cards.02");
    for edition in ALL {
        let ship = "ship Nebulon-B Escort Frigate\n";
        assert_eq!(rebel(edition, &format!("{ship} H9 Turbolasers")), [""; 0]);
        assert_eq!(
            rebel(edition, &format!("{ship} Defense Liaison\n Weapons Liaison")),
            ["armada.upgrade-cards.02"]
        );
        assert_eq!(
            rebel(edition, &format!("{ship} XI7 Turbolasers\n H9 Turbolasers")),
            ["armada.upgrade-cards.02"]
        );
        let missing = if edition == Edition::Rr1 {
            "armada.upgrade-cards.02"
        } else {
            "armada.upgrade-weapons-team.01"
        };
        assert_eq!(rebel(edition, &format!("{ship} Gunnery Team")), [missing]);
    }
    for edition in NOW {
        // Two icons hold two cards, and no third.
        let ship = "ship MC80 Star Cruiser\n XI7 Turbolasers\n Quad Battery Turrets";
        assert_eq!(rebel(edition, ship), [""; 0]);
        assert_eq!(
            rebel(edition, &format!("{ship}\n Linked Turbolaser Towers")),
            ["armada.upgrade-cards.02"]
        );
    }
}

#[test]
fn a_refused_card_is_named_with_its_ship_and_what_holds_the_icon() {
    let lines = format!("{DODONNA}ship Nebulon-B Escort Frigate\n Defense Liaison\n Weapons Liaison");
    let problem = &problems(Edition::Rr15, "rebel", 400, &lines)[0];
    assert_eq!(
        (problem.ship, problem.card.as_deref(), problem.rule.as_deref()),
        (Some(1), Some("Weapons Liaison"), Some("armada.upgrade-cards.02"))
    );
    assert_eq!(
        say(&problem.why),
        "Nebulon-B Escort Frigate has no free officer icon for Weapons Liaison: its only one is used by Defense \
         Liaison; keep as many cards as there are icons"
    );
}

#[test]
fn a_boarding_team_takes_two_icons() {
    proves!("armada.upgrade-cards.08", "armada.upgrade-boarding-team.01", "armada.upgrade-boarding-team.02");
    for edition in NOW {
        let frigate = "ship Assault Frigate Mark II B\n Boarding Engineers\n";
        assert_eq!(rebel(edition, frigate), [""; 0]);
        // Its icons are not there for others.
        assert_eq!(rebel(edition, &format!("{frigate} Gunnery Team")), ["armada.upgrade-boarding-team.01"]);
        assert_eq!(
            rebel(edition, &format!("{frigate} Expanded Hangar Bay")),
            ["armada.upgrade-boarding-team.01"]
        );
        // One of the two is used already.
        let team = "ship Assault Frigate Mark II B\n Gunnery Team\n Boarding Engineers";
        assert_eq!(rebel(edition, team), ["armada.upgrade-cards.08"]);
        // One of the two is not on the ship at all.
        let cruiser = "ship MC80 Star Cruiser\n Boarding Engineers";
        assert_eq!(rebel(edition, cruiser), ["armada.upgrade-boarding-team.02"]);
        // Two complete sets hold two boarding teams.
        let carrier = "ship Providence-class Carrier\n Boarding Engineers\n Boarding Troopers";
        assert_eq!(rebel(edition, carrier), [""; 0]);
    }
}

#[test]
fn a_ship_has_one_modification() {
    proves!("armada.upgrade-cards.10");
    for edition in ALL {
        let ship = "ship Victory I-class Star Destroyer\n Enhanced Armament\n";
        assert_eq!(imperial(edition, ship), [""; 0]);
        assert_eq!(imperial(edition, &format!("{ship} Expanded Launchers")), ["armada.upgrade-cards.10"]);
    }
}

#[test]
fn redundant_shields_is_a_modification() {
    proves!("armada.card.redundant-shields.02");
    for edition in NOW {
        let ship = "ship CR90 Corvette A\n Redundant Shields\n";
        assert_eq!(rebel(edition, ship), [""; 0]);
        assert_eq!(rebel(edition, &format!("{ship} Enhanced Armament")), ["armada.upgrade-cards.10"]);
    }
}

#[test]
fn a_ship_has_one_title() {
    proves!("armada.upgrade-cards.17");
    let ship = "ship Victory I-class Star Destroyer\n Dominator\n";
    for edition in NOW {
        assert_eq!(imperial(edition, ship), [""; 0]);
        assert_eq!(imperial(edition, &format!("{ship} Corrupter")), ["armada.upgrade-cards.17"]);
    }
    assert_eq!(imperial(Edition::Rr1, &format!("{ship} Corrupter")), [""; 0], "1.0 has no such rule");
}

#[test]
fn a_ship_has_no_two_copies_of_a_card() {
    proves!("armada.fleet-building.10");
    for edition in NOW {
        let twice = "ship MC80 Star Cruiser\n XI7 Turbolasers\n XI7 Turbolasers";
        assert_eq!(rebel(edition, twice), ["armada.upgrade-turbolaser.02"]);
        let two_ships = "ship MC80 Star Cruiser\n XI7 Turbolasers\nship MC80 Star Cruiser\n XI7 Turbolasers";
        assert_eq!(rebel(edition, two_ships), [""; 0]);
    }
    // 1.0 has no such rule: only the icons count.
    let twice = "ship Nebulon-B Escort Frigate\n XI7 Turbolasers\n XI7 Turbolasers";
    assert_eq!(rebel(Edition::Rr1, twice), ["armada.upgrade-cards.02"]);
}

#[test]
fn a_title_may_ask_for_a_part_of_the_ships_name() {
    proves!("armada.upgrade-cards.15");
    for edition in NOW {
        for ship in Facts::of(edition).ships() {
            // The ship's name is what the title asks for.
            let fits = ship.name.contains("Star Destroyer");
            if ship.faction.word() == "imperial" {
                let lines = format!("ship {}\n Seventh Fleet Star Destroyer", ship.slug);
                let expected: &[&str] = if fits { &[] } else { &["armada.upgrade-cards.15"] };
                assert_eq!(imperial(edition, &lines), expected, "{}", ship.name);
            }
        }
        let lines = "ship Victory I-class Star Destroyer\n Admiral Yularen\n Seventh Fleet Star Destroyer";
        assert_eq!(broken(edition, "republic", 400, lines), ["armada.upgrade-cards.05"]);
    }
}

#[test]
fn a_title_of_the_right_ship_may_still_ask_for_a_name() {
    proves!("armada.upgrade-cards.16");
    for edition in NOW {
        assert_eq!(rebel(edition, "ship Starhawk-class Battleship Mark I\n Amity"), [""; 0]);
        let other = "ship Starhawk-class Battleship Mark II\n Amity";
        assert_eq!(rebel(edition, other), ["armada.upgrade-cards.16"]);
    }
}

#[test]
fn a_restriction_keeps_a_card_off_a_ship_that_has_its_icon() {
    proves!(
        "armada.upgrade-cards.09",
        "armada.upgrade-cards.11",
        "armada.upgrade-cards.12",
        "armada.upgrade-cards.13",
        "armada.card.flag-bridge.02",
        "armada.card.flag-bridge.03",
        "armada.card.spha-t.02",
        "armada.card.spha-t.03"
    );
    for edition in NOW {
        // Size classes.
        let capacitors = |ship: &str| rebel(edition, &format!("ship {ship}\n Disposable Capacitors"));
        assert_eq!(capacitors("Hammerhead Scout Corvette"), [""; 0]);
        assert_eq!(capacitors("Assault Frigate Mark II B"), [""; 0]);
        assert_eq!(capacitors("MC75 Armored Cruiser"), ["armada.upgrade-cards.11"]);
        // The flagship.
        let bridge = "ship Assault Frigate Mark II B\n Flag Bridge\n";
        assert_eq!(broken(edition, "rebel", 400, &format!("{bridge} General Dodonna")), [""; 0]);
        assert_eq!(rebel(edition, bridge), ["armada.upgrade-cards.12"]);
        let small = "ship Nebulon-B Escort Frigate\n General Dodonna\n Flag Bridge";
        let small = broken(edition, "rebel", 400, small);
        assert!(small.contains(&"armada.upgrade-cards.11".to_owned()), "{small:?}");
        let two = format!("{bridge} General Dodonna\n Enhanced Armament");
        assert_eq!(broken(edition, "rebel", 400, &two), ["armada.upgrade-cards.10"]);
        // Traits; every Republic ship with the icon has this one.
        let gunners = |ship: &str| {
            broken(edition, "republic", 400, &format!("ship {ship}\n Admiral Yularen\n Clone Gunners"))
        };
        assert_eq!(gunners("Acclamator I-class Assault Ship"), [""; 0]);
        assert_eq!(gunners("Consular-class Charger c70"), ["armada.upgrade-weapons-team.01"]);
        assert_eq!(
            gunners("Consular-class Armed Cruiser"),
            ["armada.upgrade-cards.13", "armada.upgrade-weapons-team.01"]
        );
        // A part of the name.
        let spha =
            |ship: &str| broken(edition, "republic", 400, &format!("ship {ship}\n Admiral Yularen\n SPHA-T"));
        assert_eq!(spha("Venator I-class Star Destroyer"), [""; 0]);
        assert_eq!(spha("Consular-class Charger c70"), ["armada.upgrade-cards.09"]);
        assert_eq!(spha("Venator I-class Star Destroyer\n H9 Turbolasers"), ["armada.upgrade-cards.10"]);
        assert!(!imperial(edition, "ship Victory I-class Star Destroyer\n SPHA-T").is_empty());
        assert!(imperial(edition, "ship Victory I-class Star Destroyer\n Boosted Comms").is_empty());
    }
}

#[test]
fn cards_add_icons_and_close_them() {
    proves!("armada.card.radiant-vii.01", "armada.card.flag-bridge.01");
    for edition in NOW {
        let invincible =
            "ship Providence-class Carrier\n Kraken\n Electronic Countermeasures\n Thermal Shields\n";
        assert_eq!(broken(edition, "separatist", 400, invincible), ["armada.upgrade-cards.02"]);
        assert_eq!(broken(edition, "separatist", 400, &format!("{invincible} Invincible")), [""; 0]);
        let radiant = "ship Consular-class Charger c70\n Admiral Yularen\n Radiant VII\n";
        assert_eq!(broken(edition, "republic", 400, &format!("{radiant} Comms Net")), [""; 0]);
        let closed = broken(edition, "republic", 400, &format!("{radiant} H9 Turbolasers"));
        assert_eq!(closed, ["armada.card.radiant-vii.01"]);
        let flag = "ship Assault Frigate Mark II B\n General Dodonna\n Flag Bridge\n Intensify Firepower!";
        assert_eq!(broken(edition, "rebel", 400, flag), [""; 0]);
    }
}

#[test]
fn an_icon_of_the_bar_can_keep_a_card_away() {
    proves!("armada.card.chimaera.71", "armada.card.minister-tua.01", "armada.card.minister-tua.03");
    for edition in NOW {
        assert_eq!(
            imperial(edition, "ship Imperial I-class Star Destroyer\n Chimaera\n Intensify Firepower!"),
            [""; 0]
        );
        let cymoon = "ship Imperial Star Destroyer Cymoon 1 Refit\n Chimaera";
        assert_eq!(imperial(edition, cymoon), ["armada.card.chimaera.01"]);
        let tua = |ship: &str| {
            imperial(edition, &format!("ship {ship}\n Minister Tua\n Electronic Countermeasures"))
        };
        assert_eq!(tua("Imperial I-class Star Destroyer"), [""; 0]);
        assert_eq!(tua("Imperial II-class Star Destroyer"), ["armada.card.minister-tua.01"]);
        let arquitens = "Arquitens-class Light Cruiser\n Redundant Shields";
        assert_eq!(tua(arquitens), [""; 0]);
    }
}

#[test]
fn a_huge_ship_gains_no_icons() {
    proves!("armada.huge-ship.23");
    for edition in NOW {
        let huge = "ship Executor I-class Star Dreadnought\n";
        assert_eq!(imperial(edition, &format!("{huge} Director Isard")), [""; 0]);
        assert_eq!(imperial(edition, &format!("{huge} Minister Tua")), ["armada.huge-ship.23"]);
        // And the icon is not there.
        let used = imperial(edition, &format!("{huge} Minister Tua\n Electronic Countermeasures"));
        assert_eq!(used, ["armada.huge-ship.23", "armada.upgrade-defensive-retrofit.01"]);
    }
}

#[test]
fn the_types_of_upgrades_are_those_of_the_edition() {
    proves!("armada.upgrade-icons.01", "armada.upgrade-icons.01-rr1");
    let now = [
        "commander",
        "defensive retrofit",
        "experimental retrofit",
        "fleet command",
        "fleet support",
        "ion cannons",
        "offensive retrofit",
        "officer",
        "ordnance",
        "superweapon",
        "support team",
        "title",
        "turbolasers",
        "weapons team",
    ];
    let later = ["fleet command", "fleet support", "experimental retrofit", "superweapon"];
    for edition in ALL {
        let pool = Facts::of(edition).upgrades().iter().filter(|card| card.in_pool);
        let types: BTreeSet<&str> = pool.flat_map(|card| card.slots.iter().map(|slot| slot.word())).collect();
        let expected: BTreeSet<&str> =
            now.into_iter().filter(|word| edition != Edition::Rr1 || !later.contains(word)).collect();
        assert_eq!(types, expected, "{}", edition.word());
    }
    assert_eq!(Slot::ALL.len(), now.len());
}

#[test]
fn hardened_bulkheads_and_minister_tua_ask_for_the_right_ship() {
    proves!("armada.card.hardened-bulkheads.02", "armada.card.minister-tua.02", "armada.card.harrow.01");
    for edition in NOW {
        let on = |ship: &str, card: &str| imperial(edition, &format!("ship {ship}\n {card}"));
        assert_eq!(on("Imperial I-class Star Destroyer", "Hardened Bulkheads"), [""; 0]);
        assert_eq!(on("Victory II-class Star Destroyer", "Hardened Bulkheads"), ["armada.upgrade-cards.11"]);
        assert!(!on("Executor I-class Star Dreadnought", "Minister Tua").is_empty());
        assert_eq!(on("Victory II-class Star Destroyer", "Harrow\n Engine Techs"), [""; 0]);
        assert!(!on("Victory II-class Star Destroyer", "Engine Techs").is_empty());
    }
}

#[test]
fn cards_of_attacks_are_for_their_ships_only() {
    proves!(
        "armada.card.b2-rocket-troopers.02",
        "armada.card.disposable-capacitors.02",
        "armada.card.hyperwave-signal-boost.02",
        "armada.card.point-defense-ion-cannons.02",
        "armada.card.thermal-shields.02",
        "armada.card.invincible.01"
    );
    let separatist = |edition, ship: &str| broken(edition, "separatist", 1000, &format!("{KRAKEN}{ship}"));
    for edition in NOW {
        assert!(separatist(edition, "ship Recusant-class Light Destroyer\n B2 Rocket Troopers").is_empty());
        assert!(!imperial(edition, "ship Raider I-class Corvette\n B2 Rocket Troopers").is_empty());
        assert!(imperial(edition, "ship Victory II-class Star Destroyer\n Disposable Capacitors").is_empty());
        assert!(
            !imperial(edition, "ship Imperial I-class Star Destroyer\n Disposable Capacitors").is_empty()
        );
        assert!(rebel(edition, "ship CR90 Corvette B\n Point Defense Ion Cannons").is_empty());
        let huge = "ship Executor I-class Star Dreadnought\n Point Defense Ion Cannons";
        assert!(!imperial(edition, huge).is_empty());
        let boost = "ship Munificent-class Comms Frigate\n Hyperwave Signal Boost";
        assert!(separatist(edition, boost).is_empty());
        assert!(!imperial(edition, "ship Gozanti-class Cruisers\n Hyperwave Signal Boost").is_empty());
        assert!(separatist(edition, "ship Providence-class Carrier\n Thermal Shields").is_empty());
        assert!(!separatist(edition, "ship Hardcell-class Battle Refit\n Thermal Shields").is_empty());
        // The dreadnought has no icon for a defensive retrofit but the one that its title gives.
        let dreadnought = "ship Providence-class Dreadnought\n Thermal Shields";
        assert!(!separatist(edition, dreadnought).is_empty());
        assert!(separatist(edition, &format!("{dreadnought}\n Invincible")).is_empty());
    }
}
