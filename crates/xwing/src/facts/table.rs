//! Entries that name entries of other tables, and printed names as numbers.

use super::{FactsError, NameId};
use broadside_facts::{Entry, fold};

/// The place of the entry with this slug.
pub(super) fn find<T>(table: &[T], slug: impl Fn(&T) -> &str, wanted: &str) -> Option<usize> {
    table.iter().position(|entry| slug(entry) == wanted)
}

/// The place that was found, or what is wrong with the field that names it.
pub(super) fn found<T>(entry: &Entry, field: &str, slug: &str, found: Option<T>) -> Result<T, FactsError> {
    found.ok_or_else(|| {
        entry.error(field, format!("names `{slug}`, which is not there; write the id of an entry"))
    })
}

/// The printed names seen so far.
#[derive(Clone, Debug, Default)]
pub(super) struct CardNames(Vec<String>);

impl CardNames {
    /// The number of this name; quotation marks and blanks make no difference.
    pub fn id(&mut self, name: &str) -> NameId {
        let folded = fold(name);
        let place = self.0.iter().position(|known| *known == folded).unwrap_or_else(|| {
            self.0.push(folded);
            self.0.len() - 1
        });
        NameId::at(place)
    }

    /// The number of a name that is on a card.
    pub fn known(&self, name: &str) -> Option<NameId> {
        let folded = fold(name);
        self.0.iter().position(|known| *known == folded).map(NameId::at)
    }
}
