//! What can go wrong with a game, as values.

use crate::chance::ChanceFault;
use crate::decisions::legal::Refusal;
use crate::decisions::reason::{Message, Reason};
use crate::frames::stack::DEPTH;
use crate::record::history::Unreplayed;
use crate::record::save::LoadError;

/// Every message about a game that cannot go on, be loaded or be played again.
pub const FAULTS: &[&[Message]] = &[Stopped::MESSAGES, LoadError::MESSAGES, Unreplayed::MESSAGES];

/// The rules machine cannot go on: a defect in a game's rules or data, or a script that does not fit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A decision without a legal answer.
    DeadEnd(String),
    /// Procedures nest deeper than the machine can hold.
    TooDeep,
    /// The rules went round and round without asking anybody.
    Runaway(u32),
    /// A state that cannot be.
    Broken(&'static str),
    /// A script of draws does not fit.
    Chance(ChanceFault),
}

/// Why an answer was not taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// The answer is not legal; nothing has changed.
    Refused(Refusal),
    /// The rules machine cannot go on; the position is not to be used any more.
    Fault(Fault),
}

crate::reasons! {
    /// Why the rules machine stopped, as a message.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Stopped {
        DeadEnd { what: String } = "engine-fault-dead-end",
        TooDeep { frames: usize } = "engine-fault-too-deep",
        Runaway { steps: u32 } = "engine-fault-runaway",
        Broken { what: &'static str } = "engine-fault-broken",
        NotScripted { what: &'static str, sides: u32 } = "engine-fault-not-scripted",
        OtherScripted { what: &'static str, sides: u32, scripted: String } = "engine-fault-other-scripted",
        NotKnown = "engine-fault-not-known",
        Unused { left: usize, next: String } = "engine-fault-unused",
    }
}

impl From<Fault> for Stopped {
    fn from(fault: Fault) -> Stopped {
        match fault {
            Fault::DeadEnd(what) => Stopped::DeadEnd { what },
            Fault::TooDeep => Stopped::TooDeep { frames: DEPTH },
            Fault::Runaway(steps) => Stopped::Runaway { steps },
            Fault::Broken(what) => Stopped::Broken { what },
            Fault::Chance(fault) => fault.into(),
        }
    }
}

impl From<ChanceFault> for Stopped {
    fn from(fault: ChanceFault) -> Stopped {
        match fault {
            ChanceFault::Missing { what, sides } => Stopped::NotScripted { what, sides },
            ChanceFault::Mismatch { what, sides, scripted } => {
                Stopped::OtherScripted { what, sides, scripted }
            }
            ChanceFault::Unknown => Stopped::NotKnown,
            ChanceFault::Unused(left, next) => Stopped::Unused { left, next },
        }
    }
}

impl From<Fault> for Reason {
    fn from(fault: Fault) -> Reason {
        Stopped::from(fault).into()
    }
}

impl From<ChanceFault> for Reason {
    fn from(fault: ChanceFault) -> Reason {
        Stopped::from(fault).into()
    }
}

impl From<Refusal> for Reason {
    fn from(refusal: Refusal) -> Reason {
        refusal.reason
    }
}

impl From<Error> for Reason {
    fn from(error: Error) -> Reason {
        match error {
            Error::Refused(refusal) => refusal.into(),
            Error::Fault(fault) => fault.into(),
        }
    }
}

impl From<ChanceFault> for Fault {
    fn from(fault: ChanceFault) -> Fault {
        Fault::Chance(fault)
    }
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Error {
        Error::Refused(refusal)
    }
}

impl From<Fault> for Error {
    fn from(fault: Fault) -> Error {
        Error::Fault(fault)
    }
}
