//! Players that are programs.
//!
//! A [`Bot`] answers decisions from what its seat may know: it is handed a [`Sight`], whose position has everything drawn
//! anew that the seat cannot see, so that no bot can peek. It can say why: every [`Thought`] lists the answers that were
//! weighed, with their scores. Bots keep nothing between decisions; the same position, seat and seed give the same answer.
//!
//! What knows no game stands here; what a position of a game is worth and which answers are good stands in [`armada`] and
//! [`xwing`].
//!
//! ```
//! use broadside_armada::{Armada, facts::Edition};
//! use broadside_bots::{Plays, reply};
//! use broadside_engine::{Chance, Game, Referee, Seat, Seed};
//!
//! let game = Armada::new(Edition::Rr15);
//! let setup = game.random_setup(&mut Chance::seeded(Seed(1)));
//! let mut referee = Referee::quiet(&game, Chance::seeded(Seed(2)));
//! let mut position = referee.start(&setup).expect("a legal setup");
//! let captain = Armada::bot("captain").expect("one of Armada's bots");
//! let seat = position.core.deciders().iter().next().expect("somebody decides");
//! let thought = reply(&*captain, &game, &position, seat, 7).expect("this seat decides");
//! referee.answer(&mut position, seat, &thought.answer).expect("a bot answers by the rules");
//! ```
#![deny(missing_docs)]

mod admiral;
mod ahead;
pub mod armada;
mod bot;
mod levels;
mod random;
mod search;
mod sight;
mod thought;
pub mod xwing;

pub use admiral::Admiral;
pub use ahead::{Judge, look_ahead, try_all};
pub use bot::{Bot, decision_seed, reply, reply_until};
pub use levels::{Level, Plays, TIME, advise, levels};
pub use random::Random;
pub use search::{Candidate, Guide, Search};
pub use sight::Sight;
pub use thought::{Reason, Thought, Weighed};
