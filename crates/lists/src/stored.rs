//! The saved form of a list: cards by their slugs, which stay the same when cards are added.
//!
//! A game derives serde's traits for its list and names these modules: `#[serde(with = "stored::card")]` for one card,
//! `stored::cards` for several, `stored::word` for a value of a closed vocabulary.

use std::fmt;

/// Why a saved list cannot be read.
struct NoSuch<'a> {
    what: &'static str,
    slug: &'a str,
}

impl fmt::Display for NoSuch<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no {} `{}`; write the id of one", self.what, self.slug)
    }
}

fn known<I: crate::Known, E: serde::de::Error>(slug: &str) -> Result<I, E> {
    I::by_slug(I::facts(), slug).ok_or_else(|| E::custom(NoSuch { what: I::KIND.word(), slug }))
}

/// One card by its slug.
pub mod card {
    use crate::Known;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    /// Writes the slug.
    pub fn serialize<I: Known, S: Serializer>(id: &I, to: S) -> Result<S::Ok, S::Error> {
        id.slug(I::facts()).serialize(to)
    }

    /// Reads the slug.
    pub fn deserialize<'de, I: Known, D: Deserializer<'de>>(from: D) -> Result<I, D::Error> {
        super::known(&String::deserialize(from)?)
    }
}

/// Several cards by their slugs.
pub mod cards {
    use crate::Known;
    use serde::{Deserialize, Deserializer, Serializer};

    /// Writes the slugs.
    pub fn serialize<I: Known, S: Serializer>(ids: &[I], to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(ids.iter().map(|id| id.slug(I::facts())))
    }

    /// Reads the slugs.
    pub fn deserialize<'de, I: Known, D: Deserializer<'de>>(from: D) -> Result<Vec<I>, D::Error> {
        Vec::<String>::deserialize(from)?.iter().map(|slug| super::known(slug)).collect()
    }
}

/// A value of a closed vocabulary by its word.
pub mod word {
    use broadside_facts::Term;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    /// Writes the word.
    pub fn serialize<T: Term, S: Serializer>(term: &T, to: S) -> Result<S::Ok, S::Error> {
        term.word().serialize(to)
    }

    /// Reads the word.
    pub fn deserialize<'de, T: Term, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
        let word = String::deserialize(from)?;
        // A vocabulary says what it is with its article.
        let what = T::WHAT.split_once(' ').map_or(T::WHAT, |(_, what)| what);
        T::from_word(&word).ok_or_else(|| D::Error::custom(super::NoSuch { what, slug: &word }))
    }
}
