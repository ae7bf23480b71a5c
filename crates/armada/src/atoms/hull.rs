//! Shields, hull points, destruction.

use broadside_engine::About;

use super::{count_suffered, discard_all_cards};
use crate::ArmadaCx;
use crate::board::Standing;
use crate::facts::Zone;
use crate::words::{Event, Piece, ShipNo, SquadronNo, Thing, Window};

/// A hull zone loses shields, as far as it has any.
pub fn lose_shields(cx: &mut ArmadaCx<'_>, ship: ShipNo, zone: Zone, count: u8) {
    let shields = &mut cx.board.ships[ship.index()].shields[zone as usize];
    let lost = count.min(*shields);
    if lost > 0 {
        *shields -= lost;
        cx.emit(Event::ShieldsLost(ship, zone, lost));
    }
}

/// A hull zone gains shields. Maximum values are the business of the procedure that gives them.
pub fn gain_shields(cx: &mut ArmadaCx<'_>, ship: ShipNo, zone: Zone, count: u8) {
    if count > 0 {
        cx.board.ships[ship.index()].shields[zone as usize] += count;
        cx.emit(Event::ShieldsGained(ship, zone, count));
    }
}

/// A squadron suffers damage: it loses hull points (armada.damage.02).
pub fn damage_squadron(cx: &mut ArmadaCx<'_>, squadron: SquadronNo, count: u8) {
    let hull = &mut cx.board.squadrons[squadron.index()].hull;
    let lost = count.min(*hull);
    if lost > 0 {
        *hull -= lost;
        count_suffered(cx, Thing::Squadron(squadron), lost);
        cx.emit(Event::HullLost(squadron, lost));
    }
}

/// A squadron recovers hull points. Hull values are the business of the procedure that gives them.
pub fn recover_hull(cx: &mut ArmadaCx<'_>, squadron: SquadronNo, count: u8) {
    if count > 0 {
        cx.board.squadrons[squadron.index()].hull += count;
        cx.emit(Event::HullRecovered(squadron, count));
    }
}

/// A ship or squadron is destroyed: it leaves the table, its damage cards are discarded, its tokens and dials go
/// back to the supply, its cards become inactive (armada.destroyed.04, .05, .07).
pub fn destroy(cx: &mut ArmadaCx<'_>, piece: Piece) {
    match piece {
        Piece::Ship(ship) => {
            if cx.board.ship(ship).standing == Standing::Destroyed {
                return;
            }
            let it = &mut cx.board.ships[ship.index()];
            it.standing = Standing::Destroyed;
            it.dials.clear();
            it.gained.clear();
            (it.revealed, it.spent_dial) = (None, None);
            (it.tokens, it.raids, it.objective_tokens) = (0, 0, 0);
            discard_all_cards(cx, ship);
        }
        Piece::Squadron(squadron) => {
            if cx.board.squadron(squadron).standing == Standing::Destroyed {
                return;
            }
            cx.board.squadrons[squadron.index()].standing = Standing::Destroyed;
        }
        Piece::Obstacle(obstacle) => cx.board.obstacles[obstacle.index()].destroyed = true,
        Piece::Token(_) => return,
    }
    cx.board.ears = cx.game.ears_of(cx.board);
    cx.emit(Event::Destroyed(piece));
    cx.raise(Window::Destroyed, About::subject(piece.into()));
}
