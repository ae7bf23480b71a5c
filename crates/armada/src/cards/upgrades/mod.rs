//! The upgrade cards.

mod commanders;
mod officers;
mod outfit;
mod titles;

use super::Entry;
use crate::rules::Rules;

/// Every upgrade card with an effect, as this edition prints it: the first entry of a name counts.
pub(super) fn entries(rules: &Rules) -> Vec<Entry> {
    let first = if rules.first_printing { outfit::FIRST_PRINTING } else { &[] };
    [first, commanders::ENTRIES, officers::ENTRIES, outfit::ENTRIES, titles::ENTRIES].concat()
}
