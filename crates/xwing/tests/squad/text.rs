//! Our own text format.

use crate::common::{chance, say, squad};
use broadside_xwing::facts::{Faction, Facts, Term};
use broadside_xwing::squad::{Squad, Supply, parse, print, random_squad};

fn errors(text: &str) -> Vec<String> {
    let errors = parse(Facts::embedded(), text).expect_err("a wrong text");
    errors.iter().map(|error| format!("line {}: {}", error.line, say(&error.why))).collect()
}

#[test]
fn a_squad_is_read_line_by_line() {
    let facts = Facts::embedded();
    let text = "
# A comment.
squad      Number # 5
faction    First Order   # any case
obstacles  coreasteroid0, gascloud1 pomdebris3

ship  Kylo Ren - TIE/vn Silencer
  Hate
Sense
ship  “Quickdraw” (TIE/sf)
  special forces gunner
";
    let squad = parse(facts, text).expect("a squad");
    assert_eq!((squad.name.as_str(), squad.faction), ("Number # 5", Faction::FirstOrder));
    let slugs = |at: usize| squad.ships[at].upgrades.iter().map(|&id| &*facts[id].slug).collect::<Vec<_>>();
    assert_eq!(&*facts[squad.ships[0].pilot].slug, "kyloren");
    assert_eq!((slugs(0), slugs(1)), (vec!["hate", "sense"], vec!["specialforcesgunner"]));
    assert_eq!(squad.obstacles.len(), 3);
}

#[test]
fn names_on_several_cards_take_a_hint() {
    let facts = Facts::embedded();
    let one = |faction: &str, line: &str| {
        let squad = squad(faction, line);
        facts[squad.ships[0].pilot].slug.to_string()
    };
    assert_eq!(one("rebel", "ship Wedge Antilles - RZ-1 A-wing"), "wedgeantilles-rz1awing");
    assert_eq!(one("rebel", "ship Wedge Antilles (RZ-1)"), "wedgeantilles-rz1awing");
    assert_eq!(one("rebel", "ship wedgeantilles"), "wedgeantilles");
    let said = errors("faction rebel\nship Wedge Antilles");
    assert_eq!(
        said,
        ["line 2: “Wedge Antilles” is on several cards; write one of: Wedge Antilles - T-65 X-wing, \
          Wedge Antilles - RZ-1 A-wing"]
    );
    // The faction decides where it can.
    let republic = squad("republic", "ship Boost\n  R2-D2 (astromech)");
    assert_eq!(&*facts[republic.ships[0].upgrades[0]].slug, "r2d2-republic");
}

#[test]
fn what_is_wrong_is_told_with_what_would_be_right() {
    assert_eq!(
        errors("squad x"),
        [
            "line 1: there is no “faction” line; write faction and one of: rebel, imperial, scum, resistance, first order, \
             republic, separatist"
        ]
    );
    assert_eq!(
        errors("faction rebel\nship Luke Skywaker\n  Protn Torpedoes\nshp x\nobstacles coreasteroid9"),
        [
            "line 2: there is no pilot “Luke Skywaker”; did you mean “Luke Skywalker”?",
            "line 3: there is no upgrade “Protn Torpedoes”; did you mean “Proton Torpedoes”?",
            "line 4: “shp” isn't understood; did you mean “ship”?",
            "line 5: there is no obstacle “coreasteroid9”; did you mean “coreasteroid0”?",
        ]
    );
    assert_eq!(
        errors("faction rebel\nfaction rebel"),
        ["line 2: there is already a “faction” line; keep one of the two"]
    );
    assert!(
        errors("faction rebels")[0]
            .starts_with("line 1: “rebels” isn't a faction; write faction and one of: rebel,")
    );
    assert_eq!(
        errors("faction rebel\nship")[0],
        "line 2: nothing follows “ship”; write the name of a pilot, such as ship \
                                                  Luke Skywalker - T-65 X-wing"
    );
}

#[test]
fn every_card_is_printed_by_a_name_that_means_it() {
    let facts = Facts::embedded();
    for &faction in Faction::ALL {
        // In its own squad and in another's.
        let mut squad = Squad::new(faction);
        squad
            .ships
            .extend(facts.pilots().iter().map(|pilot| broadside_xwing::squad::SquadShip::new(pilot.id)));
        squad.ships[0].upgrades.extend(facts.upgrades().iter().map(|card| card.id));
        assert_eq!(parse(facts, &print(facts, &squad)), Ok(squad), "{}", faction.word());
    }
}

#[test]
fn printed_squads_are_read_back() {
    let facts = Facts::embedded();
    let supply = Supply::whole(facts, facts.standard());
    for seed in 0..200 {
        let faction = Faction::ALL[seed as usize % 7];
        let squad =
            random_squad(facts, facts.standard(), faction, &supply, &mut chance(seed)).expect("a squad");
        assert_eq!(parse(facts, &print(facts, &squad)), Ok(squad.clone()));
        let saved = serde_json::to_string(&squad).expect("a saved squad");
        assert_eq!(serde_json::from_str::<Squad>(&saved).expect("a squad"), squad);
    }
}

#[test]
fn a_saved_squad_names_its_cards() {
    let saved = r#"{"faction":"scum","ships":[{"pilot":"bossk","upgrades":["houndstoot"]}]}"#;
    let said = serde_json::from_str::<Squad>(saved).expect_err("an unknown card").to_string();
    assert!(said.starts_with("there is no upgrade `houndstoot`; write the id of one"), "{said}");
}
