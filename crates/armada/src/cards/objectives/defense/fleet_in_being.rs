//! Fleet in Being: tokens that keep a fleet fit, and are lost at the edges.

use crate::cards::objectives::prelude::*;

pub(super) static CARD: Card =
    Card { slug: "fleet-in-being", plan: STANDARD, abilities: ABILITIES, attacks: &[] };

/// Defense tokens of the ship under attack that it may ready.
const EXHAUSTED: Select = Select::Where(&Select::DefenseTokens(OBJECT), V0, &Cond::MayReady(CHOSEN));

const ABILITIES: &[Ability<ArmadaWords>] = &[
    Ability {
        name: "Fleet in Being",
        on: On::Window(Window::AfterDeployFleets),
        ops: &[
            Op::Each { what: Some(FIRST_SHIPS), var: V0, ops: &[Op::Do(Act::ObjectiveTokens(CHOSEN, 1))] },
            Op::Each {
                what: Some(SECOND_SHIPS),
                var: V0,
                ops: &[Op::Repeat {
                    times: Amount::CommandValue(CHOSEN),
                    ops: &[Op::Do(Act::ObjectiveTokens(CHOSEN, 1))],
                }],
            },
        ],
        ..FORCED
    },
    Ability {
        name: "Fleet in Being",
        on: On::Window(Window::DeclareTarget),
        when: Cond::All(&[Cond::ObjectiveToken(OBJECT), Cond::Finds(&EXHAUSTED)]),
        ops: &[Op::May {
            by: Who::Owner(OBJECT),
            what: "discard an objective token to ready a defense token",
            ops: &[
                choose_by(EXHAUSTED, Who::Owner(OBJECT), Count::One(V0)),
                Op::Do(Act::ObjectiveTokens(OBJECT, -1)),
                Op::Do(Act::ReadyDefense(CHOSEN)),
            ],
        }],
        ..FORCED
    },
    Ability {
        name: "Fleet in Being",
        on: On::Window(Window::EndOfRound),
        ops: &[Op::Each {
            what: Some(Select::Ships(&Cond::All(&[
                Cond::ObjectiveToken(IT),
                Cond::Any(&[Cond::NearEdges(IT, Edges::Short, 5), Cond::NearEdges(IT, Edges::Players, 3)]),
            ]))),
            var: V0,
            ops: &[Op::Do(Act::ObjectiveTokens(CHOSEN, -1))],
        }],
        ..FORCED
    },
    Ability {
        name: "Fleet in Being",
        on: On::Window(Window::EndOfGame),
        ops: &[Op::Each {
            what: Some(Select::Ships(&Cond::Not(&Cond::ObjectiveToken(IT)))),
            var: V0,
            ops: &[Op::Do(Act::GainVictoryAgainst(CHOSEN, 1))],
        }],
        ..FORCED
    },
];
