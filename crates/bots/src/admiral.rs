//! The admiral: plays what its guide thinks of on, many times, before it decides.

use broadside_engine::{Chance, Game};

use crate::bot::Bot;
use crate::search::{Guide, Search};
use crate::sight::Sight;
use crate::thought::Thought;

/// Searches where a decision matters, and answers as its guide elsewhere.
#[derive(Clone, Copy, Debug)]
pub struct Admiral<S> {
    /// Who plays on in its simulations.
    pub staff: S,
    /// The most simulations for one decision.
    pub simulations: u32,
}

impl<S: Default> Admiral<S> {
    /// An admiral with so many simulations for a decision.
    pub fn with(simulations: u32) -> Admiral<S> {
        Admiral { staff: S::default(), simulations }
    }
}

impl<G: Game, S: Guide<G> + Send> Bot<G> for Admiral<S> {
    fn name(&self) -> &'static str {
        "admiral"
    }

    fn decide(&self, sight: &Sight<'_, G>, chance: &mut Chance) -> Thought<G::Words> {
        self.decide_until(sight, chance, &|| false)
    }

    fn decide_until(
        &self,
        sight: &Sight<'_, G>,
        chance: &mut Chance,
        stop: &dyn Fn() -> bool,
    ) -> Thought<G::Words> {
        let (own, candidates) = self.staff.candidates(sight, chance);
        if candidates.len() < 2 {
            return own;
        }
        let mut search = Search::new(sight, &self.staff, &candidates, self.simulations, chance);
        while search.step(stop) {}
        search.thought().unwrap_or(own)
    }
}
