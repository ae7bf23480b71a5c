//! Why Armada's table is not measured or changed as somebody wishes, beside what the rules refuse
//! ([`broadside_armada::REASONS`]) and what every table does ([`broadside_stage::TABLE_REASONS`]).

use broadside_engine::{Message, reasons};

/// Every message that a wish about the table is refused with here.
pub const REASONS: &[&[Message]] = &[ShowRefused::MESSAGES];

reasons! {
    /// Why something is not measured, previewed or changed.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum ShowRefused {
        NothingBetween = "armada-table-refused-nothing-between",
        ToolElsewhere = "armada-table-refused-tool-elsewhere",
        Already = "armada-table-refused-already",
        NoFacedown = "armada-table-refused-no-facedown",
    }
}
