//! Upsilon-class command shuttle pilots of the First Order.

use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[(
    "majorstridan",
    &[rule(
        "Major Stridan",
        Query::TreatsAsNear,
        Change::Can,
        Cond::All(&[MINE, Cond::Friendly(OBJECT), Cond::Range(BEARER, OBJECT, 2, 3)]),
    )],
)];
