//! Advanced Gunnery: each player names one of their ships, the first player first; these may fire again and again from
//! one hull zone, the first player's not at the same target (armada.objective.advanced-gunnery.71,
//! armada.objective.advanced-gunnery.72, armada.objective.advanced-gunnery.73).

use crate::cards::objectives::prelude::*;

pub(super) static CARD: Card =
    Card { slug: "advanced-gunnery", plan: STANDARD, abilities: ABILITIES, attacks: &[] };

/// Whether the hull zone has targeted this very hull zone or squadron before.
fn targeted_before(look: &ArmadaLook<'_>, bound: &Binding) -> bool {
    let (Some(Thing::Zone(ship, from)), Some(defender)) = (bound.about.subject, bound.about.object) else {
        return false;
    };
    let Some(at) = Mark::of(defender) else { return false };
    look.board.ship(ship).targeted.iter().any(|shot: &Shot| shot.from() == from && shot.at() == at)
}

const ABILITIES: &[Ability<ArmadaWords>] = &[
    Ability {
        name: "Advanced Gunnery",
        on: On::Window(Window::AfterDeployFleets),
        ops: &[
            choose_by(FIRST_SHIPS, Who::Opponent, Count::One(V0)),
            choose(SECOND_SHIPS, Count::One(V1)),
            Op::Do(Act::MarkObjectiveShip(CHOSEN)),
            Op::Do(Act::MarkObjectiveShip(OTHER)),
        ],
        ..FORCED
    },
    Ability {
        name: "Advanced Gunnery",
        on: On::Query(Query::MayAttackFrom, Change::Can),
        when: Cond::ObjectiveShip(SUBJECT),
        ..FORCED
    },
    Ability {
        name: "Advanced Gunnery",
        on: On::Query(Query::MayTarget, Change::Cannot),
        when: Cond::All(&[
            Cond::ObjectiveShip(SUBJECT),
            Cond::FirstPlayer(SUBJECT),
            Cond::Named(targeted_before),
        ]),
        ..FORCED
    },
    Ability { name: "Advanced Gunnery", ..DOUBLE },
];
