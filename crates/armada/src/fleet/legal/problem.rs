//! What is wrong with a fleet.

use serde::Serialize;
use std::borrow::Cow;
use std::fmt;

/// What the program can hold per side; a larger fleet is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Ships.
    pub ships: usize,
    /// Squadrons.
    pub squadrons: usize,
    /// Upgrade cards.
    pub upgrades: usize,
}

/// The limits of this program.
pub const LIMITS: Limits = Limits { ships: 12, squadrons: 24, upgrades: 80 };

/// What a problem is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ProblemKind {
    /// More than the program can hold.
    Limit,
    /// The whole fleet costs too much.
    Points,
    /// The squadrons cost too much.
    SquadronPoints,
    /// A card of another faction, or a faction that the edition does not know.
    Faction,
    /// A card that the edition does not know.
    Pool,
    /// No flagship, or several.
    Flagship,
    /// More than one commander, or one on a flotilla.
    Commander,
    /// An upgrade without a free icon.
    Slot,
    /// A ship that does not fulfil what a card asks for.
    Restriction,
    /// More than one modification on a ship.
    Modification,
    /// More than one title, or one that is not of the ship.
    Title,
    /// Two copies of a card on one ship, or of a fleet command in the fleet.
    Copies,
    /// Two cards with one unique name.
    UniqueName,
    /// Too many unique squadrons with defense tokens.
    Aces,
    /// Not one objective of each category.
    Objectives,
    /// Not in this player's half of a shared core set.
    CoreSet,
}

/// A broken rule: which, by which card, and what would be right.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Problem {
    /// What it is about.
    pub kind: ProblemKind,
    /// The id of the rule; none where a limit of the program or the edition's pool is the reason.
    pub rule: Option<Cow<'static, str>>,
    /// The ship that it is about: its place in the fleet.
    pub ship: Option<usize>,
    /// The printed name of the card that it is about.
    pub card: Option<String>,
    /// What is wrong, and what would be right.
    pub message: String,
}

impl Problem {
    /// A problem of the whole fleet.
    pub(super) fn new(kind: ProblemKind, rule: &'static str, message: String) -> Problem {
        Problem { kind, rule: Some(Cow::Borrowed(rule)), ship: None, card: None, message }
    }

    /// A problem without a rule of the game.
    pub(super) fn ours(kind: ProblemKind, message: String) -> Problem {
        Problem { kind, rule: None, ship: None, card: None, message }
    }

    /// … about this card.
    pub(super) fn card(self, name: &str) -> Problem {
        Problem { card: Some(name.to_owned()), ..self }
    }

    /// … on this ship.
    pub(super) fn on(self, place: usize) -> Problem {
        Problem { ship: Some(place), ..self }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.rule {
            Some(rule) => write!(f, "{} ({rule})", self.message),
            None => f.write_str(&self.message),
        }
    }
}
