//! Rift Ambush: the rift draws ships on, once in an activation; who places the obstacles is its plan.

use crate::cards::objectives::prelude::*;

pub(super) static CARD: Card = Card {
    slug: "rift-ambush",
    plan: Plan {
        with: &["gravity-rift", "dust-1", "dust-2"],
        without: &[ObstacleKind::Station],
        second_places_all: true,
        special: &[(ObstacleKind::GravityRift, Limits { player_edges: Some(Distance::Five.end()), ..USUAL })],
        ..STANDARD
    },
    abilities: ABILITIES,
    attacks: &[],
};

/// The gravity rift is at distance 1–2 of the ship that has moved.
const RIFT_NEAR: Cond = Cond::Finds(&Select::Obstacles(&Cond::All(&[
    Cond::ObstacleKind(IT, RIFT),
    Cond::Near(IT, SUBJECT, Span::Distance(2)),
])));

const ABILITIES: &[Ability<ArmadaWords>] = &[
    Ability {
        name: "Rift Ambush",
        on: On::Window(Window::AfterDeployFleets),
        ops: &[
            Op::Choose(Choose {
                what: Select::Ships(&Cond::Enemy(IT)),
                by: Who::Controller,
                count: Count::One(V0),
                optional: true,
            }),
            Op::Do(Act::ForceManeuver { ship: CHOSEN, speed: 1, straight: true, unslowed: false }),
            Op::Choose(Choose {
                what: Select::Speeds { of: CHOSEN, by: 1, least: 0 },
                by: Who::Controller,
                count: Count::One(V1),
                optional: true,
            }),
            Op::Do(Act::SetSpeed(CHOSEN, V1, Who::Controller)),
        ],
        ..FORCED
    },
    Ability {
        name: "Rift Ambush",
        on: On::Window(Window::AfterExecuteManeuver),
        when: Cond::All(&[Cond::Activating(SUBJECT), RIFT_NEAR]),
        limit: Limit::Times(1, Scope::ShipActivation),
        ops: &[Op::If {
            cond: Cond::FirstPlayer(SUBJECT),
            then: &[Op::Do(Act::ForceManeuver { ship: SUBJECT, speed: 1, straight: true, unslowed: true })],
            otherwise: &[Op::Do(Act::ForceManeuver {
                ship: SUBJECT,
                speed: 1,
                straight: false,
                unslowed: true,
            })],
        }],
        ..FORCED
    },
];
