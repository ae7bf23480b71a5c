//! The board at the start of a game, and random setups.

use broadside_engine::{Chance, SetupError};

use crate::Armada;
use crate::board::Board;
use crate::setup::Setup;

/// The board that a setup begins with.
pub(crate) fn board(game: &Armada, setup: &Setup, chance: &mut Chance) -> Result<Board, SetupError> {
    let _ = (game, setup, chance);
    Err(SetupError("no fleet can be set up yet".into()))
}

/// A random legal setup.
pub(crate) fn random(game: &Armada, chance: &mut Chance) -> Setup {
    let _ = (game, chance);
    let fleet = crate::fleet::Fleet::new(game.facts, crate::facts::Faction::Rebel);
    Setup { fleets: [fleet.clone(), fleet], table: Default::default(), unlimited: false, learning: false }
}

/// The names of everything that can be brought.
pub(crate) fn catalogue(game: &Armada) -> Vec<String> {
    let _ = game;
    Vec::new()
}

/// What a setup brings.
pub(crate) fn brings(game: &Armada, setup: &Setup, found: &mut dyn FnMut(String)) {
    let _ = (game, setup, found);
}
