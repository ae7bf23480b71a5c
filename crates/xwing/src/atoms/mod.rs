//! Everything that can be seen to happen happens here, and nothing else writes these fields.

mod attack;
mod conditions;
mod damage;
mod movement;
mod pieces;
mod ships;
mod tokens;

pub(crate) use attack::*;
pub(crate) use conditions::*;
pub(crate) use damage::*;
pub(crate) use movement::*;
pub(crate) use pieces::*;
pub(crate) use ships::*;
pub(crate) use tokens::*;

use broadside_engine::Seat;

use crate::XWingCx;
use crate::words::{Event, Phase};

/// A phase begins.
pub(crate) fn begin_phase(cx: &mut XWingCx<'_>, phase: Phase) {
    cx.board.phase = phase;
    ready_devices(cx);
    cx.emit(Event::PhaseBegins(phase));
}

/// A player becomes first player (xwing.player-order.03).
pub(crate) fn first_player(cx: &mut XWingCx<'_>, seat: Seat) {
    cx.board.first = seat;
    cx.emit(Event::FirstPlayer(seat));
}

/// A player gains mission points.
pub(crate) fn mission_points(cx: &mut XWingCx<'_>, seat: Seat, points: u8) {
    if points > 0 {
        let player = &mut cx.board.players[seat.0 as usize];
        player.points = player.points.saturating_add(points);
        cx.emit(Event::MissionPoints(seat, points));
    }
}

/// A round ends.
pub(crate) fn end_round(cx: &mut XWingCx<'_>) {
    cx.emit(Event::RoundOver(cx.board.round));
}
