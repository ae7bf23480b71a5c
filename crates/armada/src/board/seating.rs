//! Who sits at the table: two sides, each with one or more players.

use broadside_engine::{List, MAX_SEATS, Seat, Seats, Side};

use super::Board;
use crate::words::{Piece, ShipNo, SquadronNo, Thing};

/// The most players in a game: three a side (armada.team-play.71).
pub const MAX_PLAYERS: u8 = 6;

impl Board {
    /// The side with initiative.
    #[inline]
    pub fn first(&self) -> Side {
        self.seating.first
    }

    /// The side without initiative.
    #[inline]
    pub fn second(&self) -> Side {
        self.seating.first.enemy()
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

    /// The seat that speaks for a side where no piece is concerned, or where a side has to choose among its pieces.
    #[inline]
    pub fn speaker(&self, side: Side) -> Seat {
        self.seating.speaker(side)
    }

    /// The seat that speaks for the enemies of a seat.
    pub fn enemy_speaker(&self, seat: Seat) -> Seat {
        self.speaker(self.side(seat).enemy())
    }

    /// All seats in player order: the first player's side first, and who speaks for a side before the others.
    pub fn player_order(&self) -> List<Seat, MAX_SEATS> {
        self.seating.order()
    }

    /// The side of the player who controls a ship.
    pub fn side_of_ship(&self, ship: ShipNo) -> Side {
        self.side(self.ship(ship).controller)
    }

    /// The side of the player who controls a squadron.
    pub fn side_of_squadron(&self, squadron: SquadronNo) -> Side {
        self.side(self.squadron(squadron).controller)
    }

    /// To which side something belongs.
    pub fn side_of(&self, thing: Thing) -> Option<Side> {
        match thing.piece() {
            Some(Piece::Ship(ship)) => Some(self.side_of_ship(ship)),
            Some(Piece::Squadron(squadron)) => Some(self.side_of_squadron(squadron)),
            Some(Piece::Obstacle(obstacle)) => self.obstacles[obstacle.index()].owner,
            Some(Piece::Token(token)) => self.tokens[token.index()].owner,
            None => match thing {
                Thing::Upgrade(upgrade) => Some(self.side_of_ship(self.upgrade(upgrade).ship)),
                Thing::Player(side) => Some(side),
                _ => None,
            },
        }
    }

    /// The seat that takes every decision for something (armada.team-play.72): who controls the ship, the squadron or
    /// the ship that bears the card; who speaks for the side to which anything else belongs.
    pub fn decider(&self, thing: Thing) -> Option<Seat> {
        match thing.piece() {
            Some(Piece::Ship(ship)) => Some(self.ship(ship).controller),
            Some(Piece::Squadron(squadron)) => Some(self.squadron(squadron).controller),
            Some(Piece::Obstacle(_) | Piece::Token(_)) => self.side_of(thing).map(|side| self.speaker(side)),
            None => match thing {
                Thing::Upgrade(upgrade) => Some(self.ship(self.upgrade(upgrade).ship).controller),
                _ => self.side_of(thing).map(|side| self.speaker(side)),
            },
        }
    }

    /// Whether two things belong to one side. Something that belongs to nobody is friendly to nothing.
    pub fn friendly(&self, one: Thing, other: Thing) -> bool {
        matches!((self.side_of(one), self.side_of(other)), (Some(one), Some(other)) if one == other)
    }
}
