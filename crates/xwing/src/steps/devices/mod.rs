//! Devices: bombs and mines are placed and detonate, remotes are met.

mod detonate;
mod drop;

pub use detonate::Detonate;
pub use drop::DropDevice;

pub(crate) use drop::droppable;

use broadside_engine::Flow;

use super::{Answers, Given, Next, Rulebook, Suffer, call, gain};
use crate::facts::{DeviceKind, Face};
use crate::words::{DeviceNo, Object, ShipNo, Token};
use crate::{XWingCx, atoms};

/// What a device is, by its stable name.
pub(crate) fn slug(cx: &XWingCx<'_>, device: DeviceNo) -> &'static str {
    let facts = cx.game.facts;
    &facts[cx.board.device(device).id].slug
}

/// A ship has moved through a device or overlaps it (xwing.move.04, xwing.device.mine.53).
pub(crate) fn met(
    cx: &mut XWingCx<'_>,
    ship: ShipNo,
    device: DeviceNo,
    overlapped: bool,
    by_maneuver: bool,
) -> Next {
    let it = cx.board.device(device);
    if !it.in_play {
        return Flow::Next;
    }
    let enemy = it.owner != cx.board.ship(ship).owner;
    match cx.game.facts[it.id].kind {
        DeviceKind::Mine => call(Detonate::mine(device, ship)),
        DeviceKind::Bomb => Flow::Next,
        DeviceKind::Remote if !enemy || !overlapped => Flow::Next,
        // xwing.device.drk-1-probe-droid.56, .57
        DeviceKind::Remote if slug(cx, device) == "drk-1-probe-droid" => {
            if by_maneuver && atoms::roll_attack_die(cx) == Face::Focus {
                return call(Suffer::new(Object::Device(device), 1, 0));
            }
            Flow::Next
        }
        // xwing.device.commando-team.60
        DeviceKind::Remote if slug(cx, device).ends_with("commandos") => {
            gain(ship, Token::Strain, 1, cx.board.device(device).owner)
        }
        DeviceKind::Remote => Flow::Next,
    }
}
