//! Damage cards are dealt, turned and discarded.

use broadside_engine::{About, Occasion, Seat, Seats};

use super::count_suffered;
use super::{KEY, listen};
use crate::ArmadaCx;
use crate::board::CardPlace;
use crate::words::{CardNo, Event, ObstacleNo, Piece, ShipNo, Thing, Window};

/// Sees to it that a pile has so many cards: the discard pile is shuffled into it when it has fewer, and a further
/// deck when there is none (armada.damage.12).
pub fn replenish(cx: &mut ArmadaCx<'_>, pile: usize, count: usize) {
    if cx.board.decks.piles[pile].len() >= count.max(1) {
        return;
    }
    let decks = &mut cx.board.open(KEY).decks;
    let mut discarded: Vec<CardNo> = Vec::new();
    for at in 0..decks.cards.len() {
        let card = CardNo(at as u8);
        if decks.cards[at].place == CardPlace::Discard && decks.pile_of_card(card) == pile {
            discarded.push(card);
        }
    }
    if discarded.is_empty() {
        let kept = decks.piles[pile].len();
        if decks.open(pile) {
            let mut fresh: Vec<CardNo> = decks.piles[pile][kept..].to_vec();
            cx.chance.shuffle("deck", &mut fresh);
            put_under(cx, pile, &fresh, kept);
            cx.emit(Event::Reshuffled(pile as u8));
        }
        return;
    }
    for card in &discarded {
        let it = &mut decks.cards[card.index()];
        (it.place, it.faceup, it.known) = (CardPlace::Deck, false, Seats::NONE);
    }
    cx.chance.shuffle("deck", &mut discarded);
    let kept = cx.board.decks.piles[pile].len();
    for card in &discarded {
        cx.board.open(KEY).decks.piles[pile].push(*card);
    }
    put_under(cx, pile, &discarded, kept);
    cx.emit(Event::Reshuffled(pile as u8));
}

/// Writes cards below the `kept` cards that lay in the pile before.
fn put_under(cx: &mut ArmadaCx<'_>, pile: usize, fresh: &[CardNo], kept: usize) {
    let pile = &mut cx.board.open(KEY).decks.piles[pile];
    let top: Vec<CardNo> = pile[..kept].to_vec();
    for (place, card) in pile.iter_mut().zip(fresh.iter().chain(&top)) {
        *place = *card;
    }
}

/// The pile from which a ship is dealt.
pub fn pile_of(cx: &ArmadaCx<'_>, ship: ShipNo) -> usize {
    cx.board.decks.pile_of(cx.board.side_of_ship(ship))
}

/// A ship is dealt the top card of its deck. Nobody sees a facedown card; whoever knew the top card knows it still.
pub fn deal(cx: &mut ArmadaCx<'_>, ship: ShipNo, faceup: bool) {
    let pile = pile_of(cx, ship);
    replenish(cx, pile, 1);
    let Some(card) = cx.board.open(KEY).decks.piles[pile].pop() else { return };
    let everybody = cx.board.players();
    let order = cx.board.decks.on_ship(ship).map(|card| cx.board.decks.cards[card.index()].order).max();
    let it = &mut cx.board.open(KEY).decks.cards[card.index()];
    it.place = CardPlace::Ship(ship);
    it.order = order.map_or(0, |last| last.saturating_add(1));
    it.faceup = faceup;
    if faceup {
        it.known = everybody;
    }
    cx.board.open(KEY).ships[ship.index()].damage += 1;
    if faceup {
        listen(cx);
        cx.emit(Event::DealtFaceup(ship, card, cx.game.damage_kind(card)));
        count_faceup(cx, ship);
        cx.raise(Window::FaceupDamageCard, About::both(Thing::Ship(ship), Thing::Card(card)).amount(1));
    } else {
        cx.emit(Event::DealtFacedown(Piece::Ship(ship)));
    }
}

/// The card that a ship is about to be dealt faceup is turned up for everybody to see.
pub fn turn_up(cx: &mut ArmadaCx<'_>, ship: ShipNo) -> Option<CardNo> {
    let pile = pile_of(cx, ship);
    replenish(cx, pile, 1);
    let card = cx.board.decks.piles[pile].last().copied()?;
    // Where nothing can avert it, it is told when it is dealt.
    let about = About::both(Thing::Ship(ship), Thing::Card(card));
    if cx.look().is_awaited(Occasion::new(Window::WouldBeDealtFaceup, about)) {
        let everybody = cx.board.players();
        cx.board.open(KEY).decks.cards[card.index()].known = everybody;
        cx.emit(Event::CardTurnedUp(ship, card, cx.game.damage_kind(card)));
    }
    Some(card)
}

/// The card that was about to be dealt to a ship is discarded.
pub fn avert_card(cx: &mut ArmadaCx<'_>, ship: ShipNo) {
    let pile = pile_of(cx, ship);
    let Some(card) = cx.board.open(KEY).decks.piles[pile].pop() else { return };
    let it = &mut cx.board.open(KEY).decks.cards[card.index()];
    (it.place, it.faceup) = (CardPlace::Discard, false);
    if let Some(attack) = cx.board.open(KEY).attacks.last_mut()
        && attack.defender.ship() == Some(ship)
    {
        attack.averted = attack.averted.saturating_add(1);
    }
    cx.emit(Event::CardAverted(ship, cx.game.damage_kind(card)));
}

/// A station is dealt a facedown damage card (armada.attacking-stations.05).
pub fn deal_to_station(cx: &mut ArmadaCx<'_>, station: ObstacleNo) {
    let owner = cx.board.obstacles[station.index()].owner.unwrap_or_default();
    let pile = cx.board.decks.pile_of(owner);
    replenish(cx, pile, 1);
    if let Some(card) = cx.board.open(KEY).decks.piles[pile].pop() {
        cx.board.open(KEY).decks.cards[card.index()].place = CardPlace::Station(station);
    }
    cx.board.open(KEY).obstacles[station.index()].damage += 1;
    count_suffered(cx, Thing::Obstacle(station), 1);
    cx.emit(Event::DealtFacedown(Piece::Obstacle(station)));
}

fn count_faceup(cx: &mut ArmadaCx<'_>, ship: ShipNo) {
    if let Some(attack) = cx.board.open(KEY).attacks.last_mut()
        && attack.defender.ship() == Some(ship)
    {
        attack.faceups += 1;
    }
}

/// A facedown card of a ship is turned up; that is flipping, not dealing.
pub fn flip_faceup(cx: &mut ArmadaCx<'_>, ship: ShipNo, card: CardNo) {
    let everybody = cx.board.players();
    let it = &mut cx.board.open(KEY).decks.cards[card.index()];
    if it.faceup {
        return;
    }
    (it.faceup, it.known) = (true, everybody);
    listen(cx);
    cx.emit(Event::FlippedFaceup(ship, card, cx.game.damage_kind(card)));
    count_faceup(cx, ship);
    cx.raise(Window::FaceupDamageCard, About::both(Thing::Ship(ship), Thing::Card(card)));
}

/// A faceup card is turned facedown: hidden again, also from those who saw it (armada.information.08).
pub fn flip_facedown(cx: &mut ArmadaCx<'_>, ship: ShipNo, card: CardNo) {
    let it = &mut cx.board.open(KEY).decks.cards[card.index()];
    if it.faceup {
        it.faceup = false;
        listen(cx);
        cx.emit(Event::FlippedFacedown(ship, card));
    }
}

/// A damage card of a ship is discarded.
pub fn discard_card(cx: &mut ArmadaCx<'_>, ship: ShipNo, card: CardNo) {
    let it = &mut cx.board.open(KEY).decks.cards[card.index()];
    if it.place == CardPlace::Ship(ship) {
        (it.place, it.faceup) = (CardPlace::Discard, false);
        cx.board.open(KEY).ships[ship.index()].damage -= 1;
        listen(cx);
        cx.emit(Event::CardDiscarded(ship));
    }
}

/// All damage cards of a destroyed ship go to the discard pile.
pub(super) fn discard_all_cards(cx: &mut ArmadaCx<'_>, ship: ShipNo) {
    for it in cx.board.open(KEY).decks.cards.iter_mut().filter(|card| card.place == CardPlace::Ship(ship)) {
        (it.place, it.faceup) = (CardPlace::Discard, false);
    }
    cx.board.open(KEY).ships[ship.index()].damage = 0;
}

/// A player looks at the top cards of a pile.
pub fn look_at_deck(cx: &mut ArmadaCx<'_>, pile: usize, count: u8, by: Seat) {
    replenish(cx, pile, count.into());
    let cards = cx.board.decks.piles[pile];
    for card in cards.iter().rev().take(count.into()) {
        let known = &mut cx.board.open(KEY).decks.cards[card.index()].known;
        *known = known.with(by);
    }
    cx.emit(Event::LookedAtDeck(by, count.min(cards.len() as u8)));
}

/// A player looks at the facedown damage cards of a ship.
pub fn look_at_damage(cx: &mut ArmadaCx<'_>, ship: ShipNo, by: Seat) {
    let mut count = 0;
    for card in cx.board.open(KEY).decks.cards.iter_mut() {
        if card.place == CardPlace::Ship(ship) && !card.faceup {
            card.known = card.known.with(by);
            count += 1;
        }
    }
    cx.emit(Event::LookedAtDamage(by, ship, count));
}

/// Of the top `count` cards of a pile one stays on top; the others are discarded.
pub fn keep_on_top(cx: &mut ArmadaCx<'_>, pile: usize, kept: CardNo, count: u8) {
    let mut discarded = 0;
    for _ in 0..count {
        let Some(card) = cx.board.open(KEY).decks.piles[pile].pop() else { break };
        if card != kept {
            cx.board.open(KEY).decks.cards[card.index()].place = CardPlace::Discard;
            discarded += 1;
        }
    }
    cx.board.open(KEY).decks.piles[pile].push(kept);
    cx.emit(Event::DeckDiscarded(discarded));
}

/// The damage decks are shuffled after deployment (armada.setup.19).
pub fn shuffle_decks(cx: &mut ArmadaCx<'_>) {
    for pile in 0..cx.board.decks.piles.len() {
        if !cx.board.decks.piles[pile].is_empty() {
            cx.chance.shuffle("deck", cx.board.open(KEY).decks.piles[pile].as_mut_slice());
            cx.emit(Event::Reshuffled(pile as u8));
        }
    }
}
