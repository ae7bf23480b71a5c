//! Squadrons of the Rebels.

use crate::cards::prelude::*;

/// Squadrons of the Rebels, by name.
pub(super) static ENTRIES: &[Entry] = &[
    (
        "biggs-darklighter",
        &[Ability {
            name: "Biggs Darklighter",
            on: On::Window(Window::BeforeSufferAttackDamage),
            when: Cond::All(&[
                Cond::Friendly(OBJECT),
                Cond::Keyword(OBJECT, Keyword::Escort),
                Cond::Near(OBJECT, BEARER, Span::Distance(1)),
                Cond::DamageToReduce,
            ]),
            ops: &[
                choose(
                    Select::Squadrons(&Cond::All(&[
                        Cond::Friendly(IT),
                        Cond::Keyword(IT, Keyword::Escort),
                        Cond::Near(IT, BEARER, Span::Distance(1)),
                        Cond::Not(&Cond::Doomed(IT)),
                    ])),
                    Count::One(V0),
                ),
                Op::Do(Act::ReduceDamage(Amount::N(1))),
                Op::Do(Act::Suffer(V0_REF, Amount::N(1))),
            ],
            ..PLAIN
        }],
    ),
    (
        "fenn-rau",
        &[Ability {
            name: "Fenn Rau",
            on: On::Window(Window::AfterSquadronActivation),
            when: Cond::All(&[MINE, Cond::Commanded(BEARER)]),
            ops: &[
                choose(
                    Select::Squadrons(&Cond::All(&[
                        Cond::Friendly(IT),
                        Cond::Not(&Cond::Unique(IT)),
                        Cond::Not(&Cond::Activated(IT)),
                        Cond::Near(IT, BEARER, Span::Distance(1)),
                    ])),
                    Count::UpTo(2),
                ),
                Op::Repeat {
                    times: Amount::InGroup,
                    ops: &[
                        Op::Choose(Choose {
                            what: CHOSEN_TO_ACTIVATE,
                            by: Who::Controller,
                            count: Count::One(V0),
                            optional: true,
                        }),
                        Op::Do(Act::Begin(Procedure::ActivateAsCommanded(V0_REF))),
                    ],
                },
            ],
            ..PLAIN
        }],
    ),
    (
        "hera-syndulla-x-wing",
        &[rule(
            "Hera Syndulla",
            Query::KeywordValue,
            Change::Add(Amount::N(1)),
            Cond::All(&[
                Cond::AsksKeyword(Keyword::Adept),
                Cond::Friendly(SUBJECT),
                Cond::Near(SUBJECT, BEARER, Span::Distance(2)),
                Cond::Keyword(SUBJECT, Keyword::Escort),
            ]),
        )],
    ),
    (
        "jan-ors",
        &[rule(
            "Jan Ors",
            Query::MaySpendTokensOf,
            Change::Can,
            Cond::All(&[
                Cond::Is(OBJECT, BEARER),
                Cond::Friendly(SUBJECT),
                Cond::Squadron(SUBJECT),
                Cond::Near(SUBJECT, BEARER, Span::Distance(2)),
            ]),
        )],
    ),
    (
        "lando-calrissian-squadron",
        &[
            Ability {
                name: "Lando Calrissian",
                on: On::Window(Window::ResolveAttackEffects),
                when: Cond::All(&[MINE, Cond::Finds(&Select::Dice(DieFilter::ANY))]),
                cost: Cost::Pay(Price::DiscardDefense(V0)),
                ops: &[
                    choose(Select::DefenseTokens(BEARER), Count::One(V0)),
                    Op::Pay,
                    choose(Select::Dice(DieFilter::ANY), Count::One(V1)),
                    choose(Select::Faces(V1), Count::One(V2)),
                    Op::Do(Act::ChangeDieTo(V1, V2)),
                    Op::Do(Act::FreezeDie(V1)),
                ],
                ..PLAIN
            },
            Ability {
                name: "Lando Calrissian",
                on: On::Window(Window::SpendDefenseTokens),
                when: Cond::All(&[Cond::Is(OBJECT, BEARER), Cond::Finds(&Select::Dice(DieFilter::ANY))]),
                cost: Cost::Pay(Price::DefenseToken(V0)),
                limit: Limit::Times(1, Scope::Attack),
                ops: &[
                    choose(
                        Select::Where(&Select::DefenseTokens(BEARER), V0, &Cond::MaySpend(V0_REF, BEARER)),
                        Count::One(V0),
                    ),
                    choose(Select::Dice(DieFilter::ANY), Count::UpTo(12)),
                    Op::Pay,
                    Op::Each { what: None, var: V1, ops: &[Op::Do(Act::Reroll(V1))] },
                ],
                ..PLAIN
            },
        ],
    ),
    (
        "luke-skywalker",
        &[rule("Luke Skywalker", Query::IgnoresShields, Change::Can, Cond::All(&[MINE, Cond::Ship(OBJECT)]))],
    ),
    (
        "shara-bey",
        &[rule(
            "Shara Bey",
            Query::DamageTotal,
            Change::Add(Amount::Criticals),
            Cond::All(&[MINE, Cond::AttackKind(&[AttackKind::Counter])]),
        )],
    ),
    (
        "tycho-celchu",
        &[
            rule("Tycho Celchu", Query::HeldByEngagement, Change::Cannot, MINE),
            rule("Tycho Celchu", Query::HeldFromShips, Change::Cannot, MINE),
        ],
    ),
    (
        "wedge-antilles-squadron",
        &[Ability {
            name: "Wedge Antilles",
            on: On::Window(Window::ResolveAttackEffects),
            when: Cond::All(&[MINE, Cond::Squadron(OBJECT), Cond::Activated(OBJECT), Cond::MayAddDice]),
            ops: &[Op::Repeat { times: Amount::N(2), ops: &[Op::Do(Act::AddDie(Colour::Blue))] }],
            ..PLAIN
        }],
    ),
];
