//! Closed vocabularies: enums whose values have one word in the data files, and small sets of them.

use std::marker::PhantomData;

/// A value of a closed vocabulary, written as one word in the data files.
pub trait Term: Copy + Eq + 'static {
    /// Every value, in the order of the enum.
    const ALL: &'static [Self];

    /// What kind of thing it is, for messages.
    const WHAT: &'static str;

    /// The word that stands for it in the data files.
    fn word(self) -> &'static str;

    /// Its place in [`Term::ALL`].
    fn index(self) -> usize;

    /// The value with this word.
    fn from_word(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|term| term.word() == word)
    }
}

/// An enum whose values have one word each in the data files.
#[macro_export]
macro_rules! terms {
    ($(#[$meta:meta])* $name:ident, $what:literal { $($(#[$note:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash,
            $crate::serde::Serialize, $crate::serde::Deserialize,
        )]
        #[serde(crate = "broadside_facts::serde")]
        #[repr(u8)]
        pub enum $name { $($(#[$note])* $variant),+ }

        impl $crate::Term for $name {
            const ALL: &'static [Self] = &[$($name::$variant),+];
            const WHAT: &'static str = $what;
            fn word(self) -> &'static str {
                match self { $($name::$variant => $word),+ }
            }
            fn index(self) -> usize {
                self as usize
            }
        }
    };
}
/// A set of values of one vocabulary of at most 32 words.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Set<T> {
    bits: u32,
    of: PhantomData<T>,
}

impl<T: Term> Set<T> {
    /// The set without a value.
    pub const EMPTY: Set<T> = Set { bits: 0, of: PhantomData };

    /// Adds a value.
    #[must_use]
    pub fn with(self, term: T) -> Set<T> {
        Set { bits: self.bits | 1 << term.index(), of: PhantomData }
    }

    /// Whether the value is in the set.
    #[inline]
    pub fn contains(self, term: T) -> bool {
        self.bits >> term.index() & 1 == 1
    }

    /// Whether no value is in the set.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// How many values are in the set.
    pub fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    /// The values, in the order of the vocabulary.
    pub fn iter(self) -> impl Iterator<Item = T> {
        T::ALL.iter().copied().filter(move |term| self.contains(*term))
    }
}

impl<T: Term> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(terms: I) -> Set<T> {
        terms.into_iter().fold(Set::EMPTY, Set::with)
    }
}

impl<T: Term> std::fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter().map(Term::word)).finish()
    }
}
