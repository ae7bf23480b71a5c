//! The whole game: setup, rounds, final scores.

use broadside_engine::Flow;
use serde::{Deserialize, Serialize};

use super::{Round, open};
use crate::setup::UNLIMITED_ROUNDS;
use crate::steps::{Next, Rulebook, call, setup};
use crate::words::Window;
use crate::{ArmadaCx, atoms, score};

/// How many rounds a game has (armada.round.04).
const ROUNDS: u8 = 6;

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
enum At {
    Begin,
    Setup,
    Rounds,
    End,
    Over,
    /// A position of which nobody has played anything: its phase begins.
    Resume,
}

/// The whole game: setup, rounds, final score.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Whole {
    /// What is under way; when it is over, the next begins.
    at: At,
}

impl Whole {
    /// A game; one that has begun is set up already.
    pub(crate) fn new(begun: bool) -> Whole {
        Whole { at: if begun { At::Rounds } else { At::Begin } }
    }
}

impl Whole {
    /// A game that goes on with the phase of its board.
    pub(crate) fn resumed() -> Whole {
        Whole { at: At::Resume }
    }
}

/// Whether a further round follows (armada.round.04, armada.unlimited-rounds.71). Ships that never meet would fly for
/// ever: the program ends even a game of unlimited rounds at some time.
pub(super) fn goes_on(cx: &ArmadaCx<'_>) -> bool {
    cx.board.round < if cx.board.unlimited { UNLIMITED_ROUNDS } else { ROUNDS }
}

impl Rulebook for Whole {
    const TITLE: &'static str = "Game";

    fn step(&self) -> &'static str {
        match self.at {
            At::Begin | At::Setup => "Setup",
            At::Rounds | At::Resume => "Rounds",
            At::End | At::Over => "End of Game",
        }
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        match self.at {
            At::Resume => {
                self.at = At::Rounds;
                atoms::shuffle_decks(cx);
                call(Round::with(cx.board.phase))
            }
            At::Begin => {
                self.at = At::Setup;
                call(setup::Setup::new(0))
            }
            At::Setup | At::Rounds if goes_on(cx) => {
                self.at = At::Rounds;
                call(Round::new())
            }
            At::Setup | At::Rounds => {
                self.at = At::End;
                Flow::Next
            }
            At::End => {
                self.at = At::Over;
                score::destroy_set_aside(cx, None);
                call(GameEnd::new())
            }
            At::Over => Flow::Done,
        }
    }
}

/// The end of a game: what its cards do then, and the scores.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameEnd {
    /// Whether the effects of the end are over.
    settled: bool,
}

impl GameEnd {
    pub(crate) fn new() -> GameEnd {
        GameEnd { settled: false }
    }
}

impl Rulebook for GameEnd {
    const TITLE: &'static str = "End of Game";

    fn step(&self) -> &'static str {
        "End of Game"
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        if core::mem::replace(&mut self.settled, true) {
            score::compare(cx);
            return Flow::Done;
        }
        open(Window::EndOfGame)
    }
}
