//! Inputs to begin with, made from our own samples, scenarios, games and messages.

mod games;
mod wire;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use broadside_armada::facts::{Edition, Facts as ArmadaFacts, Term};
use broadside_armada::fleet::{self, Format as FleetFormat};
use broadside_lists::Exchange;
use broadside_xwing::facts::Facts as XWingFacts;
use broadside_xwing::squad::{self, Format as SquadFormat};

use crate::runner::committed;
use crate::targets::target;

/// Files whose names begin like this are made here; others are kept as they are.
const MADE: &str = "seed-";

/// A file of the corpus: its target, what tells it from the others of its target, and what is in it.
type Seed = (&'static str, String, Vec<u8>);

/// The root of the repository.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Writes them anew, and says how many there are.
pub fn write() -> io::Result<usize> {
    let mut all = lists();
    all.extend(games::seeds());
    all.extend(wire::seeds());
    all.extend(files()?);
    for target in crate::TARGETS {
        let folder = committed(target);
        fs::create_dir_all(&folder)?;
        for entry in fs::read_dir(&folder)? {
            let entry = entry?;
            if entry.file_name().to_string_lossy().starts_with(MADE) {
                fs::remove_file(entry.path())?;
            }
        }
    }
    for (name, key, bytes) in &all {
        let target = target(name).ok_or_else(|| io::Error::other(format!("there is no target {name}")))?;
        fs::write(committed(target).join(format!("{MADE}{key}")), bytes)?;
    }
    Ok(all.len())
}

fn lists() -> Vec<Seed> {
    let mut made: Vec<Seed> = Vec::new();
    for sample in fleet::samples().iter().filter(|sample| !sample.is_tournament()).step_by(2) {
        let facts = ArmadaFacts::of(sample.editions.first().copied().unwrap_or(Edition::Rr15));
        for format in FleetFormat::ALL {
            let name = match format {
                FleetFormat::Own => "fleet-own",
                FleetFormat::Kingston => "fleet-kingston",
                FleetFormat::StarForge => "fleet-starforge",
                FleetFormat::Fabs => "fleet-fabs",
                FleetFormat::Warlords => "fleet-warlords",
                FleetFormat::Afd => "fleet-afd",
            };
            let text = sample.fleet().export(facts, *format, &()).into_bytes();
            made.push(("fleet", format!("{}-{}", format.word(), sample.slug), text.clone()));
            made.push((name, sample.slug.to_owned(), text));
        }
    }
    for sample in squad::samples().iter().step_by(3) {
        for (format, name) in [(SquadFormat::Own, "squad-own"), (SquadFormat::Xws, "squad-xws")] {
            let text =
                sample.squad().export(XWingFacts::embedded(), format, &Default::default()).into_bytes();
            made.push(("squad", format!("{}-{}", format.word(), sample.slug), text.clone()));
            made.push((name, sample.slug.to_owned(), text));
        }
    }
    made
}

/// All files below a folder with one ending, by name.
fn below(folder: &Path, ending: &str) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(below(&path, ending)?);
        } else if path.extension().is_some_and(|found| found == ending) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// What lies in the repository as a file already: small ones, and not all of them.
fn files() -> io::Result<Vec<Seed>> {
    let mut made: Vec<Seed> = Vec::new();
    let mut take = |target: &'static str, files: Vec<PathBuf>, least: u64, most: u64, step: usize| {
        let small =
            |file: &PathBuf| fs::metadata(file).is_ok_and(|about| (least..most).contains(&about.len()));
        for file in files.into_iter().filter(small).step_by(step) {
            let key = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
            made.push((target, key, fs::read(&file)?));
        }
        io::Result::Ok(())
    };
    let root = root();
    take("scenario", below(&root.join("scenarios/armada"), "scn")?, 300, 1800, 9)?;
    take("scenario", below(&root.join("scenarios/xwing"), "scn")?, 300, 1800, 12)?;
    take("scenario", below(&root.join("scenarios/skiffs"), "scn")?, 0, 3000, 2)?;
    take("position", below(&root.join("scenarios/armada"), "scn")?, 300, 1200, 14)?;
    take("position", below(&root.join("scenarios/xwing"), "scn")?, 300, 1200, 14)?;
    take("ftl", below(&root.join("texts/en"), "ftl")?, 0, 4000, 4)?;
    take("points", below(&root.join("crates/xwing/data/points"), "toml")?, 0, 128_000, 1)?;
    Ok(made)
}
