//! The cards that fleets name.

use broadside_lists::{Card, known};

use crate::facts::{Faction, Facts, ObjectiveId, ShipCardId, Slot, SquadronCardId, Term, UpgradeCardId};

known! { Facts:
    ShipCardId => Ship, ship, ships;
    SquadronCardId => Squadron, squadron, squadrons;
    UpgradeCardId => Upgrade, upgrade, upgrades;
    ObjectiveId => Objective, objective, objectives;
}

impl Card for ShipCardId {
    type Faction = Faction;
    fn named(facts: &Facts, name: &str) -> Vec<Self> {
        facts.ships_named(name).collect()
    }
    fn name(self, facts: &Facts) -> &str {
        &facts[self].name
    }
    fn open_to(self, facts: &Facts, faction: Faction) -> bool {
        facts[self].faction == faction
    }
    fn hints(self, facts: &Facts) -> Vec<String> {
        faction_hints(facts[self].faction)
    }
}

impl Card for SquadronCardId {
    type Faction = Faction;
    fn named(facts: &Facts, name: &str) -> Vec<Self> {
        facts.squadrons_named(name).collect()
    }
    fn name(self, facts: &Facts) -> &str {
        &facts[self].name
    }
    fn open_to(self, facts: &Facts, faction: Faction) -> bool {
        facts[self].faction == faction
    }
    fn hints(self, facts: &Facts) -> Vec<String> {
        let craft = facts[self].craft.iter().map(|craft| craft.to_string());
        craft.chain(faction_hints(facts[self].faction)).collect()
    }
    fn full_name(self, facts: &Facts) -> String {
        match &facts[self].craft {
            Some(craft) => format!("{} - {craft}", facts[self].name),
            None => facts[self].name.to_string(),
        }
    }
}

impl Card for UpgradeCardId {
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
        let slot = std::iter::once(slot_word(card.slots).to_owned());
        slot.chain(card.factions.iter().flat_map(faction_hints)).collect()
    }
}

impl Card for ObjectiveId {
    type Faction = Faction;
    fn named(facts: &Facts, name: &str) -> Vec<Self> {
        facts.objectives_named(name).collect()
    }
    fn name(self, facts: &Facts) -> &str {
        &facts[self].name
    }
    fn open_to(self, _: &Facts, _: Faction) -> bool {
        true
    }
    fn hints(self, _: &Facts) -> Vec<String> {
        Vec::new()
    }
}

/// The word for what a card is equipped in; a card with two icons is a boarding team.
fn slot_word(slots: &[Slot]) -> &'static str {
    match slots {
        [slot] => slot.word(),
        _ => "boarding team",
    }
}

/// Our word for a faction and the letters that other builders put in braces.
fn faction_hints(faction: Faction) -> Vec<String> {
    let letters = match faction {
        Faction::Rebel => "REB",
        Faction::Imperial => "IMP",
        Faction::Republic => "GAR",
        Faction::Separatist => "CIS",
    };
    vec![faction.word().to_owned(), letters.to_owned()]
}
