//! The message files, read just far enough to know their names and gaps.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use broadside_stage::{Arg, Text};

/// The gaps of each message, by name.
type Gaps = BTreeMap<String, BTreeSet<String>>;

/// Whether a sentence holds a number of its own. Ranges begin at 1: `1–{ $distance }` does not.
pub fn has_number(sentence: &str) -> bool {
    let mut depth = 0;
    let own: String = sentence
        .replace("1–{", "{")
        .chars()
        .filter(|c| {
            depth += i32::from(*c == '{') - i32::from(*c == '}');
            depth == 0
        })
        .collect();
    own.contains(|c: char| c.is_ascii_digit())
}

/// The messages about a kind of cards, each with its words.
pub fn sentences(language: &str, kind: &str) -> Vec<(String, String)> {
    let folder =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../texts").join(language).join("armada").join(kind);
    let files = broadside_testkit::files(&folder, "ftl");
    let read = |path: &PathBuf| std::fs::read_to_string(path).expect("a readable file");
    let text: String = files.iter().map(read).collect();
    let mut all: Vec<(String, String)> = Vec::new();
    for line in text.lines() {
        match line.split_once(" =") {
            Some((id, words)) if !line.starts_with(' ') && !line.starts_with('#') => {
                all.push((id.to_owned(), words.to_owned()));
            }
            _ if line.starts_with(' ') => all.last_mut().expect("a message").1.push_str(line),
            _ => {}
        }
    }
    all
}

/// The messages of every language.
pub struct Messages(BTreeMap<&'static str, Gaps>);

/// The names behind `$` in a line.
fn gaps(line: &str) -> impl Iterator<Item = String> + '_ {
    line.split('$').skip(1).map(|rest| {
        rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-' || *c == '_').collect()
    })
}

fn language(folder: &str) -> Gaps {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../texts").join(folder);
    let mut all = Gaps::new();
    for path in broadside_testkit::files(&folder, "ftl") {
        let text = std::fs::read_to_string(&path).expect("a readable file");
        let mut last: Option<String> = None;
        for line in text.lines() {
            if line.starts_with(|c: char| c.is_ascii_lowercase())
                && let Some((id, rest)) = line.split_once(" =")
            {
                assert!(!all.contains_key(id), "{id} stands twice in {}", folder.display());
                all.insert(id.into(), gaps(rest).collect());
                last = Some(id.into());
            } else if line.starts_with(' ') || line.starts_with('}') {
                let id =
                    last.as_ref().unwrap_or_else(|| panic!("{}: a line without message", path.display()));
                all.entry(id.clone()).or_default().extend(gaps(line));
            } else {
                assert!(line.is_empty() || line.starts_with('#'), "{}: {line}", path.display());
                last = None;
            }
        }
    }
    all
}

impl Messages {
    pub fn read() -> Messages {
        Messages(["en", "de"].into_iter().map(|name| (name, language(name))).collect())
    }

    /// Whether a text and everything in its gaps has words in every language.
    pub fn check(&self, text: &Text) -> Result<(), String> {
        for (language, messages) in &self.0 {
            let Some(gaps) = messages.get(&text.id) else {
                return Err(format!("{} has no words in {language}", text.id));
            };
            // The page fills in what has been chosen.
            let page = ["choice", "count", "amount"];
            let by_page = |gap: &String| text.id.starts_with("armada-do-") && page.contains(&gap.as_str());
            let filled = |gap: &&String| by_page(gap) || text.args.contains_key(*gap);
            if let Some(gap) = gaps.iter().find(|gap| !filled(gap)) {
                return Err(format!("{} in {language} has the gap ${gap}, which is not filled", text.id));
            }
        }
        for arg in text.args.values() {
            match arg {
                Arg::Text(inner) => self.check(inner)?,
                Arg::List(list) => list.iter().try_for_each(|inner| self.check(inner))?,
                Arg::Name(name) if name.contains("No(") || name.contains(" { ") || name.contains('"') => {
                    return Err(format!("{} has a name for programs in it: {name}", text.id));
                }
                Arg::Name(_) | Arg::Number(_) => {}
            }
        }
        Ok(())
    }

    /// Every message stands in every language.
    pub fn complete(&self) {
        let names: Vec<BTreeSet<&String>> = self.0.values().map(|gaps| gaps.keys().collect()).collect();
        let apart: Vec<_> = names[0].symmetric_difference(&names[1]).collect();
        assert!(apart.is_empty(), "in one language only: {apart:?}");
    }
}
