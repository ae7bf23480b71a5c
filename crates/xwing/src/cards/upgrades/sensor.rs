//! Sensors.

use crate::cards::prelude::*;
use crate::cards::shared::{MODIFY, REROLL_ONE};

pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "advancedsensors",
        &[Ability {
            grants: &[Ability {
                name: "Advanced Sensors",
                on: On::Query(Query::MayAct, Change::Cannot),
                // Barred from every further action, granted ones included (xwing.card.advanced-sensors.52).
                when: Cond::All(&[MINE, Cond::ActedSince]),
                ..FORCED
            }],
            ..may(
                "Advanced Sensors",
                Window::AfterRevealDial,
                MINE,
                &[
                    Op::Do(Act::CountActions),
                    Op::Grant { nth: 0, until: Scope::Activation, once: false },
                    Op::Do(Act::Action(BEARER, ANY_ACTION)),
                ],
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
        "passivesensors",
        &[
            Ability {
                // Only in the ship's own Perform Action step.
                when: Cond::All(&[Cond::Header(0), Cond::InItsPerformAction(BEARER)]),
                ..header("Passive Sensors", 0, Cost::Pay(Price::Charge(1)), &[])
            },
            rule(
                "Passive Sensors",
                Query::MayBeCoordinated,
                Change::Cannot,
                Cond::All(&[MINE, Cond::Not(&Cond::Charged(1))]),
            ),
            may(
                "Passive Sensors",
                Window::BeforeEngage,
                Cond::All(&[MINE, Cond::Not(&Cond::Charged(1))]),
                &[Op::Do(Act::Action(BEARER, actions(&[ActionKind::Calculate, ActionKind::Lock])))],
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

/// Any action of the action bar.
const ANY_ACTION: Actions = actions(&[]);
