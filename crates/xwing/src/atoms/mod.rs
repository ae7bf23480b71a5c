//! Everything that can be seen to happen happens here, and nothing else changes the board: it opens by a [`Key`] that only this module
//! can make. An atom that emits no event notes what nobody sees: a facedown dial, how far a phase has come.

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

use broadside_engine::{Held, Side};

use crate::board::Board;
use crate::words::{Event, Phase};
use crate::{XWingCx, score};

/// What the board opens with while the rules act on it.
#[derive(Debug)]
pub struct Key(());

/// The board, to be changed.
#[inline]
fn open<'a>(board: &'a mut Held<'_, Board, Key>) -> &'a mut Board {
    board.open(Key(()))
}

/// Other cards are in play than before, or the same ones elsewhere.
fn listen(cx: &mut XWingCx<'_>) {
    let game = cx.game;
    game.listen(open(&mut cx.board));
}

/// The board is as it was: a step that was carried out to see what comes next has no effect.
pub(crate) fn put_back(cx: &mut XWingCx<'_>, board: &Board) {
    *open(&mut cx.board) = *board;
}

/// Each side has the mission points with which it begins.
pub(crate) fn begin_scores(cx: &mut XWingCx<'_>) {
    score::begin(open(&mut cx.board));
}

/// A side is the red one: it was the first player's in setup (xwing.scenario.setup.04).
pub(crate) fn red_side(cx: &mut XWingCx<'_>, side: Side) {
    open(&mut cx.board).red = side;
}

/// The damage decks are shuffled.
pub(crate) fn shuffle_decks(cx: &mut XWingCx<'_>) {
    for pile in open(&mut cx.board).decks.piles.values_mut() {
        cx.chance.shuffle("damage card", pile);
    }
}

/// A round begins; what was noted of the last one is forgotten.
pub(crate) fn begin_round(cx: &mut XWingCx<'_>) {
    open(&mut cx.board).round += 1;
    clear_round(cx);
}

/// A phase has come to an initiative.
pub(crate) fn reach_initiative(cx: &mut XWingCx<'_>, initiative: u8) {
    open(&mut cx.board).initiative = initiative;
}

/// A phase begins.
pub(crate) fn begin_phase(cx: &mut XWingCx<'_>, phase: Phase) {
    open(&mut cx.board).phase = phase;
    ready_devices(cx);
    cx.emit(Event::PhaseBegins(phase));
}

/// A side becomes the first player's (xwing.player-order.03).
pub(crate) fn first_player(cx: &mut XWingCx<'_>, side: Side) {
    open(&mut cx.board).seating.first = side;
    cx.emit(Event::FirstPlayer(side));
}

/// A side gains mission points.
pub(crate) fn mission_points(cx: &mut XWingCx<'_>, side: Side, points: u8) {
    if points > 0 {
        let player = &mut open(&mut cx.board).sides[side];
        player.points = player.points.saturating_add(points);
        cx.emit(Event::MissionPoints(side, points));
    }
}

/// A round ends.
pub(crate) fn end_round(cx: &mut XWingCx<'_>) {
    cx.emit(Event::RoundOver(cx.board.round));
}
