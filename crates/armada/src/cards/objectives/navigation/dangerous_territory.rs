//! Dangerous Territory; where the obstacles lie is its plan (armada.objective.dangerous-territory.71,
//! armada.objective.dangerous-territory.72, armada.objective.dangerous-territory.73,
//! armada.objective.dangerous-territory.74, armada.objective.dangerous-territory.75,
//! armada.objective.dangerous-territory.76, armada.objective.dangerous-territory.77).

use crate::cards::objectives::prelude::*;

pub(super) static CARD: Card = Card {
    slug: "dangerous-territory",
    plan: Plan {
        limits: Limits {
            player_edges: Some(Distance::Five.end()),
            rule: "armada.objective.dangerous-territory.71",
            ..USUAL
        },
        ..STANDARD
    },
    abilities: ABILITIES,
    attacks: &[],
};

/// Obstacles that harm ships.
const FIELDS: &[ObstacleKind] = &[ObstacleKind::AsteroidField, ObstacleKind::DebrisField];

const ABILITIES: &[Ability<ArmadaWords>] = &[
    Ability {
        name: "Dangerous Territory",
        on: On::Window(Window::AfterPlaceObstacles),
        ops: &[TOKEN_ON_EACH],
        ..FORCED
    },
    Ability {
        name: "Dangerous Territory",
        // In the Move Ship step, one token of each obstacle (armada.objective.dangerous-territory.74,
        // armada.objective.dangerous-territory.77).
        on: On::Window(Window::OverlapObstacles),
        // Who gives the effects of obstacles up gets no token (armada.card.chart-officer.03).
        when: Cond::All(&[Cond::Ship(SUBJECT), Cond::Not(&Cond::WaivesObstacles(SUBJECT))]),
        ops: &[Op::Each { what: Some(Select::Named(overlapped)), var: V0, ops: &[TAKE_TOKEN] }],
        ..FORCED
    },
    Ability {
        name: "Dangerous Territory",
        on: On::Query(Query::ObstacleAffects, Change::Cannot),
        when: Cond::All(&[
            Cond::Ship(SUBJECT),
            Cond::SecondPlayer(SUBJECT),
            Cond::ObstacleKind(OBJECT, FIELDS),
        ]),
        ..FORCED
    },
];
