//! Who plays on in the admiral's simulations: the captain, to the end of the round.

use broadside_engine::{Answer, Chance, Look, Position, Prompt, Side};
use broadside_xwing::XWing;
use broadside_xwing::words::{Phase, Prompt as Ask, XWingWords};

use super::captain::Captain;
use super::eye;
use super::sky::{Sky, Style};
use super::worth::Worth;
use crate::ahead::Judge;
use crate::bot::Bot;
use crate::search::Guide;
use crate::sight::Sight;
use crate::thought::Thought;

/// Who plays on in the admiral's simulations.
#[derive(Clone, Copy, Debug, Default)]
pub struct Staff;

impl Judge<XWing> for Staff {
    fn worth(&self, game: &XWing, position: &Position<XWingWords>, side: Side) -> f64 {
        let worth = Worth.worth(game, position, side);
        if position.core.is_over() {
            return worth;
        }
        let look = Look::new(game, position);
        let outlook = |side| Sky::of(&look, side, Style::Greedy).outlook();
        worth + outlook(side) - outlook(Side(1 - side.0))
    }
}

impl Guide<XWing> for Staff {
    fn answer(&self, sight: &Sight<'_, XWing>, chance: &mut Chance) -> Answer<XWingWords> {
        Captain::QUICK.decide(sight, chance).answer
    }

    fn think(&self, sight: &Sight<'_, XWing>, chance: &mut Chance) -> Thought<XWingWords> {
        Captain::default().decide(sight, chance)
    }

    fn breadth(&self, sight: &Sight<'_, XWing>) -> usize {
        let Prompt::Step(prompt) = sight.decision.prompt else { return 1 };
        match prompt {
            // What may not be tried out on the table is not searched either.
            _ if !eye::may_try(sight) => 1,
            Ask::SetDials => 8,
            Ask::ChooseAction => 4,
            Ask::ChooseDefender => 3,
            _ => 1,
        }
    }

    fn trust(&self) -> f64 {
        TRUST
    }

    /// Rounds: what a maneuver and an action are good for shows in the engagement after them.
    fn clock(&self, _: &XWing, position: &Position<XWingWords>) -> u32 {
        let board = &position.board;
        // A round that has been scored is over, as far as anything can still happen in it.
        u32::from(board.round) + u32::from(board.phase == Phase::End)
    }

    fn ahead(&self) -> u32 {
        1
    }
}

/// For how many simulations the captain's judgement counts.
const TRUST: f64 = 3.0;
