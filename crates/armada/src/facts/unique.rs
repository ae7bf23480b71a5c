//! Unique names as numbers, so that a fleet is checked without comparing texts.

use super::UniqueNameId;

/// The unique names seen so far.
#[derive(Clone, Debug, Default)]
pub(super) struct UniqueNames(Vec<String>);

impl UniqueNames {
    /// The number of this folded name.
    pub fn id(&mut self, folded: &str) -> UniqueNameId {
        let place = self.0.iter().position(|name| name == folded).unwrap_or_else(|| {
            self.0.push(folded.to_owned());
            self.0.len() - 1
        });
        UniqueNameId::at(place)
    }

    /// How many different names there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }
}
