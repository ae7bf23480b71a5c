//! What an XWS list holds beside the squad.

use crate::facts::{PilotId, UpgradeId};
use serde_json::{Map, Value};

/// What an XWS list holds beside the squad, in its places; empty for a squad that was not read from one.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Rest {
    /// Whether there was a list at all: a list is given back with the keys that it had.
    pub(super) listed: bool,
    /// The keys of the list but for pilots and obstacles.
    pub(super) fields: Map<String, Value>,
    /// What was written about each ship of the squad.
    pub(super) ships: Vec<ShipRest>,
    /// Pilots that are not known, by their places.
    pub(super) pilots: Vec<(usize, Value)>,
    /// Obstacles that are not known, by their places; the whole value at place 0 when it is no list.
    pub(super) obstacles: Option<Vec<(usize, Value)>>,
}

impl Rest {
    /// The description of the list.
    pub fn description(&self) -> &str {
        self.fields.get("description").and_then(Value::as_str).unwrap_or_default()
    }
}

/// What was written about a ship beside its cards.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct ShipRest {
    /// The ship.
    pub pilot: PilotId,
    /// The keys of its entry but for the upgrades.
    pub fields: Map<String, Value>,
    /// The upgrades that were read, with the key under which each stood and its id there.
    pub upgrades: Vec<(UpgradeId, String, String)>,
    /// Upgrades that are not known: key, place under the key, what was written.
    pub unknown: Vec<(String, usize, Value)>,
    /// Keys with something else than a list.
    pub odd: Vec<(String, Value)>,
    /// Keys without an upgrade.
    pub empty: Vec<String>,
    /// Whether there was an object of upgrades, or what stood in its place.
    pub shape: Shape,
}

/// What stood for the upgrades.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Shape {
    /// No key at all.
    Absent,
    /// Upgrades by their types.
    Object,
    /// Something else.
    Other(Value),
}
