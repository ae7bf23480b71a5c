//! Shields, damage cards, destruction.

use broadside_engine::{About, List, Seat, Seats, Side};

use super::{listen, open};
use crate::XWingCx;
use crate::board::{CardPlace, Decks, MAX_CARDS, Mark, Standing, Turret, place_of};
use crate::facts::DECK;
use crate::score;
use crate::words::{CardNo, Event, Object, ShipNo, Thing, Token, Window};

/// A ship loses an active shield.
pub(crate) fn lose_shield(cx: &mut XWingCx<'_>, ship: ShipNo) {
    let it = open(&mut cx.board).ship_mut(ship);
    if it.shields > 0 {
        it.shields -= 1;
        cx.emit(Event::ShieldLost(ship));
        score::check_half(cx, ship);
        cx.raise(Window::AfterLoseShield, About::subject(Thing::Ship(ship)));
    }
}

/// A ship loses an active shield of another one that it treats as its own.
pub(crate) fn lose_shared_shield(cx: &mut XWingCx<'_>, ship: ShipNo, of: ShipNo) {
    let it = open(&mut cx.board).ship_mut(of);
    if it.shields > 0 {
        it.shields -= 1;
        cx.emit(Event::ShieldLost(of));
        score::check_half(cx, of);
        cx.raise(Window::AfterLoseShield, About::subject(Thing::Ship(ship)));
    }
}

/// A ship recovers a shield, if it has lost one: its own, else one that it treats as its own.
pub(crate) fn recover_shield(cx: &mut XWingCx<'_>, ship: ShipNo) {
    let own = cx.board.ship(ship).shields < cx.board.ship(ship).shield_capacity;
    let ship = match crate::values::shared_shields(&cx.look(), ship) {
        Some(other) if !own => other,
        _ => ship,
    };
    let it = open(&mut cx.board).ship_mut(ship);
    if it.shields < it.shield_capacity {
        it.shields += 1;
        cx.emit(Event::ShieldRecovered(ship));
    }
}

/// A unit suffers one damage (xwing.damage.03, xwing.damage.04, xwing.damage.05, xwing.damage.06, xwing.damage.07,
/// xwing.remote.11), on a shield of another ship where one is named.
pub(crate) fn suffer_one(cx: &mut XWingCx<'_>, unit: Object, crit: bool, on: Option<ShipNo>) {
    let card = match unit {
        Object::Ship(ship) if on.is_some() => {
            on.into_iter().for_each(|other| lose_shared_shield(cx, ship, other));
            None
        }
        Object::Ship(ship) if cx.board.ship(ship).shields > 0 => {
            lose_shield(cx, ship);
            None
        }
        Object::Ship(_) => deal(cx, unit, crit),
        _ => deal(cx, unit, false),
    };
    suffered(cx, unit, crit, card);
}

/// A unit has suffered one damage, for which it was dealt this card.
pub(crate) fn suffered(cx: &mut XWingCx<'_>, unit: Object, crit: bool, card: Option<CardNo>) {
    if let Object::Ship(ship) = unit
        && crit
        && cx.board.ship(ship).towing.is_some()
    {
        mark(cx, ship, Mark::MustJettison);
    }
    if let Some(attack) = open(&mut cx.board).attacks.last_mut().filter(|attack| attack.defender == unit) {
        attack.hurt = true;
    }
    let object = card.map(Thing::Card);
    let about = About { subject: Some(unit.into()), object, amount: crit.into() };
    cx.raise(Window::AfterSufferDamage, about);
}

/// Notes something about a ship.
pub(crate) fn mark(cx: &mut XWingCx<'_>, ship: ShipNo, mark: Mark) {
    open(&mut cx.board).ship_mut(ship).marks |= 1 << mark as u16;
}

/// Something no longer holds of a ship.
pub(crate) fn unmark(cx: &mut XWingCx<'_>, ship: ShipNo, mark: Mark) {
    open(&mut cx.board).ship_mut(ship).marks &= !(1 << mark as u16);
}

/// A unit is dealt the top card of its side's deck (xwing.damage-card.01).
pub(crate) fn deal(cx: &mut XWingCx<'_>, unit: Object, faceup: bool) -> Option<CardNo> {
    let side = cx.board.side_of(unit)?;
    let card = draw(cx, side)?;
    land(cx, unit, card, faceup);
    Some(card)
}

/// A damage card comes to lie on a unit.
fn land(cx: &mut XWingCx<'_>, unit: Object, card: CardNo, faceup: bool) {
    let Some(place) = place_of(unit) else { return };
    let it = &mut open(&mut cx.board).decks.cards[card.index()];
    (it.place, it.faceup, it.acted) = (place, faceup, false);
    match unit {
        Object::Ship(ship) => open(&mut cx.board).ship_mut(ship).damage += 1,
        Object::Device(device) => open(&mut cx.board).devices[device.index()].damage += 1,
        _ => {}
    }
    match unit {
        Object::Ship(ship) if faceup => {
            let kind = cx.game.damage_kind(card);
            cx.emit(Event::DealtFaceup(ship, card, kind));
            turned_faceup(cx, ship, card);
        }
        _ => cx.emit(Event::DealtFacedown(unit)),
    }
    if let Object::Ship(ship) = unit {
        score::check_half(cx, ship);
    }
}

/// The top card of its side's deck is drawn for a ship that would be dealt it, and shown if that would be faceup.
pub(crate) fn draw_for(cx: &mut XWingCx<'_>, ship: ShipNo, faceup: bool) {
    if let Some(card) = draw(cx, cx.board.side_of_ship(ship)) {
        take_up(cx, ship, card, faceup);
        if faceup {
            show(cx, ship, card);
        }
    }
}

/// A ship would be dealt this very card.
pub(crate) fn take_up(cx: &mut XWingCx<'_>, ship: ShipNo, card: CardNo, faceup: bool) {
    let it = &mut open(&mut cx.board).decks.cards[card.index()];
    (it.place, it.faceup, it.acted) = (CardPlace::Drawn(ship), faceup, false);
}

/// All see the card that a ship would be dealt.
fn show(cx: &mut XWingCx<'_>, ship: ShipNo, card: CardNo) {
    let kind = cx.game.damage_kind(card);
    cx.emit(Event::CardShown(ship, card, kind));
}

/// The card that was drawn for a ship would be dealt faceup, and is shown, or facedown.
pub(crate) fn turn_drawn(cx: &mut XWingCx<'_>, ship: ShipNo, faceup: bool) {
    if let Some(card) = cx.board.decks.drawn(ship) {
        take_up(cx, ship, card, faceup);
        if faceup {
            show(cx, ship, card);
        }
    }
}

/// A ship is dealt the card that was drawn for it.
pub(crate) fn deal_drawn(cx: &mut XWingCx<'_>, ship: ShipNo, faceup: bool) -> Option<CardNo> {
    let card = cx.board.decks.drawn(ship)?;
    land(cx, Object::Ship(ship), card, faceup);
    Some(card)
}

/// The card that was drawn for a ship is discarded.
pub(crate) fn discard_drawn(cx: &mut XWingCx<'_>, ship: ShipNo) {
    if let Some(card) = cx.board.decks.drawn(ship) {
        let it = &mut open(&mut cx.board).decks.cards[card.index()];
        let shown = it.faceup;
        (it.place, it.faceup) = (CardPlace::Discard, false);
        let kind = cx.game.damage_kind(card);
        cx.emit(Event::CardDiscarded(ship, shown.then_some(kind)));
    }
}

/// A player draws cards of the deck of a ship's side and looks at them.
pub(crate) fn look_at_cards(cx: &mut XWingCx<'_>, ship: ShipNo, count: u8, by: Seat) {
    let side = cx.board.side_of_ship(ship);
    let mut drawn = 0;
    for _ in 0..count {
        if let Some(card) = draw(cx, side) {
            open(&mut cx.board).decks.cards[card.index()].place = CardPlace::LookedAt(ship, by);
            drawn += 1;
        }
    }
    cx.emit(Event::CardsDrawn(ship, by, drawn));
}

/// Of the cards at which a player looks one is chosen for the ship to be dealt, faceup; the others are discarded unseen.
pub(crate) fn choose_looked_at(cx: &mut XWingCx<'_>, ship: ShipNo, card: CardNo, by: Seat) {
    take_up(cx, ship, card, true);
    show(cx, ship, card);
    for at in 0..MAX_CARDS {
        if cx.board.decks.cards[at].place == CardPlace::LookedAt(ship, by) {
            open(&mut cx.board).decks.cards[at].place = CardPlace::Discard;
            cx.emit(Event::CardDiscarded(ship, None));
        }
    }
}

fn turned_faceup(cx: &mut XWingCx<'_>, ship: ShipNo, card: CardNo) {
    listen(cx);
    cx.raise(Window::CardTurnedFaceup, About::both(Thing::Ship(ship), Thing::Card(card)));
}

/// The top card of a deck; an empty deck is made anew (xwing.damage-card.12, xwing.damage-card.13).
fn draw(cx: &mut XWingCx<'_>, side: Side) -> Option<CardNo> {
    if cx.board.decks.piles[side].is_empty() {
        make_deck(cx, side);
    }
    open(&mut cx.board).decks.piles[side].pop()
}

/// The cards of destroyed ships and discarded cards are shuffled; where they do not suffice, a facedown card on a ship counts
/// on while another takes its place.
fn make_deck(cx: &mut XWingCx<'_>, side: Side) {
    let mut found: List<CardNo, DECK> = List::new();
    for card in Decks::cards_of(side) {
        let free = match cx.board.decks.cards[card.index()].place {
            CardPlace::Discard => true,
            CardPlace::Ship(ship) => cx.board.ship(ship).standing == Standing::Removed,
            CardPlace::Device(_)
            | CardPlace::Deck
            | CardPlace::Condition(_)
            | CardPlace::Drawn(_)
            | CardPlace::LookedAt(..) => false,
        };
        if free {
            open(&mut cx.board).decks.cards[card.index()] = Default::default();
            found.push(card);
        }
    }
    if found.is_empty() {
        for card in Decks::cards_of(side) {
            let it = cx.board.decks.cards[card.index()];
            if matches!(it.place, CardPlace::Ship(_)) && !it.faceup {
                open(&mut cx.board).decks.cards[card.index()] = Default::default();
                found.push(card);
            }
        }
    }
    cx.chance.shuffle("damage card", &mut found);
    open(&mut cx.board).decks.piles[side] = found;
    cx.emit(Event::DeckMade(side));
}

/// A facedown card of a ship is exposed (xwing.damage-card.03).
pub(crate) fn expose(cx: &mut XWingCx<'_>, ship: ShipNo, card: CardNo) {
    open(&mut cx.board).decks.cards[card.index()].faceup = true;
    let kind = cx.game.damage_kind(card);
    cx.emit(Event::Exposed(ship, card, kind));
    turned_faceup(cx, ship, card);
}

/// A faceup card of a ship is repaired: it lies facedown and stays (xwing.damage-card.04).
pub(crate) fn repair_faceup(cx: &mut XWingCx<'_>, ship: ShipNo, card: CardNo) {
    open(&mut cx.board).decks.cards[card.index()].faceup = false;
    listen(cx);
    cx.emit(Event::Repaired(ship, true));
    cx.raise(Window::AfterRepair, About::both(Thing::Ship(ship), Thing::Card(card)));
}

/// A facedown card of a ship is repaired: it is discarded (xwing.damage-card.05).
pub(crate) fn repair_facedown(cx: &mut XWingCx<'_>, ship: ShipNo) {
    if cx.board.ship(ship).damage == 0 {
        return;
    }
    let card = random_facedown(cx, ship);
    if let Some(card) = card {
        open(&mut cx.board).decks.cards[card.index()].place = CardPlace::Discard;
    }
    open(&mut cx.board).ship_mut(ship).damage -= 1;
    cx.emit(Event::Repaired(ship, false));
    cx.raise(Window::AfterRepair, About::subject(Thing::Ship(ship)));
}

/// All damage cards of a ship are discarded.
pub(crate) fn discard_damage(cx: &mut XWingCx<'_>, ship: ShipNo) {
    for card in &mut open(&mut cx.board).decks.cards {
        if card.place == CardPlace::Ship(ship) {
            (card.place, card.faceup) = (CardPlace::Discard, false);
        }
    }
    let count = core::mem::take(&mut open(&mut cx.board).ship_mut(ship).damage);
    listen(cx);
    cx.emit(Event::DamageDiscarded(ship, count));
}

/// A random facedown card of a ship (xwing.damage-card.07).
pub(crate) fn random_facedown(cx: &mut XWingCx<'_>, ship: ShipNo) -> Option<CardNo> {
    let mut cards: List<CardNo, DECK> = List::new();
    for card in (0..MAX_CARDS as u8).map(CardNo) {
        let it = &cx.board.decks.cards[card.index()];
        if it.place == CardPlace::Ship(ship) && !it.faceup {
            cards.push(card);
        }
    }
    match cards.len() {
        0 => None,
        count => Some(cards[cx.chance.draw("facedown damage card", count as u32) as usize]),
    }
}

/// A ship is destroyed (xwing.damage.01). It stays in the play area until it is removed. Effects answer at once, but
/// during an attack they wait for its Aftermath step (xwing.destroy.05, xwing.destroy.71, xwing.destroy.72).
pub(crate) fn destroy(cx: &mut XWingCx<'_>, ship: ShipNo) {
    open(&mut cx.board).ship_mut(ship).standing = Standing::Destroyed;
    cx.emit(Event::Destroyed(Object::Ship(ship)));
    score::score_lost(cx, ship);
    match open(&mut cx.board).attacks.last_mut() {
        Some(attack) if !attack.over => attack.destroyed |= 1 << ship.index(),
        _ => cx.raise(Window::AfterDestroyed, About::subject(Thing::Ship(ship))),
    }
}

/// The effects of a side answer the destruction of the ships that were destroyed during the attack, with what else
/// the side resolves in this part of the Aftermath step (xwing.attack.29, xwing.attack.30, xwing.destroy.71).
pub(crate) fn answer_destructions(cx: &mut XWingCx<'_>, of: Side) {
    let destroyed = cx.board.attack().map_or(0, |attack| attack.destroyed);
    let seats = cx.board.team(of).fold(Seats::NONE, Seats::with);
    for ship in cx.board.all_ships().filter(|ship| destroyed >> ship.index() & 1 == 1) {
        cx.raise_for(seats, Window::AfterDestroyed, About::subject(Thing::Ship(ship)));
    }
}

/// A ship leaves the game (xwing.removed.01, xwing.removed.02).
pub(crate) fn remove_ship(cx: &mut XWingCx<'_>, ship: ShipNo) {
    super::break_own_locks(cx, ship);
    super::break_locks_on(cx, Object::Ship(ship));
    let it = open(&mut cx.board).ship_mut(ship);
    it.standing = Standing::Removed;
    it.tokens = [0; Token::COUNT];
    it.dial = None;
    listen(cx);
    cx.emit(Event::Removed(Object::Ship(ship)));
    score::score_lost(cx, ship);
}

/// A turret points at an arc.
pub(crate) fn set_turret(cx: &mut XWingCx<'_>, ship: ShipNo, arc: u8) {
    let it = open(&mut cx.board).ship_mut(ship);
    it.turret = it.turret.map(|turret| match turret {
        Turret::Single(_) => Turret::Single(arc % 4),
        Turret::Double(_) => Turret::Double(arc % 2),
    });
    cx.emit(Event::TurretSet(ship, arc));
}
