//! The frames under way.

use serde::{Deserialize, Serialize};

use crate::effects::ability::Offer;
use crate::effects::interpret::Resolve;
use crate::frames::frame::{Body, Frame, FrameId};
use crate::frames::perform::Performing;
use crate::frames::queue::QueueFrame;
use crate::frames::window::WindowFrame;
use crate::list::List;
use crate::words::Words;

/// How deep procedures can nest.
pub const DEPTH: usize = 32;

/// How many effects can be in the middle of being resolved at once, and how many windows can stand open.
const NESTED: usize = 8;

/// How many effects the players whose turn it is can have used in the windows that stand open: one of each of their
/// pieces in one of them, and a few more.
pub(crate) const USES: usize = 48;

/// How many deeds can be waiting for what replaces them at once.
const DEEDS: usize = 4;

/// The frames under way, outermost first.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub(crate) struct Stack<W: Words> {
    slots: List<Slot<W>, DEPTH>,
    windows: List<Option<WindowFrame<W>>, NESTED>,
    resolves: List<Option<Resolve<W>>, NESTED>,
    performings: List<Option<Performing<W>>, DEEDS>,
    /// The effects used in the open windows, those of the innermost last.
    pub(crate) used: List<Offer, USES>,
    next: u32,
}

impl<W: Words> Default for Stack<W> {
    fn default() -> Self {
        Stack {
            slots: List::new(),
            windows: List::new(),
            resolves: List::new(),
            performings: List::new(),
            used: List::new(),
            next: FrameId::GAME.0 + 1,
        }
    }
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

impl<W: Words> Stack<W> {
    /// The frames under way, outermost first.
    pub(crate) fn frames(&self) -> impl DoubleEndedIterator<Item = (FrameId, Running<'_, W>)> {
        let count = |kind: fn(&SlotKind<W>) -> bool, before: usize| {
            self.slots[..before].iter().filter(|slot| kind(&slot.kind)).count()
        };
        (0..self.slots.len()).filter_map(move |at| {
            let slot = &self.slots[at];
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
    pub(crate) fn procedures(&self) -> impl Iterator<Item = (FrameId, &W::Frame)> {
        self.slots.iter().rev().filter_map(|slot| match &slot.kind {
            SlotKind::Step(step) => Some((slot.id, step)),
            _ => None,
        })
    }

    /// The game's own procedures under way, innermost first, to be changed. An effect that alters the attack
    /// around it does so through this.
    pub(crate) fn procedures_mut(&mut self) -> impl Iterator<Item = (FrameId, &mut W::Frame)> {
        self.slots.iter_mut().rev().filter_map(|slot| match &mut slot.kind {
            SlotKind::Step(step) => Some((slot.id, step)),
            _ => None,
        })
    }

    /// The instance of the innermost frame.
    pub(crate) fn innermost(&self) -> Option<FrameId> {
        self.slots.last().map(|slot| slot.id)
    }

    /// Whether the innermost frame is a queue.
    pub(crate) fn in_queue(&self) -> bool {
        matches!(self.slots.last().map(|slot| &slot.kind), Some(SlotKind::Queue(_)))
    }

    /// A copy of the innermost frame, to be worked on.
    pub(crate) fn top(&self) -> Option<Frame<W>> {
        let slot = self.slots.last()?;
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
        let Some(slot) = self.slots.last_mut() else { return };
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
        let id = FrameId(self.next);
        let kind = match body {
            Body::Step(step) => SlotKind::Step(step),
            Body::Queue(queue) => SlotKind::Queue(queue),
            Body::Window(mut window) => {
                window.before = self.used.len() as u8;
                self.windows.try_push(Some(window)).ok().map(|()| SlotKind::Window)?
            }
            Body::Resolve(resolve) => {
                self.resolves.try_push(Some(resolve)).ok().map(|()| SlotKind::Resolve)?
            }
            Body::Performing(performing) => {
                self.performings.try_push(Some(performing)).ok().map(|()| SlotKind::Performing)?
            }
        };
        self.next += 1;
        self.slots.try_push(Slot { id, kind }).ok().map(|()| id)
    }

    /// The next frame gets the first number behind those that are still named: by the frames, the effects being resolved, and
    /// whatever else names one up to `named`.
    pub(crate) fn renumber(&mut self, named: Option<FrameId>) {
        let within = |resolve: &Option<Resolve<W>>| resolve.as_ref().map(|it| it.bound.within);
        let ids = self.slots.iter().map(|slot| slot.id).chain(self.resolves.iter().filter_map(within));
        self.next = ids.chain(named).max().unwrap_or(FrameId::GAME).0 + 1;
    }

    /// Takes the innermost frame off and says which it was.
    pub(crate) fn pop(&mut self) -> Option<FrameId> {
        let slot = self.slots.pop()?;
        match slot.kind {
            SlotKind::Window => {
                if let Some(Some(closed)) = self.windows.pop() {
                    self.used.truncate(closed.before.into());
                }
            }
            SlotKind::Resolve => drop(self.resolves.pop()),
            SlotKind::Performing => drop(self.performings.pop()),
            SlotKind::Free | SlotKind::Step(_) | SlotKind::Queue(_) => {}
        }
        Some(slot.id)
    }

    /// The effect that is being resolved, innermost.
    pub(crate) fn resolve(&self) -> Option<&Resolve<W>> {
        self.resolves.last()?.as_ref()
    }

    /// What is about to happen, innermost.
    pub(crate) fn performing(&self) -> Option<&Performing<W>> {
        self.performings.last()?.as_ref()
    }

    /// What is about to happen, innermost, to be changed.
    pub(crate) fn performing_mut(&mut self) -> Option<&mut Performing<W>> {
        self.performings.last_mut()?.as_mut()
    }

    /// Whether no frame is under way.
    pub(crate) fn is_empty(&self) -> bool {
        self.slots.is_empty()
    }
}

fn replace_last<T: Copy, const N: usize>(list: &mut List<Option<T>, N>, value: &T) {
    if let Some(place) = list.last_mut() {
        *place = Some(*value);
    }
}
