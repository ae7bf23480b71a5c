//! Jamming Barrier: attacks across it lose half of their dice (armada.objective.jamming-barrier.01,
//! armada.objective.jamming-barrier.02).

use broadside_table::{Frame, Point, Shape, crossing, overlaps};

use crate::cards::objectives::prelude::*;
use crate::geometry::{Attack, Reach};

pub(super) static CARD: Card = Card {
    slug: "jamming-barrier",
    plan: Plan {
        with: DUST_FIELDS,
        without: &[ObstacleKind::Station, ObstacleKind::DebrisField],
        ..STANDARD
    },
    abilities: ABILITIES,
    attacks: &[],
};

/// Whether the line of sight of an attack crosses an objective token or the line between the two, while neither party lies on
/// one of them (armada.objective.jamming-barrier.02).
fn crosses_barrier(look: &ArmadaLook<'_>, bound: &Binding) -> bool {
    let board = look.board;
    let (Some(attacker), Some(defender)) = (bound.about.subject, bound.about.object) else { return false };
    let tokens = || board.tokens_of(TokenKind::Objective).map(|at| board.tokens[at.index()].pose);
    let discs = || tokens().map(|pose| Shape::Disc(scene::token_disc(pose)));
    let lies_on = |thing: Thing| {
        let footprint = match thing.piece().map(Thing::from) {
            Some(Thing::Ship(at)) => {
                let ship = board.ship(at);
                Some(look.game.measures.ship(ship.card, ship.pose).footprint())
            }
            Some(piece) => scene::shape(look.game, board, piece),
            None => None,
        };
        footprint.is_some_and(|shape| discs().any(|disc| overlaps(&shape, &disc)))
    };
    if lies_on(attacker) || lies_on(defender) {
        return false;
    }
    let scene = Scene::sight(look);
    let party = |thing| scene.party(look.game, board, thing);
    let (Some(attacker), Some(defender)) = (party(attacker), party(defender)) else { return false };
    let attack = Attack { attacker, defender, reach: Reach::Unlimited };
    let sight = attack.measure(look.game.measures, &scene.pieces()).sight;
    let mut ends = tokens().map(|pose| Frame::from(pose).origin);
    let barrier = ends.next().zip(ends.next());
    discs().any(|disc| crossing(sight.from, sight.to, &disc).is_some())
        || barrier.is_some_and(|(one, other)| lines_cross(sight.from, sight.to, one, other))
}

/// Whether two straight lines meet.
fn lines_cross(from: Point, to: Point, one: Point, other: Point) -> bool {
    let side = |a: Point, b: Point, p: Point| (b - a).cross(p - a);
    side(from, to, one) * side(from, to, other) <= 0.0 && side(one, other, from) * side(one, other, to) <= 0.0
}

const ABILITIES: &[Ability<ArmadaWords>] = &[
    Ability {
        name: "Jamming Barrier",
        on: On::Window(Window::AfterDeployFleets),
        ops: &[place(Task::JammingBarrier)],
        ..FORCED
    },
    rule(
        "Jamming Barrier",
        Query::RemoveGathered,
        Change::Add(Amount::HalfPool),
        Cond::Named(crosses_barrier),
    ),
];
