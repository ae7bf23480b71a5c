//! Runs targets on inputs: one, all of a folder, or changed at random for a while.

mod corpus;
mod fault;
mod mutate;
mod rng;
mod round;

pub use corpus::{Corpus, committed};
pub use fault::{Fault, tried};
pub use round::{Count, round};

use std::time::Duration;

/// How long an input may take.
pub const TIME: Duration = Duration::from_secs(1);
