//! The simplest opponent.

use broadside_engine::{Chance, Game};

use crate::bot::Bot;
use crate::sight::Sight;
use crate::thought::Thought;

/// Gives any legal answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn name(&self) -> &'static str {
        "random"
    }

    fn answers_from_list(&self) -> bool {
        true
    }

    fn decide(&self, sight: &Sight<'_, G>, chance: &mut Chance) -> Thought<G::Words> {
        Thought::plain(sight.legal.random(sight.decision.kind, chance))
    }
}
