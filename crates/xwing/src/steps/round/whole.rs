//! The whole game: setup, then rounds of five phases (xwing.round.01, xwing.round.02).

use broadside_engine::{About, Flow, Occasion};
use serde::{Deserialize, Serialize};

use super::{ActivationPhase, EndPhase, EngagementPhase, Next, PlanningPhase, Rulebook, SystemPhase, call};
use crate::steps::setup::Setup;
use crate::words::{Phase, Scope, Window};
use crate::{XWingCx, atoms, score};

/// The game under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Whole {
    /// Setup.
    Setup,
    /// Rounds are played.
    Rounds,
    /// A position of which nobody has played anything: its phase begins.
    Resume,
}

impl Rulebook for Whole {
    const TITLE: &'static str = "Game";
    const SCOPES: &'static [Scope] = &[Scope::Game];

    fn step(&self) -> &'static str {
        match self {
            Whole::Setup => "Setup",
            Whole::Rounds | Whole::Resume => "Rounds",
        }
    }

    fn perform(&mut self, cx: &mut XWingCx<'_>) -> Next {
        match self {
            Whole::Setup => {
                *self = Whole::Rounds;
                atoms::begin_scores(cx);
                call(Setup::new())
            }
            Whole::Rounds if cx.board.round > 0 && score::is_over(&cx.board) => Flow::Done,
            Whole::Rounds => call(Round::new()),
            Whole::Resume => {
                *self = Whole::Rounds;
                atoms::shuffle_decks(cx);
                call(Round::with(cx.board.phase))
            }
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    Start,
    Planning,
    System,
    Activation,
    Engagement,
    End,
    Over,
}

/// A round under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Round {
    at: At,
}

impl Round {
    pub(crate) fn new() -> Round {
        Round { at: At::Start }
    }

    /// A round that goes on with a phase.
    fn with(phase: Phase) -> Round {
        Round {
            at: match phase {
                Phase::Setup | Phase::Planning => At::Planning,
                Phase::System => At::System,
                Phase::Activation => At::Activation,
                Phase::Engagement => At::Engagement,
                Phase::End => At::End,
            },
        }
    }
}

impl Rulebook for Round {
    const TITLE: &'static str = "Round";
    const SCOPES: &'static [Scope] = &[Scope::Round];

    fn step(&self) -> &'static str {
        match self.at {
            At::Start => "Start",
            At::Planning => "Planning Phase",
            At::System => "System Phase",
            At::Activation => "Activation Phase",
            At::Engagement => "Engagement Phase",
            At::End | At::Over => "End Phase",
        }
    }

    fn perform(&mut self, cx: &mut XWingCx<'_>) -> Next {
        let (next, flow) = match self.at {
            At::Start => {
                atoms::begin_round(cx);
                (At::Planning, Flow::Open(Occasion::new(Window::RoundStart, About::default())))
            }
            At::Planning => (At::System, call(PlanningPhase::new())),
            At::System => (At::Activation, call(SystemPhase::new())),
            At::Activation => (At::Engagement, call(ActivationPhase::new())),
            At::Engagement => (At::End, call(EngagementPhase::new())),
            At::End => (At::Over, call(EndPhase::new())),
            At::Over => {
                atoms::end_round(cx);
                return Flow::Done;
            }
        };
        self.at = next;
        flow
    }
}
