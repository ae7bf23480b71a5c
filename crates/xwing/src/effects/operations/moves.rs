//! Dials, maneuvers, and where ships and devices lie.

use broadside_engine::{Flow, Ref};

use super::lies_there;
use crate::board::Standing;
use crate::effects::{Binding, object, ship};
use crate::game::Origin;
use crate::steps::{self, Order, Told, call};
use crate::words::operations::Moves;
use crate::words::{Object, Thing, XWingWords};
use crate::{XWingCx, XWingLook, atoms};

pub(super) fn can(look: &XWingLook<'_>, word: Moves, bound: &Binding) -> bool {
    let at = |party: Ref| ship(bound, party);
    let has_dial = |party: Ref| at(party).is_some_and(|it| look.board.ship(it).dial.is_some());
    match word {
        Moves::SetDial(_) => has_dial(Ref::Bearer),
        Moves::LookAtDial(party) | Moves::ShowDial(party) => has_dial(party),
        Moves::StandStill | Moves::ExecuteAs(_) => steps::maneuver(look).is_some(),
        // xwing.rotate-ship.03
        Moves::Turn(party, by) => {
            let turn = |it| Told::new(it, Order::Turn(by)).is_possible(look);
            lies_there(look, bound, party) && at(party).is_some_and(turn)
        }
        Moves::Rotate(party, by) => at(party).is_some_and(|it| Told::turn(it, by).is_possible(look)),
        Moves::Reserve(party) => at(party).is_some_and(|it| {
            let it = look.board.ship(it);
            it.standing == Standing::InPlay && it.damage < it.hull
        }),
        Moves::PlaceAtEdge(party) => {
            at(party).is_some_and(|it| steps::PlaceAtEdge::new(it).is_possible(look))
        }
        Moves::Fuse(party) => {
            let device = object(bound, party).and_then(Object::device);
            device.is_some_and(|device| look.board.device(device).in_play)
        }
        Moves::SkipManeuver | Moves::PlaceBeyond(_) | Moves::RemoveDevice(_) => true,
    }
}

pub(super) fn operate(cx: &mut XWingCx<'_>, word: Moves, bound: &Binding) -> Flow<XWingWords> {
    let at = |party: Ref| ship(bound, party);
    match word {
        Moves::SetDial(maneuver) => {
            if let (Some(ship), Some(Thing::Maneuver(maneuver))) =
                (at(Ref::Bearer), bound.get(Ref::Var(maneuver)))
            {
                atoms::set_dial(cx, ship, maneuver);
            }
        }
        Moves::LookAtDial(party) => {
            if let Some(at) = at(party) {
                atoms::see_dial(cx, at, bound.controller);
            }
        }
        Moves::ShowDial(party) => {
            if let Some(at) = at(party) {
                atoms::show_dial(cx, at);
            }
        }
        Moves::StandStill => steps::stand_still(cx),
        Moves::ExecuteAs(bearing) => steps::execute_as(cx, bearing),
        Moves::SkipManeuver => steps::skip_maneuver(cx),
        Moves::Turn(party, by) => {
            if let Some(at) = at(party) {
                return call(Told::new(at, Order::Turn(by)));
            }
        }
        Moves::Rotate(party, by) => {
            if let Some(at) = at(party) {
                return call(Told::turn(at, by));
            }
        }
        Moves::Reserve(party) => {
            if let Some(at) = at(party) {
                atoms::reserve(cx, at, None);
            }
        }
        Moves::PlaceAtEdge(party) => {
            if let Some(at) = at(party) {
                return call(steps::PlaceAtEdge::new(at));
            }
        }
        Moves::PlaceBeyond(range) => {
            if let Some(upgrade) = Origin::of(bound.source).upgrade() {
                return call(steps::setup::PlaceRemote::new(upgrade, range));
            }
        }
        Moves::Fuse(party) => {
            if let Some(device) = object(bound, party).and_then(Object::device) {
                atoms::fuse(cx, device);
            }
        }
        Moves::RemoveDevice(party) => match bound.get(party) {
            Some(Thing::Device(device)) => atoms::remove_device(cx, device),
            Some(Thing::Obstacle(cloud)) => atoms::remove_obstacle(cx, cloud),
            _ => {}
        },
    }
    Flow::Next
}
