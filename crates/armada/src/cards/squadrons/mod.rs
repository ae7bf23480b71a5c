//! What squadron cards say beyond their keywords, by faction.

mod imperial;
mod rebel;
mod republic;
mod separatist;

use super::Entry;
use crate::facts::Faction;

/// The cards of each faction, by name.
pub(super) static FILES: [(Faction, &[Entry]); 4] = [
    (Faction::Imperial, imperial::ENTRIES),
    (Faction::Rebel, rebel::ENTRIES),
    (Faction::Republic, republic::ENTRIES),
    (Faction::Separatist, separatist::ENTRIES),
];

/// Every squadron card with an effect of its own.
pub(super) fn entries() -> Vec<Entry> {
    FILES.iter().flat_map(|(_, cards)| *cards).copied().collect()
}
