//! Who plays for whom.

use serde::{Deserialize, Serialize};

use crate::list::List;
use crate::seat::{MAX_SEATS, Seat, Seats, Side};

/// Which side is the first player's, and how many seats there are.
///
/// The sides take seats in turn, so that teams are as even as can be: seats 0, 2, 4 and 6 play for one side, seats 1, 3, 5 and 7 for
/// the other. The first seat of a side speaks for it; in a game of two players that is all there is.
///
/// A saved position has one byte for it: the first side, and two more for every seat beyond two.
///
/// ```
/// use broadside_engine::{Seat, Seating, Side};
/// let four = Seating { first: Side(1), seats: 4 };
/// assert!(four.order().iter().eq(&[Seat(1), Seat(3), Seat(0), Seat(2)]));
/// assert_eq!((four.side(Seat(2)), four.speaker(Side(1))), (Side(0), Seat(1)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "u8", into = "u8")]
pub struct Seating {
    /// The first player's side.
    pub first: Side,
    /// How many seats there are, at least one a side.
    pub seats: u8,
}

/// The fewest seats: one a side. Every so many seats one of the same side follows.
const FEWEST: u8 = Side::BOTH.len() as u8;

impl Default for Seating {
    fn default() -> Self {
        Seating { first: Side(0), seats: FEWEST }
    }
}

impl From<u8> for Seating {
    fn from(byte: u8) -> Self {
        Seating { first: Side(byte % FEWEST), seats: (FEWEST + byte / FEWEST).min(MAX_SEATS as u8) }
    }
}

impl From<Seating> for u8 {
    fn from(seating: Seating) -> u8 {
        seating.first.0 + FEWEST * seating.seats.saturating_sub(FEWEST)
    }
}

impl Seating {
    /// All seats.
    pub fn all(self) -> Seats {
        Seats::first(self.seats)
    }

    /// The side for which a seat plays.
    #[inline]
    pub fn side(self, seat: Seat) -> Side {
        Side(seat.0 % FEWEST)
    }

    /// The seats of a side, the one that speaks for it first.
    pub fn team(self, side: Side) -> impl Iterator<Item = Seat> + use<> {
        (side.0..self.seats).step_by(FEWEST.into()).map(Seat)
    }

    /// The seat that speaks for a side where no piece is concerned, or where a side has to choose among its pieces.
    #[inline]
    pub fn speaker(self, side: Side) -> Seat {
        Seat(side.0)
    }

    /// All seats in player order: the first player's side first, and who speaks for a side before the others.
    pub fn order(self) -> List<Seat, MAX_SEATS> {
        self.order_from(self.first)
    }

    /// All seats, those of this side first.
    pub fn order_from(self, side: Side) -> List<Seat, MAX_SEATS> {
        self.team(side).chain(self.team(side.enemy())).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seating_is_saved_in_one_byte_that_for_two_players_is_the_first_side() {
        for seats in FEWEST..=MAX_SEATS as u8 {
            for first in Side::BOTH {
                let seating = Seating { first, seats };
                assert_eq!(Seating::from(u8::from(seating)), seating);
            }
        }
        assert_eq!(Side::BOTH.map(|first| u8::from(Seating { first, seats: 2 })), [0, 1]);
        assert_eq!(Seating::from(u8::MAX).seats, MAX_SEATS as u8, "what was damaged has no seat too many");
    }

    #[test]
    fn every_seat_has_its_turn_and_teammates_are_no_enemies() {
        let five = Seating { first: Side(1), seats: 5 };
        assert!(five.order().iter().eq(&[1, 3, 0, 2, 4].map(Seat)));
        assert!(five.team(Side(0)).all(|seat| five.side(seat) == Side(0)));
        assert_eq!(five.side(Seat(3)), five.side(Seat(0)).enemy());
    }
}
