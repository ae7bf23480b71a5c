//! Who plays for which side, and whose something is.

use broadside_engine::{List, MAX_SEATS, Seat, Seats, Side};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Board;
use crate::words::{ShipNo, Thing};

/// The enemies who have looked at something of a ship: a bit for each, in the order in which they sit on their side. Where they are one
/// player it is a `bool` of old.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lookers(u8);

impl Lookers {
    /// Whether nobody has looked.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The bit of an enemy.
    fn bit(seat: Seat) -> u8 {
        1 << (usize::from(seat.0) / Side::BOTH.len())
    }
}

impl Serialize for Lookers {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if to.is_human_readable() && self.0 < 2 { (self.0 == 1).serialize(to) } else { self.0.serialize(to) }
    }
}

impl<'de> Deserialize<'de> for Lookers {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Lookers, D::Error> {
        /// How files say it.
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            One(bool),
            More(u8),
        }
        if !from.is_human_readable() {
            return u8::deserialize(from).map(Lookers);
        }
        Ok(match Written::deserialize(from)? {
            Written::One(looked) => Lookers(looked.into()),
            Written::More(bits) => Lookers(bits),
        })
    }
}

impl Board {
    /// The first player's side.
    #[inline]
    pub fn first(&self) -> Side {
        self.seating.first
    }

    /// The second player's side.
    #[inline]
    pub fn second(&self) -> Side {
        self.seating.first.enemy()
    }

    /// The sides in player order.
    pub fn in_order(&self) -> [Side; 2] {
        [self.first(), self.second()]
    }

    /// All players.
    pub fn players(&self) -> Seats {
        self.seating.all()
    }

    /// The side for which a seat plays.
    #[inline]
    pub fn side(&self, seat: Seat) -> Side {
        self.seating.side(seat)
    }

    /// The players of a side, the one who speaks for it first.
    pub fn team(&self, side: Side) -> impl Iterator<Item = Seat> + use<> {
        self.seating.team(side)
    }

    /// The seat that speaks for a side where no piece is concerned.
    #[inline]
    pub fn speaker(&self, side: Side) -> Seat {
        self.seating.speaker(side)
    }

    /// The seat that speaks for the first player's side.
    pub fn first_speaker(&self) -> Seat {
        self.speaker(self.first())
    }

    /// All seats in player order: the first player's side first, and who speaks for a side before the others.
    pub fn player_order(&self) -> List<Seat, MAX_SEATS> {
        self.seating.order()
    }

    /// The side of the player who controls a ship.
    #[inline]
    pub fn side_of_ship(&self, ship: ShipNo) -> Side {
        self.side(self.ship(ship).controller)
    }

    /// To which side something belongs.
    pub fn side_of(&self, thing: impl Into<Thing>) -> Option<Side> {
        self.decider(thing.into()).map(|seat| self.side(seat))
    }

    /// The seat that takes every decision for something: who controls the ship or device, or the ship that bears the card; who speaks
    /// for the side.
    pub fn decider(&self, thing: Thing) -> Option<Seat> {
        match thing {
            Thing::Upgrade(upgrade) => Some(self.ship(self.upgrade(upgrade).ship).controller),
            Thing::Card(card) => self.decks.bearer(card).and_then(|unit| self.controller(unit)),
            Thing::Player(side) => Some(self.speaker(side)),
            _ => self.controller(thing.object()?),
        }
    }

    /// Whether a seat controls a ship.
    pub fn controls(&self, seat: Seat, ship: ShipNo) -> bool {
        self.ship(ship).controller == seat
    }

    /// Whether a seat knows what is on a ship's facedown dial: who controls the ship, and the enemies who have looked at it. A teammate
    /// does not (xwing.dial.04).
    pub fn knows_dial(&self, seat: Seat, ship: ShipNo) -> bool {
        let it = self.ship(ship);
        let looked = it.dial_seen.0 & Lookers::bit(seat) != 0 && self.side(seat) != self.side(it.controller);
        it.controller == seat || looked
    }

    /// The enemies who have looked at a ship's dial, with one more.
    pub(crate) fn lookers_with(&self, seat: Seat, ship: ShipNo) -> Lookers {
        let before = self.ship(ship).dial_seen;
        if self.side(seat) == self.side_of_ship(ship) {
            before
        } else {
            Lookers(before.0 | Lookers::bit(seat))
        }
    }

    /// Whether two things belong to one side. Something that belongs to nobody is friendly to nothing.
    pub fn friendly(&self, one: impl Into<Thing>, other: impl Into<Thing>) -> bool {
        self.side_of(one).is_some_and(|side| self.side_of(other) == Some(side))
    }

    /// Whether two things belong to different sides. Something that belongs to nobody is nobody's enemy.
    pub fn enemies(&self, one: impl Into<Thing>, other: impl Into<Thing>) -> bool {
        self.side_of(one).is_some_and(|side| self.side_of(other) == Some(side.enemy()))
    }

    /// Whether a side has no ship that is not removed (xwing.removed.03, xwing.removed.04).
    pub fn is_wiped_out(&self, side: Side) -> bool {
        !self.ships.iter().any(|ship| self.side(ship.controller) == side && !ship.is_gone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_has_looked_is_saved_as_it_was_when_there_was_one_enemy() {
        for (lookers, json) in
            [(Lookers(0), "false"), (Lookers(1), "true"), (Lookers(2), "2"), (Lookers(3), "3")]
        {
            assert_eq!(serde_json::to_string(&lookers).expect("plain data"), json);
            assert_eq!(serde_json::from_str::<Lookers>(json).expect("as it was written"), lookers);
        }
    }
}
