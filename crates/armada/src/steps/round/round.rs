//! A round: four phases in their order.

use broadside_engine::Flow;
use serde::{Deserialize, Serialize};

use super::{CommandPhase, ShipPhase, StatusPhase, open};
use crate::steps::{Next, Rulebook, call, obstacles, squadrons};
use crate::words::{Phase, Scope, Window};
use crate::{ArmadaCx, atoms, score};

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
enum At {
    Begin,
    Start,
    Command,
    Ship,
    Squadron,
    Status,
    End,
    Purrgil,
}

/// A round (armada.round.01).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Round {
    /// What is under way; when it is over, the next begins.
    at: At,
}

impl Round {
    pub(crate) fn new() -> Round {
        Round { at: At::Begin }
    }

    /// A round whose phases are over.
    pub(crate) fn at_its_end() -> Round {
        Round { at: At::Status }
    }

    /// A round that goes on with a phase; before the first phase it begins.
    pub(crate) fn with(phase: Phase) -> Round {
        let at = match phase {
            Phase::Setup => At::Begin,
            Phase::Command => At::Start,
            Phase::Ship => At::Command,
            Phase::Squadron => At::Ship,
            Phase::Status => At::Squadron,
        };
        Round { at }
    }

    /// What is remembered for a round only is forgotten, and the initiative of a game without end changes hands.
    fn clear(cx: &mut ArmadaCx<'_>) {
        atoms::forget_round(cx);
        // armada.unlimited-rounds.73; otherwise it stays with the first player (armada.initiative.03).
        if cx.board.unlimited {
            let other = cx.board.first().enemy();
            atoms::initiative(cx, other);
        }
    }
}

impl Rulebook for Round {
    const TITLE: &'static str = "Round";
    const SCOPES: &'static [Scope] = &[Scope::Round];

    fn step(&self) -> &'static str {
        match self.at {
            At::Begin | At::Start => "Start of Round",
            At::Command => "Command Phase",
            At::Ship => "Ship Phase",
            At::Squadron => "Squadron Phase",
            At::Status => "Status Phase",
            At::End | At::Purrgil => "End of Round",
        }
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        match self.at {
            At::Begin => {
                self.at = At::Start;
                atoms::begin_round(cx);
                open(Window::StartOfRound)
            }
            At::Start => {
                self.at = At::Command;
                call(CommandPhase::new())
            }
            At::Command => {
                self.at = At::Ship;
                call(ShipPhase::new())
            }
            At::Ship => {
                self.at = At::Squadron;
                call(squadrons::SquadronPhase::new(0))
            }
            At::Squadron => {
                self.at = At::Status;
                call(StatusPhase::new())
            }
            At::Status => {
                self.at = At::End;
                open(Window::EndOfRound)
            }
            // armada.obstacle.purrgil.03: at the end of each round.
            At::End => {
                self.at = At::Purrgil;
                call(obstacles::MovePurrgil::new(0))
            }
            At::Purrgil => {
                let next = score::end_of_round(cx);
                if next == Flow::Done {
                    Round::clear(cx);
                }
                next
            }
        }
    }
}
