//! Squads that others composed and checked, where the shared folder is.

use broadside_xwing::facts::Facts;
use broadside_xwing::squad::{check, parse, print, read, write_xws};
use serde_json::Value;
use std::path::PathBuf;

#[test]
fn sixteen_given_squads_are_legal_and_come_back_unchanged() {
    let beside = || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared");
    let folder = std::env::var_os("BROADSIDE_SHARED").map_or_else(beside, PathBuf::from);
    let Ok(text) = std::fs::read_to_string(folder.join("data/xwing/squads.json")) else { return };
    let source: Value = serde_json::from_str(&text).expect("a JSON source");
    let facts = Facts::embedded();
    let squads = source["squads"].as_array().expect("squads");
    assert_eq!(squads.len(), 16);
    for list in squads {
        let import = read(facts, &list.to_string()).expect("a squad");
        assert_eq!(import.notes, [], "{}", list["name"]);
        assert_eq!(check(facts, facts.standard(), &import.squad), [], "{}", list["name"]);
        let written: Value =
            serde_json::from_str(&write_xws(facts, &import.squad, &import.rest)).expect("XWS");
        assert_eq!(&written, list);
        assert_eq!(parse(facts, &print(facts, &import.squad)), Ok(import.squad));
    }
}
