//! What is wrong with a squad.

use serde::Serialize;

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

/// A broken rule of squad building.
pub type Problem = broadside_lists::Problem<ProblemKind>;
