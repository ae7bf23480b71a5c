//! TIE/in Interceptor pilots of the Galactic Empire.

use super::tieddefender::VULT_SKERRIS;
use super::tielnfighter::GIDEON_HASK;
use crate::cards::prelude::*;
use crate::cards::shared::engages_at;

pub(in crate::cards) static ENTRIES: &[Entry] = &[
    ("gideonhask-tieininterceptor", GIDEON_HASK),
    (
        "nashwindrider",
        &[Ability {
            cost: Cost::Pay(Price::Charge(1)),
            grants: &[engages_at("Nash Windrider", Change::Set(Amount::Kept))],
            ..may(
                "Nash Windrider",
                Window::AfterDestroyed,
                Cond::All(&[
                    Cond::InitiativeReached,
                    Cond::Friendly(SUBJECT),
                    Cond::Size(SUBJECT, &[Size::Small]),
                    Cond::Range(BEARER, SUBJECT, 0, 3),
                    Cond::Not(&Cond::Marked(SUBJECT, Mark::Engaged)),
                    Cond::Not(&Cond::Marked(SUBJECT, Mark::CannotEngage)),
                ]),
                &[
                    Op::Do(Act::Keep(V0, SUBJECT)),
                    Op::Do(Act::Number(Amount::Reached)),
                    Op::Grant { nth: 0, until: Scope::Phase, once: false },
                ],
            )
        }],
    ),
    (
        "soontirfel",
        &[must(
            "Soontir Fel",
            Window::EngagementStart,
            Cond::Finds(&Select::Ships(&AHEAD)),
            &[Op::Do(Act::Gain(BEARER, Token::Focus, 1))],
        )],
    ),
    (
        "turrphennir",
        &[may(
            "Turr Phennir",
            Window::AfterAttack,
            MINE,
            &[Op::Do(Act::Action(
                BEARER,
                Actions { stressed: true, ..actions(&[ActionKind::BarrelRoll, ActionKind::Boost]) },
            ))],
        )],
    ),
    ("vultskerris-tieininterceptor", VULT_SKERRIS),
];

/// Enemies in the bearer's bullseye arc.
const AHEAD: Cond = Cond::All(&[Cond::Enemy(IT), Cond::InArc(BEARER, ArcOf::Bullseye, IT)]);
