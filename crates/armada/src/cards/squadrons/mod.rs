//! What squadron cards say beyond their keywords.

mod imperial;
mod rebel;
mod republic;
mod separatist;

use super::Entry;

/// Every squadron card with an effect of its own.
pub(super) fn entries() -> Vec<Entry> {
    [imperial::ENTRIES, rebel::ENTRIES, republic::ENTRIES, separatist::ENTRIES].concat()
}
