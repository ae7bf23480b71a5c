//! Why no game goes on from the table of a scenario file.

use broadside_engine::{Message, reasons};

/// Every message that a table is refused with; what a game's own board is refused with is the game's.
pub const REASONS: &[&[Message]] = &[TableUnread::MESSAGES];

reasons! {
    /// Why the table of a scenario file cannot be read.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(crate) enum TableUnread {
        Wrong { line: usize, column: usize, problem: String } = "scenario-refused-wrong",
        NoQuestion = "scenario-refused-no-question",
        OtherGame { found: String, wanted: &'static str } = "scenario-refused-other-game",
    }
}
