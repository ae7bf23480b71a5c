//! Notes where the rules are implemented, for `broadside rules where`: the program has no sources with it.
//!
//! Each line of the notes is a kind and its fields, between tabs:
//!
//! | kind | fields |
//! | --- | --- |
//! | `id` | a rule id in a comment, file, line, item |
//! | `cited` | a rule id that a refusal gives, file, line, item |
//! | `entry` | game, key of a card's entry, file, line, item |
//! | `data` | game, key of a table of facts, file, line |
//! | `emerges` | id or beginning of ids, why, file, line, item; a line for each item |
//! | `problem` | what is wrong with a list of emergent rules |

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};

use broadside_sources::{Source, files, module_path, read};

/// Crates that implement no rule: they check, ask about or advise on what the others do.
const BESIDE: [&str; 15] = [
    "arena",
    "armada-ask",
    "bots",
    "cli",
    "lookup",
    "proving",
    "rulebook",
    "scenario",
    "search",
    "server",
    "sources",
    "stage",
    "testkit",
    "texts",
    "xwing-ask",
];

/// Items by their paths, each with its file, line and name.
type Named = BTreeMap<String, Vec<(String, usize, String)>>;

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut notes = String::new();
    let mut named = Named::new();
    for folder in crates(&root) {
        watch(&folder.join("src"));
        watch(&folder.join("data"));
        for path in files(&folder.join("src"), "rs") {
            let file = name(&root, &path);
            if file.contains("/tests/") || file.ends_with("/tests.rs") {
                continue;
            }
            let text = std::fs::read_to_string(&path).unwrap_or_default();
            let source = read(&text);
            note_ids(&file, &source, &mut notes);
            if file.contains("/src/cards/") {
                note_entries(&file, &text, &source, &mut notes);
            }
            for item in source.items.iter().filter(|item| item.kind != "impl" && !is_test(&item.name)) {
                let place = (file.clone(), item.line, item.name.clone());
                named.entry(format!("{}::{}", module_path(&file), item.name)).or_default().push(place);
            }
        }
        for path in files(&folder.join("data"), "toml") {
            note_data(&name(&root, &path), &std::fs::read_to_string(&path).unwrap_or_default(), &mut notes);
        }
    }
    for game in ["armada", "xwing"] {
        let file = format!("rules/{game}.emerges");
        watch(&root.join(&file));
        let text = std::fs::read_to_string(root.join(&file)).unwrap_or_default();
        for (at, line) in
            text.lines().enumerate().filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
        {
            if let Err(problem) = note_emergent(line, game, &root, &named, &mut notes) {
                note(&mut notes, &["problem", &format!("{file}:{}: {problem}", at + 1)]);
            }
        }
    }
    let out = std::env::var_os("OUT_DIR").map(PathBuf::from).unwrap_or_default();
    if let Err(error) = std::fs::write(out.join("where.tsv"), notes) {
        panic!("cannot write where.tsv: {error}");
    }
}

fn watch(path: &Path) {
    println!("cargo::rerun-if-changed={}", path.display());
}

/// The crates that may implement a rule.
fn crates(root: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(root.join("crates")).into_iter().flatten().flatten();
    let mut found: Vec<_> = entries.map(|entry| entry.path()).filter(|path| path.is_dir()).collect();
    found.retain(|path| !BESIDE.iter().any(|name| path.ends_with(name)));
    found.sort();
    found
}

/// A path from the root of the repository.
fn name(root: &Path, path: &Path) -> String {
    path.strip_prefix(root).unwrap_or(path).to_string_lossy().replace('\\', "/")
}

fn is_test(item: &str) -> bool {
    item == "tests" || item.starts_with("tests::")
}

fn note(notes: &mut String, fields: &[&str]) {
    let line = fields.join("\t");
    // Writing to a string cannot fail.
    let _ = writeln!(notes, "{line}");
}

fn note_ids(file: &str, source: &Source, notes: &mut String) {
    for named in source.ids.iter().filter(|named| !is_test(&named.item)) {
        note(notes, &["id", &named.id, file, &named.line.to_string(), &named.item]);
    }
    // What a question is about is told beside its wording, and is no place where a rule is enforced.
    let asks = file.ends_with("/words/prompt.rs") || file.contains("-show/");
    for named in source.cited.iter().filter(|named| !is_test(&named.item) && !asks) {
        note(notes, &["cited", &named.id, file, &named.line.to_string(), &named.item]);
    }
}

fn game_of(file: &str) -> &str {
    file.trim_start_matches("crates/").split('/').next().unwrap_or("")
}

/// The entries of cards: `("key", ABILITIES)` in a table, and `slug: "key"`.
fn note_entries(file: &str, text: &str, source: &Source, notes: &mut String) {
    let lines: Vec<&str> = text.lines().collect();
    for (at, line) in lines.iter().enumerate() {
        let alone = line.trim().strip_prefix('"').and_then(|rest| rest.strip_suffix("\","));
        let opened = at > 0 && lines[at - 1].trim() == "(";
        let mut keys: Vec<(&str, &str)> = alone.filter(|_| opened).map(|key| (key, "")).into_iter().collect();
        for (start, _) in line.match_indices("(\"") {
            // A call is no entry.
            let called = line[..start].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == '!');
            if !called && let Some((key, rest)) = line[start + 2..].split_once("\", ") {
                keys.push((key, rest));
            }
        }
        if let Some((_, rest)) = line.split_once("slug: \"")
            && let Some((key, rest)) = rest.split_once('"')
        {
            keys.push((key, rest));
        }
        for (key, rest) in keys {
            // Of an entry that names its abilities, the place where they stand.
            let word = rest.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or("");
            let item = source.items.iter().find(|item| item.name == word && !word.is_empty());
            let around = source.items.iter().rfind(|item| item.line <= at + 1 && at < item.end);
            let line = item.map_or(at + 1, |item| item.line).to_string();
            let inside = around.map_or("", |item| item.name.as_str());
            let item = item.map_or_else(|| format!("{inside}, “{key}”"), |item| item.name.clone());
            note(notes, &["entry", game_of(file), key, file, &line, &item]);
        }
    }
}

/// The tables of facts: `[key]`.
fn note_data(file: &str, text: &str, notes: &mut String) {
    for (at, line) in text.lines().enumerate() {
        if let Some(key) = line.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
            note(
                notes,
                &["data", game_of(file), key.trim_matches(['[', ']', '"']), file, &(at + 1).to_string()],
            );
        }
    }
}

/// A line of a list of emergent rules: `ids | Item, Item | why`. An item is named by the end of its path, a file by its path
/// from the root of the repository.
fn note_emergent(
    line: &str,
    game: &str,
    root: &Path,
    named: &Named,
    notes: &mut String,
) -> Result<(), String> {
    let parts: Vec<&str> = line.split('|').map(str::trim).collect();
    let [ids, items, why] = *parts.as_slice() else {
        return Err("a line has ids, items and the reason, with | between them".to_owned());
    };
    for wanted in items.split(',').map(str::trim) {
        let (file, line, item) = match wanted.contains('/') {
            true if root.join(wanted).is_file() => (wanted.to_owned(), 1, String::new()),
            true => return Err(format!("there is no file {wanted}")),
            false => item(wanted, game, named)?,
        };
        for id in ids.split_whitespace() {
            note(notes, &["emerges", id, why, &file, &line.to_string(), &item]);
        }
    }
    Ok(())
}

/// The item of this name: the game's own before those of the rules machine.
fn item(wanted: &str, game: &str, named: &Named) -> Result<(String, usize, String), String> {
    let end = format!("::{wanted}");
    let found: Vec<&String> = named.keys().filter(|path| format!("::{path}").ends_with(&end)).collect();
    let own = format!("broadside_{game}::");
    let ours: Vec<&String> = found.iter().copied().filter(|path| path.starts_with(&own)).collect();
    match (ours.as_slice(), found.as_slice()) {
        ([one], _) | ([], [one]) => Ok(named[*one][0].clone()),
        ([], []) => Err(format!("no item is called {wanted}")),
        ([one, other, ..], _) | ([], [one, other, ..]) => {
            Err(format!("{wanted} is {one} or {other}; write more of its path"))
        }
    }
}
