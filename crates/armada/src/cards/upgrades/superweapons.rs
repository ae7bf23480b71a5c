//! Superweapons.

use crate::cards::prelude::*;

/// Everything at distance 1 of the defender but itself, whosever it is.
const NEAR_THE_DEFENDER: Cond =
    Cond::All(&[Cond::Not(&Cond::Is(IT, OBJECT)), Cond::Near(OBJECT, IT, Span::Distance(1))]);

/// Superweapons, by name.
pub(in crate::cards) static ENTRIES: &[Entry] = &[(
    "orbital-bombardment-particle-cannons",
    &[
        rule(
            "Orbital Bombardment Particle Cannons",
            Query::IgnitionRange,
            Change::AtLeast(Amount::N(2)),
            MINE,
        ),
        Ability {
            name: "Orbital Bombardment Particle Cannons",
            on: On::Window(Window::CriticalEffect),
            when: Cond::All(&[
                MINE,
                Cond::AttackKind(&[AttackKind::Ignition]),
                Cond::CriticalOpen(Some(Colour::Red)),
            ]),
            ops: &[
                Op::Do(Act::CriticalResolved),
                Op::Each {
                    what: Some(Select::ShipsAndStations(&NEAR_THE_DEFENDER)),
                    var: V0,
                    ops: &[Op::Do(Act::Suffer(V0_REF, Amount::N(2)))],
                },
                Op::Each {
                    what: Some(Select::Squadrons(&NEAR_THE_DEFENDER)),
                    var: V0,
                    ops: &[Op::Do(Act::SufferDuringAttack(V0_REF, Amount::N(1)))],
                },
            ],
            ..PLAIN
        },
    ],
)];
