//! `broadside scenario`: play rule tests written in plain text.

use std::io::Write;
use std::path::PathBuf;

use broadside_scenario::{Options, Verdict, command};

use crate::{failure::Failure, games, help};

/// Play scenarios: rule tests in plain text that read like a judge's question.
///
/// Plays every question of the files named and of all files *.scn under the directories named, once for each edition
/// that the question names. docs/scenarios.md teaches how to write them.
#[derive(clap::Args)]
#[command(after_help = help::ends_with!(
    "broadside scenario scenarios",
    "broadside scenario scenarios/skiffs --filter white flag",
    "broadside scenario scenarios --json"
))]
pub struct Args {
    /// Files, or directories with files *.scn
    #[arg(required = true, value_name = "FILE|DIR")]
    paths: Vec<PathBuf>,
    /// Play only the questions that hold all these words, in their text or the name of their file
    #[arg(long, num_args = 1.., value_name = "WORDS")]
    filter: Vec<String>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Plays the scenarios; one that fails is a failed check, one that cannot be understood is bad input.
pub fn run(args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let Args { paths, filter, json } = args;
    match command(&Options { paths, filter, json }, &games::registry(), out)? {
        Verdict::Passed => Ok(()),
        Verdict::Failed => Err(Failure::Check(Vec::new())),
        Verdict::BadInput(sentence) => Err(Failure::Input(sentence.into_iter().collect())),
    }
}
