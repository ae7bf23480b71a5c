//! Dials, and how hard a maneuver is.

use broadside_engine::About;

use crate::XWingLook;
use crate::facts::{Difficulty, Maneuver};
use crate::words::{Query, ShipNo, Thing};

/// How hard a maneuver is for a ship that executes it (xwing.difficulty.06, xwing.difficulty.07, xwing.difficulty.08,
/// xwing.difficulty.09, xwing.difficulty.10, xwing.difficulty.11, xwing.difficulty.12).
pub fn difficulty(look: &XWingLook<'_>, ship: ShipNo, maneuver: Maneuver) -> Difficulty {
    let about = About::both(Thing::Ship(ship), Thing::Maneuver(maneuver));
    // xwing.difficulty.13, xwing.difficulty.72
    let treated = match look.value(Query::TreatedAs, about, -1) {
        0 => Difficulty::Blue,
        1 => Difficulty::White,
        2 => Difficulty::Red,
        3 => Difficulty::Purple,
        _ => maneuver.difficulty,
    };
    let printed = match treated {
        Difficulty::Blue => 0,
        Difficulty::White => 1,
        Difficulty::Red => 2,
        Difficulty::Purple => return Difficulty::Purple,
    };
    match look.value(Query::Difficulty, about, printed) {
        ..=0 => Difficulty::Blue,
        1 => Difficulty::White,
        _ => Difficulty::Red,
    }
}

/// The maneuvers of a ship's dial.
pub fn dial<'a>(look: &XWingLook<'a>, ship: ShipNo) -> &'a [Maneuver] {
    &look.game.facts.ship_of(look.board.ship(ship).pilot).dial
}

/// The maneuver on a ship's dial.
pub fn dialed(look: &XWingLook<'_>, ship: ShipNo) -> Option<Maneuver> {
    let at = look.board.ship(ship).dial?;
    dial(look, ship).get(at as usize).copied()
}

/// A ship's revealed maneuver, as it is printed on the dial (xwing.maneuver.12, xwing.maneuver.13, xwing.maneuver.71,
/// xwing.maneuver.72, xwing.maneuver.74).
pub fn revealed(look: &XWingLook<'_>, ship: ShipNo) -> Option<Maneuver> {
    dialed(look, ship).filter(|_| look.board.ship(ship).revealed)
}
