//! Commanders of the Republic.

use crate::cards::prelude::*;

/// Friendly ships other than the attacker that have the defender at distance 1-5.
const OTHERS_AT_THE_DEFENDER: Cond = Cond::All(&[
    Cond::Friendly(IT),
    Cond::Not(&Cond::Is(IT, SUBJECT)),
    Cond::Near(IT, OBJECT, Span::Distance(5)),
]);

/// Commanders of the Republic, by name.
pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "admiral-tarkin",
        &[Ability {
            name: "Admiral Tarkin",
            on: On::Window(Window::StartOfShipPhase),
            cost: Cost::Pay(Price::TokenOnCard(V0_REF)),
            ops: &[
                choose(Select::TokensOnCard, Count::One(V0)),
                Op::Pay,
                Op::Either {
                    by: Who::Controller,
                    options: &[
                        Branch { name: "gain a dial", ops: &[Op::Do(Act::GainDial(BEARER, V0_REF))] },
                        Branch {
                            name: "give every friendly ship a token",
                            ops: &[Op::Each {
                                what: Some(Select::FriendlyShips),
                                var: V1,
                                ops: &[Op::Do(Act::GainCommandToken(V1_REF, V0_REF))],
                            }],
                        },
                    ],
                },
            ],
            ..PLAIN
        }],
    ),
    (
        "admiral-yularen",
        &[
            rule(
                "Admiral Yularen",
                Query::SquadronActivations,
                Change::Add(Amount::N(1)),
                Cond::All(&[Cond::Friendly(SUBJECT), Cond::PaidWithToken]),
            ),
            rule("Admiral Yularen", Query::MayRepairSquadrons, Change::Can, Cond::Friendly(SUBJECT)),
        ],
    ),
    (
        "anakin-skywalker-commander",
        &[Ability {
            name: "Anakin Skywalker",
            on: On::Window(Window::ResolveAttackEffects),
            when: Cond::All(&[
                Cond::Friendly(SUBJECT),
                Cond::Ship(SUBJECT),
                Cond::Ship(OBJECT),
                Cond::AtLeast(2, &Select::ShipsAndStations(&OTHERS_AT_THE_DEFENDER)),
                Cond::Finds(&Select::Dice(DieFilter::ANY)),
            ]),
            cost: Cost::Pay(Price::DefenseToken(V0)),
            ops: &[
                choose(
                    Select::Where(
                        &Select::TokensOf(&Select::Ships(&OTHERS_AT_THE_DEFENDER)),
                        V0,
                        &Cond::MaySpend(V0_REF, V0_REF),
                    ),
                    Count::One(V0),
                ),
                Op::Pay,
                choose_by(Select::Dice(DieFilter::ANY), Who::Owner(SUBJECT), Count::UpTo(3)),
                Op::Each { what: None, var: V1, ops: &[Op::Do(Act::Reroll(V1))] },
            ],
            ..PLAIN
        }],
    ),
    (
        "bail-organa-commander",
        &[Ability {
            name: "Bail Organa",
            on: On::Window(Window::RevealCommand),
            when: Cond::Friendly(SUBJECT),
            ops: &[
                choose(Select::TokensOnCard, Count::UpTo(4)),
                Op::Each {
                    what: None,
                    var: V0,
                    ops: &[Op::Do(Act::LoseToken(BEARER, V0_REF)), Op::Do(Act::GainDial(SUBJECT, V0_REF))],
                },
            ],
            ..PLAIN
        }],
    ),
    (
        "luminara-unduli-commander",
        &[Ability {
            name: "Luminara Unduli",
            on: On::Window(Window::AfterSpendDefenseTokens),
            when: Cond::All(&[
                Cond::Friendly(OBJECT),
                Cond::Any(&[Cond::Ship(OBJECT), Cond::Unique(OBJECT)]),
                Cond::SpentFewer(2),
            ]),
            ops: &[
                choose(
                    Select::AnyOf(&[
                        Select::Where(
                            &Select::DefenseTokens(OBJECT),
                            V0,
                            &Cond::All(&[Cond::MayReady(V0_REF), Cond::Not(&Cond::SpentByDefender(V0_REF))]),
                        ),
                        Select::Where(
                            &Select::TokensOf(&Select::Ships(&Cond::All(&[
                                Cond::Friendly(IT),
                                Cond::Not(&Cond::Is(IT, OBJECT)),
                                Cond::Near(IT, OBJECT, Span::Distance(5)),
                            ]))),
                            V0,
                            &Cond::MayReady(V0_REF),
                        ),
                    ]),
                    Count::One(V0),
                ),
                Op::Do(Act::ReadyDefense(V0_REF)),
            ],
            ..PLAIN
        }],
    ),
    (
        "obi-wan-kenobi",
        &[Ability {
            name: "Obi-Wan Kenobi",
            on: On::Window(Window::BeforeSufferAttackDamage),
            when: Cond::All(&[
                Cond::Friendly(OBJECT),
                Cond::Ship(OBJECT),
                Cond::ReadiedSpent(DefenseToken::Redirect),
                Cond::AttackTotal,
            ]),
            ops: &[Op::Do(Act::ReduceDamage(Amount::N(1)))],
            ..PLAIN
        }],
    ),
    (
        "plo-koon-commander",
        &[
            Ability {
                name: "Plo Koon",
                on: On::Window(Window::ResolveAttackEffects),
                when: Cond::All(&[
                    Cond::Friendly(SUBJECT),
                    Cond::Squadron(SUBJECT),
                    Cond::Ship(OBJECT),
                    Cond::Finds(&Select::ShipsAndStations(&Cond::All(&[
                        Cond::Friendly(IT),
                        Cond::Near(OBJECT, IT, Span::Distance(3)),
                    ]))),
                    Cond::MayAddDice,
                ]),
                ops: &[Op::Do(Act::AddFixedDie(Colour::Blue, Face::Accuracy))],
                ..PLAIN
            },
            rule(
                "Plo Koon",
                Query::KeywordValue,
                Change::AtLeast(Amount::N(1)),
                Cond::All(&[
                    Cond::AsksKeyword(Keyword::Grit),
                    Cond::Friendly(SUBJECT),
                    Cond::Squadron(SUBJECT),
                    Cond::Not(&Cond::Keyword(SUBJECT, Keyword::Adept)),
                    Cond::Finds(&Select::Squadrons(&Cond::All(&[
                        Cond::Friendly(IT),
                        Cond::Keyword(IT, Keyword::Adept),
                        Cond::Near(SUBJECT, IT, Span::Distance(1)),
                    ]))),
                ]),
            ),
        ],
    ),
];
