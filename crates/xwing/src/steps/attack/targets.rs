//! Whom a unit can attack with which weapon.

use broadside_engine::{About, Refusal};

use crate::XWingLook;
use crate::facts::{DeviceKind, Term};
use crate::geometry::{self, AttackView, Objects, Range, RangeLine};
use crate::scene::{self, Scene};
use crate::values::{Profile, weapons};
use crate::words::{Object, Query, WeaponNo};

/// The attack of a unit on another one with a weapon, as it is measured.
fn measured(scene: &Scene, unit: Object, target: Object, weapon: &Profile) -> Option<geometry::Attack> {
    let (attacker, defender) = (scene.party(unit)?, scene.party(target)?);
    Some(if weapon.weapon.is_primary() && weapon.most == Range::Three {
        geometry::Attack::primary(attacker, defender, weapon.arcs)
    } else {
        geometry::Attack::special(attacker, defender, weapon.arcs, weapon.least, weapon.most)
    })
}

/// The enemy units: ships and remotes (xwing.friendly.03, xwing.remote.03).
pub(super) fn enemies<'a>(look: &XWingLook<'a>, unit: Object) -> impl Iterator<Item = Object> + use<'a> {
    let (board, facts) = (look.board, look.game.facts);
    let side = board.controller(unit);
    let ships = board.ships_in_play().map(Object::Ship);
    let remotes = board
        .devices_in_play()
        .filter(move |at| facts[board.device(*at).id].kind == DeviceKind::Remote)
        .map(Object::Device);
    ships.chain(remotes).filter(move |other| board.controller(*other) != side)
}

/// Whether a target can be the defender of an attack with a weapon.
fn is_target(look: &XWingLook<'_>, scene: &Scene, unit: Object, target: Object, weapon: &Profile) -> bool {
    measured(scene, unit, target, weapon).is_some_and(|attack| attack.refusal(&scene.objects()).is_none())
        && look.allowed(Query::MayTarget, About::both(unit.into(), target.into()), true)
}

/// Why a target cannot be the defender of an attack with a weapon.
pub(super) fn refusal(
    look: &XWingLook<'_>,
    scene: &Scene,
    unit: Object,
    target: Object,
    weapon: &Profile,
) -> Option<Refusal> {
    let objects: Objects<'_> = scene.objects();
    let Some(attack) = measured(scene, unit, target, weapon) else {
        return Some(Refusal::unfit("it is not in the play area"));
    };
    if let Some(refusal) = attack.refusal(&objects) {
        return Some(Refusal::by(refusal.rule(), told(look, unit, target, weapon, attack.range(&objects))));
    }
    let allowed = look.allowed(Query::MayTarget, About::both(unit.into(), target.into()), true);
    (!allowed).then(|| Refusal::by("xwing.golden.03", "an effect says that it cannot be attacked"))
}

/// Why a target is not in the arc and range of a weapon, with what was measured.
fn told(
    look: &XWingLook<'_>,
    unit: Object,
    target: Object,
    weapon: &Profile,
    range: Option<RangeLine>,
) -> String {
    match range.filter(|line| line.range != Range::Beyond) {
        None => {
            let found = scene::told_range(look.game, look.board, unit, target);
            format!(
                "no part of it is in the {} arc of the weapon up to range 3; it is {found}",
                weapon.arc.word()
            )
        }
        Some(found) => format!(
            "it is at attack range {} ({:.1} mm away in the arc); the weapon reaches {} to {}",
            found.range as u8, found.line.distance, weapon.least as u8, weapon.most as u8
        ),
    }
}

/// The attack with its range and the lines among which the attacker chooses.
pub(super) fn view(scene: &Scene, unit: Object, target: Object, weapon: &Profile) -> Option<AttackView> {
    Some(measured(scene, unit, target, weapon)?.measure(&scene.objects()))
}

/// The weapons with which a unit has a target (xwing.attack.12).
pub(super) fn usable(look: &XWingLook<'_>, unit: Object, found: &mut dyn FnMut(WeaponNo, &Profile)) {
    let scene = Scene::of(look.game, look.board);
    for (at, weapon) in weapons(look, unit).iter().enumerate() {
        let open = enemies(look, unit).any(|target| is_target(look, &scene, unit, target, weapon));
        if open {
            found(WeaponNo(at as u8), weapon);
        }
    }
}
