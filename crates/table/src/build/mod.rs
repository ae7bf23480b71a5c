//! Constructions: where a piece comes to lie.

mod joints;
mod slide;
mod template;
mod touching;

pub use joints::{Course, Joints, Mount, TOOL_JOINTS};
pub use slide::{Slide, slide_back};
pub use template::{Base, BaseEdge, Run, Socket, Template, Turn};
pub use touching::{nearest_touching, projected, touching};
