//! BTL-S8 K-wing pilots of the Rebel Alliance.

use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[(
    "esegetuketu",
    &[rule(
        "Esege Tuketu",
        Query::SpendsTokensOf,
        Change::Can,
        Cond::All(&[
            Cond::Is(OBJECT, BEARER),
            Cond::TokenIn(&[Token::Focus]),
            Cond::Friendly(SUBJECT),
            Cond::Range(BEARER, SUBJECT, 0, 2),
            Cond::Any(&[Cond::Attacks(SUBJECT), Cond::Defends(SUBJECT)]),
        ]),
    )],
)];
