//! How a command fails, and what the shell is told.

use std::{fmt, io, process::ExitCode};

use broadside_engine::reasons;

use crate::words::Language;

/// Why a command did not do what it was asked for.
#[derive(Debug)]
pub enum Failure {
    /// Something asked for was not found, or a check failed. Each sentence is one line.
    Check(Vec<String>),
    /// The input makes no sense. Each sentence is one line.
    Input(Vec<String>),
    /// The output could not be written.
    Output(io::Error),
    /// One of these, told in another language than English.
    In(Language, Box<Failure>),
}

reasons! {
    /// How a failure is put.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Told {
        Error { why: String } = "cli-failure-error",
        Unwritten { code: i32 } = "cli-failure-unwritten",
    }
}

impl Failure {
    /// A failed check with one sentence.
    pub fn check(sentence: impl Into<String>) -> Failure {
        Failure::Check(vec![sentence.into()])
    }

    /// Bad input with one sentence.
    pub fn input(sentence: impl Into<String>) -> Failure {
        Failure::Input(vec![sentence.into()])
    }

    /// The same, told in a language.
    pub fn told_in(self, language: Language) -> Failure {
        Failure::In(language, Box::new(self))
    }

    /// Bad input, line by line.
    pub fn bad_lines<E: fmt::Display>(errors: &[E]) -> Failure {
        Failure::Input(errors.iter().map(E::to_string).collect())
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Failure {
        Failure::Output(error.into())
    }
}

/// Tells the person on stderr and the shell by the exit code.
pub fn exit_code(result: Result<(), Failure>) -> ExitCode {
    tell(result, Language::En)
}

fn tell(result: Result<(), Failure>, language: Language) -> ExitCode {
    let (code, sentences) = match result {
        Ok(()) => return ExitCode::SUCCESS,
        Err(Failure::In(language, failure)) => return tell(Err(*failure), language),
        // Whoever reads us has read enough, as `head` does.
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
        Err(Failure::Output(error)) => {
            let code = error.raw_os_error().unwrap_or_default();
            (2, vec![language.reason(&Told::Unwritten { code }.into())])
        }
        Err(Failure::Check(sentences)) => (1, sentences),
        Err(Failure::Input(sentences)) => (2, sentences),
    };
    for sentence in sentences {
        eprintln!("{}", language.reason(&Told::Error { why: sentence }.into()));
    }
    ExitCode::from(code)
}

#[cfg(test)]
mod tests {
    use super::Told;
    use broadside_texts::audit::audit;

    #[test]
    fn every_failure_has_words() {
        assert_eq!(audit("cli-failure-", &[Told::MESSAGES]), [""; 0]);
    }
}
