//! What effects cost: all of it is paid, or nothing (xwing.cost.74).

use broadside_engine::{About, Flow, Ref};

use super::{Binding, die_at, note_modified, object, ship, shown};
use crate::facts::Face;
use crate::game::Origin;
use crate::steps;
use crate::words::{Object, Price, Query, ShipNo, Thing, Token, Window, XWingWords};
use crate::{XWingCx, XWingLook, atoms, values};

pub(crate) fn payable(look: &XWingLook<'_>, price: &Price, bound: &Binding) -> bool {
    let Some(payer) = ship(bound, Ref::Bearer) else { return false };
    let it = look.board.ship(payer);
    match price {
        Price::Token(token) => payers(look, payer, *token).any(|owner| modifies(look, owner, *token, bound)),
        Price::TokenOf(party, token) => ship(bound, *party).is_some_and(|owner| {
            look.board.ship(owner).has(*token)
                && spendable(look, owner, owner, *token)
                && modifies(look, owner, *token, bound)
        }),
        Price::TokenFrom(party, token) => match ship(bound, *party) {
            Some(owner) => lends(look, payer, owner, *token, bound) && modifies(look, owner, *token, bound),
            None => bound.get(*party).is_none() && modifies(look, payer, *token, bound),
        },
        Price::LockOf(var) => {
            let may = look.allowed(Query::MaySpendLocks, About::subject(Thing::Ship(payer)), true);
            let holds = |defender| match ship(bound, Ref::Var(*var)) {
                Some(holder) => look.board.ship(holder).locks.contains(&defender),
                None => true,
            };
            may && look.board.attack().is_some_and(|attack| holds(attack.defender))
        }
        Price::Force(count) => it.force >= *count,
        Price::LockOnDefender => look.board.attack().is_some_and(|attack| {
            it.locks.contains(&attack.defender)
                && look.allowed(Query::MaySpendLocks, About::subject(Thing::Ship(payer)), true)
        }),
        Price::LockOn(party) => object(bound, *party).is_some_and(|on| {
            it.locks.contains(&on)
                && look.allowed(Query::MaySpendLocks, About::subject(Thing::Ship(payer)), true)
        }),
        Price::Charge(count) => match Origin::of(bound.source).upgrade() {
            Some(upgrade) => look.board.upgrade(upgrade).charges >= *count,
            None => it.charges >= *count,
        },
        Price::WeaponCharge => {
            let weapon = look.board.attack().and_then(|attack| attack.weapon.upgrade());
            weapon.is_some_and(|upgrade| look.board.upgrade(upgrade).charges > 0)
        }
        Price::Shields(count) => values::shields(look, payer) >= *count,
        Price::Gain(..) => it.in_play(),
        Price::Suffer(..) | Price::SufferMatching(_) => it.in_play(),
        Price::Die(_) => look.board.attack().is_some(),
    }
}

/// Whether a token may be spent in this window: in those that modify dice, if that roller's dice can be modified by it.
fn modifies(look: &XWingLook<'_>, payer: ShipNo, token: Token, bound: &Binding) -> bool {
    let Some(attack) = look.board.attack() else { return true };
    let roller = match bound.window {
        Some(Window::ModifyAttackDice) => attack.attacker,
        Some(Window::ModifyDefenseDice) => attack.defender,
        _ => return true,
    };
    look.allowed(Query::TokensModify, About::both(roller.into(), Thing::Token(payer, token)), true)
}

/// The ships whose tokens of a kind a ship can spend: itself, and those that lend it theirs.
fn payers<'a>(look: &XWingLook<'a>, spender: ShipNo, token: Token) -> impl Iterator<Item = ShipNo> + use<'a> {
    let look = *look;
    let others = look.board.ships_in_play().filter(move |owner| *owner != spender);
    core::iter::once(spender).chain(others).filter(move |owner| {
        let about = About::both(Thing::Ship(spender), Thing::Token(*owner, token));
        look.board.ship(*owner).has(token)
            && spendable(&look, spender, *owner, token)
            && look.allowed(Query::SpendsTokensOf, about, *owner == spender)
    })
}

/// Whether a ship can spend a token of a ship that the effect names.
pub(crate) fn lends(
    look: &XWingLook<'_>,
    spender: ShipNo,
    owner: ShipNo,
    token: Token,
    bound: &Binding,
) -> bool {
    let ability = if let Origin::Chassis(at) = Origin::of(bound.source) {
        look.game.ship_ability(look.board, at).map_or(0, |it| it as i16 + 1)
    } else {
        0
    };
    let about = About::both(Thing::Ship(spender), Thing::Token(owner, token)).amount(ability);
    look.board.ship(owner).has(token)
        && spendable(look, spender, owner, token)
        && look.allowed(Query::SpendsTokensOf, about, true)
}

/// Whether a ship may spend a token that it or another ship has.
fn spendable(look: &XWingLook<'_>, spender: ShipNo, owner: ShipNo, token: Token) -> bool {
    let about = About::both(Thing::Ship(spender), Thing::Token(owner, token));
    look.allowed(Query::MaySpend, about, true)
}

pub(crate) fn pay(cx: &mut XWingCx<'_>, price: &Price, bound: &Binding) -> Flow<XWingWords> {
    let Some(payer) = ship(bound, Ref::Bearer) else { return Flow::Next };
    match price {
        Price::Token(token) => {
            let look = cx.look();
            let from = payers(&look, payer, *token).filter(|owner| modifies(&look, *owner, *token, bound));
            let from = from.fold(0u16, |bits, owner| bits | 1 << owner.0);
            match from.count_ones() {
                0 => {}
                1 => atoms::spend_token(cx, payer, ShipNo(from.trailing_zeros() as u8), *token),
                _ => return steps::call(steps::SpendToken::new(bound.controller, payer, *token, from)),
            }
        }
        Price::TokenOf(party, token) => {
            if let Some(owner) = ship(bound, *party) {
                atoms::spend_token(cx, owner, owner, *token);
            }
        }
        Price::TokenFrom(party, token) => {
            if let Some(owner) = ship(bound, *party) {
                atoms::spend_token(cx, payer, owner, *token);
            }
        }
        Price::LockOf(var) => {
            if let (Some((_, defender)), Some(holder)) = (atoms::parties(cx), ship(bound, Ref::Var(*var))) {
                atoms::spend_lock(cx, holder, defender);
            }
        }
        Price::Force(count) => atoms::force(cx, payer, -(*count as i8)),
        Price::LockOnDefender => {
            if let Some((_, defender)) = atoms::parties(cx) {
                atoms::spend_lock(cx, payer, defender);
            }
        }
        Price::LockOn(party) => {
            if let Some(on) = object(bound, *party) {
                atoms::spend_lock(cx, payer, on);
            }
        }
        Price::Charge(count) => match Origin::of(bound.source).upgrade() {
            Some(upgrade) => atoms::charge(cx, upgrade, -(*count as i8)),
            None => atoms::ship_charge(cx, payer, -(*count as i8)),
        },
        Price::WeaponCharge => {
            if let Some(upgrade) = cx.board.attack().and_then(|attack| attack.weapon.upgrade()) {
                atoms::charge(cx, upgrade, -1);
            }
        }
        Price::Shields(count) => return steps::call(steps::LoseShields::new(payer, *count)),
        Price::Gain(token, count) => return steps::gain(payer, *token, *count, bound.controller),
        Price::Suffer(hits, crits) => {
            return steps::call(steps::Suffer::new(Object::Ship(payer), *hits, *crits));
        }
        Price::SufferMatching(var) => {
            let crit = matches!(shown(&cx.look(), bound, *var), Some(Face::Critical));
            let unit = Object::Ship(payer);
            return steps::call(steps::Suffer::new(unit, u8::from(!crit), u8::from(crit)));
        }
        Price::Die(var) => {
            if let Some(Thing::Die(number)) = bound.get(Ref::Var(*var)) {
                let (die, at) = die_at(number);
                if note_modified(cx, bound, die, at) {
                    atoms::remove_die(cx, die, at);
                }
            }
        }
    }
    Flow::Next
}
