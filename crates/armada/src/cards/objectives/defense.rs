//! The defense objectives of the core set.

use broadside_engine::{Ability, About, Change, Flow, On, Op, Ref, Side};
use broadside_table::{Pose, Shape, overlaps};

use super::{CHOSEN, V0, place};
use crate::board::TokenKind;
use crate::cards::FORCED;
use crate::effects::Binding;
use crate::facts::ObstacleKind;
use crate::geometry::{Attack, Reach, usable};
use crate::scene::{self, Scene};
use crate::steps::call;
use crate::steps::setup::{Arrive, SetAside, Task, ambush_zone, aside};
use crate::words::{Act, ArmadaWords, Cond, IT, Query, Select, Thing, TokenNo, Window};
use crate::{ArmadaCx, ArmadaLook, atoms, values};

fn set_aside(_: &mut ArmadaCx<'_>, _: &mut Binding) -> Flow<ArmadaWords> {
    call(SetAside::new())
}

fn arrive(_: &mut ArmadaCx<'_>, _: &mut Binding) -> Flow<ArmadaWords> {
    call(Arrive::new())
}

/// From the second round on, while something is set aside (armada.objective.hyperspace-assault.72, .77).
fn may_arrive(look: &ArmadaLook<'_>, _: &Binding) -> bool {
    look.board.round >= 2 && !look.board.objective_done && aside(look.board).next().is_some()
}

/// Hyperspace Assault: forces are set aside and arrive at a token (armada.objective.hyperspace-assault.71–.78); what never
/// does is lost, as everything set aside is (.79, .80).
pub(super) static HYPERSPACE_ASSAULT: &[Ability<ArmadaWords>] = &[
    Ability {
        name: "Hyperspace Assault",
        on: On::Window(Window::BeforeDeployFleets),
        ops: &[Op::Do(Act::Named(set_aside))],
        ..FORCED
    },
    Ability {
        name: "Hyperspace Assault",
        on: On::Window(Window::StartOfRound),
        when: Cond::Named(may_arrive),
        ops: &[Op::Do(Act::Named(arrive))],
        ..FORCED
    },
];

/// The dice that a side's hull zones have for a token, as if they attacked it: each zone's battery as it is now, those
/// dice that reach, one fewer where the line is obstructed (armada.objective.fire-lanes.73, .75–.77, .96).
pub(crate) fn dice_on(look: &ArmadaLook<'_>, scene: &Scene, token: TokenNo, side: Side) -> u32 {
    let board = look.board;
    let mut dice = 0;
    for ship in board.ships_in_play().filter(|at| board.side(board.ship(*at).owner) == side) {
        for &zone in look.game.ship(board, ship).zones() {
            dice += dice_of(look, scene, Thing::Zone(ship, zone), token);
        }
    }
    dice
}

fn dice_of(look: &ArmadaLook<'_>, scene: &Scene, attacker: Thing, token: TokenNo) -> u32 {
    let Thing::Zone(ship, zone) = attacker else { return 0 };
    let target = Thing::Token(token);
    let party = |thing| scene.party(look.game, look.board, thing);
    let (Some(from), Some(to)) = (party(attacker), party(target)) else { return 0 };
    let battery = values::battery(look, ship, zone);
    let attack = Attack { attacker: from, defender: to, reach: Reach::Armament(battery) };
    let pieces = scene.pieces();
    if battery.total() == 0
        || attack.refusal(look.game.measures, &pieces).is_some()
        || !look.allowed(Query::MayCountDice, About::both(attacker, target), true)
    {
        return 0;
    }
    let view = attack.measure(look.game.measures, &pieces);
    let reaching = view.range.map_or(0, |range| usable(battery, range.band).total());
    // What cannot be obstructed loses no die (Jaina's Light).
    let obstructed = look.allowed(Query::Obstructed, About::both(attacker, target), view.is_obstructed());
    u32::from(reaching.saturating_sub(u8::from(obstructed)))
}

/// Who controls a token: the opponent of whoever lies on it, nobody if both do, else the side with more dice
/// (armada.objective.fire-lanes.73, .74).
fn controller(look: &ArmadaLook<'_>, scene: &Scene, token: TokenNo) -> Option<Side> {
    let board = look.board;
    let disc = Shape::Disc(scene::token_disc(board.tokens[token.index()].pose));
    let mut on = [false; 2];
    for (ship, placed) in scene.ship_numbers.iter().zip(scene.ships()) {
        on[board.side(board.ship(*ship).owner).0 as usize] |= overlaps(&placed.footprint(), &disc);
    }
    for squadron in board.squadrons_in_play() {
        let it = board.squadron(squadron);
        let base = Shape::Disc(scene::disc(look.game, it.pose));
        on[board.side(it.owner).0 as usize] |= overlaps(&base, &disc);
    }
    match on {
        [true, true] => None,
        [true, false] => Some(Side(1)),
        [false, true] => Some(Side(0)),
        [false, false] => {
            let [one, other] = [Side(0), Side(1)].map(|side| dice_on(look, scene, token, side));
            match one.cmp(&other) {
                core::cmp::Ordering::Greater => Some(Side(0)),
                core::cmp::Ordering::Less => Some(Side(1)),
                core::cmp::Ordering::Equal => None,
            }
        }
    }
}

fn score_lanes(cx: &mut ArmadaCx<'_>, _: &mut Binding) -> Flow<ArmadaWords> {
    let mut gained = [0_u8; 2];
    let look = cx.look();
    let scene = Scene::sight(&look);
    for token in look.board.tokens_of(TokenKind::Objective) {
        if let Some(side) = controller(&look, &scene, token) {
            gained[side.0 as usize] += 1;
        }
    }
    for side in [cx.board.first, Side(1 - cx.board.first.0)] {
        if gained[side.0 as usize] > 0 {
            let seat = cx.board.seat(side);
            atoms::gain_victory(cx, seat, gained[side.0 as usize]);
        }
    }
    Flow::Next
}

/// Fire Lanes (armada.objective.fire-lanes.71–.77).
pub(super) static FIRE_LANES: &[Ability<ArmadaWords>] = &[
    Ability {
        name: "Fire Lanes",
        on: On::Window(Window::AfterPlaceObstacles),
        ops: &[place(Task::FireLanes), place(Task::FireLanesMove)],
        ..FORCED
    },
    Ability {
        name: "Fire Lanes",
        on: On::Window(Window::EndOfRound),
        ops: &[Op::Do(Act::Named(score_lanes))],
        ..FORCED
    },
];

const STATION: &[ObstacleKind] = &[ObstacleKind::Station];

/// Contested Outpost: the station neither obstructs nor helps, and is fought for
/// (armada.objective.contested-outpost.72, .73, .75).
pub(super) static CONTESTED_OUTPOST: &[Ability<ArmadaWords>] = &[
    Ability {
        name: "Contested Outpost",
        on: On::Query(Query::ObstacleObstructs, Change::Cannot),
        when: Cond::ObstacleKind(Ref::Subject, STATION),
        ..FORCED
    },
    Ability {
        name: "Contested Outpost",
        on: On::Query(Query::ObstacleAffects, Change::Cannot),
        when: Cond::ObstacleKind(Ref::Object, STATION),
        ..FORCED
    },
    Ability {
        name: "Contested Outpost",
        on: On::Window(Window::EndOfRound),
        ops: &[Op::Each {
            what: Some(Select::Obstacles(&Cond::ObstacleKind(IT, STATION))),
            var: V0,
            ops: &[Op::Do(Act::Contest(CHOSEN))],
        }],
        ..FORCED
    },
];

fn mark_zone(cx: &mut ArmadaCx<'_>, _: &mut Binding) -> Flow<ArmadaWords> {
    let zone = ambush_zone(cx.board);
    for (x, y) in [
        (zone.low.x, zone.low.y),
        (zone.low.x, zone.high.y),
        (zone.high.x, zone.high.y),
        (zone.high.x, zone.low.y),
    ] {
        atoms::place_token(cx, TokenKind::Objective, Pose::from_mm(x, y, 0.0), None, None);
    }
    Flow::Next
}

/// Fleet Ambush: tokens mark the corners of the ambush zone during setup; the rest is its plan
/// (armada.objective.fleet-ambush.71).
pub(super) static FLEET_AMBUSH: &[Ability<ArmadaWords>] = &[
    Ability {
        name: "Fleet Ambush",
        on: On::Window(Window::AfterPlaceObstacles),
        ops: &[Op::Do(Act::Named(mark_zone))],
        ..FORCED
    },
    Ability {
        name: "Fleet Ambush",
        on: On::Window(Window::AfterDeployFleets),
        ops: &[Op::Do(Act::RemoveAllTokens)],
        ..FORCED
    },
];
