//! What moving pieces meet, and that they begin to move.

use crate::ArmadaCx;
use crate::words::{Event, ObstacleNo, Piece, ShipNo, SquadronNo};

/// A ship would have overlapped another one: its speed is temporarily reduced to this (armada.overlapping.05).
pub fn overlap_ship(cx: &mut ArmadaCx<'_>, ship: ShipNo, other: ShipNo, speed: u8) {
    cx.emit(Event::OverlappedShip(ship, other, speed));
}

/// A ship or squadron overlaps an obstacle where it ends (armada.obstacles.02).
pub fn overlap_obstacle(cx: &mut ArmadaCx<'_>, piece: Piece, obstacle: ObstacleNo) {
    cx.emit(Event::OverlappedObstacle(piece, obstacle));
}

/// A squadron begins its activation.
pub fn squadron_activates(cx: &mut ArmadaCx<'_>, squadron: SquadronNo) {
    cx.emit(Event::SquadronActivated(squadron));
}
