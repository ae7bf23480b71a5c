//! Shields, damage cards, destruction.

use broadside_engine::{About, List, Seat};

use crate::XWingCx;
use crate::board::{CardPlace, MAX_CARDS, Mark, Standing, Turret};
use crate::facts::DECK;
use crate::score;
use crate::words::{CardNo, Event, Object, ShipNo, Thing, Token, Window};

/// A ship loses an active shield.
pub(crate) fn lose_shield(cx: &mut XWingCx<'_>, ship: ShipNo) {
    let it = cx.board.ship_mut(ship);
    if it.shields > 0 {
        it.shields -= 1;
        cx.emit(Event::ShieldLost(ship));
        score::check_half(cx, ship);
        cx.raise(Window::AfterLoseShield, About::subject(Thing::Ship(ship)));
    }
}

/// A ship recovers a shield, if it has lost one.
pub(crate) fn recover_shield(cx: &mut XWingCx<'_>, ship: ShipNo) {
    let it = cx.board.ship_mut(ship);
    if it.shields < it.shield_capacity {
        it.shields += 1;
        cx.emit(Event::ShieldRecovered(ship));
    }
}

/// A unit suffers one damage (xwing.damage.03–.07, xwing.remote.11).
pub(crate) fn suffer_one(cx: &mut XWingCx<'_>, unit: Object, crit: bool) {
    let mut card = None;
    match unit {
        Object::Ship(ship) => {
            if cx.board.ship(ship).shields > 0 {
                lose_shield(cx, ship);
            } else {
                card = deal(cx, unit, crit);
            }
            if crit && cx.board.ship(ship).towing.is_some() {
                mark(cx, ship, Mark::MustJettison);
            }
        }
        _ => card = deal(cx, unit, false),
    }
    if let Some(attack) = cx.board.attacks.last_mut().filter(|attack| attack.defender == unit) {
        attack.hurt = true;
    }
    let object = card.map(Thing::Card);
    let about = About { subject: Some(unit.into()), object, amount: crit.into() };
    cx.raise(Window::AfterSufferDamage, about);
}

/// Notes something about a ship.
pub(crate) fn mark(cx: &mut XWingCx<'_>, ship: ShipNo, mark: Mark) {
    cx.board.ship_mut(ship).marks |= 1 << mark as u16;
}

/// Something no longer holds of a ship.
pub(crate) fn unmark(cx: &mut XWingCx<'_>, ship: ShipNo, mark: Mark) {
    cx.board.ship_mut(ship).marks &= !(1 << mark as u16);
}

/// A unit is dealt the top card of its player's deck (xwing.damage-card.01).
pub(crate) fn deal(cx: &mut XWingCx<'_>, unit: Object, faceup: bool) -> Option<CardNo> {
    let owner = cx.board.controller(unit)?;
    let card = draw(cx, owner)?;
    let place = match unit {
        Object::Ship(ship) => CardPlace::Ship(ship),
        Object::Device(device) => CardPlace::Device(device),
        _ => return None,
    };
    let it = &mut cx.board.decks.cards[card.index()];
    (it.place, it.faceup, it.acted) = (place, faceup, false);
    match unit {
        Object::Ship(ship) => cx.board.ship_mut(ship).damage += 1,
        Object::Device(device) => cx.board.devices[device.index()].damage += 1,
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
    Some(card)
}

/// A ship is dealt a damage card that lies faceup beside it.
pub(crate) fn deal_this(cx: &mut XWingCx<'_>, ship: ShipNo, card: CardNo) {
    let it = &mut cx.board.decks.cards[card.index()];
    (it.place, it.faceup, it.acted) = (CardPlace::Ship(ship), true, false);
    cx.board.ship_mut(ship).damage += 1;
    let kind = cx.game.damage_kind(card);
    cx.emit(Event::DealtFaceup(ship, card, kind));
    turned_faceup(cx, ship, card);
    score::check_half(cx, ship);
}

fn turned_faceup(cx: &mut XWingCx<'_>, ship: ShipNo, card: CardNo) {
    cx.board.ears = cx.game.ears_of(cx.board);
    cx.raise(Window::CardTurnedFaceup, About::both(Thing::Ship(ship), Thing::Card(card)));
}

/// The top card of a deck; an empty deck is made anew (xwing.damage-card.12, .13).
fn draw(cx: &mut XWingCx<'_>, owner: Seat) -> Option<CardNo> {
    if cx.board.decks.piles[owner.0 as usize].is_empty() {
        make_deck(cx, owner);
    }
    cx.board.decks.piles[owner.0 as usize].pop()
}

/// The cards of destroyed ships and discarded cards are shuffled; where they do not suffice, a facedown card on a ship counts
/// on while another takes its place.
fn make_deck(cx: &mut XWingCx<'_>, owner: Seat) {
    let mut found: List<CardNo, DECK> = List::new();
    let first = owner.0 as usize * DECK;
    for at in first..first + DECK {
        let free = match cx.board.decks.cards[at].place {
            CardPlace::Discard => true,
            CardPlace::Ship(ship) => cx.board.ship(ship).standing == Standing::Removed,
            CardPlace::Device(_) | CardPlace::Deck | CardPlace::Condition(_) => false,
        };
        if free {
            cx.board.decks.cards[at] = Default::default();
            found.push(CardNo(at as u8));
        }
    }
    if found.is_empty() {
        for at in first..first + DECK {
            let it = cx.board.decks.cards[at];
            if matches!(it.place, CardPlace::Ship(_)) && !it.faceup {
                cx.board.decks.cards[at] = Default::default();
                found.push(CardNo(at as u8));
            }
        }
    }
    cx.chance.shuffle("damage card", &mut found);
    cx.board.decks.piles[owner.0 as usize] = found;
    cx.emit(Event::DeckMade(owner));
}

/// A facedown card of a ship is exposed (xwing.damage-card.03).
pub(crate) fn expose(cx: &mut XWingCx<'_>, ship: ShipNo, card: CardNo) {
    cx.board.decks.cards[card.index()].faceup = true;
    let kind = cx.game.damage_kind(card);
    cx.emit(Event::Exposed(ship, card, kind));
    turned_faceup(cx, ship, card);
}

/// A faceup card of a ship is repaired: it lies facedown and stays (xwing.damage-card.04).
pub(crate) fn repair_faceup(cx: &mut XWingCx<'_>, ship: ShipNo, card: CardNo) {
    cx.board.decks.cards[card.index()].faceup = false;
    cx.board.ears = cx.game.ears_of(cx.board);
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
        cx.board.decks.cards[card.index()].place = CardPlace::Discard;
    }
    cx.board.ship_mut(ship).damage -= 1;
    cx.emit(Event::Repaired(ship, false));
    cx.raise(Window::AfterRepair, About::subject(Thing::Ship(ship)));
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

/// A ship is destroyed (xwing.damage.01). It stays in the play area until it is removed.
pub(crate) fn destroy(cx: &mut XWingCx<'_>, ship: ShipNo) {
    cx.board.ship_mut(ship).standing = Standing::Destroyed;
    cx.emit(Event::Destroyed(Object::Ship(ship)));
    score::score_lost(cx, ship);
    cx.raise(Window::AfterDestroyed, About::subject(Thing::Ship(ship)));
}

/// A ship leaves the game (xwing.removed.01, .02).
pub(crate) fn remove_ship(cx: &mut XWingCx<'_>, ship: ShipNo) {
    super::break_own_locks(cx, ship);
    super::break_locks_on(cx, Object::Ship(ship));
    let it = cx.board.ship_mut(ship);
    it.standing = Standing::Removed;
    it.tokens = [0; Token::COUNT];
    it.dial = None;
    cx.board.ears = cx.game.ears_of(cx.board);
    cx.emit(Event::Removed(Object::Ship(ship)));
    score::score_lost(cx, ship);
}

/// A turret points at an arc.
pub(crate) fn set_turret(cx: &mut XWingCx<'_>, ship: ShipNo, arc: u8) {
    let it = cx.board.ship_mut(ship);
    it.turret = it.turret.map(|turret| match turret {
        Turret::Single(_) => Turret::Single(arc % 4),
        Turret::Double(_) => Turret::Double(arc % 2),
    });
    cx.emit(Event::TurretSet(ship, arc));
}
