//! Tokens and locks.

use broadside_engine::{Flow, Ref};

use super::lies_there;
use crate::effects::{Binding, costs, may_remove, object, ship};
use crate::steps::{self, call};
use crate::words::operations::Tokens;
use crate::words::{Deed, Object, ShipNo, Thing, Token, XWingWords};
use crate::{XWingCx, XWingLook, atoms, values};

pub(super) fn can(look: &XWingLook<'_>, word: Tokens, bound: &Binding) -> bool {
    let at = |party: Ref| ship(bound, party);
    match word {
        Tokens::Gain(party, ..) => lies_there(look, bound, party),
        Tokens::GainThat(party) => {
            lies_there(look, bound, party) && matches!(bound.about.object, Some(Thing::Token(..)))
        }
        Tokens::GainInstead(party, _) | Tokens::GainThatInstead(party) => {
            lies_there(look, bound, party) && is_gaining(look)
        }
        Tokens::GainOneFewer => is_gaining(look),
        Tokens::Remove(party, token, _) => {
            at(party).is_some_and(|it| look.board.ship(it).has(token) && may_remove(look, it, token))
        }
        Tokens::Spend(party, token) => at(party).is_some_and(|it| costs::lends(look, it, it, token, bound)),
        Tokens::Transfer(from, to, token) => match (at(from), at(to)) {
            (Some(from), Some(to)) => may_transfer(look, from, to, token),
            _ => false,
        },
        Tokens::Lock(holder, on) => match (at(holder), object(bound, on)) {
            (Some(holder), Some(on)) => values::may_lock(look, holder, on),
            _ => false,
        },
        Tokens::BreakLock(holder, on) => match (at(holder), object(bound, on)) {
            (Some(holder), Some(on)) => look.board.ship(holder).locks.contains(&on),
            _ => false,
        },
        Tokens::BreakLocksOn(party) => {
            object(bound, party).is_some_and(|it| look.board.lockers(it).next().is_some())
        }
        Tokens::RemoveChosen(_)
        | Tokens::TransferChosen(..)
        | Tokens::HandOnChosen(..)
        | Tokens::TakeLocks(_) => true,
    }
}

pub(super) fn operate(cx: &mut XWingCx<'_>, word: Tokens, bound: &Binding) -> Flow<XWingWords> {
    let by = bound.controller;
    let at = |party: Ref| ship(bound, party);
    match word {
        Tokens::Gain(party, token, count) => {
            if let Some(gainer) = at(party) {
                return steps::gain(gainer, token, count, by);
            }
        }
        Tokens::GainThat(party) => {
            if let (Some(gainer), Some(Thing::Token(_, token))) = (at(party), bound.about.object) {
                return steps::gain(gainer, token, 1, by);
            }
        }
        Tokens::GainInstead(party, token) => {
            if let (Some(_), Some(gainer)) = (one_fewer(cx), at(party)) {
                return steps::gain(gainer, token, 1, by);
            }
        }
        Tokens::GainThatInstead(party) => {
            if let (Some(token), Some(gainer)) = (one_fewer(cx), at(party)) {
                return steps::gain(gainer, token, 1, by);
            }
        }
        Tokens::GainOneFewer => {
            one_fewer(cx);
        }
        Tokens::Remove(party, token, count) => {
            if let Some(loser) = at(party) {
                atoms::remove_token(cx, loser, token, count);
            }
        }
        Tokens::RemoveChosen(chosen) => match bound.get(Ref::Var(chosen)) {
            Some(Thing::Token(own, token)) => {
                atoms::remove_token(cx, own, token, 1);
            }
            Some(Thing::Lock(locker, place)) => {
                if let Some(object) = locked(cx, locker, place) {
                    atoms::break_lock(cx, locker, object);
                }
            }
            _ => {}
        },
        Tokens::Spend(party, token) => {
            if let Some(spender) = at(party) {
                atoms::spend_token(cx, spender, spender, token);
            }
        }
        Tokens::Transfer(from, to, token) => {
            if let (Some(from), Some(to)) = (at(from), at(to)) {
                atoms::remove_token(cx, from, token, 1);
                return steps::gain(to, token, 1, by);
            }
        }
        Tokens::TransferChosen(chosen, to) => match (bound.get(Ref::Var(chosen)), at(to)) {
            (Some(Thing::Token(own, token)), Some(to)) => {
                atoms::remove_token(cx, own, token, 1);
                return steps::gain(to, token, 1, by);
            }
            (Some(Thing::Lock(own, place)), Some(to)) => {
                if let Some(object) = locked(cx, own, place) {
                    atoms::give_lock(cx, own, to, object);
                }
            }
            _ => {}
        },
        Tokens::HandOnChosen(chosen, to) => match (bound.get(Ref::Var(chosen)), at(to)) {
            (Some(Thing::Token(own, token)), Some(to)) => {
                atoms::remove_token(cx, own, token, 1);
                return steps::gain(to, token, 1, by);
            }
            (Some(Thing::Lock(locker, place)), Some(to)) => {
                if let Some(object) = locked(cx, locker, place) {
                    atoms::move_lock(cx, locker, object, Object::Ship(to));
                }
            }
            _ => {}
        },
        Tokens::Lock(holder, on) => {
            if let (Some(holder), Some(on)) = (at(holder), object(bound, on)) {
                return call(steps::AcquireLock::on(holder, on));
            }
        }
        Tokens::TakeLocks(party) => {
            if let Some(to) = at(party) {
                take_locks(cx, bound, to);
            }
        }
        Tokens::BreakLock(holder, on) => {
            if let (Some(holder), Some(on)) = (at(holder), object(bound, on)) {
                atoms::break_lock(cx, holder, on);
            }
        }
        Tokens::BreakLocksOn(party) => {
            if let Some(it) = object(bound, party) {
                atoms::break_locks_on(cx, it);
            }
        }
    }
    Flow::Next
}

/// Whether a ship would gain tokens.
fn is_gaining(look: &XWingLook<'_>) -> bool {
    matches!(look.core.deed(), Some(Deed::GainToken { .. }))
}

/// A ship would gain one token fewer. Says which token.
fn one_fewer(cx: &mut XWingCx<'_>) -> Option<Token> {
    match cx.core.deed_mut() {
        Some(Deed::GainToken { token, count, .. }) if *count > 0 => {
            *count -= 1;
            Some(*token)
        }
        _ => None,
    }
}

/// A token can be transferred only if the one ship can remove it and the other can gain it (xwing.token.04).
pub(crate) fn may_transfer(look: &XWingLook<'_>, from: ShipNo, to: ShipNo, token: Token) -> bool {
    look.board.ship(from).has(token) && may_remove(look, from, token) && atoms::may_gain(look, to, token)
}

/// The object of the lock that a ship has at a place.
fn locked(cx: &XWingCx<'_>, locker: ShipNo, place: u8) -> Option<Object> {
    cx.board.ship(locker).locks.get(place as usize).copied()
}

/// All enemy locks on the ships of the group are transferred to a ship (xwing.lock.73, xwing.lock.74).
fn take_locks(cx: &mut XWingCx<'_>, bound: &Binding, to: ShipNo) {
    for thing in &bound.group {
        let Thing::Ship(from) = *thing else { continue };
        for locker in cx.board.all_ships() {
            let has = cx.board.ship(locker).locks.contains(&Object::Ship(from));
            if has && cx.board.enemies(locker, to) {
                atoms::move_lock(cx, locker, Object::Ship(from), Object::Ship(to));
            }
        }
    }
}
