//! What is remembered of activations, maneuvers, attacks and commands until they, the phase or the round are over.

use broadside_engine::{List, Side};

use super::KEY;
use crate::ArmadaCx;
use crate::board::{Acts, Mark, Shot};
use crate::facts::Zone;
use crate::steps::commands::Relays;
use crate::words::{Piece, ShipNo, SquadronNo};

/// What the activation under way keeps back of the one around it.
pub type Around = (Acts, Option<ShipNo>);

/// Another activation is the innermost one under way, or none is.
pub fn set_active(cx: &mut ArmadaCx<'_>, piece: Option<Piece>) {
    cx.board.open(KEY).active = piece;
}

/// A squadron begins its activation, with what it may do in it. Gives what it had done before.
pub fn begin_acts(
    cx: &mut ArmadaCx<'_>,
    squadron: SquadronNo,
    commander: Option<ShipNo>,
    acts: impl FnOnce(Acts) -> Acts,
) -> Around {
    let it = &mut cx.board.open(KEY).squadrons[squadron.index()];
    let before = (it.acts, it.commander);
    (it.acts, it.commander) = (acts(it.acts), commander);
    before
}

/// Its activation is over; what it had done before counts again.
pub fn end_acts(cx: &mut ArmadaCx<'_>, squadron: SquadronNo, (acts, commander): Around) {
    let it = &mut cx.board.open(KEY).squadrons[squadron.index()];
    // That it moved while a ship activates is remembered beyond its own activation.
    let moved = if it.acts.has(Acts::MOVED_IN_SHIP_ACTIVATION) {
        Acts::MOVED_IN_SHIP_ACTIVATION
    } else {
        Acts::default()
    };
    (it.acts, it.commander) = (acts.with(moved), commander);
}

/// A squadron moves or attacks in its activation, or gives its attack up.
pub fn act(cx: &mut ArmadaCx<'_>, squadron: SquadronNo, act: Acts) {
    let acts = &mut cx.board.open(KEY).squadrons[squadron.index()].acts;
    *acts = acts.with(act);
}

/// A ship attacks from a hull zone, as one of its attacks of the activation or besides.
pub fn fire(cx: &mut ArmadaCx<'_>, ship: ShipNo, zone: Zone, counts: bool) {
    let it = &mut cx.board.open(KEY).ships[ship.index()];
    it.attacks += u8::from(counts);
    it.fired[zone as usize] += 1;
}

/// A ship remembers an attack for its limits by round and activation: its first target or a further one, and whether
/// that counts as a ship.
pub fn remember_attack(
    cx: &mut ArmadaCx<'_>,
    ship: ShipNo,
    (from, at): (Zone, Option<Mark>),
    first: bool,
    on_ship: bool,
) {
    let own = cx.board.active == Some(Piece::Ship(ship));
    let it = &mut cx.board.open(KEY).ships[ship.index()];
    it.same_zone = None;
    it.round_attacks = it.round_attacks.saturating_add(first.into());
    it.ship_attacks = it.ship_attacks.saturating_add(on_ship.into());
    if let Some(at) = at {
        note(&mut it.targeted, Shot::new(from, at, own));
    }
}

fn note<const N: usize>(shots: &mut List<Shot, N>, shot: Shot) {
    if shots.contains(&shot) {
        return;
    }
    if shots.is_full() {
        shots.remove(0);
    }
    shots.push(shot);
}

/// A ship attacks once more from a hull zone that has attacked.
pub fn attack_again_from(cx: &mut ArmadaCx<'_>, ship: ShipNo, zone: Zone) {
    cx.board.open(KEY).ships[ship.index()].same_zone = Some(zone);
}

/// A ship attacks from its side hull zones only, in this round.
pub fn commit_to_sides(cx: &mut ArmadaCx<'_>, ship: ShipNo) {
    cx.board.open(KEY).ships[ship.index()].sides_only = true;
}

/// What a maneuver keeps back of the one around it.
pub type AroundManeuver = (Option<ShipNo>, bool);

/// A ship begins a maneuver, at a speed other than the dial's if one is given; `forced` tells whether it has to be
/// straight and whether no gravity rift slows it. Gives what was under way around it.
pub fn begin_maneuver(
    cx: &mut ArmadaCx<'_>,
    ship: ShipNo,
    speed: Option<u8>,
    forced: (bool, bool),
) -> AroundManeuver {
    let board = cx.board.open(KEY);
    let it = &mut board.ships[ship.index()];
    let around = (board.moving.replace(ship), it.navigated);
    (it.temporary_speed, it.navigated) = (speed, false);
    (it.straight, it.unslowed) = forced;
    it.maneuvers = it.maneuvers.saturating_add(1);
    around
}

/// The maneuver is over; what was under way around it goes on.
pub fn end_maneuver(cx: &mut ArmadaCx<'_>, ship: ShipNo, (moving, navigated): AroundManeuver) {
    let board = cx.board.open(KEY);
    board.moving = moving;
    board.ships[ship.index()].navigated = navigated;
}

/// What effects gave a ship for its maneuver is forgotten.
pub fn forget_maneuver(cx: &mut ArmadaCx<'_>, ship: ShipNo) {
    let it = &mut cx.board.open(KEY).ships[ship.index()];
    (it.temporary_speed, it.speed_change, it.extra_yaw) = (None, 0, 0);
    (it.ignores_obstacles, it.waives_obstacles) = (false, false);
    (it.straight, it.unslowed) = (false, false);
}

/// The yaw of a joint may be raised so many times more in a ship's maneuver.
pub fn raise_yaw(cx: &mut ArmadaCx<'_>, ship: ShipNo, by: u8) {
    cx.board.open(KEY).ships[ship.index()].extra_yaw += by;
}

/// What a squadron command, the outer one or one inside it, has activated by way of something else.
pub fn set_relays(cx: &mut ArmadaCx<'_>, at: usize, relays: Relays) {
    cx.board.open(KEY).relays[at] = relays;
}

/// Whether an effect has taken the place of a side's activations of its present turn of the Squadron Phase.
pub fn set_turn_taken(cx: &mut ArmadaCx<'_>, side: Side, taken: bool) {
    cx.board.open(KEY).sides[side].turn_taken = taken;
}

/// Passes and activations are counted anew: a Ship Phase or a round begins.
pub fn count_turns_anew(cx: &mut ArmadaCx<'_>) {
    for team in cx.board.open(KEY).sides.values_mut() {
        (team.passed, team.activated) = (false, 0);
    }
}

/// A faceup dial marks an activation of the round before; no ship keeps it (armada.command-dials.04).
pub fn take_spent_dials(cx: &mut ArmadaCx<'_>) {
    cx.board.open(KEY).ships.iter_mut().for_each(|ship| ship.spent_dial = None);
}

/// What ships remember for a round only is forgotten.
pub fn forget_round(cx: &mut ArmadaCx<'_>) {
    for ship in cx.board.open(KEY).ships.iter_mut() {
        (ship.activated, ship.resolved, ship.barred, ship.ship_attacks) = (false, 0, 0, 0);
        ship.gained.clear();
        (ship.round_attacks, ship.sides_only) = (0, false);
        ship.targeted.clear();
        ship.same_zone = None;
    }
    count_turns_anew(cx);
}
