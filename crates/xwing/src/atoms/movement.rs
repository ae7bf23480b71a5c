//! Where ships and devices lie.

use broadside_table::Pose;

use crate::XWingCx;
use crate::board::{Mark, Standing};
use crate::facts::Maneuver;
use crate::geometry::Arcs;
use crate::words::{DeviceNo, Event, Object, ShipNo};

/// A ship comes to lie at a place.
pub(crate) fn place(cx: &mut XWingCx<'_>, ship: ShipNo, pose: Pose) {
    let it = cx.board.ship_mut(ship);
    it.pose = pose;
    if !it.is_gone() {
        let comes = it.standing != Standing::InPlay;
        it.standing = Standing::InPlay;
        it.carrier = None;
        if comes {
            cx.game.listen(cx.board);
        }
    }
    cx.emit(Event::Placed(ship, pose));
}

/// A ship is turned in place (xwing.rotate-ship.02).
pub(crate) fn turn(cx: &mut XWingCx<'_>, ship: ShipNo, pose: Pose) {
    cx.board.ship_mut(ship).pose = pose;
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
    let it = cx.board.ship_mut(ship);
    it.standing = Standing::Reserve;
    it.carrier = carrier;
    it.dial = None;
    it.dial_faceup = false;
    cx.game.listen(cx.board);
    cx.emit(Event::Reserved(ship));
}

/// A device comes to lie elsewhere.
pub(crate) fn move_device(cx: &mut XWingCx<'_>, device: DeviceNo, pose: Pose) {
    cx.board.devices[device.index()].pose = pose;
    cx.emit(Event::DeviceMoved(device, pose));
}

/// No device has had its turn in the phase that begins.
pub(crate) fn ready_devices(cx: &mut XWingCx<'_>) {
    cx.board.devices.iter_mut().for_each(|device| device.done = false);
}

/// A ship's dial is turned faceup.
pub(crate) fn show_dial(cx: &mut XWingCx<'_>, ship: ShipNo) {
    let Some(maneuver) = crate::values::dialed(&cx.look(), ship) else { return };
    cx.board.ship_mut(ship).dial_faceup = true;
    cx.emit(Event::DialShown(ship, maneuver));
}

/// A player looks at the dial of another's ship (xwing.dial.04).
pub(crate) fn see_dial(cx: &mut XWingCx<'_>, ship: ShipNo, by: broadside_engine::Seat) {
    cx.board.ship_mut(ship).dial_seen = true;
    cx.emit(Event::DialSeen(ship, by));
}

/// A dial is set to a maneuver of its own; a faceup one for all to see (xwing.maneuver.74).
pub(crate) fn set_dial(cx: &mut XWingCx<'_>, ship: ShipNo, maneuver: Maneuver) {
    let place = crate::values::dial(&cx.look(), ship).iter().position(|it| *it == maneuver);
    let it = cx.board.ship_mut(ship);
    it.dial = place.map(|place| place as u8);
    if it.dial_faceup {
        cx.emit(Event::DialShown(ship, maneuver));
    }
}

/// The marks of a round are taken off all ships; what lasts stays.
pub(crate) fn clear_round(cx: &mut XWingCx<'_>) {
    const LASTING: u16 = 1 << Mark::HalfScored as u16 | 1 << Mark::Scored as u16;
    for ship in cx.board.ships.iter_mut() {
        ship.marks &= LASTING;
        ship.attacked = 0;
        ship.turrets_fired = Arcs::default();
        ship.performed = 0;
        ship.failed = 0;
        ship.executed = None;
        ship.dial = None;
        ship.dial_faceup = false;
        ship.dial_seen = false;
        ship.revealed = false;
    }
    for card in &mut cx.board.decks.cards {
        card.acted = false;
    }
    for upgrade in cx.board.upgrades.iter_mut() {
        upgrade.acted = 0;
    }
}
