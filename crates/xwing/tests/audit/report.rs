//! Reading the sources and telling all differences at once.

use broadside_xwing::facts::{
    Action, ActionKind, Arc, Bearing, Charges, Difficulty, Faction, Facts, Keyword, Slot, Step, Term, Weapon,
};
use serde_json::Value;
use std::fmt::Debug;
use std::path::PathBuf;

pub fn facts() -> &'static Facts {
    Facts::embedded()
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

    /// Notes that an exception is none any more.
    pub fn differs<T: PartialEq + Debug>(&mut self, card: &str, field: &str, ours: T, theirs: T) {
        if ours == theirs {
            self.differences.push(format!("{card}: {field} agrees with the source now; drop the exception"));
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

pub fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

pub fn text<'a>(value: &'a Value, field: &str) -> &'a str {
    value[field].as_str().unwrap_or_else(|| panic!("{field} of {value}"))
}

/// A number; 0 where the field is left out.
pub fn number(value: &Value, field: &str) -> i64 {
    value.get(field).map_or(0, |it| it.as_i64().unwrap_or_else(|| panic!("{field} of {value}")))
}

/// A yes or no; no where the field is left out.
pub fn flag(value: &Value, field: &str) -> bool {
    value.get(field).is_some_and(|it| it.as_bool().unwrap_or_else(|| panic!("{field} of {value}")))
}

/// A word of a list.
pub fn word(list: &[Value], place: usize) -> &str {
    list[place].as_str().unwrap_or_else(|| panic!("{list:?}"))
}

pub fn words<T>(value: &Value, read: impl Fn(&str) -> T) -> Vec<T> {
    list(value).iter().map(|word| read(word.as_str().expect("a text"))).collect()
}

fn term<T: Term>(word: &str) -> T {
    T::from_word(word).unwrap_or_else(|| panic!("{word} is not {}", T::WHAT))
}

pub fn faction(name: &str) -> Faction {
    let known = Faction::ALL.iter().find(|faction| faction.name() == name);
    *known.unwrap_or_else(|| panic!("{name}"))
}

/// The sources call the payload a device.
pub fn slot(name: &str) -> Slot {
    match name.to_lowercase().as_str() {
        "device" => Slot::Payload,
        word => term(word),
    }
}

pub fn keyword(name: &str) -> Keyword {
    term(&name.to_lowercase())
}

pub fn arc(name: &str) -> Arc {
    term(&name.strip_suffix(" Arc").expect("an arc").to_lowercase())
}

pub fn lower<T: Term>(value: &Value, field: &str) -> T {
    term(&text(value, field).to_lowercase())
}

pub fn action_kind(name: &str) -> ActionKind {
    match name {
        "Rotate Arc" => ActionKind::Rotate,
        word => term(&word.to_lowercase()),
    }
}

pub fn difficulty(name: &str) -> Difficulty {
    term(&name.to_lowercase())
}

/// The kind and the difficulty of an action, and of the one that is linked to it.
pub fn action(value: &Value) -> Action {
    let words = list(value);
    let step = |at| Step { kind: action_kind(word(words, at)), difficulty: difficulty(word(words, at + 1)) };
    let Step { kind, difficulty } = step(0);
    Action { kind, difficulty, linked: (words.len() > 2).then(|| step(2)) }
}

pub fn actions(value: &Value) -> Vec<Action> {
    list(value).iter().map(action).collect()
}

/// The value and how much of it recovers.
pub fn charges(value: Option<&Value>) -> Option<Charges> {
    let number = |at: usize| value?[at].as_i64();
    Some(Charges { value: number(0)? as u8, recovers: number(1)? as i8 })
}

/// The arc, the value, both ends of the range, and whether it is ordnance.
pub fn weapon(value: Option<&Value>) -> Option<Weapon> {
    let value = list(value?);
    let number = |at: usize| value[at].as_u64().expect("a number") as u8;
    let ordnance = value[4].as_bool().expect("a flag");
    Some(Weapon { arc: arc(word(value, 0)), value: number(1), range: (number(2), number(3)), ordnance })
}

/// Speed, bearing and difficulty of a dial code.
pub fn maneuver(code: &str) -> (u8, Bearing, Difficulty) {
    let code: Vec<char> = code.chars().collect();
    let bearing = match code[1] {
        'T' => Bearing::TurnLeft,
        'Y' => Bearing::TurnRight,
        'B' => Bearing::BankLeft,
        'N' => Bearing::BankRight,
        'F' => Bearing::Straight,
        'K' => Bearing::KoiogranTurn,
        'L' => Bearing::SegnorsLoopLeft,
        'P' => Bearing::SegnorsLoopRight,
        'E' => Bearing::TallonRollLeft,
        'R' => Bearing::TallonRollRight,
        'O' => Bearing::Stationary,
        'S' => Bearing::ReverseStraight,
        'A' => Bearing::ReverseBankLeft,
        'D' => Bearing::ReverseBankRight,
        other => panic!("{other}"),
    };
    let difficulty = match code[2] {
        'B' => Difficulty::Blue,
        'W' => Difficulty::White,
        'R' => Difficulty::Red,
        'P' => Difficulty::Purple,
        other => panic!("{other}"),
    };
    (code[0].to_digit(10).expect("a speed") as u8, bearing, difficulty)
}
