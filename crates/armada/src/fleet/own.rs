//! Fleets in our own text format.
//!
//! ```text
//! fleet       Third Lantern
//! faction     rebel
//! points      400
//!
//! assault     Most Wanted
//! defense     Fire Lanes
//! navigation  Superior Positions
//!
//! ship  MC80 Battle Cruiser
//!   General Dodonna
//!   Leia Organa (officer)
//!
//! squadrons
//!   Shara Bey - A-wing Squadron
//!   3 x X-wing Squadron
//! ```
//!
//! The hint behind a name is the slot, the craft or the faction. `campaign` names an objective of a campaign. Points may be
//! left out: the standard total is meant.

use broadside_engine::Reason;
use broadside_lists::{List, MOST_COPIES, card, counted, runs, spelling};

use super::reasons::Line;
use super::{Fleet, FleetShip};
use crate::facts::{Category, Faction, Facts, ObjectiveId, ShipCardId, SquadronCardId, Term, UpgradeCardId};

const POINTS: &str = "points";
const SQUADRONS: &str = "squadrons";

impl List for Fleet {
    type Facts = Facts;
    type Faction = Faction;
    type Ship = ShipCardId;
    type Upgrade = UpgradeCardId;

    const WORD: &'static str = "fleet";
    const HEADS: &'static [&'static str] = &[POINTS, "assault", "defense", "navigation", "campaign"];
    const REPEATED: &'static [&'static str] = &["assault", "defense", "navigation", "campaign"];
    const ROWS: &'static [&'static str] = &[SQUADRONS];

    fn empty(facts: &Facts, faction: Faction) -> Fleet {
        Fleet::new(facts, faction)
    }

    fn name(&self) -> &str {
        &self.name
    }

    fn rename(&mut self, name: String) {
        self.name = name;
    }

    fn faction(&self) -> Faction {
        self.faction
    }

    fn ships(&self) -> impl Iterator<Item = (ShipCardId, &[UpgradeCardId])> {
        self.ships.iter().map(|ship| (ship.card, &ship.upgrades[..]))
    }

    fn add_ship(&mut self, ship: ShipCardId) {
        self.ships.push(FleetShip::new(ship));
    }

    fn equip(&mut self, upgrade: UpgradeCardId) {
        if let Some(ship) = self.ships.last_mut() {
            ship.upgrades.push(upgrade);
        }
    }

    fn wanted(word: &str) -> Reason {
        match word {
            POINTS => Line::WantedPoints { points: Facts::embedded().ruleset.fleet_points },
            "ship" => Line::WantedShip { ship: "CR90 Corvette A" },
            _ => Line::WantedObjective,
        }
        .into()
    }

    fn read_head(&mut self, facts: &Facts, word: &str, value: &str) -> Result<(), Reason> {
        let written = value.to_owned();
        if word == POINTS {
            let wrong = |_| Line::Points { written, wanted: Self::wanted(POINTS) };
            self.points = value.parse().map_err(wrong)?;
            return Ok(());
        }
        let id: ObjectiveId = card(facts, value, self.faction)?;
        let category = heading(facts, id);
        if category != word {
            return Err(Line::Category { written, word: word.to_owned(), category }.into());
        }
        self.objectives.push(id);
        Ok(())
    }

    fn read_row(&mut self, facts: &Facts, _: &str, line: &str) -> Result<(), Reason> {
        let (count, name) = counted(line);
        if !(1..=MOST_COPIES).contains(&count) {
            return Err(Line::Count { count, least: 1, most: MOST_COPIES }.into());
        }
        let id: SquadronCardId = card(facts, name, self.faction)?;
        self.squadrons.extend(std::iter::repeat_n(id, count));
        Ok(())
    }

    fn heads(&self, facts: &Facts) -> Vec<Vec<(&'static str, String)>> {
        let objective = |&id: &ObjectiveId| (heading(facts, id), spelling(facts, id, self.faction));
        vec![vec![(POINTS, self.points.to_string())], self.objectives.iter().map(objective).collect()]
    }

    fn rows(&self, facts: &Facts) -> Vec<(&'static str, Vec<String>)> {
        let row = |(id, count)| {
            let name = spelling(facts, id, self.faction);
            if count == 1 { name } else { format!("{count} x {name}") }
        };
        vec![(SQUADRONS, runs(&self.squadrons).map(row).collect())]
    }
}

/// The word before an objective.
fn heading(facts: &Facts, id: ObjectiveId) -> &'static str {
    facts[id].category.map_or("campaign", Category::word)
}
