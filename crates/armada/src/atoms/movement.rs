//! What moving pieces meet, and that they begin to move.

use broadside_table::Pose;

use super::KEY;
use super::move_piece;
use crate::ArmadaCx;
use crate::board::Acts;
use crate::words::{Event, ObstacleNo, Piece, ShipNo, SquadronNo};

/// A ship would have overlapped another one: its speed is temporarily reduced to this (armada.overlapping.05).
pub fn overlap_ship(cx: &mut ArmadaCx<'_>, ship: ShipNo, other: ShipNo, speed: u8) {
    cx.emit(Event::OverlappedShip(ship, other, speed));
}

/// The speed of a ship's present maneuver changes; its dial does not (armada.speed.07).
pub fn change_maneuver_speed(cx: &mut ArmadaCx<'_>, ship: ShipNo, by: i8) {
    let it = &mut cx.board.open(KEY).ships[ship.index()];
    let before = it.moving_speed();
    it.speed_change += by;
    let now = it.moving_speed();
    if now != before {
        cx.emit(Event::ManeuverSpeed(ship, now));
    }
}

/// A ship or squadron overlaps an obstacle where it ends (armada.obstacles.02).
pub fn overlap_obstacle(cx: &mut ArmadaCx<'_>, piece: Piece, obstacle: ObstacleNo) {
    cx.emit(Event::OverlappedObstacle(piece, obstacle));
}

/// A squadron moves, be it to where it lies (armada.squadron-movement.07).
pub fn squadron_moves(cx: &mut ArmadaCx<'_>, squadron: SquadronNo, pose: Pose) {
    let it = &mut cx.board.open(KEY).squadrons[squadron.index()];
    it.acts = it.acts.with(Acts::MOVED_IN_SHIP_ACTIVATION);
    move_piece(cx, Piece::Squadron(squadron), pose);
}

/// A squadron begins its activation.
pub fn squadron_activates(cx: &mut ArmadaCx<'_>, squadron: SquadronNo) {
    cx.emit(Event::SquadronActivated(squadron));
}
