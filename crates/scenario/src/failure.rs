//! Why a scenario failed, told so that nobody has to run it again to understand it.

use serde::Serialize;

use crate::word::Problem;

/// One scenario that did not pass.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Failure {
    /// The file.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// The column, where a word is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<usize>,
    /// Whether the file is wrong or the game is.
    pub kind: FailureKind,
    /// What is wrong: a first line that says it, then what is needed to understand it.
    pub message: String,
}

/// On whose side the fault lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum FailureKind {
    /// Something was expected and is not so.
    Failed,
    /// The file cannot be understood.
    Input,
}

impl Failure {
    /// A file that cannot be understood, with the line in question and a mark under the word.
    pub(crate) fn input(file: &str, text: &str, problem: &Problem) -> Failure {
        let place = problem.place;
        let mut message = problem.words();
        if let Some(line) = place.line.checked_sub(1).and_then(|at| text.lines().nth(at)) {
            let number = place.line.to_string();
            let indent: String = line
                .chars()
                .take(place.column.saturating_sub(1))
                .map(|c| if c == '\t' { '\t' } else { ' ' })
                .collect();
            let width = line
                .chars()
                .skip(place.column.saturating_sub(1))
                .take_while(|c| !c.is_whitespace() && *c != ',')
                .count();
            let (gap, marks) = (" ".repeat(number.len()), "^".repeat(width.max(1)));
            message += &format!("\n  {number} | {line}\n  {gap} | {indent}{marks}");
        }
        let (file, kind) = (file.to_owned(), FailureKind::Input);
        Failure { file, line: place.line, column: Some(place.column), kind, message }
    }
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}", self.file, self.line)?;
        if let Some(column) = self.column {
            write!(f, ":{column}")?;
        }
        write!(f, ": {}", self.message)
    }
}

/// Why a scenario stops.
#[derive(Clone, Debug)]
pub(crate) enum Stop {
    /// The file is wrong.
    Input(Problem),
    /// The game is wrong.
    Failed(Failed),
}

/// What was expected and what is there.
#[derive(Clone, Debug)]
pub(crate) struct Failed {
    pub(crate) line: usize,
    pub(crate) headline: String,
    pub(crate) details: Vec<Detail>,
}

/// A label and its lines.
pub(crate) type Detail = (&'static str, Vec<String>);

impl Stop {
    pub(crate) fn failed(line: usize, headline: impl Into<String>) -> Stop {
        Stop::Failed(Failed { line, headline: headline.into(), details: Vec::new() })
    }

    /// With the line that failed in front, where the message does not repeat it anyway.
    pub(crate) fn saying(mut self, said: &str) -> Stop {
        if let Stop::Failed(failed) = &mut self
            && !failed.headline.starts_with("expected ")
        {
            failed.headline = format!("{said}: {}", failed.headline);
        }
        self
    }

    /// With more to know.
    pub(crate) fn with(mut self, details: Vec<Detail>) -> Stop {
        if let Stop::Failed(failed) = &mut self {
            failed.details.extend(details);
        }
        self
    }
}

impl From<Problem> for Stop {
    fn from(problem: Problem) -> Stop {
        Stop::Input(problem)
    }
}

/// The first line, and the labelled lines under it.
pub(crate) fn message(failed: &Failed) -> String {
    labelled(&failed.headline, &failed.details)
}

/// A first line, and the labelled lines under it.
pub(crate) fn labelled(first: &str, details: &[Detail]) -> String {
    let mut text = first.to_owned();
    for (label, lines) in details {
        for (at, line) in lines.iter().enumerate() {
            let label = if at == 0 { label } else { "" };
            text += &format!("\n  {label:<10}{line}");
        }
    }
    text
}
