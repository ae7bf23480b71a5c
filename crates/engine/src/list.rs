//! A short list that lives inside a flat state.

use core::fmt;
use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// At most `N` values in place: no heap, `Copy`, equal when the values in use are equal.
///
/// ```
/// use broadside_engine::List;
/// let mut hand: List<u8, 4> = List::new();
/// hand.push(7);
/// hand.push(9);
/// assert_eq!(hand.as_slice(), [7, 9]);
/// assert_eq!(hand.try_push(1).and(hand.try_push(2)).and(hand.try_push(3)), Err(3));
/// ```
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// An empty list.
    pub fn new() -> Self {
        const { assert!(N <= u8::MAX as usize, "a list counts its values in one byte") };
        List { len: 0, items: [T::default(); N] }
    }

    /// The first `N` values of `items`.
    pub fn of(items: &[T]) -> Self {
        let mut list = List::new();
        for item in items.iter().take(N) {
            list.push(*item);
        }
        list
    }

    /// Appends a value; one that finds no room comes back.
    pub fn try_push(&mut self, item: T) -> Result<(), T> {
        match self.items.get_mut(self.len as usize) {
            Some(place) => {
                *place = item;
                self.len += 1;
                Ok(())
            }
            None => Err(item),
        }
    }

    /// Appends a value.
    ///
    /// # Panics
    ///
    /// When the list is full. Where lists of players decide how much is pushed, use [`List::try_push`].
    pub fn push(&mut self, item: T) {
        assert!(self.try_push(item).is_ok(), "a list of {N} is full");
    }

    /// Takes the last value off.
    pub fn pop(&mut self) -> Option<T> {
        let item = self.last().copied()?;
        self.len -= 1;
        self.items[self.len as usize] = T::default();
        Some(item)
    }

    /// Takes the value at `at` out; those behind it move up.
    ///
    /// # Panics
    ///
    /// When there is no such value.
    pub fn remove(&mut self, at: usize) -> T {
        let item = self.as_slice()[at];
        self.items.copy_within(at + 1..self.len as usize, at);
        self.len -= 1;
        self.items[self.len as usize] = T::default();
        item
    }

    /// Puts a value at `at`; those from there on move down. A value that finds no room comes back.
    pub fn try_insert(&mut self, at: usize, item: T) -> Result<(), T> {
        let len = self.len as usize;
        if len == N || at > len {
            return Err(item);
        }
        self.items.copy_within(at..len, at + 1);
        self.items[at] = item;
        self.len += 1;
        Ok(())
    }

    /// Keeps the values that pass, in their order.
    pub fn retain(&mut self, mut keep: impl FnMut(&T) -> bool) {
        let mut kept = 0;
        for at in 0..self.len as usize {
            if keep(&self.items[at]) {
                self.items[kept] = self.items[at];
                kept += 1;
            }
        }
        self.truncate(kept);
    }

    /// Drops all but the first `len` values.
    pub fn truncate(&mut self, len: usize) {
        while self.len as usize > len {
            self.len -= 1;
            self.items[self.len as usize] = T::default();
        }
    }

    /// Drops all values.
    pub fn clear(&mut self) {
        self.truncate(0);
    }
}

impl<T, const N: usize> List<T, N> {
    /// The values in use.
    pub fn as_slice(&self) -> &[T] {
        &self.items[..self.len as usize]
    }

    /// The values in use, to be changed in place.
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }

    /// Whether another value finds room.
    pub fn is_full(&self) -> bool {
        self.len as usize == N
    }
}

impl<T, const N: usize> core::ops::Deref for List<T, N> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        self.as_slice()
    }
}

impl<T, const N: usize> core::ops::DerefMut for List<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        self.as_mut_slice()
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        List::new()
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    /// # Panics
    ///
    /// When there are more than `N` values.
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = List::new();
        for item in items {
            list.push(item);
        }
        list
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a List<T, N> {
    type Item = &'a T;
    type IntoIter = core::slice::Iter<'a, T>;
    fn into_iter(self) -> Self::IntoIter {
        self.as_slice().iter()
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: PartialOrd, const N: usize> PartialOrd for List<T, N> {
    fn partial_cmp(&self, other: &Self) -> Option<core::cmp::Ordering> {
        self.as_slice().partial_cmp(other.as_slice())
    }
}

impl<T: Ord, const N: usize> Ord for List<T, N> {
    fn cmp(&self, other: &Self) -> core::cmp::Ordering {
        self.as_slice().cmp(other.as_slice())
    }
}

impl<T: core::hash::Hash, const N: usize> core::hash::Hash for List<T, N> {
    fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut seq = serializer.serialize_seq(Some(self.as_slice().len()))?;
        for item in self.as_slice() {
            seq.serialize_element(item)?;
        }
        seq.end()
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Values<T, const N: usize>(core::marker::PhantomData<T>);
        impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Visitor<'de> for Values<T, N> {
            type Value = List<T, N>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "at most {N} values")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
                let mut list = List::new();
                while let Some(item) = seq.next_element()? {
                    list.try_push(item).map_err(|_| A::Error::invalid_length(N + 1, &self))?;
                }
                Ok(list)
            }
        }
        deserializer.deserialize_seq(Values(core::marker::PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_out_of_use_do_not_tell_lists_apart() {
        let mut a: List<u8, 4> = List::of(&[1, 2, 3]);
        a.pop();
        assert_eq!(a, List::of(&[1, 2]));
        a.remove(0);
        assert_eq!(a.as_slice(), [2]);
        assert_eq!(a.try_insert(0, 9), Ok(()));
        assert_eq!(a.try_insert(3, 9), Err(9));
        assert_eq!(a.as_slice(), [9, 2]);
        a.retain(|x| *x == 2);
        assert_eq!(a.as_slice(), [2]);
    }

    #[test]
    fn a_list_that_is_too_long_is_refused_on_loading() {
        let error = serde_json::from_str::<List<u8, 2>>("[1,2,3]").unwrap_err().to_string();
        assert!(error.contains("at most 2 values"), "{error}");
        assert_eq!(serde_json::from_str::<List<u8, 2>>("[1,2]").unwrap().as_slice(), [1, 2]);
    }
}
