//! Source files of the repository.

use std::path::{Path, PathBuf};

/// The files below a folder that have this extension, sorted. A folder that cannot be read has none.
pub fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(files(&path, extension));
        } else if path.extension().is_some_and(|it| it == extension) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The path of the module that a source file of a crate is, from the root of the repository: `crates/armada/src/steps/mod.rs`
/// is `broadside_armada::steps`, and `crates/armada/tests/attack/dice.rs` is `broadside_armada::attack::dice`.
///
/// ```
/// use broadside_sources::module_path;
/// assert_eq!(module_path("crates/armada/src/steps/mod.rs"), "broadside_armada::steps");
/// assert_eq!(module_path("crates/armada-ask/src/lib.rs"), "broadside_armada_ask");
/// assert_eq!(module_path("crates/armada/tests/attack/dice.rs"), "broadside_armada::attack::dice");
/// ```
pub fn module_path(file: &str) -> String {
    let mut parts = file.trim_start_matches("crates/").trim_end_matches(".rs").split('/');
    let package = parts.next().unwrap_or("").replace('-', "_");
    let modules = parts.skip(1).filter(|part| !["lib", "main", "mod"].contains(part));
    std::iter::once(format!("broadside_{package}"))
        .chain(modules.map(str::to_owned))
        .collect::<Vec<_>>()
        .join("::")
}
