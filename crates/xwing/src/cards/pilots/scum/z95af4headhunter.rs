//! Z-95-AF4 Headhunter pilots of Scum and Villainy.

use super::yv666lightfreighter::BOSSK;
use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[
    ("bossk-z95af4headhunter", BOSSK),
    (
        "nashtahpup",
        &[
            rule("Nashtah Pup", Query::MayDeploy, Change::Cannot, MINE),
            must(
                "Nashtah Pup",
                Window::CarrierLost,
                Cond::All(&[MINE, Cond::Carries(OBJECT, "houndstooth")]),
                &[Op::Do(Act::StandIn(BEARER, OBJECT))],
            ),
        ],
    ),
    (
        "ndrusuhlak",
        &[rule(
            "N’dru Suhlak",
            Query::AttackDice,
            Change::Add(Amount::N(1)),
            Cond::All(&[MINE, Cond::Primary, Cond::Not(&Cond::Finds(&Select::Ships(&COMPANY)))]),
        )],
    ),
];

/// Other friendly ships at range 0–2.
const COMPANY: Cond =
    Cond::All(&[Cond::Friendly(IT), Cond::Not(&Cond::Is(IT, BEARER)), Cond::Range(BEARER, IT, 0, 2)]);
