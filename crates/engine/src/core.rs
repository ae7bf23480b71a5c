//! The part of a game's state that the rules machine keeps.

use serde::{Deserialize, Serialize};

use crate::ability::{AbilityId, About, Bound, Occasion, Source, VARS};
use crate::decision::{Asked, Decision};
use crate::frame::{Body, Frame, FrameId, Procedure};
use crate::game::{Ears, Game};
use crate::interpret::Resolve;
use crate::list::List;
use crate::perform::Performing;
use crate::queue::QueueFrame;
use crate::seat::{Seat, Seats};
use crate::window::WindowFrame;
use crate::words::Words;

/// How deep procedures can nest.
pub const DEPTH: usize = 32;

/// How many effects can be in the middle of being resolved at once, and how many windows can stand open.
pub const NESTED: usize = 10;

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
    stack: List<Slot<W>, DEPTH>,
    windows: List<Option<WindowFrame<W>>, NESTED>,
    resolves: List<Option<Resolve<W>>, NESTED>,
    performings: List<Option<Performing<W>>, NESTED>,
    pub(crate) asked: Option<Asked<W>>,
    grants: List<Grant<W>, GRANTS>,
    granted_ears: Ears,
    pub(crate) queue: List<Waiting<W>, QUEUE>,
    pub(crate) raised: List<Raised<W>, 8>,
    pub(crate) ledger: List<Used, LEDGER>,
    pub(crate) next_frame: u32,
    pub(crate) decisions: u32,
    pub(crate) returned: i16,
    pub(crate) unsettled: bool,
    pub(crate) over: bool,
}

/// A place on the stack. Procedures lie in it; the machine's own frames are larger and fewer, so the slot only says
/// of which kind the frame is, and the innermost frame of a kind is the last of its list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
struct Slot<W: Words> {
    id: FrameId,
    kind: SlotKind<W>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
enum SlotKind<W: Words> {
    /// Out of use.
    #[default]
    Free,
    Step(W::Frame),
    Window,
    Queue(QueueFrame),
    Resolve,
    Performing,
}

/// A frame under way, to be looked at.
#[derive(Clone, Copy, Debug)]
pub enum Running<'a, W: Words> {
    /// A procedure of the rule book.
    Step(&'a W::Frame),
    /// An open timing window.
    Window(&'a WindowFrame<W>),
    /// The ability queue being worked off.
    Queue,
    /// An effect being resolved.
    Resolve(&'a Resolve<W>),
    /// Something happening that may be replaced.
    Performing(&'a Performing<W>),
}

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
    pub(crate) ear: Ear,
}

/// What a granted ability listens to, by number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Ear {
    Window(u8),
    Query(u8),
    #[default]
    AnyTime,
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
            ear: Ear::AnyTime,
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

impl<W: Words> Position<W> {
    /// A board on which nothing is under way: a scene before its first procedure.
    pub fn idle(board: W::Board) -> Position<W> {
        Position { board, core: Core::idle() }
    }
}

impl<W: Words> Core<W> {
    pub(crate) fn new(first: W::Frame) -> Core<W> {
        let mut core = Core::idle();
        core.stack.push(Slot { id: FrameId(1), kind: SlotKind::Step(first) });
        core.over = false;
        core
    }

    fn idle() -> Core<W> {
        Core {
            stack: List::new(),
            windows: List::new(),
            resolves: List::new(),
            performings: List::new(),
            asked: None,
            grants: List::new(),
            granted_ears: Ears::default(),
            queue: List::new(),
            raised: List::new(),
            ledger: List::new(),
            next_frame: 2,
            decisions: 0,
            returned: 0,
            unsettled: false,
            over: true,
        }
    }

    /// The frames under way, outermost first.
    pub fn frames(&self) -> impl DoubleEndedIterator<Item = (FrameId, Running<'_, W>)> {
        let count = |kind: fn(&SlotKind<W>) -> bool, before: usize| {
            self.stack[..before].iter().filter(|slot| kind(&slot.kind)).count()
        };
        (0..self.stack.len()).filter_map(move |at| {
            let slot = &self.stack[at];
            let running = match &slot.kind {
                SlotKind::Free => return None,
                SlotKind::Step(step) => Running::Step(step),
                SlotKind::Queue(_) => Running::Queue,
                SlotKind::Window => {
                    let nth = count(|kind| matches!(kind, SlotKind::Window), at);
                    Running::Window(self.windows.get(nth)?.as_ref()?)
                }
                SlotKind::Resolve => {
                    let nth = count(|kind| matches!(kind, SlotKind::Resolve), at);
                    Running::Resolve(self.resolves.get(nth)?.as_ref()?)
                }
                SlotKind::Performing => {
                    let nth = count(|kind| matches!(kind, SlotKind::Performing), at);
                    Running::Performing(self.performings.get(nth)?.as_ref()?)
                }
            };
            Some((slot.id, running))
        })
    }

    /// The game's own procedures under way, innermost first.
    pub fn procedures(&self) -> impl Iterator<Item = (FrameId, &W::Frame)> {
        self.stack.iter().rev().filter_map(|slot| match &slot.kind {
            SlotKind::Step(step) => Some((slot.id, step)),
            _ => None,
        })
    }

    /// The game's own procedures under way, innermost first, to be changed. An effect that alters the attack
    /// around it does so through this.
    pub fn procedures_mut(&mut self) -> impl Iterator<Item = (FrameId, &mut W::Frame)> {
        self.stack.iter_mut().rev().filter_map(|slot| match &mut slot.kind {
            SlotKind::Step(step) => Some((slot.id, step)),
            _ => None,
        })
    }

    /// What is about to happen, if a replacement is being decided on or resolved.
    pub fn deed(&self) -> Option<&W::Deed> {
        self.performings.last()?.as_ref().map(|performing| &performing.deed)
    }

    /// What is about to happen, to be changed by the effect that replaces it.
    pub fn deed_mut(&mut self) -> Option<&mut W::Deed> {
        self.performing_mut().map(|performing| &mut performing.deed)
    }

    pub(crate) fn performing_mut(&mut self) -> Option<&mut Performing<W>> {
        self.performings.last_mut()?.as_mut()
    }

    /// The effect that is being resolved, innermost: who did what happens now.
    pub fn cause(&self) -> Option<(Source, AbilityId)> {
        self.resolves.last()?.as_ref().map(|resolve| (resolve.bound.source, resolve.bound.ability))
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

    /// The instance of the innermost frame.
    pub(crate) fn innermost(&self) -> Option<FrameId> {
        self.stack.last().map(|slot| slot.id)
    }

    /// Whether the innermost frame is a queue.
    pub(crate) fn in_queue(&self) -> bool {
        matches!(self.stack.last().map(|slot| &slot.kind), Some(SlotKind::Queue(_)))
    }

    /// A copy of the innermost frame, to be worked on.
    pub(crate) fn top(&self) -> Option<Frame<W>> {
        let slot = self.stack.last()?;
        let body = match &slot.kind {
            SlotKind::Free => return None,
            SlotKind::Step(step) => Body::Step(*step),
            SlotKind::Window => Body::Window((*self.windows.last()?)?),
            SlotKind::Queue(queue) => Body::Queue(*queue),
            SlotKind::Resolve => Body::Resolve((*self.resolves.last()?)?),
            SlotKind::Performing => Body::Performing((*self.performings.last()?)?),
        };
        Some(Frame { id: slot.id, body })
    }

    /// Puts the copy of the innermost frame back.
    pub(crate) fn set_top(&mut self, frame: &Frame<W>) {
        let Some(slot) = self.stack.last_mut() else { return };
        match &frame.body {
            Body::Step(step) => slot.kind = SlotKind::Step(*step),
            Body::Queue(queue) => slot.kind = SlotKind::Queue(*queue),
            Body::Window(window) => replace_last(&mut self.windows, window),
            Body::Resolve(resolve) => replace_last(&mut self.resolves, resolve),
            Body::Performing(performing) => replace_last(&mut self.performings, performing),
        }
    }

    /// Puts a new frame on the stack, if there is room for it.
    pub(crate) fn push(&mut self, body: Body<W>) -> Option<FrameId> {
        let id = FrameId(self.next_frame);
        let kind = match body {
            Body::Step(step) => SlotKind::Step(step),
            Body::Queue(queue) => SlotKind::Queue(queue),
            Body::Window(window) => self.windows.try_push(Some(window)).ok().map(|()| SlotKind::Window)?,
            Body::Resolve(resolve) => {
                self.resolves.try_push(Some(resolve)).ok().map(|()| SlotKind::Resolve)?
            }
            Body::Performing(performing) => {
                self.performings.try_push(Some(performing)).ok().map(|()| SlotKind::Performing)?
            }
        };
        self.next_frame += 1;
        self.stack.try_push(Slot { id, kind }).ok().map(|()| id)
    }

    /// Takes the top frame off; what lasted until its end is over.
    pub(crate) fn pop(&mut self) {
        let Some(slot) = self.stack.pop() else { return };
        match slot.kind {
            SlotKind::Window => drop(self.windows.pop()),
            SlotKind::Resolve => drop(self.resolves.pop()),
            SlotKind::Performing => drop(self.performings.pop()),
            SlotKind::Free | SlotKind::Step(_) | SlotKind::Queue(_) => {}
        }
        if self.grants.iter().any(|grant| grant.until == slot.id) {
            self.grants.retain(|grant| grant.until != slot.id);
            self.listen_to_grants();
        }
        if !self.ledger.is_empty() {
            self.ledger.retain(|used| used.within != slot.id);
        }
    }

    /// The abilities that are granted for a time.
    pub(crate) fn grants(&self) -> &[Grant<W>] {
        &self.grants
    }

    /// What the granted abilities listen to.
    pub(crate) fn granted_ears(&self) -> &Ears {
        &self.granted_ears
    }

    /// Puts a granted ability in force, if there is room for it.
    pub(crate) fn grant(&mut self, grant: Grant<W>) -> bool {
        let taken = self.grants.try_push(grant).is_ok();
        self.listen_to_grants();
        taken
    }

    /// Takes a granted ability that works once out of force.
    pub(crate) fn spend_grant(&mut self, source: Source, ability: AbilityId) {
        let spent = |g: &Grant<W>| g.once && g.source == source && g.ability == ability;
        if let Some(at) = self.grants.iter().position(spent) {
            self.grants.remove(at);
            self.listen_to_grants();
        }
    }

    fn listen_to_grants(&mut self) {
        let mut ears = Ears::default();
        for grant in &self.grants {
            match grant.ear {
                Ear::Window(window) => ears.windows |= 1 << window,
                Ear::Query(query) => ears.queries |= 1 << query,
                Ear::AnyTime => ears.any_time = true,
            }
        }
        self.granted_ears = ears;
    }

    /// Whether any frame is under way.
    pub(crate) fn is_idle(&self) -> bool {
        self.stack.is_empty()
    }

    /// Ends every procedure.
    pub(crate) fn finish(&mut self) {
        while !self.is_idle() {
            self.pop();
        }
        self.over = true;
        self.asked = None;
    }
}

fn replace_last<T: Copy, const N: usize>(list: &mut List<Option<T>, N>, value: &T) {
    if let Some(place) = list.last_mut() {
        *place = Some(*value);
    }
}
