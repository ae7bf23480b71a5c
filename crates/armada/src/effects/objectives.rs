//! Victory tokens, objective ships, and what objectives mark.

use broadside_engine::Side;

use super::Binding;
use super::parties::ship;
use crate::words::{ObjectiveAct, Thing};
use crate::{ArmadaCx, atoms, scene, values};

/// Tokens are gained and lost, and something is marked.
pub(super) fn operate(cx: &mut ArmadaCx<'_>, act: ObjectiveAct, bound: &mut Binding) {
    match act {
        ObjectiveAct::GainVictory(party, count) => {
            let owner = bound.get(party).and_then(|thing| cx.board.owner(thing));
            atoms::gain_victory(cx, owner.unwrap_or(bound.controller), count);
        }
        ObjectiveAct::GainVictoryAgainst(party, count) => {
            if let Some(owner) = bound.get(party).and_then(|thing| cx.board.owner(thing)) {
                let seat = cx.board.opponent(owner);
                atoms::gain_victory(cx, seat, count);
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
    let mut sums = [0_u32; 2];
    for ship in board.ships_in_play() {
        if scene::at_distance(look.game, board, Thing::Ship(ship), what, 1) {
            sums[board.side(board.ship(ship).owner).0 as usize] += u32::from(values::command(&look, ship));
        }
    }
    let winner = match sums[0].cmp(&sums[1]) {
        core::cmp::Ordering::Greater => Side(0),
        core::cmp::Ordering::Less => Side(1),
        core::cmp::Ordering::Equal => return,
    };
    let seat = board.seat(winner);
    atoms::gain_victory(cx, seat, 1);
}
