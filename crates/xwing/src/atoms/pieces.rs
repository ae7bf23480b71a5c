//! Obstacles, devices, objectives, conditions.

use broadside_engine::{About, Seat, Side};
use broadside_table::Pose;

use super::open;
use crate::XWingCx;
use crate::board::{CardPlace, Device, Obstacle};
use crate::facts::{DeviceId, ObstacleId};
use crate::words::{DeviceNo, Event, Object, ObjectiveNo, ObstacleNo, ShipNo, Thing, Token, Window};

/// An objective is placed.
pub(crate) fn place_objective(cx: &mut XWingCx<'_>, objective: ObjectiveNo, pose: Pose) {
    let it = &mut open(&mut cx.board).objectives[objective.index()];
    (it.pose, it.in_play) = (pose, true);
    cx.emit(Event::ObjectivePlaced(objective, pose));
}

/// An obstacle is placed.
pub(crate) fn place_obstacle(cx: &mut XWingCx<'_>, obstacle: ObstacleNo, pose: Pose) {
    let it = &mut open(&mut cx.board).obstacles[obstacle.index()];
    (it.pose, it.in_play) = (pose, true);
    cx.emit(Event::ObstaclePlaced(obstacle, pose));
}

/// An obstacle finds no place, or is removed; a fused one loses a fuse marker and stays (xwing.fuse.03).
pub(crate) fn remove_obstacle(cx: &mut XWingCx<'_>, obstacle: ObstacleNo) {
    if cx.board.obstacle(obstacle).fuses > 0 {
        return burn_fuse(cx, Object::Obstacle(obstacle));
    }
    super::break_locks_on(cx, Object::Obstacle(obstacle));
    let it = &mut open(&mut cx.board).obstacles[obstacle.index()];
    (it.in_play, it.gone) = (false, true);
    cx.emit(Event::ObstacleRemoved(obstacle));
}

/// A card brings an obstacle, which is then placed; there is room for sixteen.
pub(crate) fn new_obstacle(
    cx: &mut XWingCx<'_>,
    id: ObstacleId,
    pose: Pose,
    fuses: u8,
    device_of: Option<Seat>,
) -> Option<ObstacleNo> {
    let kind = cx.game.facts[id].kind;
    let obstacle = Obstacle { id, kind, pose, fuses, device_of, ..Obstacle::default() };
    let free = cx.board.obstacles.iter().position(|it| it.gone && !it.in_play);
    let at = match free {
        Some(at) => {
            open(&mut cx.board).obstacles[at] = obstacle;
            at
        }
        None => {
            open(&mut cx.board).obstacles.try_push(obstacle).ok()?;
            cx.board.obstacles.len() - 1
        }
    };
    Some(ObstacleNo(at as u8))
}

/// A device is placed by a player, or by a ship of theirs.
pub(crate) fn new_device(
    cx: &mut XWingCx<'_>,
    id: DeviceId,
    controller: Seat,
    by: Option<ShipNo>,
    pose: Pose,
) -> Option<DeviceNo> {
    let device = bring_device(cx, id, controller, pose)?;
    place_device(cx, device, by, pose);
    Some(device)
}

/// A device is brought to the table, and placed later.
pub(crate) fn bring_device(
    cx: &mut XWingCx<'_>,
    id: DeviceId,
    controller: Seat,
    pose: Pose,
) -> Option<DeviceNo> {
    let charges = cx.game.facts[id].remote.and_then(|stats| stats.charges).map_or(0, |it| it.value);
    let device = Device { id, controller, pose, in_play: false, charges, ..Device::default() };
    let free = cx.board.devices.iter().position(|it| !it.in_play);
    let at = match free {
        Some(at) => {
            open(&mut cx.board).devices[at] = device;
            at
        }
        None => {
            open(&mut cx.board).devices.try_push(device).ok()?;
            cx.board.devices.len() - 1
        }
    };
    Some(DeviceNo(at as u8))
}

/// A device is placed beside one that was placed: it is part of the same placement (xwing.device.cluster-mine.52).
pub(crate) fn add_device(
    cx: &mut XWingCx<'_>,
    id: DeviceId,
    controller: Seat,
    pose: Pose,
) -> Option<DeviceNo> {
    let device = bring_device(cx, id, controller, pose)?;
    lay_device(cx, device, pose);
    Some(device)
}

fn lay_device(cx: &mut XWingCx<'_>, device: DeviceNo, pose: Pose) {
    let it = &mut open(&mut cx.board).devices[device.index()];
    (it.pose, it.in_play) = (pose, true);
    cx.emit(Event::DevicePlaced(device, pose));
}

/// A device that was brought to the table is placed by its player, or by a ship of theirs.
pub(crate) fn place_device(cx: &mut XWingCx<'_>, device: DeviceNo, by: Option<ShipNo>, pose: Pose) {
    lay_device(cx, device, pose);
    let object = by.map(Thing::Ship);
    cx.raise(Window::AfterPlaceDevice, About { subject: Some(Thing::Device(device)), object, amount: 0 });
}

/// A device leaves the play area; the damage cards of a remote go back into the deck (xwing.remote.13).
pub(crate) fn remove_device(cx: &mut XWingCx<'_>, device: DeviceNo) {
    super::break_locks_on(cx, Object::Device(device));
    let side = cx.board.side(cx.board.device(device).controller);
    let mut returned = false;
    for at in 0..cx.board.decks.cards.len() {
        if cx.board.decks.cards[at].place == CardPlace::Device(device) {
            open(&mut cx.board).decks.cards[at] = Default::default();
            open(&mut cx.board).decks.piles[side].push(crate::words::CardNo(at as u8));
            returned = true;
        }
    }
    if returned {
        cx.chance.shuffle("damage card", &mut open(&mut cx.board).decks.piles[side]);
    }
    let it = &mut open(&mut cx.board).devices[device.index()];
    (it.in_play, it.destroyed, it.damage) = (false, false, 0);
    cx.emit(Event::Removed(Object::Device(device)));
}

/// A remote is destroyed (xwing.remote.12).
pub(crate) fn destroy_device(cx: &mut XWingCx<'_>, device: DeviceNo) {
    open(&mut cx.board).devices[device.index()].destroyed = true;
    cx.emit(Event::Destroyed(Object::Device(device)));
}

/// A remote spends a charge (xwing.device.commando-team.58).
pub(crate) fn device_charge(cx: &mut XWingCx<'_>, device: DeviceNo) {
    open(&mut cx.board).devices[device.index()].charges -= 1;
}

/// A device gets a fuse marker (xwing.fuse.01).
pub(crate) fn fuse(cx: &mut XWingCx<'_>, device: DeviceNo) {
    open(&mut cx.board).devices[device.index()].fuses += 1;
    cx.emit(Event::Fused(device));
}

/// A fuse marker is removed from a device or an obstacle (xwing.fuse.02, xwing.fuse.03).
pub(crate) fn burn_fuse(cx: &mut XWingCx<'_>, object: Object) {
    match object {
        Object::Device(device) => open(&mut cx.board).devices[device.index()].fuses -= 1,
        Object::Obstacle(obstacle) => open(&mut cx.board).obstacles[obstacle.index()].fuses -= 1,
        _ => return,
    }
    cx.emit(Event::FuseBurnt(object));
}

/// A ship takes a supply cache in tow and loses its cloak tokens (xwing.scenario.salvage.09,
/// xwing.scenario.salvage.12).
pub(crate) fn tow(cx: &mut XWingCx<'_>, ship: ShipNo, cache: ObjectiveNo) {
    open(&mut cx.board).objectives[cache.index()].in_play = false;
    open(&mut cx.board).ship_mut(ship).towing = Some(cache);
    cx.emit(Event::Towed(ship, cache));
    super::remove_token(cx, ship, Token::Cloak, u8::MAX);
}

/// A ship lets its supply cache go; where it lies is for another atom.
pub(crate) fn jettison(cx: &mut XWingCx<'_>, ship: ShipNo) -> Option<ObjectiveNo> {
    let cache = open(&mut cx.board).ship_mut(ship).towing.take()?;
    cx.emit(Event::Jettisoned(ship, cache));
    Some(cache)
}

/// A satellite bears a side's marker (xwing.scenario.scramble.09).
pub(crate) fn scramble(cx: &mut XWingCx<'_>, satellite: ObjectiveNo, side: Side) {
    open(&mut cx.board).objectives[satellite.index()].marker = Some(side);
    cx.emit(Event::Scrambled(satellite, side));
}
