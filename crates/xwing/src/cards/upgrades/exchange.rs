//! Two illicit upgrades of friendly ships change places: slots do not matter (xwing.upgrade.09), restrictions do
//! (xwing.upgrade.10).

use broadside_engine::{Flow, Ref, Var};

use crate::effects::{Binding, fits, ship};
use crate::facts::Slot;
use crate::words::{Object, Thing, UpgradeNo, XWingWords};
use crate::{XWingCx, XWingLook, atoms, scene, values};

/// The illicit upgrades of friendly ships at range 0–1.
fn near<'a>(look: &XWingLook<'a>, bound: &Binding) -> impl Iterator<Item = UpgradeNo> + use<'a> {
    let (look, own, side) = (*look, ship(bound, Ref::Bearer), bound.controller);
    (0..look.board.upgrades.len() as u8).map(UpgradeNo).filter(move |at| {
        let it = look.board.upgrade(*at);
        let on = look.board.ship(it.ship);
        let slot = look.game.facts[it.card].slots().first();
        let reaches = |own| {
            scene::range(look.game, look.board, Object::Ship(own), Object::Ship(it.ship)) <= values::band(1)
        };
        slot == Some(&Slot::Illicit)
            && !it.hidden
            && on.in_play()
            && on.owner == side
            && own.is_some_and(reaches)
    })
}

fn exchangeable(look: &XWingLook<'_>, one: UpgradeNo, other: UpgradeNo) -> bool {
    let on = |at| look.board.upgrade(at).ship;
    on(one) != on(other) && fits(look, on(one), Some(one), other) && fits(look, on(other), Some(other), one)
}

/// The upgrades that have another to change places with.
pub(super) fn first(look: &XWingLook<'_>, bound: &Binding, found: &mut dyn FnMut(Thing)) {
    for one in near(look, bound) {
        if near(look, bound).any(|other| exchangeable(look, one, other)) {
            found(Thing::Upgrade(one));
        }
    }
}

/// The upgrades with which the chosen one can change places.
pub(super) fn second(look: &XWingLook<'_>, bound: &Binding, found: &mut dyn FnMut(Thing)) {
    let Some(Thing::Upgrade(one)) = bound.get(Ref::Var(Var(0))) else { return };
    near(look, bound)
        .filter(|other| exchangeable(look, one, *other))
        .for_each(|it| found(Thing::Upgrade(it)));
}

pub(super) fn carry_out(cx: &mut XWingCx<'_>, bound: &mut Binding) -> Flow<XWingWords> {
    let chosen = |at| bound.get(Ref::Var(Var(at)));
    if let (Some(Thing::Upgrade(one)), Some(Thing::Upgrade(other))) = (chosen(0), chosen(1)) {
        atoms::exchange(cx, one, other);
    }
    Flow::Next
}
