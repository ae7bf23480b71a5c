//! Belbullab-22 Starfighter pilots of the Separatist Alliance.

use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[(
    "captainsear",
    &[Ability {
        cost: Cost::Pay(Price::TokenOf(SUBJECT, Token::Calculate)),
        ..may(
            "Captain Sear",
            Window::BeforeNeutralize,
            Cond::All(&[
                Cond::Friendly(SUBJECT),
                Cond::Range(BEARER, SUBJECT, 0, 3),
                Cond::Primary,
                Cond::InArc(SUBJECT, ArcOf::Bullseye, OBJECT),
            ]),
            &[choose(Select::Dice(EVADES)), Op::Do(Act::Cancel(V0))],
        )
    }],
)];
