//! What conditions, costs, selections and operations are made of.

use broadside_engine::{Ref, Var};

use crate::facts::{Colour, Dice};
use crate::geometry::Range;

/// The candidate of a selection of ships or squadrons, while its condition is looked at.
pub const IT: Ref = Ref::Var(Var(5));

/// An icon of a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Icon {
    /// A hit icon, alone or with others.
    Hit,
    /// A critical icon, alone or with a hit.
    Critical,
    /// An accuracy icon.
    Accuracy,
}

/// Which dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DieFilter {
    /// Of this colour; any if none is given.
    pub colour: Option<Colour>,
    /// Showing one of these icons; any if none is given.
    pub icons: &'static [Icon],
}

impl DieFilter {
    /// Any die.
    pub const ANY: DieFilter = DieFilter { colour: None, icons: &[] };
}

/// Dice of which colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hue {
    /// Of any colour.
    Any,
    /// Of this colour.
    Of(Colour),
    /// Of the colour in a register.
    In(Var),
}

/// What a squadron that an effect lets attack may attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// Anything.
    Any,
    /// A squadron at distance 1.
    Squadrons,
    /// This ship or squadron.
    At(Ref),
}

/// An attack of a squadron that an effect grants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sortie {
    /// What it may attack.
    pub aim: Aim,
    /// Its anti-squadron armament in place of its own.
    pub armament: Option<Dice>,
    /// Whether squadrons with which it is engaged do not keep it from attacking a ship.
    pub even_engaged: bool,
    /// Whether the attack counts as obstructed.
    pub obstructed: bool,
    /// Whether it may attack one target after another, each once.
    pub each: bool,
}

impl Sortie {
    /// An ordinary attack.
    pub const PLAIN: Sortie =
        Sortie { aim: Aim::Any, armament: None, even_engaged: false, obstructed: false, each: false };
}

/// How far something reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Span {
    /// At distance 1 to this.
    Distance(u8),
    /// At close range up to this.
    Range(Range),
}

/// Where something is put that was set aside: at the bearer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placement {
    /// The last band of distance.
    pub to: u8,
    /// Whether the whole piece has to be as near.
    pub within: bool,
    /// Whether a ship may overlap squadrons.
    pub over_squadrons: bool,
}

/// Some edges of the play area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edges {
    /// The two three-foot edges.
    Short,
    /// The edges of both players.
    Players,
}
