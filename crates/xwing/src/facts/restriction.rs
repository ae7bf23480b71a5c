//! The restrictions box: which ships may equip an upgrade.

use super::action::{ActionNeed, need};
use super::table::{CardNames, find, found};
use super::{Arc, Faction, FactsError, Keyword, NameId, Set, Ship, ShipAbility, ShipId, Size, Slot};
use broadside_facts::Entry;

/// What a card asks of its ship (xwing.squad.upgrade.03). Empty sets and absent values ask for nothing.
#[derive(Clone, Debug)]
pub struct Restriction {
    /// Only ships of these factions …
    pub factions: Set<Faction>,
    /// … or a squad that includes a card of one of these names.
    pub or_squad_with: Box<[NameId]>,
    /// Only these ship types.
    pub ships: Box<[ShipId]>,
    /// Only these huge ship types, by XWS id; no squad of a standard game has one.
    pub huge_ships: Box<[Box<str>]>,
    /// Only these sizes.
    pub sizes: Set<Size>,
    /// Only ships with this action on the action bar.
    pub action: Option<ActionNeed>,
    /// Only ships with a primary weapon in each of these arcs.
    pub arcs: Set<Arc>,
    /// Only ships with all of these keywords.
    pub keywords: Set<Keyword>,
    /// Only ships with this ship ability.
    pub ability: Option<ShipAbility>,
    /// Only ships that equip an upgrade of each of these types.
    pub equipped: Set<Slot>,
    /// Only ships with this agility.
    pub agility: Option<u8>,
    /// Only ships with at least so many shields.
    pub least_shields: u8,
    /// Only ships of at most this initiative.
    pub most_initiative: Option<u8>,
    /// Only ships that are not limited.
    pub non_limited: bool,
    /// Whether every ship of the type needs a copy (xwing.standardized.01).
    pub standardized: bool,
    /// Whether a squad has at most one such card of the type (xwing.solitary.01).
    pub solitary: bool,
}

/// Names of cards that restrictions speak of are looked up when all cards are read.
pub(super) fn read(
    entry: &mut Entry,
    ships: &[Ship],
    names: &mut CardNames,
) -> Result<Restriction, FactsError> {
    let types = entry.texts("ships")?;
    let place =
        |slug: &str| found(entry, "ships", slug, find(ships, |ship| &ship.slug, slug)).map(ShipId::at);
    let types = types.iter().map(|slug| place(slug)).collect::<Result<_, _>>()?;
    Ok(Restriction {
        factions: entry.set("factions")?,
        or_squad_with: entry.texts("or_squad_with")?.iter().map(|name| names.id(name)).collect(),
        ships: types,
        huge_ships: entry.texts("huge_ships")?.into(),
        sizes: entry.set("sizes")?,
        action: need(entry, "action")?,
        arcs: entry.set("arcs")?,
        keywords: entry.set("keywords")?,
        ability: entry.optional_term("with_ability")?,
        equipped: entry.set("equipped")?,
        agility: entry.optional_number("agility")?,
        least_shields: entry.optional_number("least_shields")?.unwrap_or(0),
        most_initiative: entry.optional_number("most_initiative")?,
        non_limited: entry.flag("non_limited")?,
        standardized: entry.flag("standardized")?,
        solitary: entry.flag("solitary")?,
    })
}
