//! UT-60D U-wing pilots of the Rebel Alliance.

use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "k2so",
        &[must(
            "K-2SO",
            Window::AfterGainToken,
            Cond::All(&[MINE, Cond::TokenIn(&[Token::Stress])]),
            &[Op::Do(Act::Gain(BEARER, Token::Calculate, 1))],
        )],
    ),
    (
        "magvayarro",
        &[rule(
            "Magva Yarro",
            Query::Rerolls,
            Change::AtMost(Amount::N(1)),
            Cond::All(&[Cond::Friendly(OBJECT), Cond::Enemy(SUBJECT), Cond::Range(BEARER, OBJECT, 0, 2)]),
        )],
    ),
];
