//! Astromechs.

use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "bb8",
        &[Ability {
            cost: Cost::Pay(Price::Charge(1)),
            ..may(
                "BB-8",
                Window::SystemTurn,
                MINE,
                &[Op::Do(Act::Action(BEARER, actions(&[ActionKind::BarrelRoll, ActionKind::Boost])))],
            )
        }],
    ),
    (
        "genius",
        &[may(
            "Genius",
            Window::AfterExecuteManeuver,
            Cond::All(&[
                MINE,
                Cond::AmountIs(1),
                Cond::Not(&Cond::Marked(BEARER, Mark::PlacedDevice)),
                Cond::Able(BEARER, Task::DropBomb),
            ]),
            &[Op::Do(Act::Task(BEARER, Task::DropBomb))],
        )],
    ),
    ("q7astromech", &[rule("Q7 Astromech", Query::BoostsOverObstacles, Change::Can, MINE)]),
    (
        "r2astromech",
        &[Ability {
            cost: Cost::All(&[Price::Charge(1), Price::Gain(Token::Disarm, 1)]),
            ..may("R2 Astromech", Window::AfterRevealDial, MINE, &[Op::Do(Act::RecoverShield(BEARER))])
        }],
    ),
    (
        "r2d2",
        &[Ability {
            cost: Cost::All(&[Price::Charge(1), Price::Gain(Token::Disarm, 1)]),
            ..may("R2-D2", Window::AfterRevealDial, MINE, &[Op::Do(Act::RecoverShield(BEARER))])
        }],
    ),
    (
        "r2d2-republic",
        &[Ability {
            cost: Cost::All(&[Price::Charge(1), Price::Gain(Token::Deplete, 1)]),
            ..may(
                "R2-D2",
                Window::AfterActivate,
                MINE,
                &[Op::Either {
                    by: Who::Controller,
                    options: &[
                        Branch {
                            name: "repair a damage card",
                            ops: &[Op::Do(Act::Task(BEARER, Task::Repair))],
                        },
                        Branch { name: "recover a shield", ops: &[Op::Do(Act::RecoverShield(BEARER))] },
                        Branch {
                            name: "remove a device",
                            ops: &[choose(Select::Devices(BEARER, 0, 1)), Op::Do(Act::RemoveDevice(CHOSEN))],
                        },
                    ],
                }],
            )
        }],
    ),
    (
        "r3astromech",
        &[
            rule("R3 Astromech", Query::Locks, Change::Add(Amount::N(1)), MINE),
            may(
                "R3 Astromech",
                Window::AfterAction,
                Cond::All(&[MINE, Cond::ActionIn(&[ActionKind::Lock])]),
                &[Op::Do(Act::Task(BEARER, Task::Lock))],
            ),
        ],
    ),
    (
        "r4astromech",
        &[rule(
            "R4 Astromech",
            Query::Difficulty,
            Change::Add(Amount::N(-1)),
            Cond::All(&[MINE, Cond::Speed(1, 2), Cond::Bearings(BASIC)]),
        )],
    ),
    (
        "r4p17",
        &[Ability {
            cost: Cost::Pay(Price::Charge(1)),
            ..may(
                "R4-P17",
                Window::AfterExecuteManeuver,
                RED,
                &[Op::Do(Act::Action(BEARER, Actions { stressed: true, ..actions(&[]) }))],
            )
        }],
    ),
    (
        "r4p44",
        &[must(
            "R4-P44",
            Window::AfterExecuteManeuver,
            Cond::All(&[
                RED,
                Cond::Finds(&Select::Ships(&Cond::All(&[
                    Cond::Enemy(IT),
                    Cond::InArc(BEARER, ArcOf::Bullseye, IT),
                ]))),
            ]),
            &[Op::Do(Act::Gain(BEARER, Token::Calculate, 1))],
        )],
    ),
    (
        "r4pastromech",
        &[Ability {
            cost: Cost::Pay(Price::Charge(1)),
            grants: &[Ability {
                name: "R4-P Astromech",
                on: On::Query(Query::Difficulty, Change::Add(Amount::N(-1))),
                when: MINE,
                ..FORCED
            }],
            ..may(
                "R4-P Astromech",
                Window::BeforeExecuteManeuver,
                Cond::All(&[
                    MINE,
                    Cond::Bearings(BASIC),
                    Cond::Executed(&[Difficulty::White, Difficulty::Red]),
                    Cond::Alterable,
                ]),
                &[Op::Grant { nth: 0, until: Scope::Maneuver, once: false }],
            )
        }],
    ),
    (
        "r5astromech",
        &[
            header(
                "R5 Astromech",
                0,
                Cost::Pay(Price::Charge(1)),
                &[Op::If {
                    cond: Cond::Facedown(BEARER),
                    then: &[Op::Do(Act::RepairFacedown(BEARER))],
                    otherwise: &[],
                }],
            ),
            header(
                "R5 Astromech",
                1,
                Cost::Free,
                &[
                    choose(Select::FaceupCards(BEARER, Some(DamageTrait::Ship))),
                    Op::Do(Act::RepairCard(BEARER, V0)),
                ],
            ),
        ],
    ),
    (
        "r5d8",
        &[
            header(
                "R5-D8",
                0,
                Cost::Pay(Price::Charge(1)),
                &[Op::If {
                    cond: Cond::Facedown(BEARER),
                    then: &[Op::Do(Act::RepairFacedown(BEARER))],
                    otherwise: &[],
                }],
            ),
            header(
                "R5-D8",
                1,
                Cost::Free,
                &[
                    choose(Select::FaceupCards(BEARER, Some(DamageTrait::Ship))),
                    Op::Do(Act::RepairCard(BEARER, V0)),
                ],
            ),
        ],
    ),
];

/// The bearer has fully executed a red maneuver.
const RED: Cond = Cond::All(&[MINE, Cond::AmountIs(1), Cond::Executed(&[Difficulty::Red])]);
