//! Everything that proves a statement: the committed record of Rust tests, and the scenarios.

use broadside_rulebook::{Citation, Citations, Index, parse_record};

use crate::failure::Failure;

/// The committed record, as it was when this command was built.
const RECORD: (&str, &str) = ("rules/proofs.jsonl", include_str!("../../../rules/proofs.jsonl"));

/// The citations of Rust tests and those of scenarios.
pub fn all(scenarios: Vec<Citation>) -> Result<Citations, Failure> {
    let (file, text) = RECORD;
    let recorded =
        parse_record(Index::embedded(), file, text).map_err(|errors| Failure::bad_lines(&errors))?;
    Ok(recorded.into_iter().chain(scenarios).collect())
}
