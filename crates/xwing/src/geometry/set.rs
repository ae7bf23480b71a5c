//! Pieces by their places in a list.

/// Pieces by their places in a list: bit `n` stands for the `n`th. The first 64 count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct Set(pub u64);

impl Set {
    /// No piece.
    pub const NONE: Set = Set(0);

    /// Those for which it holds.
    pub fn of(pieces: impl Iterator<Item = bool>) -> Set {
        Set(pieces.take(64).enumerate().fold(0, |mask, (place, holds)| mask | u64::from(holds) << place))
    }

    /// One piece.
    pub const fn one(place: usize) -> Set {
        if place < 64 { Set(1 << place) } else { Set(0) }
    }

    /// Whether it names no piece.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many it names.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the piece in this place is among them.
    pub const fn contains(self, place: usize) -> bool {
        place < 64 && self.0 >> place & 1 == 1
    }

    /// Those in either.
    pub const fn and(self, other: Set) -> Set {
        Set(self.0 | other.0)
    }

    /// Those that are not in the other.
    pub const fn without(self, other: Set) -> Set {
        Set(self.0 & !other.0)
    }

    /// The places, ascending.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..64).filter(move |&place| self.contains(place))
    }
}
