//! Reading our own text format.

use crate::facts::{Faction, Facts, Term};
use crate::squad::find::{Card, Found, explain, find};
use crate::squad::{Squad, SquadShip};
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

/// Reads a squad; all lines that are wrong are told at once.
pub fn parse(facts: &Facts, text: &str) -> Result<Squad, Vec<ParseError>> {
    let faction = faction(text);
    let mut reader = Reader {
        facts,
        squad: Squad::new(faction.unwrap_or(Faction::Rebel)),
        section: Section::Head,
        seen: Vec::new(),
    };
    let mut errors = Vec::new();
    for (place, line) in text.lines().enumerate() {
        if let Err(message) = reader.line(line) {
            errors.push(ParseError { line: place + 1, message });
        }
    }
    if errors.is_empty() && faction.is_none() {
        let message = format!("there is no line “faction”; write {FACTIONS}");
        errors.push(ParseError { line: 1, message });
    }
    if errors.is_empty() { Ok(reader.squad) } else { Err(errors) }
}

const FACTIONS: &str = "faction rebel, imperial, scum, resistance, first order, republic or separatist";
const WORDS: [&str; 4] = ["squad", "faction", "obstacles", "ship"];

/// Where lines without a word of ours belong.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Section {
    Head,
    Ship,
    /// A ship that was not understood: its upgrades are still read.
    Lost,
}

struct Reader<'a> {
    facts: &'a Facts,
    squad: Squad,
    section: Section,
    /// Words that may stand only once.
    seen: Vec<&'static str>,
}

/// The faction is looked for first, so that names are read the same before and after its line.
fn faction(text: &str) -> Option<Faction> {
    text.lines().find_map(|line| match split(without_comment(line)) {
        ("faction", value) => Faction::from_word(&value.to_lowercase()),
        _ => None,
    })
}

impl Reader<'_> {
    fn line(&mut self, line: &str) -> Result<(), String> {
        let (word, _) = split(line);
        // A squad may be called “Number # 5”.
        let line = if word == "squad" { line } else { without_comment(line) };
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
        };
        // At the left edge a misspelt word is likelier than a misspelt card.
        let at_edge = !line.starts_with(char::is_whitespace);
        read.map_err(|message| if at_edge && meant(word).is_some() { unknown(word) } else { message })
    }

    fn statement(&mut self, word: &'static str, value: &str) -> Result<(), String> {
        if word != "ship" {
            if self.seen.contains(&word) {
                return Err(format!("“{word}” stands here a second time; keep one of the two lines"));
            }
            self.seen.push(word);
        }
        if value.is_empty() && word != "squad" {
            return Err(format!("nothing follows “{word}”; write {}", wanted(word)));
        }
        match word {
            "squad" => value.clone_into(&mut self.squad.name),
            "faction" => {
                if Faction::from_word(&value.to_lowercase()).is_none() {
                    return Err(format!("“{value}” is no faction; write {FACTIONS}"));
                }
            }
            "obstacles" => {
                for slug in value.split([',', ' ']).filter(|slug| !slug.is_empty()) {
                    self.obstacle(slug)?;
                }
            }
            _ => {
                self.section = Section::Lost;
                let pilot = self.card(value)?;
                self.section = Section::Ship;
                self.squad.ships.push(SquadShip::new(pilot));
            }
        }
        Ok(())
    }

    fn card<I: Card>(&self, written: &str) -> Result<I, String> {
        match find(self.facts, written, self.squad.faction) {
            Found::One(id) => Ok(id),
            found => Err(explain(self.facts, written, self.squad.faction, &found)),
        }
    }

    fn obstacle(&mut self, slug: &str) -> Result<(), String> {
        let Some(id) = self.facts.obstacle(slug) else {
            let known = self.facts.obstacles().iter().map(|obstacle| &*obstacle.slug);
            return Err(match nearest(slug, known) {
                Some(near) => format!("there is no obstacle “{slug}”; did you mean “{near}”?"),
                None => format!("there is no obstacle “{slug}”; write XWS ids, such as coreasteroid0"),
            });
        };
        self.squad.obstacles.push(id);
        Ok(())
    }

    fn upgrade(&mut self, written: &str) -> Result<(), String> {
        let id = self.card(written)?;
        if let (Section::Ship, Some(ship)) = (self.section, self.squad.ships.last_mut()) {
            ship.upgrades.push(id);
        }
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
        "obstacles" => "three obstacles by their XWS ids",
        _ => "the name of a pilot, such as ship Luke Skywalker - T-65 X-wing",
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
