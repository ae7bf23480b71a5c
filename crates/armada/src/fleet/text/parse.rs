//! Reading our own text format.

use crate::facts::{Category, Faction, Facts, ObjectiveId, SquadronCardId, Term};
use crate::fleet::find::{Card, Found, explain, find};
use crate::fleet::{Fleet, FleetShip};
use broadside_facts::nearest;

/// A line that is not understood: which, why, and what would be right.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {message}")]
pub struct ParseError {
    /// The line, from 1 on.
    pub line: usize,
    /// What is wrong with it and what would be right.
    pub message: String,
}

/// Reads a fleet; all lines that are wrong are told at once.
pub fn parse(facts: &Facts, text: &str) -> Result<Fleet, Vec<ParseError>> {
    let mut reader = Reader {
        facts,
        fleet: Fleet::new(facts, Faction::Rebel),
        faction: None,
        section: Section::Head,
        seen: Vec::new(),
        errors: Vec::new(),
    };
    reader.faction(text);
    for (place, line) in text.lines().enumerate() {
        if let Err(message) = reader.line(line) {
            reader.errors.push(ParseError { line: place + 1, message });
        }
    }
    match reader.faction {
        None if reader.errors.is_empty() => Err(vec![ParseError {
            line: 1,
            message: format!("there is no line “faction”; write {FACTIONS}"),
        }]),
        _ if !reader.errors.is_empty() => Err(reader.errors),
        _ => Ok(reader.fleet),
    }
}

/// More copies of a squadron on one line are a slip of the pen.
pub(in crate::fleet) const MOST_COPIES: usize = 999;

const FACTIONS: &str = "faction rebel, imperial, republic or separatist";
const WORDS: [&str; 9] =
    ["fleet", "faction", "points", "assault", "defense", "navigation", "campaign", "ship", "squadrons"];

/// Where indented lines belong.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Section {
    Head,
    Ship,
    /// A ship that was not understood: its upgrades are still read.
    Lost,
    Squadrons,
}

struct Reader<'a> {
    facts: &'a Facts,
    fleet: Fleet,
    /// Known from the start, so that names are read the same before and after its line.
    faction: Option<Faction>,
    section: Section,
    /// Words that may stand only once.
    seen: Vec<&'static str>,
    errors: Vec<ParseError>,
}

impl Reader<'_> {
    /// Looks for the faction first.
    fn faction(&mut self, text: &str) {
        self.faction = text.lines().find_map(|line| match split(without_comment(line)) {
            ("faction", value) => Faction::from_word(&value.to_lowercase()),
            _ => None,
        });
        self.fleet.faction = self.faction.unwrap_or(Faction::Rebel);
    }

    fn line(&mut self, line: &str) -> Result<(), String> {
        let (word, _) = split(line);
        // A fleet may be called “Number # 5”.
        let line = if word == "fleet" { line } else { without_comment(line) };
        if line.trim().is_empty() {
            return Ok(());
        }
        let (word, value) = split(line);
        if let Some(&word) = WORDS.iter().find(|known| **known == word) {
            return self.statement(word, value);
        }
        let read = match self.section {
            Section::Head => Err(unknown(word)),
            Section::Ship | Section::Lost => self.upgrade(line.trim()),
            Section::Squadrons => self.squadrons(line.trim()),
        };
        // At the left edge a misspelt word is likelier than a misspelt card.
        let at_edge = !line.starts_with(char::is_whitespace);
        read.map_err(|message| if at_edge && meant(word).is_some() { unknown(word) } else { message })
    }

    fn statement(&mut self, word: &'static str, value: &str) -> Result<(), String> {
        let again = self.seen.contains(&word);
        if matches!(word, "fleet" | "faction" | "points" | "squadrons") {
            if again {
                return Err(format!("“{word}” stands here a second time; keep one of the two lines"));
            }
            self.seen.push(word);
        }
        if value.is_empty() && !matches!(word, "fleet" | "squadrons") {
            return Err(format!("nothing follows “{word}”; write {}", wanted(word)));
        }
        match word {
            "fleet" => value.clone_into(&mut self.fleet.name),
            "faction" => {
                if Faction::from_word(&value.to_lowercase()).is_none() {
                    return Err(format!("“{value}” is no faction; write {FACTIONS}"));
                }
            }
            "points" => {
                self.fleet.points = value
                    .parse()
                    .map_err(|_| format!("“{value}” is no number of points; write {}", wanted(word)))?;
            }
            "ship" => self.ship(value)?,
            "squadrons" => {
                self.section = Section::Squadrons;
                if !value.is_empty() {
                    return Err("squadrons stand on the lines below “squadrons”, one card each".to_owned());
                }
            }
            _ => self.objective(word, value)?,
        }
        Ok(())
    }

    fn card<I: Card>(&self, written: &str) -> Result<I, String> {
        let faction = self.fleet.faction;
        match find(self.facts, written, Some(faction)) {
            Found::One(id) => Ok(id),
            found => Err(explain(self.facts, written, faction, &found)),
        }
    }

    fn objective(&mut self, word: &str, value: &str) -> Result<(), String> {
        let id: ObjectiveId = self.card(value)?;
        let category = self.facts[id].category.map_or("campaign", Category::word);
        if category != word {
            return Err(format!("{value} is no {word} objective; write “{category}  {value}”"));
        }
        self.fleet.objectives.push(id);
        Ok(())
    }

    fn ship(&mut self, value: &str) -> Result<(), String> {
        self.section = Section::Lost;
        let card = self.card(value)?;
        self.section = Section::Ship;
        self.fleet.ships.push(FleetShip::new(card));
        Ok(())
    }

    fn upgrade(&mut self, written: &str) -> Result<(), String> {
        let id = self.card(written)?;
        if let (Section::Ship, Some(ship)) = (self.section, self.fleet.ships.last_mut()) {
            ship.upgrades.push(id);
        }
        Ok(())
    }

    fn squadrons(&mut self, written: &str) -> Result<(), String> {
        let (count, name) = counted(written);
        if !(1..=MOST_COPIES).contains(&count) {
            return Err(format!(
                "{count} squadrons are not possible; write a number from 1 to {MOST_COPIES}"
            ));
        }
        let id: SquadronCardId = self.card(name)?;
        self.fleet.squadrons.extend(std::iter::repeat_n(id, count));
        Ok(())
    }
}

/// The word that a misspelt one stands for.
fn meant(word: &str) -> Option<&'static str> {
    nearest(word, WORDS.into_iter())
}

fn unknown(word: &str) -> String {
    match meant(word) {
        Some(near) => format!("“{word}” is not understood; did you mean “{near}”?"),
        None => format!("“{word}” is not understood; a line begins with one of: {}", WORDS.join(", ")),
    }
}

/// What follows a word.
fn wanted(word: &str) -> &'static str {
    match word {
        "faction" => FACTIONS,
        "points" => "the agreed total, such as points 400",
        "ship" => "the name of a ship, such as ship CR90 Corvette A",
        _ => "the name of an objective",
    }
}

/// The first word and the rest.
fn split(line: &str) -> (&str, &str) {
    let line = line.trim();
    line.split_once(char::is_whitespace).map_or((line, ""), |(word, rest)| (word, rest.trim()))
}

/// The line up to a `#` at its start or behind a blank.
fn without_comment(line: &str) -> &str {
    let hash = line
        .char_indices()
        .find(|&(place, c)| c == '#' && line[..place].chars().next_back().is_none_or(char::is_whitespace));
    hash.map_or(line, |(place, _)| &line[..place])
}

/// `3 x Name` as a number and a name; a name alone counts once.
pub(in crate::fleet) fn counted(written: &str) -> (usize, &str) {
    let digits = written.len() - written.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let (number, rest) = written.split_at(digits);
    let rest = rest.trim_start();
    let name = rest.strip_prefix(['x', 'X', '×']).filter(|name| name.starts_with(char::is_whitespace));
    match (number.parse(), name) {
        (Ok(count), Some(name)) => (count, name.trim()),
        _ => (1, written),
    }
}
