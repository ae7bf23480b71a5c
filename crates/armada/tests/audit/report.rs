//! Reading the sources and telling all differences at once.

use broadside_armada::facts::{DefenseToken, Dice, Edition, Faction, Facts, Slot, Term};
use serde_json::Value;
use std::fmt::Debug;
use std::path::PathBuf;

/// The facts with the costs of the last official errata, which the sources have.
pub fn facts() -> &'static Facts {
    Facts::of(Edition::Arc)
}

/// The entries of a file of facts.
pub fn source(name: &str) -> Vec<Value> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/audit/facts");
    let text = std::fs::read_to_string(folder.join(format!("{name}.jsonl"))).expect("a file of facts");
    let entries = text.lines().filter(|line| !line.starts_with('#'));
    entries.map(|line| serde_json::from_str(line).expect("a line of facts")).collect()
}

/// The differences found.
#[derive(Default)]
pub struct Report {
    differences: Vec<String>,
    compared: usize,
}

impl Report {
    /// Notes a difference of one field of one card.
    pub fn same<T: PartialEq + Debug>(&mut self, card: &str, field: &str, ours: T, theirs: T) {
        self.compared += 1;
        if ours != theirs {
            self.differences.push(format!("{card}: {field} is {ours:?}, the source has {theirs:?}"));
        }
    }

    /// Notes that something has no counterpart.
    pub fn missing(&mut self, card: &str, what: &str) {
        self.differences.push(format!("{card}: {what}"));
    }

    /// Fails with all differences; `at_least` fields must have been compared.
    pub fn finish(self, at_least: usize) {
        assert!(self.differences.is_empty(), "{}", self.differences.join("\n"));
        assert!(self.compared >= at_least, "only {} fields compared", self.compared);
    }
}

/// A text; empty where the field is left out.
pub fn text<'a>(value: &'a Value, field: &str) -> &'a str {
    value.get(field).map_or("", |it| it.as_str().unwrap_or_else(|| panic!("{field} of {value}")))
}

/// A number; 0 where the field is left out.
pub fn number(value: &Value, field: &str) -> u64 {
    value.get(field).map_or(0, |it| it.as_u64().unwrap_or_else(|| panic!("{field} of {value}")))
}

/// A yes or no; no where the field is left out.
pub fn flag(value: &Value, field: &str) -> bool {
    value.get(field).is_some_and(|it| it.as_bool().unwrap_or_else(|| panic!("{field} of {value}")))
}

pub fn float(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("{value}"))
}

/// The texts of a list; none where the field is left out.
pub fn texts(value: &Value) -> Vec<&str> {
    let text = |it| Value::as_str(it).unwrap_or_else(|| panic!("{value}"));
    value.as_array().into_iter().flatten().map(text).collect()
}

/// Red, blue and black dice; none where the field is left out.
pub fn dice(value: &Value) -> Dice {
    let count = |i: usize| value[i].as_u64().unwrap_or_else(|| panic!("{value}")) as u8;
    if value.is_null() { Dice::NONE } else { Dice { red: count(0), blue: count(1), black: count(2) } }
}

pub fn faction(word: &str) -> Faction {
    Faction::from_word(if word == "empire" { "imperial" } else { word }).unwrap_or_else(|| panic!("{word}"))
}

pub fn slot(word: &str) -> Slot {
    match word {
        "commander" => Slot::Commander,
        "officer" => Slot::Officer,
        "weapons-team" => Slot::WeaponsTeam,
        "support-team" => Slot::SupportTeam,
        "fleet-command" => Slot::FleetCommand,
        "fleet-support" => Slot::FleetSupport,
        "offensive-retro" => Slot::OffensiveRetrofit,
        "defensive-retro" => Slot::DefensiveRetrofit,
        "experimental-retro" => Slot::ExperimentalRetrofit,
        "turbolaser" => Slot::Turbolasers,
        "ion-cannon" => Slot::IonCannons,
        "ordnance" => Slot::Ordnance,
        "super-weapon" => Slot::Superweapon,
        "title" => Slot::Title,
        other => panic!("{other}"),
    }
}

/// Defense tokens as the sources count them, in the order of the enum.
pub fn tokens(value: &Value) -> Vec<DefenseToken> {
    let count = |token: &DefenseToken| value[token.word()].as_u64().unwrap_or(0) as usize;
    DefenseToken::ALL.iter().flat_map(|token| std::iter::repeat_n(*token, count(token))).collect()
}
