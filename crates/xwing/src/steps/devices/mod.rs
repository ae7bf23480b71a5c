//! Devices: bombs and mines are placed and detonate, remotes are met.

mod detonate;
mod drop;
mod relocate;
mod swarm;

pub use detonate::Detonate;
pub use drop::DropDevice;
pub use relocate::Relocate;
pub use swarm::{Cling, Gnaw};

pub(crate) use drop::{droppable, placeable};

use broadside_engine::Flow;

use super::{Answers, Given, Next, Rulebook, Suffer, call, gain};
use crate::XWing;
use crate::board::Device;
use crate::facts::{DeviceKind, Face};
use crate::words::{DeviceNo, Object, ShipNo, Token};
use crate::{XWingCx, atoms};

/// What a device is, by its stable name.
pub(crate) fn slug(cx: &XWingCx<'_>, device: DeviceNo) -> &'static str {
    let facts = cx.game.facts;
    &facts[cx.board.device(device).id].slug
}

/// Whether a device is a commando team.
pub(crate) fn is_commando(game: &XWing, device: &Device) -> bool {
    game.facts[device.id].slug.ends_with("commandos")
}

/// Whether a device is a DRK-1 probe droid.
pub(crate) fn is_probe_droid(game: &XWing, device: &Device) -> bool {
    &*game.facts[device.id].slug == "drk-1-probe-droid"
}

/// Whether a device is a Buzz Droid Swarm.
pub(crate) fn is_swarm(game: &XWing, device: &Device) -> bool {
    &*game.facts[device.id].slug == "buzz-droid-swarm"
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
        DeviceKind::Remote if enemy && is_swarm(cx.game, it) => call(Cling::new(device, ship)),
        DeviceKind::Remote if !enemy || !overlapped => Flow::Next,
        // xwing.device.drk-1-probe-droid.56, .57
        DeviceKind::Remote if is_probe_droid(cx.game, it) => {
            if by_maneuver && atoms::roll_attack_die(cx) == Face::Focus {
                return call(Suffer::new(Object::Device(device), 1, 0));
            }
            Flow::Next
        }
        // xwing.device.commando-team.60
        DeviceKind::Remote if is_commando(cx.game, it) => {
            gain(ship, Token::Strain, 1, cx.board.device(device).owner)
        }
        DeviceKind::Remote => Flow::Next,
    }
}
