//! Who plays on in the admiral's simulations: the captain, until every ship has activated once more.

use broadside_armada::Armada;
use broadside_armada::words::{ArmadaWords, Prompt as Ask};
use broadside_engine::{Answer, Chance, Position, Prompt, Side};

use super::captain::Captain;
use super::worth::Worth;
use crate::ahead::Judge;
use crate::bot::Bot;
use crate::search::Guide;
use crate::sight::Sight;
use crate::thought::Thought;

/// Who plays on in the admiral's simulations.
#[derive(Clone, Copy, Debug, Default)]
pub struct Staff;

impl Judge<Armada> for Staff {
    fn worth(&self, game: &Armada, position: &Position<ArmadaWords>, side: Side) -> f64 {
        Worth.worth(game, position, side)
    }

    fn is_die(&self) -> fn(&'static str) -> bool {
        Worth.is_die()
    }

    fn foresees(&self, position: &Position<ArmadaWords>) -> bool {
        Worth.foresees(position)
    }
}

impl Guide<Armada> for Staff {
    fn answer(&self, sight: &Sight<'_, Armada>, chance: &mut Chance) -> Answer<ArmadaWords> {
        Captain::QUICK.decide(sight, chance).answer
    }

    fn think(&self, sight: &Sight<'_, Armada>, chance: &mut Chance) -> Thought<ArmadaWords> {
        Captain::default().decide(sight, chance)
    }

    fn breadth(&self, sight: &Sight<'_, Armada>) -> usize {
        let Prompt::Step(prompt) = sight.decision.prompt else { return 1 };
        match prompt {
            Ask::Course => 8,
            Ask::ActivateShip | Ask::ChangeSpeed | Ask::AttackFrom | Ask::DeclareTarget => 4,
            _ => 1,
        }
    }

    /// Sixtieths of a round, by the ships that have activated.
    fn clock(&self, _: &Armada, position: &Position<ArmadaWords>) -> u32 {
        let board = &position.board;
        let (mut ships, mut done) = (0, 0);
        for no in board.ships_in_play() {
            ships += 1;
            done += u32::from(board.ship(no).activated);
        }
        60 * u32::from(board.round) + 59 * done / ships.max(1)
    }

    /// Until every ship has activated once more, and a little further: what a maneuver is good for shows in the attacks
    /// after it.
    fn ahead(&self) -> u32 {
        75
    }
}
