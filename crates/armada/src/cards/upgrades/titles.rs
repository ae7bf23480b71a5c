//! Titles.

use broadside_engine::{Ability, Change, Count, On, Op, Who};

use crate::cards::{BEARER, Entry, MINE, OBJECT, PLAIN, SUBJECT, V0, V0_REF, V1, V1_REF, choose, rule};
use crate::facts::{Colour, Keyword, Zone};
use crate::geometry::Range;
use crate::words::{Act, Amount, Cond, Query, Select, Span, Window};

/// Every title.
pub(super) static ENTRIES: &[Entry] = &[
    (
        "corrupter",
        &[rule(
            "Corruptor",
            Query::SquadronSpeed,
            Change::Add(Amount::N(1)),
            Cond::All(&[Cond::Is(OBJECT, BEARER), Cond::Keyword(SUBJECT, Keyword::Bomber)]),
        )],
    ),
    (
        "dodonnas-pride",
        &[Ability {
            name: "Dodonna's Pride",
            on: On::Window(Window::CriticalEffect),
            when: Cond::All(&[MINE, Cond::CriticalOpen(Some(Colour::Blue))]),
            ops: &[
                Op::Do(Act::CriticalResolved),
                Op::Do(Act::CancelAllDice),
                Op::Do(Act::DealFaceup(OBJECT, 1)),
            ],
            ..PLAIN
        }],
    ),
    (
        "dominator",
        &[Ability {
            name: "Dominator",
            on: On::Window(Window::ResolveAttackEffects),
            when: Cond::All(&[MINE, Cond::AttackRange(Range::Medium), Cond::MayAddDice]),
            // Both shields are spent before any die falls.
            ops: &[
                choose(Select::ZonesWithShields(BEARER), Count::One(V0)),
                Op::Do(Act::SpendShield(V0_REF)),
                Op::May {
                    by: Who::Controller,
                    what: "spend a second shield",
                    ops: &[
                        choose(Select::ZonesWithShields(BEARER), Count::One(V1)),
                        Op::Do(Act::SpendShield(V1_REF)),
                    ],
                },
                Op::Repeat { times: Amount::Number, ops: &[Op::Do(Act::AddDie(Colour::Blue))] },
            ],
            ..PLAIN
        }],
    ),
    (
        "jainas-light",
        &[
            Ability {
                name: "Jaina's Light",
                on: On::Window(Window::MayIgnoreObstacles),
                when: MINE,
                // All of them or none (armada.card.jainas-light.03).
                ops: &[Op::Do(Act::IgnoreObstacles(BEARER))],
                ..PLAIN
            },
            rule("Jaina's Light", Query::Obstructed, Change::Cannot, MINE),
        ],
    ),
    (
        "redemption",
        &[rule(
            "Redemption",
            Query::EngineeringPoints,
            Change::Add(Amount::N(1)),
            Cond::All(&[Cond::Friendly(SUBJECT), Cond::Near(SUBJECT, BEARER, Span::Distance(5))]),
        )],
    ),
    (
        "salvation",
        &[rule(
            "Salvation",
            Query::DamageTotal,
            Change::Add(Amount::Criticals),
            Cond::All(&[MINE, Cond::Zone(SUBJECT, &[Zone::Front]), Cond::Ship(OBJECT)]),
        )],
    ),
];
