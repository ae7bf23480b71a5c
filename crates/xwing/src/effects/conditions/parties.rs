//! Which parties they are, whose, and where they lie.

use broadside_engine::Ref;

use crate::XWingLook;
use crate::effects::{Binding, object, ship};
use crate::facts::DeviceKind;
use crate::game::Origin;
use crate::geometry::{self, Arc, Range};
use crate::words::conditions::Parties;
use crate::words::{ArcOf, DeviceNo, Object, ObstacleNo, ShipNo, Thing};
use crate::{scene, steps, values};

pub(super) fn holds(look: &XWingLook<'_>, word: Parties, bound: &Binding) -> bool {
    let at = |party: Ref| ship(bound, party);
    match word {
        Parties::Is(one, other) => {
            let one = object(bound, one);
            one.is_some() && one == object(bound, other)
        }
        Parties::Friendly(party) => at(party).is_some() && ours(look, bound, party) == Some(true),
        Parties::Enemy(party) => {
            let attacked = || {
                let parties = (object(bound, Ref::Bearer), object(bound, party));
                let attack = look.board.attack();
                attack.is_some_and(|attack| parties == (Some(attack.attacker), Some(attack.defender)))
            };
            ours(look, bound, party) == Some(false) && (at(party).is_some() || attacked())
        }
        Parties::Ours(party) => ours(look, bound, party) == Some(true),
        Parties::AShip(party) => at(party).is_some(),
        Parties::Range(one, other, least, most) => match (object(bound, one), object(bound, other)) {
            (Some(one), Some(other)) => {
                within(scene::range(look.game, look.board, one, other), least, most)
                    || (least <= 1 && counts_as_near(look, bound, one, other))
            }
            _ => false,
        },
        Parties::InArc(owner, arc, of) => lies_in(look, bound, owner, arc, of) == Some(true),
        Parties::OutsideArc(owner, arc, of) => lies_in(look, bound, owner, arc, of) == Some(false),
        Parties::InAttackArc(party) => at(party).is_some_and(|at| in_attack_arc(look, at)),
        Parties::Locks(holder, on) => match (at(holder), object(bound, on)) {
            (Some(holder), Some(on)) => look.board.ship(holder).locks.contains(&on),
            _ => false,
        },
        Parties::LockedByEnemy(party) => at(party)
            .is_some_and(|at| look.board.lockers(Object::Ship(at)).any(|by| look.board.enemies(by, at))),
        Parties::LockedByCarrier(party, slug) => at(party).is_some_and(|at| {
            look.board.lockers(Object::Ship(at)).any(|by| {
                let carries = |it| &*look.game.facts[look.board.upgrade(it).card].slug == slug;
                look.board.side_of_ship(by) == look.board.side(bound.controller)
                    && look.board.upgrades_of(by).any(carries)
            })
        }),
        Parties::MayLock(holder, on) => match (at(holder), object(bound, on)) {
            (Some(holder), Some(on)) => values::may_lock(look, holder, on),
            _ => false,
        },
        Parties::CanLock(holder, on) => match (at(holder), object(bound, on)) {
            (Some(holder), Some(on)) => steps::can_lock(look, holder, on),
            _ => false,
        },
        Parties::ObstacleIn(party, kinds) => match object(bound, party) {
            Some(Object::Obstacle(obstacle)) => kinds.contains(&look.board.obstacle(obstacle).kind),
            _ => false,
        },
        Parties::ObstacleNear(party, kinds, least, most) => at(party).is_some_and(|at| {
            let near = |obstacle| within(range_of(look, at, Object::Obstacle(obstacle)), least, most);
            let fits = |it: &ObstacleNo| kinds.is_empty() || kinds.contains(&look.board.obstacle(*it).kind);
            look.board.obstacles_in_play().filter(fits).any(near)
        }),
        Parties::DeviceIn(party, kinds) => match object(bound, party) {
            Some(Object::Device(device)) => {
                kinds.contains(&look.game.facts[look.board.device(device).id].kind)
            }
            _ => false,
        },
        Parties::DeviceNear(party, which, least, most) => {
            at(party).is_some_and(|at| device_near(look, bound, at, which, (least, most)))
        }
        Parties::BombNear(party, most) => at(party).is_some_and(|at| {
            look.board.devices_in_play().any(|device| {
                let kind = look.game.facts[look.board.device(device).id].kind;
                matches!(kind, DeviceKind::Bomb | DeviceKind::Mine)
                    && range_of(look, at, Object::Device(device)) <= values::band(most)
            })
        }),
        Parties::DetonatedNear(party, most) => {
            at(party).is_some_and(|at| detonated_near(look, bound, at, most))
        }
        Parties::OfThisCard(party) => match (Origin::of(bound.source), bound.get(party)) {
            (Origin::Upgrade(upgrade), Some(Thing::Device(device))) => {
                values::side_up(look, upgrade).device == Some(look.board.device(device).id)
            }
            _ => false,
        },
        Parties::CardIn(party, slots) => match bound.get(party) {
            Some(Thing::Upgrade(upgrade)) => {
                let card = &look.game.facts[look.board.upgrade(upgrade).card];
                card.slots().iter().any(|slot| slots.contains(slot))
            }
            _ => false,
        },
    }
}

/// Whether a party is on the side of the effect's controller; nothing if it is on none.
fn ours(look: &XWingLook<'_>, bound: &Binding, party: Ref) -> Option<bool> {
    Some(look.board.side_of(bound.get(party)?)? == look.board.side(bound.controller))
}

fn within(range: Range, least: u8, most: u8) -> bool {
    (values::band(least)..=values::band(most)).contains(&range)
}

fn range_of(look: &XWingLook<'_>, ship: ShipNo, of: Object) -> Range {
    scene::range(look.game, look.board, Object::Ship(ship), of)
}

/// Whether the bearer of an upgrade can treat a ship as being at range 0 or 1 while the upgrade is resolved.
fn counts_as_near(look: &XWingLook<'_>, bound: &Binding, one: Object, other: Object) -> bool {
    let (Origin::Upgrade(_), Some(bearer)) = (Origin::of(bound.source), ship(bound, Ref::Bearer)) else {
        return false;
    };
    let far = if one == Object::Ship(bearer) { other } else { one };
    (one == Object::Ship(bearer) || other == Object::Ship(bearer))
        && values::treats_as_near(look, bearer, far)
}

/// Whether a device of the effect's side, of these kinds if any are given, is at a range between these of a ship.
fn device_near(look: &XWingLook<'_>, bound: &Binding, at: ShipNo, which: &[&str], range: (u8, u8)) -> bool {
    let side = look.board.side(bound.controller);
    let near = |device: DeviceNo| {
        let it = look.board.device(device);
        let fits = which.is_empty() || which.contains(&&*look.game.facts[it.id].slug);
        look.board.side(it.controller) == side
            && fits
            && within(range_of(look, at, Object::Device(device)), range.0, range.1)
    };
    // xwing.obstacle.electro-chaff-cloud.71
    let cloud = |it: ObstacleNo| {
        let of = look.board.obstacle(it).device_of.map(|seat| look.board.side(seat));
        of == Some(side)
            && which.is_empty()
            && within(range_of(look, at, Object::Obstacle(it)), range.0, range.1)
    };
    look.board.devices_in_play().any(near) || look.board.obstacles_in_play().any(cloud)
}

/// The device, which is removed by now, lay near a ship in play.
fn detonated_near(look: &XWingLook<'_>, bound: &Binding, at: ShipNo, most: u8) -> bool {
    let Some(Thing::Device(device)) = bound.get(Ref::Subject) else { return false };
    let ship = scene::ship(look.board, at);
    let token = scene::device(look.game, look.board, device);
    look.board.ship(at).in_play()
        && geometry::range_alone(&geometry::Object::Ship(&ship), &geometry::Object::Device(&token))
            <= values::band(most)
}

/// Whether a ship is in the attack arc: the arc of the weapon in which the defender is (xwing.attack.07).
fn in_attack_arc(look: &XWingLook<'_>, at: ShipNo) -> bool {
    let Some(attack) = look.board.attack() else { return false };
    let weapons = values::weapons(look, attack.attacker);
    let Some(weapon) = weapons.iter().find(|it| it.weapon == attack.weapon) else { return false };
    let sees = |arc: Arc, of: Object| values::in_arc(look, attack.attacker, arc, of) == Some(true);
    weapon.arcs.iter().any(|arc| sees(arc, attack.defender) && sees(arc, Object::Ship(at)))
}

/// Whether a party has another in an arc; nothing of a party or an arc that there is not.
fn lies_in(look: &XWingLook<'_>, bound: &Binding, owner: Ref, arc: ArcOf, of: Ref) -> Option<bool> {
    in_arc(look, object(bound, owner)?, arc, object(bound, of)?)
}

/// Whether a unit has an object in an arc; nothing of an arc that it does not have (xwing.remote.06, xwing.remote.08,
/// xwing.remote.71).
pub(crate) fn in_arc(look: &XWingLook<'_>, owner: Object, arc: ArcOf, of: Object) -> Option<bool> {
    let lies_in = |arc: Arc| values::in_arc(look, owner, arc, of);
    match arc {
        ArcOf::Front => lies_in(Arc::Front),
        ArcOf::Bullseye => {
            let treated = owner.ship().is_some_and(|ship| values::treats_as_bullseye(look, ship, of));
            lies_in(Arc::Bullseye).map(|lies| lies || treated)
        }
        ArcOf::Sides => Some(lies_in(Arc::Left)? || lies_in(Arc::Right)?),
        ArcOf::Left => lies_in(Arc::Left),
        ArcOf::Right => lies_in(Arc::Right),
        ArcOf::Rear => lies_in(Arc::Rear),
        ArcOf::FullFront => lies_in(Arc::FullFront),
        ArcOf::FullRear => lies_in(Arc::FullRear),
        ArcOf::Turret => {
            let turret = look.board.ship(owner.ship()?).turret;
            let points = |at: u8| turret.is_some_and(|it| it.points_at(at));
            Some((0..4).any(|at| points(at) && lies_in(Arc::STANDARD[at as usize]) == Some(true)))
        }
        ArcOf::Firing => values::in_firing_arc(look, owner, of),
    }
}
