//! Sensors.

use crate::cards::prelude::*;

/// Sensors, by their ids.
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
];

/// Any action of the action bar.
const ANY_ACTION: Actions = actions(&[]);
