//! T-65 X-wing pilots of the Rebel Alliance.

use super::arc170starfighter::GARVEN_DREIS;
use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "biggsdarklighter",
        &[Ability {
            cost: Cost::Pay(Price::SufferMatching(V0)),
            ..may(
                "Biggs Darklighter",
                Window::BeforeNeutralize,
                Cond::All(&[
                    Cond::Friendly(OBJECT),
                    Cond::Not(&Cond::Is(OBJECT, BEARER)),
                    Cond::Range(BEARER, OBJECT, 0, 1),
                    Cond::InAttackArc(BEARER),
                ]),
                &[choose(Select::Dice(HITS_AND_CRITS)), Op::Pay, Op::Do(Act::Cancel(V0))],
            )
        }],
    ),
    ("garvendreis-t65xwing", GARVEN_DREIS),
    (
        "lukeskywalker",
        &[may(
            "Luke Skywalker",
            Window::DefenderDeclared,
            Cond::Is(OBJECT, BEARER),
            &[Op::Do(Act::RecoverForce(BEARER))],
        )],
    ),
    (
        "wedgeantilles",
        &[rule("Wedge Antilles", Query::DefenseDice, Change::Add(Amount::N(-1)), Cond::Is(OBJECT, BEARER))],
    ),
];
