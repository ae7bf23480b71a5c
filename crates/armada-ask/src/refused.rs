//! Why a scenario of Armada cannot be read.

use broadside_engine::{Message, Reason, reasons};

/// Every message that these words are refused with.
pub const REASONS: &[&[Message]] = &[AskRefused::MESSAGES];

reasons! {
    /// What is wrong with a line.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(crate) enum AskRefused {
        NoAttack { word: String } = "armada-ask-refused-no-attack",
        Odd { why: Reason } = "armada-ask-refused-odd",
        List { why: Reason } = "armada-ask-refused-list",
    }
}
