//! Moving: maneuvers, boosts and barrel rolls, what obstacles do, docking and deploying.

mod dock;
mod maneuver;
mod obstacle;
mod reposition;

pub use dock::{Deploy, EmergencyDeploy};
pub use maneuver::{ExecuteManeuver, Kind};
pub use obstacle::{ObstacleEffect, PlaceObstacle};
pub use reposition::Reposition;

pub(crate) use dock::{can_deploy, carrier_at_range_0, dock, fits};
pub(crate) use maneuver::STRESS;
pub(crate) use reposition::{free_places, tractor_places};

use broadside_engine::{About, Flow, List};

use super::{Answers, Given, Next, Rulebook, call};
use crate::geometry::{self, Met, Position, Track, in_order};
use crate::scene::{self, Scene};
use crate::steps::{Step, devices};
use crate::words::{DeviceNo, Object, Placement, ShipNo, Thing, Window};
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

/// The maneuver under way is replaced by a white stationary one.
pub(crate) fn stand_still(cx: &mut XWingCx<'_>) {
    let found = cx.core.procedures_mut().find_map(|(_, step)| match step {
        Step::Maneuver(maneuver) => Some(maneuver),
        _ => None,
    });
    if let Some(maneuver) = found {
        maneuver.stand_still();
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

/// A ship has moved through an object or overlaps it, and suffers what comes of it (xwing.move.03, .04).
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
