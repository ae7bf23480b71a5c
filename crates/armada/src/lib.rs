//! Star Wars: Armada: [`facts`] (cards, tokens, obstacles, measures, pools, points), [`fleet`]s with import, export and
//! legality, [`geometry`] (arcs, range, line of sight and maneuvers as the rules measure them), and the game itself.
//!
//! ```
//! use broadside_armada::facts::{Edition, Facts, Zone};
//! let facts = Facts::of(Edition::Rr15);
//! let cr90 = facts.ship("cr90-corvette-a").expect("a card of the core set");
//! assert_eq!(facts[cr90].hull, 4);
//! assert_eq!(facts[cr90].battery[Zone::Front as usize].red, 2);
//! ```
#![deny(missing_docs)]

// The tests' helpers serve inside and outside of the crate.
#[cfg(test)]
extern crate self as broadside_armada;

mod adjust;
mod atoms;
pub mod board;
mod cards;
mod effects;
pub mod facts;
pub mod fleet;
mod game;
pub mod geometry;
pub mod gloss;
mod play;
mod refused;
pub mod rules;
pub mod scene;
pub mod score;
mod setup;
mod start;
pub mod steps;
pub mod values;
pub mod view;
pub mod words;

pub use adjust::Adjustment;
pub use game::{Armada, Blank, Origin};
pub use gloss::gloss;
pub use refused::{REASONS, Why};
pub use setup::{Player, Setup, UNLIMITED_ROUNDS};
pub use steps::asked_about;

/// A position to look at.
pub type ArmadaLook<'a> = broadside_engine::Look<'a, Armada>;
/// A position to act on.
pub type ArmadaCx<'a> = broadside_engine::Cx<'a, Armada>;
