//! Victory tokens, objective ships, and what objectives mark.

use broadside_engine::PerSide;

use super::Binding;
use super::parties::ship;
use crate::words::{ObjectiveAct, Thing};
use crate::{ArmadaCx, atoms, scene, values};

/// Tokens are gained and lost, and something is marked.
pub(super) fn operate(cx: &mut ArmadaCx<'_>, act: ObjectiveAct, bound: &mut Binding) {
    match act {
        ObjectiveAct::GainVictory(party, count) => {
            let owner = bound.get(party).and_then(|thing| cx.board.side_of(thing));
            let side = owner.unwrap_or(cx.board.side(bound.controller));
            atoms::gain_victory(cx, side, count);
        }
        ObjectiveAct::GainVictoryAgainst(party, count) => {
            if let Some(owner) = bound.get(party).and_then(|thing| cx.board.side_of(thing)) {
                atoms::gain_victory(cx, owner.enemy(), count);
            }
        }
        ObjectiveAct::Contest(party) => {
            if let Some(what) = bound.get(party) {
                contest(cx, what);
            }
        }
        ObjectiveAct::MarkObjectiveShip(party) => {
            if let Some(ship) = ship(bound, party) {
                atoms::mark_objective_ship(cx, ship);
            }
        }
        ObjectiveAct::ObjectiveTokens(party, by) => {
            if let Some(ship) = ship(bound, party) {
                atoms::objective_tokens(cx, ship, by);
            }
        }
        ObjectiveAct::LoseObjectiveTokens(party) => {
            if let Some(ship) = ship(bound, party) {
                let count = cx.board.ship(ship).objective_tokens as i8;
                atoms::objective_tokens(cx, ship, -count);
            }
        }
        ObjectiveAct::Mark(party) => {
            if let Some(what) = bound.get(party) {
                atoms::mark(cx, what);
            }
        }
        ObjectiveAct::RevealObjectiveDial(var) => {
            let revealed = atoms::reveal_objective_dial(cx);
            bound.set(var, revealed.map(Thing::Command));
        }
    }
}

/// The side with the higher sum of command values at distance 1 of something gains a victory token; equal sums give none
/// (armada.objective.contested-outpost.73).
fn contest(cx: &mut ArmadaCx<'_>, what: Thing) {
    let look = cx.look();
    let board = look.board;
    let mut sums = PerSide([0_u32; 2]);
    for ship in board.ships_in_play() {
        if scene::at_distance(look.game, board, Thing::Ship(ship), what, 1) {
            sums[board.side_of_ship(ship)] += u32::from(values::command(&look, ship));
        }
    }
    if let Some(side) = sums.ahead() {
        atoms::gain_victory(cx, side, 1);
    }
}
