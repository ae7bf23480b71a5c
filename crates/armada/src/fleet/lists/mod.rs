//! Lists of other builders: reading what players have, writing what they can use.
//!
//! Reading never fails over a card: what is not understood is listed in [`Import::notes`].

mod clean;
mod detect;
mod family;
mod names;
mod write;

pub use detect::detect;
pub use write::write;

use super::Fleet;
use super::text::{ParseError, parse};
use crate::facts::Facts;
use serde::Serialize;
use std::fmt;

/// A format that is read and written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Format {
    /// Our own.
    Own,
    /// Kingston: short names.
    Kingston,
    /// Star Forge: Kingston's shape with full card names.
    StarForge,
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Format::Own => "own",
            Format::Kingston => "kingston",
            Format::StarForge => "starforge",
        })
    }
}

/// A fleet that was read, and what was not understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Import {
    /// The format that it was written in.
    pub format: Format,
    /// What was understood. Lists of other builders do not tell the agreed total: it is the standard one.
    pub fleet: Fleet,
    /// What was not, and what was taken differently than it was written.
    pub notes: Vec<Note>,
}

/// What a note is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum NoteKind {
    /// The line is not in the fleet.
    NotUnderstood,
    /// The line could mean several things; one was taken.
    Assumed,
    /// The list states other points than our cards do.
    Cost,
    /// The line says nothing about the fleet.
    Ignored,
}

/// A line that was not taken as it was written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Note {
    /// The line, from 1 on; 0 when something is missing from the whole list.
    pub line: usize,
    /// What it is about.
    pub kind: NoteKind,
    /// The line as it was written.
    pub text: String,
    /// What was wrong with it, and what became of it.
    pub message: String,
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line > 0 {
            write!(f, "line {}: ", self.line)?;
        }
        f.write_str(&self.message)
    }
}

/// Why a text is no fleet at all.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unreadable {
    /// A list of a builder whose format is not read yet.
    #[error("this is a list of {0}, which is not read yet; export it as Kingston or Star Forge text")]
    Other(&'static str),
    /// Nothing that looks like a list.
    #[error("this looks like no fleet list; write our own format, Kingston or Star Forge")]
    Unknown,
    /// Our own format, with lines that are wrong.
    #[error("{}", lines(.0))]
    Own(Vec<ParseError>),
}

fn lines(errors: &[ParseError]) -> String {
    errors.iter().map(ParseError::to_string).collect::<Vec<_>>().join("\n")
}

/// Reads a list in any format that [`detect`] knows.
///
/// ```
/// use broadside_armada::facts::Facts;
/// use broadside_armada::fleet::{Format, NoteKind, read};
/// let list = "Name: Short\nFaction: Imperial\nCommander: Admiral Motti\n\n\
///             Gladiator I (56)\n• Admiral Motti (24)\n• Rancor Riders (3)\n= 83 Points\n\nSquadrons:\n= 0 Points\n";
/// let import = read(Facts::embedded(), list).expect("a Kingston list");
/// assert_eq!(import.format, Format::Kingston);
/// assert_eq!(import.fleet.ships.len(), 1);
/// assert_eq!((import.notes[0].line, import.notes[0].kind), (7, NoteKind::NotUnderstood));
/// ```
pub fn read(facts: &Facts, text: &str) -> Result<Import, Unreadable> {
    let format = detect(text)?;
    match format {
        Format::Own => {
            let fleet = parse(facts, text.trim_start_matches('\u{feff}')).map_err(Unreadable::Own)?;
            Ok(Import { format, fleet, notes: Vec::new() })
        }
        Format::Kingston | Format::StarForge => Ok(family::read(facts, text, format)),
    }
}
