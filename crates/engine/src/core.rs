//! The part of a game's state that the rules machine keeps.

use serde::{Deserialize, Serialize};

use crate::ability::{AbilityId, About, Bound, Occasion, Source, VARS};
use crate::decision::{Asked, Decision};
use crate::frame::{Body, Frame, FrameId};
use crate::list::List;
use crate::seat::{Seat, Seats};
use crate::words::Words;

/// How deep procedures can nest.
pub const DEPTH: usize = 28;

/// How many granted abilities can be in force at once.
pub const GRANTS: usize = 24;

/// How many effects can wait in the queue at once.
pub const QUEUE: usize = 24;

/// How many uses of limited abilities are remembered at once.
pub const LEDGER: usize = 48;

/// A complete state of a game: what lies on the table, and where the rules stand. A copy is a copy of bytes.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Position<W: Words> {
    /// What lies on and beside the table.
    pub board: W::Board,
    /// Where the rules stand.
    pub core: Core<W>,
}

/// Where the rules stand: the procedures under way, the open decision, waiting and granted effects.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Core<W: Words> {
    pub(crate) stack: Stack<W>,
    pub(crate) asked: Option<Asked<W>>,
    pub(crate) grants: List<Grant<W>, GRANTS>,
    pub(crate) queue: List<Waiting<W>, QUEUE>,
    pub(crate) raised: List<Raised<W>, 8>,
    pub(crate) ledger: List<Used, LEDGER>,
    pub(crate) next_frame: u32,
    pub(crate) decisions: u32,
    pub(crate) returned: i16,
    pub(crate) unsettled: bool,
    pub(crate) over: bool,
}

/// The procedures under way, outermost first. `None` fills the places out of use.
pub(crate) type Stack<W> = List<Option<Frame<W>>, DEPTH>;

/// An ability that is in force for a time.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub(crate) struct Grant<W: Words> {
    pub(crate) source: Source,
    pub(crate) ability: AbilityId,
    pub(crate) controller: Seat,
    pub(crate) bearer: Option<W::Item>,
    pub(crate) held: [Option<W::Item>; 3],
    pub(crate) number: i16,
    pub(crate) until: FrameId,
    pub(crate) once: bool,
}

impl<W: Words> Default for Grant<W> {
    fn default() -> Self {
        Grant {
            source: Source::default(),
            ability: AbilityId::default(),
            controller: Seat::default(),
            bearer: None,
            held: [None; 3],
            number: 0,
            until: FrameId::GAME,
            once: false,
        }
    }
}

impl<W: Words> Grant<W> {
    pub(crate) fn bound_about(&self, about: About<W>) -> Bound<W> {
        let mut vars = [None; VARS];
        vars[..3].copy_from_slice(&self.held);
        Bound {
            source: self.source,
            ability: self.ability,
            controller: self.controller,
            bearer: self.bearer,
            window: None,
            about,
            within: self.until,
            vars,
            group: List::new(),
            number: self.number,
        }
    }
}

/// A triggered effect that waits in the queue.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub(crate) struct Waiting<W: Words> {
    pub(crate) source: Source,
    pub(crate) ability: AbilityId,
    pub(crate) controller: Seat,
    pub(crate) occasion: Option<Occasion<W>>,
    /// The procedure during which it was triggered.
    pub(crate) within: FrameId,
    /// The queue frame that will work it off.
    pub(crate) home: FrameId,
    /// Whether its place in the queue is settled.
    pub(crate) ordered: bool,
    pub(crate) nth: u8,
}

impl<W: Words> Default for Waiting<W> {
    fn default() -> Self {
        Waiting {
            source: Source::default(),
            ability: AbilityId::default(),
            controller: Seat::default(),
            occasion: None,
            within: FrameId::GAME,
            home: FrameId::GAME,
            ordered: false,
            nth: 0,
        }
    }
}

/// A window that an atom has opened and that stands to be dealt with before the next step.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub(crate) struct Raised<W: Words>(pub(crate) Option<Occasion<W>>);

impl<W: Words> Default for Raised<W> {
    fn default() -> Self {
        Raised(None)
    }
}

/// One use of a limited ability within an instance of a procedure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Used {
    pub(crate) source: Source,
    pub(crate) ability: AbilityId,
    pub(crate) within: FrameId,
}

/// One line of "where the game stands": `Round 2 › Ship Phase › Attack › Roll Attack Dice`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Crumb<W: Words> {
    /// A procedure and its step.
    Step(&'static str, &'static str),
    /// A timing window.
    Window(W::Window),
    /// The ability queue.
    Queue,
    /// An effect of this source.
    Effect(Source, AbilityId),
    /// Something that may be replaced.
    Deed,
}

impl<W: Words> Core<W> {
    pub(crate) fn new(first: W::Frame) -> Core<W> {
        let mut stack = Stack::<W>::new();
        stack.push(Some(Frame { id: FrameId(1), body: Body::Step(first) }));
        Core {
            stack,
            asked: None,
            grants: List::new(),
            queue: List::new(),
            raised: List::new(),
            ledger: List::new(),
            next_frame: 2,
            decisions: 0,
            returned: 0,
            unsettled: false,
            over: false,
        }
    }

    /// The frames under way, outermost first.
    pub fn frames(&self) -> impl DoubleEndedIterator<Item = &Frame<W>> {
        self.stack.iter().flatten()
    }

    /// The game's own procedures under way, innermost first.
    pub fn procedures(&self) -> impl Iterator<Item = (FrameId, &W::Frame)> {
        self.frames().rev().filter_map(|frame| match &frame.body {
            Body::Step(step) => Some((frame.id, step)),
            _ => None,
        })
    }

    /// The game's own procedures under way, innermost first, to be changed. An effect that alters the attack
    /// around it does so through this.
    pub fn procedures_mut(&mut self) -> impl Iterator<Item = (FrameId, &mut W::Frame)> {
        self.stack.iter_mut().flatten().rev().filter_map(|frame| match &mut frame.body {
            Body::Step(step) => Some((frame.id, step)),
            _ => None,
        })
    }

    /// What is about to happen, if a replacement is being decided on or resolved.
    pub fn deed(&self) -> Option<&W::Deed> {
        self.frames().rev().find_map(|frame| match &frame.body {
            Body::Performing(performing) => Some(&performing.deed),
            _ => None,
        })
    }

    /// What is about to happen, to be changed by the effect that replaces it.
    pub fn deed_mut(&mut self) -> Option<&mut W::Deed> {
        self.stack.iter_mut().flatten().rev().find_map(|frame| match &mut frame.body {
            Body::Performing(performing) => Some(&mut performing.deed),
            _ => None,
        })
    }

    /// The effect that is being resolved, innermost: who did what happens now.
    pub fn cause(&self) -> Option<(Source, AbilityId)> {
        self.frames().rev().find_map(|frame| match &frame.body {
            Body::Resolve(resolve) => Some((resolve.bound.source, resolve.bound.ability)),
            _ => None,
        })
    }

    /// The effects that wait in the queue, front first.
    pub fn waiting(&self) -> impl Iterator<Item = (Source, AbilityId, Seat)> {
        self.queue.iter().map(|w| (w.source, w.ability, w.controller))
    }

    /// The abilities that are granted for a time.
    pub fn granted(&self) -> impl Iterator<Item = (Source, AbilityId)> {
        self.grants.iter().map(|g| (g.source, g.ability))
    }

    /// Who has to decide now.
    pub fn deciders(&self) -> Seats {
        self.asked.as_ref().map_or(Seats::NONE, |asked| asked.ask.seats)
    }

    /// The open decision of a seat.
    pub fn decision(&self, seat: Seat) -> Option<Decision<W>> {
        self.asked.as_ref()?.decision(seat)
    }

    /// How many decisions have been put to players so far.
    pub fn decisions(&self) -> u32 {
        self.decisions
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// What the procedure or effect that ended last handed back.
    pub fn returned(&self) -> i16 {
        self.returned
    }

    /// Where the game stands, outermost first, as the rule book names it.
    pub fn crumbs<G: crate::Game<Words = W>>(&self) -> Vec<Crumb<W>>
    where
        W::Frame: crate::Procedure<G, W>,
    {
        let crumb = |frame: &Frame<W>| match &frame.body {
            Body::Step(step) => {
                let (name, at) = crate::Procedure::<G, W>::title(step);
                Crumb::Step(name, at)
            }
            Body::Window(window) => Crumb::Window(window.occasion.window),
            Body::Queue(_) => Crumb::Queue,
            Body::Resolve(resolve) => Crumb::Effect(resolve.bound.source, resolve.bound.ability),
            Body::Performing(_) => Crumb::Deed,
        };
        self.frames().map(crumb).collect()
    }

    pub(crate) fn top(&self) -> Option<&Frame<W>> {
        self.stack.last()?.as_ref()
    }

    pub(crate) fn top_mut(&mut self) -> Option<&mut Frame<W>> {
        self.stack.last_mut()?.as_mut()
    }

    /// Takes the top frame off; what lasted until its end is over.
    pub(crate) fn pop(&mut self) {
        let Some(Some(frame)) = self.stack.pop() else { return };
        if !self.grants.is_empty() {
            self.grants.retain(|grant| grant.until != frame.id);
        }
        if !self.ledger.is_empty() {
            self.ledger.retain(|used| used.within != frame.id);
        }
    }
}
