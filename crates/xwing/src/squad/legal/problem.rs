//! What is wrong with a squad.

use serde::Serialize;
use std::fmt;

/// What the program can hold per side; a larger squad is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Ships.
    pub ships: usize,
    /// Upgrade cards.
    pub upgrades: usize,
}

/// The limits of this program.
pub const LIMITS: Limits = Limits { ships: 8, upgrades: 80 };

/// What a problem is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ProblemKind {
    /// More than the program can hold.
    Limit,
    /// The ships cost too much.
    Points,
    /// Too few ships, or too many.
    ShipCount,
    /// A card of another faction.
    Faction,
    /// A card that is not available in the game mode.
    Availability,
    /// A card of the Ban List.
    Banned,
    /// Too many cards of the Restricted List.
    RestrictedList,
    /// Too many cards with a limited name.
    Limited,
    /// Two solitary cards of one type.
    Solitary,
    /// A ship without the standardized card of its type.
    Standardized,
    /// Upgrades for more than the loadout value.
    Loadout,
    /// An upgrade without a free icon.
    Slot,
    /// A ship that does not fulfil what a card asks for.
    Restriction,
    /// Two copies of a card on one ship.
    Copies,
    /// Obstacles that cannot be brought together.
    Obstacles,
}

/// A broken rule: which, by which card, and what would be right.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Problem {
    /// What it is about.
    pub kind: ProblemKind,
    /// The id of the rule; none where a limit of the program is the reason.
    pub rule: Option<&'static str>,
    /// The ship that it is about: its place in the squad.
    pub ship: Option<usize>,
    /// The printed name of the card that it is about.
    pub card: Option<String>,
    /// What is wrong, and what would be right.
    pub message: String,
}

impl Problem {
    /// A problem of the whole squad.
    pub(super) fn new(kind: ProblemKind, rule: &'static str, message: String) -> Problem {
        Problem { kind, rule: Some(rule), ship: None, card: None, message }
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
        match self.rule {
            Some(rule) => write!(f, "{} ({rule})", self.message),
            None => f.write_str(&self.message),
        }
    }
}
