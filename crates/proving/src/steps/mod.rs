//! The procedures of the rule book.

mod activation;
mod attack;
mod round;
mod whole;

pub use activation::Activation;
pub use attack::Attack;
pub use round::Round;
pub use whole::Whole;

use broadside_engine::{Answer, Cx, Flow, Legal, Look, Procedure, Refusal, Seat};
use serde::{Deserialize, Serialize};

use crate::game::Skiffs;
use crate::words::{Scope, SkiffWords};

/// A procedure under way.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Step {
    /// The whole game.
    Whole(Whole),
    /// A round.
    Round(Round),
    /// A skiff's activation.
    Activation(Activation),
    /// An attack.
    Attack(Attack),
}

impl<const QUEUE: bool> Procedure<Skiffs<QUEUE>, SkiffWords> for Step {
    fn perform(&mut self, cx: &mut Cx<'_, Skiffs<QUEUE>>) -> Flow<SkiffWords> {
        match self {
            Step::Whole(step) => step.perform(cx),
            Step::Round(step) => step.perform(cx),
            Step::Activation(step) => step.perform(cx),
            Step::Attack(step) => step.perform(cx),
        }
    }

    fn legal(&self, look: &Look<'_, Skiffs<QUEUE>>, seat: Seat, legal: &mut Legal<SkiffWords>) {
        match self {
            Step::Whole(step) => step.legal(look, legal),
            Step::Round(step) => step.legal(look, seat, legal),
            Step::Activation(step) => step.legal(look, legal),
            Step::Attack(step) => step.legal(legal),
        }
    }

    fn check(
        &self,
        look: &Look<'_, Skiffs<QUEUE>>,
        _: Seat,
        answer: &Answer<SkiffWords>,
    ) -> Result<(), Refusal> {
        match (self, answer) {
            (Step::Whole(step), Answer::Place(pose)) => step.check(look, *pose),
            (Step::Activation(step), Answer::Place(pose)) => step.check(look, *pose),
            _ => Ok(()),
        }
    }

    fn answer(
        &mut self,
        cx: &mut Cx<'_, Skiffs<QUEUE>>,
        seat: Seat,
        answer: &Answer<SkiffWords>,
    ) -> Flow<SkiffWords> {
        match self {
            Step::Whole(step) => step.answer(cx, answer),
            Step::Round(step) => step.answer(cx, seat, answer),
            Step::Activation(step) => step.answer(cx, answer),
            Step::Attack(step) => step.answer(cx, answer),
        }
    }

    fn scope(&self) -> Option<Scope> {
        match self {
            Step::Whole(_) => None,
            Step::Round(_) => Some(Scope::Round),
            Step::Activation(_) => Some(Scope::Activation),
            Step::Attack(_) => Some(Scope::Attack),
        }
    }

    fn own_queue(&self) -> bool {
        matches!(self, Step::Attack(_))
    }

    fn title(&self) -> (&'static str, &'static str) {
        match self {
            Step::Whole(step) => ("Game", step.title()),
            Step::Round(step) => ("Round", step.title()),
            Step::Activation(step) => ("Activation", step.title()),
            Step::Attack(step) => ("Attack", step.title()),
        }
    }
}
