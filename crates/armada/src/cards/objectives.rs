//! The objectives: what they change in setup, and their abilities.

use super::Entry;

/// What an objective changes in setup.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Plan {}

/// What the objective of this name changes in setup.
pub(crate) fn plan(slug: &str) -> Plan {
    let _ = slug;
    Plan {}
}

/// Every objective with abilities.
pub(super) static ENTRIES: &[Entry] = &[];
