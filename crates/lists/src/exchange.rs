//! Lists of other builders: reading what players have, writing what they can use.
//!
//! Reading never fails over a card: what is not understood is listed in [`Import::notes`].

use std::fmt;

use broadside_engine::Reason;
use broadside_facts::Term;
use serde::Serialize;

use crate::list::List;
use crate::own::{LineError, parse};

/// A game whose lists are exchanged with other builders.
pub trait Exchange: List {
    /// The formats that are read and written.
    type Format: Term;
    /// Our own format.
    const OWN: Self::Format;
    /// What a list of another builder holds beside ours; it is written back.
    type Rest: Default + Clone;

    /// The format of a text, or why it cannot be read. The text is not empty.
    fn detect(text: &str) -> Result<Self::Format, Reason>;
    /// Reads a list of another builder.
    fn import(facts: &Self::Facts, text: &str, format: Self::Format) -> Result<Import<Self>, Unreadable>;
    /// Writes the list in a format, with what it was read with.
    fn export(&self, facts: &Self::Facts, format: Self::Format, rest: &Self::Rest) -> String;
}

/// A list that was read, and what was not understood.
#[derive(Clone, Debug)]
pub struct Import<L: Exchange> {
    /// The format that it was written in.
    pub format: L::Format,
    /// What was understood.
    pub list: L,
    /// What the list holds beside it.
    pub rest: L::Rest,
    /// What was not understood, and what was taken differently than it was written.
    pub notes: Vec<Note>,
}

/// What a note is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum NoteKind {
    /// It is not in the list.
    NotUnderstood,
    /// It could mean several things, or does not fit the rest; one meaning was taken.
    Assumed,
    /// The list states other points than our cards do.
    Points,
    /// It says nothing about the list.
    Ignored,
}

/// Something that was not taken as it was written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Note {
    /// The line, from 1 on; 0 when it has none.
    pub line: usize,
    /// What it is about.
    pub kind: NoteKind,
    /// What was written.
    pub text: String,
    /// What was wrong with it, and what became of it.
    pub why: Reason,
}

/// Why a text is no list at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// Our own format, with lines that are wrong.
    Lines(Vec<LineError>),
    /// Something else.
    Whole(Reason),
}

impl Unreadable {
    /// What is wrong, each with its line where it has one.
    pub fn reasons(&self) -> Vec<(Option<usize>, &Reason)> {
        match self {
            Unreadable::Lines(errors) => errors.iter().map(|error| (Some(error.line), &error.why)).collect(),
            Unreadable::Whole(why) => vec![(None, why)],
        }
    }
}

/// For logs and failing tests, where nobody's language is known.
impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (line, why) in self.reasons() {
            match line {
                Some(line) => writeln!(f, "line {line}: {why}")?,
                None => writeln!(f, "{why}")?,
            }
        }
        Ok(())
    }
}

/// Reads a list in any format of its game.
pub fn read<L: Exchange>(facts: &L::Facts, text: &str) -> Result<Import<L>, Unreadable> {
    let text = text.trim_start_matches('\u{feff}');
    let format = L::detect(text).map_err(Unreadable::Whole)?;
    if format != L::OWN {
        return L::import(facts, text, format);
    }
    let list = parse(facts, text).map_err(Unreadable::Lines)?;
    Ok(Import { format, list, rest: L::Rest::default(), notes: Vec::new() })
}
