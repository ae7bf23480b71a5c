//! Modified TIE/ln Fighter pilots of Scum and Villainy.

use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "captainseevor",
        &[Ability {
            cost: Cost::Pay(Price::Charge(1)),
            ..may(
                "Captain Seevor",
                Window::BeforeRollAttack,
                Cond::Any(&[
                    Cond::All(&[MINE, Cond::OutsideArc(OBJECT, ArcOf::Bullseye, BEARER)]),
                    Cond::All(&[
                        Cond::Is(OBJECT, BEARER),
                        Cond::OutsideArc(SUBJECT, ArcOf::Bullseye, BEARER),
                    ]),
                ]),
                &[Op::If {
                    cond: MINE,
                    then: &[Op::Do(Act::Gain(OBJECT, Token::Jam, 1))],
                    otherwise: &[Op::Do(Act::Gain(SUBJECT, Token::Jam, 1))],
                }],
            )
        }],
    ),
    (
        "overseeryushyn",
        &[Ability {
            name: "Overseer Yushyn",
            on: On::Would(Window::WouldGainToken),
            when: Cond::All(&[
                Cond::Friendly(SUBJECT),
                Cond::Range(BEARER, SUBJECT, 1, 1),
                Cond::TokenIn(&[Token::Disarm]),
                Cond::Not(&Cond::Has(SUBJECT, Token::Stress)),
            ]),
            cost: Cost::Pay(Price::Charge(1)),
            ops: &[Op::Do(Act::GainInstead(SUBJECT, Token::Stress)), Op::Proceed],
            ..PLAIN
        }],
    ),
];
