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

use broadside_engine::Side;

use crate::XWingCx;
use crate::words::{Event, Phase};

/// A phase begins.
pub(crate) fn begin_phase(cx: &mut XWingCx<'_>, phase: Phase) {
    cx.board.phase = phase;
    ready_devices(cx);
    cx.emit(Event::PhaseBegins(phase));
}

/// A side becomes the first player's (xwing.player-order.03).
pub(crate) fn first_player(cx: &mut XWingCx<'_>, side: Side) {
    cx.board.seating.first = side;
    cx.emit(Event::FirstPlayer(side));
}

/// A side gains mission points.
pub(crate) fn mission_points(cx: &mut XWingCx<'_>, side: Side, points: u8) {
    if points > 0 {
        let player = &mut cx.board.sides[side];
        player.points = player.points.saturating_add(points);
        cx.emit(Event::MissionPoints(side, points));
    }
}

/// A round ends.
pub(crate) fn end_round(cx: &mut XWingCx<'_>) {
    cx.emit(Event::RoundOver(cx.board.round));
}
