//! Shields, hull points, destruction.

use broadside_engine::About;
use broadside_table::Pose;

use super::table::take_tokens_off;
use super::{KEY, listen};
use super::{count_suffered, discard_all_cards};
use crate::ArmadaCx;
use crate::board::Standing;
use crate::facts::Zone;
use crate::words::{Event, Piece, ShipNo, SquadronNo, Thing, Window};

/// A hull zone loses shields, as far as it has any (armada.shields.03).
pub fn lose_shields(cx: &mut ArmadaCx<'_>, ship: ShipNo, zone: Zone, count: u8) {
    let shields = &mut cx.board.open(KEY).ships[ship.index()].shields[zone as usize];
    let lost = count.min(*shields);
    if lost > 0 {
        *shields -= lost;
        cx.emit(Event::ShieldsLost(ship, zone, lost));
    }
}

/// A hull zone gains shields. Maximum values are the business of the procedure that gives them.
pub fn gain_shields(cx: &mut ArmadaCx<'_>, ship: ShipNo, zone: Zone, count: u8) {
    if count > 0 {
        cx.board.open(KEY).ships[ship.index()].shields[zone as usize] += count;
        cx.emit(Event::ShieldsGained(ship, zone, count));
    }
}

/// A squadron suffers damage: it loses hull points (armada.damage.02).
pub fn damage_squadron(cx: &mut ArmadaCx<'_>, squadron: SquadronNo, count: u8) {
    let it = &mut cx.board.open(KEY).squadrons[squadron.index()];
    let lost = count.min(it.hull);
    it.hull -= lost;
    // One whose destruction was put off suffers damage though it has no hull points (armada.card.general-rieekan.05).
    let suffered = if it.doomed { count } else { lost };
    count_suffered(cx, Thing::Squadron(squadron), suffered);
    if lost > 0 {
        cx.emit(Event::HullLost(squadron, lost));
    }
}

/// A squadron recovers hull points. Hull values are the business of the procedure that gives them.
pub fn recover_hull(cx: &mut ArmadaCx<'_>, squadron: SquadronNo, count: u8) {
    if count > 0 {
        cx.board.open(KEY).squadrons[squadron.index()].hull += count;
        cx.emit(Event::HullRecovered(squadron, count));
    }
}

/// The destruction of a piece is put off: it stays, and counts as not destroyed, until the Status Phase ends.
pub fn postpone_destruction(cx: &mut ArmadaCx<'_>, piece: Piece) {
    match piece {
        Piece::Ship(ship) => cx.board.open(KEY).ships[ship.index()].doomed = true,
        Piece::Squadron(squadron) => cx.board.open(KEY).squadrons[squadron.index()].doomed = true,
        Piece::Obstacle(obstacle) => cx.board.open(KEY).obstacles[obstacle.index()].doomed = true,
        Piece::Token(_) => return,
    }
    cx.emit(Event::Doomed(piece));
}

/// A destroyed squadron is put back into the play area, activated, with so many hull points.
pub fn return_squadron(cx: &mut ArmadaCx<'_>, squadron: SquadronNo, place: Pose, hull: u8) {
    let board = cx.board.open(KEY);
    let it = &mut board.squadrons[squadron.index()];
    board.returned = Some((squadron, it.pose));
    (it.standing, it.pose, it.hull, it.activated) = (Standing::InPlay, place, hull, true);
    listen(cx);
    cx.emit(Event::Returned(squadron, place));
}

/// A ship or squadron is destroyed: it leaves the table, its damage cards are discarded, its tokens and dials go back
/// to the supply, its cards become inactive (armada.destroyed.04, armada.destroyed.05, armada.destroyed.07).
pub fn destroy(cx: &mut ArmadaCx<'_>, piece: Piece) {
    let mut tokens = 0;
    match piece {
        Piece::Ship(ship) => {
            if cx.board.ship(ship).standing == Standing::Destroyed {
                return;
            }
            let it = &mut cx.board.open(KEY).ships[ship.index()];
            it.standing = Standing::Destroyed;
            tokens = it.objective_tokens;
            it.dials.clear();
            it.gained.clear();
            (it.revealed, it.spent_dial) = (None, None);
            (it.tokens, it.more_tokens, it.raids, it.objective_tokens) = (0, 0, 0, 0);
            discard_all_cards(cx, ship);
            take_tokens_off(cx, ship);
        }
        Piece::Squadron(squadron) => {
            if cx.board.squadron(squadron).standing == Standing::Destroyed {
                return;
            }
            cx.board.open(KEY).squadrons[squadron.index()].standing = Standing::Destroyed;
        }
        Piece::Obstacle(obstacle) => cx.board.open(KEY).obstacles[obstacle.index()].destroyed = true,
        Piece::Token(_) => return,
    }
    listen(cx);
    cx.emit(Event::Destroyed(piece));
    cx.raise(Window::Destroyed, About::subject(piece.into()).amount(tokens.into()));
}
