//! What effects cost: all of it is paid, or nothing (xwing.cost.74).

use broadside_engine::{About, Flow, Ref};

use super::{Binding, die_at, ship};
use crate::board::Weapon;
use crate::game::Origin;
use crate::steps;
use crate::words::{Price, Query, Thing, XWingWords};
use crate::{XWingCx, XWingLook, atoms};

pub(crate) fn payable(look: &XWingLook<'_>, price: &Price, bound: &Binding) -> bool {
    let Some(payer) = ship(bound, Ref::Bearer) else { return false };
    let it = look.board.ship(payer);
    match price {
        Price::Token(token) => it.has(*token),
        Price::Force(count) => it.force >= *count,
        Price::LockOnDefender => look.board.attack().is_some_and(|attack| {
            it.locks.contains(&attack.defender)
                && look.allowed(Query::MaySpendLocks, About::subject(Thing::Ship(payer)), true)
        }),
        Price::Charge(count) => match Origin::of(bound.source) {
            Origin::Upgrade(upgrade) => look.board.upgrade(upgrade).charges >= *count,
            _ => it.charges >= *count,
        },
        Price::WeaponCharge => match look.board.attack().map(|attack| attack.weapon) {
            Some(Weapon::Special(upgrade)) => look.board.upgrade(upgrade).charges > 0,
            _ => false,
        },
        Price::Shields(count) => it.shields >= *count,
        Price::Gain(..) => it.in_play(),
        Price::Die(_) => look.board.attack().is_some(),
    }
}

pub(crate) fn pay(cx: &mut XWingCx<'_>, price: &Price, bound: &Binding) -> Flow<XWingWords> {
    let Some(payer) = ship(bound, Ref::Bearer) else { return Flow::Next };
    match price {
        Price::Token(token) => {
            atoms::remove_token(cx, payer, *token, 1);
        }
        Price::Force(count) => atoms::force(cx, payer, -(*count as i8)),
        Price::LockOnDefender => {
            if let Some((_, defender)) = atoms::parties(cx) {
                atoms::break_lock(cx, payer, defender);
            }
        }
        Price::Charge(count) => match Origin::of(bound.source) {
            Origin::Upgrade(upgrade) => atoms::charge(cx, upgrade, -(*count as i8)),
            _ => atoms::ship_charge(cx, payer, -(*count as i8)),
        },
        Price::WeaponCharge => {
            if let Some(Weapon::Special(upgrade)) = cx.board.attack().map(|attack| attack.weapon) {
                atoms::charge(cx, upgrade, -1);
            }
        }
        Price::Shields(count) => (0..*count).for_each(|_| atoms::lose_shield(cx, payer)),
        Price::Gain(token, count) => return steps::gain(payer, *token, *count, bound.controller),
        Price::Die(var) => {
            if let Some(Thing::Die(number)) = bound.get(Ref::Var(*var)) {
                let (die, at) = die_at(number);
                atoms::remove_die(cx, die, at);
            }
        }
    }
    Flow::Next
}
