//! A decision is data: who decides, what kind of answer is wanted, what asks.

use serde::{Deserialize, Serialize};

use crate::effects::ability::{AbilityId, Source};
use crate::frames::frame::FrameId;
use crate::seat::{Seat, Seats};
use crate::words::Words;

/// What kind of answer a decision wants. Controls of a client and strategies of a bot belong to these kinds,
/// never to a game's own steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Kind {
    /// One of the listed items, or none where that is allowed.
    Pick {
        /// Whether [`Answer::Pass`](crate::Answer::Pass) is legal.
        optional: bool,
    },
    /// Some of the listed items.
    Some {
        /// The fewest.
        min: u8,
        /// The most.
        max: u8,
    },
    /// All listed items in an order.
    Order,
    /// Yes or no.
    Confirm,
    /// A number in a range.
    Amount {
        /// The least.
        min: i16,
        /// The greatest.
        max: i16,
    },
    /// A sum shared out among the listed items, none above its limit.
    Split {
        /// The sum.
        total: u16,
    },
    /// One of its own values for each listed slot: dials.
    Assign,
    /// A course of a manoeuvre.
    Course,
    /// A place on the table, or none where that is allowed.
    Place {
        /// Whether [`Answer::Pass`](crate::Answer::Pass) is legal.
        optional: bool,
    },
    /// One of the effects that can be used now, or none where none must be used.
    Use {
        /// Whether [`Answer::Pass`](crate::Answer::Pass) is legal.
        optional: bool,
    },
}

impl Kind {
    /// Whether the player may pass.
    pub fn may_pass(self) -> bool {
        matches!(
            self,
            Kind::Pick { optional: true } | Kind::Place { optional: true } | Kind::Use { optional: true }
        )
    }
}

/// What is asked, in the words of the game or of the rules machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "")]
pub enum Prompt<W: Words> {
    /// A step of one of the game's procedures asks.
    Step(W::Prompt),
    /// Which effect to use in this window.
    UseEffect(W::Window),
    /// In which order effects enter the queue.
    OrderEffects,
    /// Whether to use the effect that is next in the queue.
    UseQueued(AbilityId),
    /// Which effect, if any, replaces what would happen.
    Replace(W::Window),
    /// What the running effect acts on.
    Choose(AbilityId),
    /// Which of several branches the running effect takes.
    Branch(AbilityId),
    /// Whether the running effect does what it may do.
    May(AbilityId),
}

impl<W: Words> Prompt<W> {
    /// What a step asks, if a step does.
    pub fn step(&self) -> Option<W::Prompt> {
        match self {
            Prompt::Step(prompt) => Some(*prompt),
            _ => None,
        }
    }
}

/// What a procedure asks; see [`Flow::Ask`](crate::Flow::Ask).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Ask<W: Words> {
    /// Who decides. Several seats decide at the same time and in secret.
    pub seats: Seats,
    /// What is asked.
    pub prompt: Prompt<W>,
    /// Which kind of answer is wanted.
    pub kind: Kind,
    /// Whether even a decision with one answer is put to the player, because skipping it would tell others
    /// something that they may not know.
    pub hides: bool,
}

impl<W: Words> Ask<W> {
    /// One seat decides, in the open.
    pub fn one(seat: Seat, prompt: W::Prompt, kind: Kind) -> Ask<W> {
        Ask { seats: Seats::one(seat), prompt: Prompt::Step(prompt), kind, hides: false }
    }

    /// Several seats decide at the same time, each without knowing the others' answers.
    pub fn secret(seats: Seats, prompt: W::Prompt, kind: Kind) -> Ask<W> {
        Ask { seats, prompt: Prompt::Step(prompt), kind, hides: true }
    }

    /// The same question, asked even when there is one answer.
    pub fn hiding(self) -> Ask<W> {
        Ask { hides: true, ..self }
    }

    pub(crate) fn machine(seat: Seat, prompt: Prompt<W>, kind: Kind) -> Ask<W> {
        Ask { seats: Seats::one(seat), prompt, kind, hides: false }
    }
}

/// An open decision of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Decision<W: Words> {
    /// Its number in the game; an answer to another number is stale.
    pub number: u32,
    /// Who decides.
    pub seat: Seat,
    /// All who decide at the same time.
    pub seats: Seats,
    /// What is asked.
    pub prompt: Prompt<W>,
    /// Which kind of answer is wanted.
    pub kind: Kind,
    /// The card (or rule) whose effect asks, if one does.
    pub source: Option<Source>,
    /// The procedure that asks.
    pub frame: FrameId,
}

/// The decision that stands open, as the state keeps it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub(crate) struct Asked<W: Words> {
    pub(crate) ask: Ask<W>,
    pub(crate) number: u32,
    pub(crate) frame: FrameId,
    pub(crate) source: Option<Source>,
}

impl<W: Words> Asked<W> {
    pub(crate) fn decision(&self, seat: Seat) -> Option<Decision<W>> {
        self.ask.seats.holds(seat).then_some(Decision {
            number: self.number,
            seat,
            seats: self.ask.seats,
            prompt: self.ask.prompt,
            kind: self.ask.kind,
            source: self.source,
            frame: self.frame,
        })
    }
}
