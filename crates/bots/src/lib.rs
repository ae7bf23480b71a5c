//! Computer players.
//!
//! A [`Bot`] answers decisions from what its seat may know. It gets a [`Sight`], in whose position everything hidden from the
//! seat has been redrawn, so no bot can peek. It can explain itself: every [`Thought`] lists the answers that were considered,
//! with their scores. Bots keep no state between decisions; the same position, seat and seed give the same answer.
//!
//! This module is independent of any game. What a position is worth and which answers are good is in [`armada`] and
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
