//! Whom a unit can attack with which weapon.

use broadside_engine::{About, Refusal};
use serde::{Deserialize, Serialize};

use crate::board::{Turret, Weapon};
use crate::cards::{Header, Need};
use crate::effects::in_arc;
use crate::facts::{Arc, DeviceKind, Slot};
use crate::geometry::{self, Arcs, AttackView, Objects, Range, RangeLine};
use crate::scene::{self, Scene};
use crate::steps::Answers;
use crate::values::{self, Profile, weapons};
use crate::words::{ArcOf, Object, Query, ShipNo, Thing, Token, UpgradeNo, WeaponNo};
use crate::{XWingLook, refused};

/// The attack of a unit on another one with a weapon, as it is measured.
fn measured(
    look: &XWingLook<'_>,
    scene: &Scene,
    unit: Object,
    target: Object,
    weapon: &Profile,
) -> Option<geometry::Attack> {
    let (attacker, defender) = (scene.party(unit)?, scene.party(target)?);
    // A ship that counts as one in the bullseye arc is measured in the arc where it is.
    let counts = weapon.arc == Arc::Bullseye
        && unit.ship().is_some_and(|ship| values::treats_as_bullseye(look, ship, target));
    let arcs = if counts { Arcs::of(&[geometry::Arc::Front]) } else { weapon.arcs };
    Some(if weapon.weapon.is_primary() && weapon.most == Range::Three {
        geometry::Attack::primary(attacker, defender, arcs)
    } else {
        geometry::Attack::special(attacker, defender, arcs, weapon.least, weapon.most)
    })
}

/// The enemy units: ships and remotes (xwing.friendly.03, xwing.remote.03).
pub(super) fn enemies<'a>(look: &XWingLook<'a>, unit: Object) -> impl Iterator<Item = Object> + use<'a> {
    let (board, facts) = (look.board, look.game.facts);
    let ships = board.ships_in_play().map(Object::Ship);
    let remotes = board
        .devices_in_play()
        .filter(move |at| facts[board.device(*at).id].kind == DeviceKind::Remote)
        .map(Object::Device);
    ships.chain(remotes).filter(move |other| board.enemies(unit, *other))
}

/// Which attack a unit may perform.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Terms {
    pub with: Weapons,
    pub on: Targets,
    /// Whether the lock or token that a weapon requires is not needed.
    pub freely: bool,
    pub bonus: bool,
}

/// The weapons of an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Weapons {
    Any,
    Primary,
    Turret,
    /// Of a turret, from an arc from which the ship has not attacked in this round.
    FreshTurret,
    PrimaryOf(Arc),
    /// Upgrades of this type.
    Type(Slot),
    Only(UpgradeNo),
    /// A cannon other than this weapon.
    CannonBut(Weapon),
}

/// The targets of an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Targets {
    Any,
    Only(Object),
    /// A ship in an arc of the attacker.
    InArc(ArcOf),
    Not(Object),
    /// Not this one, but one at a range between these of it.
    Near(Object, u8, u8),
    /// A ship that this one has not attacked in this round.
    Unattacked(ShipNo),
}

impl Terms {
    /// The one attack of a unit that engages.
    pub(super) const STANDARD: Terms =
        Terms { with: Weapons::Any, on: Targets::Any, freely: false, bonus: false };

    /// Whether the attack is made with such a weapon.
    fn takes(&self, look: &XWingLook<'_>, weapon: &Profile) -> bool {
        match (self.with, weapon.weapon) {
            (Weapons::Any, Weapon::Special(upgrade)) => look.game.weapon(look.board, upgrade).is_some(),
            (Weapons::Any, _) => true,
            (Weapons::Primary, arm) => arm.is_primary(),
            (Weapons::Turret | Weapons::FreshTurret, _) => weapon.is_turret(),
            (Weapons::PrimaryOf(arc), arm) => arm.is_primary() && weapon.arc == arc,
            (Weapons::Type(slot), Weapon::Special(upgrade)) => {
                look.game.facts[look.board.upgrade(upgrade).card].slots().contains(&slot)
            }
            (Weapons::Type(_), _) => false,
            (Weapons::CannonBut(not), Weapon::Special(upgrade)) => {
                let cannon =
                    look.game.facts[look.board.upgrade(upgrade).card].slots().contains(&Slot::Cannon);
                cannon && weapon.weapon != not
            }
            (Weapons::CannonBut(_), _) => false,
            (Weapons::Only(only), arm) => arm == Weapon::Special(only),
        }
    }

    /// A weapon with the arcs from which it can attack.
    pub(super) fn narrowed(&self, look: &XWingLook<'_>, unit: Object, weapon: Profile) -> Profile {
        let again = || look.allowed(Query::FiresTurret, About::subject(unit.into()), true);
        let fresh = weapon.is_turret() && (self.with == Weapons::FreshTurret || !again());
        match unit {
            Object::Ship(ship) if fresh => Profile { arcs: fresh_arcs(look, ship, weapon.arcs), ..weapon },
            _ => weapon,
        }
    }

    fn aims_at(&self, look: &XWingLook<'_>, unit: Object, target: Object) -> bool {
        match self.on {
            Targets::Any => true,
            Targets::Only(only) => target == only,
            Targets::InArc(arc) => target.ship().is_some() && in_arc(look, unit, arc, target) == Some(true),
            Targets::Not(not) => target != not,
            Targets::Unattacked(by) => {
                target.ship().is_some_and(|at| look.board.ship(by).attacked >> at.0 & 1 == 0)
            }
            Targets::Near(first, least, most) => {
                let range = scene::range(look.game, look.board, first, target);
                target != first && (values::band(least)..=values::band(most)).contains(&range)
            }
        }
    }
}

/// The turret arcs from which a ship has not attacked in this round. A single turret that has attacked is the same arc wherever it
/// points; the arcs of a double one are told apart by where they point.
fn fresh_arcs(look: &XWingLook<'_>, ship: ShipNo, arcs: Arcs) -> Arcs {
    let it = look.board.ship(ship);
    match it.turret {
        Some(Turret::Single(_)) if it.turrets_fired != Arcs::default() => Arcs::default(),
        _ => Arcs(arcs.0 & !it.turrets_fired.0),
    }
}

/// Whether a ship has the lock or the token that a weapon requires (xwing.attack.11).
fn meets(look: &XWingLook<'_>, ship: ShipNo, target: Object, header: &Header) -> bool {
    let it = look.board.ship(ship);
    let about = About::both(Thing::Ship(ship), target.into());
    let met = |need: &Need| match need {
        Need::Lock => it.locks.contains(&target) || look.allowed(Query::NeedsNoLock, about, false),
        Need::Focus => it.has(Token::Focus),
        Need::Calculate => it.has(Token::Calculate),
    };
    header.needs.is_empty() || header.needs.iter().any(met)
}

/// Whether a ship can spend a Force charge in place of what a weapon requires.
fn pays_force(look: &XWingLook<'_>, ship: ShipNo, header: &Header) -> bool {
    look.board.ship(ship).force > 0
        && header.needs.iter().any(|need| matches!(need, Need::Lock | Need::Focus))
        && look.allowed(Query::ForceForNeed, About::subject(Thing::Ship(ship)), false)
}

/// Whether an attack costs a Force charge in place of what its weapon requires.
pub(super) fn needs_force(
    look: &XWingLook<'_>,
    ship: ShipNo,
    target: Object,
    weapon: &Profile,
    terms: &Terms,
) -> bool {
    let Weapon::Special(upgrade) = weapon.weapon else { return false };
    let Some(header) = look.game.weapon(look.board, upgrade) else { return false };
    !terms.freely && !meets(look, ship, target, header) && pays_force(look, ship, header)
}

/// Why the charges or the token that a weapon asks for are missing (xwing.special-weapon.02).
fn unmet(
    look: &XWingLook<'_>,
    unit: Object,
    target: Object,
    weapon: &Profile,
    terms: &Terms,
) -> Option<(&'static str, refused::Target)> {
    let (Weapon::Special(upgrade), Object::Ship(ship)) = (weapon.weapon, unit) else { return None };
    let header = look.game.weapon(look.board, upgrade)?;
    if look.board.upgrade(upgrade).charges < header.charges {
        return Some(("xwing.charge.05", refused::Target::NoCharge { needed: header.charges }));
    }
    if terms.freely || meets(look, ship, target, header) || pays_force(look, ship, header) {
        return None;
    }
    Some(match header.needs[0] {
        Need::Lock => ("xwing.special-weapon.07", refused::Target::NoLock),
        Need::Focus => ("xwing.special-weapon.08", refused::Target::NoFocus),
        Need::Calculate => ("xwing.special-weapon.08", refused::Target::NoCalculate),
    })
}

/// Whether a target can be the defender of an attack with a weapon.
pub(super) fn is_target(
    look: &XWingLook<'_>,
    scene: &Scene,
    unit: Object,
    target: Object,
    weapon: &Profile,
    terms: &Terms,
) -> bool {
    terms.aims_at(look, unit, target)
        && measured(look, scene, unit, target, weapon)
            .is_some_and(|attack| attack.refusal(&scene.objects()).is_none())
        && unmet(look, unit, target, weapon, terms).is_none()
        && look.allowed(Query::MayTarget, About::both(unit.into(), target.into()), true)
}

/// Why a target cannot be the defender of an attack with a weapon.
pub(super) fn refusal(
    look: &XWingLook<'_>,
    scene: &Scene,
    unit: Object,
    target: Object,
    weapon: &Profile,
    terms: &Terms,
) -> Refusal {
    if !terms.aims_at(look, unit, target) {
        return Refusal::by("xwing.bonus-attack.02", refused::Target::NotGiven);
    }
    let objects: Objects<'_> = scene.objects();
    let Some(attack) = measured(look, scene, unit, target, weapon) else {
        return Refusal::unfit(refused::Target::NotInPlay);
    };
    if let Some(refusal) = attack.refusal(&objects) {
        return Refusal::by(refusal.rule(), told(look, unit, target, weapon, attack.range(&objects)));
    }
    if let Some((rule, why)) = unmet(look, unit, target, weapon, terms) {
        return Refusal::by(rule, why);
    }
    Refusal::by("xwing.golden.03", refused::Target::Forbidden)
}

/// Why a target is not in the arc and range of a weapon, with what was measured.
fn told(
    look: &XWingLook<'_>,
    unit: Object,
    target: Object,
    weapon: &Profile,
    range: Option<RangeLine>,
) -> refused::Target {
    match range.filter(|line| line.range != Range::Beyond) {
        None => match scene::found(look.game, look.board, unit, target) {
            // An arc ends where the ruler does; players look at the range first.
            refused::Found::Beyond { range, mm } => refused::Target::BeyondArcs { range, mm },
            found => refused::Target::NotInArc { arc: weapon.arc.into(), most: Range::Three as u8, found },
        },
        Some(found) => refused::Target::OutOfRange {
            range: found.range as u8,
            mm: found.line.distance,
            least: weapon.least as u8,
            most: weapon.most as u8,
        },
    }
}

/// The attack with its range and the lines among which the attacker chooses.
pub fn view(
    look: &XWingLook<'_>,
    scene: &Scene,
    unit: Object,
    target: Object,
    weapon: &Profile,
) -> Option<AttackView> {
    Some(measured(look, scene, unit, target, weapon)?.measure(&scene.objects()))
}

/// The weapons with which a unit has a target (xwing.attack.12).
pub(super) fn usable(
    look: &XWingLook<'_>,
    unit: Object,
    terms: &Terms,
    found: &mut dyn FnMut(WeaponNo, &Profile),
) {
    let scene = Scene::of(look.game, look.board);
    for (at, weapon) in weapons(look, unit).iter().enumerate() {
        let weapon = &terms.narrowed(look, unit, *weapon);
        let open = terms.takes(look, weapon)
            && values::may_fire(look, unit, weapon.weapon)
            && enemies(look, unit).any(|target| is_target(look, &scene, unit, target, weapon, terms));
        if open {
            found(WeaponNo(at as u8), weapon);
        }
    }
}

/// Refuses the weapons that cannot be used, each for the reason that the nearest enemy gives.
pub(super) fn idle_weapons(look: &XWingLook<'_>, unit: Object, terms: &Terms, legal: &mut Answers) {
    let scene = Scene::of(look.game, look.board);
    let nearest = enemies(look, unit).min_by(|one, other| {
        let mm = |at: Object| {
            let line = scene::range_line(look.game, look.board, unit, at);
            line.map_or(f64::INFINITY, |found| found.line.distance)
        };
        mm(*one).total_cmp(&mm(*other))
    });
    for (at, weapon) in weapons(look, unit).iter().enumerate() {
        let thing = Thing::Weapon(WeaponNo(at as u8));
        if legal.items.contains(&thing) {
            continue;
        }
        let weapon = terms.narrowed(look, unit, *weapon);
        legal.refuse(thing, || {
            if !terms.takes(look, &weapon) {
                return Refusal::by("xwing.bonus-attack.02", refused::Target::OtherWeapon);
            }
            if !values::may_attack(look, unit) || !values::may_fire(look, unit, weapon.weapon) {
                return Refusal::by("xwing.golden.03", refused::Target::Forbidden);
            }
            match nearest {
                Some(target) => refusal(look, &scene, unit, target, &weapon, terms),
                None => Refusal::by("xwing.attack.12", refused::Target::Nobody),
            }
        });
    }
}
