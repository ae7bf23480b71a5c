//! What lists of every game are told with. The words are in `texts/en/lists.ftl` and `texts/de/lists.ftl`.

use std::borrow::Cow;

use broadside_engine::{Message, Reason, reasons};
use broadside_facts::Term;

use crate::card::Kind;

/// Every message of this crate.
pub const REASONS: &[&[Message]] =
    &[Unknown::MESSAGES, Line::MESSAGES, Said::MESSAGES, Twice::MESSAGES, Or::MESSAGES];

reasons! {
    /// What is wrong with a card's name.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(crate) enum Unknown {
        Nothing { kind: Kind, written: String } = "lists-no-card",
        Near { kind: Kind, written: String, near: String } = "lists-no-card-near",
        Several { written: String, names: String } = "lists-several-cards",
    }
}

reasons! {
    /// What is wrong with a line of our own format.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(crate) enum Line {
        NoFaction { words: String } = "lists-line-no-faction",
        FactionMissing { words: String } = "lists-line-faction-missing",
        Faction { written: String, words: String } = "lists-line-faction",
        Twice { word: &'static str } = "lists-line-twice",
        Nothing { word: &'static str, wanted: Reason } = "lists-line-nothing",
        Rows { word: &'static str } = "lists-line-rows",
        Near { written: String, near: &'static str } = "lists-line-near",
        Word { written: String, words: String } = "lists-line-word",
    }
}

reasons! {
    /// How a report puts it.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(crate) enum Said {
        Title { source: String, name: String, faction: Reason } = "lists-said-title",
        Line { line: usize, why: Reason } = "lists-said-line",
        Note { why: Reason } = "lists-said-note",
        Wrong { why: Reason } = "lists-said-wrong",
        WrongRule { why: Reason, rule: String } = "lists-said-wrong-rule",
        Legal { basis: Reason } = "lists-said-legal",
        NotWhole { basis: Reason } = "lists-said-not-whole",
        NotLegal { basis: Reason } = "lists-said-not-legal",
    }
}

reasons! {
    /// What every game says of two copies.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Twice {
        OnShip { card: String, ship: String } = "lists-twice-on-ship",
        InList { card: String } = "lists-twice",
    }
}

reasons! {
    /// Alternatives.
    #[derive(Clone, Debug, PartialEq, Eq)]
    enum Or {
        Two { one: Reason, other: Reason } = "lists-or",
    }
}

/// One message that says all of them as alternatives: `small or medium`.
pub fn either(all: impl IntoIterator<Item = Reason>) -> Option<Reason> {
    all.into_iter().reduce(|one, other| Or::Two { one, other }.into())
}

/// The message that names a value of a vocabulary: a prefix, and the value's word.
pub fn term<T: Term>(prefix: &str, term: T) -> Reason {
    let word = term.word().replace([' ', '_'], "-");
    Reason { message: Cow::Owned(format!("{prefix}-{word}")), ..Reason::new("") }
}
