//! All scenarios about a game, as fast as it can be told whether one fails.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

use crate::{Registry, run_text, scenario_files};

/// Plays the scenarios under a folder in two threads and ends the process at the first that fails, for `scripts/mutants`,
/// which asks again and again. Those that share a word of their path with the code that was changed (`BROADSIDE_CHANGED`)
/// find its faults sooner and come first; the rest is mixed.
///
/// # Panics
///
/// When the scenarios cannot be read.
pub fn end_at_first_failure(folder: &Path, registry: fn() -> Registry) {
    let mut files = scenario_files(&[folder.to_owned()]).expect("a folder of scenarios");
    let changed = std::env::var("BROADSIDE_CHANGED").unwrap_or_default();
    let words: Vec<&str> = changed.split(['/', '_', '.']).filter(|word| word.len() > 3).collect();
    files.sort_by_cached_key(|path| {
        let name = path.strip_prefix(folder).unwrap_or(path).to_string_lossy();
        (words.iter().filter(|word| !name.contains(*word)).count(), broadside_engine::hash_of(&name))
    });
    std::thread::scope(|scope| {
        for first in 0..2 {
            let half = files.iter().skip(first).step_by(2);
            scope.spawn(move || play(half, &registry()));
        }
    });
}

fn play<'a>(files: impl Iterator<Item = &'a PathBuf>, registry: &Registry) {
    for path in files {
        let text = std::fs::read_to_string(path).expect("a scenario file");
        let run = AssertUnwindSafe(|| run_text(&path.display().to_string(), &text, registry, &[]));
        if !catch_unwind(run).is_ok_and(|report| report.failures.is_empty()) {
            eprintln!("{} fails", path.display());
            // Without waiting for the other half, which may never end.
            std::process::exit(1);
        }
    }
}
