//! An open timing window in which each player's effects are used in any order, the first player's first.

use serde::{Deserialize, Serialize};

use crate::decisions::answer::Answer;
use crate::decisions::decision::{Ask, Kind, Prompt};
use crate::decisions::legal::Legal;
use crate::effects::ability::{Bound, Limit, Occasion, Offer};
use crate::frames::frame::Flow;
use crate::frames::stack::USES;
use crate::game::{Cx, Game, Listening, Look};
use crate::list::List;
use crate::machine::Move;
use crate::seat::Seat;
use crate::words::{Item, Words};

/// A timing window under way.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct WindowFrame<W: Words> {
    /// What opened it.
    pub occasion: Occasion<W>,
    turn: u8,
    /// How many effects had been used in the windows around it when it opened. Those behind them in the stack's list
    /// were used in this one, while no other window stands open inside it.
    pub(crate) before: u8,
}

impl<W: Words> WindowFrame<W> {
    pub(crate) fn new(occasion: Occasion<W>) -> WindowFrame<W> {
        WindowFrame { occasion, turn: 0, before: 0 }
    }

    /// It is the next player's turn, who has used nothing yet.
    fn next_turn(&mut self, used: &mut List<Offer, USES>) {
        self.turn += 1;
        used.truncate(self.before.into());
    }

    /// The effects that `seat` can use now: each once for this opening of the window.
    fn offers<G: Game<Words = W>>(&self, look: &Look<'_, G>, seat: Seat, found: &mut dyn FnMut(Bound<W>)) {
        let on = Listening::Window(self.occasion.window);
        let used = look.core.stack.used.get(self.before.into()..).unwrap_or_default();
        look.heard(on, Some(self.occasion), &mut |bound| {
            let fresh = !used.contains(&bound.offer());
            if bound.controller == seat && fresh && look.usable(&bound) {
                found(bound);
            }
        });
    }

    pub(crate) fn perform<G: Game<Words = W>>(&mut self, cx: &mut Cx<'_, G>) -> Flow<W> {
        let order = cx.game.window_order(&cx.look(), &self.occasion);
        while let Some(seat) = order.get(self.turn as usize).copied() {
            let (mut any, mut must) = (false, false);
            let look = cx.look();
            self.offers(&look, seat, &mut |bound| {
                any = true;
                must |= !look.game.ability(bound.ability).optional;
            });
            if any {
                let prompt = Prompt::UseEffect(self.occasion.window);
                return Flow::Ask(Ask::machine(seat, prompt, Kind::Use { optional: !must }));
            }
            self.next_turn(&mut cx.core.stack.used);
        }
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
            self.next_turn(&mut cx.core.stack.used);
            return Move::Flow(Flow::Next);
        };
        let mut chosen = None;
        self.offers(&cx.look(), seat, &mut |bound| {
            if bound.offer() == offer && chosen.is_none() {
                chosen = Some(bound);
            }
        });
        let Some(bound) = chosen else { return Move::Flow(Flow::Next) };
        let unlimited = matches!(cx.game.ability(bound.ability).limit, Limit::Unlimited);
        if !unlimited && cx.core.stack.used.try_push(bound.offer()).is_err() {
            cx.fail("more effects were used in open windows than the machine can hold");
        }
        Move::Resolve(bound)
    }
}
