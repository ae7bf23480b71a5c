//! Who sits at the table, and who may look.

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
