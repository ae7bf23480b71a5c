//! Constructions: where a piece comes to lie.

mod joints;
mod overlapping;
mod path;
mod slide;
mod template;
mod touching;

pub use joints::{Course, Joints, Mount, TOOL_JOINTS};
pub use slide::{Slide, slide_back, slide_back_from};
pub use template::{Base, BaseEdge, Run, Socket, Template, Turn};
pub use touching::{nearest_touching, projected, touching};
