//! The saved form of a fleet: cards by their slugs, which stay the same when cards are added.

use super::{Fleet, FleetShip};
use crate::facts::{Faction, Facts, Term};
use serde::{Deserialize, Serialize};

/// A fleet as it is saved.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Stored {
    #[serde(default)]
    name: String,
    faction: String,
    points: u16,
    #[serde(default)]
    ships: Vec<StoredShip>,
    #[serde(default)]
    squadrons: Vec<String>,
    #[serde(default)]
    objectives: Vec<String>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StoredShip {
    card: String,
    #[serde(default)]
    upgrades: Vec<String>,
}

/// Why a saved fleet cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no {what} `{slug}`; write the id of one")]
pub(super) struct UnknownCard {
    what: &'static str,
    slug: String,
}

fn known<I>(id: Option<I>, what: &'static str, slug: &str) -> Result<I, UnknownCard> {
    id.ok_or_else(|| UnknownCard { what, slug: slug.to_owned() })
}

impl From<Fleet> for Stored {
    /// Every edition counts cards alike, so the ids mean the same in all of them.
    fn from(fleet: Fleet) -> Stored {
        let facts = Facts::embedded();
        let ship = |ship: &FleetShip| StoredShip {
            card: facts[ship.card].slug.to_string(),
            upgrades: ship.upgrades.iter().map(|&id| facts[id].slug.to_string()).collect(),
        };
        Stored {
            faction: fleet.faction.word().to_owned(),
            points: fleet.points,
            ships: fleet.ships.iter().map(ship).collect(),
            squadrons: fleet.squadrons.iter().map(|&id| facts[id].slug.to_string()).collect(),
            objectives: fleet.objectives.iter().map(|&id| facts[id].slug.to_string()).collect(),
            name: fleet.name,
        }
    }
}

impl TryFrom<Stored> for Fleet {
    type Error = UnknownCard;

    fn try_from(stored: Stored) -> Result<Fleet, UnknownCard> {
        let facts = Facts::embedded();
        let upgrade = |slug: &String| known(facts.upgrade(slug), "upgrade card", slug);
        let ship = |ship: &StoredShip| {
            Ok(FleetShip {
                card: known(facts.ship(&ship.card), "ship card", &ship.card)?,
                upgrades: ship.upgrades.iter().map(upgrade).collect::<Result<_, _>>()?,
            })
        };
        Ok(Fleet {
            faction: known(Faction::from_word(&stored.faction), "faction", &stored.faction)?,
            points: stored.points,
            ships: stored.ships.iter().map(ship).collect::<Result<_, _>>()?,
            squadrons: stored
                .squadrons
                .iter()
                .map(|slug| known(facts.squadron(slug), "squadron card", slug))
                .collect::<Result<_, _>>()?,
            objectives: stored
                .objectives
                .iter()
                .map(|slug| known(facts.objective(slug), "objective", slug))
                .collect::<Result<_, _>>()?,
            name: stored.name,
        })
    }
}
