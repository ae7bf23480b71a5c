//! Why a table is not measured or changed as somebody wishes, whatever the game.

use broadside_engine::{Message, Refusal, reasons};

/// Every message that a wish about a table is refused with, beside those of the rules.
pub const TABLE_REASONS: &[&[Message]] = &[TableRefused::MESSAGES];

reasons! {
    /// Why something is not measured or changed.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum TableRefused {
        Missing { id: String } = "table-refused-missing",
        SamePiece = "table-refused-same-piece",
        NoValue { id: String, key: String } = "table-refused-no-value",
        Value { min: i32, max: i32, value: i32 } = "table-refused-value",
        EndsItself = "table-refused-ends-itself",
    }
}

impl TableRefused {
    /// Nothing with this id lies on the table.
    pub fn missing(id: &str) -> Refusal {
        Refusal::unfit(TableRefused::Missing { id: id.to_owned() })
    }
}
