//! What the scenarios prove.
//!
//! This is the one place through which scenario files reach the rule commands: `rules show` and `rules coverage` take
//! the citations from here.

use std::path::{Path, PathBuf};

use broadside_rulebook::Citation;
use broadside_scenario::{run_paths, scenario_files};

use crate::{failure::Failure, games};

/// Where scenarios lie, from the root of the repository.
const HERE: &str = "scenarios";

/// What passing scenarios prove, and what a reader should know about it.
pub struct Proven {
    /// One for each id, line and edition.
    pub citations: Vec<Citation>,
    /// Why something may be missing.
    pub note: Option<String>,
}

/// Plays the scenarios under `directory`, or under `scenarios` where one stands. Only those that pass prove anything.
pub fn proven(directory: Option<&Path>) -> Result<Proven, Failure> {
    let paths = [directory.map_or_else(|| PathBuf::from(HERE), Path::to_owned)];
    let shown = paths[0].display();
    if directory.is_none() && scenario_files(&paths).is_err() {
        let note = format!(
            "No scenarios are counted: there are none under {shown} here; --scenarios DIR names another place."
        );
        return Ok(Proven { citations: Vec::new(), note: Some(note) });
    }
    let report = run_paths(&paths, &games::registry(), &[]).map_err(Failure::input)?;
    let failing = match report.failed {
        0 => None,
        1 => Some("One scenario fails".to_owned()),
        n => Some(format!("{n} scenarios fail")),
    };
    let note = failing
        .map(|failing| format!("{failing} and counts for nothing; `broadside scenario {shown}` tells why."));
    Ok(Proven { citations: report.citations, note })
}
