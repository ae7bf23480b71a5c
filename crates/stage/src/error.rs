//! What a desk says instead of doing what it is asked.

use broadside_engine::{Error, Fault, Reason, Refusal};

/// Why a desk does not do what it is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeskError {
    /// The decision has passed.
    Stale(Reason),
    /// The rules, or the question, forbid it.
    Refused(Refusal),
    /// The program is at fault: the rules machine stopped.
    Fault(Reason),
}

impl DeskError {
    pub(crate) fn fault(why: impl Into<Reason>) -> DeskError {
        DeskError::Fault(why.into())
    }

    pub(crate) fn stale(why: impl Into<Reason>) -> DeskError {
        DeskError::Stale(why.into())
    }
}

impl From<DeskError> for Reason {
    fn from(error: DeskError) -> Reason {
        match error {
            DeskError::Stale(reason) | DeskError::Fault(reason) => reason,
            DeskError::Refused(refusal) => refusal.reason,
        }
    }
}

impl From<Error> for DeskError {
    fn from(error: Error) -> DeskError {
        match error {
            Error::Refused(refusal) => DeskError::Refused(refusal),
            Error::Fault(fault) => DeskError::fault(fault),
        }
    }
}

impl From<Refusal> for DeskError {
    fn from(refusal: Refusal) -> DeskError {
        DeskError::Refused(refusal)
    }
}

impl From<Fault> for DeskError {
    fn from(fault: Fault) -> DeskError {
        DeskError::fault(fault)
    }
}
