//! TIE/fo Fighter pilots of the First Order.

use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "midnight",
        &[rule(
            "Midnight",
            Query::DiceModifiable,
            Change::Cannot,
            Cond::All(&[
                Cond::Enemy(SUBJECT),
                Cond::Locks(BEARER, SUBJECT),
                Cond::Any(&[Cond::Attacks(BEARER), Cond::Defends(BEARER)]),
            ]),
        )],
    ),
    (
        "scorch",
        &[Ability {
            cost: Cost::Pay(Price::Gain(Token::Stress, 1)),
            ..one_die_more(
                "Scorch",
                Window::CountAttackDice,
                Cond::All(&[
                    MINE,
                    Cond::Primary,
                    ROOM_FOR_DICE,
                    Cond::Not(&Cond::Has(BEARER, Token::Stress)),
                ]),
                &[Ability {
                    name: "Scorch",
                    on: On::Query(Query::AttackDice, Change::Add(Amount::N(1))),
                    ..FORCED
                }],
            )
        }],
    ),
];
