//! Numbers that several kinds of cards have: charges, primary weapons, special weapons.

use super::Arc;
use broadside_facts::{Entry, FactsError, Term};

/// Charges or Force of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Charges {
    /// How many it has.
    pub value: u8,
    /// How many it recovers in the End Phase; a negative number is lost.
    pub recovers: i8,
}

/// A primary weapon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Primary {
    /// Its arc.
    pub arc: Arc,
    /// Its attack value.
    pub value: u8,
}

/// A special weapon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weapon {
    /// Its arc.
    pub arc: Arc,
    /// Its attack value.
    pub value: u8,
    /// The least and the greatest attack range.
    pub range: (u8, u8),
    /// Whether it has the icon that takes the range bonus away.
    pub ordnance: bool,
}

/// Charges, or none.
pub(super) fn charges(entry: &mut Entry, field: &str) -> Result<Option<Charges>, FactsError> {
    let Some(mut section) = entry.optional_section(field)? else { return Ok(None) };
    let charges = Charges {
        value: section.number("value")?,
        recovers: section.optional_number("recovers")?.unwrap_or(0),
    };
    section.finish()?;
    Ok(Some(charges))
}

/// Attack values by arc, `single_turret = 2`.
pub(super) fn primaries(entry: &mut Entry, field: &str) -> Result<Box<[Primary]>, FactsError> {
    let Some(mut section) = entry.optional_section(field)? else { return Ok(Box::default()) };
    let mut all = Vec::new();
    for &arc in Arc::ALL {
        if let Some(value) = section.optional_number(&arc.word().replace(' ', "_"))? {
            all.push(Primary { arc, value });
        }
    }
    section.finish()?;
    Ok(all.into())
}

/// A special weapon, or none.
pub(super) fn weapon(entry: &mut Entry) -> Result<Option<Weapon>, FactsError> {
    let Some(mut section) = entry.optional_section("attack")? else { return Ok(None) };
    let arc = section.term("arc")?;
    let value = section.number("value")?;
    let right = "a range as [least, greatest]";
    let range = section.optional_numbers("range", right)?;
    let [least, greatest]: [u8; 2] = section.needed("range", range, right)?;
    let ordnance = section.flag("ordnance")?;
    section.finish()?;
    Ok(Some(Weapon { arc, value, range: (least, greatest), ordnance }))
}
