//! Star Wars: X-Wing: [`facts`] (ships, pilots, upgrades, the damage deck, obstacles, devices, points lists, game modes),
//! [`squad`]s with import, export and legality, [`geometry`] (maneuvers, range, arcs and sight as the rules measure them),
//! and [`XWing`], the game that the rules machine plays.
//!
//! ```
//! use broadside_xwing::facts::{ActionKind, Facts};
//! let facts = Facts::embedded();
//! let luke = facts.pilot("lukeskywalker").expect("a pilot");
//! assert_eq!(facts[luke].initiative, 5);
//! assert_eq!(&*facts.ship_of(luke).name, "T-65 X-wing");
//! assert_eq!(facts[luke].actions[0].kind, ActionKind::Focus);
//! ```
#![deny(missing_docs)]

mod adjust;
mod atoms;
pub mod board;
mod cards;
mod effects;
pub mod facts;
mod game;
pub mod geometry;
mod gloss;
pub mod measuring;
mod muster;
pub mod odds;
mod play;
pub mod refused;
pub mod rules;
pub mod scene;
pub mod score;
mod setup;
pub mod squad;
mod start;
pub mod steps;
pub mod values;
pub mod view;
pub mod words;

pub use adjust::Adjustment;
pub use game::{Blank, Origin, XWing};
pub use gloss::gloss;
pub use muster::{muster, season};
pub use setup::Setup;
pub use start::gather;
pub use steps::asked_about;

/// A position to look at.
pub type XWingLook<'a> = broadside_engine::Look<'a, XWing>;
/// A position to act on.
pub type XWingCx<'a> = broadside_engine::Cx<'a, XWing>;
