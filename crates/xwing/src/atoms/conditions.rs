//! Condition cards.

use broadside_engine::{About, Seat};

use super::{listen, open};
use crate::XWingCx;
use crate::board::{CardPlace, Condition, Decks};
use crate::facts::ConditionId;
use crate::words::{CardNo, ConditionNo, Event, ShipNo, Thing, Window};

/// A ship is assigned a condition with its marker (xwing.condition.01, xwing.condition.03); a secret one lies facedown
/// (xwing.condition.10).
pub(crate) fn assign_condition(cx: &mut XWingCx<'_>, ship: ShipNo, card: ConditionId, by: Seat) {
    let facedown = cx.game.facts[card].facedown;
    let condition = Condition { card, ship, by, facedown, in_play: true };
    let at = match cx.board.conditions.iter().position(|it| !it.in_play) {
        Some(free) => {
            open(&mut cx.board).conditions[free] = condition;
            free
        }
        None if open(&mut cx.board).conditions.try_push(condition).is_ok() => cx.board.conditions.len() - 1,
        None => return cx.fail("more conditions are in play than the table has room for"),
    };
    listen(cx);
    cx.emit(Event::ConditionAssigned(ship, (!facedown).then_some(card), by));
    let number = Thing::Condition(ConditionNo(at as u8));
    cx.raise(Window::ConditionAssigned, About::both(Thing::Ship(ship), number));
}

/// A condition and its marker are removed (xwing.condition.04); a facedown one is not shown (xwing.condition.13). A damage card on
/// it is discarded.
pub(crate) fn remove_condition(cx: &mut XWingCx<'_>, condition: ConditionNo) {
    let it = &mut open(&mut cx.board).conditions[condition.index()];
    it.in_play = false;
    let ship = it.ship;
    for card in &mut open(&mut cx.board).decks.cards {
        if card.place == CardPlace::Condition(condition) {
            (card.place, card.faceup) = (CardPlace::Discard, false);
        }
    }
    listen(cx);
    cx.emit(Event::ConditionRemoved(ship));
}

/// A secret condition is turned faceup (xwing.condition.11).
pub(crate) fn reveal_condition(cx: &mut XWingCx<'_>, condition: ConditionNo) {
    let it = &mut open(&mut cx.board).conditions[condition.index()];
    it.facedown = false;
    let (ship, card) = (it.ship, it.card);
    cx.emit(Event::ConditionRevealed(ship, card));
}

/// A card of a side's deck is searched for and laid faceup on a condition. Nobody has seen the order of the deck, which needs no
/// shuffling.
pub(crate) fn place_on_condition(cx: &mut XWingCx<'_>, card: CardNo, condition: ConditionNo) {
    open(&mut cx.board).decks.piles[Decks::deck_of(card)].retain(|it| *it != card);
    let it = &mut open(&mut cx.board).decks.cards[card.index()];
    (it.place, it.faceup) = (CardPlace::Condition(condition), true);
    let kind = cx.game.damage_kind(card);
    cx.emit(Event::CardHeld(condition, kind));
}
