//! What players may agree to change: every value by its key, and back from the key to the change.

mod list;

use broadside_armada::Adjustment;
use broadside_armada::Armada;
use broadside_armada::board::Board;
use broadside_armada::words::{ArmadaWords, Piece, Thing};
use broadside_engine::{Look, Position, Refusal, Side, Viewer};
use broadside_stage::{Adjustable, Change, TableRefused};

use super::ids;
use list::{Of, Value};

/// Whose values are meant: a piece, or a side.
fn of(board: &Board, id: &str) -> Option<Of> {
    if let Some(side) = id.strip_prefix("side-").and_then(|side| side.parse().ok()).filter(|side| *side < 2) {
        return Some(Of::Side(Side(side)));
    }
    let piece = match ids::thing(id)? {
        Thing::Ship(at) if at.index() < board.ships.len() => Piece::Ship(at),
        Thing::Squadron(at) if at.index() < board.squadrons.len() => Piece::Squadron(at),
        Thing::Obstacle(at) if at.index() < board.obstacles.len() => Piece::Obstacle(at),
        Thing::Token(at) if at.index() < board.tokens.len() => Piece::Token(at),
        _ => return None,
    };
    Some(Of::Piece(piece))
}

/// The values of a piece or side that may be set.
pub(super) fn adjustable(
    game: &Armada,
    position: &Position<ArmadaWords>,
    viewer: Viewer,
    id: &str,
) -> Vec<Adjustable> {
    let look = Look { game, board: &position.board, core: &position.core };
    let Some(of) = of(&position.board, id) else { return Vec::new() };
    let shown = |value: Value| value.shown();
    list::values(&look, of, |controller| viewer.is(controller)).into_iter().map(shown).collect()
}

/// A change in Armada's own words.
pub(super) fn change(
    game: &Armada,
    position: &Position<ArmadaWords>,
    change: &Change,
) -> Result<Adjustment, Refusal> {
    let board = &position.board;
    match change {
        Change::Move { piece, place } => match of(board, piece) {
            Some(Of::Piece(Piece::Obstacle(at))) => Ok(Adjustment::PlaceObstacle(at, place.pose()?)),
            Some(Of::Piece(it)) => Ok(Adjustment::Move(it, place.pose()?)),
            _ => Err(TableRefused::missing(piece)),
        },
        Change::Set { of: id, key, value } => {
            let look = Look { game, board, core: &position.core };
            let of = of(board, id).ok_or_else(|| TableRefused::missing(id))?;
            let found = list::values(&look, of, |_| true).into_iter().find(|it| it.key == *key);
            let unknown = || TableRefused::NoValue { id: id.clone(), key: key.clone() };
            found.ok_or_else(|| Refusal::unfit(unknown()))?.set(&look, *value)
        }
        Change::EndProcedure => Err(Refusal::unfit(TableRefused::EndsItself)),
    }
}
