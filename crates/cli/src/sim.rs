//! `broadside sim`: many games between bots.

use std::io::Write;
use std::sync::Arc;

use broadside_arena::{Batch, Played};
use broadside_armada::Armada;
use broadside_engine::PerSide;
use broadside_xwing::XWing;

use crate::arena::{Field, Fielded, bot, whole};
use crate::{failure::Failure, help};

/// Play many games between bots and count the results.
///
/// The same seed gives the same games with any number of threads; a game depends only on its number. --out stores
/// the result of every game; --record writes one of them to a replay file for `broadside replay`.
#[derive(clap::Args)]
#[command(after_help = help::ends_with!(
    "broadside sim --games 1000 --seed 7",
    "broadside sim --games 100 --bots captain,greedy --points 180 --out games.csv",
    "broadside sim --games 100 --lists rebel-180 imperial-180 --record 17 --out game-17.json",
    "broadside sim --game armada --games 1000 --seed 7 --threads 1 --json",
    "broadside sim --game xwing --games 100 --bots captain,greedy --scenario scramble --out games.jsonl"
))]
pub struct Args {
    /// Number of games
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The bots of the two sides
    #[arg(long, value_name = "A,B", value_delimiter = ',', num_args = 1..=2, default_value = "random,random")]
    bots: Vec<String>,
    #[command(flatten)]
    field: Field,
}

/// Plays the games; one that stops with an error is a failed check.
pub fn run(args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    match args.field.game.as_str() {
        "xwing" => play::<XWing>(&args, out),
        _ => play::<Armada>(&args, out),
    }
}

fn play<G: Fielded>(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let Args { games, bots, field } = args;
    let [one, other] = match bots.as_slice() {
        [one, other] => [bot::<G>(one)?, bot::<G>(other)?],
        [only] => [bot::<G>(only)?, bot::<G>(only)?],
        _ => return Err(Failure::input("two bots play: --bots captain,greedy")),
    };
    let game = Arc::new(G::ruled(field)?);
    let setups = field.setups(&*game)?;
    let batch = Batch {
        game: Arc::clone(&game),
        bots: PerSide([&*one, &*other]),
        setups: &*setups,
        seed: field.seed,
        paired: false,
    };
    if let Some(number) = field.record {
        return field.write_record(&batch, number);
    }
    let results = field.results()?;
    let bar = field.bar(*games);
    let finished = |game: &Played| {
        bar.inc(1);
        if let Some(results) = &results {
            results.take(game);
        }
    };
    let (played, summary) = batch.run(*games, field.threads(), finished).map_err(Failure::check)?;
    bar.finish_and_clear();
    if let Some(results) = results {
        results.finish()?;
    }
    if field.json {
        serde_json::to_writer(&mut *out, &summary)?;
        writeln!(out)?;
    } else {
        let [first, second] = summary.wins.0;
        writeln!(
            out,
            "{} in {:.1} s: {:.1} games/s, {:.0} decisions/s",
            games_in_words(summary.games),
            summary.seconds,
            summary.games_per_second,
            summary.decisions_per_second
        )?;
        let [one, other] = [one.name(), other.name()];
        writeln!(out, "side 0 ({one}) won {first}, side 1 ({other}) won {second}, {} drawn", summary.draws)?;
    }
    whole(&played, field.seed)
}

fn games_in_words(games: u64) -> String {
    if games == 1 { "1 game".into() } else { format!("{games} games") }
}
