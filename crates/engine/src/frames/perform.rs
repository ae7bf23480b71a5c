//! Something that is about to happen: effects may replace it, then it happens.

use serde::{Deserialize, Serialize};

use crate::decisions::answer::Answer;
use crate::decisions::decision::{Ask, Kind, Prompt};
use crate::decisions::legal::Legal;
use crate::effects::ability::{Bound, Offer};
use crate::frames::frame::Flow;
use crate::game::{Cx, Game, Listening, Look};
use crate::list::List;
use crate::machine::Move;
use crate::seat::Seat;
use crate::words::{Item, Words};

/// A deed under way.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Performing<W: Words> {
    /// What happens, as changed so far.
    pub deed: W::Deed,
    turn: u8,
    used: List<Offer, 6>,
    /// Whether an effect happens in its place.
    pub(crate) replaced: bool,
}

impl<W: Words> Performing<W> {
    pub(crate) fn new(deed: W::Deed) -> Performing<W> {
        Performing { deed, turn: 0, used: List::new(), replaced: false }
    }

    fn offers<G: Game<Words = W>>(&self, look: &Look<'_, G>, seat: Seat, found: &mut dyn FnMut(Bound<W>)) {
        if G::ONE_REPLACEMENT && !self.used.is_empty() {
            return;
        }
        let Some(occasion) = look.game.would(look, &self.deed) else { return };
        look.heard(Listening::Would(occasion.window), Some(occasion), &mut |bound| {
            let fresh = !self.used.contains(&bound.offer());
            if bound.controller == seat && fresh && look.usable(&bound) {
                found(bound);
            }
        });
    }

    pub(crate) fn perform<G: Game<Words = W>>(&mut self, cx: &mut Cx<'_, G>) -> Flow<W> {
        if self.replaced {
            return Flow::Done;
        }
        let order = match cx.game.would(&cx.look(), &self.deed) {
            Some(occasion) => cx.game.window_order(&cx.look(), &occasion),
            None => List::new(),
        };
        while let Some(seat) = order.get(self.turn as usize).copied() {
            let (mut any, mut must) = (None, false);
            let look = cx.look();
            self.offers(&look, seat, &mut |bound| {
                any = bound.window;
                must |= !look.game.ability(bound.ability).optional;
            });
            if let Some(window) = any {
                return Flow::Ask(Ask::machine(seat, Prompt::Replace(window), Kind::Use { optional: !must }));
            }
            self.turn += 1;
        }
        cx.game.perform(cx, &self.deed);
        Flow::Done
    }

    pub(crate) fn legal<G: Game<Words = W>>(&self, look: &Look<'_, G>, seat: Seat, legal: &mut Legal<W>) {
        self.offers(look, seat, &mut |bound| legal.items.push(W::Item::effect(bound.offer())));
    }

    pub(crate) fn answer<G: Game<Words = W>>(
        &mut self,
        cx: &mut Cx<'_, G>,
        seat: Seat,
        answer: &Answer<W>,
    ) -> Move<W> {
        let picked = match answer {
            Answer::Pick(item) => item.as_effect(),
            _ => None,
        };
        let Some(offer) = picked else {
            self.turn += 1;
            return Move::Flow(Flow::Next);
        };
        let mut chosen = None;
        self.offers(&cx.look(), seat, &mut |bound| {
            if bound.offer() == offer && chosen.is_none() {
                chosen = Some(bound);
            }
        });
        let Some(bound) = chosen else { return Move::Flow(Flow::Next) };
        if self.used.try_push(bound.offer()).is_err() {
            cx.fail("more effects replaced one event than the machine can hold");
        }
        self.replaced = true;
        Move::Resolve(bound)
    }
}
