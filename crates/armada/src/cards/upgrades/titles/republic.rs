//! Titles of the Republic.

use crate::cards::prelude::*;

/// Titles of the Republic, by name.
pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "implacable",
        &[Ability {
            name: "Implacable",
            on: On::Window(Window::BeforeSufferAttackDamage),
            when: Cond::All(&[
                Cond::Friendly(OBJECT),
                Cond::Near(OBJECT, BEARER, Span::Distance(2)),
                Cond::FromAttack,
                Cond::DamageToReduce,
            ]),
            cost: Cost::Pay(Price::Exhaust),
            ops: &[
                choose(Select::ZonesWithShieldsAmong(BEARER, &[Zone::Front]), Count::One(V0)),
                Op::Do(Act::SpendShield(V0_REF)),
                Op::May {
                    by: Who::Controller,
                    what: "spend a second shield",
                    ops: &[Op::Do(Act::SpendShield(V0_REF))],
                },
                Op::Do(Act::ReduceDamage(Amount::Number)),
            ],
            ..PLAIN
        }],
    ),
    ("radiant-vii", &[]),
    (
        "resolute",
        &[Ability {
            name: "Resolute",
            on: On::Window(Window::AfterResolveCommand),
            when: Cond::All(&[MINE, Cond::Paid(BEARER, &[Payment::Dial, Payment::Both])]),
            cost: Cost::Pay(Price::TokenOnCard(OBJECT)),
            ops: &[Op::Do(Act::GainCommandToken(BEARER, OBJECT))],
            ..PLAIN
        }],
    ),
    (
        "swift-return",
        &[Ability {
            name: "Swift Return",
            on: On::Window(Window::DetermineCourse),
            when: Cond::All(&[
                MINE,
                Cond::Finds(&Select::Obstacles(&Cond::Near(IT, BEARER, Span::Distance(2)))),
            ]),
            ops: &[Op::Either {
                by: Who::Controller,
                options: &[
                    Branch {
                        name: "change the speed",
                        ops: &[
                            choose(Select::Speeds { of: BEARER, by: 1, least: 0 }, Count::One(V0)),
                            Op::Do(Act::SetSpeed(BEARER, V0, Who::Controller)),
                        ],
                    },
                    Branch { name: "raise a yaw", ops: &[Op::Do(Act::RaiseYaw(BEARER, 1))] },
                ],
            }],
            ..PLAIN
        }],
    ),
    (
        "tranquility",
        &[
            Ability {
                name: "Tranquility",
                on: On::Window(Window::AfterSpendDefenseTokens),
                when: Cond::All(&[Cond::Is(OBJECT, BEARER), Cond::SpentFewer(2)]),
                ops: &[
                    choose(Select::ShieldGivers(OBJECT, 6), Count::One(V0)),
                    Op::Do(Act::MoveShield(V0_REF, OBJECT, 6)),
                    Op::May {
                        by: Who::Controller,
                        what: "move a second shield",
                        ops: &[Op::Do(Act::MoveShield(V0_REF, OBJECT, 6))],
                    },
                ],
                ..PLAIN
            },
            rule(
                "Tranquility",
                Query::MayRecoverShields,
                Change::Cannot,
                Cond::All(&[MINE, Cond::ShieldsAboveMax(BEARER)]),
            ),
            rule("Tranquility", Query::MayKeepExtraShields, Change::Can, MINE),
        ],
    ),
    (
        "triumphant",
        &[rule(
            "Triumphant",
            Query::CommandQuota,
            Change::Add(Amount::N(3)),
            Cond::All(&[
                Cond::Rounds(2, u8::MAX),
                Cond::Friendly(SUBJECT),
                Cond::Not(&MINE),
                Cond::Not(&Cond::Flotilla(SUBJECT)),
                Cond::Friendly(OBJECT),
                Cond::Not(&Cond::Keyword(OBJECT, Keyword::Adept)),
                Cond::CommandReaches(Span::Range(Range::Close)),
            ]),
        )],
    ),
];
