//! The twenty-two damage cards.

use super::Entry;

/// Every damage card.
pub(super) static ENTRIES: &[Entry] = &[];
