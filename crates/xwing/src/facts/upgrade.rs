//! Upgrade cards.

use super::action::{Action, actions};
use super::restriction::{self, Restriction};
use super::table::{CardNames, find, found};
use super::value::{Charges, Primary, Weapon, charges, primaries, weapon};
use super::{
    Arc, Condition, ConditionId, Cost, Device, DeviceId, Faction, FactsError, Keyword, Mode, NameId,
    Obstacle, ObstacleId, Set, Ship, ShipAbility, Slot, UpgradeId,
};
use broadside_facts::{Entry, entries};

/// One side of an upgrade card.
#[derive(Clone, Debug)]
pub struct Side {
    /// The name on this side.
    pub name: Box<str>,
    /// The icons on this side; a card is equipped by those of its front.
    pub slots: Box<[Slot]>,
    /// Charges.
    pub charges: Option<Charges>,
    /// Force that it adds.
    pub force: Option<Charges>,
    /// What it changes on its ship.
    pub adds: Adds,
    /// The special attack that it gives.
    pub weapon: Option<Weapon>,
    /// The device that it drops, launches or places.
    pub device: Option<DeviceId>,
    /// The obstacle that it puts into play.
    pub obstacle: Option<ObstacleId>,
    /// The ship ability that replaces the printed one.
    pub ship_ability: Option<ShipAbility>,
    /// The conditions that it assigns.
    pub conditions: Box<[ConditionId]>,
}

/// What a card changes on its ship.
#[derive(Clone, Debug)]
pub struct Adds {
    /// Actions for the action bar.
    pub actions: Box<[Action]>,
    /// Icons for the upgrade bar.
    pub slots: Box<[Slot]>,
    /// Icons that the upgrade bar loses.
    pub removed_slots: Box<[Slot]>,
    /// Hull.
    pub hull: i8,
    /// Shields.
    pub shields: i8,
    /// Agility.
    pub agility: i8,
    /// Energy, of huge ships.
    pub energy: i8,
    /// Attack value by arc; a ship without a primary weapon in that arc gains one.
    pub attack: Box<[Primary]>,
    /// An arc indicator.
    pub arc: Option<Arc>,
    /// Keywords for the restrictions of other upgrades.
    pub keywords: Set<Keyword>,
}

impl Adds {
    /// Nothing.
    pub(super) fn nothing() -> Adds {
        Adds {
            actions: Box::default(),
            slots: Box::default(),
            removed_slots: Box::default(),
            hull: 0,
            shields: 0,
            agility: 0,
            energy: 0,
            attack: Box::default(),
            arc: None,
            keywords: Set::EMPTY,
        }
    }
}

/// An upgrade card.
#[derive(Clone, Debug)]
pub struct Upgrade {
    /// Its place in the table.
    pub id: UpgradeId,
    /// Its XWS id.
    pub slug: Box<str>,
    /// The printed name.
    pub name: Box<str>,
    /// The name as a number.
    pub name_id: NameId,
    /// How many bullets precede the name; 0 when it is not limited (xwing.limited.01).
    pub limited: u8,
    /// The restrictions box.
    pub restriction: Restriction,
    /// The side that it is equipped with.
    pub front: Side,
    /// The other side.
    pub back: Option<Side>,
    /// Loadout cost (xwing.squad.loadout.04); none when the points list has none.
    pub cost: Option<Cost>,
    /// The game modes in which it is available (xwing.game-mode.03).
    pub modes: Set<Mode>,
}

impl Upgrade {
    /// The icons that it takes: one, or several.
    pub fn slots(&self) -> &[Slot] {
        &self.front.slots
    }

    /// Whether ships of this faction may equip it (xwing.faction.04, xwing.upgrade.03).
    pub fn open_to(&self, faction: Faction) -> bool {
        self.restriction.factions.is_empty() || self.restriction.factions.contains(faction)
    }
}

/// The tables that upgrades refer to.
#[derive(Clone, Copy)]
pub(super) struct Others<'a> {
    pub ships: &'a [Ship],
    pub conditions: &'a [Condition],
    pub devices: &'a [Device],
    pub obstacles: &'a [Obstacle],
}

/// Adds the cards of one file, whose first icon is the same.
pub(super) fn read(
    all: &mut Vec<Upgrade>,
    (file, slot, text): (&str, Slot, &str),
    others: Others<'_>,
    names: &mut CardNames,
) -> Result<(), FactsError> {
    for mut entry in entries(file, text)? {
        let name = entry.text("name")?;
        let front = side(&mut entry, &name, &[slot], others)?;
        if front.slots.first() != Some(&slot) {
            return Err(entry.error("slots", "begin with another icon than the file's"));
        }
        let back = match entry.optional_section("back")? {
            None => None,
            Some(mut section) => {
                let back = side(&mut section, &name, &front.slots, others)?;
                section.finish()?;
                Some(back)
            }
        };
        let card = Upgrade {
            id: UpgradeId::at(all.len()),
            slug: entry.key.as_str().into(),
            name_id: names.id(&name),
            name,
            limited: entry.optional_number("limited")?.unwrap_or(0),
            restriction: restriction::read(&mut entry, others.ships, names)?,
            front,
            back,
            cost: None,
            modes: Set::EMPTY,
        };
        entry.finish()?;
        all.push(card);
    }
    Ok(())
}

fn side(entry: &mut Entry, name: &str, slots: &[Slot], others: Others<'_>) -> Result<Side, FactsError> {
    let own = entry.terms("slots")?;
    let device = entry.optional_text("device")?;
    let device = device.map(|slug| {
        found(entry, "device", &slug, find(others.devices, |known| &known.slug, &slug)).map(DeviceId::at)
    });
    let obstacle = entry.optional_text("obstacle")?;
    let obstacle = obstacle.map(|slug| {
        found(entry, "obstacle", &slug, find(others.obstacles, |known| &known.slug, &slug))
            .map(ObstacleId::at)
    });
    Ok(Side {
        name: entry.optional_text("side")?.unwrap_or_else(|| name.into()),
        slots: if own.is_empty() { slots.into() } else { own },
        charges: charges(entry, "charges")?,
        force: charges(entry, "force")?,
        adds: adds(entry)?,
        weapon: weapon(entry)?,
        device: device.transpose()?,
        obstacle: obstacle.transpose()?,
        ship_ability: entry.optional_term("ship_ability")?,
        conditions: super::condition::assigned(entry, others.conditions)?,
    })
}

fn adds(entry: &mut Entry) -> Result<Adds, FactsError> {
    let mut number = |field| Ok(entry.optional_number(field)?.unwrap_or(0));
    let (hull, shields) = (number("adds_hull")?, number("adds_shields")?);
    let (agility, energy) = (number("adds_agility")?, number("adds_energy")?);
    Ok(Adds {
        actions: actions(entry, "adds_actions")?,
        slots: entry.terms("adds_slots")?,
        removed_slots: entry.terms("removes_slots")?,
        hull,
        shields,
        agility,
        energy,
        attack: primaries(entry, "adds_attack")?,
        arc: entry.optional_term("adds_arc")?,
        keywords: entry.set("adds_keywords")?,
    })
}
