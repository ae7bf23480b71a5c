//! What lies in which arc of a unit, and where its weapons point.

use broadside_engine::About;

use crate::XWingLook;
use crate::facts;
use crate::geometry::{self, Arc, Arcs, Range};
use crate::scene;
use crate::words::{Object, Query, ShipNo, Thing};

use super::side_up;
use super::weapons::rear_attack;

/// The arcs of a weapon of a ship.
pub fn arcs(look: &XWingLook<'_>, ship: ShipNo, arc: facts::Arc) -> Arcs {
    use crate::board::Turret;
    match arc {
        facts::Arc::Front => Arcs::of(&[Arc::Front]),
        facts::Arc::Rear => Arcs::of(&[Arc::Rear]),
        facts::Arc::FullFront => Arcs::of(&[Arc::FullFront]),
        facts::Arc::Bullseye => Arcs::of(&[Arc::Bullseye]),
        facts::Arc::SingleTurret | facts::Arc::DoubleTurret => match look.board.ship(ship).turret {
            Some(Turret::Single(at)) => Arcs::turret(Arc::STANDARD[at as usize % 4], false),
            Some(Turret::Double(at)) => Arcs::turret(Arc::STANDARD[at as usize % 2], true),
            None => Arcs::default(),
        },
    }
}

/// Whether a ship's turret can point at a standard arc, by its number.
pub fn turret_points_at(look: &XWingLook<'_>, ship: ShipNo, arc: u8) -> bool {
    look.allowed(Query::TurretArc, About::subject(Thing::Ship(ship)).amount(arc.into()), true)
}

/// Whether an object is in one of a unit's firing arcs, up to range 3: those printed on its token, those of its turret
/// and those that its upgrades add with a turret or a primary weapon (xwing.arc.23, xwing.arc.24, xwing.arc.78).
/// Nothing of a remote without arcs.
pub fn in_firing_arc(look: &XWingLook<'_>, unit: Object, target: Object) -> Option<bool> {
    let Object::Ship(ship) = unit else { return in_arc(look, unit, Arc::Front, target) };
    let printed = look.game.facts.ship_of(look.board.ship(ship).pilot).primary.iter().map(|it| it.arc);
    let added = look.board.upgrades_of(ship).flat_map(|at| {
        let side = side_up(look, at);
        let weapon = side.weapon.map(|it| it.arc);
        let turret = weapon.filter(|arc| matches!(arc, facts::Arc::SingleTurret | facts::Arc::DoubleTurret));
        side.adds.attack.iter().map(|it| it.arc).chain(turret).chain(side.adds.arc)
    });
    let rear = rear_attack(look, ship).map(|_| facts::Arc::Rear);
    let mut firing = printed.chain(added).chain(rear).flat_map(|arc| arcs(look, ship, arc).iter());
    Some(firing.any(|arc| in_arc(look, unit, arc, target) == Some(true)))
}

/// Whether a ship is in front of, behind or flanking a unit; nothing of a remote, which has no midway line (xwing.remote.07).
pub fn side_of(look: &XWingLook<'_>, unit: Object, ship: ShipNo) -> Option<geometry::Side> {
    let of = scene::ship(look.board, unit.ship()?);
    Some(geometry::side_of(&of, &scene::ship(look.board, ship)).0)
}

/// The shape to which arcs are measured: of a ship in play or a device.
fn shape(look: &XWingLook<'_>, object: Object) -> Option<broadside_table::Shape<'static>> {
    match object {
        Object::Ship(ship) if look.board.ship(ship).in_play() => Some(scene::ship(look.board, ship).base()),
        Object::Device(device) => Some(scene::device(look.game, look.board, device).shape()),
        _ => None,
    }
}

/// Whether an object is in an arc of a unit. Of an arc that a remote does not have it is neither in nor outside
/// (xwing.remote.06, xwing.remote.08, xwing.remote.71).
pub fn in_arc(look: &XWingLook<'_>, unit: Object, arc: Arc, target: Object) -> Option<bool> {
    let target = shape(look, target);
    match unit {
        Object::Ship(of) => {
            let of = scene::ship(look.board, of);
            Some(target.is_some_and(|target| of.in_arc(arc, &target).is_some()))
        }
        Object::Device(at) => {
            let it = look.board.device(at);
            let printed = look.game.facts[it.id].remote.and_then(|stats| stats.attack)?.arc;
            let lines = geometry::remote_front_arc(&broadside_table::Frame::from(it.pose));
            let base = scene::device(look.game, look.board, at).shape();
            let line = target.and_then(|target| broadside_table::closest_in_arc(&base, &target, &lines));
            (printed == facts::Arc::Front && arc == Arc::Front)
                .then(|| line.is_some_and(|line| Range::of(line.distance) != Range::Beyond))
        }
        Object::Obstacle(_) | Object::Objective(_) => None,
    }
}

/// Whether a ship can treat an object as being in its bullseye arc, wherever it lies.
pub fn treats_as_bullseye(look: &XWingLook<'_>, ship: ShipNo, object: Object) -> bool {
    look.allowed(Query::TreatsAsBullseye, About::both(Thing::Ship(ship), object.into()), false)
}

/// Whether a ship can treat an object as being at range 0 or 1 while it coordinates or resolves one of its upgrades.
pub fn treats_as_near(look: &XWingLook<'_>, ship: ShipNo, object: Object) -> bool {
    look.allowed(Query::TreatsAsNear, About::both(Thing::Ship(ship), object.into()), false)
}
