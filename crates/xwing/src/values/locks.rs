//! Who may lock what.

use broadside_engine::About;

use crate::XWingLook;
use crate::facts::ObstacleKind;
use crate::steps::devices::is_probe_droid;
use crate::words::{Object, Query, ShipNo, Thing};

use super::lies_on;

/// Obstacles at whose range 0 a ship neither acquires locks nor is locked.
const NO_LOCKS: [ObstacleKind; 2] = [ObstacleKind::GasCloud, ObstacleKind::ElectroChaffCloud];

/// How many locks a ship can maintain (xwing.lock.13).
pub fn most_locks(look: &XWingLook<'_>, ship: ShipNo) -> usize {
    look.value(Query::Locks, About::subject(Thing::Ship(ship)), 1).clamp(0, 3) as usize
}

/// The objects from which a ship may measure the range of a lock or a jam: itself, or a friendly probe droid
/// (xwing.device.drk-1-probe-droid.55).
pub fn reach<'a>(look: &XWingLook<'a>, ship: ShipNo) -> impl Iterator<Item = Object> + use<'a> {
    let look = *look;
    let droids = look.board.devices_in_play().filter(move |at| {
        look.board.friendly(*at, ship) && is_probe_droid(look.game, look.board.device(*at))
    });
    core::iter::once(Object::Ship(ship)).chain(droids.map(Object::Device))
}

/// Whether a ship may acquire a lock at all, or be locked.
fn lockable(look: &XWingLook<'_>, ship: ShipNo) -> bool {
    !look.game.is_ionized(look.board.ship(ship)) && !lies_on(look, ship, &NO_LOCKS)
}

/// Whether neither a ship nor the object that it would lock is kept from locks by the rules.
pub fn both_lockable(look: &XWingLook<'_>, ship: ShipNo, object: Object) -> bool {
    lockable(look, ship) && object.ship().is_none_or(|other| lockable(look, other))
}

/// Whether a ship may acquire a lock on an object at any range (xwing.lock.04, xwing.lock.11, xwing.ion.03).
pub fn may_lock(look: &XWingLook<'_>, ship: ShipNo, object: Object) -> bool {
    let rules = lockable(look, ship)
        && match object {
            Object::Ship(other) => other != ship && lockable(look, other),
            Object::Device(_) | Object::Obstacle(_) => true,
            // xwing.scenario.objective.06
            Object::Objective(_) => false,
        };
    look.allowed(Query::MayLock, About::both(Thing::Ship(ship), object.into()), rules)
}

/// Whether a ship can spend its lock on another to coordinate or jam it at any range.
pub fn reaches_by_lock(look: &XWingLook<'_>, ship: ShipNo, other: ShipNo) -> bool {
    let about = About::both(Thing::Ship(ship), Thing::Ship(other));
    look.board.ship(ship).locks.contains(&Object::Ship(other))
        && look.allowed(Query::MaySpendLocks, About::subject(Thing::Ship(ship)), true)
        && look.allowed(Query::LockForRange, about, false)
}
