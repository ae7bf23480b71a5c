//! Devices: bombs and mines are placed and detonate, remotes are met.

mod detonate;
mod drop;
mod relocate;
mod swarm;

pub use detonate::Detonate;
pub use drop::DropDevice;
pub use relocate::Relocate;
pub use swarm::{Cling, Gnaw};

pub(crate) use drop::{droppable, placeable, placed_with};

use broadside_engine::Flow;
use serde::{Deserialize, Serialize};

use super::{Answers, Given, Next, Rulebook, Suffer, call, gain, roll};
use crate::XWing;
use crate::board::Device;
use crate::facts::{DeviceKind, Die, Face};
use crate::words::{DeviceNo, Object, ShipNo, Thing, Token};
use crate::{XWingCx, XWingLook};

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
    let enemy = cx.board.enemies(device, ship);
    match cx.game.facts[it.id].kind {
        DeviceKind::Mine => call(Detonate::mine(device, ship)),
        DeviceKind::Bomb => Flow::Next,
        DeviceKind::Remote if enemy && is_swarm(cx.game, it) => call(Cling::new(device, ship)),
        DeviceKind::Remote if !enemy || !overlapped => Flow::Next,
        // xwing.device.drk-1-probe-droid.56, xwing.device.drk-1-probe-droid.57
        DeviceKind::Remote if is_probe_droid(cx.game, it) => {
            if by_maneuver {
                call(OverlapProbe::new(ship, device))
            } else {
                Flow::Next
            }
        }
        // xwing.device.commando-team.60
        DeviceKind::Remote if is_commando(cx.game, it) => {
            gain(ship, Token::Strain, 1, cx.board.device(device).controller)
        }
        DeviceKind::Remote => Flow::Next,
    }
}

/// A ship whose maneuver ended on an enemy DRK-1 probe droid rolls a die, and may damage it
/// (xwing.device.drk-1-probe-droid.56, xwing.device.drk-1-probe-droid.57).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OverlapProbe {
    ship: ShipNo,
    device: DeviceNo,
    rolled: bool,
}

impl OverlapProbe {
    fn new(ship: ShipNo, device: DeviceNo) -> OverlapProbe {
        OverlapProbe { ship, device, rolled: false }
    }
}

impl Rulebook for OverlapProbe {
    const TITLE: &'static str = "Overlap";

    fn step(&self) -> &'static str {
        "Roll"
    }

    fn about(&self, _: &XWingLook<'_>) -> Option<Thing> {
        Some(Thing::Ship(self.ship))
    }

    fn perform(&mut self, cx: &mut XWingCx<'_>) -> Next {
        if self.rolled {
            return Flow::Done;
        }
        match roll(cx, Object::Ship(self.ship), Die::Attack, 1) {
            Err(first) => first,
            Ok(rolled) => {
                self.rolled = true;
                match rolled.face() {
                    Face::Focus => call(Suffer::new(Object::Device(self.device), 1, 0)),
                    _ => Flow::Next,
                }
            }
        }
    }
}
