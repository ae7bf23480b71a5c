//! Clone Z-95 Headhunter pilots of the Galactic Republic.

use super::laatigunship::{HAWK, WARTHOG};
use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "boost",
        &[may(
            "Boost",
            Window::EngagementStart,
            Cond::Finds(&Select::Ships(&Cond::All(&[
                Cond::Friendly(IT),
                Cond::Range(BEARER, IT, 0, 1),
                Cond::Revealed(IT, &[Difficulty::Blue]),
            ]))),
            &[Op::Do(Act::Action(BEARER, actions(&[ActionKind::Boost])))],
        )],
    ),
    ("hawk-clonez95headhunter", HAWK),
    (
        "knack",
        &[may(
            "Knack",
            Window::AfterDestroyed,
            MINE,
            &[
                may_choose(Select::UpgradesFor(BEARER, Slot::Talent, &PUPILS)),
                Op::Choose(Choose {
                    what: Select::BearersOf(V0, &PUPILS),
                    by: Who::Controller,
                    count: Count::One(V1),
                    optional: false,
                }),
                Op::Do(Act::GiveUpgrade(V0, Ref::Var(V1))),
            ],
        )],
    ),
    ("warthog-clonez95headhunter", WARTHOG),
];

/// Friendly ships that are not limited.
const PUPILS: Cond = Cond::All(&[Cond::Friendly(IT), Cond::Not(&Cond::Limited(IT))]);
