//! The weapons of a unit, and whether it may attack with them.

use arrayvec::ArrayVec;
use broadside_engine::About;

use crate::XWingLook;
use crate::board::{Standing, Weapon};
use crate::cards::Need;
use crate::facts::{self, ObstacleKind};
use crate::geometry::{Arc, Arcs, Range};
use crate::scene;
use crate::words::{Idle, Object, ObstacleNo, Query, ShipNo, Thing, UpgradeNo};

use super::{arcs, attacks_ignore, band, ignores_obstacle, side_up};

/// Obstacles at whose range 0 a ship cannot attack (xwing.obstacle.asteroid.03 and its like, xwing.obstacle.05,
/// xwing.obstacle.debris-cloud.03, xwing.obstacle.gas-cloud.04).
const NO_ATTACKS: [ObstacleKind; 3] =
    [ObstacleKind::Asteroid, ObstacleKind::DebrisCloud, ObstacleKind::GasCloud];

/// What a weapon can do.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Profile {
    /// Which weapon.
    pub weapon: Weapon,
    /// The arc on the card.
    pub arc: facts::Arc,
    /// Where it points.
    pub arcs: Arcs,
    /// Its attack value.
    pub value: u8,
    /// The least attack range.
    pub least: Range,
    /// The greatest attack range.
    pub most: Range,
    /// Whether range bonuses do not apply (xwing.range-bonus.05).
    pub ordnance: bool,
}

impl Profile {
    /// Whether it is fired from a turret, single or double.
    pub fn is_turret(&self) -> bool {
        matches!(self.arc, facts::Arc::SingleTurret | facts::Arc::DoubleTurret)
    }
}

/// The arc of a special weapon: some that require the front arc are fired from the turret of some ships.
fn special_arc(look: &XWingLook<'_>, ship: ShipNo, upgrade: UpgradeNo, printed: facts::Arc) -> facts::Arc {
    let about = About::both(Thing::Ship(ship), Thing::Upgrade(upgrade));
    let turned = printed == facts::Arc::Front && look.allowed(Query::TurretWeapons, about, false);
    if turned { facts::Arc::SingleTurret } else { printed }
}

/// The arc from which a primary weapon fires.
fn firing_arc(look: &XWingLook<'_>, ship: ShipNo, printed: facts::Arc) -> facts::Arc {
    let turns = printed == facts::Arc::Front
        && look.allowed(Query::FrontIsTurret, About::subject(Thing::Ship(ship)), false);
    if turns { facts::Arc::SingleTurret } else { printed }
}

/// The printed attack value of the primary front arc weapon of the ship that is docked with a carrier.
pub fn docked_attack(look: &XWingLook<'_>, carrier: ShipNo) -> u8 {
    let docked = look.board.all_ships().find(|at| {
        let it = look.board.ship(*at);
        it.standing == Standing::Reserve && it.carrier == Some(carrier)
    });
    let weapons = docked.map(|at| look.game.facts.ship_of(look.board.ship(at).pilot).primary.iter());
    weapons.into_iter().flatten().find(|it| it.arc == facts::Arc::Front).map_or(0, |it| it.value)
}

/// The attack value of the primary rear arc weapon that a ship has beside those of its card and upgrades, if it has one.
pub(super) fn rear_attack(look: &XWingLook<'_>, ship: ShipNo) -> Option<u8> {
    let value = look.value(Query::RearAttack, About::subject(Thing::Ship(ship)), 0);
    (value > 0).then_some(value.min(6) as u8)
}

/// The weapons of a unit: primary weapons, then the special ones of its upgrades.
pub fn weapons(look: &XWingLook<'_>, unit: Object) -> ArrayVec<Profile, 12> {
    let mut found = ArrayVec::new();
    match unit {
        Object::Ship(ship) => {
            let printed = look.game.facts.ship_of(look.board.ship(ship).pilot).primary.iter();
            let look = *look;
            let added =
                || look.board.upgrades_of(ship).flat_map(move |at| side_up(&look, at).adds.attack.iter());
            // What is added for an arc that a printed weapon has makes that weapon stronger.
            let same = |arc| printed.clone().any(|it| it.arc == arc);
            let more = |arc| added().filter(|it| it.arc == arc).map(|it| it.value).sum::<u8>();
            let others = added().filter(|it| !same(it.arc)).map(|it| (it.arc, it.value));
            let own = printed.clone().map(|it| (it.arc, it.value + more(it.arc)));
            let rear = rear_attack(&look, ship).map(|value| (facts::Arc::Rear, value));
            for (at, (arc, value)) in own.chain(others).chain(rear).enumerate().take(3) {
                let arc = firing_arc(&look, ship, arc);
                found.push(Profile {
                    weapon: Weapon::primary(at),
                    arc,
                    arcs: arcs(&look, ship, arc),
                    value,
                    least: Range::Zero,
                    most: Range::Three,
                    ordnance: false,
                });
            }
            for at in look.board.upgrades_of(ship) {
                if let (Some(weapon), Some(_)) = (side_up(&look, at).weapon, look.game.weapon(look.board, at))
                    && !found.is_full()
                {
                    let arc = special_arc(&look, ship, at, weapon.arc);
                    found.push(Profile {
                        weapon: Weapon::Special(at),
                        arc,
                        arcs: arcs(&look, ship, arc),
                        value: weapon.value,
                        least: band(weapon.range.0),
                        most: band(weapon.range.1),
                        ordnance: weapon.ordnance,
                    });
                }
            }
        }
        Object::Device(device) => {
            let remote = look.game.facts[look.board.device(device).id].remote;
            if let Some(weapon) = remote.and_then(|stats| stats.attack) {
                found.push(Profile {
                    weapon: Weapon::Remote,
                    arc: weapon.arc,
                    arcs: Arcs::of(&[Arc::Front]),
                    value: weapon.value,
                    least: band(weapon.range.0),
                    most: band(weapon.range.1),
                    ordnance: weapon.ordnance,
                });
            }
        }
        Object::Obstacle(_) | Object::Objective(_) => {}
    }
    found
}

/// Whether a ship may attack with a weapon: neither disarmed nor on an obstacle that keeps it from attacking, or allowed to do so
/// all the same.
pub fn may_fire(look: &XWingLook<'_>, unit: Object, weapon: Weapon) -> bool {
    let Object::Ship(ship) = unit else { return true };
    let special = match weapon {
        Weapon::Special(upgrade) => Some(upgrade),
        _ => None,
    };
    let despite = |upgrade: UpgradeNo| {
        let about = About::both(Thing::Ship(ship), Thing::Upgrade(upgrade));
        look.allowed(Query::FiresDisarmed, about, false)
    };
    if look.game.is_disarmed(look.board.ship(ship)) && !special.is_some_and(despite) {
        return false;
    }
    let keeps = |obstacle: &ObstacleNo| {
        let about = About::both(Thing::Ship(ship), Thing::Obstacle(*obstacle));
        !(special.is_some() && look.allowed(Query::FiresOnObstacle, about, false))
    };
    !keeping_quiet(look, ship).any(|obstacle| keeps(&obstacle))
}

/// The obstacles on which a ship lies and which keep it from attacking.
fn keeping_quiet<'a>(look: &XWingLook<'a>, ship: ShipNo) -> impl Iterator<Item = ObstacleNo> + use<'a> {
    let look = *look;
    let base = scene::ship(look.board, ship).footprint();
    look.board.obstacles_in_play().filter(move |at| {
        let it = look.board.obstacle(*at);
        NO_ATTACKS.contains(&it.kind)
            && scene::obstacle_at(look.game, look.board, *at, it.pose).meets(&base)
            && !ignores_obstacle(&look, ship, *at)
            && !attacks_ignore(&look, ship, *at)
    })
}

/// Whether a unit may perform attacks.
pub fn may_attack(look: &XWingLook<'_>, unit: Object) -> bool {
    let rules = match unit {
        Object::Ship(ship) => {
            let free =
                !look.game.is_disarmed(look.board.ship(ship)) && keeping_quiet(look, ship).next().is_none();
            free || weapons(look, unit).iter().any(|it| may_fire(look, unit, it.weapon))
        }
        // xwing.device.commando-team.56, xwing.device.commando-team.58
        Object::Device(device) => {
            let it = look.board.device(device);
            let touched = |ship: ShipNo| {
                look.board.enemies(ship, device)
                    && scene::range(look.game, look.board, unit, Object::Ship(ship)) == Range::Zero
            };
            it.charges > 0 && !look.board.ships_in_play().any(touched)
        }
        Object::Obstacle(_) | Object::Objective(_) => false,
    };
    look.allowed(Query::MayAttack, About::subject(unit.into()), rules)
}

/// What an attack with a special weapon requires besides a target in arc and range.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Required {
    /// A lock on the defender suffices.
    pub lock: bool,
    /// A focus token suffices.
    pub focus: bool,
    /// A calculate token suffices.
    pub calculate: bool,
    /// Whether the card has the charges that it costs.
    pub charged: bool,
}

/// What an attack with a special weapon requires (xwing.special-weapon.07, xwing.special-weapon.08, xwing.charge.05).
pub fn required(look: &XWingLook<'_>, upgrade: UpgradeNo) -> Required {
    let Some(header) = look.game.weapon(look.board, upgrade) else {
        return Required { charged: true, ..Required::default() };
    };
    Required {
        lock: header.needs.contains(&Need::Lock),
        focus: header.needs.contains(&Need::Focus),
        calculate: header.needs.contains(&Need::Calculate),
        charged: look.board.upgrade(upgrade).charges >= header.charges,
    }
}

/// What keeps a unit from performing attacks, if anything does.
pub fn kept_from_attacking(look: &XWingLook<'_>, unit: Object) -> Option<Idle> {
    if may_attack(look, unit) {
        return None;
    }
    let Object::Ship(ship) = unit else { return Some(Idle::Forbidden) };
    if look.game.is_disarmed(look.board.ship(ship)) {
        return Some(Idle::Disarmed);
    }
    Some(keeping_quiet(look, ship).next().map_or(Idle::Forbidden, Idle::OnObstacle))
}
