//! Ship types: what all ship cards of one type share.

use super::action::{Action, actions};
use super::maneuver::{Maneuver, dial};
use super::value::{Primary, primaries};
use super::{Faction, FactsError, Set, ShipAbility, ShipId, Size};
use broadside_facts::entries;

/// A ship type.
#[derive(Clone, Debug)]
pub struct Ship {
    /// Its place in the table.
    pub id: ShipId,
    /// Its XWS id.
    pub slug: Box<str>,
    /// The printed name.
    pub name: Box<str>,
    /// The factions that have ship cards of this type.
    pub factions: Set<Faction>,
    /// Size.
    pub size: Size,
    /// The ship ability that all its ship cards have.
    pub ability: Option<ShipAbility>,
    /// Primary weapons.
    pub primary: Box<[Primary]>,
    /// Agility value.
    pub agility: u8,
    /// Hull value.
    pub hull: u8,
    /// Shield value.
    pub shields: u8,
    /// The action bar.
    pub actions: Box<[Action]>,
    /// The dial, by speed and bearing; empty for a ship that is never assigned one of its own.
    pub dial: Box<[Maneuver]>,
}

pub(super) fn read(text: &str) -> Result<Vec<Ship>, FactsError> {
    let mut all = Vec::new();
    for (place, mut entry) in entries("ships.toml", text)?.into_iter().enumerate() {
        let ship = Ship {
            id: ShipId::at(place),
            slug: entry.key.as_str().into(),
            name: entry.text("name")?,
            factions: entry.set("factions")?,
            size: entry.term("size")?,
            ability: entry.optional_term("ability")?,
            primary: primaries(&mut entry, "attack")?,
            agility: entry.number("agility")?,
            hull: entry.number("hull")?,
            shields: entry.optional_number("shields")?.unwrap_or(0),
            actions: actions(&mut entry, "actions")?,
            dial: dial(&mut entry)?,
        };
        entry.finish()?;
        all.push(ship);
    }
    Ok(all)
}
