//! The physical table: poses, shapes, arcs, rulers, templates and sight lines. It knows no game term.
#![deny(missing_docs)]

mod grid;

pub use grid::{Angle, Pose};
