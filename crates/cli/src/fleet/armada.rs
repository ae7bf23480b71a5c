//! Fleets of Star Wars: Armada.

use std::io::Write;

use broadside_armada::facts::{Edition, Facts, Term};
use broadside_armada::fleet::{
    self, Fleet, Format, Import, Note, NoteKind, Problem, Unreadable, read, samples, unplayed_objectives,
    without_effect, write,
};
use serde::Serialize;

use super::{CheckArgs, ConvertArgs, Listed, verdict, whole};
use crate::failure::Failure;

/// The facts of an edition that the parser let through.
fn facts(edition: &str) -> &'static Facts {
    Facts::of(Edition::from_word(edition).unwrap_or(Edition::Rr15))
}

/// A fleet from a file; each sentence names the file.
pub fn fleet(facts: &Facts, file: &str) -> Result<Import, Vec<String>> {
    let text = super::text(file).map_err(|sentence| vec![sentence])?;
    import(facts, file, &text)
}

/// A fleet from a text; each sentence names the file.
fn import(facts: &Facts, file: &str, text: &str) -> Result<Import, Vec<String>> {
    read(facts, text).map_err(|error| match error {
        Unreadable::Own(errors) => {
            errors.iter().map(|error| format!("{file}:{}: {}", error.line, error.message)).collect()
        }
        other => vec![format!("{file}: {other}")],
    })
}

/// What is known of a fleet after its check.
#[derive(Serialize)]
pub(super) struct Checked {
    file: String,
    format: Format,
    name: String,
    faction: &'static str,
    points: u16,
    cost: u32,
    squadron_cost: u32,
    pub(super) legal: bool,
    problems: Vec<Problem>,
    notes: Vec<Note>,
    /// Cards that play without their effect.
    without_effect: Vec<&'static str>,
    /// Objectives that cannot be played yet.
    unplayed_objectives: Vec<&'static str>,
}

/// Checks one fleet and prints what was found, unless one JSON object is wanted.
pub(super) fn check(
    args: &CheckArgs,
    file: &str,
    text: &str,
    out: &mut dyn Write,
) -> Result<Result<Checked, Vec<String>>, Failure> {
    let facts = facts(&args.edition);
    let import = match import(facts, file, text) {
        Ok(import) => import,
        Err(sentences) => return Ok(Err(sentences)),
    };
    let (checked, fleet) = judge(facts, file, import, args.points);
    if !args.json {
        print_checked(facts, &checked, &fleet, out)?;
    }
    Ok(Ok(checked))
}

/// Checks a fleet; one with a line that is not understood is not legal, for it is not whole.
fn judge(facts: &'static Facts, file: &str, import: Import, points: Option<u16>) -> (Checked, Fleet) {
    let Import { format, mut fleet, notes } = import;
    fleet.points = points.unwrap_or(fleet.points);
    let problems = fleet::check(facts, &fleet);
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
    checked: &Checked,
    fleet: &Fleet,
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
    let verdict = verdict(checked.legal, checked.problems.is_empty());
    writeln!(out, "  {verdict} under {}\n", facts.ruleset.edition.word())?;
    Ok(())
}

/// Prints a fleet in another format.
pub(super) fn convert(args: &ConvertArgs, text: &str, out: &mut dyn Write) -> Result<(), Failure> {
    let facts = facts(&args.edition);
    let format = match args.to.as_str() {
        "kingston" => Format::Kingston,
        "starforge" => Format::StarForge,
        "own" => Format::Own,
        other => {
            return Err(Failure::input(format!(
                "{} is a fleet of Armada, which {other} cannot say; write --to own, kingston or starforge",
                args.file
            )));
        }
    };
    let import = import(facts, &args.file, text).map_err(Failure::Input)?;
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
    whole(
        lost,
        "line was not understood and is not in the fleet",
        "lines were not understood and are not in the fleet",
    )
}

/// The fleets that come with the program.
pub(super) fn samples_listed() -> impl Iterator<Item = Listed> {
    samples().iter().map(|sample| {
        let fleet = sample.fleet();
        let editions: Vec<&str> = sample.editions.iter().map(|edition| edition.word()).collect();
        let editions = if editions.is_empty() { "learning".to_owned() } else { editions.join(", ") };
        let line = format!(
            "{:<24} {:<11} {:>4}  {editions:<10}  {}",
            sample.slug,
            fleet.faction.word(),
            fleet.points,
            sample.about()
        );
        Listed { slug: sample.slug, text: sample.text, line }
    })
}
