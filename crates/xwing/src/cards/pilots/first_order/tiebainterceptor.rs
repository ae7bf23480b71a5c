//! TIE/ba Interceptor pilots of the First Order.

use crate::cards::prelude::*;
use crate::cards::shared::DEPLETE_OR_STRAIN;

pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "holo",
        &[must(
            "Holo",
            Window::EngagementStart,
            Cond::Always,
            &[
                choose(Select::TokensFor(BEARER, &FRIENDS_NEARBY)),
                Op::Choose(Choose {
                    what: Select::GainersOf(V0, &FRIENDS_NEARBY),
                    by: Who::Controller,
                    count: Count::One(V1),
                    optional: false,
                }),
                Op::Do(Act::HandOnChosen(V0, Ref::Var(V1))),
            ],
        )],
    ),
    (
        "majorvonreg",
        &[may(
            "Major Vonreg",
            Window::SystemTurn,
            MINE,
            &[
                may_choose(Select::Ships(&Cond::All(&[
                    Cond::Enemy(IT),
                    Cond::InArc(BEARER, ArcOf::Bullseye, IT),
                ]))),
                DEPLETE_OR_STRAIN,
            ],
        )],
    ),
];

/// Other friendly ships at range 0–2.
const FRIENDS_NEARBY: Cond =
    Cond::All(&[Cond::Friendly(IT), Cond::Not(&Cond::Is(IT, BEARER)), Cond::Range(BEARER, IT, 0, 2)]);
