//! Where the words of a query stand in a text.

use std::collections::HashSet;

use crate::Language;
use crate::query::Asked;
use crate::words::{stem, words};

impl Asked<'_> {
    /// Where words of the query, or what they stand for, are in a text: byte ranges in order, none touching another.
    pub fn marks(&self, text: &str, language: Language) -> Vec<(usize, usize)> {
        let ways = self.concepts.iter().flat_map(|concept| &concept.ways);
        let terms: HashSet<u32> =
            ways.filter(|way| way.language == language).flat_map(|way| &way.terms).copied().collect();
        let is_meant = |plain: &str| {
            self.index.term(&stem(plain, language), language).is_some_and(|term| terms.contains(&term))
        };
        words(text).into_iter().filter(|word| is_meant(&word.plain)).map(|word| word.span).collect()
    }
}
