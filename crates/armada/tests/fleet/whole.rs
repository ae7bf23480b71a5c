//! Rules of the whole fleet.

use crate::common::say;
use crate::common::{ALL, NOW, broken, fleet, problems};
use broadside_armada::facts::{Category, Edition, Faction, Facts, Term};
use broadside_armada::fleet::{Fleet, ProblemKind, check, parse};
use broadside_rulebook::proves;

/// 64 points.
const FLAGSHIP: &str = "ship CR90 Corvette A\n General Dodonna\n";

#[test]
fn a_fleet_may_cost_as_much_as_agreed_and_no_more() {
    proves!("armada.fleet-building.01", "armada.fleet-building.06");
    for edition in ALL {
        assert_eq!(broken(edition, "rebel", 64, FLAGSHIP), [""; 0]);
        assert_eq!(broken(edition, "rebel", 63, FLAGSHIP), ["armada.fleet-building.01"]);
        let message = &say(&problems(edition, "rebel", 60, FLAGSHIP)[0].why);
        assert_eq!(message, "the fleet costs 64 points, but only 60 are agreed; take out 4 or more");
    }
}

#[test]
fn every_card_and_every_copy_is_paid_for() {
    proves!("armada.fleet-building.02", "armada.upgrade-cards.01", "armada.squadron.03");
    for edition in ALL {
        let facts = Facts::of(edition);
        let cost = |lines: &str| fleet(edition, "rebel", 300, lines).cost(facts);
        assert_eq!(cost("ship CR90 Corvette A"), 44);
        assert_eq!(cost("ship CR90 Corvette A\n General Dodonna\n H9 Turbolasers"), 44 + 20 + 8);
        assert_eq!(cost("ship CR90 Corvette A\nsquadrons\n X-wing Squadron"), 44 + 13);
        assert_eq!(
            cost("ship CR90 Corvette A\nsquadrons\n 3 x X-wing Squadron\n Luke Skywalker"),
            44 + 39 + 20
        );
    }
}

#[test]
fn one_card_serves_all_copies_of_a_squadron_that_is_not_unique() {
    proves!("armada.squadron.02");
    for edition in ALL {
        assert_eq!(
            broken(edition, "rebel", 300, &format!("{FLAGSHIP}squadrons\n 7 x X-wing Squadron")),
            [""; 0]
        );
    }
}

#[test]
fn three_objectives_one_of_each_category() {
    proves!("armada.fleet-building.03", "armada.objective-cards.04");
    let words: Vec<_> = Category::ALL.iter().map(|category| category.word()).collect();
    assert_eq!(words, ["assault", "defense", "navigation"]);
    for edition in ALL {
        let facts = Facts::of(edition);
        let with = |slugs: &[&str]| {
            let objectives = slugs.iter().map(|slug| facts.objective(slug).expect("an objective")).collect();
            let fleet = Fleet { objectives, ..fleet(edition, "rebel", 300, FLAGSHIP) };
            check(facts, &fleet)
                .into_iter()
                .map(|problem| (problem.kind, say(&problem.why)))
                .collect::<Vec<_>>()
        };
        let wrong = |message: &str| (ProblemKind::Objectives, message.to_owned());
        assert_eq!(with(&["intel-sweep", "most-wanted", "fire-lanes"]), []);
        assert_eq!(
            with(&["most-wanted", "fire-lanes"]),
            [wrong("the fleet has no navigation objective; add one")]
        );
        assert_eq!(
            with(&["most-wanted", "opening-salvo", "fire-lanes"]),
            [
                wrong("the fleet has 2 assault objectives (Most Wanted, Opening Salvo); keep one of them"),
                wrong("the fleet has no navigation objective; add one"),
            ]
        );
    }
}

#[test]
fn objectives_of_a_campaign_do_not_count() {
    let facts = Facts::embedded();
    let mut fleet = fleet(Edition::Rr15, "rebel", 400, FLAGSHIP);
    fleet.objectives.push(facts.objective("hyperlane-raid").expect("a campaign objective"));
    assert_eq!(check(facts, &fleet)[0].rule.as_deref(), Some("armada.fleet-building.03"));
}

#[test]
fn four_hundred_points_are_the_standard_and_three_hundred_in_1_0() {
    proves!("armada.fleet-building.04", "armada.fleet-building.04-rr1");
    for (edition, standard) in [(Edition::Rr1, 300), (Edition::Rr15, 400), (Edition::Arc, 400)] {
        let facts = Facts::of(edition);
        assert_eq!(parse(facts, "faction rebel").expect("a fleet").points, standard);
        assert_eq!(Fleet::new(facts, Faction::Rebel).points, standard);
    }
}

#[test]
fn squadrons_cost_a_third_of_the_agreed_total_rounded_up() {
    proves!("armada.fleet-building.71");
    for edition in ALL {
        // Ten X-wings are 130 points: a third of 388 is 129.33.
        let lines = format!("{FLAGSHIP}squadrons\n 10 x X-wing Squadron");
        assert_eq!(broken(edition, "rebel", 388, &lines), [""; 0]);
        assert_eq!(broken(edition, "rebel", 387, &lines), ["armada.fleet-building.71"]);
        let limit = |points| Fleet { points, ..fleet(edition, "rebel", 0, FLAGSHIP) }.squadron_limit();
        assert_eq!([400, 300, 180, 100].map(limit), [134, 100, 60, 34]);
    }
}

#[test]
fn the_agreed_total_counts_for_squadrons_and_not_what_was_spent() {
    proves!("armada.fleet-building.71");
    for edition in ALL {
        let lines = format!("{FLAGSHIP}squadrons\n 7 x X-wing Squadron");
        assert_eq!(fleet(edition, "rebel", 300, &lines).cost(Facts::of(edition)), 155);
        assert_eq!(broken(edition, "rebel", 300, &lines), [""; 0]);
    }
}

#[test]
fn there_are_four_factions_and_two_in_1_0() {
    proves!("armada.faction.01", "armada.faction.01-rr1");
    let words: Vec<_> = Faction::ALL.iter().map(|faction| faction.word()).collect();
    assert_eq!(words, ["rebel", "imperial", "republic", "separatist"]);
    for edition in ALL {
        let rule = if edition == Edition::Rr1 { "armada.faction.01-rr1" } else { "armada.faction.01" };
        for (faction, word) in Faction::ALL.iter().zip(words.iter()) {
            let refused = broken(edition, word, 400, "").contains(&rule.to_owned());
            let early = matches!(faction, Faction::Rebel | Faction::Imperial);
            assert_eq!(refused, edition == Edition::Rr1 && !early, "{word} in {}", edition.word());
        }
    }
}

#[test]
fn a_fleet_has_ships_squadrons_and_upgrades_of_one_faction() {
    proves!("armada.fleet-building.07", "armada.fleet-building.07-rr1", "armada.faction.02");
    for edition in ALL {
        let rule = match edition {
            Edition::Rr1 => "armada.fleet-building.07-rr1",
            _ => "armada.fleet-building.07",
        };
        let with = |lines: &str| broken(edition, "rebel", 300, &format!("{FLAGSHIP}{lines}"));
        assert_eq!(with("ship Gladiator I-class Star Destroyer"), [rule]);
        assert_eq!(with("squadrons\n 2 x TIE Fighter Squadron"), [rule]);
        // An upgrade that fits its ship, and the ship is of the wrong faction.
        assert_eq!(with("ship Victory II-class Star Destroyer\n Wullf Yularen"), [rule, rule]);
        assert_eq!(with("ship Nebulon-B Escort Frigate\nsquadrons\n X-wing Squadron"), [""; 0]);
    }
}

#[test]
fn a_ship_takes_upgrades_of_its_own_faction() {
    proves!("armada.upgrade-cards.05", "armada.upgrade-cards.05-rr1", "armada.upgrade-cards.06");
    for edition in ALL {
        let rule = match edition {
            Edition::Rr1 => "armada.upgrade-cards.05-rr1",
            _ => "armada.upgrade-cards.05",
        };
        assert_eq!(broken(edition, "rebel", 300, &format!("{FLAGSHIP} Wullf Yularen")), [rule]);
        assert_eq!(broken(edition, "rebel", 300, &format!("{FLAGSHIP} Leia Organa (officer)")), [""; 0]);
        assert_eq!(broken(edition, "rebel", 300, &format!("{FLAGSHIP} Defense Liaison")), [""; 0]);
        let victory = "ship Victory I-class Star Destroyer\n Grand Moff Tarkin\n";
        assert_eq!(broken(edition, "imperial", 300, &format!("{victory} Leia Organa (officer)")), [rule]);
        assert_eq!(broken(edition, "imperial", 300, &format!("{victory} Defense Liaison")), [""; 0]);
    }
}

#[test]
fn a_card_with_two_factions_goes_into_fleets_of_either() {
    proves!("armada.fleet-building.08");
    for edition in NOW {
        let carrier = "ship Providence-class Carrier\n Kraken\n Thermal Shields";
        assert_eq!(broken(edition, "separatist", 400, carrier), [""; 0]);
        let venator = "ship Venator II-class Star Destroyer\n Admiral Yularen\n Thermal Shields";
        assert_eq!(broken(edition, "republic", 400, venator), [""; 0]);
        let venator = "ship Venator II-class Star Destroyer\n Grand Moff Tarkin\n Thermal Shields";
        assert_eq!(broken(edition, "imperial", 400, venator), ["armada.upgrade-cards.05"]);
    }
}

#[test]
fn a_fleet_has_exactly_one_flagship() {
    proves!("armada.flagship.03", "armada.commanders.03", "armada.commanders.04");
    for edition in ALL {
        let facts = Facts::of(edition);
        assert_eq!(broken(edition, "rebel", 300, "ship CR90 Corvette A"), ["armada.flagship.03"]);
        let two = format!("{FLAGSHIP}ship Nebulon-B Escort Frigate\n Mon Mothma");
        assert_eq!(broken(edition, "rebel", 300, &two), ["armada.commanders.03", "armada.flagship.03"]);
        let twice = format!("{FLAGSHIP} Mon Mothma");
        assert_eq!(broken(edition, "rebel", 300, &twice), ["armada.commanders.03"]);
        let second = fleet(edition, "rebel", 300, &format!("ship Nebulon-B Escort Frigate\n{FLAGSHIP}"));
        assert_eq!(second.flagship(facts), Some(1));
        assert_eq!(
            fleet(edition, "rebel", 300, "ship CR90 Corvette A\n Leia Organa (officer)").flagship(facts),
            None
        );
    }
}

#[test]
fn a_unique_name_is_in_a_fleet_once_whatever_the_cards_are() {
    proves!("armada.unique-names.01", "armada.unique-names.02");
    for edition in ALL {
        let with = |lines: &str| broken(edition, "rebel", 300, &format!("{FLAGSHIP}{lines}"));
        assert_eq!(with("squadrons\n 2 x Luke Skywalker"), ["armada.unique-names.02"]);
        assert_eq!(with(" Jaina's Light\nship CR90 Corvette A\n Jaina's Light"), ["armada.unique-names.02"]);
        assert_eq!(with(" H9 Turbolasers\nship CR90 Corvette A\n H9 Turbolasers"), [""; 0]);
    }
    for edition in NOW {
        // An officer and a squadron, a commander and an officer, a ship and a ship.
        let officer = format!("{FLAGSHIP} Wedge Antilles\nsquadrons\n Wedge Antilles");
        assert_eq!(broken(edition, "rebel", 400, &officer), ["armada.unique-names.02"]);
        let leia = "ship CR90 Corvette A\n Leia Organa (commander)\n Leia Organa (officer)";
        assert_eq!(broken(edition, "rebel", 400, leia), ["armada.unique-names.02"]);
        let ships =
            "ship Venator II-class Star Destroyer\n Grand Moff Tarkin\nship Venator II-class Star Destroyer";
        assert_eq!(broken(edition, "imperial", 400, ships), ["armada.unique-names.02"]);
    }
}

#[test]
fn a_unique_craft_is_in_a_fleet_once() {
    proves!("armada.unique-names.03");
    for edition in NOW {
        let falcon = format!("{FLAGSHIP}squadrons\n Han Solo\n Lando Calrissian");
        assert_eq!(broken(edition, "rebel", 400, &falcon), ["armada.unique-names.03"]);
        let others =
            format!("{FLAGSHIP}squadrons\n Han Solo\n Dash Rendar\n Luke Skywalker\n Wedge Antilles");
        assert_eq!(broken(edition, "rebel", 400, &others), [""; 0]);
    }
}

#[test]
fn unique_squadrons_with_defense_tokens_are_limited_to_one_per_hundred_points() {
    proves!("armada.fleet-building.12");
    let four =
        format!("{FLAGSHIP}squadrons\n Luke Skywalker\n Wedge Antilles\n Keyan Farlander\n Tycho Celchu");
    let five = format!("{four}\n Dutch Vander");
    for edition in NOW {
        assert_eq!(broken(edition, "rebel", 400, &four), [""; 0]);
        assert_eq!(broken(edition, "rebel", 399, &four), ["armada.fleet-building.12"]);
        assert_eq!(broken(edition, "rebel", 400, &five), ["armada.fleet-building.12"]);
        // Unique, and without defense tokens.
        assert_eq!(broken(edition, "rebel", 400, &format!("{four}\n Rogue Squadron")), [""; 0]);
    }
    assert_eq!(broken(Edition::Rr1, "rebel", 300, &five), [""; 0]);
}

#[test]
fn a_fleet_command_is_in_a_fleet_once() {
    proves!("armada.upgrade-fleet-command.02");
    for edition in NOW {
        let pelta = "ship Modified Pelta-class Command Ship\n";
        let twice = format!("{pelta} General Dodonna\n Intensify Firepower!\n{pelta} Intensify Firepower!");
        assert!(
            broken(edition, "rebel", 400, &twice).contains(&"armada.upgrade-fleet-command.02".to_owned())
        );
        let once = format!("{pelta} General Dodonna\n Intensify Firepower!\n{pelta} Entrapment Formation!");
        assert_eq!(broken(edition, "rebel", 400, &once), [""; 0]);
    }
}

#[test]
fn old_printings_stay_legal_with_the_costs_and_traits_of_the_errata() {
    proves!("armada.errata.01");
    // H9 Turbolasers became a modification, and the three others became cheaper.
    let lines = "ship Victory I-class Star Destroyer\n Grand Moff Tarkin\n H9 Turbolasers\n Expanded Launchers\n Dominator";
    assert_eq!(broken(Edition::Rr1, "imperial", 300, lines), [""; 0]);
    assert_eq!(
        fleet(Edition::Rr1, "imperial", 300, lines).cost(Facts::of(Edition::Rr1)),
        73 + 38 + 8 + 13 + 12
    );
    for edition in NOW {
        assert_eq!(broken(edition, "imperial", 300, lines), ["armada.upgrade-cards.10"]);
        assert_eq!(fleet(edition, "imperial", 300, lines).cost(Facts::of(edition)), 73 + 28 + 8 + 8 + 7);
    }
}

#[test]
fn cards_that_the_edition_does_not_know_are_told_once() {
    let lines = format!(
        "{FLAGSHIP} Slicer Tools\nship GR-75 Medium Transports\n Bright Hope\nsquadrons\n 2 x E-wing Squadron"
    );
    let found = problems(Edition::Rr1, "rebel", 300, &lines);
    let cards: Vec<_> = found.iter().map(|problem| problem.card.as_deref().expect("a card")).collect();
    assert_eq!(cards, ["Slicer Tools", "GR-75 Medium Transports", "Bright Hope", "E-wing Squadron"]);
    assert!(found.iter().all(|problem| problem.kind == ProblemKind::Pool && problem.rule.is_none()));
}

#[test]
fn a_fleet_that_the_program_cannot_hold_is_refused() {
    let ships = "ship GR-75 Medium Transports\n".repeat(12);
    let lines = format!("{FLAGSHIP}{ships}squadrons\n 25 x Z-95 Headhunter Squadron");
    let messages: Vec<String> =
        problems(Edition::Rr15, "rebel", 600, &lines).into_iter().map(|problem| say(&problem.why)).collect();
    assert_eq!(
        messages,
        [
            "the fleet has 13 ships; Broadside allows at most 12, so leave out 1",
            "the fleet has 25 squadrons; Broadside allows at most 24, so leave out 1",
        ]
    );
    let many = format!("{FLAGSHIP}{}", " Defense Liaison\n".repeat(80));
    let found = problems(Edition::Rr15, "rebel", 600, &many);
    assert_eq!(say(&found[0].why), "the fleet has 81 upgrades; Broadside allows at most 80, so leave out 1");
}
