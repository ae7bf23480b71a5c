//! What can be wrong with a data file.

/// Where a data file is wrong, and what would be right.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}: [{entry}] {field}: {problem}")]
pub struct FactsError {
    /// The file, relative to the folder of the data files.
    pub file: String,
    /// The entry of the file: a card, a token.
    pub entry: String,
    /// The field of the entry.
    pub field: String,
    /// What is wrong and what would be right.
    pub problem: String,
}
