//! The physical table: poses, shapes, arcs, rulers, templates and sight lines. It knows no game term.
#![deny(missing_docs)]

mod arc;
mod area;
mod build;
mod closest;
mod contact;
mod convex;
mod edge;
mod frame;
mod grid;
mod point;
mod reach;
mod ruler;
mod shape;
mod sight;
pub mod tolerance;

pub use arc::{Arc, Ray, closest_in_arc, in_arc};
pub use area::{Area, Outermost};
pub use build::{
    Base, BaseEdge, Course, Joints, Mount, Run, Slide, Socket, TOOL_JOINTS, Template, Turn, nearest_touching,
    projected, slide_back, touching,
};
pub use closest::{Measure, closest};
pub use contact::{Contact, contact, overlaps, touches};
pub use frame::Frame;
pub use grid::{Angle, Pose};
pub use point::Point;
pub use reach::{Reach, farthest, reach};
pub use ruler::Ruler;
pub use shape::{Cap, Capsule, Compound, Disc, Outline, POLYGON_CORNERS, Polygon, Rect, Sector, Shape};
pub use sight::{Crossing, crossing, passes_through, passes_through_in_order};
