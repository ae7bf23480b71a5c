//! Damage point by point, and damage cards.

mod deal;
mod return_squadron;
mod suffer;

pub use deal::Deal;
pub(crate) use return_squadron::ReturnRefused;
pub use return_squadron::ReturnSquadron;
pub use suffer::Suffer;
