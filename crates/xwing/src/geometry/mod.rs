//! Measuring, as the rules of X-Wing do it: maneuvers, other moves, range, arcs, obstruction and places.
//!
//! Everything here is a pure function of placed pieces: a [`Ship`] is a size and a pose, a [`Token`] an outline and a pose. Answers
//! come with the points and lines that prove them, refusals with the rule.
//!
//! ```
//! use broadside_table::Pose;
//! use broadside_xwing::facts::{Bearing, Size};
//! use broadside_xwing::geometry::{Field, Maneuver, Position, Range, Ship, Spaces, range_between};
//!
//! let ship = Ship::new(Size::Small, Pose::from_mm(400.0, 200.0, 0.0));
//! let others = [Ship::new(Size::Small, Pose::from_mm(410.0, 320.0, 180.0))];
//! let spaces = Spaces { ships: &others, obstacles: &[], devices: &[], area: Field::standard().area };
//! let moved = Maneuver::new(Bearing::Straight, 2).execute(&ship, Position::Middle, &spaces).expect("a template");
//! assert!(!moved.fully && moved.backed_over == Some(0));
//! assert_eq!(range_between(&ship.moved(moved.pose), &others[0]).range, Range::Zero);
//! ```
//!
//! # Where things are
//!
//! - **Pieces**: [`Ship`], [`Token`], [`Template`], [`Maneuver`], [`measures`].
//! - **Moves**: [`Maneuver::execute`], [`Reposition`], [`rotate`], [`deploy`]; what they meet: [`Met`], [`Track`], [`in_order`].
//! - **Ruler**: [`range`], [`at`], [`within`], [`beyond`], [`at_range_0`].
//! - **Arcs**: [`Ship::in_arc`], [`Arcs`], [`side_of`].
//! - **Attacks**: [`Attack`], [`AttackView`], [`Sightlines`].
//! - **Places**: [`Field`], [`placed_by`], [`relocated`], [`check_device`].
//!
//! Nothing here allocates, except that candidates are pushed into the caller's list. How unclear rules are read stands in the crate's
//! README under "Readings: geometry".

mod arcs;
mod attack;
mod candidates;
mod device;
mod dock;
mod execute;
mod field;
pub mod measures;
mod obstruction;
mod range;
mod reposition;
mod set;
mod ship;
mod template;
mod token;
mod travel;

pub use arcs::{Arc, Arcs, Side, remote_front_arc, side_of};
pub use attack::{Attack, AttackRefusal, AttackView, Objects, Party, between};
pub use device::{
    DeviceRefusal, check_device, check_swarm, fitted_to, placed_by, probe_droid_moves, relocated, ships_on,
};
pub use dock::{DeployRefusal, deploy};
pub use execute::{Execution, ManeuverRefusal, Position};
pub use field::{Edge, Field, Objectives, PlaceRefusal};
pub use obstruction::{Sightline, Sightlines};
pub use range::{
    Object, Range, RangeLine, at, at_range_0, beyond, range, range_alone, range_between, within,
};
pub use reposition::{Placing, ROTATE_RULE, Reposition, RepositionRefusal, rotate};
pub use set::Set;
pub use ship::{Guides, Ship, base, footprint};
pub use template::{Bend, Course, Ending, Layout, Maneuver, Template};
pub use token::{Token, cluster_sides, front_guides, probe_droid_guides, rear_guides};
pub use travel::{Met, Spaces, Track, are_touching, in_order, touched_ships};
