//! What players may agree to change, and which boards the rules can go on from.

use broadside_engine::Refusal;
use broadside_table::Pose;
use serde::{Deserialize, Serialize};

use crate::Armada;
use crate::board::Board;
use crate::words::Piece;

/// A change that players agree on, outside the rules.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Adjustment {
    /// A piece is moved.
    Move(Piece, Pose),
}

pub(crate) fn adjust(game: &Armada, board: &mut Board, adjustment: &Adjustment) -> Result<(), Refusal> {
    let _ = (game, board, adjustment);
    Ok(())
}

pub(crate) fn validate(game: &Armada, board: &Board) -> Result<(), Refusal> {
    let _ = (game, board);
    Ok(())
}
