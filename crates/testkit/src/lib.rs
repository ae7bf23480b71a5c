//! Safety nets for any game. A game's tests call each in one line.
//!
//! ```
//! use broadside_proving::ByTurns;
//! use broadside_testkit::{Run, random_play};
//!
//! let run = Run::new("cargo test -p broadside-proving random_play", 3);
//! random_play(&ByTurns::default(), &run).expect("no game is stuck");
//! ```
//!
//! Every net returns a [`Failure`] that prints the command to reproduce it, with the game's seed in `BROADSIDE_SEED`.
//! `BROADSIDE_GAMES` makes a net play more games than a test has time for.
//!
//! Golden files record perft counts, games and replays, decision by decision. If one differs, the test prints the first
//! different decision, with what was told, asked, offered and answered before and now. `BROADSIDE_BLESS` regenerates them.
//! `BROADSIDE_SHOW=7:12` prints the twelfth decision of the game with seed 7 in full.
#![deny(missing_docs)]

mod differ;
mod drive;
mod dual;
mod files;
mod golden;
mod moment;
mod offers;
mod perft;
mod pool;
mod random;
mod replay;
mod run;
mod views;
mod words;

pub use drive::{Driver, answers, race};
pub use dual::dual_run;
pub use files::files;
pub use offers::{check_games, check_offers};
pub use perft::{check_perft, perft};
pub use pool::exhaustive_pool;
pub use random::random_play;
pub use replay::{check_replay, may_bless, replay_and_undo};
pub use run::{Failure, Run};
pub use views::views;
