//! A set of editions.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::Edition;

/// The editions in which something holds, in one byte.
///
/// ```
/// use broadside_rulebook::{Edition, Editions};
/// let both = Editions::from_iter([Edition::Arc, Edition::Rr15]);
/// assert!(both.contains(Edition::Arc) && !both.contains(Edition::Rr1));
/// assert_eq!(both.to_string(), "rr15, arc");
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Editions(u8);

impl Editions {
    /// No edition at all.
    pub const NONE: Editions = Editions(0);

    /// Whether `edition` is in the set.
    pub const fn contains(self, edition: Edition) -> bool {
        self.0 & (1 << edition as u8) != 0
    }

    /// Whether the set has no edition.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The editions in both sets.
    pub const fn and(self, other: Editions) -> Editions {
        Editions(self.0 & other.0)
    }

    /// The editions in either set.
    pub const fn or(self, other: Editions) -> Editions {
        Editions(self.0 | other.0)
    }

    /// The editions in this set that are not in `other`.
    pub const fn without(self, other: Editions) -> Editions {
        Editions(self.0 & !other.0)
    }

    /// The editions of the set, oldest first.
    pub fn iter(self) -> impl Iterator<Item = Edition> {
        Edition::ALL.into_iter().filter(move |&e| self.contains(e))
    }
}

impl From<Edition> for Editions {
    fn from(edition: Edition) -> Editions {
        Editions(1 << edition as u8)
    }
}

impl FromIterator<Edition> for Editions {
    fn from_iter<I: IntoIterator<Item = Edition>>(editions: I) -> Editions {
        editions.into_iter().fold(Editions::NONE, |set, e| set.or(e.into()))
    }
}

impl fmt::Display for Editions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<_> = self.iter().map(Edition::word).collect();
        f.pad(&words.join(", "))
    }
}

impl fmt::Debug for Editions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Editions {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Editions {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Editions, D::Error> {
        let set: Editions = Vec::<Edition>::deserialize(deserializer)?.into_iter().collect();
        if set.is_empty() { Err(de::Error::custom("a list of editions names at least one")) } else { Ok(set) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_reads_back_in_the_order_of_the_editions() {
        let set: Editions = serde_json::from_str(r#"["arc","rr1"]"#).unwrap();
        assert_eq!(serde_json::to_string(&set).unwrap(), r#"["rr1","arc"]"#);
        assert_eq!(set.without(Edition::Rr1.into()), Edition::Arc.into());
        assert!(set.and(Edition::Rr15.into()).is_empty());
    }

    #[test]
    fn an_empty_list_or_a_strange_word_is_refused() {
        assert!(serde_json::from_str::<Editions>("[]").is_err());
        assert!(serde_json::from_str::<Editions>(r#"["rr2"]"#).is_err());
    }
}
