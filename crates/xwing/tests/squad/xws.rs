//! XWS: reading and writing without loss.

use crate::common::{chance, say, squad};
use broadside_lists::{Import, NoteKind, Unreadable};
use broadside_rulebook::proves;
use broadside_xwing::facts::{Faction, Facts, Slot, Term};
use broadside_xwing::squad::{Format, Rest, Squad, Supply, check, random_squad, read, write_xws};
use serde_json::{Value, json};

fn import(list: &Value) -> Import<Squad> {
    read(Facts::embedded(), &list.to_string()).unwrap_or_else(|error| panic!("{error}"))
}

/// What is written for a list that was read.
fn back(list: &Value) -> Value {
    let import = import(list);
    serde_json::from_str(&write_xws(Facts::embedded(), &import.list, &import.rest)).expect("XWS")
}

/// A list as the community's builders write it, made from a squad by the ids alone.
fn community(squad: &Squad, draw: &mut dyn FnMut(usize) -> usize) -> Value {
    let facts = Facts::embedded();
    let key = |slot: Slot| match slot {
        Slot::Payload => "device".to_owned(),
        Slot::ForcePower => "force-power".to_owned(),
        Slot::TacticalRelay => "tactical-relay".to_owned(),
        other => other.word().to_owned(),
    };
    let faction = squad.faction.name().to_lowercase().replace(' ', "");
    let mut pilots = Vec::new();
    for ship in &squad.ships {
        let pilot = &facts[ship.pilot];
        let mut upgrades = json!({});
        for &id in &ship.upgrades {
            let list = &mut upgrades[key(facts[id].slots()[0])];
            match list {
                Value::Array(cards) => cards.push((*facts[id].slug).into()),
                empty => *empty = json!([&*facts[id].slug]),
            }
        }
        let mut entry = json!({ "id": &*pilot.slug, "points": pilot.points });
        if draw(4) > 0 {
            entry["ship"] = (*facts[pilot.ship].slug).into();
        }
        if draw(4) == 0 {
            entry["name"] = (*pilot.slug).into();
        }
        if !ship.upgrades.is_empty() || draw(2) == 0 {
            entry["upgrades"] = upgrades;
        }
        pilots.push(entry);
    }
    let obstacles: Vec<&str> = squad.obstacles.iter().map(|&id| &*facts[id].slug).collect();
    let version = ["2.0.0", "2.5.0", "06/15/2022"][draw(3)];
    let mut list =
        json!({ "version": version, "faction": faction, "pilots": pilots, "points": squad.points(facts) });
    if draw(5) > 0 {
        list["name"] = format!("Squad {}", draw(1000)).into();
    }
    if draw(3) > 0 {
        list["obstacles"] = json!(obstacles);
    }
    match draw(4) {
        0 => {
            list["vendor"] =
                json!({ "yasb": { "builder": "YASB", "builder_url": "https://yasb.app", "link": "…" } })
        }
        1 => {
            list["vendor"] =
                json!({ "lbn": { "builder": "Launch Bay Next", "wins": [1, 2, { "deep": null }] } })
        }
        _ => {}
    }
    if draw(4) == 0 {
        list["description"] = "Two lines\nof words, “quoted”".into();
    }
    if draw(4) == 0 {
        list["ruleset"] = "AMG".into();
    }
    list
}

#[test]
fn five_hundred_squads_of_all_factions_come_back_unchanged() {
    let facts = Facts::embedded();
    let supplies = [facts.standard(), facts.extended()].map(|mode| (mode, Supply::whole(facts, mode)));
    let mut of_faction = [0; 7];
    for seed in 0..500 {
        let mut draw = chance(seed);
        let faction = Faction::ALL[seed as usize % 7];
        let (mode, supply) = &supplies[draw(2)];
        let squad = random_squad(facts, mode, faction, supply, &mut draw).expect("a squad");
        let list = community(&squad, &mut draw);
        let import = import(&list);
        assert_eq!((import.format, &import.notes[..]), (Format::Xws, &[][..]), "{list:#}");
        assert_eq!(import.list.ships.len(), squad.ships.len());
        assert_eq!(check(facts, mode, &import.list), []);
        let written: Value =
            serde_json::from_str(&write_xws(facts, &import.list, &import.rest)).expect("XWS");
        assert_eq!(written, list, "seed {seed}");
        of_faction[faction.index()] += 1;
    }
    assert!(of_faction.iter().all(|&count| count >= 71));
}

#[test]
fn a_new_list_has_what_builders_expect() {
    let squad = Squad {
        name: "Two".to_owned(),
        ..squad(
            "rebel",
            "obstacles gascloud1, gascloud2, gascloud3\nship lukeskywalker\n  r2d2\n  Sense\nship Arvel Crynyd",
        )
    };
    let written: Value =
        serde_json::from_str(&write_xws(Facts::embedded(), &squad, &Rest::default())).expect("XWS");
    let wanted = json!({
        "version": "2.0.0", "name": "Two", "faction": "rebelalliance", "points": 9,
        "obstacles": ["gascloud1", "gascloud2", "gascloud3"],
        "pilots": [
            { "id": "lukeskywalker", "ship": "t65xwing", "points": 6,
              "upgrades": { "astromech": ["r2d2"], "force-power": ["sense"] } },
            { "id": "arvelcrynyd", "ship": "rz1awing", "points": 3, "upgrades": {} },
        ],
    });
    assert_eq!(written, wanted);
    assert_eq!(import(&wanted).list, Squad { ships: import(&wanted).list.ships, ..squad });
}

#[test]
fn what_is_not_known_is_told_and_kept() {
    let list = json!({
        "faction": "rebelalliance", "version": 3, "extra": [1],
        "pilots": [
            { "id": "lukeskywalkr", "upgrades": { "talent": ["x"] } },
            { "id": "wedgeantilles", "upgrades": { "talent": ["predator", "newtalent", "marksmanship"], "wings": ["one"] },
              "skin": "red" },
            "nonsense",
            { "id": "arvelcrynyd", "upgrades": [] },
            { "id": "derekklivian", "upgrades": { "talent": [], "missile": "ionmissiles" } },
        ],
        "obstacles": ["coreasteroid0", "coreasteroid77", "gascloud1"],
    });
    let read = import(&list);
    assert_eq!(read.list.ships.len(), 3);
    assert_eq!(read.list.ships[0].upgrades.len(), 2);
    assert_eq!(read.list.obstacles.len(), 2);
    let told: Vec<String> = read.notes.iter().map(|note| say(&note.why)).collect();
    let kept = "and was left out of the squad; it is kept for XWS";
    assert_eq!(
        told,
        [
            format!("the pilot “lukeskywalkr” isn't known (perhaps lukeskywalker) {kept}"),
            format!("Wedge Antilles: the upgrade “newtalent” isn't known {kept}"),
            format!("Wedge Antilles: the upgrade “one” isn't known {kept}"),
            format!("the pilot “nonsense” isn't known {kept}"),
            format!("Derek Klivian: “missile” doesn't hold a list of upgrades {kept}"),
            format!("the obstacle “coreasteroid77” isn't known (perhaps coreasteroid0) {kept}"),
        ]
    );
    assert!(read.notes.iter().all(|note| note.kind == NoteKind::NotUnderstood));
    assert_eq!(back(&list), list);
}

#[test]
fn points_are_never_trusted() {
    let list = json!({ "faction": "rebelalliance", "points": 99, "pilots": [{ "id": "lukeskywalker", "points": 62 }] });
    let told: Vec<_> = import(&list).notes.iter().map(|note| (note.kind, say(&note.why))).collect();
    assert_eq!(
        told,
        [
            (
                NoteKind::Points,
                "Luke Skywalker costs 6 points here, not 62 as the list says; Broadside's points count"
                    .to_owned()
            ),
            (
                NoteKind::Points,
                "the squad costs 6 points here, not 99 as the list says; Broadside's points count".to_owned()
            ),
        ]
    );
    let written = back(&list);
    assert_eq!((written["points"].as_u64(), written["pilots"][0]["points"].as_u64()), (Some(6), Some(6)));
}

#[test]
fn older_words_are_understood() {
    proves!("xwing.squad.upgrade-slot.71");
    let list = json!({ "faction": "Rebel Alliance", "pilots": [{
        "name": "tennumb",
        "upgrades": { "ept": ["predator"], "system": ["passivesensors"], "bomb": ["protonbombs"], "mod": ["shieldupgrade"] },
    }]});
    let read = import(&list);
    let slots: Vec<Slot> =
        read.list.ships[0].upgrades.iter().map(|&id| Facts::embedded()[id].slots()[0]).collect();
    assert_eq!(slots, [Slot::Talent, Slot::Sensor, Slot::Payload, Slot::Modification]);
    assert_eq!(read.notes, []);
    assert_eq!(back(&list), list);
}

#[test]
fn what_contradicts_the_cards_is_told() {
    let list = json!({ "faction": "empire", "pilots": [
        { "id": "soontirfel", "ship": "tielnfighter", "upgrades": { "cannon": ["predator"] } },
    ]});
    let read = import(&list);
    assert_eq!(read.list.faction, Faction::Imperial);
    let told: Vec<String> = read.notes.iter().map(|note| say(&note.why)).collect();
    assert_eq!(
        told,
        [
            "the faction “empire” isn't known; assumed to be Imperial, because of Soontir Fel",
            "Soontir Fel flies the tieininterceptor, not “tielnfighter” as the list says; the tieininterceptor is used",
            "Predator is listed under “cannon”; its type is talent",
        ]
    );
    let written = back(&list);
    assert_eq!(written["pilots"][0]["ship"], "tieininterceptor");
    assert_eq!(written["faction"], "galacticempire");
}

#[test]
fn a_changed_squad_keeps_what_still_fits() {
    let facts = Facts::embedded();
    let list = json!({ "faction": "rebelalliance", "vendor": { "x": 1 }, "pilots": [
        { "id": "wedgeantilles", "skin": "red", "upgrades": { "ept": ["predator"] } },
        { "id": "arvelcrynyd", "skin": "green" },
    ]});
    let Import { list: mut squad, rest, .. } = import(&list);
    squad.ships[0].upgrades.push(facts.upgrade("protontorpedoes").expect("an upgrade"));
    squad.ships[1].pilot = facts.pilot("derekklivian").expect("a pilot");
    let written: Value = serde_json::from_str(&write_xws(facts, &squad, &rest)).expect("XWS");
    assert_eq!(written["vendor"], json!({ "x": 1 }));
    assert_eq!(
        written["pilots"],
        json!([
            { "id": "wedgeantilles", "skin": "red",
              "upgrades": { "talent": ["predator"], "torpedo": ["protontorpedoes"] } },
            { "id": "derekklivian", "ship": "rz1awing", "points": 3, "upgrades": {} },
        ])
    );
}

#[test]
fn single_quotes_are_read() {
    let text = "{'faction': 'rebelalliance', 'name': \"Luke's\", 'pilots': [{'id': 'lukeskywalker'}]}";
    let import = read(Facts::embedded(), text).expect("a squad");
    assert_eq!((import.list.name.as_str(), import.list.ships.len()), ("Luke's", 1));
}

#[test]
fn what_is_no_squad_is_refused_with_a_sentence() {
    let facts = Facts::embedded();
    let said = |text: &str| match read(facts, text).expect_err("no squad") {
        Unreadable::Whole(why) => say(&why),
        Unreadable::Lines(errors) => panic!("{errors:?}"),
    };
    assert!(
        said("{\"faction\": ").starts_with("this begins like XWS, but it isn't valid JSON (line 1, column "),
        "{}",
        said("{\"faction\": ")
    );
    assert_eq!(said("{}"), "this is JSON, but not an XWS squad: it has no “pilots”");
    assert_eq!(said("{\"pilots\": 3}"), "this is JSON, but not an XWS squad: its “pilots” aren't a list");
    assert_eq!(
        said("{\"pilots\": []}"),
        "this is JSON, but not an XWS squad: it names no known faction or pilot"
    );
    assert!(matches!(read(facts, "hello"), Err(Unreadable::Lines(_))));
    let Err(Unreadable::Whole(why)) = read(facts, " \n") else { panic!("nothing was read") };
    assert_eq!(why.message, "xwing-squad-unread-empty");
    assert_eq!(said("[{}]"), "this is JSON, but not an XWS squad: it is a list, and a squad is one object");
}
