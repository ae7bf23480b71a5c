//! `broadside perft`: count the leaves of the decision tree below a position.

use std::io::Write;
use std::time::Instant;

use broadside_armada::Armada;
use broadside_armada::facts::{Edition, Term};
use broadside_engine::Game;
use broadside_testkit::{Driver, perft};
use broadside_xwing::XWing;
use clap::builder::PossibleValuesParser;
use serde::Serialize;

use crate::{failure::Failure, fleet, help};

/// Count the leaves of the decision tree below a position.
///
/// The position is taken from a random game after a number of decisions. Two versions of the rules with the same
/// counts offer the same answers throughout. Every branch uses the same dice, and at most 40 answers of a decision
/// are followed.
#[derive(clap::Args)]
#[command(after_help = help::ends_with!(
    "broadside perft --seed 7 --skip 30 --depth 3",
    "broadside perft --game xwing --seed 1 --depth 2 --json"
))]
pub struct Args {
    /// The game
    #[arg(long, value_name = "GAME", default_value = "armada", value_parser = PossibleValuesParser::new(["armada", "xwing"]))]
    game: String,
    /// Edition of Armada
    #[arg(long, value_name = "EDITION", default_value = "rr15", value_parser = fleet::editions())]
    edition: String,
    /// Seed of the random game
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Number of decisions before the position
    #[arg(long, value_name = "N", default_value_t = 0)]
    skip: u32,
    /// Depth in decisions
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..=8))]
    depth: u32,
    /// Print one JSON object per depth
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Count {
    depth: u32,
    leaves: u64,
    seconds: f64,
}

/// Counts, one depth after the other.
pub fn run(args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    match args.game.as_str() {
        "xwing" => count(&XWing::default(), &args, out),
        _ => count(&Armada::new(Edition::from_word(&args.edition).unwrap_or(Edition::Rr15)), &args, out),
    }
}

fn count<G: Game>(game: &G, args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let mut driver = Driver::new(game, args.seed).map_err(Failure::check)?;
    driver.skip(args.skip).map_err(Failure::check)?;
    if driver.position.core.is_over() {
        let made = driver.position.core.decisions();
        return Err(Failure::input(format!(
            "the game of seed {} is over before {} decisions (it has {made}): skip fewer",
            args.seed, args.skip
        )));
    }
    for depth in 1..=args.depth {
        let begin = Instant::now();
        let leaves = perft(game, &driver.position, depth).map_err(Failure::check)?;
        let count = Count { depth, leaves, seconds: begin.elapsed().as_secs_f64() };
        if args.json {
            serde_json::to_writer(&mut *out, &count)?;
            writeln!(out)?;
        } else {
            writeln!(out, "depth {depth}  {leaves:>12} leaves  {:.2} s", count.seconds)?;
        }
        out.flush()?;
    }
    Ok(())
}
