//! What is wrong with a fleet.

use serde::Serialize;

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

/// A broken rule of fleet building.
pub type Problem = broadside_lists::Problem<ProblemKind>;
