//! Why a reply is not taken, whatever the game: it does not fit the question, or the question has passed.

use broadside_engine::{Message, reasons};

/// Every message that a desk refuses with, beside those of the rules and of the table.
pub const REASONS: &[&[Message]] = &[ReplyRefused::MESSAGES, DeskRefused::MESSAGES];

reasons! {
    /// Why a reply is no answer to its question.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum ReplyRefused {
        NoChoice { number: u32 } = "stage-refused-no-choice",
        TooManyChoices { most: usize } = "stage-refused-too-many-choices",
        Amount { number: i32 } = "stage-refused-amount",
        Share { number: u32 } = "stage-refused-share",
        TooManyShares { most: usize } = "stage-refused-too-many-shares",
        Values { wanted: usize, given: usize } = "stage-refused-values",
        NoValue { number: u32 } = "stage-refused-no-value",
        NoOffer { number: u32 } = "stage-refused-no-offer",
        Joints { most: usize } = "stage-refused-joints",
        NoPlace = "stage-refused-no-place",
    }
}

reasons! {
    /// Why a desk cannot do what it is asked.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum DeskRefused {
        NotAsked { number: u32 } = "stage-refused-not-asked",
        NotAskedNow = "stage-refused-not-asked-now",
        NothingEntered = "stage-refused-nothing-entered",
        Unwritten = "stage-refused-unwritten",
        Entry { at: usize, line: usize, column: usize } = "stage-refused-entry",
    }
}
