//! How a command fails, and what the shell is told.

use std::{fmt, io, process::ExitCode};

/// Why a command did not do what it was asked for.
#[derive(Debug)]
pub enum Failure {
    /// Something asked for was not found, or a check failed. Each sentence is one line.
    Check(Vec<String>),
    /// The input makes no sense. Each sentence is one line.
    Input(Vec<String>),
    /// The output could not be written.
    Output(io::Error),
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
    let (code, sentences) = match result {
        Ok(()) => return ExitCode::SUCCESS,
        // Whoever reads us has read enough, as `head` does.
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
        Err(Failure::Output(error)) => (2, vec![format!("cannot write the output: {error}")]),
        Err(Failure::Check(sentences)) => (1, sentences),
        Err(Failure::Input(sentences)) => (2, sentences),
    };
    for sentence in sentences {
        eprintln!("error: {sentence}");
    }
    ExitCode::from(code)
}
