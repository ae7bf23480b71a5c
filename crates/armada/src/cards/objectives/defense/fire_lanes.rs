//! Fire Lanes (armada.objective.fire-lanes.71, armada.objective.fire-lanes.72, armada.objective.fire-lanes.73,
//! armada.objective.fire-lanes.74, armada.objective.fire-lanes.75, armada.objective.fire-lanes.76,
//! armada.objective.fire-lanes.77).

use broadside_engine::{About, PerSide, Side};
use broadside_table::{Shape, overlaps};

use crate::cards::objectives::prelude::*;
use crate::geometry::{Attack, Reach, usable};

pub(super) static CARD: Card =
    Card { slug: "fire-lanes", plan: STANDARD, abilities: ABILITIES, attacks: &[] };

/// The dice that a side's hull zones have for a token, as if they attacked it: each zone's battery as it is now, those
/// dice that reach, one fewer where the line is obstructed (armada.objective.fire-lanes.73,
/// armada.objective.fire-lanes.75, armada.objective.fire-lanes.76, armada.objective.fire-lanes.77,
/// armada.objective.fire-lanes.96).
fn dice_on(look: &ArmadaLook<'_>, scene: &Scene, token: TokenNo, side: Side) -> u32 {
    let board = look.board;
    let mut dice = 0;
    for ship in board.ships_in_play().filter(|at| board.side_of_ship(*at) == side) {
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
/// (armada.objective.fire-lanes.73, armada.objective.fire-lanes.74).
fn controller(look: &ArmadaLook<'_>, scene: &Scene, token: TokenNo) -> Option<Side> {
    let board = look.board;
    let disc = Shape::Disc(scene::token_disc(board.tokens[token.index()].pose));
    let mut on = PerSide([false; 2]);
    for (ship, placed) in scene.ship_numbers.iter().zip(scene.ships()) {
        on[board.side_of_ship(*ship)] |= overlaps(&placed.footprint(), &disc);
    }
    for squadron in board.squadrons_in_play() {
        let it = board.squadron(squadron);
        let base = Shape::Disc(scene::disc(look.game, it.pose));
        on[board.side_of_squadron(squadron)] |= overlaps(&base, &disc);
    }
    match on.0 {
        [false, false] => PerSide::from_fn(|side| dice_on(look, scene, token, side)).ahead(),
        _ => on.ahead().map(Side::enemy),
    }
}

fn score_lanes(cx: &mut ArmadaCx<'_>, _: &mut Binding) -> Flow<ArmadaWords> {
    let mut gained = PerSide([0_u8; 2]);
    let look = cx.look();
    let scene = Scene::sight(&look);
    for token in look.board.tokens_of(TokenKind::Objective) {
        if let Some(side) = controller(&look, &scene, token) {
            gained[side] += 1;
        }
    }
    for side in [cx.board.first(), cx.board.second()] {
        if gained[side] > 0 {
            atoms::gain_victory(cx, side, gained[side]);
        }
    }
    Flow::Next
}

const ABILITIES: &[Ability<ArmadaWords>] = &[
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
