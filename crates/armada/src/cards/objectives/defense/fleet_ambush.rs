//! Fleet Ambush: tokens mark the corners of the ambush zone during setup; the rest is its plan
//! (armada.objective.fleet-ambush.71).

use broadside_table::Pose;

use crate::cards::objectives::prelude::*;
use crate::steps::setup::ambush_zone;

pub(super) static CARD: Card = Card {
    slug: "fleet-ambush",
    plan: Plan { ships_first: true, ambush: true, ..STANDARD },
    abilities: ABILITIES,
    attacks: &[],
};

fn mark_zone(cx: &mut ArmadaCx<'_>, _: &mut Binding) -> Flow<ArmadaWords> {
    let zone = ambush_zone(&cx.board);
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

const ABILITIES: &[Ability<ArmadaWords>] = &[
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
