//! Our own text format.

use crate::common::{ALL, chance, say};
use broadside_armada::facts::{
    Edition, Faction, Facts, ObjectiveId, ShipCardId, SquadronCardId, Term, UpgradeCardId,
};
use broadside_armada::fleet::{Fleet, FleetShip, Supply, parse, print, random_fleet};
use proptest::prelude::*;

/// What is wrong with a text.
fn errors(text: &str) -> Vec<String> {
    let errors = parse(Facts::embedded(), text).expect_err("a text with something wrong");
    errors.iter().map(|error| format!("line {}: {}", error.line, say(&error.why))).collect()
}

#[test]
fn a_fleet_reads_like_a_list() {
    let text = "\
# Comments stand on lines of their own,
fleet       Third # Lantern
faction     Rebel        # or behind a line.
points      300

assault     Most Wanted
navigation  superior positions

ship  MC80 Battle Cruiser
  General Dodonna
  leia organa (officer)
ship  cr90-corvette-a

squadrons
  Hera Syndulla - Ghost
  Hera Syndulla (X-wing)
  3 x X-wing Squadron
";
    let facts = Facts::embedded();
    let fleet = parse(facts, text).expect("a fleet");
    assert_eq!((fleet.name.as_str(), fleet.faction, fleet.points), ("Third # Lantern", Faction::Rebel, 300));
    let printed = "\
fleet       Third # Lantern
faction     rebel
points      300

assault     Most Wanted
navigation  Superior Positions

ship  MC80 Battle Cruiser
  General Dodonna
  Leia Organa (officer)

ship  CR90 Corvette A

squadrons
  Hera Syndulla - Ghost
  Hera Syndulla - X-wing Squadron
  3 x X-wing Squadron
";
    assert_eq!(print(facts, &fleet), printed);
}

#[test]
fn every_wrong_line_is_told_with_what_would_be_right() {
    let text = "\
fleet x
faction rebel
points many
assault Fire Lanes
defense Fire Lains
shp CR90 Corvette A
ship CR90 Corvete A
  Gunery Team
  Darth Vader
ship
squadrons
  0 x X-wing Squadron
  3 x X-wing Sqadron
squadrons
";
    assert_eq!(
        errors(text),
        [
            "line 3: “many” isn't a number of points; write the agreed total, such as points 400",
            "line 4: Fire Lanes can't be the assault objective; write “defense Fire Lanes”",
            "line 5: there is no objective “Fire Lains”; did you mean “Fire Lanes”?",
            "line 6: “shp” isn't understood; did you mean “ship”?",
            "line 7: there is no ship “CR90 Corvete A”; did you mean “CR90 Corvette A”?",
            "line 8: there is no upgrade “Gunery Team”; did you mean “Gunnery Team”?",
            "line 9: “Darth Vader” is on several cards; write one of: Darth Vader (commander), Darth Vader \
             (officer), Darth Vader (boarding team)",
            "line 10: nothing follows “ship”; write the name of a ship, such as ship CR90 Corvette A",
            "line 12: a line can't have 0 squadrons; write a number from 1 to 999",
            "line 13: there is no squadron “X-wing Sqadron”; did you mean “X-wing Squadron”?",
            "line 14: there is already a “squadrons” line; keep one of the two",
        ]
    );
    assert_eq!(
        errors("fleet x"),
        [
            "line 1: there is no “faction” line; write faction and one of: rebel, imperial, republic, separatist"
        ]
    );
    assert_eq!(
        errors("faction hutt"),
        ["line 1: “hutt” isn't a faction; write faction and one of: rebel, imperial, republic, separatist"]
    );
}

#[test]
fn a_saved_fleet_names_its_cards_by_slug() {
    let facts = Facts::embedded();
    let fleet = parse(
        facts,
        "fleet A\nfaction imperial\nassault Most Wanted\nship Raider I-class Corvette\n Instigator",
    )
    .expect("a fleet");
    let saved = serde_json::to_string(&fleet).expect("JSON");
    assert_eq!(
        saved,
        "{\"name\":\"A\",\"faction\":\"imperial\",\"points\":400,\"ships\":[{\"card\":\"raider-i-class-corvette\",\
         \"upgrades\":[\"instigator\"]}],\"squadrons\":[],\"objectives\":[\"most-wanted\"]}"
    );
    assert_eq!(serde_json::from_str::<Fleet>(&saved).expect("a fleet"), fleet);
    let lost = saved.replace("instigator", "instigater");
    let error = serde_json::from_str::<Fleet>(&lost).expect_err("no such card").to_string();
    assert!(error.starts_with("there is no upgrade `instigater`; write the id of one"), "{error}");
}

/// Any cards, legal or not.
fn any_fleet() -> impl Strategy<Value = Fleet> {
    let facts = Facts::embedded();
    let (ships, squadrons) = (facts.ships().len() as u8, facts.squadrons().len() as u8);
    let (upgrades, objectives) = (facts.upgrades().len() as u16, facts.objectives().len() as u8);
    let ship = (0..ships, prop::collection::vec(0..upgrades, 0..6)).prop_map(|(card, upgrades)| FleetShip {
        card: ShipCardId(card),
        upgrades: upgrades.into_iter().map(UpgradeCardId).collect(),
    });
    (
        "([^ \\s\\p{C}]([^\\p{C}\\p{Z}]|[ #]){0,20}[^ \\s\\p{C}])?",
        prop::sample::select(Faction::ALL),
        any::<u16>(),
        prop::collection::vec(ship, 0..6),
        prop::collection::vec((0..squadrons, 1..4_usize), 0..8),
        prop::collection::vec(0..objectives, 0..5),
    )
        .prop_map(|(name, faction, points, ships, squadrons, objectives)| Fleet {
            name: name.trim().to_owned(),
            faction,
            points,
            ships,
            squadrons: squadrons.into_iter().flat_map(|(id, n)| vec![SquadronCardId(id); n]).collect(),
            objectives: objectives.into_iter().map(ObjectiveId).collect(),
        })
}

proptest! {
    #[test]
    fn any_fleet_is_printed_and_read_back(fleet in any_fleet()) {
        for edition in ALL {
            let facts = Facts::of(edition);
            let text = print(facts, &fleet);
            prop_assert_eq!(parse(facts, &text), Ok(fleet.clone()), "{}", text);
        }
        let saved = serde_json::to_string(&fleet).expect("JSON");
        prop_assert_eq!(serde_json::from_str::<Fleet>(&saved).expect("a fleet"), fleet);
    }

    #[test]
    fn any_text_is_read_or_refused(text in "(fleet|faction|ship|squadrons|points|assault|rebel|[0-9]{1,9} x|CR90 Corvette A|[ \n#(){}]|\\PC){0,40}") {
        let facts = Facts::embedded();
        if let Err(errors) = parse(facts, &text) {
            prop_assert!(!errors.is_empty());
            prop_assert!(errors.iter().all(|error| error.line <= text.lines().count().max(1)));
        }
    }
}

#[test]
fn random_fleets_are_printed_and_read_back() {
    for edition in ALL {
        let facts = Facts::of(edition);
        let supply = Supply::whole(facts);
        for seed in 0..100 {
            for faction in facts.ruleset.factions.iter() {
                let fleet = random_fleet(facts, faction, 400, &supply, &mut chance(seed)).expect("a fleet");
                let text = print(facts, &fleet);
                assert_eq!(parse(facts, &text), Ok(fleet), "{} in\n{text}", edition.word());
            }
        }
    }
}

#[test]
fn names_are_the_same_in_every_edition() {
    let slugs = |edition: Edition| -> Vec<String> {
        Facts::of(edition).upgrades().iter().map(|card| card.slug.to_string()).collect()
    };
    assert_eq!(slugs(Edition::Rr1), slugs(Edition::Rr15));
    assert_eq!(slugs(Edition::Arc), slugs(Edition::Rr15));
}
