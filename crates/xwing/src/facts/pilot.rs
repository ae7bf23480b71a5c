//! Pilots: the ship cards.

use super::action::{Action, actions};
use super::table::{CardNames, find, found};
use super::value::{Charges, charges};
use super::{
    Condition, ConditionId, Faction, FactsError, Keyword, Mode, NameId, PilotId, Set, Ship, ShipAbility,
    ShipId, Slot,
};
use broadside_facts::entries;

/// A ship card.
#[derive(Clone, Debug)]
pub struct Pilot {
    /// Its place in the table.
    pub id: PilotId,
    /// Its XWS id.
    pub slug: Box<str>,
    /// The printed name.
    pub name: Box<str>,
    /// The name as a number.
    pub name_id: NameId,
    /// The ship type.
    pub ship: ShipId,
    /// Its faction.
    pub faction: Faction,
    /// Initiative.
    pub initiative: u8,
    /// How many bullets precede the name; 0 when it is not limited (xwing.limited.01).
    pub limited: u8,
    /// Whether the card has a pilot ability.
    pub has_ability: bool,
    /// The ship ability on the card.
    pub ship_ability: Option<ShipAbility>,
    /// A name that another card of the squad must bear.
    pub needs: Option<NameId>,
    /// Charges.
    pub charges: Option<Charges>,
    /// Force.
    pub force: Option<Charges>,
    /// The action bar of the card, which for a droid differs from that of its ship type.
    pub actions: Box<[Action]>,
    /// The conditions that it assigns.
    pub conditions: Box<[ConditionId]>,
    /// Squad points (xwing.squad.points.03).
    pub points: u8,
    /// Loadout value (xwing.squad.loadout.01).
    pub loadout: u8,
    /// The upgrade bar (xwing.squad.upgrade.01).
    pub slots: Box<[Slot]>,
    /// Builder keywords (xwing.squad.keyword.01).
    pub keywords: Set<Keyword>,
    /// The game modes in which it is available (xwing.game-mode.03).
    pub modes: Set<Mode>,
}

/// Adds the pilots of one file, which are of one faction.
pub(super) fn read(
    all: &mut Vec<Pilot>,
    (file, faction, text): (&str, Faction, &str),
    ships: &[Ship],
    conditions: &[Condition],
    names: &mut CardNames,
) -> Result<(), FactsError> {
    for mut entry in entries(file, text)? {
        let slug = entry.text("ship")?;
        let ship = &ships[found(&entry, "ship", &slug, find(ships, |ship| &ship.slug, &slug))?];
        if !ship.factions.contains(faction) {
            return Err(entry.error("ship", "is of other factions; add this one to it in ships.toml"));
        }
        let name = entry.text("name")?;
        let own_actions = entry.has("actions");
        let pilot = Pilot {
            id: PilotId::at(all.len()),
            slug: entry.key.as_str().into(),
            name_id: names.id(&name),
            name,
            ship: ship.id,
            faction,
            initiative: entry.number("initiative")?,
            limited: entry.optional_number("limited")?.unwrap_or(0),
            has_ability: entry.flag("ability")?,
            ship_ability: entry.optional_term("ship_ability")?.or(ship.ability),
            needs: entry.optional_text("needs")?.map(|name| names.id(&name)),
            charges: charges(&mut entry, "charges")?,
            force: charges(&mut entry, "force")?,
            actions: match own_actions {
                true => actions(&mut entry, "actions")?,
                false => ship.actions.clone(),
            },
            conditions: super::condition::assigned(&mut entry, conditions)?,
            points: 0,
            loadout: 0,
            slots: Box::default(),
            keywords: Set::EMPTY,
            modes: Set::EMPTY,
        };
        entry.finish()?;
        all.push(pilot);
    }
    Ok(())
}
