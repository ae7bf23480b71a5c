//! Maneuvers and speeds: conditions, selections and operations.

use broadside_engine::{Flow, Ref};

use super::Binding;
use super::parties::{seat, ship};
use crate::steps::{call, maneuver};
use crate::words::{Act, ArmadaWords, Cond, Piece, Select, ShipNo, Thing};
use crate::{ArmadaCx, ArmadaLook, atoms};

/// What the present maneuver of a ship is like.
pub(super) fn holds(look: &ArmadaLook<'_>, cond: &Cond, bound: &Binding) -> bool {
    let board = look.board;
    let it = |party: Ref| ship(bound, party).map(|number| board.ship(number));
    match cond {
        Cond::ManeuverSpeed(party, speed) => {
            ship(bound, *party).is_some_and(|ship| seen_speed(look, bound, ship) == *speed)
        }
        Cond::ManeuverByDial(party) => {
            it(*party).is_some_and(|ship| ship.temporary_speed.is_none_or(|speed| speed == ship.speed))
        }
        Cond::FirstManeuver(party) => {
            let active = ship(bound, *party).is_some_and(|ship| board.active == Some(Piece::Ship(ship)));
            active && it(*party).is_some_and(|ship| ship.maneuvers == 1)
        }
        Cond::Navigated(party) => it(*party).is_some_and(|ship| ship.navigated),
        Cond::HasResolved(party, command) => it(*party).is_some_and(|ship| ship.has_resolved(*command)),
        Cond::Joint(joint) => bound.about.amount == i16::from(*joint),
        Cond::FirstYawBelow(party, yaw) => ship(bound, *party)
            .is_some_and(|ship| maneuver::first_yaw(look, ship).is_some_and(|it| it < *yaw)),
        Cond::TokenCountsForSpeed => ship(bound, Ref::Subject).is_some_and(|ship| {
            let payment = super::paid(bound.about.amount);
            payment.token() && maneuver::navigate_speed(look, ship, payment) > u8::from(payment.dial())
        }),
        Cond::WaivesObstacles(party) => it(*party).is_some_and(|ship| ship.waives_obstacles),
        Cond::SubjectMoves => bound.about.amount == 1,
        Cond::Smaller(one, other) => {
            let size = |party| ship(bound, party).map(|ship| look.game.ship(board, ship).size);
            size(*one).zip(size(*other)).is_some_and(|(one, other)| one < other)
        }
        _ => false,
    }
}

/// The speed of the present maneuver, as the controller of an effect finds it: a gravity rift slows the ship after the
/// first player's effects and before the second player's (armada.card.harrow.06).
fn seen_speed(look: &ArmadaLook<'_>, bound: &Binding, ship: ShipNo) -> u8 {
    let it = look.board.ship(ship);
    let first = look.board.side(bound.controller) == look.board.first;
    let unseen = first && maneuver::feels_rift(look.game, look.board, ship);
    it.temporary_speed.unwrap_or(it.speed).saturating_add_signed(it.speed_change + i8::from(unseen))
}

/// The speeds to which a ship's dial can be turned by at most so much.
pub(super) fn speeds(look: &ArmadaLook<'_>, select: &Select, bound: &Binding, found: &mut dyn FnMut(Thing)) {
    let Select::Speeds { of, by, least } = select else { return };
    let Some(ship) = ship(bound, *of) else { return };
    let now = look.board.ship(ship).speed;
    let top = maneuver::top_speed(look, ship);
    let (from, to) = (now.saturating_sub(*by), now + by);
    // Neither below the least nor above the chart; what is there already may come back from it (armada.speed.04, .05).
    let fits =
        |speed: &u8| *speed != now && (*speed >= *least || *speed > now) && (*speed <= top || *speed < now);
    (from..=to).filter(fits).for_each(|speed| found(Thing::Number(speed as i8)));
}

/// Whether an operation would do anything.
pub(super) fn can(look: &ArmadaLook<'_>, act: &Act, bound: &Binding) -> bool {
    match act {
        Act::ExecuteManeuver(party, _)
        | Act::ExecuteStraightManeuver(party, _)
        | Act::ForceManeuver { ship: party, .. } => {
            ship(bound, *party).is_some_and(|ship| look.board.ship(ship).in_play())
        }
        Act::Keep(..) => false,
        // Without a joint that can be turned no yaw counts.
        Act::RaiseYaw(party, _) => ship(bound, *party).is_some_and(|ship| maneuver::has_joint(look, ship)),
        _ => true,
    }
}

/// Speeds, yaws and maneuvers.
pub(super) fn operate(cx: &mut ArmadaCx<'_>, act: &Act, bound: &Binding) -> Flow<ArmadaWords> {
    let (Act::SetSpeed(party, ..)
    | Act::ChangeManeuverSpeed(party, _)
    | Act::RaiseYaw(party, _)
    | Act::ForceManeuver { ship: party, .. }
    | Act::ExecuteManeuver(party, _)
    | Act::ExecuteStraightManeuver(party, _)) = act
    else {
        return Flow::Next;
    };
    let Some(ship) = ship(bound, *party) else { return Flow::Next };
    match act {
        Act::SetSpeed(_, var, who) => {
            if let Some(Thing::Number(speed)) = bound.get(Ref::Var(*var)) {
                let by = seat(cx.board, bound, *who);
                atoms::set_speed(cx, ship, speed.unsigned_abs(), by);
            }
        }
        Act::ChangeManeuverSpeed(_, by) => atoms::change_maneuver_speed(cx, ship, *by),
        Act::RaiseYaw(_, by) => cx.board.ships[ship.index()].extra_yaw += by,
        Act::ExecuteManeuver(_, speed) => return call(maneuver::ExecuteManeuver::at_speed(ship, *speed)),
        Act::ExecuteStraightManeuver(_, speed) => {
            return call(maneuver::ExecuteManeuver::at_speed(ship, *speed).straight());
        }
        Act::ForceManeuver { speed, straight, unslowed, .. } => {
            return call(maneuver::ExecuteManeuver::at_speed(ship, *speed).forced(*straight, *unslowed));
        }
        _ => {}
    }
    Flow::Next
}
