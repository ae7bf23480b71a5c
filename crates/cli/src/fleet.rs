//! `broadside fleet`: check fleets of Star Wars: Armada, convert them between list builders, see samples.

use std::io::{Read, Write};

use broadside_armada::facts::{Edition, Facts, Term};
use broadside_armada::fleet::{
    Fleet, Format, Import, Note, NoteKind, Problem, Unreadable, check, read, samples, unplayed_objectives,
    without_effect, write,
};
use clap::{Subcommand, builder::PossibleValuesParser};
use serde::Serialize;

use crate::{failure::Failure, help};

/// Check fleets of Star Wars: Armada, convert lists, see samples.
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

/// Tell whether fleets are legal, with the rule for all that is not.
///
/// Reads our own format, Kingston and Star Forge. What a list holds beyond our cards is told, and the fleet does not count as
/// checked. Cards whose effect is not in the program yet are named; they are legal.
#[derive(clap::Args)]
#[command(after_help = help::ends_with!(
    "broadside fleet check my.fleet --edition arc",
    "broadside fleet check lists/*.txt --points 300 --json"
))]
struct CheckArgs {
    /// Fleets; - reads from the standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<String>,
    /// The rules that count
    #[arg(long, value_name = "EDITION", default_value = "rr15", value_parser = editions())]
    edition: String,
    /// The agreed total, whatever the files say
    #[arg(long, value_name = "N")]
    points: Option<u16>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Print a fleet in another format.
///
/// What is not understood is told on the standard error; the rest is printed.
#[derive(clap::Args)]
#[command(after_help = help::ends_with!(
    "broadside fleet convert list.txt --to own > my.fleet",
    "broadside fleet convert my.fleet --to kingston"
))]
struct ConvertArgs {
    /// A fleet; - reads from the standard input
    #[arg(value_name = "FILE")]
    file: String,
    /// The format to print
    #[arg(long, value_name = "FORMAT", value_parser = ["own", "kingston", "starforge"])]
    to: String,
    /// Whose points are printed
    #[arg(long, value_name = "EDITION", default_value = "rr15", value_parser = editions())]
    edition: String,
}

/// List the fleets that come with the program, or print one.
#[derive(clap::Args)]
#[command(after_help = help::ends_with!(
    "broadside fleet samples",
    "broadside fleet samples rebel-400-line > my.fleet"
))]
struct SamplesArgs {
    /// The sample to print
    #[arg(value_name = "NAME")]
    name: Option<String>,
}

/// Runs one of the fleet commands.
pub fn run(args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    match args.command {
        Command::Check(args) => check_fleets(&args, out),
        Command::Convert(args) => convert(&args, out),
        Command::Samples(args) => show_samples(&args, out),
    }
}

pub fn editions() -> PossibleValuesParser {
    PossibleValuesParser::new(Edition::ALL.iter().map(|edition| edition.word()))
}

/// The facts of an edition that the parser let through.
fn facts(edition: &str) -> &'static Facts {
    Facts::of(Edition::from_word(edition).unwrap_or(Edition::Rr15))
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

/// A fleet from a file; each sentence names the file.
pub fn fleet(facts: &Facts, file: &str) -> Result<Import, Vec<String>> {
    let text = text(file).map_err(|sentence| vec![sentence])?;
    read(facts, &text).map_err(|error| match error {
        Unreadable::Own(errors) => {
            errors.iter().map(|error| format!("{file}:{}: {}", error.line, error.message)).collect()
        }
        other => vec![format!("{file}: {other}")],
    })
}

/// What is known of a fleet after its check.
#[derive(Serialize)]
struct Checked {
    file: String,
    format: Format,
    name: String,
    faction: &'static str,
    points: u16,
    cost: u32,
    squadron_cost: u32,
    legal: bool,
    problems: Vec<Problem>,
    notes: Vec<Note>,
    /// Cards that play without their effect.
    without_effect: Vec<&'static str>,
    /// Objectives that cannot be played yet.
    unplayed_objectives: Vec<&'static str>,
}

/// The object of `--json`.
#[derive(Serialize)]
struct Report {
    edition: &'static str,
    legal: bool,
    fleets: Vec<Checked>,
}

fn check_fleets(args: &CheckArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let facts = facts(&args.edition);
    let mut bad = Vec::new();
    let mut fleets = Vec::new();
    for file in &args.files {
        match fleet(facts, file) {
            Ok(import) => {
                let checked = judge(facts, file, import, args.points);
                if !args.json {
                    print_checked(facts, &checked, out)?;
                }
                fleets.push(checked.0);
            }
            Err(sentences) => bad.extend(sentences),
        }
    }
    let legal = bad.is_empty() && fleets.iter().all(|fleet| fleet.legal);
    if args.json {
        let report = Report { edition: facts.ruleset.edition.word(), legal, fleets };
        writeln!(out, "{}", serde_json::to_string(&report)?)?;
    }
    match (legal, bad.is_empty()) {
        (_, false) => Err(Failure::Input(bad)),
        (false, _) => Err(Failure::Check(Vec::new())),
        _ => Ok(()),
    }
}

/// Checks a fleet; one with a line that is not understood is not legal, for it is not whole.
fn judge(facts: &'static Facts, file: &str, import: Import, points: Option<u16>) -> (Checked, Fleet) {
    let Import { format, mut fleet, notes } = import;
    fleet.points = points.unwrap_or(fleet.points);
    let problems = check(facts, &fleet);
    let whole = notes.iter().all(|note| note.kind != NoteKind::NotUnderstood);
    let checked = Checked {
        file: file.to_owned(),
        format,
        name: fleet.name.clone(),
        faction: fleet.faction.word(),
        points: fleet.points,
        cost: fleet.cost(facts),
        squadron_cost: fleet.squadron_cost(facts),
        legal: whole && problems.is_empty(),
        without_effect: without_effect(facts, &fleet),
        unplayed_objectives: unplayed_objectives(facts, &fleet),
        problems,
        notes,
    };
    (checked, fleet)
}

fn print_checked(
    facts: &Facts,
    (checked, fleet): &(Checked, Fleet),
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let Checked { file, name, faction, points, cost, squadron_cost, .. } = checked;
    writeln!(out, "{file}: {name}, {faction}")?;
    for (place, ship) in fleet.ships.iter().enumerate() {
        let flagship = if fleet.flagship(facts) == Some(place) { ", flagship" } else { "" };
        writeln!(out, "  {:>4}  {}{flagship}", ship.cost(facts), facts[ship.card].name)?;
    }
    writeln!(
        out,
        "  {squadron_cost:>4}  squadrons: {} of at most {} points",
        fleet.squadrons.len(),
        fleet.squadron_limit()
    )?;
    writeln!(out, "  {cost:>4}  of {points} points")?;
    for note in &checked.notes {
        writeln!(out, "  note: {note}")?;
    }
    if !checked.without_effect.is_empty() {
        writeln!(out, "  note: plays without its effect: {}", checked.without_effect.join(", "))?;
    }
    if !checked.unplayed_objectives.is_empty() {
        let objectives = checked.unplayed_objectives.join(", ");
        writeln!(out, "  note: cannot be played yet, take another objective: {objectives}")?;
    }
    for problem in &checked.problems {
        writeln!(out, "  wrong: {problem}")?;
    }
    let edition = facts.ruleset.edition.word();
    let verdict = match (checked.legal, checked.problems.is_empty()) {
        (true, _) => "legal",
        (false, true) => "not wholly understood, so not known to be legal",
        (false, false) => "not legal",
    };
    writeln!(out, "  {verdict} under {edition}\n")?;
    Ok(())
}

fn convert(args: &ConvertArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let facts = facts(&args.edition);
    let format = match args.to.as_str() {
        "kingston" => Format::Kingston,
        "starforge" => Format::StarForge,
        _ => Format::Own,
    };
    let import = fleet(facts, &args.file).map_err(Failure::Input)?;
    writeln!(out, "{}", write(facts, &import.fleet, format).trim_end())?;
    for note in &import.notes {
        eprintln!("note: {note}");
    }
    if format != Format::Own && import.fleet.points != facts.ruleset.fleet_points {
        eprintln!(
            "note: a {format} list has no place for the agreed total of {} points",
            import.fleet.points
        );
    }
    let lost = import.notes.iter().filter(|note| note.kind == NoteKind::NotUnderstood).count();
    match lost {
        0 => Ok(()),
        1 => Err(Failure::check("one line was not understood and is not in the fleet")),
        _ => Err(Failure::check(format!("{lost} lines were not understood and are not in the fleet"))),
    }
}

fn show_samples(args: &SamplesArgs, out: &mut dyn Write) -> Result<(), Failure> {
    if let Some(name) = &args.name {
        let sample = samples().iter().find(|sample| sample.slug == name);
        let Some(sample) = sample else {
            let known: Vec<&str> = samples().iter().map(|sample| sample.slug).collect();
            return Err(Failure::check(format!(
                "there is no sample “{name}”; write one of: {}",
                known.join(", ")
            )));
        };
        write!(out, "{}", sample.text)?;
        return Ok(());
    }
    for sample in samples() {
        let fleet = sample.fleet();
        let editions: Vec<&str> = sample.editions.iter().map(|edition| edition.word()).collect();
        let editions = if editions.is_empty() { "learning".to_owned() } else { editions.join(", ") };
        writeln!(
            out,
            "{:<24} {:<11} {:>4}  {editions:<10}  {}",
            sample.slug,
            fleet.faction.word(),
            fleet.points,
            sample.about()
        )?;
    }
    Ok(())
}
