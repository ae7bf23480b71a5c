//! Where in a file something stands, and what is wrong there.

/// A line of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) file: String,
    pub(crate) line: usize,
}

impl Place {
    pub(crate) fn error(&self, problem: impl ToString) -> LineError {
        LineError { file: self.file.clone(), line: self.line, problem: problem.to_string() }
    }
}

/// The lines of `text` that say something, each with its place.
pub(crate) fn lines<'a>(file: &'a str, text: &'a str) -> impl Iterator<Item = (Place, &'a str)> {
    text.lines()
        .enumerate()
        .map(move |(number, line)| (Place { file: file.to_owned(), line: number + 1 }, line.trim()))
        .filter(|(_, line)| !line.is_empty())
}

/// A line of a file that cannot stand.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}: {problem}")]
pub struct LineError {
    /// The file, as it was named to the function that read it.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong and what would be right.
    pub problem: String,
}
