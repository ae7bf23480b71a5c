//! Squads in our own text format.
//!
//! ```text
//! squad      Red Flight
//! faction    rebel
//! obstacles  coreasteroid0, coreasteroid3, core2asteroid5
//!
//! ship  Luke Skywalker - T-65 X-wing
//!   Instinctive Aim
//!   Proton Torpedoes
//!   R2-D2 (astromech)
//! ship  Red Squadron Veteran - T-65 X-wing
//! ```
//!
//! The hint behind a name is the ship type of a pilot, the type or the faction of an upgrade; an XWS id means its card as
//! well. Obstacles are named by their XWS ids; the line may be missing.

use broadside_engine::Reason;
use broadside_lists::{Known, List, no_card};

use super::reasons::Line;
use super::{Squad, SquadShip};
use crate::facts::{Faction, Facts, ObstacleId, PilotId, UpgradeId};

const OBSTACLES: &str = "obstacles";

impl List for Squad {
    type Facts = Facts;
    type Faction = Faction;
    type Ship = PilotId;
    type Upgrade = UpgradeId;

    const WORD: &'static str = "squad";
    const HEADS: &'static [&'static str] = &[OBSTACLES];
    const REPEATED: &'static [&'static str] = &[];
    const ROWS: &'static [&'static str] = &[];

    fn empty(_: &Facts, faction: Faction) -> Squad {
        Squad::new(faction)
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

    fn ships(&self) -> impl Iterator<Item = (PilotId, &[UpgradeId])> {
        self.ships.iter().map(|ship| (ship.pilot, &ship.upgrades[..]))
    }

    fn add_ship(&mut self, ship: PilotId) {
        self.ships.push(SquadShip::new(ship));
    }

    fn equip(&mut self, upgrade: UpgradeId) {
        if let Some(ship) = self.ships.last_mut() {
            ship.upgrades.push(upgrade);
        }
    }

    fn wanted(word: &str) -> Reason {
        match word {
            OBSTACLES => Line::WantedObstacles { example: "coreasteroid0" },
            _ => Line::WantedPilot { pilot: "Luke Skywalker - T-65 X-wing" },
        }
        .into()
    }

    fn read_head(&mut self, facts: &Facts, _: &str, value: &str) -> Result<(), Reason> {
        for slug in value.split([',', ' ']).filter(|slug| !slug.is_empty()) {
            let found = ObstacleId::by_slug(facts, slug);
            self.obstacles.push(found.ok_or_else(|| no_card::<ObstacleId>(facts, slug))?);
        }
        Ok(())
    }

    fn read_row(&mut self, _: &Facts, _: &str, _: &str) -> Result<(), Reason> {
        Ok(())
    }

    fn heads(&self, facts: &Facts) -> Vec<Vec<(&'static str, String)>> {
        let slugs: Vec<&str> = self.obstacles.iter().map(|&id| &*facts[id].slug).collect();
        let heads = if slugs.is_empty() { Vec::new() } else { vec![(OBSTACLES, slugs.join(", "))] };
        vec![heads]
    }

    fn rows(&self, _: &Facts) -> Vec<(&'static str, Vec<String>)> {
        Vec::new()
    }
}
