//! Lines that prove, ghosts that foresee, numbers with their grounds.

use serde::{Deserialize, Serialize};

use crate::scene::{Die, Outline, Place};
use crate::text::Text;

/// What a line on the table says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
#[serde(rename_all = "snake_case")]
pub enum LineKind {
    /// The shortest line that range or distance is measured along.
    Range,
    /// A line of sight.
    Sight,
    /// The part of a line of sight that something obstructs.
    Obstructed,
    /// A line that is refused.
    Refused,
}

/// A line on the table.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
pub struct Line {
    /// What it says.
    pub kind: LineKind,
    /// Where it begins, in table coordinates.
    pub from: [f64; 2],
    /// Where it ends.
    pub to: [f64; 2],
}

/// What was measured, to be drawn.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
pub struct Proof {
    /// The lines.
    pub lines: Vec<Line>,
    /// What stands beside the range line: `Medium · 173 mm`.
    pub label: Option<Text>,
    /// What stands where sight is obstructed: `Obstructed: −1 die`.
    pub warning: Option<Text>,
    /// What obstructs, by id.
    pub obstructors: Vec<String>,
}

/// How a note is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Tone {
    /// As one would wish.
    Good,
    /// Neither good nor bad.
    Plain,
    /// To be heeded.
    Warn,
    /// Forbidden, or harm.
    Bad,
}

/// A sentence about what would come of an answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
pub struct Note {
    /// How it is meant.
    pub tone: Tone,
    /// The sentence.
    pub text: Text,
    /// The piece or part that it is about.
    pub target: Option<String>,
    /// The rule behind it.
    pub rule: Option<String>,
}

/// Where a piece would come to lie.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
pub struct Ghost {
    /// The piece.
    pub piece: String,
    /// The places on its way, the last one last.
    pub path: Vec<Place>,
    /// The outlines of the tool or template along which it moves, in table coordinates, from the base outward.
    pub tool: Vec<Outline>,
    /// The joints of the tool, in table coordinates.
    pub joints: Vec<[f64; 2]>,
    /// Whether it would overlap something there.
    pub overlaps: Vec<String>,
}

/// A row of a panel: `2 or more: reaches hull — 50 %`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
pub struct Row {
    /// What it is about.
    pub label: Text,
    /// What stands at its end.
    pub value: Option<Text>,
    /// A share between 0 and 1, drawn as a bar.
    pub share: Option<f64>,
    /// Dice.
    pub dice: Vec<Die>,
    /// An icon.
    pub icon: Option<String>,
    /// The piece, part or token that it is about.
    pub target: Option<String>,
    /// The side whose it is.
    pub side: Option<u8>,
    /// Whether it stands out.
    pub strong: bool,
}

/// A part of the evidence under a question: odds, who would be in arc, what the defender can answer with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
pub struct Panel {
    /// Its heading.
    pub title: Text,
    /// What it assumes.
    pub note: Option<Text>,
    /// Its rows.
    pub rows: Vec<Row>,
}

/// What is known about a decision before it is made.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
pub struct Evidence {
    /// Panels, the most important first.
    pub panels: Vec<Panel>,
}

/// What an answer would do.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
pub struct Preview {
    /// Why the answer would be refused; nothing if it is legal.
    pub refused: Option<Note>,
    /// The legal place nearest to a place that is refused, as far as one is found.
    pub nearest: Option<Place>,
    /// Where pieces would come to lie.
    pub ghosts: Vec<Ghost>,
    /// What would happen.
    pub notes: Vec<Note>,
    /// What would be measured.
    pub proofs: Vec<Proof>,
    /// Odds and other numbers.
    pub evidence: Evidence,
}

/// What a measurement between two things tells.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
pub struct Measured {
    /// The lines.
    pub proof: Proof,
    /// Range, distance, arcs, sight, in words; refusals of an attack with their rule.
    pub notes: Vec<Note>,
}
