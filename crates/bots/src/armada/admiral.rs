//! The admiral: plays what captain thinks of on, many times, before it decides.

use broadside_armada::Armada;
use broadside_armada::words::{ArmadaWords, Prompt as Ask};
use broadside_engine::{Answer, Chance, Position, Prompt, Side};

use super::captain::Captain;
use super::worth::Worth;
use crate::ahead::Judge;
use crate::bot::Bot;
use crate::search::{Guide, Search};
use crate::sight::Sight;
use crate::thought::Thought;

/// Searches where a decision matters, and answers as captain elsewhere.
#[derive(Clone, Copy, Debug)]
pub struct Admiral {
    /// The most simulations for one decision.
    pub simulations: u32,
}

impl Default for Admiral {
    fn default() -> Admiral {
        Admiral { simulations: 24 }
    }
}

impl Bot<Armada> for Admiral {
    fn name(&self) -> &'static str {
        "admiral"
    }

    fn decide(&self, sight: &Sight<'_, Armada>, chance: &mut Chance) -> Thought<ArmadaWords> {
        self.decide_until(sight, chance, &|| false)
    }

    fn decide_until(
        &self,
        sight: &Sight<'_, Armada>,
        chance: &mut Chance,
        stop: &dyn Fn() -> bool,
    ) -> Thought<ArmadaWords> {
        let (own, candidates) = Staff.candidates(sight, chance);
        if candidates.len() < 2 {
            return own;
        }
        let mut search = Search::new(sight, &Staff, &candidates, self.simulations, chance);
        while search.step(stop) {}
        search.thought().unwrap_or(own)
    }
}

/// Who plays on in the admiral's simulations.
struct Staff;

impl Judge<Armada> for Staff {
    fn worth(&self, game: &Armada, position: &Position<ArmadaWords>, side: Side) -> f64 {
        Worth.worth(game, position, side)
    }
}

impl Guide<Armada> for Staff {
    fn answer(&self, sight: &Sight<'_, Armada>, chance: &mut Chance) -> Answer<ArmadaWords> {
        Captain::QUICK.decide(sight, chance).answer
    }

    fn candidates(
        &self,
        sight: &Sight<'_, Armada>,
        chance: &mut Chance,
    ) -> (Thought<ArmadaWords>, Vec<Answer<ArmadaWords>>) {
        let own = Captain::default().decide(sight, chance);
        let most = breadth(sight);
        let mut weighed: Vec<_> = own.weighed.iter().collect();
        weighed.sort_by(|a, b| b.score.total_cmp(&a.score));
        let mut found = vec![own.answer];
        for candidate in weighed {
            if found.len() < most
                && candidate.score > f64::MIN
                && !found.contains(&candidate.answer)
                && fits(sight, &candidate.answer)
            {
                found.push(candidate.answer);
            }
        }
        found.truncate(most);
        (own, found)
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

/// Places that captain has thought of itself may be against the rules.
fn fits(sight: &Sight<'_, Armada>, answer: &Answer<ArmadaWords>) -> bool {
    !matches!(answer, Answer::Place(_)) || sight.allows(answer)
}

/// How many candidates of a decision are searched; one where captain's answer is good enough.
fn breadth(sight: &Sight<'_, Armada>) -> usize {
    let Prompt::Step(prompt) = sight.decision.prompt else { return 1 };
    match prompt {
        Ask::Course => 8,
        Ask::ActivateShip | Ask::ChangeSpeed | Ask::AttackFrom | Ask::DeclareTarget => 4,
        _ => 1,
    }
}
