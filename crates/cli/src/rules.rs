//! `broadside rules`: look rules up, and see which of them are proven.

mod card;
mod coverage;
mod notes;
mod places;
mod search;
mod selection;
mod show;

use std::{io::Write, path::PathBuf};

use clap::Subcommand;

use crate::{failure::Failure, help, proofs, scenarios};

/// Look up rules and see which of them are proven.
///
/// Every rule is a statement with an id, such as armada.attack.07. See docs/rules.md.
#[derive(clap::Args)]
#[command(after_help = help::ends_with!("broadside rules search can I brace when my speed is zero", "broadside rules show armada.attack.07", "broadside rules card H9 Turbolasers", "broadside rules where xwing.boost.03", "broadside rules coverage"))]
pub struct Args {
    #[command(subcommand)]
    command: Command,
    /// Directory of the scenarios whose citations count [default: scenarios]
    #[arg(long, global = true, value_name = "DIR")]
    scenarios: Option<PathBuf>,
}

#[derive(Subcommand)]
enum Command {
    Show(show::Args),
    Search(search::Args),
    Coverage(coverage::Args),
    Card(card::Args),
    Where(places::Args),
}

/// Runs one of the rule commands.
pub fn run(args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let proven = || scenarios::proven(args.scenarios.as_deref());
    match args.command {
        Command::Show(args) => show::run(&args, &proofs::all(proven()?.citations)?, out),
        Command::Search(args) => search::run(&args, out),
        Command::Card(args) => card::run(&args, &proofs::all(proven()?.citations)?, out),
        Command::Where(args) => places::run(&args, &proofs::all(proven()?.citations)?, out),
        Command::Coverage(args) => {
            let proven = proven()?;
            coverage::run(&args, &proofs::all(proven.citations)?, proven.note.as_deref(), out)
        }
    }
}
