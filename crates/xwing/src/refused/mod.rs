//! Why the rules refuse something, by topic. Each reason is a message with its values; the words are in
//! `texts/*/xwing/refused/`.

mod action;
mod attack;
mod change;
mod measure;
mod names;
mod place;
mod start;

use broadside_engine::Message;

pub(crate) use action::{Action, Coordinate, Jam, Lock};
pub(crate) use attack::{Rerolled, Target};
pub(crate) use change::Change;
pub(crate) use measure::{Found, Measure};
pub use names::ArcName;
pub(crate) use place::{Move, Place};
pub(crate) use start::Start;

/// Every message that the rules refuse with.
pub const REASONS: &[&[Message]] = &[
    Action::MESSAGES,
    Change::MESSAGES,
    Coordinate::MESSAGES,
    Found::MESSAGES,
    Jam::MESSAGES,
    Lock::MESSAGES,
    Measure::MESSAGES,
    Move::MESSAGES,
    Rerolled::MESSAGES,
    Place::MESSAGES,
    Start::MESSAGES,
    Target::MESSAGES,
];
