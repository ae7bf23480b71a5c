//! Fleets that were played at tournaments, where their folder is present.

use broadside_armada::facts::{Edition, Faction, Facts, Slot, Term};
use broadside_armada::fleet::{Fleet, FleetShip, check};
use serde_json::Value;
use std::path::Path;

/// The type of an upgrade in the source.
fn slot(word: &str) -> Option<Slot> {
    Some(match word {
        "commander" => Slot::Commander,
        "officer" => Slot::Officer,
        "title" => Slot::Title,
        "weapons-team" | "weapons-team-offensive-retro" => Slot::WeaponsTeam,
        "support-team" => Slot::SupportTeam,
        _ => return None,
    })
}

fn fleet(facts: &Facts, source: &Value) -> Fleet {
    let name = |card: &Value| card["name"].as_str().expect("a name").to_owned();
    let faction = match source["faction"].as_str().expect("a faction") {
        "empire" | "imperial" => Faction::Imperial,
        word => Faction::from_word(word).expect("a faction"),
    };
    let mut fleet = Fleet { name: source["id"].to_string(), ..Fleet::new(facts, faction) };
    for ship in source["ships"].as_array().expect("ships") {
        let card = facts.ship_named(&name(ship), Some(faction)).unwrap_or_else(|| panic!("{ship}"));
        let upgrade = |card: &Value| {
            let slot = slot(card["type"].as_str().expect("a type"));
            facts.upgrade_named(&name(card), slot, Some(faction)).unwrap_or_else(|| panic!("{card}"))
        };
        let upgrades = ship["upgrades"].as_array().expect("upgrades").iter().map(upgrade).collect();
        fleet.ships.push(FleetShip { card, upgrades });
    }
    for squadron in source["squadrons"].as_array().into_iter().flatten() {
        let name = match squadron["ace"].as_str() {
            Some(ace) => format!("{ace} {}", name(squadron)),
            None => name(squadron),
        };
        let id = facts.squadron_named(&name, Some(faction)).unwrap_or_else(|| panic!("{squadron}"));
        let count = squadron["count"].as_u64().unwrap_or(1) as usize;
        fleet.squadrons.extend(std::iter::repeat_n(id, count));
    }
    for objective in source["objectives"].as_object().expect("objectives").values() {
        fleet.objectives.extend(facts.objectives_named(&name(objective)));
    }
    fleet
}

#[test]
fn fleets_of_tournaments_are_legal() {
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/armada/tournament-fleets.json");
    let Ok(text) = std::fs::read_to_string(&path) else {
        eprintln!("skipped: {} is not there", path.display());
        return;
    };
    let facts = Facts::of(Edition::Arc);
    let data: Value = serde_json::from_str(&text).expect("JSON");
    let fleets = data["fleets"].as_array().expect("fleets");
    assert_eq!(fleets.len(), 16);
    for source in fleets {
        let fleet = fleet(facts, source);
        assert_eq!(check(facts, &fleet), [], "{}", source["id"]);
        assert_eq!(
            u64::from(fleet.cost(facts)),
            source["points"].as_u64().expect("points"),
            "{}",
            source["id"]
        );
    }
}
