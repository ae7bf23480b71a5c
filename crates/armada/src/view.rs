//! What each seat may see.

use broadside_engine::{Chance, Position, Seats, Viewer};
use serde::Serialize;

use crate::Armada;
use crate::board::Board;
use crate::words::{ArmadaWords, Event};

/// What one viewer may see of a position.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// The round.
    pub round: u8,
}

pub(crate) fn view(game: &Armada, position: &Position<ArmadaWords>, viewer: Viewer) -> View {
    let _ = (game, viewer);
    View { round: position.board.round }
}

pub(crate) fn event_view(event: &Event, viewer: Viewer) -> Option<Event> {
    let _ = viewer;
    Some(event.clone())
}

pub(crate) fn reveals(event: &Event) -> bool {
    let _ = event;
    false
}

pub(crate) fn resample(game: &Armada, board: &mut Board, known_to: Seats, chance: &mut Chance) {
    let _ = (game, board, known_to, chance);
}

pub(crate) fn secrets(board: &Board, viewer: Viewer, found: &mut dyn FnMut(&'static str, u64)) {
    let _ = (board, viewer, found);
}
