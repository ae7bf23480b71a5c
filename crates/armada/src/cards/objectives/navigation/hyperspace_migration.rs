//! Hyperspace Migration: ships that follow the purrgil score every other round
//! (armada.objective.hyperspace-migration.01, armada.objective.hyperspace-migration.02,
//! armada.objective.hyperspace-migration.03, armada.objective.hyperspace-migration.04,
//! armada.objective.hyperspace-migration.05, armada.objective.hyperspace-migration.06,
//! armada.objective.hyperspace-migration.75).

use crate::cards::objectives::prelude::*;

pub(super) static CARD: Card = Card {
    slug: "hyperspace-migration",
    plan: Plan {
        with: &["purrgil-1", "purrgil-2"],
        without: &[ObstacleKind::Station],
        later: &[ObstacleKind::Purrgil],
        ..STANDARD
    },
    abilities: ABILITIES,
    attacks: &[],
};

/// A purrgil is at distance 1 of the ship in question.
const BESIDE_PURRGIL: Cond = Cond::Finds(&Select::Obstacles(&Cond::All(&[
    Cond::ObstacleKind(IT, PURRGIL),
    Cond::Near(IT, CHOSEN, Span::Distance(1)),
])));

const ABILITIES: &[Ability<ArmadaWords>] = &[
    Ability {
        name: "Hyperspace Migration",
        on: On::Window(Window::AfterPlaceObstacles),
        ops: &[place(Task::Migration)],
        ..FORCED
    },
    Ability {
        name: "Hyperspace Migration",
        on: On::Window(Window::StartOfShipPhase),
        when: Cond::Any(&[Cond::Rounds(1, 1), Cond::Rounds(3, 3)]),
        ops: &[
            Op::If {
                cond: Cond::Marked,
                then: &[],
                otherwise: &[
                    choose(Select::Tokens(&Cond::Always), Count::One(V0)),
                    Op::Do(Act::Mark(CHOSEN)),
                ],
            },
            Op::Do(Act::Begin(Procedure::PlaceObstacles(Placing::Purrgil))),
        ],
        ..FORCED
    },
    Ability {
        name: "Hyperspace Migration",
        on: On::Window(Window::EndOfRound),
        ops: &[Op::Each {
            what: Some(Select::Ships(&Cond::Always)),
            var: V0,
            ops: &[Op::If {
                cond: Cond::ObjectiveToken(CHOSEN),
                then: &[Op::Do(Act::ObjectiveTokens(CHOSEN, -1)), Op::Do(Act::GainVictory(CHOSEN, 1))],
                otherwise: &[Op::If {
                    cond: BESIDE_PURRGIL,
                    then: &[Op::Do(Act::ObjectiveTokens(CHOSEN, 1))],
                    otherwise: &[],
                }],
            }],
        }],
        ..FORCED
    },
];
