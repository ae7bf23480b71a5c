//! Procedures are frames on a stack, plain data in the state.

use serde::{Deserialize, Serialize};

use crate::decisions::answer::Answer;
use crate::decisions::decision::Ask;
use crate::decisions::legal::{Legal, Refusal};
use crate::effects::ability::Occasion;
use crate::effects::interpret::Resolve;
use crate::frames::perform::Performing;
use crate::frames::queue::QueueFrame;
use crate::frames::window::WindowFrame;
use crate::game::{Cx, Game, Look};
use crate::seat::Seat;
use crate::words::Words;

/// One instance of a procedure. Memory and durations name the instance that they belong to; no two instances
/// of a game share a number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct FrameId(pub u32);

impl FrameId {
    /// The game itself, which ends after every procedure.
    pub const GAME: FrameId = FrameId(0);
}

/// What a procedure's current step comes to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Flow<W: Words> {
    /// The procedure goes on with its next step.
    Next,
    /// Another procedure is carried out first.
    Call(W::Frame),
    /// A timing window opens; the procedure goes on when it has closed.
    Open(Occasion<W>),
    /// Something happens that effects may replace or answer.
    Perform(W::Deed),
    /// Players decide. A step that asks changes nothing before it does: it is carried out again when the
    /// question has to be put anew (after a standing offer was used, after an adjustment).
    Ask(Ask<W>),
    /// The procedure is over.
    Done,
}

/// A procedure of a game's rule book.
///
/// A game implements this once, for the enum of its procedures, and hands each call on to the procedure's own
/// small struct.
pub trait Procedure<G: Game<Words = W>, W: Words<Frame = Self>>: Copy {
    /// Carries out the current step.
    fn perform(&mut self, cx: &mut Cx<'_, G>) -> Flow<W>;

    /// Lists or describes the legal answers to what the current step asks `seat`.
    fn legal(&self, look: &Look<'_, G>, seat: Seat, legal: &mut Legal<W>);

    /// Whether a continuous answer (a place) is legal, and why a course is not that is not listed. Other listed answers have
    /// been checked before.
    fn check(&self, look: &Look<'_, G>, seat: Seat, answer: &Answer<W>) -> Result<(), Refusal> {
        let _ = (look, seat, answer);
        Ok(())
    }

    /// Takes the answer to what the current step asked. Of several seats that were asked together each one's
    /// answer is given in seat order, and the last decides how the procedure goes on.
    fn answer(&mut self, cx: &mut Cx<'_, G>, seat: Seat, answer: &Answer<W>) -> Flow<W>;

    /// The kind of procedure that durations and limits can name.
    fn scope(&self) -> Option<W::Scope>;

    /// Whether it is a procedure of this kind. One that answers to several names (an activation, a ship's activation)
    /// says so here.
    fn is_scope(&self, scope: W::Scope) -> bool {
        self.scope() == Some(scope)
    }

    /// Whether effects triggered inside it are resolved before it goes on, even if it is itself part of a
    /// queued effect (an attack is, an action is not). Only games with a queue ask.
    fn own_queue(&self) -> bool {
        false
    }

    /// Its name and step as the rule book has them: `("Attack", "Roll Attack Dice")`.
    fn title(&self) -> (&'static str, &'static str);
}

/// A frame of the game's, or one of the rules machine's own.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub enum Body<W: Words> {
    /// A procedure of the rule book.
    Step(W::Frame),
    /// An open timing window (each player's effects in any order, first player first).
    Window(WindowFrame<W>),
    /// The ability queue being worked off.
    Queue(QueueFrame),
    /// An effect being resolved.
    Resolve(Resolve<W>),
    /// Something happening that may be replaced.
    Performing(Performing<W>),
}

/// A frame with its instance number.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Frame<W: Words> {
    /// Which instance this is.
    pub id: FrameId,
    /// What is going on.
    pub body: Body<W>,
}
