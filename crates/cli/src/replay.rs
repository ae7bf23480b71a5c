//! `broadside replay`: play a stored game again and check it.

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;

use broadside_arena::Arena;
use broadside_armada::Armada;
use broadside_armada::facts::{Edition, Term};
use broadside_engine::{Match, PerSide, Record, Side, hash_of};
use broadside_scenario::{RecordUnread, record_of};
use broadside_texts::Language;
use broadside_xwing::XWing;
use serde::{Deserialize, Serialize};

use crate::{failure::Failure, fleet, help};

/// Replay a stored game, check every hash and print how it ended.
#[derive(clap::Args)]
#[command(after_help = help::ends_with!(
    "broadside sim --bots captain,greedy --record 17 --out game-17.json && broadside replay game-17.json",
    "broadside replay game-17.json --json"
))]
pub struct Args {
    /// A replay file
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Edition of Armada it was played in [default: detected]
    #[arg(long, value_name = "EDITION", value_parser = fleet::editions())]
    edition: Option<String>,
    /// Points list file for X-Wing it was played with, if not a built-in one
    #[arg(long, value_name = "FILE")]
    points_list: Option<String>,
    /// Print everything that happened, in the rules machine's words
    #[arg(long, conflicts_with = "json")]
    events: bool,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report {
    game: String,
    entries: usize,
    decisions: u32,
    rounds: u32,
    over: bool,
    winner: Option<Side>,
    scores: PerSide<i32>,
    hash: String,
}

/// Plays it again; a hash that differs is a failed check.
pub fn run(args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let name = args.file.display().to_string();
    let text = std::fs::read_to_string(&args.file);
    let text = text.map_err(|error| Failure::input(format!("cannot read {name}: {error}")))?;
    let unfit = |_: serde_json::Error| Failure::input(format!("{name} is no replay file"));
    let text = match serde_json::from_str::<Saved>(&text) {
        Ok(Saved { record: Some(record), .. }) => record.get().to_owned(),
        Ok(Saved { seen: Some(_), .. }) => {
            let what = "holds what one player had seen of a game under way; open it in the lobby, or save the game when it is over";
            return Err(Failure::input(format!("{name} {what}")));
        }
        _ => text,
    };
    match serde_json::from_str::<Told>(&text).map_err(unfit)?.game.as_str() {
        "xwing" => tell::<XWing>(&args, &text, out),
        _ => tell::<Armada>(&args, &text, out),
    }
}

/// A game as the page saves it: around the replay itself, or before its end with what was seen of it.
#[derive(Deserialize)]
struct Saved {
    record: Option<Box<serde_json::value::RawValue>>,
    seen: Option<serde::de::IgnoredAny>,
}

/// What a replay file says of its game.
#[derive(Deserialize)]
struct Told {
    game: String,
}

/// A game whose stored games can be told.
trait Replayed: Arena {
    /// The rules under which a game may have been played, the likeliest first.
    fn rulesets(args: &Args) -> Result<Vec<Self>, Failure>;

    /// Reads a replay file.
    fn record(&self, text: &str) -> Result<Record<Self>, RecordUnread>;

    /// The name of the list of each side.
    fn sides(setup: &Self::Setup) -> PerSide<&str>;
}

impl Replayed for Armada {
    fn rulesets(args: &Args) -> Result<Vec<Armada>, Failure> {
        if let Some(edition) = args.edition.as_deref().and_then(Edition::from_word) {
            return Ok(vec![Armada::new(edition)]);
        }
        let others = Edition::ALL.iter().copied().filter(|edition| *edition != Edition::Rr15);
        Ok(std::iter::once(Edition::Rr15).chain(others).map(Armada::new).collect())
    }

    fn record(&self, text: &str) -> Result<Record<Armada>, RecordUnread> {
        record_of(&broadside_armada_ask::Phrases::default(), self, text)
    }

    fn sides(setup: &Self::Setup) -> PerSide<&str> {
        PerSide(setup.fleets.each_ref().map(|fleet| fleet.name.as_str()))
    }
}

impl Replayed for XWing {
    fn rulesets(args: &Args) -> Result<Vec<XWing>, Failure> {
        Ok(vec![XWing::under(fleet::facts(args.points_list.as_deref(), crate::words::Language::En)?)])
    }

    fn record(&self, text: &str) -> Result<Record<XWing>, RecordUnread> {
        record_of(&broadside_xwing_ask::Phrases::default(), self, text)
    }

    fn sides(setup: &Self::Setup) -> PerSide<&str> {
        PerSide::from_fn(|side| setup.squads[side].name.as_str())
    }
}

fn tell<G: Replayed>(args: &Args, text: &str, out: &mut dyn Write) -> Result<(), Failure> {
    let (play, told) = replayed::<G>(args, text)?;
    for line in told {
        writeln!(out, "{line}")?;
    }
    let game = Arc::clone(play.game());
    let (record, position) = (play.record(), play.position());
    let over = position.core.is_over();
    let outcome = game.outcome(&position.board);
    let report = Report {
        game: record.game.clone(),
        entries: play.len(),
        decisions: position.core.decisions(),
        rounds: game.round(position),
        over,
        winner: outcome.winner.filter(|_| over),
        scores: outcome.scores,
        hash: format!("{:016x}", hash_of(position)),
    };
    if args.json {
        serde_json::to_writer(&mut *out, &report)?;
        writeln!(out)?;
        return Ok(());
    }
    let [one, other] = G::sides(&record.setup).0;
    writeln!(out, "{} against {}, {} answers, every hash as recorded", one, other, report.entries)?;
    let [first, second] = report.scores.0;
    let ended = match report.winner {
        Some(Side(side)) => format!("side {side} won {first} to {second} in round {}", report.rounds),
        None if over => format!("nobody won, {first} to {second}, in round {}", report.rounds),
        None => format!("it stands {first} to {second} in round {} and is not over", report.rounds),
    };
    writeln!(out, "{ended}; the last position is {}", report.hash)?;
    Ok(())
}

/// The game played again under its edition, with what happened. Without an edition the first of all under which every
/// hash is as recorded.
fn replayed<G: Replayed>(args: &Args, text: &str) -> Result<(Match<G>, Vec<String>), Failure> {
    let name = args.file.display();
    let mut failed = None;
    for game in G::rulesets(args)? {
        let record = game.record(text);
        let record = record.map_err(|why| Failure::input(format!("{name}: {}", Language::En.tell(why))))?;
        let mut told = Vec::new();
        let played = Match::replay_with(Arc::new(game), &record, |play, news| {
            if args.events {
                told.extend(news.iter().map(|it| format!("{:>5}  {:?}", play.len(), it.event)));
            }
        });
        match played {
            Ok(play) => return Ok((play, told)),
            Err(error) => failed = failed.or(Some(Language::En.tell(error))),
        }
    }
    Err(Failure::check(format!("{name} does not replay: {}", failed.unwrap_or_default())))
}
