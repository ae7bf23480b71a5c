//! Everything that can be seen to happen happens here, and nothing else writes these fields.

mod attack;
mod cards;
mod commands;
mod hull;
mod movement;
mod table;
mod tokens;

pub use attack::*;
pub use cards::*;
pub use commands::*;
pub use hull::*;
pub use movement::*;
pub use table::*;
pub use tokens::*;
