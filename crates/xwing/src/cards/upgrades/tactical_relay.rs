//! Tactical relays.

use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[(
    "kraken",
    &[Ability {
        grants: &[Ability {
            name: "Kraken",
            on: On::Query(Query::KeepsCalculate, Change::Add(Amount::N(1))),
            when: Cond::Is(SUBJECT, CHOSEN),
            ..FORCED
        }],
        ..may(
            "Kraken",
            Window::EndDuring,
            Cond::Finds(&CALCULATING),
            &[
                Op::Choose(Choose {
                    what: CALCULATING,
                    by: Who::Controller,
                    count: Count::UpTo(3),
                    optional: false,
                }),
                Op::Each {
                    what: None,
                    var: V0,
                    ops: &[Op::Grant { nth: 0, until: Scope::Phase, once: false }],
                },
            ],
        )
    }],
)];

/// The calculating friendly ships at range 0–3.
const CALCULATING: Select = Select::Ships(&Cond::All(&[
    Cond::Friendly(IT),
    Cond::Range(BEARER, IT, 0, 3),
    Cond::Has(IT, Token::Calculate),
]));
