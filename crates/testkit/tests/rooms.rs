//! Rooms stay small: a file that people write has at most 600 lines, a folder at most 30 files. What is larger stands here with
//! the reason, and leaves the list when it has shrunk.

use std::collections::BTreeMap;
use std::path::Path;

const LINES: usize = 600;
const FILES: usize = 30;

/// Files of these kinds are written by hand. Tables of facts (`.toml`, `.jsonl`) and golden files are as long as what they hold.
const WRITTEN: [&str; 9] = ["rs", "ts", "tsx", "css", "mjs", "scn", "ftl", "md", "py"];

/// What may be larger, and why.
const LARGE: [(&str, &str); 18] = [
    ("crates/armada/fleets", "sample fleets, listed together"),
    ("crates/foreign/corpus", "inputs that a test replays, a folder for each reader"),
    ("crates/scenario/tests/messages", "each message lies beside the scenario that fails with it"),
    ("crates/xwing/squads", "sample squads, listed together"),
    ("docs/pictures", "screenshots that a script takes"),
    ("docs/protocol.md", "one page to read from top to bottom"),
    ("docs/vocabulary-armada.md", "generated"),
    ("docs/vocabulary-xwing.md", "generated"),
    (
        "scenarios/xwing/ship-abilities",
        "a file per ability; several ships share one, and players know no division",
    ),
    ("scenarios/xwing/upgrades/crew", "a file per card of the slot, which players do not divide"),
    ("scenarios/xwing/upgrades/talent", "a file per card of the slot, which players do not divide"),
    ("texts/de/armada.ftl", "one game's messages, in sections, found by their ids"),
    ("texts/de/page.ftl", "the page's messages, in sections, found by their ids"),
    ("texts/de/xwing.ftl", "one game's messages, in sections, found by their ids"),
    ("texts/en/armada.ftl", "one game's messages, in sections, found by their ids"),
    ("texts/en/page.ftl", "the page's messages, in sections, found by their ids"),
    ("texts/en/xwing.ftl", "one game's messages, in sections, found by their ids"),
    ("web/src/protocol", "generated"),
];

/// Walks the folders of the repository that people write in.
fn walk(folder: &Path, at: &str, sizes: &mut BTreeMap<String, (usize, usize)>) {
    let mut files = 0;
    for entry in std::fs::read_dir(folder).expect("a folder of the repository").flatten() {
        let (path, name) = (entry.path(), entry.file_name().to_string_lossy().into_owned());
        let place = format!("{at}/{name}");
        if name.starts_with('.') || ["target", "node_modules", "dist", "test-results"].contains(&&*name) {
            continue;
        }
        if path.is_dir() {
            walk(&path, &place, sizes);
            continue;
        }
        files += 1;
        let written = path.extension().is_some_and(|kind| WRITTEN.iter().any(|it| kind == *it));
        if written && let Ok(text) = std::fs::read_to_string(&path) {
            sizes.insert(place, (text.lines().count(), LINES));
        }
    }
    sizes.insert(at.to_owned(), (files, FILES));
}

#[test]
fn rooms_stay_small() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut sizes = BTreeMap::new();
    for folder in ["crates", "docs", "rules", "scenarios", "scripts", "texts", "web"] {
        walk(&root.join(folder), folder, &mut sizes);
    }
    assert!(sizes.len() > 1000, "only {} files and folders were found", sizes.len());
    let covers = |entry: &str, place: &str| {
        place == entry || place.strip_prefix(entry).is_some_and(|rest| rest.starts_with('/'))
    };
    let large: Vec<_> = sizes.iter().filter(|(_, (size, most))| size > most).collect();
    let mut wrong = Vec::new();
    for (place, (size, most)) in &large {
        if !LARGE.iter().any(|(entry, _)| covers(entry, place)) {
            let what = if *most == LINES { "lines" } else { "files" };
            wrong.push(format!(
                "{place} has {size} {what}, more than {most}: divide it by what a reader looks for"
            ));
        }
    }
    for (entry, _) in LARGE {
        if !large.iter().any(|(place, _)| covers(entry, place)) {
            wrong.push(format!("{entry} is small enough: take it from the list"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
