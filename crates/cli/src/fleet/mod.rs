//! `broadside fleet`: check fleets of Star Wars: Armada and squads of Star Wars: X-Wing, convert them between list builders,
//! see samples.

mod armada;
mod lists;
mod xwing;

pub use armada::fleet;
pub use xwing::{facts, squad};

use std::io::{ErrorKind, Read, Write};

use broadside_armada::facts::{Edition, Term};
use broadside_xwing::facts::Mode;
use clap::{Subcommand, ValueEnum, builder::PossibleValuesParser};
use serde::Serialize;
use serde_json::Value;

use self::lists::Cli;
use crate::{failure::Failure, help, words::Language};

/// Check fleets and squads, convert lists, print samples.
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

/// Check whether fleets and squads are legal; every problem names its rule.
///
/// Reads our own format of both games; for Armada, the lists of Kingston, Star Forge, Fab's, Warlords, Flagship and
/// Armada Fleets Designer; for X-Wing, XWS. Unknown cards are reported, and a list with unknown cards isn't known
/// to be legal. Cards whose effect is not in the program yet are reported too; they are legal.
#[derive(clap::Args)]
#[command(after_help = help::ends_with!(
    "broadside fleet check my.fleet --edition arc",
    "broadside fleet check lists/*.txt --points 300 --json",
    "broadside fleet check my.squad list.xws.json --mode extended",
    "broadside fleet check my.squad --points-list club-night.toml",
    "broadside fleet check my.fleet --language de"
))]
struct CheckArgs {
    /// Fleets or squads; - reads standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<String>,
    /// The game [default: detected]
    #[arg(long, value_name = "GAME")]
    game: Option<Game>,
    /// Edition of Armada
    #[arg(long, value_name = "EDITION", default_value = "rr15", value_parser = editions())]
    edition: String,
    /// Game mode of X-Wing
    #[arg(long, value_name = "MODE", default_value = "standard", value_parser = modes())]
    mode: String,
    /// Points list file for X-Wing, instead of the built-in one (crates/xwing/README.md)
    #[arg(long, value_name = "FILE")]
    points_list: Option<String>,
    /// The agreed total, overriding the files and the mode
    #[arg(long, value_name = "N")]
    points: Option<u16>,
    /// Language of the report
    #[arg(long, value_enum, default_value_t)]
    language: Language,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Print a fleet or a squad in another format.
///
/// Anything not understood is reported on standard error; the rest is printed. XWS keeps everything it was read with.
#[derive(clap::Args)]
#[command(after_help = help::ends_with!(
    "broadside fleet convert list.txt --to own > my.fleet",
    "broadside fleet convert my.fleet --to kingston",
    "broadside fleet convert list.txt --to warlords",
    "broadside fleet convert my.squad --to xws"
))]
struct ConvertArgs {
    /// A fleet or a squad; - reads standard input
    #[arg(value_name = "FILE")]
    file: String,
    /// Format to print
    #[arg(long, value_name = "FORMAT", value_parser = formats())]
    to: String,
    /// The game [default: detected]
    #[arg(long, value_name = "GAME")]
    game: Option<Game>,
    /// Edition of Armada whose points to print
    #[arg(long, value_name = "EDITION", default_value = "rr15", value_parser = editions())]
    edition: String,
    /// Points list file for X-Wing whose points to print, instead of the built-in one
    #[arg(long, value_name = "FILE")]
    points_list: Option<String>,
    /// Language of notes and errors
    #[arg(long, value_enum, default_value_t)]
    language: Language,
}

/// List the built-in fleets and squads, or print one.
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
    /// Only samples of this game
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
        Command::Check(args) => check(&args, out).map_err(|failure| failure.told_in(args.language)),
        Command::Convert(args) => convert(&args, out).map_err(|failure| failure.told_in(args.language)),
        Command::Samples(args) => show_samples(&args, out),
    }
}

fn convert(args: &ConvertArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let text = text(&args.file, args.language).map_err(Failure::input)?;
    match args.game.unwrap_or_else(|| game(&args.file, &text)) {
        Game::Armada => armada::convert(args, &text, out),
        Game::Xwing => xwing::convert(args, &text, out),
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

/// The formats of both games.
fn formats() -> PossibleValuesParser {
    use broadside_armada::fleet::Format as OfFleets;
    use broadside_xwing::squad::Format as OfSquads;
    let squads = OfSquads::ALL.iter().map(|format| format.word());
    let words = OfFleets::ALL.iter().map(|format| format.word());
    PossibleValuesParser::new(words.chain(squads.filter(|word| *word != OfSquads::Own.word())))
}

/// What is in a file, or in the standard input.
fn text(file: &str, language: Language) -> Result<String, String> {
    let mut bytes = Vec::new();
    let result = match file {
        "-" => std::io::stdin().read_to_end(&mut bytes).map(drop),
        _ => std::fs::read(file).map(|read| bytes = read),
    };
    let told = |why: Cli| language.reason(&why.into());
    let file = file.to_owned();
    result.map_err(|error| {
        told(match error.kind() {
            ErrorKind::NotFound => Cli::Absent { file: file.clone() },
            ErrorKind::IsADirectory => Cli::Folder { file: file.clone() },
            ErrorKind::PermissionDenied => Cli::Forbidden { file: file.clone() },
            _ => Cli::Unread { file: file.clone(), code: error.raw_os_error().unwrap_or_default() },
        })
    })?;
    String::from_utf8(bytes).map_err(|_| told(Cli::NoText { file }))
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
    fleets: Vec<Value>,
    /// The game mode in which squads were checked.
    mode: String,
    squads: Vec<Value>,
}

fn check(args: &CheckArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let (mut bad, mut legal) = (Vec::new(), true);
    let mut report = Report {
        edition: args.edition.clone(),
        legal: false,
        fleets: Vec::new(),
        mode: args.mode.clone(),
        squads: Vec::new(),
    };
    for file in &args.files {
        let text = match text(file, args.language) {
            Ok(text) => text,
            Err(sentence) => {
                bad.push(sentence);
                continue;
            }
        };
        let game = args.game.unwrap_or_else(|| game(file, &text));
        let checked = match game {
            Game::Armada => armada::checked(args, file, &text),
            Game::Xwing => {
                xwing::checked(facts(args.points_list.as_deref(), args.language)?, args, file, &text)
            }
        };
        let told = match checked {
            Ok(told) => told,
            Err(sentences) => {
                bad.extend(sentences);
                continue;
            }
        };
        legal &= told.legal;
        if !args.json {
            told.lines.iter().try_for_each(|line| writeln!(out, "{line}"))?;
            writeln!(out)?;
        }
        match game {
            Game::Armada => report.fleets.push(told.json),
            Game::Xwing => report.squads.push(told.json),
        }
    }
    report.legal = legal && bad.is_empty();
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&report)?)?;
    }
    match (report.legal, bad.is_empty()) {
        (_, false) => Err(Failure::Input(bad)),
        (false, _) => Err(Failure::Check(Vec::new())),
        _ => Ok(()),
    }
}

/// A sample as it is listed and printed.
struct Listed {
    slug: &'static str,
    text: &'static str,
    line: String,
}

impl Listed {
    fn new(
        (slug, text): (&'static str, &'static str),
        faction: &str,
        points: u32,
        of: &str,
        about: &str,
    ) -> Listed {
        Listed { slug, text, line: format!("{slug:<24} {faction:<11} {points:>4}  {of:<10}  {about}") }
    }
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
            let why = Cli::NoSample { name: name.clone(), known: known.join(", ") };
            return Err(Failure::check(Language::En.reason(&why.into())));
        }
    }
    Ok(())
}
