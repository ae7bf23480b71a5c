//! A points list: what pilots cost, may spend and equip, and what upgrades cost.

use super::{Facts, FactsError, Mode, Pilot, PointsList, Set, Ship, Size};
use broadside_facts::{Entry, Term, whole};

/// The loadout cost of an upgrade: fixed, or by a base value of the ship (xwing.squad.cost.71).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cost {
    /// The same on every ship.
    Fixed(u8),
    /// By size, from small to huge.
    BySize([u8; 4]),
    /// By agility, from 0 to 3.
    ByAgility([u8; 4]),
    /// By initiative, from 0 to 6.
    ByInitiative([u8; 7]),
}

impl Cost {
    /// What it costs on this ship. Only printed values count, whatever upgrades add to them.
    pub fn on(self, pilot: &Pilot, ship: &Ship) -> u8 {
        match self {
            Cost::Fixed(cost) => cost,
            Cost::BySize(costs) => costs[ship.size.index()],
            Cost::ByAgility(costs) => costs[usize::from(ship.agility).min(costs.len() - 1)],
            Cost::ByInitiative(costs) => costs[usize::from(pilot.initiative).min(costs.len() - 1)],
        }
    }

    /// The least that it costs on any ship.
    pub fn least(self) -> u8 {
        let costs: &[u8] = match &self {
            Cost::Fixed(cost) => std::slice::from_ref(cost),
            Cost::BySize(costs) | Cost::ByAgility(costs) => costs,
            Cost::ByInitiative(costs) => costs,
        };
        costs.iter().copied().min().unwrap_or(0)
    }
}

/// Every pilot and every upgrade has its line, and nothing else has. A list of this build bears the name that it is known by.
pub(super) fn apply(
    facts: &mut Facts,
    (file, text): (&str, &str),
    list: Option<PointsList>,
) -> Result<(), FactsError> {
    let mut entry = whole(file, text)?;
    facts.list = entry.text("list")?;
    if list.is_some_and(|list| *facts.list != *list.word()) {
        return Err(entry.error("list", "is another one than the file's name says"));
    }
    let mut section = entry.section("pilots")?;
    for pilot in &mut facts.pilots {
        let mut line = section.section(&pilot.slug)?;
        pilot.points = line.number("points")?;
        pilot.loadout = line.number("loadout")?;
        pilot.slots = line.terms("slots")?;
        pilot.keywords = line.set("keywords")?;
        pilot.modes = modes(&mut line)?;
        line.finish()?;
    }
    section.finish()?;
    let mut section = entry.section("upgrades")?;
    for card in &mut facts.upgrades {
        let mut line = section.section(&card.slug)?;
        card.cost = cost(&mut line)?;
        card.modes = modes(&mut line)?;
        line.finish()?;
    }
    section.finish()?;
    entry.finish()
}

fn modes(line: &mut Entry) -> Result<Set<Mode>, FactsError> {
    let not_in: Set<Mode> = line.set("not_in")?;
    Ok(Mode::ALL.iter().copied().filter(|&mode| !not_in.contains(mode)).collect())
}

/// `cost = 3`, or by a value of the ship: `cost_by_size`, `cost_by_agility`, `cost_by_initiative` with one number for each.
fn cost(line: &mut Entry) -> Result<Option<Cost>, FactsError> {
    let fixed = line.optional_number("cost")?.map(Cost::Fixed);
    let size = line.optional_numbers("cost_by_size", "a cost for each of the four sizes")?.map(Cost::BySize);
    let agility =
        line.optional_numbers("cost_by_agility", "a cost for each agility from 0 to 3")?.map(Cost::ByAgility);
    let initiative = line.optional_numbers("cost_by_initiative", "a cost for each initiative from 0 to 6")?;
    let all = [fixed, size, agility, initiative.map(Cost::ByInitiative)];
    let mut given = all.into_iter().flatten();
    let first = given.next();
    match given.next() {
        None => Ok(first),
        Some(_) => Err(line.error("cost", "is given twice; keep one way")),
    }
}

// The arrays above have one place per value of their vocabularies.
const _: () = assert!(Size::ALL.len() == 4);
