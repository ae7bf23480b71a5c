//! Plays many games between bots.
//!
//! A [`Batch`] plays numbered games on any number of threads; the result of a game depends only on its number. A [`Contest`]
//! plays them in pairs: the same lists, seed and objective, with the sides swapped. Any game of a batch can be recorded by
//! its number.
#![deny(missing_docs)]

mod armada;
mod batch;
mod contest;
mod lists;
mod pace;
mod play;
mod statistics;
mod xwing;

pub use batch::{Batch, Setups, Summary};
pub use contest::{Contest, Verdict};
pub use lists::Lists;
pub use pace::{Pace, pace};
pub use play::{Arena, End, Played, Player, play, record};
pub use statistics::wilson;
