//! Measuring, as the rules of Armada do it: range, arcs, sight, engagement, manoeuvres and places.
//!
//! Everything here is a pure function of placed pieces. [`Measures::of`] gives the shapes and the rules of an edition;
//! it places a [`Ship`], an [`Obstacle`] or the disc of a squadron, and those answer with the points and lines that
//! prove the answer.
//!
//! ```
//! use broadside_armada::facts::{Edition, Facts, Zone};
//! use broadside_armada::geometry::{Attack, Measures, Party, Pieces, Range, Reach};
//! use broadside_table::Pose;
//!
//! let (facts, measures) = (Facts::of(Edition::Rr15), Measures::of(Edition::Rr15));
//! let ship = |slug, pose| measures.ship(facts.ship(slug).expect("a card"), pose);
//! let ships = [
//!     ship("victory-ii-class-star-destroyer", Pose::from_mm(900.0, 300.0, 0.0)),
//!     ship("cr90-corvette-a", Pose::from_mm(900.0, 500.0, 180.0)),
//! ];
//! let front = |ship| Party::Zone { ship, zone: Zone::Front };
//! let attack = Attack { attacker: front(0), defender: front(1), reach: Reach::Unlimited };
//! let view = attack.measure(measures, &Pieces { ships: &ships, obstacles: &[] });
//! assert_eq!(view.range.map(|range| range.band), Some(Range::Close));
//! assert!(view.refusal.is_none() && !view.is_obstructed());
//! ```
//!
//! # Where things are
//!
//! - **Pieces**: [`Measures`], [`Switches`], [`Hull`], [`Ship`], [`Obstacle`].
//! - **Ruler**: [`Range`], [`Distance`], [`at`], [`within`], [`beyond`].
//! - **Attacks**: [`Attack`], [`AttackView`], [`Party`], [`Reach`], [`Refusal`], [`Ignition`], [`engagement`].
//! - **Manoeuvres**: [`Yaws`], [`Maneuver`], [`FinalPosition`], [`turn_in_place`].
//! - **Places**: [`SquadronMove`], [`Contact`], [`Field`], [`place_obstacle`], [`ObstacleMove`].
//!
//! Nothing here allocates, except that candidates are pushed into the caller's list.

mod armament;
mod attack;
mod board;
mod contact;
mod deploy;
mod engagement;
mod field;
mod hull;
mod ignition;
mod maneuver;
mod measures;
mod obstacle_move;
mod obstruction;
mod ruler;
mod sight;
mod squadron_move;
mod tool_sides;
mod travel;
mod yaw;

pub use armament::{Against, armament, longest_range, usable};
pub use attack::{Attack, AttackView, Reach, Refusal};
pub use board::{Obstacle, Party, Pieces};
pub use contact::{Contact, Displaced};
pub use deploy::{DeployRefusal, deploy_ship, deploy_squadron, place_exogorth, place_obstacle, to_edge};
pub use engagement::{Engagement, engaged, engagement};
pub use field::{Field, TableEdge, holds_edge};
pub use hull::{Dial, Hull, HullZone, Ship};
pub use ignition::{Ignition, IgnitionView, SpecialArc, TokenRefusal, targeting_token};
pub use maneuver::{Maneuver, Sides};
pub use measures::{Measures, Switches};
pub use obstacle_move::{ObstacleMove, ObstacleRefusal};
pub use obstruction::{Cause, Causes, Obstructor};
pub use ruler::{Distance, Range, RangeLine, Ruled, at, beyond, distance, range, within};
pub use sight::{Blocked, Line};
pub use squadron_move::{MoveRefusal, SquadronMove};
pub use travel::{FinalPosition, Overlapped, Spaces, turn_in_place};
pub use yaw::{Clicks, Yaws};
