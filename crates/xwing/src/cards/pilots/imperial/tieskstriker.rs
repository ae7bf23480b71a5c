//! TIE/sk Striker pilots of the Galactic Empire.

use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "duchess",
        // In place of what Adaptive Ailerons have every other ship do.
        &[may("Duchess", Window::BeforeRevealDial, MINE, &[Op::Do(Act::Task(BEARER, Task::Boost))])],
    ),
    (
        "puresabacc",
        &[one_die_more(
            "Pure Sabacc",
            Window::CountAttackDice,
            Cond::All(&[MINE, ROOM_FOR_DICE, Cond::DamageCards(BEARER, 0, 1)]),
            &[Ability {
                name: "Pure Sabacc",
                on: On::Query(Query::AttackDice, Change::Add(Amount::N(1))),
                ..FORCED
            }],
        )],
    ),
];
