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
    /// What is wrong and what would be right, for whoever keeps the data files of the program.
    pub problem: String,
    /// What kind of fault it is, for whoever brings a file of their own.
    pub kind: FaultKind,
}

/// How a field is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// The file is no TOML at all.
    Syntax {
        /// The line, counted from 1.
        line: usize,
    },
    /// The field is missing.
    Missing,
    /// The field can't have this value.
    Value(String),
    /// There is no such field.
    Unknown,
    /// It does not go with others.
    Other,
}
