//! What reading the lists of all builders has in common: cards are found, counted and compared; what is not taken as it was
//! written is noted.

use broadside_engine::Reason;
use broadside_facts::fold;
use broadside_lists::{Found, Import, MOST_COPIES, Note, NoteKind, explain, spelling};

use super::Format;
use super::clean::{Line, cost};
use super::names::{Builder, look_up};
use crate::facts::{Category, Faction, Facts, ObjectiveId, ShipCardId, SquadronCardId, Term, UpgradeCardId};
use crate::fleet::reasons::{self, Sum, Taken};
use crate::fleet::{Fleet, FleetShip, ProblemKind, check, is_commander};

/// A fleet that is being read.
pub(super) struct Reader<'a> {
    pub facts: &'a Facts,
    pub fleet: Fleet,
    /// The commander of the header and its line.
    pub commander: Option<(String, Line)>,
    /// Whether lines with upgrades belong to the last ship; not under one that was not understood.
    pub on_ship: bool,
    /// The line that is read.
    pub line: Line,
    notes: Vec<Note>,
}

impl<'a> Reader<'a> {
    pub fn new(facts: &'a Facts) -> Reader<'a> {
        Reader {
            facts,
            fleet: Fleet::new(facts, Faction::Rebel),
            commander: None,
            on_ship: false,
            line: Line { number: 0, text: String::new() },
            notes: Vec::new(),
        }
    }

    pub fn done(self, format: Format) -> Import<Fleet> {
        Import { format, list: self.fleet, rest: (), notes: self.notes }
    }

    pub fn note(&mut self, kind: NoteKind, why: impl Into<Reason>) {
        let (line, text) = (self.line.number, self.line.text.clone());
        self.notes.push(Note { line, kind, text, why: why.into() });
    }

    pub fn not_understood(&mut self, why: Taken) {
        self.note(NoteKind::NotUnderstood, why);
    }

    /// The faction that is written, or the one that most cards with these names are open to; whether it is clear. It tells
    /// cards of one name apart.
    pub fn faction<'n>(&mut self, written: Option<&str>, names: impl Iterator<Item = &'n str>) -> bool {
        if let Some(faction) = written.and_then(faction) {
            self.fleet.faction = faction;
            return true;
        }
        let mut votes = [0; Faction::ALL.len()];
        for name in names {
            self.vote::<ShipCardId>(name, &mut votes);
            self.vote::<SquadronCardId>(name, &mut votes);
            self.vote::<UpgradeCardId>(name, &mut votes);
        }
        let most = votes.iter().max().copied().unwrap_or(0);
        let mut likely = Faction::ALL.iter().copied().filter(|faction| votes[faction.index()] == most);
        self.fleet.faction = likely.next().unwrap_or(Faction::Rebel);
        most > 0 && likely.next().is_none()
    }

    /// Counts a name for every faction that may include a card of this name.
    fn vote<I: Builder>(&self, name: &str, votes: &mut [u32; Faction::ALL.len()]) {
        let cards = match look_up::<I>(self.facts, name, None) {
            Found::One(id) => vec![id],
            Found::Several(cards) => cards,
            Found::Nothing => return,
        };
        for faction in Faction::ALL {
            votes[faction.index()] += u32::from(cards.iter().any(|id| id.open_to(self.facts, *faction)));
        }
    }

    /// Tells that no faction was written.
    pub fn assumed_faction(&mut self) {
        let why = Taken::Faction { faction: reasons::faction(self.fleet.faction) };
        self.notes.push(Note { line: 0, kind: NoteKind::Assumed, text: String::new(), why: why.into() });
    }

    pub fn ship(&mut self, name: &str, stated: Option<u32>) -> bool {
        self.on_ship = false;
        let Some(card) = self.card::<ShipCardId>(name, stated, |_| false) else { return false };
        self.on_ship = true;
        self.fleet.ships.push(FleetShip::new(card));
        let (name, ours) = (self.facts[card].name.to_string(), u32::from(self.facts[card].points));
        self.compare(name, stated, ours);
        true
    }

    /// A ship and its upgrades on one line that states only their sum, by which names on several cards are settled.
    pub fn row(&mut self, ship: &str, upgrades: &[&str], total: Option<u32>) {
        if !self.ship(ship, None) {
            for name in upgrades {
                self.not_understood(Taken::LostShip { written: (*name).to_owned() });
            }
            return;
        }
        let facts = self.facts;
        let hull = self.fleet.ships.last().map_or(0, |ship| ship.cost(facts));
        let costs: Vec<Vec<u32>> = upgrades.iter().map(|name| self.costs(name)).collect();
        let settled = total.and_then(|total| total.checked_sub(hull)).and_then(|rest| settle(&costs, rest));
        let (notes, bare) = (self.notes.len(), self.fleet.ships.last().cloned());
        self.upgrades(upgrades, &costs, settled.as_deref());
        // Costs that have changed since may add up by chance, with cards for which the ship has no room.
        if settled.is_some() && !self.has_room() {
            self.notes.truncate(notes);
            if let (Some(ship), Some(bare)) = (self.fleet.ships.last_mut(), bare) {
                *ship = bare;
            }
            self.upgrades(upgrades, &costs, None);
        }
        if let Some(total) = total {
            self.total(&total.to_string(), Sum::Ship);
        }
    }

    /// The upgrades of a row, each at its cost where one is known.
    fn upgrades(&mut self, names: &[&str], costs: &[Vec<u32>], settled: Option<&[u32]>) {
        for (place, name) in names.iter().enumerate() {
            let stated = settled.map(|settled| settled[place]).filter(|_| costs[place].len() > 1);
            self.upgrade(name, stated, Some(place == 0));
        }
    }

    /// Whether the last ship has an icon for each of its upgrades.
    fn has_room(&self) -> bool {
        let ships = self.fleet.ships.last().cloned().into_iter().collect();
        let alone = Fleet { ships, ..self.fleet.clone() };
        check(self.facts, &alone).iter().all(|problem| problem.kind != ProblemKind::Slot)
    }

    /// What the cards that a name can mean cost; nothing where no card has it.
    fn costs(&self, name: &str) -> Vec<u32> {
        let cards = match look_up::<UpgradeCardId>(self.facts, name, Some(self.fleet.faction)) {
            Found::One(id) => vec![id],
            Found::Several(cards) => cards,
            Found::Nothing => return vec![0],
        };
        cards.into_iter().map(|id| u32::from(self.facts[id].points)).collect()
    }

    /// An upgrade of the last ship. Where nothing marks the commander, the place of the card may lead a fleet without one.
    pub fn upgrade(&mut self, name: &str, stated: Option<u32>, first: Option<bool>) {
        // The header's commander is the first card of that name.
        let named = self.commander.as_ref().is_some_and(|(leader, _)| fold(leader) == fold(name));
        let awaited = first.unwrap_or(named) && self.fleet.commander(self.facts).is_none();
        let facts = self.facts;
        let wanted = |id: UpgradeCardId| is_commander(facts, id) == awaited;
        let Some(id) = self.card(name, stated, wanted) else { return };
        if let Some(ship) = self.fleet.ships.last_mut() {
            ship.upgrades.push(id);
        }
        self.compare(facts[id].name.to_string(), stated, u32::from(facts[id].points));
    }

    /// Several squadrons and what they cost together.
    pub fn squadrons(&mut self, count: usize, name: &str, stated: Option<u32>) {
        let sensible = (1..=MOST_COPIES).contains(&count);
        let each = stated.filter(|_| sensible).map(|sum| sum / count as u32);
        let Some(id) = self.card::<SquadronCardId>(name, each, |_| false) else { return };
        if !sensible {
            return self.not_understood(Taken::Count { count, most: MOST_COPIES });
        }
        self.fleet.squadrons.extend(std::iter::repeat_n(id, count));
        let ours = u32::from(self.facts[id].points) * count as u32;
        self.compare(self.facts[id].name.to_string(), stated, ours);
    }

    /// An objective under the heading of a category.
    pub fn objective(&mut self, heading: &str, value: &str) {
        if value.is_empty() {
            return;
        }
        let (name, _) = cost(value);
        let Some(id) = self.card::<ObjectiveId>(name, None, |_| false) else { return };
        let category = self.facts[id].category.map_or("campaign", Category::word);
        if !category.eq_ignore_ascii_case(heading) && !heading.eq_ignore_ascii_case("skirmish") {
            let (written, word) = (value.to_owned(), heading.to_owned());
            self.note(NoteKind::Assumed, Taken::Category { written, word, category });
        }
        self.fleet.objectives.push(id);
    }

    /// An objective by its name alone.
    pub fn bare_objective(&mut self, name: &str) {
        if let Some(id) = self.card::<ObjectiveId>(name, None, |_| false) {
            self.fleet.objectives.push(id);
        }
    }

    /// The card of this name: by faction, then by cost, then by what is wanted; a guess is noted.
    pub fn card<I: Builder>(
        &mut self,
        name: &str,
        stated: Option<u32>,
        wanted: impl Fn(I) -> bool,
    ) -> Option<I> {
        let (facts, faction) = (self.facts, self.fleet.faction);
        let cards = match look_up(facts, name, Some(faction)) {
            Found::One(id) => return Some(id),
            Found::Several(cards) => cards,
            Found::Nothing => {
                let set = name.strip_suffix(']').and_then(|name| name.rsplit_once('['));
                self.not_understood(match set {
                    Some((_, set)) => Taken::CardSet { written: name.to_owned(), set: set.to_owned() },
                    None => Taken::LeftOut { why: explain::<I>(facts, name, faction, &Found::Nothing) },
                });
                return None;
            }
        };
        let mut fits = cards.iter().copied().filter(|id| stated == Some(u32::from(id.points(facts))));
        if let (Some(id), None) = (fits.next(), fits.next()) {
            return Some(id);
        }
        let likely: Vec<I> = cards.iter().copied().filter(|&id| wanted(id)).collect();
        let likely = if likely.is_empty() { cards } else { likely };
        let away = |id: &I| stated.map_or(0, |cost| cost.abs_diff(u32::from(id.points(facts))));
        let id = likely.iter().copied().min_by_key(away)?;
        let (written, taken) = (name.to_owned(), spelling(facts, id, faction));
        self.note(NoteKind::Assumed, Taken::Several { written, taken });
        Some(id)
    }

    fn compare(&mut self, card: String, stated: Option<u32>, ours: u32) {
        if let Some(stated) = stated.filter(|&stated| stated != ours) {
            let edition = self.facts.ruleset.edition.word();
            self.note(NoteKind::Points, Taken::Cost { stated, card, edition, ours });
        }
    }

    /// A sum such as `167 Points`.
    pub fn total(&mut self, text: &str, of: Sum) {
        let ours = match (of, self.fleet.ships.last()) {
            (Sum::Fleet, _) => self.fleet.cost(self.facts),
            (Sum::Squadrons, _) => self.fleet.squadron_cost(self.facts),
            (Sum::Ship, Some(ship)) if self.on_ship => ship.cost(self.facts),
            (Sum::Ship, _) => {
                return self.note(NoteKind::Ignored, Taken::TotalOfNothing { written: text.to_owned() });
            }
        };
        let number = text.split_whitespace().next().and_then(|number| number.parse::<u32>().ok());
        match number {
            None => self.not_understood(Taken::NoTotal { written: text.trim().to_owned() }),
            Some(stated) if stated != ours => {
                self.note(NoteKind::Points, Taken::Total { stated, of, ours });
            }
            Some(_) => {}
        }
    }

    /// The header's commander must be on a ship.
    pub fn missing_commander(&mut self) {
        let Some((name, line)) = self.commander.take() else { return };
        let leads = |id: UpgradeCardId| {
            look_up::<UpgradeCardId>(self.facts, &name, Some(self.fleet.faction)) == Found::One(id)
                || fold(&self.facts[id].name) == fold(&name)
        };
        if !self.fleet.commander(self.facts).is_some_and(leads) {
            self.line = line;
            self.not_understood(Taken::Commander { written: name });
        }
    }
}

/// One cost of each card, such that they add up to a sum, if there is just one way.
fn settle(costs: &[Vec<u32>], sum: u32) -> Option<Vec<u32>> {
    // A row with more names on several cards than that is no fleet.
    const MOST_WAYS: usize = 4096;
    let ways = costs.iter().map(Vec::len).try_fold(1_usize, |ways, of| ways.checked_mul(of))?;
    if ways > MOST_WAYS {
        return None;
    }
    let way = |mut place: usize| {
        let pick = |of: &Vec<u32>| {
            let cost = of[place % of.len()];
            place /= of.len();
            cost
        };
        costs.iter().map(pick).collect::<Vec<u32>>()
    };
    let mut fitting = (0..ways).map(way).filter(|way| way.iter().sum::<u32>() == sum);
    let first = fitting.next()?;
    fitting.all(|other| other == first).then_some(first)
}

/// The words of all builders.
pub(super) fn faction(word: &str) -> Option<Faction> {
    match fold(word).as_str() {
        "rebel" | "rebels" | "rebelalliance" => Some(Faction::Rebel),
        "imperial" | "empire" | "galacticempire" => Some(Faction::Imperial),
        "republic" | "galacticrepublic" => Some(Faction::Republic),
        "separatist" | "separatists" | "separatistalliance" => Some(Faction::Separatist),
        _ => None,
    }
}
