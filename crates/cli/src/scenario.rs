//! `broadside scenario`: play rule tests written in plain text.

use std::io::Write;
use std::path::PathBuf;

use broadside_scenario::{Options, Verdict, command};

use crate::{failure::Failure, games, help};

/// Run scenarios: rule tests in plain text that read like a question to a judge.
///
/// Runs every question of the given files, and of all *.scn files in the given directories, once for each edition
/// it names. docs/scenarios.md explains how to write them.
#[derive(clap::Args)]
#[command(after_help = help::ends_with!(
    "broadside scenario scenarios",
    "broadside scenario scenarios/skiffs --filter white flag",
    "broadside scenario my-question.scn --trace",
    "broadside scenario scenarios --json"
))]
pub struct Args {
    /// Files, or directories with *.scn files
    #[arg(required = true, value_name = "FILE|DIR")]
    paths: Vec<PathBuf>,
    /// Run only questions with all these words in their text or file name
    #[arg(long, num_args = 1.., value_name = "WORDS")]
    filter: Vec<String>,
    /// Print the table after every line that is played: the position, what is asked, every legal answer as you would write it, and
    /// every refusal with its reason. `see show` in a file does it at one place
    #[arg(long)]
    trace: bool,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Plays the scenarios; one that fails is a failed check, one that cannot be understood is bad input.
pub fn run(args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let Args { paths, filter, trace, json } = args;
    match command(&Options { paths, filter, json, trace }, &games::registry(), out)? {
        Verdict::Passed => Ok(()),
        Verdict::Failed => Err(Failure::Check(Vec::new())),
        Verdict::BadInput(sentence) => Err(Failure::Input(sentence.into_iter().collect())),
    }
}
