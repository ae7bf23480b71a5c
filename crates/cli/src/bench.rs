//! `broadside bench`: how fast this machine plays.

use std::hint::black_box;
use std::io::Write;
use std::time::{Duration, Instant};

use broadside_arena::{Batch, Lists, Pace, pace};
use broadside_armada::Armada;
use broadside_armada::facts::Edition;
use broadside_bots::TIME;
use broadside_engine::{Chance, Match, Position, Seat, Seed, Viewer, Words, save};
use broadside_table::{Shape, closest};
use broadside_texts::Language;
use broadside_xwing::XWing;
use serde::Serialize;

use crate::arena::{Fielded, bot};
use crate::{failure::Failure, help};

/// Measure the speed of playing games, of copying, showing, saving and measuring positions, and of bots.
///
/// Everything runs on one core. The numbers mean something only on an otherwise idle machine.
#[derive(clap::Args)]
#[command(after_help = help::ends_with!(
    "broadside bench",
    "broadside bench --games 1000 --json",
    "broadside bench --bots captain,admiral --games 20",
    "broadside bench --game xwing --bots captain"
))]
pub struct Args {
    /// The game
    #[arg(long, default_value = "armada", value_parser = ["armada", "xwing"])]
    game: String,
    /// Number of random games
    #[arg(long, value_name = "N", default_value_t = 200)]
    games: u64,
    /// Points of their lists [default: 400 in Armada, 20 in X-Wing]
    #[arg(long, value_name = "N")]
    points: Option<u16>,
    /// Bots to time
    #[arg(long, value_name = "A,B", value_delimiter = ',', default_value = "captain,admiral")]
    bots: Vec<String>,
    /// Maximum number of answers to time per bot
    #[arg(long, value_name = "N", default_value_t = 2000)]
    answers: usize,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report {
    games_per_second: f64,
    decisions_per_second: f64,
    position_bytes: usize,
    clone_ns: f64,
    view_ns: f64,
    save_ns: f64,
    save_bytes: usize,
    distance_ns: f64,
    bots: Vec<Thinking>,
}

#[derive(Serialize)]
struct Thinking {
    bot: String,
    #[serde(flatten)]
    pace: Pace,
}

/// A game whose bases can be measured.
trait Measured: Fielded {
    /// The bases of the ships in play.
    fn bases(&self, position: &Position<Self::Words>) -> Vec<Shape<'static>>;
}

impl Measured for Armada {
    fn bases(&self, position: &Position<Self::Words>) -> Vec<Shape<'static>> {
        let board = &position.board;
        let base = |ship: &broadside_armada::board::Ship| self.measures.ship(ship.card, ship.pose).base();
        board.ships_in_play().map(|no| base(board.ship(no))).collect()
    }
}

impl Measured for XWing {
    fn bases(&self, position: &Position<Self::Words>) -> Vec<Shape<'static>> {
        let board = &position.board;
        board.ships_in_play().map(|no| broadside_xwing::scene::ship(board, no).base()).collect()
    }
}

/// Measures and prints.
pub fn run(args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    match args.game.as_str() {
        "xwing" => measure(XWing::default(), &args, out),
        _ => measure(Armada::new(Edition::Rr15), &args, out),
    }
}

fn measure<G: Measured>(game: G, args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let game = std::sync::Arc::new(game);
    let random = bot::<G>("random")?;
    let points = args.points.unwrap_or(G::POINTS);
    let lists: Lists<G::List> = Lists::Random(points);
    let deal = |game: &G, _: u64, chance: &mut Chance| lists.setup(game, chance);
    let batch = Batch {
        game: std::sync::Arc::clone(&game),
        bots: broadside_engine::PerSide([&*random, &*random]),
        setups: &deal,
        seed: 7,
        paired: false,
    };
    let (_, summary) = batch.run(args.games.max(1), 1, |_| {}).map_err(Failure::check)?;
    let record = batch.record(1).map_err(Failure::check)?;
    let whole = Match::replay(std::sync::Arc::clone(&game), &record);
    let whole = whole.map_err(|error| Failure::check(Language::En.tell(error)))?;
    let middle = whole.at(whole.len() / 2).map_err(|error| Failure::check(Language::En.tell(error)))?;
    let mut bots = Vec::new();
    for name in &args.bots {
        bots.push(Thinking { bot: name.clone(), pace: think(&*game, name, &lists, args.answers)? });
    }
    let report = Report {
        games_per_second: summary.games_per_second,
        decisions_per_second: summary.decisions_per_second,
        position_bytes: size_of::<Position<G::Words>>(),
        clone_ns: clone(&middle),
        view_ns: each(|| drop(black_box(game.view(black_box(&middle), Viewer::Seat(Seat(0)))))),
        save_ns: each(|| drop(black_box(save::<G>(black_box(&middle))))),
        save_bytes: save::<G>(&middle).len(),
        distance_ns: distance(&game.bases(&middle)),
        bots,
    };
    if args.json {
        serde_json::to_writer(&mut *out, &report)?;
        return Ok(writeln!(out)?);
    }
    print(&report, points, out)
}

fn print(report: &Report, points: u16, out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(
        out,
        "random games of {points} points  {:>9.1} /s\ndecisions in them            {:>9.0} /s",
        report.games_per_second, report.decisions_per_second
    )?;
    writeln!(out, "copy of a position, {} bytes {:>7.0} ns", report.position_bytes, report.clone_ns)?;
    writeln!(out, "one seat's view              {:>9.0} ns", report.view_ns)?;
    writeln!(out, "save, {:>5} bytes            {:>9.0} ns", report.save_bytes, report.save_ns)?;
    writeln!(out, "distance between two bases   {:>9.0} ns", report.distance_ns)?;
    for Thinking { bot, pace } in &report.bots {
        writeln!(
            out,
            "{bot}: median {:.3} ms, 99th percentile {:.2} ms, longest {:.1} ms ({} answers)",
            pace.median_ms, pace.p99_ms, pace.longest_ms, pace.answers
        )?;
    }
    Ok(())
}

/// The times of a bot's answers in games against itself.
fn think<G: Fielded>(game: &G, name: &str, lists: &Lists<G::List>, most: usize) -> Result<Pace, Failure> {
    let bot = bot::<G>(name)?;
    let mut times: Vec<Duration> = Vec::new();
    for seed in 0.. {
        if times.len() >= most {
            break;
        }
        let setup = lists.setup(game, &mut Chance::seeded(Seed(seed))).map_err(Failure::check)?;
        let left = most - times.len();
        times.extend(pace(game, &*bot, &setup, seed, TIME, left).map_err(Failure::check)?);
    }
    Ok(Pace::of(times))
}

/// Nanoseconds that something takes, over a tenth of a second.
fn each(mut act: impl FnMut()) -> f64 {
    let begin = Instant::now();
    let mut times = 0u32;
    while begin.elapsed() < Duration::from_millis(100) {
        (0..100).for_each(|_| act());
        times += 100;
    }
    begin.elapsed().as_nanos() as f64 / f64::from(times)
}

fn clone<W: Words>(position: &Position<W>) -> f64 {
    let mut copy = *position;
    each(|| {
        copy = *black_box(position);
        black_box(&copy);
    })
}

/// The distance between bases, for each pair.
fn distance(bases: &[Shape<'static>]) -> f64 {
    let pairs = (bases.len() * bases.len()).max(1) as f64;
    let all = || {
        for one in bases {
            for other in bases {
                black_box(closest(black_box(one), black_box(other)).distance);
            }
        }
    };
    each(all) / pairs
}
