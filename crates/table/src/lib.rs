//! The physical table: poses, shapes, arcs, rulers, templates and sight lines. It knows no game terms.
//!
//! ```
//! use broadside_table::*;
//! let base = |pose| Shape::from(Rect::new(40.0, 40.0)).placed(&Frame::from(pose));
//! let end = Run::forward(Template::Straight { length: 80.0 }).end(Pose::from_mm(100.0, 100.0, 0.0), &Base::new(40.0, 40.0));
//! let line = closest(&base(end), &base(Pose::from_mm(100.0, 400.0, 180.0)));
//! assert_eq!((line.distance, Ruler::new(&[100.0, 200.0, 300.0]).band(line.distance)), (140.0, Some(1)));
//! ```
//!
//! # Where things are
//!
//! - **Positions** are stored on a grid ([`Pose`], [`Angle`]). Computations use a [`Frame`]: a place and a heading in floating
//!   point, in millimetres. A result is rounded to the grid once, when it becomes a position.
//! - **Shapes** ([`Shape`]) use a piece's own coordinates (x to its right, y forward); `placed` puts them on the table. A
//!   [`Rect`] or [`Disc`] placed once answers many queries; an [`Outline`] or [`Compound`] is borrowed.
//! - **Queries** return their witness: [`closest`], [`shortest`], [`farthest`] and [`reach`], [`contact`], [`in_arc`] and
//!   [`closest_in_arc`], [`passes_through`], [`Area::outermost`]. [`Ruler`] reads the distances.
//! - **Constructions** give poses: [`Run`] along a [`Template`], [`slide_back`], [`Joints`], [`touching`],
//!   [`nearest_touching`], [`projected`].
//! - **Tolerances** are all in [`tolerance`]. Touching is not overlapping, and a line belongs to the nearer side.
//!
//! # The same bits on every platform
//!
//! IEEE 754 fixes the result of addition, subtraction, multiplication, division and square root to the last bit, and the
//! compiler neither reorders nor fuses them. Sines, cosines and arc tangents are not fixed by it, so these come
//! from `libm`, which uses only those five operations. Minima and maxima are written as comparisons, because
//! `f64::min` leaves the sign of a zero open. `tests/bits.rs` checks one hash over thousands of results. Targets with
//! 32-bit x87 arithmetic are not supported.
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
mod shortest;
mod sight;
pub mod tolerance;

pub use arc::{Arc, Ray, closest_in_arc, in_arc, shortest_in_arc};
pub use area::{Area, Outermost};
pub use build::{
    Base, BaseEdge, Course, Joints, Mount, Run, Slide, Socket, TOOL_JOINTS, Template, Turn, nearest_touching,
    projected, slide_back, slide_back_from, touching,
};
pub use closest::{Measure, as_near_as, closest};
pub use contact::{Contact, contact, overlaps, touches};
pub use frame::Frame;
pub use grid::{Angle, Pose};
pub use point::Point;
pub use reach::{Reach, farthest, reach};
pub use ruler::Ruler;
pub use shape::{Cap, Capsule, Compound, Disc, Outline, POLYGON_CORNERS, Polygon, Rect, Sector, Shape};
pub use shortest::{Shortest, shortest};
pub use sight::{Crossing, crossing, passes_through, passes_through_in_order};
