//! The measuring rules: hand-computed cases, the rules reference's examples, and constructions checked by an
//! independent calculation.

#[path = "geometry/oracle.rs"]
mod oracle;
#[path = "geometry/table.rs"]
mod table;

#[path = "geometry/arcs.rs"]
mod arcs;
#[path = "geometry/attacks.rs"]
mod attacks;
#[path = "geometry/devices.rs"]
mod devices;
#[path = "geometry/docking.rs"]
mod docking;
#[path = "geometry/maneuvers.rs"]
mod maneuvers;
#[path = "geometry/meeting.rs"]
mod meeting;
#[path = "geometry/obstruction.rs"]
mod obstruction;
#[path = "geometry/overlapping.rs"]
mod overlapping;
#[path = "geometry/ranges.rs"]
mod ranges;
#[path = "geometry/repositions.rs"]
mod repositions;
#[path = "geometry/setup.rs"]
mod setup;
