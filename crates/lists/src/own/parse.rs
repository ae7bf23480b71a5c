//! Reading our own text format.

use std::fmt;

use broadside_engine::Reason;
use broadside_facts::{Term, nearest};

use crate::find::card;
use crate::list::List;
use crate::own::one_line;
use crate::reasons::Line;

/// A line that is not understood: which, why, and what would be right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineError {
    /// The line, from 1 on.
    pub line: usize,
    /// What is wrong with it and what would be right.
    pub why: Reason,
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.why)
    }
}

/// More copies of a card on one line are a slip of the pen.
pub const MOST_COPIES: usize = 999;

const FACTION: &str = "faction";
const SHIP: &str = "ship";

/// The most wrong lines that are told. A text with more is no list, and looking for what each of them may mean takes time.
pub const MOST_WRONG: usize = 100;

/// Reads a list; all lines that are wrong are told at once, up to [`MOST_WRONG`] of them.
pub fn parse<L: List>(facts: &L::Facts, text: &str) -> Result<L, Vec<LineError>> {
    let faction = faction::<L>(text);
    let mut reader = Reader {
        facts,
        list: L::empty(facts, faction.unwrap_or(L::Faction::ALL[0])),
        section: Section::Head,
        seen: Vec::new(),
    };
    let mut errors = Vec::new();
    for (place, line) in text.lines().enumerate() {
        if let Err(why) = reader.line(line) {
            errors.push(LineError { line: place + 1, why });
        }
        if errors.len() == MOST_WRONG {
            break;
        }
    }
    if errors.is_empty() && faction.is_none() {
        errors.push(LineError { line: 1, why: Line::NoFaction { words: words::<L::Faction>() }.into() });
    }
    if errors.is_empty() { Ok(reader.list) } else { Err(errors) }
}

/// The words of a vocabulary, as a message lists them.
pub fn words<T: Term>() -> String {
    T::ALL.iter().map(|term| term.word()).collect::<Vec<_>>().join(", ")
}

/// Where lines without a word of ours belong.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Section {
    Head,
    Ship,
    /// A ship that was not understood: its upgrades are still read.
    Lost,
    Rows(&'static str),
}

struct Reader<'a, L: List> {
    facts: &'a L::Facts,
    list: L,
    section: Section,
    /// Words that may stand only once.
    seen: Vec<&'static str>,
}

/// The faction is looked for first, so that names are read the same before and after its line.
fn faction<L: List>(text: &str) -> Option<L::Faction> {
    text.lines().find_map(|line| match split(without_comment(line)) {
        (FACTION, value) => L::Faction::from_word(&value.to_lowercase()),
        _ => None,
    })
}

/// Every word that a line can begin with.
fn known<L: List>() -> impl Iterator<Item = &'static str> {
    [L::WORD, FACTION]
        .into_iter()
        .chain(L::HEADS.iter().copied())
        .chain([SHIP])
        .chain(L::ROWS.iter().copied())
}

impl<L: List> Reader<'_, L> {
    fn line(&mut self, line: &str) -> Result<(), Reason> {
        let (word, _) = split(line);
        // A list may be called “Number # 5”.
        let line = if word == L::WORD { line } else { without_comment(line) };
        if line.trim().is_empty() {
            return Ok(());
        }
        let (word, value) = split(line);
        if let Some(word) = known::<L>().find(|known| *known == word) {
            return self.statement(word, value);
        }
        let read = match self.section {
            Section::Head => Err(unknown::<L>(word)),
            Section::Ship | Section::Lost => self.upgrade(line.trim()),
            Section::Rows(of) => self.list.read_row(self.facts, of, line.trim()),
        };
        // At the left edge a misspelt word is likelier than a misspelt card.
        let at_edge = !line.starts_with(char::is_whitespace);
        read.map_err(|why| if at_edge && meant::<L>(word).is_some() { unknown::<L>(word) } else { why })
    }

    fn statement(&mut self, word: &'static str, value: &str) -> Result<(), Reason> {
        let heads_rows = L::ROWS.contains(&word);
        if word != SHIP && !L::REPEATED.contains(&word) {
            if self.seen.contains(&word) {
                return Err(Line::Twice { word }.into());
            }
            self.seen.push(word);
        }
        if value.is_empty() && word != L::WORD && !heads_rows {
            return Err(match word {
                FACTION => Line::FactionMissing { words: words::<L::Faction>() }.into(),
                _ => Line::Nothing { word, wanted: L::wanted(word) }.into(),
            });
        }
        if word == L::WORD {
            self.list.rename(one_line(value));
        } else if word == FACTION {
            if L::Faction::from_word(&value.to_lowercase()).is_none() {
                let words = words::<L::Faction>();
                return Err(Line::Faction { written: value.to_owned(), words }.into());
            }
        } else if word == SHIP {
            self.section = Section::Lost;
            let ship = card(self.facts, value, self.list.faction())?;
            self.section = Section::Ship;
            self.list.add_ship(ship);
        } else if heads_rows {
            self.section = Section::Rows(word);
            if !value.is_empty() {
                return Err(Line::Rows { word }.into());
            }
        } else {
            self.list.read_head(self.facts, word, value)?;
        }
        Ok(())
    }

    fn upgrade(&mut self, written: &str) -> Result<(), Reason> {
        let id = card(self.facts, written, self.list.faction())?;
        if self.section == Section::Ship {
            self.list.equip(id);
        }
        Ok(())
    }
}

/// The word that a misspelt one stands for.
fn meant<L: List>(word: &str) -> Option<&'static str> {
    nearest(word, known::<L>())
}

fn unknown<L: List>(word: &str) -> Reason {
    let written = word.to_owned();
    match meant::<L>(word) {
        Some(near) => Line::Near { written, near }.into(),
        None => Line::Word { written, words: known::<L>().collect::<Vec<_>>().join(", ") }.into(),
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
///
/// ```
/// use broadside_lists::counted;
/// assert_eq!(counted("3 x X-wing Squadron"), (3, "X-wing Squadron"));
/// assert_eq!(counted("4-LOM"), (1, "4-LOM"));
/// ```
pub fn counted(written: &str) -> (usize, &str) {
    let digits = written.len() - written.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let (number, rest) = written.split_at(digits);
    let rest = rest.trim_start();
    let name = rest.strip_prefix(['x', 'X', '×']).filter(|name| name.starts_with(char::is_whitespace));
    match (number.parse(), name) {
        (Ok(count), Some(name)) => (count, name.trim()),
        _ => (1, written),
    }
}
