//! Where ships and devices lie.

use broadside_table::Pose;

use super::{listen, open};
use crate::XWingCx;
use crate::board::{Lookers, Mark, Standing};
use crate::facts::Maneuver;
use crate::geometry::Arcs;
use crate::words::{DeviceNo, Event, Object, ShipNo};

/// A ship comes to lie at a place.
pub(crate) fn place(cx: &mut XWingCx<'_>, ship: ShipNo, pose: Pose) {
    let it = open(&mut cx.board).ship_mut(ship);
    it.pose = pose;
    if !it.is_gone() {
        let comes = it.standing != Standing::InPlay;
        it.standing = Standing::InPlay;
        it.carrier = None;
        if comes {
            listen(cx);
        }
    }
    cx.emit(Event::Placed(ship, pose));
}

/// A ship is turned in place (xwing.rotate-ship.02).
pub(crate) fn turn(cx: &mut XWingCx<'_>, ship: ShipNo, pose: Pose) {
    open(&mut cx.board).ship_mut(ship).pose = pose;
    cx.emit(Event::Turned(ship, pose));
}

/// A ship moved through an object or overlaps it.
pub(crate) fn passed(cx: &mut XWingCx<'_>, ship: ShipNo, object: Object) {
    cx.emit(Event::Passed(ship, object));
}

/// A move failed; the ship lies where it lay.
pub(crate) fn move_failed(cx: &mut XWingCx<'_>, ship: ShipNo) {
    cx.emit(Event::MoveFailed(ship));
}

/// A ship flees (xwing.flee.01, xwing.flee.02).
pub(crate) fn flee(cx: &mut XWingCx<'_>, ship: ShipNo) {
    cx.emit(Event::Fled(ship));
    super::remove_ship(cx, ship);
}

/// A ship is placed in reserve, docked with a carrier if one is given (xwing.reserve.01).
pub(crate) fn reserve(cx: &mut XWingCx<'_>, ship: ShipNo, carrier: Option<ShipNo>) {
    super::break_locks_on(cx, Object::Ship(ship));
    super::break_own_locks(cx, ship);
    let it = open(&mut cx.board).ship_mut(ship);
    it.standing = Standing::Reserve;
    it.carrier = carrier;
    it.dial = None;
    it.dial_faceup = false;
    listen(cx);
    cx.emit(Event::Reserved(ship));
}

/// A device comes to lie elsewhere.
pub(crate) fn move_device(cx: &mut XWingCx<'_>, device: DeviceNo, pose: Pose) {
    open(&mut cx.board).devices[device.index()].pose = pose;
    cx.emit(Event::DeviceMoved(device, pose));
}

/// No device has had its turn in the phase that begins.
pub(super) fn ready_devices(cx: &mut XWingCx<'_>) {
    open(&mut cx.board).devices.iter_mut().for_each(|device| device.done = false);
}

/// A device has its turn in the phase.
pub(crate) fn device_done(cx: &mut XWingCx<'_>, device: DeviceNo) {
    open(&mut cx.board).devices[device.index()].done = true;
}

/// A ship's dial is turned faceup.
pub(crate) fn show_dial(cx: &mut XWingCx<'_>, ship: ShipNo) {
    let Some(maneuver) = crate::values::dialed(&cx.look(), ship) else { return };
    open(&mut cx.board).ship_mut(ship).dial_faceup = true;
    cx.emit(Event::DialShown(ship, maneuver));
}

/// A dial is set, facedown. Nothing is to be seen of it.
pub(crate) fn dial_facedown(cx: &mut XWingCx<'_>, ship: ShipNo, place: Option<usize>) {
    let it = open(&mut cx.board).ship_mut(ship);
    (it.dial, it.dial_faceup) = (place.map(|place| place as u8), false);
}

/// The maneuver on a ship's dial is its revealed maneuver (xwing.maneuver.12).
pub(crate) fn revealed(cx: &mut XWingCx<'_>, ship: ShipNo) {
    open(&mut cx.board).ship_mut(ship).revealed = true;
}

/// A ship moves through these ships, a bit for each.
pub(crate) fn moved_through(cx: &mut XWingCx<'_>, ship: ShipNo, ships: u16) {
    open(&mut cx.board).ship_mut(ship).through = ships;
}

/// A player looks at the dial of another's ship (xwing.dial.04).
pub(crate) fn see_dial(cx: &mut XWingCx<'_>, ship: ShipNo, by: broadside_engine::Seat) {
    let lookers = cx.board.lookers_with(by, ship);
    open(&mut cx.board).ship_mut(ship).dial_seen = lookers;
    cx.emit(Event::DialSeen(ship, by));
}

/// A dial is set to a maneuver of its own; a faceup one for all to see (xwing.maneuver.74).
pub(crate) fn set_dial(cx: &mut XWingCx<'_>, ship: ShipNo, maneuver: Maneuver) {
    let place = crate::values::dial(&cx.look(), ship).iter().position(|it| *it == maneuver);
    let it = open(&mut cx.board).ship_mut(ship);
    it.dial = place.map(|place| place as u8);
    if it.dial_faceup {
        cx.emit(Event::DialShown(ship, maneuver));
    }
}

/// The marks of a round are taken off all ships; what lasts stays.
pub(super) fn clear_round(cx: &mut XWingCx<'_>) {
    const LASTING: u16 = 1 << Mark::HalfScored as u16 | 1 << Mark::Scored as u16;
    for ship in open(&mut cx.board).ships.iter_mut() {
        ship.marks &= LASTING;
        ship.attacked = 0;
        ship.turrets_fired = Arcs::default();
        ship.performed = 0;
        ship.failed = 0;
        ship.executed = None;
        ship.dial = None;
        ship.dial_faceup = false;
        ship.dial_seen = Lookers::default();
        ship.revealed = false;
    }
    for card in &mut open(&mut cx.board).decks.cards {
        card.acted = false;
    }
    for upgrade in open(&mut cx.board).upgrades.iter_mut() {
        upgrade.acted = 0;
    }
}
