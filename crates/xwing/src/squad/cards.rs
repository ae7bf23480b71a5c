//! The cards that squads name.

use broadside_lists::{Card, known};

use crate::facts::{Faction, Facts, ObstacleId, PilotId, Term, UpgradeId};

known! { Facts:
    PilotId => Pilot, pilot, pilots;
    UpgradeId => Upgrade, upgrade, upgrades;
    ObstacleId => Obstacle, obstacle, obstacles;
}

impl Card for PilotId {
    type Faction = Faction;
    fn named(facts: &Facts, name: &str) -> Vec<Self> {
        facts.pilots_named(name).collect()
    }
    fn name(self, facts: &Facts) -> &str {
        &facts[self].name
    }
    fn open_to(self, facts: &Facts, faction: Faction) -> bool {
        facts[self].faction == faction
    }
    fn hints(self, facts: &Facts) -> Vec<String> {
        vec![facts.ship_of(self).name.to_string(), facts[self].faction.word().to_owned()]
    }
    fn full_name(self, facts: &Facts) -> String {
        format!("{} - {}", facts[self].name, facts.ship_of(self).name)
    }
}

impl Card for UpgradeId {
    type Faction = Faction;
    fn named(facts: &Facts, name: &str) -> Vec<Self> {
        facts.upgrades_named(name).collect()
    }
    fn name(self, facts: &Facts) -> &str {
        &facts[self].name
    }
    fn open_to(self, facts: &Facts, faction: Faction) -> bool {
        facts[self].open_to(faction)
    }
    fn hints(self, facts: &Facts) -> Vec<String> {
        let card = &facts[self];
        let slot = std::iter::once(card.slots()[0].word().to_owned());
        slot.chain(card.restriction.factions.iter().map(|faction| faction.word().to_owned())).collect()
    }
}
