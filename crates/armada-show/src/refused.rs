//! Why the page's measuring and changing of the table is refused, beside what the rules refuse
//! ([`broadside_armada::REASONS`]).

use broadside_engine::{Message, Refusal, reasons};

/// Every message that is refused with here.
pub const REASONS: &[&[Message]] = &[TableRefused::MESSAGES];

reasons! {
    /// Why something cannot be measured, previewed or changed.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(crate) enum TableRefused {
        Missing { id: String } = "armada-table-refused-missing",
        SamePiece = "armada-table-refused-same-piece",
        NothingBetween = "armada-table-refused-nothing-between",
        ToolElsewhere = "armada-table-refused-tool-elsewhere",
        NoValue { id: String, key: String } = "armada-table-refused-no-value",
        Value { min: i32, max: i32, value: i32 } = "armada-table-refused-value",
        Already = "armada-table-refused-already",
        NoFacedown = "armada-table-refused-no-facedown",
        EndsItself = "armada-table-refused-ends-itself",
    }
}

impl TableRefused {
    /// Nothing with this id lies on the table.
    pub(crate) fn missing(id: &str) -> Refusal {
        Refusal::unfit(TableRefused::Missing { id: id.to_owned() })
    }
}
