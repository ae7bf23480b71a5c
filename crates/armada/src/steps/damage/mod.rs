//! Damage point by point, and damage cards.

mod deal;
mod suffer;

pub use deal::Deal;
pub use suffer::Suffer;
