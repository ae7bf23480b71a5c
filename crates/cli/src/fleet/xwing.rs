//! Squads of Star Wars: X-Wing.

use std::io::Write;

use broadside_xwing::facts::{Facts, GameMode, Mode, Term};
use broadside_xwing::squad::{
    self, Format, Import, Note, NoteKind, Problem, Squad, Unreadable, print, read, samples, write_xws,
};
use serde::Serialize;

use super::{CheckArgs, ConvertArgs, Listed, text, verdict, whole};
use crate::failure::Failure;

/// The edition whose rules squads are built by.
const EDITION: &str = "rr142";

/// The facts under the points list of a file, or under the latest one of the program.
pub fn facts(points_list: Option<&str>) -> Result<&'static Facts, Failure> {
    let Some(file) = points_list else { return Ok(Facts::embedded()) };
    let text = text(file).map_err(Failure::input)?;
    let facts = Facts::under((file, &text)).map_err(|error| Failure::input(error.to_string()))?;
    // A program reads one list, and needs it to its end.
    Ok(Box::leak(Box::new(facts)))
}

/// A squad from a text; each sentence names the file.
fn import(facts: &Facts, file: &str, text: &str) -> Result<Import, Vec<String>> {
    read(facts, text).map_err(|error| match error {
        Unreadable::Own(errors) => {
            errors.iter().map(|error| format!("{file}:{}: {}", error.line, error.message)).collect()
        }
        other => vec![format!("{file}: {other}")],
    })
}

/// A squad from a file; each sentence names it.
pub fn squad(facts: &Facts, file: &str) -> Result<Import, Vec<String>> {
    let text = text(file).map_err(|sentence| vec![sentence])?;
    import(facts, file, &text)
}

/// A ship with what it spends.
#[derive(Serialize)]
struct CheckedShip {
    pilot: String,
    points: u8,
    /// What its upgrades cost.
    spent: u32,
    /// What they may cost.
    loadout: u8,
}

/// What is known of a squad after its check.
#[derive(Serialize)]
pub(super) struct Checked {
    file: String,
    format: Format,
    name: String,
    faction: &'static str,
    /// The points list that counts.
    list: &'static str,
    points: u32,
    /// The most that the ships may cost.
    most: u16,
    ships: Vec<CheckedShip>,
    pub(super) legal: bool,
    problems: Vec<Problem>,
    notes: Vec<Note>,
}

/// The mode that the parser let through, with the agreed total.
fn mode(facts: &Facts, args: &CheckArgs) -> GameMode {
    let known = Mode::from_word(&args.mode).and_then(|mode| facts.mode(mode));
    let mut mode = known.unwrap_or(facts.standard()).clone();
    mode.squad_points = args.points.unwrap_or(mode.squad_points);
    mode
}

/// Checks one squad and prints what was found, unless one JSON object is wanted.
pub(super) fn check(
    args: &CheckArgs,
    file: &str,
    text: &str,
    out: &mut dyn Write,
) -> Result<Result<Checked, Vec<String>>, Failure> {
    let facts = facts(args.points_list.as_deref())?;
    let import = match import(facts, file, text) {
        Ok(import) => import,
        Err(sentences) => return Ok(Err(sentences)),
    };
    let mode = mode(facts, args);
    let checked = judge(facts, &mode, file, &import);
    if !args.json {
        print_checked(&mode, &checked, out)?;
    }
    Ok(Ok(checked))
}

/// Checks a squad; one with something that is not understood is not legal, for it is not whole.
fn judge(facts: &'static Facts, mode: &GameMode, file: &str, import: &Import) -> Checked {
    let Import { format, squad, notes, .. } = import;
    let problems = squad::check(facts, mode, squad);
    let whole = notes.iter().all(|note| note.kind != NoteKind::NotUnderstood);
    Checked {
        file: file.to_owned(),
        format: *format,
        name: squad.name.clone(),
        faction: squad.faction.word(),
        list: &facts.list,
        points: squad.points(facts),
        most: mode.squad_points,
        ships: ships(facts, squad),
        legal: whole && problems.is_empty(),
        problems,
        notes: notes.clone(),
    }
}

fn ships(facts: &Facts, squad: &Squad) -> Vec<CheckedShip> {
    let ship = |ship: &squad::SquadShip| {
        let pilot = &facts[ship.pilot];
        CheckedShip {
            pilot: format!("{} - {}", pilot.name, facts[pilot.ship].name),
            points: pilot.points,
            spent: ship.loadout(facts),
            loadout: pilot.loadout,
        }
    };
    squad.ships.iter().map(ship).collect()
}

fn print_checked(mode: &GameMode, checked: &Checked, out: &mut dyn Write) -> Result<(), Failure> {
    let Checked { file, name, faction, points, most, .. } = checked;
    writeln!(out, "{file}: {name}, {faction}")?;
    for CheckedShip { pilot, points, spent, loadout } in &checked.ships {
        writeln!(out, "  {points:>4}  {pilot}, loadout {spent} of {loadout}")?;
    }
    writeln!(out, "  {points:>4}  of {most} points")?;
    for note in &checked.notes {
        writeln!(out, "  note: {note}")?;
    }
    for problem in &checked.problems {
        writeln!(out, "  wrong: {problem}")?;
    }
    let verdict = verdict(checked.legal, checked.problems.is_empty());
    writeln!(out, "  {verdict} in {} games by the points of {}\n", mode.mode.word(), checked.list)?;
    Ok(())
}

/// Prints a squad in another format.
pub(super) fn convert(args: &ConvertArgs, text: &str, out: &mut dyn Write) -> Result<(), Failure> {
    let facts = facts(args.points_list.as_deref())?;
    let xws = match args.to.as_str() {
        "xws" => true,
        "own" => false,
        other => {
            return Err(Failure::input(format!(
                "{} is a squad of X-Wing, which {other} cannot say; write --to own or xws",
                args.file
            )));
        }
    };
    let Import { squad, rest, notes, .. } = import(facts, &args.file, text).map_err(Failure::Input)?;
    if xws {
        write!(out, "{}", write_xws(facts, &squad, &rest))?;
    } else {
        for line in rest.description().unwrap_or("").lines() {
            writeln!(out, "# {line}")?;
        }
        write!(out, "{}", print(facts, &squad))?;
    }
    for note in &notes {
        eprintln!("note: {note}");
    }
    let lost = notes.iter().filter(|note| note.kind == NoteKind::NotUnderstood).count();
    // XWS gives back what is not understood as well.
    let lost = if xws { 0 } else { lost };
    whole(
        lost,
        "thing was not understood and is not in the squad",
        "things were not understood and are not in the squad",
    )
}

/// The squads that come with the program.
pub(super) fn samples_listed() -> impl Iterator<Item = Listed> {
    let facts = Facts::embedded();
    samples().iter().map(|sample| {
        let squad = sample.squad();
        let line = format!(
            "{:<24} {:<11} {:>4}  {EDITION:<10}  {}",
            sample.slug,
            squad.faction.word(),
            squad.points(facts),
            sample.about()
        );
        Listed { slug: sample.slug, text: sample.text, line }
    })
}
