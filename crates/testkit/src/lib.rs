//! The safety nets, generic over any game. A game's tests call each in one line.
//!
//! ```
//! use broadside_proving::ByTurns;
//! use broadside_testkit::{Run, random_play};
//!
//! let run = Run::new("cargo test -p broadside-proving random_play", 3);
//! random_play(&ByTurns::default(), &run).expect("no game is stuck");
//! ```
//!
//! Every net returns a [`Failure`] that prints the command which repeats it: the seed of one game goes into
//! `BROADSIDE_SEED`. `BROADSIDE_BLESS` writes committed counts and replays anew. `BROADSIDE_GAMES` makes a net play more games than a test has time for.
#![deny(missing_docs)]

mod drive;
mod dual;
mod files;
mod offers;
mod perft;
mod pool;
mod random;
mod replay;
mod run;
mod views;

pub use drive::{Driver, answers, race};
pub use dual::dual_run;
pub use files::files;
pub use offers::{check_fingerprints, check_offers, fingerprint, fingerprint_of};
pub use perft::{check_perft, perft};
pub use pool::exhaustive_pool;
pub use random::random_play;
pub use replay::{check_replay, replay_and_undo};
pub use run::{Failure, Run};
pub use views::views;
