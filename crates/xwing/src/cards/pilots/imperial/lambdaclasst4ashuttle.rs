//! Lambda-class T-4a Shuttle pilots of the Galactic Empire.

use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "captainkagi",
        &[may(
            "Captain Kagi",
            Window::EngagementStart,
            Cond::Finds(&Select::Ships(&LOCKED_FRIENDS)),
            &[
                Op::Choose(Choose {
                    what: Select::Ships(&LOCKED_FRIENDS),
                    by: Who::Controller,
                    count: Count::UpTo(8),
                    optional: false,
                }),
                Op::Do(Act::TakeLocks(BEARER)),
            ],
        )],
    ),
    (
        "lieutenantsai",
        &[may(
            "Lieutenant Sai",
            Window::CoordinatedAction,
            Cond::All(&[MINE, Cond::ThatOnBar(BEARER)]),
            &[Op::Do(Act::ThatAction(BEARER, Colour::White))],
        )],
    ),
];

/// Friendly ships at range 0–3 on which an enemy has a lock.
const LOCKED_FRIENDS: Cond = Cond::All(&[
    Cond::Friendly(IT),
    Cond::Not(&Cond::Is(IT, BEARER)),
    Cond::Range(BEARER, IT, 0, 3),
    Cond::LockedByEnemy(IT),
]);
