//! The rules are thin: what a browser or a Python module has to take along with a game is the machine and facts, and nothing that
//! shows a game, tests it or holds rule texts.

use std::collections::BTreeSet;
use std::path::Path;

/// What each crate of the rules may stand on, tests aside.
const BELOW: [(&str, &[&str]); 6] = [
    ("table", &[]),
    ("engine", &["table"]),
    ("facts", &["table"]),
    ("lists", &["engine", "facts"]),
    ("armada", &["table", "engine", "facts", "lists"]),
    ("xwing", &["table", "engine", "facts", "lists"]),
];

/// The project's own crates that a manifest names under `[dependencies]` or `[build-dependencies]`.
fn own(manifest: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut counts = false;
    for line in manifest.lines().map(str::trim) {
        if let Some(section) = line.strip_prefix('[') {
            let section = section.trim_end_matches(']');
            counts = section.ends_with("dependencies") && !section.contains("dev-dependencies");
        } else if counts && let Some(name) = line.strip_prefix("broadside-") {
            let end = name.find(|c: char| !c.is_alphanumeric() && c != '-').unwrap_or(name.len());
            found.insert(name[..end].to_owned());
        }
    }
    found
}

#[test]
fn the_rules_stand_on_the_machine_and_facts_alone() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for (name, below) in BELOW {
        let manifest = std::fs::read_to_string(crates.join(name).join("Cargo.toml")).expect("a manifest");
        let allowed = below.iter().map(|it| (*it).to_owned()).collect();
        let more: Vec<String> = own(&manifest).difference(&allowed).cloned().collect();
        assert!(more.is_empty(), "crates/{name} stands on {}", more.join(", "));
    }
}

#[test]
fn what_a_manifest_names_is_found() {
    let manifest = "[dependencies]\nserde.workspace = true\nbroadside-table.workspace = true\nbroadside-armada-show = { path = \"x\" }\n\
        [dev-dependencies]\nbroadside-texts.workspace = true\n[target.'cfg(unix)'.dependencies]\nbroadside-stage.workspace = true\n";
    let found: Vec<String> = own(manifest).into_iter().collect();
    assert_eq!(found, ["armada-show", "stage", "table"]);
}
