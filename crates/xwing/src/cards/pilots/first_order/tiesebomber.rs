//! TIE/se Bomber pilots of the First Order.

use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[(
    "breach",
    &[
        may("Breach", Window::AfterExecuteManeuver, Cond::All(&[MINE, Cond::AmountIs(1)]), LOCK_PASSED),
        may(
            "Breach",
            Window::AfterAction,
            Cond::All(&[MINE, Cond::ActionIn(&[ActionKind::Boost])]),
            LOCK_PASSED,
        ),
    ],
)];

/// The bearer may acquire a lock on an enemy through which it moved.
const LOCK_PASSED: &[Op<XWingWords>] = &[
    may_choose(Select::Ships(&Cond::All(&[
        Cond::Enemy(IT),
        Cond::MovedThrough(BEARER, IT),
        Cond::CanLock(BEARER, IT),
    ]))),
    Op::Do(Act::Lock(BEARER, CHOSEN)),
];
