//! Tokens, locks, charges.

use broadside_engine::{About, Seat};

use super::{listen, open};
use crate::words::{Event, Object, Query, Shade, ShipNo, Thing, Token, UpgradeNo, Window};
use crate::{XWingCx, XWingLook};

/// Whether a ship may gain a token (xwing.cloak.07, xwing.scenario.salvage.14).
pub(crate) fn may_gain(look: &XWingLook<'_>, ship: ShipNo, token: Token) -> bool {
    let it = look.board.ship(ship);
    let rules = token != Token::Cloak || (!it.has(Token::Cloak) && it.towing.is_none());
    let about = About::both(Thing::Ship(ship), Thing::Token(ship, token));
    it.in_play() && look.allowed(Query::MayGain, about, rules)
}

/// A ship gains tokens by an effect of a player (xwing.token.01, xwing.token.71).
pub(crate) fn gain_token(cx: &mut XWingCx<'_>, ship: ShipNo, token: Token, count: u8, by: Seat) {
    if count == 0 || !may_gain(&cx.look(), ship, token) {
        return;
    }
    let it = open(&mut cx.board).ship_mut(ship);
    let count = if token == Token::Cloak { 1 } else { count };
    it.tokens[token as usize] = it.tokens[token as usize].saturating_add(count);
    match token {
        Token::Jam => it.jammed_by = by,
        Token::Tractor => it.tractored_by = by,
        _ => {}
    }
    cx.emit(Event::TokenGained(ship, token, count));
    let about = About::both(Thing::Ship(ship), Thing::Token(ship, token)).amount(count.into());
    cx.raise(Window::AfterGainToken, about);
}

/// Tokens are spent by or removed from a ship (xwing.token.02). Says how many there were.
pub(crate) fn remove_token(cx: &mut XWingCx<'_>, ship: ShipNo, token: Token, count: u8) -> u8 {
    let have = &mut open(&mut cx.board).ship_mut(ship).tokens[token as usize];
    let removed = count.min(*have);
    if removed > 0 {
        *have -= removed;
        cx.emit(Event::TokenRemoved(ship, token, removed));
    }
    removed
}

/// A ship spends a token that it or another ship has; the attack under way notes whether its defender spent a green one.
pub(crate) fn spend_token(cx: &mut XWingCx<'_>, ship: ShipNo, owner: ShipNo, token: Token) {
    let spent = remove_token(cx, owner, token, 1) > 0;
    if let Some(attack) = open(&mut cx.board).attacks.last_mut() {
        attack.spent_green |=
            spent && !attack.over && attack.defender == Object::Ship(ship) && token.shade() == Shade::Green;
    }
    if spent {
        cx.raise(Window::AfterSpendToken, About::both(Thing::Ship(ship), Thing::Token(owner, token)));
    }
}

/// A ship acquires a lock; a ship that has as many as it can maintain loses one first (xwing.lock.13).
pub(crate) fn lock(cx: &mut XWingCx<'_>, ship: ShipNo, object: Object) {
    let most = crate::values::most_locks(&cx.look(), ship);
    if most == 0 {
        return;
    }
    if cx.board.ship(ship).locks.contains(&object) {
        break_lock(cx, ship, object);
    }
    while cx.board.ship(ship).locks.len() >= most {
        let oldest = cx.board.ship(ship).locks[0];
        break_lock(cx, ship, oldest);
    }
    open(&mut cx.board).ship_mut(ship).locks.push(object);
    cx.emit(Event::Locked(ship, object));
    cx.raise(Window::AfterLock, About::both(Thing::Ship(ship), object.into()));
}

/// A lock is spent or broken (xwing.lock.09).
pub(crate) fn break_lock(cx: &mut XWingCx<'_>, ship: ShipNo, object: Object) {
    let locks = &mut open(&mut cx.board).ship_mut(ship).locks;
    if let Some(at) = locks.iter().position(|it| *it == object) {
        locks.remove(at);
        cx.emit(Event::LockBroken(ship, object));
    }
}

/// A ship spends its lock on an object.
pub(crate) fn spend_lock(cx: &mut XWingCx<'_>, ship: ShipNo, object: Object) {
    if cx.board.ship(ship).locks.contains(&object) {
        break_lock(cx, ship, object);
        cx.raise(Window::AfterSpendLock, About::both(Thing::Ship(ship), object.into()));
    }
}

/// A ship gives its lock on an object to another ship, which then has it. That ship acquires nothing; it has one lock
/// on an object at most, none on itself, and loses its oldest where it has as many as it can maintain (xwing.lock.13,
/// xwing.lock.73, xwing.lock.80).
pub(crate) fn give_lock(cx: &mut XWingCx<'_>, from: ShipNo, to: ShipNo, object: Object) {
    break_lock(cx, from, object);
    let most = crate::values::most_locks(&cx.look(), to);
    if object == Object::Ship(to) || most == 0 || cx.board.ship(to).locks.contains(&object) {
        return;
    }
    while cx.board.ship(to).locks.len() >= most {
        let oldest = cx.board.ship(to).locks[0];
        break_lock(cx, to, oldest);
    }
    open(&mut cx.board).ship_mut(to).locks.push(object);
    cx.emit(Event::Locked(to, object));
}

/// A lock is transferred to another object. A ship cannot lock itself, and has one lock on an object at most: a lock
/// too many breaks (xwing.lock.73, xwing.lock.80).
pub(crate) fn move_lock(cx: &mut XWingCx<'_>, ship: ShipNo, from: Object, to: Object) {
    break_lock(cx, ship, from);
    if to != Object::Ship(ship) && !cx.board.ship(ship).locks.contains(&to) {
        open(&mut cx.board).ship_mut(ship).locks.push(to);
        cx.emit(Event::Locked(ship, to));
    }
}

/// All locks that a ship maintains break.
pub(crate) fn break_own_locks(cx: &mut XWingCx<'_>, ship: ShipNo) {
    while let Some(object) = cx.board.ship(ship).locks.first().copied() {
        break_lock(cx, ship, object);
    }
}

/// All locks on an object break.
pub(crate) fn break_locks_on(cx: &mut XWingCx<'_>, object: Object) {
    for ship in cx.board.all_ships() {
        break_lock(cx, ship, object);
    }
    for device in 0..cx.board.devices.len() {
        if cx.board.devices[device].lock == Some(object) {
            open(&mut cx.board).devices[device].lock = None;
        }
    }
}

/// A ship's Force charges change; never below none or above its capacity.
pub(crate) fn force(cx: &mut XWingCx<'_>, ship: ShipNo, by: i8) {
    let it = open(&mut cx.board).ship_mut(ship);
    let now = it.force.saturating_add_signed(by).min(it.force_capacity);
    let change = now as i8 - it.force as i8;
    if change != 0 {
        it.force = now;
        cx.emit(Event::Force(ship, change));
    }
}

/// The charges of a ship card change, within their limit.
pub(crate) fn ship_charge(cx: &mut XWingCx<'_>, ship: ShipNo, by: i8) {
    let limit = cx.game.facts[cx.board.ship(ship).persona].charges.map_or(0, |charges| charges.value);
    let it = open(&mut cx.board).ship_mut(ship);
    let now = it.charges.saturating_add_signed(by).min(limit);
    let change = now as i8 - it.charges as i8;
    if change != 0 {
        it.charges = now;
        cx.emit(Event::ShipCharge(ship, change));
    }
}

/// The charges of an upgrade card change, within their limit.
pub(crate) fn charge(cx: &mut XWingCx<'_>, upgrade: UpgradeNo, by: i8) {
    if by > 0 && !crate::values::may_recover(&cx.look(), upgrade) {
        return;
    }
    let limit = crate::values::side_up(&cx.look(), upgrade).charges.map_or(0, |charges| charges.value);
    let it = &mut open(&mut cx.board).upgrades[upgrade.index()];
    let now = it.charges.saturating_add_signed(by).min(limit);
    let change = now as i8 - it.charges as i8;
    if change != 0 {
        it.charges = now;
        cx.emit(Event::Charge(upgrade, change));
    }
}

/// An upgrade card is turned over. Its charges are those of the side that is up now, at most.
pub(crate) fn flip_upgrade(cx: &mut XWingCx<'_>, upgrade: UpgradeNo) {
    let it = &mut open(&mut cx.board).upgrades[upgrade.index()];
    it.flipped = !it.flipped;
    listen(cx);
    let up = cx.board.upgrade(upgrade).flipped;
    cx.emit(Event::UpgradeFlipped(upgrade, up));
}
