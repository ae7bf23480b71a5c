//! Naboo Royal N-1 Starfighter pilots of the Galactic Republic.

use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[(
    "padmeamidala",
    &[rule(
        "Padmé Amidala",
        Query::FocusModifications,
        Change::AtMost(Amount::N(1)),
        Cond::All(&[
            Cond::Enemy(SUBJECT),
            Cond::InArc(BEARER, ArcOf::Front, SUBJECT),
            Cond::Any(&[Cond::Attacks(SUBJECT), Cond::Defends(SUBJECT)]),
        ]),
    )],
)];
