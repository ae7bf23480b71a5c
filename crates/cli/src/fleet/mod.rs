//! `broadside fleet`: check fleets of Star Wars: Armada and squads of Star Wars: X-Wing, convert them between list builders,
//! see samples.

mod armada;
mod xwing;

pub use armada::fleet;
pub use xwing::{facts, squad};

use std::io::{Read, Write};

use broadside_armada::facts::{Edition, Term};
use broadside_xwing::facts::Mode;
use clap::{Subcommand, ValueEnum, builder::PossibleValuesParser};
use serde::Serialize;

use crate::{failure::Failure, help};

/// Check fleets and squads, convert lists, see samples.
#[derive(clap::Args)]
#[command(after_help = help::ends_with!("broadside fleet check my.fleet", "broadside fleet samples"))]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Check(CheckArgs),
    Convert(ConvertArgs),
    Samples(SamplesArgs),
}

/// Tell whether fleets and squads are legal, with the rule for all that is not.
///
/// Reads our own format, Kingston and Star Forge for Armada, our own format and XWS for X-Wing. What a list holds beyond our
/// cards is told, and the list does not count as checked. Cards whose effect is not in the program yet are named; they are
/// legal.
#[derive(clap::Args)]
#[command(after_help = help::ends_with!(
    "broadside fleet check my.fleet --edition arc",
    "broadside fleet check lists/*.txt --points 300 --json",
    "broadside fleet check my.squad list.xws.json --mode extended",
    "broadside fleet check my.squad --points-list club-night.toml"
))]
struct CheckArgs {
    /// Fleets or squads; - reads from the standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<String>,
    /// The game; told by each file itself when it is not given
    #[arg(long, value_name = "GAME")]
    game: Option<Game>,
    /// The rules of Armada that count
    #[arg(long, value_name = "EDITION", default_value = "rr15", value_parser = editions())]
    edition: String,
    /// The game mode of X-Wing
    #[arg(long, value_name = "MODE", default_value = "standard", value_parser = modes())]
    mode: String,
    /// A points list of X-Wing to go by, instead of the latest one of the program (crates/xwing/README.md)
    #[arg(long, value_name = "FILE")]
    points_list: Option<String>,
    /// The agreed total, whatever the files or the mode say
    #[arg(long, value_name = "N")]
    points: Option<u16>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Print a fleet or a squad in another format.
///
/// What is not understood is told on the standard error; the rest is printed. XWS gives back all that it was read with.
#[derive(clap::Args)]
#[command(after_help = help::ends_with!(
    "broadside fleet convert list.txt --to own > my.fleet",
    "broadside fleet convert my.fleet --to kingston",
    "broadside fleet convert my.squad --to xws"
))]
struct ConvertArgs {
    /// A fleet or a squad; - reads from the standard input
    #[arg(value_name = "FILE")]
    file: String,
    /// The format to print
    #[arg(long, value_name = "FORMAT", value_parser = ["own", "kingston", "starforge", "xws"])]
    to: String,
    /// The game; told by the file itself when it is not given
    #[arg(long, value_name = "GAME")]
    game: Option<Game>,
    /// Whose points are printed for Armada
    #[arg(long, value_name = "EDITION", default_value = "rr15", value_parser = editions())]
    edition: String,
    /// A points list of X-Wing whose points are printed, instead of the latest one of the program
    #[arg(long, value_name = "FILE")]
    points_list: Option<String>,
}

/// List the fleets and squads that come with the program, or print one.
#[derive(clap::Args)]
#[command(after_help = help::ends_with!(
    "broadside fleet samples",
    "broadside fleet samples --game xwing",
    "broadside fleet samples rebel-400-line > my.fleet"
))]
struct SamplesArgs {
    /// The sample to print
    #[arg(value_name = "NAME")]
    name: Option<String>,
    /// Of this game only
    #[arg(long, value_name = "GAME")]
    game: Option<Game>,
}

/// A game whose lists are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Game {
    /// Star Wars: Armada
    Armada,
    /// Star Wars: X-Wing
    Xwing,
}

/// Runs one of the fleet commands.
pub fn run(args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    match args.command {
        Command::Check(args) => check(&args, out),
        Command::Convert(args) => {
            let text = text(&args.file).map_err(Failure::input)?;
            match args.game.unwrap_or_else(|| game(&args.file, &text)) {
                Game::Armada => armada::convert(&args, &text, out),
                Game::Xwing => xwing::convert(&args, &text, out),
            }
        }
        Command::Samples(args) => show_samples(&args, out),
    }
}

/// The editions of Armada.
pub fn editions() -> PossibleValuesParser {
    PossibleValuesParser::new(Edition::ALL.iter().map(|edition| edition.word()))
}

/// The modes for which squads are built.
fn modes() -> PossibleValuesParser {
    PossibleValuesParser::new([Mode::Standard, Mode::Extended].map(Term::word))
}

/// What is in a file, or in the standard input.
fn text(file: &str) -> Result<String, String> {
    let mut bytes = Vec::new();
    let result = match file {
        "-" => std::io::stdin().read_to_end(&mut bytes).map(drop),
        _ => std::fs::read(file).map(|read| bytes = read),
    };
    result.map_err(|error| format!("cannot read {file}: {error}"))?;
    String::from_utf8(bytes).map_err(|_| format!("{file} is not UTF-8 text; save it as such"))
}

/// The game that a text is about: its file may say so, XWS is JSON, and our own squads say so.
fn game(file: &str, text: &str) -> Game {
    let named =
        |ending: &str| file.rsplit_once('.').is_some_and(|(_, found)| found.eq_ignore_ascii_case(ending));
    if named("xws") || named("squad") {
        return Game::Xwing;
    }
    let begins = |word: &str| text.lines().any(|line| line.split_whitespace().next() == Some(word));
    match text.trim_start_matches('\u{feff}').trim_start().starts_with(['{', '[']) || begins("squad") {
        true => Game::Xwing,
        false => Game::Armada,
    }
}

/// The object of `--json`.
#[derive(Serialize)]
struct Report {
    /// The edition under which fleets were checked.
    edition: String,
    legal: bool,
    fleets: Vec<armada::Checked>,
    /// The game mode in which squads were checked.
    mode: String,
    squads: Vec<xwing::Checked>,
}

fn check(args: &CheckArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let mut bad = Vec::new();
    let mut report = Report {
        edition: args.edition.clone(),
        legal: false,
        fleets: Vec::new(),
        mode: args.mode.clone(),
        squads: Vec::new(),
    };
    for file in &args.files {
        let text = match text(file) {
            Ok(text) => text,
            Err(sentence) => {
                bad.push(sentence);
                continue;
            }
        };
        let read = match args.game.unwrap_or_else(|| game(file, &text)) {
            Game::Armada => armada::check(args, file, &text, out)?.map(|checked| report.fleets.push(checked)),
            Game::Xwing => xwing::check(args, file, &text, out)?.map(|checked| report.squads.push(checked)),
        };
        if let Err(sentences) = read {
            bad.extend(sentences);
        }
    }
    report.legal = bad.is_empty()
        && report.fleets.iter().all(|fleet| fleet.legal)
        && report.squads.iter().all(|squad| squad.legal);
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&report)?)?;
    }
    match (report.legal, bad.is_empty()) {
        (_, false) => Err(Failure::Input(bad)),
        (false, _) => Err(Failure::Check(Vec::new())),
        _ => Ok(()),
    }
}

/// What a check that found nothing, or something, is called.
fn verdict(legal: bool, no_problems: bool) -> &'static str {
    match (legal, no_problems) {
        (true, _) => "legal",
        (false, true) => "not wholly understood, so not known to be legal",
        (false, false) => "not legal",
    }
}

/// A converted list that lacks something is not a success.
fn whole(lost: usize, one: &str, several: &str) -> Result<(), Failure> {
    match lost {
        0 => Ok(()),
        1 => Err(Failure::check(format!("one {one}"))),
        _ => Err(Failure::check(format!("{lost} {several}"))),
    }
}

/// A sample as it is listed and printed.
struct Listed {
    slug: &'static str,
    text: &'static str,
    line: String,
}

fn show_samples(args: &SamplesArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let mut all = Vec::new();
    if args.game != Some(Game::Xwing) {
        all.extend(armada::samples_listed());
    }
    if args.game != Some(Game::Armada) {
        all.extend(xwing::samples_listed());
    }
    let Some(name) = &args.name else {
        for sample in all {
            writeln!(out, "{}", sample.line)?;
        }
        return Ok(());
    };
    match all.iter().find(|sample| sample.slug == name) {
        Some(sample) => write!(out, "{}", sample.text)?,
        None => {
            let known: Vec<&str> = all.iter().map(|sample| sample.slug).collect();
            return Err(Failure::check(format!(
                "there is no sample “{name}”; write one of: {}",
                known.join(", ")
            )));
        }
    }
    Ok(())
}
