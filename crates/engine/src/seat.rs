//! Who sits at the table, and who may look.

use core::cmp::Ordering;
use core::ops::{Index, IndexMut};
use serde::{Deserialize, Serialize};

/// The most seats that a game can have.
pub const MAX_SEATS: usize = 8;

/// A place at the table from which one person (or program) decides. A side can have several seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

/// The seats that win or lose together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Side(pub u8);

impl Side {
    /// The two sides of a game.
    pub const BOTH: [Side; 2] = [Side(0), Side(1)];

    /// The side across the table.
    ///
    /// ```
    /// use broadside_engine::Side;
    /// assert_eq!(Side(0).enemy(), Side(1));
    /// assert_eq!(Side(1).enemy(), Side(0));
    /// ```
    #[must_use]
    pub const fn enemy(self) -> Side {
        Side(self.0 ^ 1)
    }
}

/// One value for each of two sides. A seat cannot be taken for a side where it is read.
///
/// ```
/// use broadside_engine::{PerSide, Side};
/// let mut points = PerSide([3, 5]);
/// points[Side(1)] += 1;
/// assert_eq!((points[Side(0)], points[Side(0).enemy()]), (3, 6));
/// assert_eq!(points.ahead(), Some(Side(1)));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PerSide<T>(pub [T; 2]);

impl<T> PerSide<T> {
    /// What `of` gives for each side.
    pub fn from_fn(of: impl FnMut(Side) -> T) -> PerSide<T> {
        PerSide(Side::BOTH.map(of))
    }

    /// The values with their sides.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Side, &T)> {
        Side::BOTH.into_iter().zip(&self.0)
    }

    /// The values in the order of the sides, to be changed.
    pub fn values_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.0.iter_mut()
    }

    /// What `of` makes of each value.
    pub fn map<U>(self, of: impl FnMut(T) -> U) -> PerSide<U> {
        PerSide(self.0.map(of))
    }
}

impl<T: Ord> PerSide<T> {
    /// The side with the higher value, if one is higher.
    pub fn ahead(&self) -> Option<Side> {
        match self[Side(0)].cmp(&self[Side(1)]) {
            Ordering::Greater => Some(Side(0)),
            Ordering::Less => Some(Side(1)),
            Ordering::Equal => None,
        }
    }
}

impl<T> Index<Side> for PerSide<T> {
    type Output = T;

    #[inline]
    fn index(&self, side: Side) -> &T {
        &self.0[usize::from(side.0)]
    }
}

impl<T> IndexMut<Side> for PerSide<T> {
    #[inline]
    fn index_mut(&mut self, side: Side) -> &mut T {
        &mut self.0[usize::from(side.0)]
    }
}

/// A set of seats.
///
/// ```
/// use broadside_engine::{Seat, Seats};
/// let both = Seats::one(Seat(0)).with(Seat(1));
/// assert_eq!(both.iter().collect::<Vec<_>>(), [Seat(0), Seat(1)]);
/// assert!(both.without(Seat(0)).holds(Seat(1)));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seats(pub u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);
    /// Everybody.
    pub const ALL: Seats = Seats(u8::MAX);

    /// Just this seat.
    pub fn one(seat: Seat) -> Seats {
        Seats(bit(seat))
    }

    /// The first `count` seats.
    pub fn first(count: u8) -> Seats {
        Seats(((1u16 << count) - 1) as u8)
    }

    /// This set and `seat`.
    pub fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | bit(seat))
    }

    /// This set but for `seat`.
    pub fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !bit(seat))
    }

    /// Whether `seat` belongs to the set.
    pub fn holds(self, seat: Seat) -> bool {
        self.0 & bit(seat) != 0
    }

    /// Whether every seat of `other` belongs to the set.
    pub fn holds_all(self, other: Seats) -> bool {
        self.0 & other.0 == other.0
    }

    /// Whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats there are.
    pub fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MAX_SEATS as u8).map(Seat).filter(move |seat| self.holds(*seat))
    }
}

/// The bit of a seat; a seat that no game has belongs to no set.
fn bit(seat: Seat) -> u8 {
    1u8.checked_shl(seat.0.into()).unwrap_or(0)
}

/// Through whose eyes a game is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Viewer {
    /// One player.
    Seat(Seat),
    /// Somebody who watches and knows only what all players know.
    Spectator,
}

impl Viewer {
    /// Whether what only `seat` may see is shown.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// The seats whose knowledge this viewer shares.
    pub fn seats(self) -> Seats {
        match self {
            Viewer::Seat(seat) => Seats::one(seat),
            Viewer::Spectator => Seats::NONE,
        }
    }
}
