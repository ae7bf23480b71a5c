//! What players bring to a game.

use broadside_engine::{Seat, Side};
use serde::{Deserialize, Serialize};

use crate::board::{Board, Table};
use crate::facts::{Facts, ObjectiveId, ObstacleId};
use crate::fleet::{Fleet, samples, without_effect};

/// The last round of a game of unlimited rounds: the program counts the scores then.
pub const UNLIMITED_ROUNDS: u8 = 40;

/// A player, and what of the side's fleet is theirs (armada.team-play.72).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// For which side they play.
    pub side: Side,
    /// The ships that they control, by their places in the fleet. Who speaks for a side has those that nobody else has.
    #[serde(default)]
    pub ships: Vec<usize>,
    /// The squadrons that they control, by their places in the fleet.
    #[serde(default)]
    pub squadrons: Vec<usize>,
}

impl Player {
    /// Who speaks for a side, and controls what no teammate does.
    pub fn speaker(side: Side) -> Player {
        Player { side, ships: Vec::new(), squadrons: Vec::new() }
    }
}

fn two_players() -> Vec<Player> {
    Side::BOTH.map(Player::speaker).to_vec()
}

/// What players bring to a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Setup {
    /// The players, by their seats: the sides take seats in turn, and the first of a side speaks for it.
    #[serde(default = "two_players")]
    pub players: Vec<Player>,
    /// The fleet of each side.
    pub fleets: [Fleet; 2],
    /// The table. On the core set's four obstacles are placed and the objective is drawn (armada.core-set.04,
    /// armada.core-set.05, armada.core-set.06).
    pub table: Table,
    /// Whether the game goes on until one side has no ship; it has no objective then (armada.unlimited-rounds.71,
    /// armada.unlimited-rounds.72).
    pub unlimited: bool,
    /// Whether it is the learning scenario: fixed fleets and places, simple sight.
    pub learning: bool,
    /// The objective, where it is not to be chosen: for tests and tools.
    #[serde(default)]
    pub objective: Option<ObjectiveId>,
    /// Obstacles of campaigns that are placed besides the six of the core set.
    #[serde(default)]
    pub obstacles: Vec<ObstacleId>,
    /// A board that is played from the phase that it names; the fleets do not count then.
    #[serde(default)]
    pub position: Option<Box<Board>>,
}

impl Setup {
    /// A standard game of two players, with a fleet each.
    pub fn new(fleets: [Fleet; 2]) -> Setup {
        Setup {
            players: two_players(),
            fleets,
            table: Table::Standard,
            unlimited: false,
            learning: false,
            objective: None,
            obstacles: Vec::new(),
            position: None,
        }
    }

    /// A game with the core set alone: a small table, four obstacles, an objective of two that are drawn.
    pub fn core_set(fleets: [Fleet; 2]) -> Setup {
        Setup { table: Table::CoreSet, ..Setup::new(fleets) }
    }

    /// The seat that controls what is at a place of a side's ships or squadrons, as `theirs` picks them.
    fn controller(&self, side: Side, place: usize, theirs: impl Fn(&Player) -> &[usize]) -> Seat {
        let has = |player: &Player| player.side == side && theirs(player).contains(&place);
        let speaks = |player: &Player| player.side == side;
        let seat = self.players.iter().position(has).or_else(|| self.players.iter().position(speaks));
        Seat(seat.unwrap_or_default() as u8)
    }

    /// The seat that controls a ship of a side's fleet.
    pub fn ship_controller(&self, side: Side, place: usize) -> Seat {
        self.controller(side, place, |player| &player.ships)
    }

    /// The seat that controls a squadron of a side's fleet.
    pub fn squadron_controller(&self, side: Side, place: usize) -> Seat {
        self.controller(side, place, |player| &player.squadrons)
    }

    /// A game that goes on from a board.
    pub fn at_position(board: Board) -> Setup {
        Setup { position: Some(Box::new(board)), ..Setup::new(Setup::learning().fleets) }
    }

    /// The cards of each side that play without their effect.
    pub fn without_effect<'a>(&self, facts: &'a Facts) -> [Vec<&'a str>; 2] {
        [without_effect(facts, &self.fleets[0]), without_effect(facts, &self.fleets[1])]
    }

    /// The learning scenario. The Rebel side is the first and has initiative (armada.learning-scenario.04).
    pub fn learning() -> Setup {
        let force = |slug: &str| {
            let found = samples().iter().find(|sample| sample.slug == slug);
            found.unwrap_or_else(|| panic!("the program comes with {slug}")).fleet()
        };
        let fleets = [force("learning-rebel"), force("learning-imperial")];
        Setup { learning: true, ..Setup::core_set(fleets) }
    }
}
