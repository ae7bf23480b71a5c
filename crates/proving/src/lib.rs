//! Skiffs: a small game that tests the rules machine. It is meant to use every feature, not to be fun.
//!
//! Two players row three skiffs each across a pond for four rounds. Charms on the skiffs interrupt each other.
//! The game exists with both rules for simultaneous effects, and faults can be planted in it.
//!
//! ```
//! use broadside_engine::{Chance, Game, Referee, Seed};
//! use broadside_proving::{ByTurns, Setup};
//!
//! let game = ByTurns::default();
//! let mut referee = Referee::new(&game, Chance::seeded(Seed(1)));
//! let mut position = referee.start(&Setup::default()).unwrap();
//! while let Some(seat) = position.core.deciders().iter().next() {
//!     let mut dice = Chance::seeded(Seed(position.core.decisions().into()));
//!     let answers: Vec<_> = position.core.deciders().iter().map(|seat| {
//!         let kind = position.core.decision(seat).unwrap().kind;
//!         (seat, referee.legal(&position, seat).random(kind, &mut dice))
//!     }).collect();
//!     referee.answer_all(&mut position, &answers).unwrap();
//! }
//! assert_eq!(position.board.round, 4);
//! ```

pub mod atoms;
pub mod board;
pub mod charms;
mod effects;
mod game;
pub mod phrases;
pub mod steps;
pub mod view;
mod why;
pub mod words;

pub use game::{ByQueue, ByTurns, Fix, Plant, Setup, Skiffs};
pub use why::{REASONS, Why};
