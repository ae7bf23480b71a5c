//! `broadside rules`: look rules up, and see which of them are proven.

mod coverage;
mod search;
mod selection;
mod show;

use std::io::Write;

use clap::Subcommand;

use crate::{failure::Failure, help, proofs, scenarios};

/// Look rules up, and see which of them are proven.
///
/// Every rule is a statement with an id, such as armada.attack.07. docs/rules.md tells more.
#[derive(clap::Args)]
#[command(after_help = help::ends_with!("broadside rules show armada.attack.07", "broadside rules coverage"))]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Show(show::Args),
    Search(search::Args),
    Coverage(coverage::Args),
}

/// Runs one of the rule commands.
pub fn run(args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let citations = || proofs::all(scenarios::citations);
    match args.command {
        Command::Show(args) => show::run(&args, &citations()?, out),
        Command::Search(args) => search::run(&args, out),
        Command::Coverage(args) => coverage::run(&args, &citations()?, out),
    }
}
