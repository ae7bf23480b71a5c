//! Squads of Star Wars: X-Wing.

use std::io::Write;

use broadside_lists::Import;
use broadside_xwing::facts::{Facts, FactsError, FaultKind, GameMode, Mode, Term};
use broadside_xwing::squad::{Squad, samples};

use super::lists::{self, Cli, Told};
use super::{CheckArgs, ConvertArgs, Listed, text};
use crate::failure::Failure;
use crate::words::Language;

/// The edition whose rules squads are built by.
const EDITION: &str = "rr142";

/// The facts under the points list of a file, or under the latest one of the program.
pub fn facts(points_list: Option<&str>, language: Language) -> Result<&'static Facts, Failure> {
    let Some(file) = points_list else { return Ok(Facts::embedded()) };
    let text = text(file, language).map_err(Failure::input)?;
    let told = |error| Failure::input(language.reason(&wrong(error).into()));
    let facts = Facts::under((file, &text)).map_err(told)?;
    // A program reads one list, and needs it to its end.
    Ok(Box::leak(Box::new(facts)))
}

/// What is wrong with a points list.
fn wrong(FactsError { file, entry, field, kind, .. }: FactsError) -> Cli {
    let entry = entry.trim_start_matches("file.").to_owned();
    match kind {
        FaultKind::Syntax { line } => Cli::PointsSyntax { file, line },
        FaultKind::Missing => Cli::PointsMissing { file, entry, field },
        FaultKind::Value(value) => Cli::PointsValue { file, entry, field, value },
        FaultKind::Unknown => Cli::PointsUnknown { file, entry, field },
        FaultKind::Other => Cli::PointsOther { file, entry, field },
    }
}

/// A squad from a file; each sentence names it.
pub fn squad(facts: &Facts, file: &str) -> Result<Import<Squad>, Vec<String>> {
    lists::import(facts, file, &text(file, Language::En).map_err(|sentence| vec![sentence])?, Language::En)
}

/// The mode that the parser let through, with the agreed total.
fn mode(facts: &Facts, args: &CheckArgs) -> GameMode {
    let known = Mode::from_word(&args.mode).and_then(|mode| facts.mode(mode));
    let mut mode = known.unwrap_or(facts.standard()).clone();
    mode.squad_points = args.points.unwrap_or(mode.squad_points);
    mode
}

/// A squad as it is checked.
pub(super) fn checked(facts: &Facts, args: &CheckArgs, file: &str, text: &str) -> Result<Told, Vec<String>> {
    let import: Import<Squad> = lists::import(facts, file, text, args.language)?;
    Ok(lists::told(facts, &mode(facts, args), file, import, args.language))
}

/// Prints a squad in another format.
pub(super) fn convert(args: &ConvertArgs, text: &str, out: &mut dyn Write) -> Result<(), Failure> {
    let facts = facts(args.points_list.as_deref(), args.language)?;
    let format = lists::format::<Squad>(args)?;
    let import: Import<Squad> =
        lists::import(facts, &args.file, text, args.language).map_err(Failure::Input)?;
    lists::convert(facts, import, format, args.language, out)
}

/// The squads that come with the program.
pub(super) fn samples_listed() -> impl Iterator<Item = Listed> {
    let facts = Facts::embedded();
    samples().iter().map(|sample| {
        let squad = sample.squad();
        let (faction, points) = (squad.faction.word(), squad.points(facts));
        Listed::new((sample.slug, sample.text), faction, points, EDITION, sample.about())
    })
}
