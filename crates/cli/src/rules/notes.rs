//! Where statements are implemented: what the build script noted in the sources, and whose card is whose.

use std::collections::BTreeMap;

use broadside_armada::Armada;
use broadside_armada::facts::{Edition, Term};
use broadside_rulebook::{Index, RuleId, Statement};
use broadside_stage::Sheet;
use broadside_xwing::XWing;
use serde::Serialize;

/// The notes; their form is described in `build.rs`.
const NOTES: &str = include_str!(concat!(env!("OUT_DIR"), "/where.tsv"));

/// A place in the sources.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Place {
    /// The file, from the root of the repository.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// The function, type or table there; empty for a whole file or a table of facts.
    pub item: String,
    /// How it is known.
    pub how: How,
}

/// How a place is known to implement a statement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum How {
    /// A comment there names the statement.
    Named,
    /// It refuses something by this statement.
    Refuses,
    /// A comment of a card names the rule that the card relies on; the rule itself is enforced elsewhere.
    Relies,
    /// A comment there names the larger statement of which it is a part.
    PartOf,
    /// It is the entry of the card.
    Entry,
    /// It holds the facts of the card.
    Facts,
}

/// A rule that nothing enforces alone.
#[derive(Clone, Debug, Serialize)]
pub struct Emergence {
    /// What it emerges from.
    pub places: Vec<Place>,
    /// How.
    pub why: &'static str,
}

#[derive(Clone, Copy)]
struct Entry {
    key: &'static str,
    file: &'static str,
    line: usize,
    item: &'static str,
}

/// Everything that is known about places.
pub struct Notes {
    named: BTreeMap<&'static str, Vec<Place>>,
    cited: BTreeMap<&'static str, Vec<Place>>,
    entries: BTreeMap<&'static str, Vec<Entry>>,
    facts: BTreeMap<&'static str, Vec<Entry>>,
    emerges: Vec<(&'static str, &'static str, Place)>,
    /// What is wrong with the lists of emergent rules.
    pub problems: Vec<&'static str>,
    sheets: BTreeMap<&'static str, Vec<Sheet>>,
}

fn place(file: &str, line: &str, item: &str, how: How) -> Place {
    Place { file: file.to_owned(), line: line.parse().unwrap_or(1), item: item.to_owned(), how }
}

impl Notes {
    /// The notes of this build.
    pub fn embedded() -> Notes {
        let mut notes = Notes {
            named: BTreeMap::new(),
            cited: BTreeMap::new(),
            entries: BTreeMap::new(),
            facts: BTreeMap::new(),
            emerges: Vec::new(),
            problems: Vec::new(),
            sheets: sheets(),
        };
        for line in NOTES.lines() {
            let fields: Vec<&'static str> = line.split('\t').collect();
            match *fields.as_slice() {
                ["id", id, file, line, item] => {
                    notes.named.entry(id).or_default().push(place(file, line, item, How::Named));
                }
                ["cited", id, file, line, item] => {
                    notes.cited.entry(id).or_default().push(place(file, line, item, How::Refuses));
                }
                ["entry", game, key, file, line, item] => {
                    let entry = Entry { key, file, line: line.parse().unwrap_or(1), item };
                    notes.entries.entry(game).or_default().push(entry);
                }
                ["data", game, key, file, line] => {
                    let entry = Entry { key, file, line: line.parse().unwrap_or(1), item: "" };
                    notes.facts.entry(game).or_default().push(entry);
                }
                ["emerges", pattern, why, file, line, item] => {
                    notes.emerges.push((pattern, why, place(file, line, item, How::Named)));
                }
                ["problem", problem] => notes.problems.push(problem),
                _ => {}
            }
        }
        notes
    }

    /// Where a statement is implemented, the nearest place first.
    pub fn places(&self, index: &Index, statement: &Statement) -> Vec<Place> {
        let canonical = index.canonical(statement);
        let mut found = self.named(index, &canonical.id, How::Named);
        let ids = std::iter::once(&canonical.id).chain(index.repetitions(&canonical.id).map(|it| &it.id));
        found.extend(ids.flat_map(|id| self.cited.get(id.as_str()).into_iter().flatten().cloned()));
        found.extend(self.card(canonical));
        let mut whole = canonical;
        while let Some(larger) = whole.part_of.as_ref().and_then(|id| index.get(id.as_str())) {
            whole = index.canonical(larger);
            found.extend(self.named(index, &whole.id, How::PartOf));
        }
        let mut seen = Vec::new();
        found.retain(|place| {
            let new = !seen.contains(&(place.file.clone(), place.line));
            seen.push((place.file.clone(), place.line));
            new
        });
        found
    }

    /// What a statement emerges from, if that is noted.
    pub fn emergence(&self, index: &Index, statement: &Statement) -> Option<Emergence> {
        let id = &index.canonical(statement).id;
        let fits = |pattern: &str| match pattern.strip_suffix('*') {
            Some(beginning) => id.as_str().starts_with(beginning),
            None => id.as_str() == pattern,
        };
        // The last line that fits decides, as in the lists of what comes later.
        let (pattern, why, _) = self.emerges.iter().rfind(|(pattern, ..)| fits(pattern))?;
        let of = self.emerges.iter().filter(|(other, reason, _)| other == pattern && reason == why);
        Some(Emergence { places: of.map(|(_, _, place)| place.clone()).collect(), why })
    }

    /// Patterns of the lists of emergent rules that no statement fits.
    pub fn strange_patterns(&self, index: &Index) -> Vec<&'static str> {
        let fits = |pattern: &str, id: &RuleId| match pattern.strip_suffix('*') {
            Some(beginning) => id.as_str().starts_with(beginning),
            None => id.as_str() == pattern,
        };
        let patterns = self.emerges.iter().map(|(pattern, ..)| *pattern);
        patterns.filter(|pattern| !index.statements().iter().any(|it| fits(pattern, &it.id))).collect()
    }

    fn named(&self, index: &Index, id: &RuleId, how: How) -> Vec<Place> {
        let ids = std::iter::once(id).chain(index.repetitions(id).map(|it| &it.id));
        let places = ids.flat_map(|id| self.named.get(id.as_str()).into_iter().flatten());
        let how =
            |place: &Place| if is_of_cards(&place.file) && !is_about_cards(id) { How::Relies } else { how };
        let mut found: Vec<Place> = places.map(|place| Place { how: how(place), ..place.clone() }).collect();
        found.sort_by_key(|place| place.how == How::Relies);
        found
    }

    /// The entry and the facts of the card, device or obstacle that a statement is about.
    fn card(&self, statement: &Statement) -> Vec<Place> {
        let mut parts = statement.id.as_str().split('.');
        let (Some(game), Some(topic), Some(key), Some(_)) =
            (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Vec::new();
        };
        let wanted = format!("{game}.{topic}.{key}");
        let sheets = self.sheets.get(game).into_iter().flatten();
        let mut keys: Vec<String> = sheets
            .filter(|sheet| {
                wanted.strip_prefix(&sheet.rules).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
            })
            .flat_map(|sheet| [fold(&sheet.slug), fold(&sheet.name)])
            .collect();
        keys.push(fold(key));
        let rest = self.rest_of_name(game, &wanted);
        let fitting = |table: &BTreeMap<&'static str, Vec<Entry>>, how| {
            let all = table.get(game).into_iter().flatten();
            let all: Vec<&Entry> = all.filter(|entry| keys.contains(&fold(entry.key))).collect();
            // Of several cards of one name, those of the ship, slot or faction that the id names.
            let weigh = |entry: &Entry| {
                let place = fold(entry.file) + &fold(entry.key);
                // The first word tells most: `gunner-rebel` is a gunner before it is a rebel.
                let words = rest.iter().rev().enumerate().filter(|(_, word)| place.contains(word.as_str()));
                let whole = if place.contains(&rest.concat()) { 100 } else { 0 };
                words.map(|(at, _)| at + 1).sum::<usize>() + whole
            };
            let most = all.iter().map(|entry| weigh(entry)).max().unwrap_or(0);
            let best = all.into_iter().filter(move |entry| weigh(entry) == most);
            let at = |entry: &Entry| Place {
                file: entry.file.to_owned(),
                line: entry.line,
                item: entry.item.to_owned(),
                how,
            };
            best.map(at).collect::<Vec<_>>()
        };
        let mut found = fitting(&self.entries, How::Entry);
        found.extend(fitting(&self.facts, How::Facts));
        found
    }

    /// The words of an id behind the name of its card: `gunner`, `rebel`.
    fn rest_of_name(&self, game: &str, wanted: &str) -> Vec<String> {
        let sheets = self.sheets.get(game).into_iter().flatten();
        let rests = sheets.filter_map(|sheet| wanted.strip_prefix(&sheet.rules));
        let shortest = rests.min_by_key(|rest| rest.len()).unwrap_or("");
        shortest.split('-').filter(|word| !word.is_empty()).map(fold).collect()
    }
}

/// Whether a file holds the entries of cards, and not what is said of all of them.
fn is_of_cards(file: &str) -> bool {
    let general = ["rules", "keywords", "mod", "shared", "weapons"];
    let name = file.rsplit('/').next().unwrap_or("").trim_end_matches(".rs");
    file.contains("/src/cards/") && !general.contains(&name)
}

/// Whether a statement is about a card, and not about a rule for all.
fn is_about_cards(id: &RuleId) -> bool {
    ["card", "objective", "damage", "keyword", "device", "condition"].contains(&id.topic())
}

/// Letters and digits alone, small.
fn fold(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// The cards of both games, under all editions.
fn sheets() -> BTreeMap<&'static str, Vec<Sheet>> {
    let armada = Edition::ALL.iter().rev();
    let armada = armada.flat_map(|edition| broadside_armada_show::sheets(&Armada::new(*edition)));
    BTreeMap::from([("armada", armada.collect()), ("xwing", broadside_xwing_show::sheets(&XWing::default()))])
}
