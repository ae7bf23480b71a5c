//! Speeds and maneuvers.

use broadside_engine::{Flow, Ref};

use super::Binding;
use super::parties::{number, ship};
use crate::steps::{call, maneuver};
use crate::words::{ArmadaWords, MovementAct, MovementCond, Piece, ShipNo};
use crate::{ArmadaCx, ArmadaLook, atoms};

/// What is said of speeds, and of the present maneuver of a ship.
pub(super) fn holds(look: &ArmadaLook<'_>, cond: MovementCond, bound: &Binding) -> bool {
    let board = look.board;
    let it = |party: Ref| ship(bound, party).map(|number| board.ship(number));
    match cond {
        MovementCond::SpeedAbove(ship, speed) => it(ship).is_some_and(|ship| ship.speed > speed),
        MovementCond::Faster(one, other) => {
            it(one).zip(it(other)).is_some_and(|(one, other)| one.speed > other.speed)
        }
        MovementCond::ManeuverSpeed(party, speed) => {
            ship(bound, party).is_some_and(|ship| seen_speed(look, bound, ship) == speed)
        }
        MovementCond::ManeuverByDial(ship) => {
            it(ship).is_some_and(|ship| ship.temporary_speed.is_none_or(|speed| speed == ship.speed))
        }
        MovementCond::FirstManeuver(party) => ship(bound, party)
            .is_some_and(|ship| board.active == Some(Piece::Ship(ship)) && board.ship(ship).maneuvers == 1),
        MovementCond::Navigated(ship) => it(ship).is_some_and(|ship| ship.navigated),
        MovementCond::FirstYawBelow(party, yaw) => ship(bound, party)
            .and_then(|ship| maneuver::first_yaw(look, ship))
            .is_some_and(|first| first < yaw),
        MovementCond::WaivesObstacles(ship) => it(ship).is_some_and(|ship| ship.waives_obstacles),
    }
}

/// The speed of the present maneuver, as the controller of an effect finds it: a gravity rift slows the ship after the
/// first player's effects and before the second player's (armada.card.harrow.06).
fn seen_speed(look: &ArmadaLook<'_>, bound: &Binding, ship: ShipNo) -> u8 {
    let it = look.board.ship(ship);
    let first = look.board.side(bound.controller) == look.board.first();
    let unseen = first && maneuver::feels_rift(look.game, look.board, ship);
    it.temporary_speed.unwrap_or(it.speed).saturating_add_signed(it.speed_change + i8::from(unseen))
}

/// Whether an operation would do anything.
pub(super) fn can(look: &ArmadaLook<'_>, act: MovementAct, bound: &Binding) -> bool {
    match act {
        MovementAct::LowerSpeed(party, _) => {
            ship(bound, party).is_some_and(|ship| look.board.ship(ship).speed > 0)
        }
        MovementAct::ExecuteManeuver(party, _)
        | MovementAct::ExecuteStraightManeuver(party, _)
        | MovementAct::ForceManeuver { ship: party, .. } => {
            ship(bound, party).is_some_and(|ship| look.board.ship(ship).in_play())
        }
        // Without a joint that can be turned no yaw counts.
        MovementAct::RaiseYaw(party, _) => {
            ship(bound, party).is_some_and(|ship| maneuver::has_joint(look, ship))
        }
        MovementAct::SetSpeed(..)
        | MovementAct::ChangeManeuverSpeed(..)
        | MovementAct::IgnoreObstacles(_)
        | MovementAct::WaiveObstacles(_) => true,
    }
}

/// Speeds and yaws are changed, and maneuvers executed.
pub(super) fn operate(cx: &mut ArmadaCx<'_>, act: MovementAct, bound: &Binding) -> Flow<ArmadaWords> {
    let at = |party: Ref| ship(bound, party);
    let execute = |party: Ref, how: &dyn Fn(ShipNo) -> maneuver::ExecuteManeuver| {
        at(party).map_or(Flow::Next, |ship| call(how(ship)))
    };
    match act {
        MovementAct::LowerSpeed(party, who) => {
            if let Some(ship) = at(party) {
                let (speed, by) = (cx.board.ship(ship).speed, cx.look().decider(who, bound));
                atoms::set_speed(cx, ship, speed.saturating_sub(1), by);
            }
        }
        MovementAct::SetSpeed(party, var, who) => {
            if let (Some(ship), Some(speed)) = (at(party), number(bound, Ref::Var(var))) {
                let by = cx.look().decider(who, bound);
                atoms::set_speed(cx, ship, speed.unsigned_abs(), by);
            }
        }
        MovementAct::ChangeManeuverSpeed(party, by) => {
            if let Some(ship) = at(party) {
                atoms::change_maneuver_speed(cx, ship, by);
            }
        }
        MovementAct::RaiseYaw(party, by) => {
            if let Some(ship) = at(party) {
                atoms::raise_yaw(cx, ship, by);
            }
        }
        MovementAct::ExecuteManeuver(party, speed) => {
            return execute(party, &|ship| maneuver::ExecuteManeuver::at_speed(ship, speed));
        }
        MovementAct::ExecuteStraightManeuver(party, speed) => {
            return execute(party, &|ship| maneuver::ExecuteManeuver::at_speed(ship, speed).straight());
        }
        MovementAct::ForceManeuver { ship, speed, straight, unslowed } => {
            return execute(ship, &|ship| {
                maneuver::ExecuteManeuver::at_speed(ship, speed).forced(straight, unslowed)
            });
        }
        MovementAct::IgnoreObstacles(party) => {
            if let Some(ship) = at(party) {
                atoms::ignore_obstacles(cx, ship, false);
            }
        }
        MovementAct::WaiveObstacles(party) => {
            if let Some(ship) = at(party) {
                atoms::ignore_obstacles(cx, ship, true);
            }
        }
    }
    Flow::Next
}
