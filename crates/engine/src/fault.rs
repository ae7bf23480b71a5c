//! What can go wrong with a game, as values.

use crate::chance::ChanceFault;
use crate::decisions::legal::Refusal;

/// The rules machine cannot go on: a defect in a game's rules or data, or a script that does not fit.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// A decision without a legal answer.
    #[error("dead end: {0} has no legal answer")]
    DeadEnd(String),
    /// Procedures nest deeper than the machine can hold.
    #[error("procedures nest deeper than {} frames", crate::frames::stack::DEPTH)]
    TooDeep,
    /// The rules went round and round without asking anybody.
    #[error("{0} steps without a decision: the rules go round in a circle")]
    Runaway(u32),
    /// A state that cannot be.
    #[error("the rules broke: {0}")]
    Broken(&'static str),
    /// A script of draws does not fit.
    #[error(transparent)]
    Chance(#[from] ChanceFault),
}

/// Why an answer was not taken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// The answer is not legal; nothing has changed.
    #[error("refused: {0}")]
    Refused(#[from] Refusal),
    /// The rules machine cannot go on; the position is not to be used any more.
    #[error(transparent)]
    Fault(#[from] Fault),
}
