//! Ship cards.

use super::entry::{dice, optional_dice, zones};
use super::unique::UniqueNames;
use super::{
    Chassis, ChassisId, DefenseToken, Dice, Faction, FactsError, Set, ShipCardId, Size, Slot, SpeedChart,
    Tag, UniqueNameId, Zone,
};
use broadside_facts::{entries, fold};

/// A ship card, together with what its chassis shares.
#[derive(Clone, Debug)]
pub struct ShipCard {
    /// Its place in the table.
    pub id: ShipCardId,
    /// Its stable name in files.
    pub slug: Box<str>,
    /// The printed name.
    pub name: Box<str>,
    /// Other spellings that lists use.
    pub also: Box<[Box<str>]>,
    /// What it shares with its sisters; its token shape stands there.
    pub chassis: ChassisId,
    /// Its faction.
    pub faction: Faction,
    /// The unique name that it occupies.
    pub unique: Option<UniqueNameId>,
    /// Size class.
    pub size: Size,
    /// Whether it is a flotilla; flotillas take no commander (armada.flotillas.04).
    pub flotilla: bool,
    /// Hull value.
    pub hull: u8,
    /// Command value.
    pub command: u8,
    /// Squadron value.
    pub squadron: u8,
    /// Engineering value.
    pub engineering: u8,
    /// Maximum shields per hull zone, indexed by [`Zone`].
    pub shields: [u8; 6],
    /// Battery armament per hull zone, indexed by [`Zone`].
    pub battery: [Dice; 6],
    /// Anti-squadron armament.
    pub anti_squadron: Dice,
    /// Special battery armament, of the special firing arc.
    pub special: Option<Dice>,
    /// Defense tokens, in the order scatter, evade, brace, redirect, contain, salvo.
    pub defense: Box<[DefenseToken]>,
    /// The speed chart.
    pub speed: SpeedChart,
    /// The upgrade bar. The commander and the title need no icon.
    pub slots: Box<[Slot]>,
    /// Traits, and parts of the name that cards ask for.
    pub tags: Set<Tag>,
    /// Fleet points in this edition.
    pub points: u16,
    /// Whether the card belongs to the pool of this edition.
    pub in_pool: bool,
}

impl ShipCard {
    /// The hull zones that it has.
    pub fn zones(&self) -> &'static [Zone] {
        Zone::of(self.size)
    }
}

pub(super) fn read(
    text: &str,
    chassis: &[Chassis],
    unique: &mut UniqueNames,
) -> Result<Vec<ShipCard>, FactsError> {
    let mut all = Vec::new();
    for (place, mut entry) in entries("ships.toml", text)?.into_iter().enumerate() {
        let slug = entry.text("chassis")?;
        let frame = chassis
            .iter()
            .find(|chassis| chassis.slug == slug)
            .ok_or_else(|| entry.error("chassis", format!("is `{slug}`; write an entry of chassis.toml")))?;
        let name = entry.text("name")?;
        let card = ShipCard {
            id: ShipCardId::at(place),
            slug: entry.key.as_str().into(),
            also: entry.texts("also")?.into(),
            chassis: frame.id,
            faction: entry.term("faction")?,
            unique: entry.flag("unique")?.then(|| unique.id(&fold(&name))),
            name,
            size: frame.size,
            flotilla: frame.flotilla,
            hull: frame.hull,
            command: entry.number("command")?,
            squadron: entry.number("squadron")?,
            engineering: entry.number("engineering")?,
            shields: frame.shields,
            battery: zones(&mut entry, "battery", Zone::of(frame.size), Dice::NONE, dice)?,
            anti_squadron: dice(&mut entry, "anti_squadron")?,
            special: optional_dice(&mut entry, "special")?,
            defense: entry.terms("defense")?,
            speed: frame.speed,
            slots: entry.terms("slots")?,
            tags: entry.set("tags")?,
            points: 0,
            in_pool: true,
        };
        if card.special.is_some() != frame.token.special.is_some() {
            return Err(
                entry.error("special", "does not fit the token; a special armament needs a special arc")
            );
        }
        if card.slots.iter().any(|slot| matches!(slot, Slot::Commander | Slot::Title)) {
            return Err(
                entry.error("slots", "names commander or title; write only the icons of the upgrade bar")
            );
        }
        entry.finish()?;
        all.push(card);
    }
    Ok(all)
}
