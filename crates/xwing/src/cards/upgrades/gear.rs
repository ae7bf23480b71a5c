//! Astromechs, configurations, illicit upgrades, modifications, sensors, tech and titles.

use super::talent::{MODIFY, REROLL_ONE};
use crate::cards::prelude::*;

pub(super) static ENTRIES: &[Entry] = &[
    (
        "advancedslam",
        &[may(
            "Advanced SLAM",
            Window::AfterAction,
            Cond::All(&[MINE, Cond::ActionIn(&[ActionKind::Slam]), Cond::ExecutedFully(SUBJECT)]),
            &[Op::Do(Act::Action(
                BEARER,
                Actions { colour: Some(Colour::Red), white_only: true, on_bar: true, ..actions(&[]) },
            ))],
        )],
    ),
    (
        "afterburners",
        &[Ability {
            cost: Cost::Pay(Price::Charge(1)),
            ..may(
                "Afterburners",
                Window::AfterExecuteManeuver,
                Cond::All(&[MINE, Cond::AmountIs(1), Cond::Speed(3, 5)]),
                &[Op::Do(Act::Action(BEARER, Actions { stressed: true, ..actions(&[ActionKind::Boost]) }))],
            )
        }],
    ),
    (
        "collisiondetector",
        &[
            rule("Collision Detector", Query::BoostsOverObstacles, Change::Can, MINE),
            Ability {
                cost: Cost::Pay(Price::Charge(1)),
                grants: &[Ability {
                    name: "Collision Detector",
                    on: On::Query(Query::IgnoresObstacles, Change::Can),
                    when: Cond::All(&[MINE, Cond::Is(OBJECT, CHOSEN)]),
                    ..FORCED
                }],
                ..may(
                    "Collision Detector",
                    Window::AfterPassing,
                    Cond::All(&[MINE, Cond::AboutObstacle]),
                    &[
                        Op::Do(Act::Join(OBJECT)),
                        Op::Each {
                            what: None,
                            var: V0,
                            ops: &[Op::Grant { nth: 0, until: Scope::Round, once: false }],
                        },
                    ],
                )
            },
        ],
    ),
    (
        "discordmissiles",
        &[
            Ability {
                cost: Cost::Pay(Price::Token(Token::Calculate)),
                ..may(
                    "Discord Missiles",
                    Window::EngagementStart,
                    Cond::Able(BEARER, Task::PlaceThis),
                    &[Op::Do(Act::Task(BEARER, Task::PlaceThis))],
                )
            },
            rule("Discord Missiles", Query::MayRecover, Change::Cannot, Cond::ThisCard),
        ],
    ),
    (
        "drk1probedroids",
        &[
            may(
                "DRK-1 Probe Droids",
                Window::EndDuring,
                Cond::Able(BEARER, Task::PlaceThis),
                &[Op::Do(Act::Task(BEARER, Task::PlaceThis))],
            ),
            rule("DRK-1 Probe Droids", Query::MayRecover, Change::Cannot, Cond::ThisCard),
        ],
    ),
    (
        "electrochaffmissiles",
        &[may(
            "Electro-Chaff Missiles",
            Window::SystemTurn,
            Cond::All(&[
                MINE,
                // xwing.device.08, .12
                Cond::Not(&Cond::Marked(BEARER, Mark::PlacedDevice)),
                Cond::Not(&Cond::Marked(BEARER, Mark::Decloaked)),
                Cond::Not(&Cond::MustDrop(BEARER)),
                Cond::Able(BEARER, Task::PlaceThis),
            ]),
            &[Op::Do(Act::Task(BEARER, Task::PlaceThis))],
        )],
    ),
    (
        "firecontrolsystem",
        &[Ability {
            grants: &[Ability {
                name: "Fire-Control System",
                on: On::Query(Query::MaySpendLocks, Change::Cannot),
                when: MINE,
                ..FORCED
            }],
            ..may(
                "Fire-Control System",
                Window::ModifyAttackDice,
                Cond::All(&[MODIFY, Cond::Locks(BEARER, OBJECT)]),
                &[REROLL_ONE[0], REROLL_ONE[1], Op::Grant { nth: 0, until: Scope::Attack, once: false }],
            )
        }],
    ),
    (
        "moldycrow",
        &[Ability {
            grants: &[
                Ability {
                    name: "Moldy Crow",
                    on: On::Query(Query::KeepsFocus, Change::Add(Amount::N(2))),
                    when: MINE,
                    ..FORCED
                },
                Ability {
                    name: "Moldy Crow",
                    on: On::Query(Query::KeepsFocus, Change::Add(Amount::N(1))),
                    when: MINE,
                    ..FORCED
                },
            ],
            ..may(
                "Moldy Crow",
                Window::EndDuring,
                Cond::Has(BEARER, Token::Focus),
                &[Op::Either {
                    by: Who::Controller,
                    options: &[
                        Branch {
                            name: "keep 2 focus tokens",
                            ops: &[Op::Grant { nth: 0, until: Scope::Phase, once: false }],
                        },
                        Branch {
                            name: "keep 1 focus token",
                            ops: &[Op::Grant { nth: 1, until: Scope::Phase, once: false }],
                        },
                    ],
                }],
            )
        }],
    ),
    (
        "outrider",
        &[
            rule(
                "Outrider",
                Query::DefenseDice,
                Change::Add(Amount::N(-1)),
                Cond::All(&[Cond::Is(OBJECT, BEARER), Cond::ObstructedByObstacle]),
            ),
            may(
                "Outrider",
                Window::AfterExecuteManeuver,
                Cond::All(&[MINE, Cond::AmountIs(1), Cond::MetObstacle]),
                &[
                    choose(Select::RemovableOf(BEARER, &[Shade::Red, Shade::Orange])),
                    Op::Do(Act::RemoveChosen(V0)),
                ],
            ),
        ],
    ),
    (
        "primedthrusters",
        &[rule(
            "Primed Thrusters",
            Query::MayActStressed,
            Change::Can,
            Cond::All(&[
                MINE,
                Cond::ActionIn(&[ActionKind::BarrelRoll, ActionKind::Boost]),
                Cond::Tokens(BEARER, Token::Stress, 0, 2),
            ]),
        )],
    ),
    (
        "punishingone",
        &[rule(
            "Punishing One",
            Query::AttackDice,
            Change::Add(Amount::N(1)),
            Cond::All(&[MINE, Cond::Primary, Cond::InArc(BEARER, ArcOf::Front, OBJECT)]),
        )],
    ),
    (
        "staticdischargevanes",
        &[Ability {
            name: "Static Discharge Vanes",
            on: On::Would(Window::WouldGainToken),
            when: Cond::All(&[
                MINE,
                Cond::TokenIn(&[Token::Ion, Token::Jam]),
                Cond::Not(&Cond::Has(BEARER, Token::Stress)),
            ]),
            cost: Cost::Pay(Price::Gain(Token::Stress, 1)),
            ops: &[
                may_choose(Select::Ships(&Cond::All(&[
                    Cond::Not(&Cond::Is(IT, BEARER)),
                    Cond::Range(BEARER, IT, 0, 1),
                ]))),
                Op::Pay,
                Op::Do(Act::GainThatInstead(CHOSEN)),
                Op::Do(Act::Suffer(BEARER, 1, 0)),
                Op::Proceed,
            ],
            ..PLAIN
        }],
    ),
    (
        "tiedefenderelite",
        &[
            rule(
                "TIE Defender Elite",
                Query::Difficulty,
                Change::Add(Amount::N(-1)),
                Cond::All(&[MINE, Cond::Bearings(&[Bearing::TurnLeft, Bearing::TurnRight])]),
            ),
            rule(
                "TIE Defender Elite",
                Query::Difficulty,
                Change::Add(Amount::N(1)),
                Cond::All(&[MINE, Cond::Bearings(&[Bearing::KoiogranTurn])]),
            ),
        ],
    ),
    (
        "trajectorysimulator",
        &[rule(
            "Trajectory Simulator",
            Query::LaunchesBombs,
            Change::Can,
            Cond::All(&[MINE, Cond::During(Phase::System)]),
        )],
    ),
];
