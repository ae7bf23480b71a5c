//! TIE/vn Silencer pilots of the First Order.

use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "kyloren",
        &[Ability {
            cost: Cost::Pay(Price::Force(1)),
            ..may("Kylo Ren", Window::AfterDefend, MINE, &[Op::Do(Act::Assign(OBJECT, 0))])
        }],
    ),
    (
        "recoil",
        &[rule(
            "Recoil",
            Query::TreatsAsBullseye,
            Change::Can,
            Cond::All(&[
                MINE,
                Cond::Has(BEARER, Token::Stress),
                Cond::Enemy(OBJECT),
                Cond::AShip(OBJECT),
                Cond::Range(BEARER, OBJECT, 0, 1),
                Cond::InArc(BEARER, ArcOf::Front, OBJECT),
            ]),
        )],
    ),
    (
        "rush",
        &[rule(
            "Rush",
            Query::Initiative,
            Change::Set(Amount::N(6)),
            Cond::All(&[MINE, Cond::Damaged(BEARER)]),
        )],
    ),
];
