//! What players bring to a game.

use broadside_engine::PerSide;
use serde::{Deserialize, Serialize};

use crate::board::{Board, ROUNDS, Scenario};
use crate::facts::ObstacleId;
use crate::squad::{Squad, learning};

/// What players bring to a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Setup {
    /// The squad of each side.
    pub squads: PerSide<Squad>,
    /// The scenario of play.
    pub scenario: Scenario,
    /// The obstacles; where there are none, those of the squads.
    #[serde(default)]
    pub obstacles: Vec<ObstacleId>,
    /// After so many rounds the game is over (xwing.game-length.04).
    #[serde(default = "standard_rounds")]
    pub rounds: u8,
    /// Whether players may measure and preview at any time; else only where the rules say so.
    #[serde(default)]
    pub open: bool,
    /// A board that is played from the phase that it names; the squads do not count then.
    #[serde(default)]
    pub position: Option<Box<Board>>,
}

fn standard_rounds() -> u8 {
    ROUNDS
}

impl Setup {
    /// A standard game of a squad each.
    pub fn new(squads: [Squad; 2], scenario: Scenario) -> Setup {
        Setup {
            squads: PerSide(squads),
            scenario,
            obstacles: Vec::new(),
            rounds: ROUNDS,
            open: true,
            position: None,
        }
    }

    /// A game that goes on from a board.
    pub fn at_position(board: Board) -> Setup {
        Setup { position: Some(Box::new(board)), ..Setup::learning() }
    }

    /// A first game: three Rebel ships against five of the Empire, nothing between them, eight rounds, who has more left.
    pub fn learning() -> Setup {
        Setup { rounds: 8, ..Setup::new(learning(), Scenario::Dogfight) }
    }
}
