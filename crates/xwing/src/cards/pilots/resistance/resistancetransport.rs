//! Resistance Transport pilots of the Resistance.

use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[(
    "covanell",
    &[
        rule(
            "Cova Nell",
            Query::AttackDice,
            Change::Add(Amount::N(1)),
            Cond::All(&[MINE, Cond::Primary, Cond::Revealed(BEARER, &[Difficulty::Red])]),
        ),
        rule(
            "Cova Nell",
            Query::DefenseDice,
            Change::Add(Amount::N(1)),
            Cond::All(&[MINE, Cond::Revealed(BEARER, &[Difficulty::Red])]),
        ),
    ],
)];
