//! Which cards a fleet is drawn from.

use super::upgrade_has_effect;
use crate::cards;
use crate::facts::{Facts, ObjectiveId, ShipCardId, SquadronCardId, UpgradeCardId};

/// The cards that [`super::random_fleet`] may take.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Supply {
    /// Ship cards.
    pub ships: Vec<ShipCardId>,
    /// Squadron cards.
    pub squadrons: Vec<SquadronCardId>,
    /// Upgrade cards, commanders among them.
    pub upgrades: Vec<UpgradeCardId>,
    /// Objectives.
    pub objectives: Vec<ObjectiveId>,
}

/// The eighteen upgrades of the core set.
pub(super) const CORE_UPGRADES: [&str; 18] = [
    "general-dodonna",
    "grand-moff-tarkin",
    "leia-organa-officer",
    "wullf-yularen",
    "defense-liaison",
    "weapons-liaison",
    "gunnery-team",
    "expanded-hangar-bay",
    "electronic-countermeasures",
    "assault-concussion-missiles",
    "enhanced-armament",
    "h9-turbolasers",
    "corrupter",
    "dominator",
    "dodonnas-pride",
    "jainas-light",
    "redemption",
    "salvation",
];

/// Commanders for the factions that the core set does not have, and the one card that gives scout.
const MORE: [&str; 3] = ["admiral-yularen", "kraken", "hyperspace-rings"];

/// The twelve objectives of the core set.
pub(super) const CORE_OBJECTIVES: [&str; 12] = [
    "most-wanted",
    "opening-salvo",
    "precision-strike",
    "advanced-gunnery",
    "hyperspace-assault",
    "fire-lanes",
    "contested-outpost",
    "fleet-ambush",
    "superior-positions",
    "intel-sweep",
    "minefields",
    "dangerous-territory",
];

/// Whether an objective is one of the core set's.
pub(crate) fn is_core_objective(slug: &str) -> bool {
    CORE_OBJECTIVES.contains(&slug)
}

impl Supply {
    /// Every card that the edition knows, except the objectives of campaigns.
    pub fn whole(facts: &Facts) -> Supply {
        Supply {
            ships: facts.ships().iter().filter(|card| card.in_pool).map(|card| card.id).collect(),
            squadrons: facts.squadrons().iter().filter(|card| card.in_pool).map(|card| card.id).collect(),
            upgrades: facts.upgrades().iter().filter(|card| card.in_pool).map(|card| card.id).collect(),
            objectives: facts
                .objectives()
                .iter()
                .filter(|card| card.in_pool && card.category.is_some())
                .map(|card| card.id)
                .collect(),
        }
    }

    /// All ships and squadrons of the edition, with the upgrades and objectives of the core set and a commander for each
    /// faction.
    pub fn basic(facts: &Facts) -> Supply {
        let mut supply = Supply::whole(facts);
        supply.upgrades.retain(|&id| {
            let slug = &*facts[id].slug;
            CORE_UPGRADES.contains(&slug) || MORE.contains(&slug)
        });
        supply.objectives.retain(|&id| CORE_OBJECTIVES.contains(&&*facts[id].slug));
        supply
    }

    /// Every card whose effect is in the game.
    pub fn played(facts: &Facts) -> Supply {
        let mut supply = Supply::whole(facts);
        supply.upgrades.retain(|&id| upgrade_has_effect(facts, id));
        supply.objectives.retain(|&id| cards::plays(&facts[id].slug));
        supply
    }

    /// The same, with these upgrades instead.
    #[must_use]
    pub fn with_upgrades(self, upgrades: &[UpgradeCardId]) -> Supply {
        Supply { upgrades: upgrades.to_vec(), ..self }
    }
}
