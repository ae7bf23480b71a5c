//! Star Wars: Armada: its [`facts`] (cards, tokens, obstacles, measures, pools, points), [`fleet`]s with import, export and
//! legality, and [`geometry`]: arcs, range, sight and manoeuvres as the rules measure them.
//!
//! ```
//! use broadside_armada::facts::{Edition, Facts, Zone};
//! let facts = Facts::of(Edition::Rr15);
//! let cr90 = facts.ship("cr90-corvette-a").expect("a card of the core set");
//! assert_eq!(facts[cr90].hull, 4);
//! assert_eq!(facts[cr90].battery[Zone::Front as usize].red, 2);
//! ```
#![deny(missing_docs)]

pub mod facts;
pub mod fleet;
pub mod geometry;
