//! `broadside dice`: the exact odds of an attack.

use std::io::Write;

use broadside_scenario::{Foresight, Weighing};

use crate::{failure::Failure, help};

mod armada;
mod at;
mod xwing;

/// Compute the exact odds of an attack, including what both sides have to modify it.
///
/// Every possible roll is counted. The attacker maximizes the expected damage, and the defender minimizes it.
///
/// Armada: the attacker adds and rerolls dice and spends accuracies, preferring more damage cards if equal; the
/// defender spends tokens. Not included: critical effects, and the additional die of an evade token against a
/// larger ship.
///
/// X-Wing: both sides change and reroll dice with what they have; the attacker prefers more crits if equal. Not
/// included: what a token would be worth later, and card effects.
#[derive(clap::Args)]
#[command(after_help = help::ends_with!(
    "broadside dice 3R3B --range medium --tokens brace,redirect --shields 3 --beside 2",
    "broadside dice 2R1B4K --range close --add black --reroll 1 --tokens evade,brace",
    "broadside dice 2B --squadron --json",
    "broadside dice 3v2 --game xwing --range 1 --attacker lock,focus --defender focus,evade --shields 2 --hull 4",
    "broadside dice 4v1 --game xwing --ordnance --attacker lock --defender calculate,calculate,reinforce"
))]
pub struct Args {
    /// The dice. Armada: numbers and colours, R red, B blue, K black. X-Wing: the attack value and the agility, as
    /// in 3v2
    #[arg(
        value_name = "DICE",
        default_value = "",
        required_unless_present = "at",
        hide_default_value = true
    )]
    dice: String,
    /// The odds of the attacks in a scenario file, with every effect in play: its lines are played up to the first roll that is
    /// not written, and each further `begin` is one more attack
    #[arg(long, value_name = "FILE", conflicts_with = "dice")]
    at: Option<std::path::PathBuf>,
    /// With --at: count what this piece loses, not what its side does
    #[arg(long, value_name = "PIECE", requires = "at")]
    on: Option<String>,
    /// With --at: both sides spend what they have on the attack under way and save nothing for the next
    #[arg(long, requires = "at")]
    each: bool,
    /// The game
    #[arg(long, default_value = "armada", value_parser = ["armada", "xwing"])]
    game: String,
    /// The attack range. Armada: close, medium or long; all dice reach close range, red and blue dice medium, red
    /// dice long. X-Wing: 0 to 3, with the range bonus of one die at 1 and 3 [default: close, or 2]
    #[arg(long)]
    range: Option<String>,
    #[command(flatten)]
    armada: armada::Args,
    #[command(flatten)]
    xwing: xwing::Args,
    /// The shields of the defending hull zone, or of the defender
    #[arg(long, value_name = "N", default_value_t = 0)]
    shields: u8,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Works the odds out and prints them.
pub fn run(args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    if let Some(file) = &args.at {
        let foresight = if args.each { Foresight::Each } else { Foresight::Whole };
        return at::run(file, Weighing { on: args.on.as_deref(), foresight }, args.json, out);
    }
    if args.game == "xwing" {
        other(args.armada.first(), "Armada", "xwing")?;
        return xwing::run(&args, out);
    }
    other(args.xwing.first(), "X-Wing", "armada")?;
    armada::run(&args, out)
}

/// An option of the other game is a mistake.
fn other(option: Option<&str>, whose: &str, game: &str) -> Result<(), Failure> {
    match option {
        Some(option) => Err(Failure::input(format!("{option} is for {whose}, and this is --game {game}"))),
        None => Ok(()),
    }
}

/// How likely at least so much is.
fn at_least(shares: &[f64], from: usize) -> f64 {
    shares.iter().skip(from).fold(0.0, |sum, share| sum + share)
}

/// A bar as long as a share.
fn bar(share: f64) -> String {
    "█".repeat((share * 40.0).round() as usize)
}
