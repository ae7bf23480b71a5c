//! Why a scenario of X-Wing cannot be read.

use broadside_engine::{Message, Reason, reasons};

/// Every message that these words are refused with.
pub const REASONS: &[&[Message]] = &[AskRefused::MESSAGES];

reasons! {
    /// What is wrong with a line.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(crate) enum AskRefused {
        NoAttack = "xwing-ask-refused-no-attack",
        Odd { why: Reason } = "xwing-ask-refused-odd",
        OnShip { other: String } = "xwing-ask-refused-on-ship",
        Jammed = "xwing-ask-refused-jammed",
        List { why: Reason } = "xwing-ask-refused-list",
        NoTemplate { maneuver: String, straight: u8, curved: u8 } = "xwing-ask-refused-no-template",
    }
}
