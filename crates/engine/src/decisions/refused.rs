//! Why the machine itself refuses something.

use crate::decisions::decision::Kind;
use crate::decisions::reason::Message;
use crate::seat::Seats;

/// Every message that the machine refuses with.
pub const REASONS: &[&[Message]] = &[Refused::MESSAGES, Wanted::MESSAGES];

crate::reasons! {
    /// Why the machine itself refuses something, whatever the game.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Refused {
        Pass = "engine-refused-pass",
        Some { min: u8, max: u8, given: usize } = "engine-refused-some",
        Amount { min: i16, max: i16, given: i16 } = "engine-refused-amount",
        Split { total: u16, given: u32 } = "engine-refused-split",
        Kind { wanted: Wanted } = "engine-refused-kind",
        Unlisted = "engine-refused-unlisted",
        NothingToDecide { seat: u8 } = "engine-refused-nothing-to-decide",
        Seats { seats: String } = "engine-refused-seats",
        AnswersMissing = "engine-refused-answers-missing",
        GameOver { number: u32 } = "engine-refused-game-over",
        Passed { number: u32, open: u32 } = "engine-refused-passed",
        NothingToUndo { entries: usize, keep: usize } = "engine-refused-nothing-to-undo",
        UndoConsent { side: u8 } = "engine-refused-undo-consent",
        AdjustConsent { side: u8 } = "engine-refused-adjust-consent",
        Nobody { seat: u8 } = "engine-refused-nobody",
        Value { path: String, value: String } = "engine-refused-value",
        NoValue { path: String } = "engine-refused-no-value",
    }
}

crate::reasons! {
    /// What kind of answer a decision wants.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Wanted {
        Pick = "engine-refused-wanted-pick",
        Some = "engine-refused-wanted-some",
        Order = "engine-refused-wanted-order",
        Confirm = "engine-refused-wanted-confirm",
        Amount = "engine-refused-wanted-amount",
        Split = "engine-refused-wanted-split",
        Assign = "engine-refused-wanted-assign",
        Course = "engine-refused-wanted-course",
        Place = "engine-refused-wanted-place",
        Use = "engine-refused-wanted-use",
    }
}

impl Wanted {
    /// What a decision of some kind wants.
    pub fn of(kind: Kind) -> Wanted {
        match kind {
            Kind::Pick { .. } => Wanted::Pick,
            Kind::Some { .. } => Wanted::Some,
            Kind::Order => Wanted::Order,
            Kind::Confirm => Wanted::Confirm,
            Kind::Amount { .. } => Wanted::Amount,
            Kind::Split { .. } => Wanted::Split,
            Kind::Assign => Wanted::Assign,
            Kind::Course => Wanted::Course,
            Kind::Place { .. } => Wanted::Place,
            Kind::Use { .. } => Wanted::Use,
        }
    }
}

/// Seats by their numbers: `0, 1`.
pub(crate) fn listed(seats: Seats) -> String {
    seats.iter().map(|seat| seat.0.to_string()).collect::<Vec<_>>().join(", ")
}
