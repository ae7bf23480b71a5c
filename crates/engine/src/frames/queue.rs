//! The ability queue: triggered effects wait in line, bound as they were triggered.

use serde::{Deserialize, Serialize};

use crate::core::{QUEUE, Waiting};
use crate::decisions::answer::Answer;
use crate::decisions::decision::{Ask, Kind, Prompt};
use crate::decisions::legal::Legal;
use crate::effects::ability::{Bound, Occasion, Offer, Op};
use crate::frames::frame::{Flow, FrameId, Procedure};
use crate::frames::stack::Running;
use crate::game::{Cx, Game, Listening, Look};
use crate::list::List;
use crate::machine::Move;
use crate::seat::{Seat, Seats};
use crate::words::{Item, Words};

/// The home of effects for which no queue frame has been opened yet.
pub(crate) const HOMELESS: FrameId = FrameId(u32::MAX);

/// A queue being worked off. It takes the effects whose home it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct QueueFrame {
    ordered: Seats,
}

/// Puts the abilities of these players that an occasion triggers into the queue, if they meet their requirements now. With
/// `at_once` they are worked off before the procedure goes on, whatever is being resolved.
pub(crate) fn trigger<G: Game>(
    cx: &mut Cx<'_, G>,
    occasion: Occasion<G::Words>,
    at_once: bool,
    seats: Seats,
) {
    let home = if at_once { HOMELESS } else { home(&cx.look()) };
    let mut new: List<Waiting<G::Words>, QUEUE> = List::new();
    let mut full = false;
    let look = cx.look();
    look.heard(Listening::Window(occasion.window), Some(occasion), &mut |bound| {
        let heard = || look.usable(&bound) || (!G::QUEUE_CHECKS_EFFECTS && look.is_triggered(&bound));
        if seats.holds(bound.controller) && heard() {
            let Bound { source, ability, grant, controller, within, .. } = bound;
            let occasion = Some(occasion);
            let waiting =
                Waiting { source, ability, grant, controller, occasion, within, home, ordered: false };
            full |= new.try_push(waiting).is_err();
        }
    });
    let front = cx.core.queue.iter().take_while(|w| w.home == home && !w.ordered).count();
    for (at, waiting) in new.iter().enumerate() {
        full |= cx.core.queue.try_insert(front + at, *waiting).is_err();
    }
    if full {
        cx.fail("more effects wait than the queue can hold");
    }
}

/// The queue frame in whose effect we are, unless a procedure with a queue of its own lies between.
pub(crate) fn home<G: Game>(look: &Look<'_, G>) -> FrameId {
    let mut inside_effect = false;
    for (id, frame) in look.core.frames().rev() {
        match frame {
            Running::Step(step) if step.own_queue() => return HOMELESS,
            Running::Resolve(resolve) if resolve.queued => inside_effect = true,
            Running::Queue => return if inside_effect { id } else { HOMELESS },
            _ => {}
        }
    }
    HOMELESS
}

impl QueueFrame {
    /// The effects of this queue whose order is still to be settled.
    fn unordered<W: Words>(queue: &[Waiting<W>], id: FrameId) -> usize {
        queue.iter().take_while(|w| w.home == id && !w.ordered).count()
    }

    fn bind<G: Game>(look: &Look<'_, G>, waiting: &Waiting<G::Words>) -> Bound<G::Words> {
        let window = waiting.occasion.map(|o| o.window);
        let about = waiting.occasion.map(|o| o.about).unwrap_or_default();
        let bound = match look.core.grants.get(waiting.grant) {
            Some(grant) => Bound { window, ..grant.bound_about(about) },
            None => look.bind(waiting.source, waiting.ability, window, about),
        };
        Bound { controller: waiting.controller, within: waiting.within, ..bound }
    }

    pub(crate) fn perform<G: Game>(&mut self, cx: &mut Cx<'_, G>, id: FrameId) -> Move<G::Words> {
        let count = Self::unordered(&cx.core.queue, id);
        let order = cx.game.player_order(&cx.board);
        if count > 0 {
            let fresh = &cx.core.queue.as_slice()[..count];
            let several = |seat: Seat| fresh.iter().filter(|w| w.controller == seat).count() > 1;
            if let Some(seat) = order.iter().find(|s| !self.ordered.holds(**s) && several(**s)) {
                return Move::Flow(Flow::Ask(Ask::machine(*seat, Prompt::OrderEffects, Kind::Order)));
            }
            let fresh = &mut cx.core.queue.as_mut_slice()[..count];
            fresh.sort_by_key(|w| order.iter().position(|seat| *seat == w.controller));
            fresh.iter_mut().for_each(|w| w.ordered = true);
            self.ordered = Seats::NONE;
        }
        let Some(front) = cx.core.queue.first().filter(|w| w.home == id).copied() else {
            return Move::Flow(Flow::Done);
        };
        let look = cx.look();
        let bound = Self::bind(&look, &front);
        if !look.usable(&bound) {
            cx.core.queue.remove(0);
            return Move::Flow(Flow::Next);
        }
        let ability = cx.game.ability(bound.ability);
        let asks_itself = matches!(ability.ops.first(), Some(Op::Choose(choose)) if choose.optional);
        if ability.optional && !asks_itself {
            let prompt = Prompt::UseQueued(bound.ability);
            return Move::Flow(Flow::Ask(Ask::machine(bound.controller, prompt, Kind::Confirm)));
        }
        cx.core.queue.remove(0);
        Move::Resolve(bound)
    }

    pub(crate) fn legal<W: Words>(id: FrameId, queue: &[Waiting<W>], seat: Seat, legal: &mut Legal<W>) {
        let fresh = &queue[..Self::unordered(queue, id)];
        legal.items.extend(fresh.iter().filter(|w| w.controller == seat).map(item));
    }

    pub(crate) fn answer<G: Game>(
        &mut self,
        cx: &mut Cx<'_, G>,
        id: FrameId,
        seat: Seat,
        answer: &Answer<G::Words>,
    ) -> Move<G::Words> {
        match answer {
            Answer::Order(items) => {
                let count = Self::unordered(&cx.core.queue, id);
                let fresh = &mut cx.core.queue.as_mut_slice()[..count];
                let mut rest: List<Waiting<G::Words>, QUEUE> =
                    fresh.iter().filter(|w| w.controller == seat).copied().collect();
                // Instances of one ability look alike; among themselves they keep their order.
                let mut mine: List<Waiting<G::Words>, QUEUE> = List::new();
                for wanted in items {
                    if let Some(at) = rest.iter().position(|w| item(w) == *wanted) {
                        mine.push(rest.remove(at));
                    }
                }
                let places = fresh.iter_mut().filter(|w| w.controller == seat);
                places.zip(&mine).for_each(|(place, waiting)| *place = *waiting);
                self.ordered = self.ordered.with(seat);
                Move::Flow(Flow::Next)
            }
            Answer::Confirm(yes) => {
                if cx.core.queue.is_empty() {
                    return Move::Flow(Flow::Next);
                }
                let front = cx.core.queue.remove(0);
                if !yes {
                    return Move::Flow(Flow::Next);
                }
                Move::Resolve(Self::bind(&cx.look(), &front))
            }
            _ => Move::Flow(Flow::Next),
        }
    }
}

fn item<W: Words>(waiting: &Waiting<W>) -> W::Item {
    W::Item::effect(Offer { source: waiting.source, ability: waiting.ability, grant: waiting.grant })
}
