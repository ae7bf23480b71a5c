//! Charges and the Force.

use broadside_engine::{Flow, Ref};

use crate::board::Weapon;
use crate::effects::{Binding, Charged, charged, charges, ship};
use crate::game::Origin;
use crate::words::operations::Charges;
use crate::words::{Thing, UpgradeNo, XWingWords};
use crate::{XWingCx, XWingLook, atoms, values};

pub(super) fn can(look: &XWingLook<'_>, word: Charges, bound: &Binding) -> bool {
    let it = |party: Ref| ship(bound, party).map(|at| look.board.ship(at));
    match word {
        Charges::Charges(by) => charges(look, bound).is_some_and(|has| i16::from(has) + i16::from(by) >= 0),
        Charges::RecoverCharge => match Origin::of(bound.source).upgrade() {
            Some(upgrade) => values::can_recover(look, upgrade),
            None => it(Ref::Bearer).is_some_and(|it| {
                it.charges < look.game.facts[it.persona].charges.map_or(0, |charges| charges.value)
            }),
        },
        Charges::LoseCharge => charges(look, bound).is_some_and(|charges| charges > 0),
        Charges::RecoverWeaponCharge => weapon_spent(look).is_some(),
        Charges::RecoverForce(party) => it(party).is_some_and(|it| it.force < it.force_capacity),
        Charges::SpendForce(party, count) => it(party).is_some_and(|it| it.force >= count),
        Charges::RecoverOn(_) | Charges::SpendForceForGroup => true,
    }
}

pub(super) fn operate(cx: &mut XWingCx<'_>, word: Charges, bound: &Binding) -> Flow<XWingWords> {
    let at = |party: Ref| ship(bound, party);
    match word {
        Charges::Charges(by) => charge(cx, bound, by),
        Charges::RecoverCharge => match (Origin::of(bound.source).upgrade(), at(Ref::Bearer)) {
            (Some(upgrade), _) => atoms::charge(cx, upgrade, 1),
            (None, Some(ship)) => atoms::ship_charge(cx, ship, 1),
            (None, None) => {}
        },
        Charges::LoseCharge => charge(cx, bound, -1),
        Charges::RecoverOn(card) => match bound.get(Ref::Var(card)) {
            Some(Thing::Upgrade(upgrade)) => atoms::charge(cx, upgrade, 1),
            Some(Thing::Ship(at)) => atoms::ship_charge(cx, at, 1),
            _ => {}
        },
        Charges::RecoverWeaponCharge => {
            if let Some(upgrade) = weapon_spent(&cx.look()) {
                atoms::charge(cx, upgrade, 1);
            }
        }
        Charges::RecoverForce(party) => {
            if let Some(at) = at(party) {
                atoms::force(cx, at, 1);
            }
        }
        Charges::SpendForce(party, count) => {
            if let Some(at) = at(party) {
                atoms::force(cx, at, -(count as i8));
            }
        }
        Charges::SpendForceForGroup => {
            if let Some(at) = at(Ref::Bearer) {
                atoms::force(cx, at, -(bound.group.len() as i8));
            }
        }
    }
    Flow::Next
}

/// The card of an effect, or the one that assigned its condition, gains or loses charges.
fn charge(cx: &mut XWingCx<'_>, bound: &Binding, by: i8) {
    match charged(&cx.look(), bound) {
        Some(Charged::Upgrade(upgrade)) => atoms::charge(cx, upgrade, by),
        Some(Charged::Ship(at)) => atoms::ship_charge(cx, at, by),
        None => {}
    }
}

/// The upgrade of the attack under way, if the attack cost charges that are inactive now.
fn weapon_spent(look: &XWingLook<'_>) -> Option<UpgradeNo> {
    let upgrade = look.board.attack().map(|attack| attack.weapon).and_then(Weapon::upgrade)?;
    let cost = look.game.weapon(look.board, upgrade).map_or(0, |header| header.charges);
    let limit = values::side_up(look, upgrade).charges.map_or(0, |it| it.value);
    (cost > 0 && look.board.upgrade(upgrade).charges < limit).then_some(upgrade)
}
