//! The upgrade cards.

use super::Entry;
use crate::rules::Rules;

/// Every upgrade card with an effect, as this edition prints it.
pub(super) fn entries(rules: &Rules) -> Vec<Entry> {
    let _ = rules;
    Vec::new()
}
