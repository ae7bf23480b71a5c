//! The saved form of a squad: cards by their XWS ids, which stay the same when cards are added.

use super::{Squad, SquadShip};
use crate::facts::{Faction, Facts, Term};
use serde::{Deserialize, Serialize};

/// A squad as it is saved.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Stored {
    #[serde(default)]
    name: String,
    faction: String,
    #[serde(default)]
    ships: Vec<StoredShip>,
    #[serde(default)]
    obstacles: Vec<String>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StoredShip {
    pilot: String,
    #[serde(default)]
    upgrades: Vec<String>,
}

/// Why a saved squad cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no {what} `{slug}`; write the id of one")]
pub(super) struct UnknownCard {
    what: &'static str,
    slug: String,
}

fn known<I>(id: Option<I>, what: &'static str, slug: &str) -> Result<I, UnknownCard> {
    id.ok_or_else(|| UnknownCard { what, slug: slug.to_owned() })
}

impl From<Squad> for Stored {
    /// Every points list counts cards alike, so the ids mean the same under all of them.
    fn from(squad: Squad) -> Stored {
        let facts = Facts::embedded();
        let ship = |ship: &SquadShip| StoredShip {
            pilot: facts[ship.pilot].slug.to_string(),
            upgrades: ship.upgrades.iter().map(|&id| facts[id].slug.to_string()).collect(),
        };
        Stored {
            faction: squad.faction.word().to_owned(),
            ships: squad.ships.iter().map(ship).collect(),
            obstacles: squad.obstacles.iter().map(|&id| facts[id].slug.to_string()).collect(),
            name: squad.name,
        }
    }
}

impl TryFrom<Stored> for Squad {
    type Error = UnknownCard;

    fn try_from(stored: Stored) -> Result<Squad, UnknownCard> {
        let facts = Facts::embedded();
        let upgrade = |slug: &String| known(facts.upgrade(slug), "upgrade", slug);
        let ship = |ship: &StoredShip| {
            Ok(SquadShip {
                pilot: known(facts.pilot(&ship.pilot), "pilot", &ship.pilot)?,
                upgrades: ship.upgrades.iter().map(upgrade).collect::<Result<_, _>>()?,
            })
        };
        Ok(Squad {
            faction: known(Faction::from_word(&stored.faction), "faction", &stored.faction)?,
            ships: stored.ships.iter().map(ship).collect::<Result<_, _>>()?,
            obstacles: stored
                .obstacles
                .iter()
                .map(|slug| known(facts.obstacle(slug), "obstacle", slug))
                .collect::<Result<_, _>>()?,
            name: stored.name,
        })
    }
}
