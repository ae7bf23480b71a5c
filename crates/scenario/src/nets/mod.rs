//! What a game's tests do with its scenarios and its words.

mod blanks;
mod hurry;
mod shuffle;
pub(crate) mod typed;

pub use blanks::{takes_out_all, unnoticed};
pub use hurry::end_at_first_failure;
pub use shuffle::shuffled;
pub use typed::{Walk, misread};
