//! Reading the sources and telling all differences at once.

use broadside_xwing::facts::{
    Action, ActionKind, Arc, Bearing, Charges, Difficulty, Faction, Facts, Keyword, Slot, Step, Term,
};
use serde_json::Value;
use std::fmt::Debug;
use std::io::Write;
use std::path::PathBuf;

pub fn facts() -> &'static Facts {
    Facts::embedded()
}

/// A source file; `None`, said aloud, where the shared folder is absent.
pub fn source(file: &str) -> Option<Value> {
    // Beside the repository, or where BROADSIDE_SHARED says.
    let beside = || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared");
    let folder = std::env::var_os("BROADSIDE_SHARED").map_or_else(beside, PathBuf::from).join("data/xwing");
    if !folder.is_dir() {
        // Past the capture of the test harness: a skipped audit must be seen.
        let said = format!("data audit skipped for {file}: {} is not there\n", folder.display());
        std::io::stderr().write_all(said.as_bytes()).expect("standard error");
        return None;
    }
    let text = std::fs::read_to_string(folder.join(file)).expect("a readable source");
    Some(serde_json::from_str(&text).expect("a JSON source"))
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

pub fn number(value: &Value, field: &str) -> i64 {
    value[field].as_i64().unwrap_or_else(|| panic!("{field} of {value}"))
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

pub fn action_kind(value: &Value) -> ActionKind {
    match text(value, "type") {
        "Rotate Arc" => ActionKind::Rotate,
        word => term(&word.to_lowercase()),
    }
}

pub fn action(value: &Value) -> Action {
    let linked = value.get("linked");
    Action {
        kind: action_kind(value),
        difficulty: lower(value, "difficulty"),
        linked: linked.map(|it| Step { kind: action_kind(it), difficulty: lower(it, "difficulty") }),
    }
}

pub fn actions(value: &Value) -> Vec<Action> {
    list(value).iter().map(action).collect()
}

pub fn charges(value: Option<&Value>) -> Option<Charges> {
    let value = value?;
    Some(Charges {
        value: number(value, "value") as u8,
        recovers: value.get("recovers").and_then(Value::as_i64).unwrap_or(0) as i8,
    })
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
