//! What lies in the play area, maneuvers of dials, and what one card alone finds.

use broadside_engine::Ref;

use crate::effects::{Binding, each_ship, object, ship};
use crate::facts::ObstacleKind;
use crate::words::selections::Objects;
use crate::words::{Dialing, Object, ShipNo, Thing};
use crate::{XWingLook, scene, steps, values};

pub(super) fn select(look: &XWingLook<'_>, word: Objects, bound: &Binding, found: &mut dyn FnMut(Thing)) {
    let at = |party: Ref| ship(bound, party);
    match word {
        Objects::Ships(cond) => each_ship(look, cond, bound, found),
        Objects::LockedFor(one, other) => {
            let (Some(one), Some(other)) = (at(one), at(other)) else { return };
            let locks = look.board.ship(one).locks;
            let open = locks.iter().copied().filter(|it| steps::can_lock(look, other, *it));
            open.for_each(|it| found(it.into()));
        }
        Objects::Obstructing => {
            let through = look.board.attack().map_or(0, |attack| attack.through);
            let there = look.board.ships_in_play().filter(|at| through >> at.0 & 1 == 1);
            there.for_each(|at| found(Thing::Ship(at)));
        }
        Objects::Devices(party, least, most) => {
            if let Some(at) = at(party) {
                devices(look, at, (least, most), found);
            }
        }
        Objects::PlacedWith(party) => {
            let Some(Object::Device(device)) = object(bound, party) else { return };
            steps::placed_with(look, device).for_each(|it| found(Thing::Device(it)));
        }
        Objects::Maneuvers(which) => maneuvers(look, &which, bound, found),
        Objects::Named(finder) => finder(look, bound, found),
    }
}

/// The devices at a range between these of a ship.
fn devices(look: &XWingLook<'_>, at: ShipNo, range: (u8, u8), found: &mut dyn FnMut(Thing)) {
    let near = |of: Object| {
        let to = scene::range(look.game, look.board, Object::Ship(at), of);
        (values::band(range.0)..=values::band(range.1)).contains(&to)
    };
    for device in look.board.devices_in_play().filter(|it| near(Object::Device(*it))) {
        found(Thing::Device(device));
    }
    // xwing.obstacle.electro-chaff-cloud.71
    let clouds = look.board.obstacles_in_play();
    let clouds = clouds.filter(|it| look.board.obstacle(*it).kind == ObstacleKind::ElectroChaffCloud);
    for cloud in clouds.filter(|it| near(Object::Obstacle(*it))) {
        found(Thing::Obstacle(cloud));
    }
}

/// Other maneuvers of the bearer's dial, in the colours that the dial shows (xwing.difficulty.73).
fn maneuvers(look: &XWingLook<'_>, which: &Dialing, bound: &Binding, found: &mut dyn FnMut(Thing)) {
    let Some(at) = ship(bound, Ref::Bearer) else { return };
    let Some(now) = values::dialed(look, at) else { return };
    if !which.from.is_empty() && !which.from.contains(&now.difficulty) {
        return;
    }
    for it in values::dial(look, at) {
        let fits = *it != now
            && which.speed.is_none_or(|by| i16::from(it.speed) == i16::from(now.speed) + i16::from(by))
            && (!which.same_colour || it.difficulty == now.difficulty)
            && (!which.same_bearing || it.bearing == now.bearing)
            && !which.not.contains(&it.difficulty)
            && (which.bearings.is_empty() || which.bearings.contains(&it.bearing));
        if fits {
            found(Thing::Maneuver(*it));
        }
    }
}
