//! Fleets of Star Wars: Armada.

use broadside_armada::facts::{Edition, Facts, Term};
use broadside_armada::fleet::{Fleet, Format, samples};
use broadside_lists::Import;

use super::lists::{self, Told};
use super::{CheckArgs, Listed};
use crate::failure::Failure;
use crate::words::Language;

/// The facts of an edition that the parser let through.
pub(super) fn facts(edition: &str) -> &'static Facts {
    Facts::of(Edition::from_word(edition).unwrap_or(Edition::Rr15))
}

/// A fleet from a file; each sentence names the file.
pub fn fleet(facts: &Facts, file: &str) -> Result<Import<Fleet>, Vec<String>> {
    lists::import(
        facts,
        file,
        &super::text(file, Language::En).map_err(|sentence| vec![sentence])?,
        Language::En,
    )
}

/// A fleet as it is checked.
pub(super) fn checked(args: &CheckArgs, file: &str, text: &str) -> Result<Told, Vec<String>> {
    let facts = facts(&args.edition);
    let mut import: Import<Fleet> = lists::import(facts, file, text, args.language)?;
    import.list.points = args.points.unwrap_or(import.list.points);
    Ok(lists::told(facts, &(), file, import, args.language))
}

/// The agreed total that a format has no place for.
pub(super) fn unsaid(facts: &Facts, fleet: &Fleet, format: Format) -> Option<u16> {
    let says = match format {
        Format::Own | Format::Warlords | Format::Afd => true,
        Format::Kingston | Format::StarForge | Format::Fabs => false,
    };
    (!says && fleet.points != facts.ruleset.fleet_points).then_some(fleet.points)
}

/// The fleets that come with the program.
pub(super) fn samples_listed() -> impl Iterator<Item = Listed> {
    samples().iter().map(|sample| {
        let fleet = sample.fleet();
        let editions: Vec<&str> = sample.editions.iter().map(|edition| edition.word()).collect();
        let editions = if editions.is_empty() { "learning".to_owned() } else { editions.join(", ") };
        let (faction, points) = (fleet.faction.word(), u32::from(fleet.points));
        Listed::new((sample.slug, sample.text), faction, points, &editions, sample.about())
    })
}

/// Prints a fleet in another format.
pub(super) fn convert(
    args: &super::ConvertArgs,
    text: &str,
    out: &mut dyn std::io::Write,
) -> Result<(), Failure> {
    let facts = facts(&args.edition);
    let format = lists::format::<Fleet>(args)?;
    let import: Import<Fleet> =
        lists::import(facts, &args.file, text, args.language).map_err(Failure::Input)?;
    let unsaid = unsaid(facts, &import.list, format);
    let result = lists::convert(facts, import, format, args.language, out);
    if let Some(points) = unsaid {
        eprintln!("{}", args.language.reason(&lists::Cli::Unsaid { format: format.word(), points }.into()));
    }
    result
}
