//! What entries of Armada's data files hold beside words and numbers: dice, and a value per hull zone.

use super::{Dice, Zone};
use broadside_facts::{Entry, FactsError, Term};

const DICE: &str = "dice as [red, blue, black]";

/// Dice, or none.
pub(super) fn optional_dice(entry: &mut Entry, field: &str) -> Result<Option<Dice>, FactsError> {
    let dice = entry.optional_numbers(field, DICE)?;
    Ok(dice.map(|[red, blue, black]| Dice { red, blue, black }))
}

/// Dice.
pub(super) fn dice(entry: &mut Entry, field: &str) -> Result<Dice, FactsError> {
    let dice = optional_dice(entry, field)?;
    entry.needed(field, dice, DICE)
}

/// One value per hull zone: all zones that `zones` names, and no others.
pub(super) fn zones<T: Copy>(
    entry: &mut Entry,
    field: &str,
    zones: &[Zone],
    absent: T,
    read: impl Fn(&mut Entry, &str) -> Result<T, FactsError>,
) -> Result<[T; 6], FactsError> {
    let mut section = entry.section(field)?;
    let mut values = [absent; 6];
    for zone in zones {
        values[zone.index()] = read(&mut section, zone.word())?;
    }
    section.finish()?;
    Ok(values)
}
