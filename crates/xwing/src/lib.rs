//! Star Wars: X-Wing: its [`facts`] (ships, pilots, upgrades, the damage deck, obstacles, devices, points lists, game modes),
//! [`squad`]s with import, export and legality, and [`geometry`]: maneuvers, range, arcs and sight as the rules measure them.
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

pub mod facts;
pub mod geometry;
pub mod squad;
