//! Scenarios that can fail: each thing that is taken out of a game must turn one of them red.

use std::fmt::Debug;
use std::path::{Path, PathBuf};

use crate::{Registry, run_text, scenario_files};

/// The things without which no scenario under a folder fails. Each comes with the name that scenarios use; those that name it
/// are played first.
///
/// `BROADSIDE_BLANKS=all` takes out every one of them, `BROADSIDE_BLANKS="a name"` those of this name alone; without it fifty or a few
/// more are taken out, other ones for each `BROADSIDE_SEED`.
///
/// # Panics
///
/// When the scenarios cannot be read, or nothing has the name that is asked for.
pub fn unnoticed<B: Debug>(
    folder: &Path,
    all: &[(B, String)],
    without: impl Fn(&B) -> Registry,
) -> Vec<String> {
    let paths = scenario_files(&[folder.to_owned()]).expect("a folder of scenarios");
    let read = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).expect("a scenario file");
        (path.display().to_string(), text)
    };
    let files: Vec<(String, String)> = paths.into_iter().map(read).collect();
    let seed: usize = std::env::var("BROADSIDE_SEED").ok().and_then(|word| word.parse().ok()).unwrap_or(0);
    let wanted = std::env::var("BROADSIDE_BLANKS").ok().filter(|word| word != "all");
    let step = if takes_out_all() || wanted.is_some() { 1 } else { (all.len() / SAMPLE).max(1) };
    let named = |name: &str| wanted.as_ref().is_none_or(|wanted| plain(wanted) == plain(name));
    let mut unnoticed = Vec::new();
    let mut out = all.iter().skip(seed % step).step_by(step).filter(|(_, name)| named(name)).peekable();
    assert!(
        out.peek().is_some(),
        "there is no step, token or card with an effect of the name {}; a card has an effect once it has an entry, and its name is that in the data",
        wanted.as_deref().unwrap_or_default()
    );
    for (blank, name) in out {
        match missed(&files, name, &without(blank)) {
            Some(failure) => println!("{blank:?} {name}: {failure}"),
            None => unnoticed.push(format!("{blank:?} {name}")),
        }
    }
    unnoticed
}

/// How many are taken out where not all are.
const SAMPLE: usize = 50;

/// Whether everything is taken out, or a sample.
pub fn takes_out_all() -> bool {
    std::env::var("BROADSIDE_BLANKS").is_ok_and(|word| word == "all")
}

/// A name as it is typed: capitals and quotation marks make no difference (“Backdraft”).
fn plain(name: &str) -> String {
    name.to_lowercase().replace(['"', '“', '”'], "")
}

/// How the first scenario fails that misses something.
fn missed(files: &[(String, String)], name: &str, registry: &Registry) -> Option<String> {
    let name = plain(name);
    let (first, rest): (Vec<_>, Vec<_>) = files.iter().partition(|(_, text)| plain(text).contains(&name));
    first.into_iter().chain(rest).find_map(|(path, text)| {
        let report = run_text(path, text, registry, &[]);
        let failure = report.failures.first()?;
        Some(failure.to_string().lines().next().unwrap_or_default().to_owned())
    })
}
