//! Upgrade cards, a file for each group of slots.

mod crew;
mod exchange;
mod force;
mod gear;
mod gunner;
mod talent;
mod weapons;

use super::Entry;

/// The fronts of the cards.
pub(super) static ENTRIES: &[&[Entry]] =
    &[crew::ENTRIES, force::ENTRIES, gear::ENTRIES, gunner::ENTRIES, talent::ENTRIES, weapons::ENTRIES];

/// The backs of the cards.
pub(super) static BACKS: &[Entry] = &[];
