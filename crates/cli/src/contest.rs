//! `broadside match`: which of two bots plays better.

use std::io::Write;
use std::sync::Arc;

use broadside_arena::{Batch, Contest, Played};
use broadside_armada::Armada;
use broadside_engine::PerSide;
use broadside_xwing::XWing;

use crate::arena::{Field, Fielded, bot, whole};
use crate::{failure::Failure, help};

/// Play one bot against another in pairs of games and print the win rate.
///
/// A pair uses the same lists, seed and objective, with the sides swapped. A draw counts half. The interval is
/// Wilson's, at 95%. --record writes one game to a replay file; games 2n and 2n+1 are a pair.
#[derive(clap::Args)]
#[command(after_help = help::ends_with!(
    "broadside match captain random --pairs 100 --seed 7",
    "broadside match captain greedy --points 180 --pairs 50 --json",
    "broadside match captain greedy --game xwing --pairs 100 --lists rebel-line imperial-swarm"
))]
pub struct Args {
    /// The bot whose win rate is measured
    #[arg(value_name = "A")]
    one: String,
    /// Its opponent
    #[arg(value_name = "B")]
    other: String,
    /// Number of pairs of games
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = clap::value_parser!(u64).range(1..))]
    pairs: u64,
    #[command(flatten)]
    field: Field,
}

/// Plays the match; a game that stops with an error is a failed check.
pub fn run(args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    match args.field.game.as_str() {
        "xwing" => play::<XWing>(&args, out),
        _ => play::<Armada>(&args, out),
    }
}

fn play<G: Fielded>(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let Args { one, other, pairs, field } = args;
    let bots = [bot::<G>(one)?, bot::<G>(other)?];
    let game = Arc::new(G::ruled(field)?);
    let setups = field.setups(&*game)?;
    let contest = Contest::new(Batch {
        game: Arc::clone(&game),
        bots: PerSide([&*bots[0], &*bots[1]]),
        setups: &*setups,
        seed: field.seed,
        paired: true,
    });
    if let Some(number) = field.record {
        return field.write_record(contest.batch(), number);
    }
    let results = field.results()?;
    let bar = field.bar(2 * pairs);
    let finished = |game: &Played| {
        bar.inc(1);
        if let Some(results) = &results {
            results.take(game);
        }
    };
    let (played, verdict) = contest.run(*pairs, field.threads(), finished).map_err(Failure::check)?;
    bar.finish_and_clear();
    if let Some(results) = results {
        results.finish()?;
    }
    if field.json {
        serde_json::to_writer(&mut *out, &verdict)?;
        writeln!(out)?;
    } else {
        let [low, high] = verdict.interval.map(|share| 100.0 * share);
        let rate = 100.0 * verdict.win_rate;
        writeln!(
            out,
            "{one} against {other}: {rate:.1} % of {} games ({low:.1} to {high:.1} %)",
            verdict.games
        )?;
        writeln!(
            out,
            "{} won, {} drawn, {} lost, in {:.1} s",
            verdict.wins, verdict.draws, verdict.losses, verdict.seconds
        )?;
    }
    whole(&played, field.seed)
}
