//! Who plays for which side, and whose something is.

use broadside_engine::{List, MAX_SEATS, Seat, Seats, Side};

use super::Board;
use crate::words::{ShipNo, Thing};

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
