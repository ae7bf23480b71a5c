//! Lists as builders exported them, and ids that only they have.

use crate::common::say;
use broadside_lists::{Exchange, NoteKind};
use broadside_xwing::facts::Facts;
use broadside_xwing::squad::{Format, read};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::Path;

/// Each list, how many ships of it are read, and what is said of what is not in the squad.
const LISTS: [(&str, usize, &[&str]); 6] = [
    ("lbn_issue_100", 4, &[]),
    ("lbn_issue_171_alias", 3, &[]),
    ("lbn_issue_171_right", 3, &[]),
    (
        "standard_loadout_boy",
        0,
        &[
            "lukeskywalker-battleofyavin” (Luke Skywalker)",
            "wedgeantilles-battleofyavin” (Wedge Antilles)",
            "biggsdarklighter-battleofyavin” (Biggs Darklighter)",
            "dutchvander-battleofyavin” (\"Dutch\" Vander)",
        ],
    ),
    ("yasb_boba_separatist", 4, &[]),
    ("yasb_issue_416_lbn_200", 4, &[]),
];

#[test]
fn every_exported_list_is_read_or_its_cards_outside_our_pool_are_named() {
    let facts = Facts::embedded();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/squad/xws");
    let files = std::fs::read_dir(&folder).expect("a folder").count();
    assert_eq!(files, LISTS.len());
    for (name, ships, outside) in LISTS {
        let text = std::fs::read_to_string(folder.join(format!("{name}.xws"))).expect("a list");
        let import = read(facts, &text).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(import.list.ships.len(), ships, "{name}: {:?}", import.notes);
        let lost = import.notes.iter().filter(|note| note.kind == NoteKind::NotUnderstood);
        let lost: Vec<String> = lost.map(|note| say(&note.why)).collect();
        assert_eq!(lost.len(), outside.len(), "{name}: {lost:?}");
        for (said, wanted) in lost.iter().zip(outside) {
            assert!(said.contains(wanted) && said.contains("fixed upgrades"), "{name}: {said}");
        }
        // Points apart, which are ours, the list is given back as it was.
        let plain = |text: &str| without_points(serde_json::from_str(text).expect("JSON"));
        let back = import.list.export(facts, Format::Xws, &import.rest);
        assert_eq!(plain(&back), plain(&text), "{name}");
    }
}

fn without_points(mut value: Value) -> Value {
    if let Value::Object(fields) = &mut value {
        fields.remove("points");
        for pilot in fields.get_mut("pilots").and_then(Value::as_array_mut).into_iter().flatten() {
            pilot.as_object_mut().expect("a pilot").remove("points");
        }
    }
    value
}

/// What a row says, whatever each field means to its file.
type Row = (Option<String>, Option<String>, Option<String>);

/// What the data says of each id: the card of ours, or the name of one that is not in this program.
fn ids(file: &str) -> BTreeMap<String, Row> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/exchange").join(file);
    let text = std::fs::read_to_string(path).expect("a data file");
    let mut ids = BTreeMap::new();
    let mut id = String::new();
    for line in text.lines() {
        if let Some(key) = line.strip_prefix('[') {
            id = key.trim_end_matches(']').trim_matches('"').to_owned();
            ids.insert(id.clone(), (None, None, None));
        } else if let Some((field, value)) = line.split_once(" = ") {
            let value: Option<String> = serde_json::from_str(value).ok();
            let entry = ids.get_mut(&id).expect("an entry");
            match field {
                "is" => entry.0 = value,
                "name" => entry.1 = value,
                "slot" => entry.2 = value,
                _ => {}
            }
        }
    }
    ids
}

#[test]
fn every_id_of_builders_is_understood_or_named() {
    let facts = Facts::embedded();
    for (id, (ours, name, _)) in ids("pilots.toml") {
        let list = json!({ "faction": "rebelalliance", "pilots": [{ "id": id }] });
        let import = read(facts, &list.to_string()).expect("a list");
        match ours {
            Some(ours) => assert_eq!(&*facts[import.list.ships[0].pilot].slug, ours, "{id}"),
            None => {
                let said = say(&import.notes[0].why);
                assert!(said.contains(&id) && said.contains(&name.expect("a name")), "{said}");
            }
        }
    }
    for (id, (ours, name, slot)) in ids("upgrades.toml") {
        let key = slot.unwrap_or("crew".to_owned());
        let pilot = json!({ "id": "lukeskywalker", "upgrades": { key: [id] } });
        let list = json!({ "faction": "rebelalliance", "pilots": [pilot] });
        let import = read(facts, &list.to_string()).expect("a list");
        match ours {
            Some(ours) => assert_eq!(&*facts[import.list.ships[0].upgrades[0]].slug, ours, "{id}"),
            None => {
                let said = say(&import.notes[0].why);
                assert!(said.contains(&id) && said.contains(&name.expect("a name")), "{said}");
            }
        }
    }
}
