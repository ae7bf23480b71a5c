//! Navigational Hazards: harmful obstacles score for the other side, and they move; where the station lies is its plan
//! (armada.objective.navigational-hazards.71, armada.objective.navigational-hazards.72,
//! armada.objective.navigational-hazards.73, armada.objective.navigational-hazards.74,
//! armada.objective.navigational-hazards.75, armada.objective.navigational-hazards.76,
//! armada.objective.navigational-hazards.77).

use crate::cards::objectives::prelude::*;

pub(super) static CARD: Card = Card {
    slug: "navigational-hazards",
    plan: Plan {
        closing: Some(ObstacleKind::Station),
        special: &[(ObstacleKind::Station, in_the_middle("armada.objective.navigational-hazards.71"))],
        ..STANDARD
    },
    abilities: ABILITIES,
    attacks: &[],
};

const ABILITIES: &[Ability<ArmadaWords>] = &[
    Ability {
        name: "Navigational Hazards",
        on: On::Window(Window::ObstacleResolved),
        when: Cond::EventAmount(1),
        ops: &[Op::Do(Act::GainVictoryAgainst(SUBJECT, 1))],
        ..FORCED
    },
    Ability {
        name: "Navigational Hazards",
        on: On::Window(Window::EndOfRound),
        ops: &[Op::Do(Act::Begin(Procedure::MoveObstacles(Drift::Fields)))],
        ..FORCED
    },
    Ability {
        name: "Navigational Hazards",
        on: On::Window(Window::StartOfRound),
        ops: &[Op::Do(Act::RemoveAllTokens)],
        ..FORCED
    },
];
