//! What somebody listens to: sets of a game's windows and queries.

use core::fmt::{self, Debug};
use core::marker::PhantomData;
use serde::de::{self, SeqAccess, Visitor};
use serde::ser::SerializeTuple;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::effects::ability::{Ability, On};
use crate::words::{Member, Words};

/// The most members that an enum in a [`Set`] can have. One with more does not compile:
///
/// ```compile_fail,E0080
/// use broadside_engine::{MAX_MEMBERS, Member, Set};
///
/// #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
/// struct Window;
///
/// impl Member for Window {
///     const ALL: &'static [Window] = &[Window; MAX_MEMBERS + 1];
///
///     fn index(self) -> u8 {
///         0
///     }
/// }
///
/// const HEARD: Set<Window> = Set::EMPTY;
/// # fn main() {
/// assert!(!HEARD.has(Window));
/// # }
/// ```
pub const MAX_MEMBERS: usize = 256;

const BITS: usize = u64::BITS as usize;
const WORDS: usize = MAX_MEMBERS / BITS;

/// A set of members of a closed enum: a bit for each.
///
/// ```
/// use broadside_engine::{Set, members};
///
/// members! {
///     /// The timing windows.
///     Window {
///         /// A round begins.
///         RoundStart,
///         /// A round ends.
///         RoundEnd,
///     }
/// }
///
/// let mut heard = Set::EMPTY;
/// heard.insert(Window::RoundEnd);
/// assert!(heard.has(Window::RoundEnd) && !heard.has(Window::RoundStart));
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Set<M> {
    words: [u64; WORDS],
    of: PhantomData<M>,
}

impl<M: Member> Set<M> {
    /// No member.
    pub const EMPTY: Set<M> = {
        assert!(M::ALL.len() <= MAX_MEMBERS, "an enum has more members than a set can hold");
        Set { words: [0; WORDS], of: PhantomData }
    };

    /// How many words are saved: as many as the enum needs, but two for a small one.
    const SAVED: usize = if M::ALL.len() > 2 * BITS { M::ALL.len().div_ceil(BITS) } else { 2 };

    /// Whether a member is in it.
    #[inline]
    pub fn has(&self, member: M) -> bool {
        let (word, bit) = place(member.index());
        self.words[word] & bit != 0
    }

    /// Puts a member in.
    #[inline]
    pub fn insert(&mut self, member: M) {
        self.insert_index(member.index());
    }

    pub(crate) fn insert_index(&mut self, index: u8) {
        let (word, bit) = place(index);
        self.words[word] |= bit;
    }

    /// Puts all members of another set in.
    pub fn join(&mut self, more: &Set<M>) {
        for (word, more) in self.words.iter_mut().zip(more.words) {
            *word |= more;
        }
    }

    /// Whether every member of another set is in it.
    pub fn covers(&self, other: &Set<M>) -> bool {
        self.words.iter().zip(other.words).all(|(word, other)| other & !word == 0)
    }

    /// Its members, in the order of the enum.
    pub fn iter(&self) -> impl Iterator<Item = M> {
        let set = *self;
        M::ALL.iter().copied().filter(move |member| set.has(*member))
    }
}

#[inline]
fn place(index: u8) -> (usize, u64) {
    (usize::from(index) / BITS, 1 << (usize::from(index) % BITS))
}

impl<M: Member> Default for Set<M> {
    fn default() -> Self {
        Set::EMPTY
    }
}

impl<M: Member> Debug for Set<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<M: Member> Serialize for Set<M> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut tuple = serializer.serialize_tuple(Self::SAVED)?;
        for word in &self.words[..Self::SAVED] {
            tuple.serialize_element(word)?;
        }
        tuple.end()
    }
}

impl<'de, M: Member> Deserialize<'de> for Set<M> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Saved<M>(PhantomData<M>);

        impl<'de, M: Member> Visitor<'de> for Saved<M> {
            type Value = Set<M>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{} numbers of 64 bits", Set::<M>::SAVED)
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut saved: A) -> Result<Set<M>, A::Error> {
                let mut set = Set::EMPTY;
                for (at, word) in set.words[..Set::<M>::SAVED].iter_mut().enumerate() {
                    *word = saved.next_element()?.ok_or_else(|| de::Error::invalid_length(at, &self))?;
                }
                Ok(set)
            }
        }

        deserializer.deserialize_tuple(Self::SAVED, Saved(PhantomData))
    }
}

/// Declares a closed enum whose members can be in a [`Set`]: a game's windows, a game's queries.
#[macro_export]
macro_rules! members {
    ($(#[$meta:meta])* $name:ident { $($(#[$note:meta])* $variant:ident),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, ::serde::Serialize, ::serde::Deserialize,
        )]
        #[repr(u8)]
        pub enum $name { $($(#[$note])* $variant),+ }

        impl $name {
            /// All of them.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];
        }

        impl $crate::Member for $name {
            const ALL: &'static [$name] = $name::ALL;

            #[inline]
            fn index(self) -> u8 {
                self as u8
            }
        }

        // There is room for them in a set.
        const _: $crate::Set<$name> = $crate::Set::EMPTY;
    };
}

/// The windows and queries that somebody listens to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Ears<W: Words> {
    /// The windows with a listening ability (also one that replaces).
    pub windows: Set<W::Window>,
    /// The queries with a modifier.
    pub queries: Set<W::Query>,
    /// Whether any ability can be used at any time.
    pub any_time: bool,
}

impl<W: Words> Default for Ears<W> {
    fn default() -> Self {
        Ears { windows: Set::EMPTY, queries: Set::EMPTY, any_time: false }
    }
}

impl<W: Words> Ears<W> {
    /// What some abilities listen to.
    pub fn of(abilities: &[Ability<W>]) -> Ears<W> {
        let mut ears = Ears::default();
        for ability in abilities {
            match ability.on {
                On::Window(window) | On::Would(window) => ears.windows.insert(window),
                On::Query(query, _) => ears.queries.insert(query),
                On::AnyTime => ears.any_time = true,
            }
        }
        ears
    }

    /// Listens to what others listen to, too.
    pub fn join(&mut self, more: &Ears<W>) {
        self.windows.join(&more.windows);
        self.queries.join(&more.queries);
        self.any_time |= more.any_time;
    }

    /// Whether these hear all that others hear.
    pub fn covers(&self, other: &Ears<W>) -> bool {
        self.windows.covers(&other.windows)
            && self.queries.covers(&other.queries)
            && (self.any_time || !other.any_time)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    /// A member of an enum of `COUNT`, without writing them all down.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    struct One<const COUNT: usize>(u8);

    impl<const COUNT: usize> One<COUNT> {
        const EACH: [One<COUNT>; COUNT] = {
            let mut all = [One(0); COUNT];
            let mut at = 0;
            while at < COUNT {
                all[at] = One(at as u8);
                at += 1;
            }
            all
        };
    }

    impl<const COUNT: usize> Member for One<COUNT> {
        const ALL: &'static [Self] = &Self::EACH;

        fn index(self) -> u8 {
            self.0
        }
    }

    fn some<const COUNT: usize>(indices: &[u8]) -> Set<One<COUNT>> {
        let mut set = Set::EMPTY;
        indices.iter().for_each(|index| set.insert(One(*index)));
        set
    }

    #[test]
    fn a_set_has_what_was_put_in() {
        let set = some::<256>(&[0, 63, 64, 200, 255]);
        let found: Vec<u8> = set.iter().map(|one| one.0).collect();
        assert_eq!(found, [0, 63, 64, 200, 255]);
        assert!(!set.has(One(1)) && !set.has(One(128)));
    }

    #[test]
    fn sets_join_and_cover() {
        let (one, other) = (some::<256>(&[3, 130]), some(&[3, 250]));
        let mut both = one;
        both.join(&other);
        assert_eq!(both, some(&[3, 130, 250]));
        assert!(both.covers(&one) && both.covers(&other) && !one.covers(&other));
    }

    #[test]
    fn as_many_words_are_saved_as_the_enum_needs() {
        assert_eq!(serde_json::to_value(some::<6>(&[5])).unwrap(), json!([32, 0]));
        assert_eq!(serde_json::to_value(some::<128>(&[64])).unwrap(), json!([0, 1]));
        assert_eq!(serde_json::to_value(some::<129>(&[128])).unwrap(), json!([0, 0, 1]));
    }

    #[test]
    fn sets_survive_both_forms() {
        fn there_and_back<const COUNT: usize>(indices: &[u8]) {
            let set = some::<COUNT>(indices);
            let tree = serde_json::to_value(set).unwrap();
            assert_eq!(serde_json::from_value::<Set<One<COUNT>>>(tree).unwrap(), set);
            let bytes = postcard::to_allocvec(&set).unwrap();
            assert_eq!(postcard::from_bytes::<Set<One<COUNT>>>(&bytes).unwrap(), set);
        }
        there_and_back::<6>(&[0, 5]);
        there_and_back::<128>(&[0, 63, 64, 127]);
        there_and_back::<256>(&[1, 100, 255]);
    }

    #[test]
    fn a_set_that_was_cut_off_is_refused() {
        assert!(serde_json::from_value::<Set<One<200>>>(json!([0, 1])).is_err());
    }
}
