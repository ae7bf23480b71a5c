//! Reading Kingston and Star Forge lists, which share one shape.

use super::clean::{Line, bullet, cost, lines};
use super::names::{Builder, look_up};
use super::{Format, Import, Note, NoteKind};
use crate::facts::{
    Category, Faction, Facts, ObjectiveId, ShipCardId, SquadronCardId, Term, UpgradeCardId, fold,
};
use crate::fleet::find::{Found, explain, spelling};
use crate::fleet::text::{MOST_COPIES, counted};
use crate::fleet::{Fleet, FleetShip, is_commander};

/// Reads a list of this family; every line is understood or noted.
pub(super) fn read(facts: &Facts, text: &str, format: Format) -> Import {
    let lines = lines(text);
    let mut reader = Reader {
        facts,
        fleet: Fleet::new(facts, Faction::Rebel),
        commander: None,
        section: Section::Head,
        line: Line { number: 0, text: String::new() },
        notes: Vec::new(),
    };
    reader.head(&lines);
    for line in lines {
        reader.line = line;
        reader.read();
    }
    reader.missing_commander();
    Import { format, fleet: reader.fleet, notes: reader.notes }
}

/// Where lines with bullets belong.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Section {
    Head,
    Ship,
    /// Under a ship that was not understood.
    Lost,
    Squadrons,
}

struct Reader<'a> {
    facts: &'a Facts,
    fleet: Fleet,
    /// The commander of the header and its line.
    commander: Option<(String, Line)>,
    section: Section,
    line: Line,
    notes: Vec<Note>,
}

impl Reader<'_> {
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
            self.commander = Some((cost(&name).0.to_owned(), line));
        }
        match value("Faction").and_then(|(word, _)| faction(&word)) {
            Some(faction) => self.fleet.faction = faction,
            None => {
                let of_ship = |line: &Line| match look_up::<ShipCardId>(self.facts, cost(&line.text).0, None)
                {
                    Found::One(id) => Some(self.facts[id].faction),
                    _ => None,
                };
                self.fleet.faction = lines.iter().find_map(of_ship).unwrap_or(Faction::Rebel);
                let message =
                    format!("the list names no known faction; taken to be {}", self.fleet.faction.word());
                self.notes.push(Note { line: 0, kind: NoteKind::Assumed, text: String::new(), message });
            }
        }
    }

    fn note(&mut self, kind: NoteKind, message: String) {
        self.notes.push(Note { line: self.line.number, kind, text: self.line.text.clone(), message });
    }

    fn read(&mut self) {
        let text = self.line.text.clone();
        if let Some(card) = bullet(&text) {
            match self.section {
                Section::Squadrons => self.squadrons(card),
                Section::Ship => self.upgrade(card),
                Section::Lost => self.note(
                    NoteKind::NotUnderstood,
                    format!("“{card}” belongs to a ship that is not understood; left out"),
                ),
                Section::Head => {
                    self.note(NoteKind::NotUnderstood, format!("“{card}” stands under no ship; left out"));
                }
            }
        } else if let Some(total) = text.strip_prefix('=') {
            self.subtotal(total);
        } else if let Some((word, value)) = text.split_once(':') {
            self.header(word.trim(), value.trim());
        } else {
            self.bare(&text);
        }
    }

    fn header(&mut self, word: &str, value: &str) {
        match word.to_ascii_lowercase().as_str() {
            "name" => value.clone_into(&mut self.fleet.name),
            "commander" => {}
            "faction" => {
                if faction(value).is_none() {
                    self.note(NoteKind::NotUnderstood, format!("“{value}” is no known faction"));
                }
            }
            "assault" | "defense" | "navigation" | "campaign" | "skirmish" => self.objective(word, value),
            "squadrons" => {
                self.section = Section::Squadrons;
                if !value.is_empty() {
                    self.note(
                        NoteKind::NotUnderstood,
                        format!("“{value}” stands behind “Squadrons:”; left out"),
                    );
                }
            }
            "total points" => self.total(value, self.fleet.cost(self.facts), "the fleet"),
            _ => self
                .note(NoteKind::Ignored, format!("“{word}: {value}” says nothing about the fleet; left out")),
        }
    }

    fn objective(&mut self, word: &str, value: &str) {
        if value.is_empty() {
            return;
        }
        let (name, _) = cost(value);
        let Some(id) = self.card::<ObjectiveId>(name, None, |_| false) else { return };
        let category = self.facts[id].category;
        let heading = category.map_or("campaign", Category::word);
        if !heading.eq_ignore_ascii_case(word) && !word.eq_ignore_ascii_case("skirmish") {
            self.note(
                NoteKind::Assumed,
                format!("{value} is no {word} objective but a {heading} one; taken as such"),
            );
        }
        self.fleet.objectives.push(id);
    }

    /// A line of its own: a ship, or a squadron whose bullet was lost.
    fn bare(&mut self, text: &str) {
        let (name, stated) = cost(text);
        let faction = Some(self.fleet.faction);
        let is_ship = look_up::<ShipCardId>(self.facts, name, faction) != Found::Nothing;
        let is_squadron = look_up::<SquadronCardId>(self.facts, counted(name).1, faction) != Found::Nothing;
        if self.section == Section::Squadrons && is_squadron && !is_ship {
            return self.squadrons(text);
        }
        if self.section != Section::Squadrons || is_ship {
            self.section = Section::Lost;
        }
        let Some(card) = self.card::<ShipCardId>(name, stated, |_| false) else { return };
        self.section = Section::Ship;
        self.fleet.ships.push(FleetShip::new(card));
        self.compare(&self.facts[card].name, stated, u32::from(self.facts[card].points));
    }

    fn upgrade(&mut self, text: &str) {
        let (name, stated) = cost(text);
        // The header's commander is the first card of that name.
        let leads = self.commander.as_ref().is_some_and(|(leader, _)| fold(leader) == fold(name));
        let awaited = leads && self.fleet.commander(self.facts).is_none();
        let facts = self.facts;
        let wanted = |id: UpgradeCardId| is_commander(facts, id) == awaited;
        let Some(id) = self.card(name, stated, wanted) else { return };
        if let Some(ship) = self.fleet.ships.last_mut() {
            ship.upgrades.push(id);
        }
        self.compare(&self.facts[id].name, stated, u32::from(self.facts[id].points));
    }

    fn squadrons(&mut self, text: &str) {
        let (name, stated) = cost(text);
        let (count, name) = counted(name);
        let each = stated.filter(|_| count > 0).map(|sum| sum / count as u32);
        let Some(id) = self.card::<SquadronCardId>(name, each, |_| false) else { return };
        if !(1..=MOST_COPIES).contains(&count) {
            let message = format!("{count} squadrons are none or more than {MOST_COPIES}; left out");
            return self.note(NoteKind::NotUnderstood, message);
        }
        self.fleet.squadrons.extend(std::iter::repeat_n(id, count));
        self.compare(&self.facts[id].name, stated, u32::from(self.facts[id].points) * count as u32);
    }

    /// The card of this name: by faction, then by cost, then by what is wanted; a guess is noted.
    fn card<I: Builder>(&mut self, name: &str, stated: Option<u32>, wanted: impl Fn(I) -> bool) -> Option<I> {
        if let Some((_, set)) = name.strip_suffix(']').and_then(|name| name.rsplit_once('[')) {
            let message =
                format!("“{name}” belongs to the card set “{set}”, which is not known here; left out");
            self.note(NoteKind::NotUnderstood, message);
            return None;
        }
        let found = look_up(self.facts, name, Some(self.fleet.faction));
        let cards = match found {
            Found::One(id) => return Some(id),
            Found::Several(cards) => cards,
            Found::Nothing => {
                let message = explain::<I>(self.facts, name, self.fleet.faction, &Found::Nothing);
                self.note(NoteKind::NotUnderstood, format!("{message}; left out"));
                return None;
            }
        };
        let facts = self.facts;
        let mut fits = cards.iter().copied().filter(|id| stated == Some(u32::from(id.points(facts))));
        if let (Some(id), None) = (fits.next(), fits.next()) {
            return Some(id);
        }
        let likely: Vec<I> = cards.iter().copied().filter(|&id| wanted(id)).collect();
        let likely = if likely.is_empty() { cards } else { likely };
        let away = |id: &I| stated.map_or(0, |cost| cost.abs_diff(u32::from(id.points(facts))));
        let id = likely.iter().copied().min_by_key(away)?;
        let taken = spelling(facts, id, self.fleet.faction);
        self.note(NoteKind::Assumed, format!("“{name}” is on several cards; taken to be {taken}"));
        Some(id)
    }

    fn compare(&mut self, name: &str, stated: Option<u32>, ours: u32) {
        if let Some(stated) = stated.filter(|&stated| stated != ours) {
            let edition = self.facts.ruleset.edition.word();
            let message =
                format!("the list says {stated} points for {name}; in edition {edition} it is {ours}");
            self.note(NoteKind::Cost, message);
        }
    }

    /// `= 167 Points` under a ship or the squadrons.
    fn subtotal(&mut self, text: &str) {
        let (ours, what) = match (self.section, self.fleet.ships.last()) {
            (Section::Ship, Some(ship)) => (ship.cost(self.facts), "this ship"),
            (Section::Squadrons, _) => (self.fleet.squadron_cost(self.facts), "the squadrons"),
            _ => {
                return self.note(NoteKind::Ignored, format!("“={text}” sums up nothing that is understood"));
            }
        };
        self.total(text, ours, what);
    }

    fn total(&mut self, text: &str, ours: u32, what: &str) {
        let number = text.split_whitespace().next().and_then(|number| number.parse::<u32>().ok());
        match number {
            None => self.note(NoteKind::NotUnderstood, format!("“{}” is no number of points", text.trim())),
            Some(stated) if stated != ours => {
                let message =
                    format!("the list says {stated} points for {what}; the cards understood cost {ours}");
                self.note(NoteKind::Cost, message);
            }
            Some(_) => {}
        }
    }

    /// The header's commander must be on a ship.
    fn missing_commander(&mut self) {
        let Some((name, line)) = self.commander.take() else { return };
        let leads = |id: UpgradeCardId| {
            look_up::<UpgradeCardId>(self.facts, &name, Some(self.fleet.faction)) == Found::One(id)
                || fold(&self.facts[id].name) == fold(&name)
        };
        if !self.fleet.commander(self.facts).is_some_and(leads) {
            self.line = line;
            self.note(
                NoteKind::NotUnderstood,
                format!("“{name}” is named as commander but leads no ship; left out"),
            );
        }
    }
}

/// The words of all builders.
fn faction(word: &str) -> Option<Faction> {
    match fold(word).as_str() {
        "rebel" | "rebels" | "rebelalliance" => Some(Faction::Rebel),
        "imperial" | "empire" | "galacticempire" => Some(Faction::Imperial),
        "republic" | "galacticrepublic" => Some(Faction::Republic),
        "separatist" | "separatists" | "separatistalliance" => Some(Faction::Separatist),
        _ => None,
    }
}
