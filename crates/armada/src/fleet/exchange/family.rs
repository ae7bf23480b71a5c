//! Reading the lists whose lines say what they are by a heading, a bullet or a sum: Kingston, Star Forge, Warlords, Flagship.

use broadside_lists::{Found, Import, NoteKind, counted};

use super::Format;
use super::clean::{Line, bullet, cost, lines};
use super::names::look_up;
use super::reader::{Reader, faction};
use crate::facts::{Facts, ShipCardId, SquadronCardId};
use crate::fleet::Fleet;
use crate::fleet::reasons::{Sum, Taken};

/// Reads a list of this family; every line is understood or noted.
pub(super) fn read(facts: &Facts, text: &str, format: Format) -> Import<Fleet> {
    let lines = lines(text);
    let first = lines.first().map_or(0, |line| line.number);
    let warlords = format == Format::Warlords;
    let each = lines.iter().any(|line| line.text.starts_with(FLAGSHIP));
    let mut reader =
        Family { reader: Reader::new(facts), section: Section::Head, first, spent: None, warlords, each };
    reader.head(&lines);
    for line in lines {
        reader.reader.line = line;
        reader.read();
    }
    if let Some((line, spent)) = reader.spent.take() {
        reader.reader.line = line;
        reader.reader.total(&spent, Sum::Fleet);
    }
    reader.reader.missing_commander();
    reader.reader.done(format)
}

/// How Flagship marks the ship with the commander; its lists are like those of Warlords.
const FLAGSHIP: &str = "[flagship]";

/// Where lines with bullets belong.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Section {
    Head,
    Ship,
    /// Under a ship that was not understood.
    Lost,
    Squadrons,
}

struct Family<'a> {
    reader: Reader<'a>,
    section: Section,
    /// The number of the first line that says something.
    first: usize,
    /// What the head says that was spent, and its line.
    spent: Option<(Line, String)>,
    /// Warlords names the fleet on a line of its own and counts squadrons without a bullet.
    warlords: bool,
    /// Flagship says what one squadron of a group costs, all others what the group costs.
    each: bool,
}

impl Family<'_> {
    /// Finds out faction and commander first: they tell cards of one name apart.
    fn head(&mut self, lines: &[Line]) {
        let value = |word: &str| {
            lines.iter().find_map(|line| {
                let (head, value) = line.text.split_once(':')?;
                head.eq_ignore_ascii_case(word).then(|| (value.trim().to_owned(), line.clone()))
            })
        };
        if let Some((name, line)) = value("Commander")
            && !name.is_empty()
        {
            self.reader.commander = Some((cost(&name).0.to_owned(), line));
        }
        let written = value("Faction").map(|(word, _)| word);
        let name = |line: &'_ Line| {
            let text = bullet(&line.text).unwrap_or(&line.text);
            unmarked(cost(text).0).to_owned()
        };
        let names: Vec<String> = lines.iter().map(name).collect();
        self.reader.faction(written.as_deref(), names.iter().map(String::as_str));
        if written.as_deref().and_then(faction).is_none() {
            self.reader.assumed_faction();
        }
    }

    fn read(&mut self) {
        let text = self.reader.line.text.clone();
        if let Some(card) = bullet(&text) {
            let (name, stated) = cost(card);
            match self.section {
                Section::Squadrons => self.squadrons(card),
                Section::Ship => self.reader.upgrade(name, stated, None),
                Section::Lost => self.reader.not_understood(Taken::LostShip { written: card.to_owned() }),
                Section::Head => self.reader.not_understood(Taken::NoShip { written: card.to_owned() }),
            }
        } else if let Some(total) = text.strip_prefix('=') {
            let squadrons = self.section == Section::Squadrons || total.contains("squadron");
            let of = if squadrons { Sum::Squadrons } else { Sum::Ship };
            self.reader.total(total, of);
        } else if self.is_title(&text) {
            self.reader.fleet.name = broadside_lists::one_line(&text);
        } else if let Some((word, value)) = text.split_once(':') {
            self.header(word.trim(), value.trim());
        } else {
            self.bare(&text);
        }
    }

    /// Whether the line is the fleet's name: the first line of Warlords, unless the head was left out.
    fn is_title(&self, text: &str) -> bool {
        let first = self.reader.line.number == self.first;
        let head = text.split_once(':').map(|(word, _)| word);
        self.warlords
            && first
            && head != Some("Faction")
            && !text.starts_with('[')
            && !self.is_ship(cost(text).0)
    }

    fn is_ship(&self, name: &str) -> bool {
        look_up::<ShipCardId>(self.reader.facts, name, Some(self.reader.fleet.faction)) != Found::Nothing
    }

    fn header(&mut self, word: &str, value: &str) {
        let reader = &mut self.reader;
        let word = word.to_ascii_lowercase();
        let word = word.strip_suffix(" objective").unwrap_or(&word);
        match word {
            "name" => reader.fleet.name = broadside_lists::one_line(value),
            "commander" => {}
            "faction" => {
                if faction(value).is_none() {
                    reader.not_understood(Taken::UnknownFaction { written: value.to_owned() });
                }
            }
            "points" => {
                let (spent, agreed) = value.split_once('/').unwrap_or(("", value));
                match agreed.trim().parse() {
                    Ok(agreed) => reader.fleet.points = agreed,
                    Err(_) => reader.not_understood(Taken::NoTotal { written: value.to_owned() }),
                }
                self.spent =
                    Some((reader.line.clone(), spent.trim().to_owned())).filter(|(_, it)| !it.is_empty());
            }
            "assault" | "defense" | "navigation" | "campaign" | "skirmish" => {
                // Flagship writes “None”.
                reader.objective(word, if value.eq_ignore_ascii_case("none") { "" } else { value });
            }
            "squadrons" => {
                self.section = Section::Squadrons;
                if !value.is_empty() {
                    reader.not_understood(Taken::BehindSquadrons { written: value.to_owned() });
                }
            }
            "total points" => reader.total(value, Sum::Fleet),
            _ => reader.note(NoteKind::Ignored, Taken::Header { written: format!("{word}: {value}") }),
        }
    }

    /// A line of its own: a ship, or a squadron whose bullet was lost.
    fn bare(&mut self, text: &str) {
        let (name, stated) = cost(text);
        let name = unmarked(name);
        if self.warlords
            && let Some((count, name)) = numbered(name)
        {
            self.section = Section::Squadrons;
            self.reader.on_ship = false;
            return self.group(count, name, stated);
        }
        let (facts, faction) = (self.reader.facts, Some(self.reader.fleet.faction));
        let is_ship = self.is_ship(name);
        let is_squadron = look_up::<SquadronCardId>(facts, counted(name).1, faction) != Found::Nothing;
        if self.section == Section::Squadrons && is_squadron && !is_ship {
            return self.squadrons(text);
        }
        if self.section != Section::Squadrons || is_ship {
            self.section = Section::Lost;
        }
        if self.reader.ship(name, stated) {
            self.section = Section::Ship;
        }
    }

    fn squadrons(&mut self, text: &str) {
        let (name, stated) = cost(text);
        let (count, name) = counted(name);
        self.reader.squadrons(count, name, stated);
    }

    /// Several squadrons of Warlords, whose names then have a plural.
    fn group(&mut self, count: usize, name: &str, stated: Option<u32>) {
        let (facts, faction) = (self.reader.facts, Some(self.reader.fleet.faction));
        let singular = name.strip_suffix('s').filter(|_| count > 1);
        let known = |name: &&str| look_up::<SquadronCardId>(facts, name, faction) != Found::Nothing;
        let name = singular.filter(known).unwrap_or(name);
        let stated =
            stated.map(|stated| if self.each { stated.saturating_mul(count as u32) } else { stated });
        self.reader.squadrons(count, name, stated);
    }
}

/// A name without the mark of the flagship.
fn unmarked(name: &str) -> &str {
    let rest = name.strip_prefix("[ flagship ]").or_else(|| name.strip_prefix(FLAGSHIP));
    rest.map_or(name, str::trim)
}

/// `3⇥X-wing Squadrons` as a number and a name.
fn numbered(text: &str) -> Option<(usize, &str)> {
    let (number, name) = text.split_once(char::is_whitespace)?;
    Some((number.parse().ok()?, name.trim()))
}
