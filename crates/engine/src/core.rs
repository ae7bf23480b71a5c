//! The part of a game's state that the rules machine keeps.

use serde::{Deserialize, Serialize};

use crate::decisions::decision::{Ask, Asked, Decision};
use crate::effects::ability::{AbilityId, Occasion, Source};
use crate::effects::grants::Grants;
use crate::frames::frame::{Body, FrameId, Procedure};
use crate::frames::queue::HOMELESS;
use crate::frames::stack::{Running, Stack};
use crate::game::Game;
use crate::list::List;
use crate::seat::{Seat, Seats};
use crate::words::Words;

/// How many effects can wait in the queue at once.
pub const QUEUE: usize = 24;

/// How many uses of limited abilities are remembered at once.
pub const LEDGER: usize = 48;

/// A complete state of a game: what lies on the table, and where the rules stand. A copy is a copy of bytes, and begins
/// with a cache line, which makes it faster by a third.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
#[repr(align(64))]
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
    pub(crate) grants: Grants<W>,
    pub(crate) queue: List<Waiting<W>, QUEUE>,
    pub(crate) raised: List<Raised<W>, 8>,
    pub(crate) ledger: List<Used, LEDGER>,
    pub(crate) decisions: u32,
    pub(crate) returned: i16,
    pub(crate) unsettled: bool,
    pub(crate) over: bool,
}

/// A triggered effect that waits in the queue.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub(crate) struct Waiting<W: Words> {
    pub(crate) source: Source,
    pub(crate) ability: AbilityId,
    pub(crate) grant: u8,
    pub(crate) controller: Seat,
    pub(crate) occasion: Option<Occasion<W>>,
    /// The procedure during which it was triggered.
    pub(crate) within: FrameId,
    /// The queue frame that will work it off.
    pub(crate) home: FrameId,
    /// Whether its place in the queue is settled.
    pub(crate) ordered: bool,
}

impl<W: Words> Default for Waiting<W> {
    fn default() -> Self {
        Waiting {
            source: Source::default(),
            ability: AbilityId::default(),
            grant: 0,
            controller: Seat::default(),
            occasion: None,
            within: FrameId::GAME,
            home: FrameId::GAME,
            ordered: false,
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
    pub(crate) controller: Seat,
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

impl<W: Words> Position<W> {
    /// A board on which nothing is under way: a scene before its first procedure.
    pub fn idle(board: W::Board) -> Position<W> {
        Position { board, core: Core::idle() }
    }
}

impl<W: Words> Core<W> {
    /// Puts a question in the name of the innermost procedure.
    pub(crate) fn ask(&mut self, ask: Ask<W>, source: Option<Source>) {
        let frame = self.stack.innermost().unwrap_or(FrameId::GAME);
        self.asked = Some(Asked { ask, number: self.decisions, frame, source });
    }

    pub(crate) fn new(first: W::Frame) -> Core<W> {
        let mut core = Core::idle();
        core.stack.push(Body::Step(first));
        core.over = false;
        core
    }

    fn idle() -> Core<W> {
        Core {
            stack: Stack::default(),
            asked: None,
            grants: Grants::default(),
            queue: List::new(),
            raised: List::new(),
            ledger: List::new(),
            decisions: 0,
            returned: 0,
            unsettled: false,
            over: true,
        }
    }

    /// The frames under way, outermost first.
    pub fn frames(&self) -> impl DoubleEndedIterator<Item = (FrameId, Running<'_, W>)> {
        self.stack.frames()
    }

    /// The game's own procedures under way, innermost first.
    pub fn procedures(&self) -> impl Iterator<Item = (FrameId, &W::Frame)> {
        self.stack.procedures()
    }

    /// The game's own procedures under way, innermost first, to be changed. An effect that alters the attack
    /// around it does so through this.
    pub fn procedures_mut(&mut self) -> impl Iterator<Item = (FrameId, &mut W::Frame)> {
        self.stack.procedures_mut()
    }

    /// What is about to happen, if a replacement is being decided on or resolved.
    pub fn deed(&self) -> Option<&W::Deed> {
        self.stack.performing().map(|performing| &performing.deed)
    }

    /// What is about to happen, to be changed by the effect that replaces it.
    pub fn deed_mut(&mut self) -> Option<&mut W::Deed> {
        self.stack.performing_mut().map(|performing| &mut performing.deed)
    }

    /// The effect that is being resolved, innermost: who did what happens now.
    pub fn cause(&self) -> Option<(Source, AbilityId)> {
        self.stack.resolve().map(|resolve| (resolve.bound.source, resolve.bound.ability))
    }

    /// The effects that wait in the queue, front first.
    pub fn waiting(&self) -> impl Iterator<Item = (Source, AbilityId, Seat)> {
        self.queue.iter().map(|w| (w.source, w.ability, w.controller))
    }

    /// What triggered the effect at the front of the queue, if it has an occasion.
    pub fn next_occasion(&self) -> Option<Occasion<W>> {
        self.queue.iter().next()?.occasion
    }

    /// The abilities that are granted for a time.
    pub fn granted(&self) -> impl Iterator<Item = (Source, AbilityId)> {
        self.grants.list().iter().map(|g| (g.source, g.ability))
    }

    /// Who has to decide now.
    pub fn deciders(&self) -> Seats {
        self.asked.as_ref().map_or(Seats::NONE, |asked| asked.ask.seats)
    }

    /// The open decision of a seat.
    pub fn decision(&self, seat: Seat) -> Option<Decision<W>> {
        self.asked.as_ref()?.decision(seat)
    }

    /// How many decisions have come up so far, also those with one answer, which are taken without asking.
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
    pub fn crumbs<G: Game<Words = W>>(&self) -> Vec<Crumb<W>>
    where
        W::Frame: Procedure<G, W>,
    {
        let crumb = |(_, running): (FrameId, Running<'_, W>)| match running {
            Running::Step(step) => {
                let (name, at) = Procedure::<G, W>::title(step);
                Crumb::Step(name, at)
            }
            Running::Window(window) => Crumb::Window(window.occasion.window),
            Running::Queue => Crumb::Queue,
            Running::Resolve(resolve) => Crumb::Effect(resolve.bound.source, resolve.bound.ability),
            Running::Performing(_) => Crumb::Deed,
        };
        self.frames().map(crumb).collect()
    }

    /// Ends the innermost procedure; what lasted until its end is over.
    pub(crate) fn pop(&mut self) {
        let Some(ended) = self.stack.pop() else { return };
        self.grants.expire(ended);
        // A queue that has run out may be what something waited for; what it still held goes with it.
        self.queue.retain(|waiting| waiting.home != ended);
        self.unsettled = true;
        if !self.ledger.is_empty() {
            self.ledger.retain(|used| used.within != ended);
        }
    }

    /// Gives the numbers of ended procedures out again and counts decisions anew. Two ways to the same place then leave the
    /// same position, which only a search may do: in a game no number is used twice.
    pub fn renumber(&mut self) {
        self.decisions = 0;
        if let Some(asked) = &mut self.asked {
            asked.number = 0;
        }
        let named = self.queue.iter().flat_map(|waiting| [waiting.within, waiting.home]);
        let named = named.chain(self.grants.list().iter().map(|grant| grant.until));
        let named = named.chain(self.ledger.iter().map(|used| used.within));
        self.stack.renumber(named.filter(|id| *id != HOMELESS).max());
    }

    /// Ends every procedure.
    pub(crate) fn finish(&mut self) {
        while !self.stack.is_empty() {
            self.pop();
        }
        self.over = true;
        self.asked = None;
    }
}
