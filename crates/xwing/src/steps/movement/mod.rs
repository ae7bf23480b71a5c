//! Moving: maneuvers, boosts and barrel rolls, what obstacles do, docking and deploying.

mod dock;
mod edge;
mod maneuver;
mod obstacle;
mod reposition;

pub use dock::{Deploy, EmergencyDeploy, fits as can_dock};
pub use edge::PlaceAtEdge;
pub use maneuver::{ExecuteManeuver, Kind};
pub use obstacle::{ObstacleEffect, PlaceObstacle};
pub use reposition::{Reposition, tractor_places};

pub(crate) use dock::{can_deploy, carrier_at_range_0, dock, fits};
pub(crate) use maneuver::STRESS;
pub(crate) use reposition::{free_places, rolls};

use broadside_engine::{About, Flow, List};
use broadside_table::overlaps;

use super::{Answers, Given, Next, Rulebook, call};
use crate::facts::Bearing;
use crate::geometry::{self, Met, Position, Track, in_order};
use crate::scene::{self, Scene};
use crate::steps::{Step, devices};
use crate::words::{DeviceNo, Object, Placement, ShipNo, Thing, UpgradeNo, Window};
use crate::{XWingCx, XWingLook, atoms};

/// The objects that a move meets, in the order in which they are dealt with.
pub(crate) type Path = List<Object, 12>;

impl From<Placement> for Position {
    fn from(placement: Placement) -> Position {
        match placement {
            Placement::Front => Position::Front,
            Placement::Middle => Position::Middle,
            Placement::Back => Position::Back,
        }
    }
}

impl From<Position> for Placement {
    fn from(position: Position) -> Placement {
        match position {
            Position::Front => Placement::Front,
            Position::Middle => Placement::Middle,
            Position::Back => Placement::Back,
        }
    }
}

/// The maneuver under way.
pub(crate) fn maneuver<'a>(look: &XWingLook<'a>) -> Option<&'a ExecuteManeuver> {
    look.core.procedures().find_map(|(_, step)| match step {
        Step::Maneuver(maneuver) => Some(maneuver),
        _ => None,
    })
}

fn maneuver_mut<'a>(cx: &'a mut XWingCx<'_>) -> Option<&'a mut ExecuteManeuver> {
    cx.core.procedures_mut().find_map(|(_, step)| match step {
        Step::Maneuver(maneuver) => Some(maneuver),
        _ => None,
    })
}

/// The maneuver under way is replaced by a white stationary one.
pub(crate) fn stand_still(cx: &mut XWingCx<'_>) {
    if let Some(maneuver) = maneuver_mut(cx) {
        maneuver.stand_still();
    }
}

/// A card is turned over while a maneuver is under way.
pub(crate) fn note_turned(cx: &mut XWingCx<'_>, upgrade: UpgradeNo) {
    if let Some(maneuver) = maneuver_mut(cx) {
        maneuver.turned(upgrade);
    }
}

/// Whether the innermost move is a maneuver of a ship.
pub(crate) fn moves_by_maneuver(look: &XWingLook<'_>, ship: ShipNo) -> bool {
    let moving = look.core.procedures().find_map(|(_, step)| match step {
        Step::Maneuver(it) => Some(it.ship() == ship),
        Step::Reposition(_) | Step::TractorMove(_) => Some(false),
        _ => None,
    });
    moving == Some(true)
}

/// Whether the maneuver that a ship executes, or is about to execute in its activation, is the one of its dial.
pub(crate) fn executes_dial(look: &XWingLook<'_>, ship: ShipNo) -> bool {
    let dialed = look.core.procedures().find_map(|(_, step)| match step {
        Step::Maneuver(it) if it.ship() == ship => Some(it.is_dialed()),
        Step::Activation(it) if it.ship() == ship => Some(it.is_to_move()),
        _ => None,
    });
    dialed == Some(true)
}

/// Whether the innermost move is a boost or barrel roll of a ship.
pub(crate) fn repositions(look: &XWingLook<'_>, ship: ShipNo) -> bool {
    let moving = look.core.procedures().find_map(|(_, step)| match step {
        Step::Reposition(it) => Some(it.ship() == ship && it.is_boost_or_roll()),
        Step::Maneuver(_) | Step::TractorMove(_) => Some(false),
        _ => None,
    });
    moving == Some(true)
}

/// The maneuver under way gets another bearing.
pub(crate) fn execute_as(cx: &mut XWingCx<'_>, bearing: Bearing) {
    if let Some(maneuver) = maneuver_mut(cx) {
        maneuver.execute_as(bearing);
    }
}

/// The obstacles whose effects a ship suffers, then the devices that it met, along the template (xwing.obstacle.12).
pub(crate) fn path(
    scene: &Scene,
    start: &geometry::Ship,
    track: Option<&Track>,
    obstacles: &Met,
    devices: &Met,
) -> Path {
    let mut path = Path::new();
    for place in in_order(track, start, &scene.obstacles, obstacles.affecting()) {
        let _ = path.try_push(Object::Obstacle(scene.obstacle_numbers[place]));
    }
    for place in in_order(track, start, &scene.devices, devices.affecting()) {
        let _ = path.try_push(Object::Device(scene.device_numbers[place]));
    }
    path
}

/// The ships on which the template of a move lies, as bits (xwing.move.02).
fn through(scene: &Scene, track: Option<&Track>) -> u16 {
    let Some(track) = track.and_then(|track| track.shape()) else { return 0 };
    let under =
        scene.ship_numbers.iter().zip(&scene.ships).filter(|(_, it)| overlaps(&track, &it.footprint()));
    under.fold(0, |bits, (at, _)| bits | 1 << at.index())
}

/// A ship has moved through an object or overlaps it, and suffers what comes of it (xwing.move.03, xwing.move.04).
pub(crate) fn meet(cx: &mut XWingCx<'_>, ship: ShipNo, object: Object, by_maneuver: bool) -> Next {
    atoms::passed(cx, ship, object);
    cx.raise(Window::AfterPassing, About::both(Thing::Ship(ship), object.into()));
    match object {
        Object::Obstacle(obstacle) => call(ObstacleEffect::new(ship, obstacle)),
        Object::Device(device) => {
            let overlapped = lies_on_device(&cx.look(), ship, device);
            devices::met(cx, ship, device, overlapped, by_maneuver)
        }
        _ => Flow::Next,
    }
}

/// Whether a ship moves: executes a maneuver, boosts or barrel rolls.
pub(crate) fn is_moving(look: &XWingLook<'_>, ship: ShipNo) -> bool {
    look.core.procedures().any(|(_, step)| match step {
        Step::Maneuver(it) => it.ship() == ship,
        Step::Reposition(it) => it.ship() == ship,
        Step::TractorMove(it) => it.ship() == ship,
        _ => false,
    })
}

/// Whether a ship's activation is under way.
pub(crate) fn is_activating(look: &XWingLook<'_>, ship: ShipNo) -> bool {
    look.core.procedures().any(|(_, step)| matches!(step, Step::Activation(it) if it.ship() == ship))
}

/// Whether a ship lies on a device.
fn lies_on_device(look: &XWingLook<'_>, ship: ShipNo, device: DeviceNo) -> bool {
    let base = scene::ship(look.board, ship).footprint();
    scene::device(look.game, look.board, device).meets(&base)
}
