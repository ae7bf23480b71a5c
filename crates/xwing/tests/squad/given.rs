//! Squads in XWS that were composed and checked without this program: points, loadouts, slots, restrictions and limits.

use broadside_xwing::facts::Facts;
use broadside_xwing::squad::{check, parse, print, read, write_xws};
use serde_json::Value;
use std::path::PathBuf;

#[test]
fn sixteen_given_squads_are_legal_and_come_back_unchanged() {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/squad/given.jsonl");
    let text = std::fs::read_to_string(file).expect("the squads");
    let facts = Facts::embedded();
    assert_eq!(text.lines().count(), 16);
    for line in text.lines() {
        let list: Value = serde_json::from_str(line).expect("JSON");
        let import = read(facts, line).expect("a squad");
        assert_eq!(import.notes, [], "{}", list["name"]);
        assert_eq!(check(facts, facts.standard(), &import.list), [], "{}", list["name"]);
        let written: Value =
            serde_json::from_str(&write_xws(facts, &import.list, &import.rest)).expect("XWS");
        assert_eq!(written, list);
        assert_eq!(parse(facts, &print(facts, &import.list)), Ok(import.list));
    }
}
