//! Commanders of the Rebels.

use crate::cards::prelude::*;
use crate::cards::upgrades::support_teams::token_for_yaw;

/// What Kyrsta Agate's ship can gain.
const ALL_BUT_SCATTER: &[DefenseToken] = &[
    DefenseToken::Evade,
    DefenseToken::Brace,
    DefenseToken::Redirect,
    DefenseToken::Contain,
    DefenseToken::Salvo,
];

const BESIDE_RADDUS: Placement = Placement { to: 2, within: false, over_squadrons: false };

/// Commanders of the Rebels, by name.
pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "admiral-ackbar",
        &[
            Ability {
                name: "Admiral Ackbar",
                on: On::Window(Window::BeforeAttackStep),
                when: Cond::Friendly(SUBJECT),
                ops: &[Op::Do(Act::CommitToSides(SUBJECT))],
                ..PLAIN
            },
            rule(
                "Admiral Ackbar",
                Query::MayAttackFrom,
                Change::Cannot,
                Cond::All(&[
                    Cond::Friendly(SUBJECT),
                    Cond::SidesOnly(SUBJECT),
                    Cond::Not(&Cond::Zone(SUBJECT, &[Zone::Left, Zone::Right])),
                ]),
            ),
            Ability {
                name: "Admiral Ackbar",
                on: On::Window(Window::ResolveAttackEffects),
                when: Cond::All(&[
                    Cond::Friendly(SUBJECT),
                    Cond::SidesOnly(SUBJECT),
                    Cond::Ship(OBJECT),
                    Cond::MayAddDice,
                ]),
                ops: &[Op::Repeat { times: Amount::N(2), ops: &[Op::Do(Act::AddDie(Colour::Red))] }],
                ..PLAIN
            },
        ],
    ),
    (
        "admiral-raddus",
        &[
            Ability {
                name: "Admiral Raddus",
                on: On::Window(Window::BeforeDeployFleets),
                ops: &[
                    choose(
                        Select::FleetShips(&Cond::All(&[
                            Cond::Friendly(IT),
                            Cond::Not(&Cond::Is(IT, BEARER)),
                            Cond::CommandValueAtMost(IT, 3),
                        ])),
                        Count::One(V0),
                    ),
                    Op::Do(Act::SetAside(V0_REF)),
                ],
                ..PLAIN
            },
            Ability {
                name: "Admiral Raddus",
                on: On::Window(Window::StartOfRound),
                ops: &[
                    choose(Select::Arrivals(BESIDE_RADDUS), Count::One(V0)),
                    Op::Do(Act::Arrive(V0_REF, BESIDE_RADDUS)),
                    Op::Grant { nth: 0, until: Scope::Round, once: false },
                ],
                // It outlives his ship (armada.card.admiral-raddus.02).
                grants: &[rule(
                    "Admiral Raddus",
                    Query::MayActivate,
                    Change::Cannot,
                    Cond::All(&[Cond::Is(SUBJECT, V0_REF), Cond::NoShipActivated]),
                )],
                ..PLAIN
            },
        ],
    ),
    (
        "commander-sato",
        &[Ability {
            name: "Commander Sato",
            on: On::Window(Window::BeforeRollAttackDice),
            when: Cond::All(&[
                Cond::Friendly(SUBJECT),
                Cond::Ship(SUBJECT),
                Cond::Ship(OBJECT),
                Cond::Finds(&Select::Squadrons(&Cond::All(&[
                    Cond::Friendly(IT),
                    Cond::Near(OBJECT, IT, Span::Distance(1)),
                ]))),
            ]),
            ops: &[
                choose(Select::ColoursInPool, Count::One(V0)),
                choose(Select::Colours, Count::One(V1)),
                Op::Do(Act::Recolour(V0, V1)),
                Op::May {
                    by: Who::Controller,
                    what: "replace a second die",
                    ops: &[
                        choose(Select::ColoursInPool, Count::One(V0)),
                        choose(Select::Colours, Count::One(V1)),
                        Op::Do(Act::Recolour(V0, V1)),
                    ],
                },
            ],
            ..PLAIN
        }],
    ),
    (
        "garm-bel-iblis",
        &[
            Ability {
                name: "Garm Bel Iblis",
                on: On::Window(Window::AfterDeployFleets),
                ops: &[
                    choose(Select::Rounds, Count::One(V0)),
                    choose(Select::RoundsApart(V0), Count::One(V1)),
                    Op::Do(Act::MarkRound(V0_REF)),
                    Op::Do(Act::MarkRound(V1_REF)),
                ],
                ..FORCED
            },
            Ability {
                name: "Garm Bel Iblis",
                on: On::Window(Window::StartOfShipPhase),
                when: Cond::RoundOnCard,
                ops: &[Op::Each {
                    what: Some(Select::FriendlyShips),
                    var: V0,
                    ops: &[
                        Op::Do(Act::Count(Amount::CommandValue(V0_REF))),
                        Op::May {
                            by: Who::Owner(V0_REF),
                            what: "gain command tokens",
                            ops: &[
                                choose(Select::Commands(Command::ALL), Count::ExactlyNumber),
                                Op::Each {
                                    what: None,
                                    var: V1,
                                    ops: &[Op::Do(Act::GainCommandToken(V0_REF, V1_REF))],
                                },
                            ],
                        },
                    ],
                }],
                ..PLAIN
            },
        ],
    ),
    (
        "general-cracken",
        &[rule(
            "General Cracken",
            Query::Obstructed,
            Change::Can,
            Cond::All(&[
                Cond::Friendly(OBJECT),
                Cond::Ship(SUBJECT),
                Cond::Size(OBJECT, &[Size::Small, Size::Medium]),
                Cond::SpeedAbove(OBJECT, 2),
            ]),
        )],
    ),
    (
        "general-dodonna",
        &[Ability {
            name: "General Dodonna",
            on: On::Window(Window::BeforeFaceupDamageCard),
            when: Cond::Enemy(SUBJECT),
            ops: &[
                Op::Do(Act::LookAtDeck(SUBJECT, 4)),
                choose(Select::TopCards(SUBJECT, 4), Count::One(V0)),
                Op::Do(Act::KeepOnTop(SUBJECT, V0, 4)),
            ],
            ..PLAIN
        }],
    ),
    (
        "general-draven-commander",
        &[
            Ability {
                name: "General Draven",
                on: On::Window(Window::EndOfCommandPhase),
                ops: &[
                    choose(Select::Ships(&Cond::All(&[Cond::Enemy(IT), Cond::HasDials(IT)])), Count::One(V0)),
                    Op::Do(Act::ShowDials(V0_REF, Who::Controller)),
                    Op::May {
                        by: Who::Controller,
                        what: "place two command tokens on the card",
                        ops: &[
                            choose(Select::Commands(Command::ALL), Count::Exactly(2)),
                            Op::Each { what: None, var: V1, ops: &[Op::Do(Act::PutOnCard(V1_REF))] },
                        ],
                    },
                ],
                ..PLAIN
            },
            Ability {
                name: "General Draven",
                on: On::Window(Window::AfterResolveCommand),
                when: Cond::Enemy(SUBJECT),
                cost: Cost::Pay(Price::TokenOnCard(OBJECT)),
                ops: &[Op::Do(Act::GainRaidToken(SUBJECT, OBJECT))],
                ..PLAIN
            },
        ],
    ),
    (
        "general-madine",
        // A yaw may be raised; a course that needs no raised yaw leaves it.
        &[rule(
            "General Madine",
            Query::ExtraYaw,
            Change::Add(Amount::N(1)),
            Cond::All(&[Cond::Friendly(SUBJECT), Cond::FirstManeuver(SUBJECT)]),
        )],
    ),
    (
        "general-rieekan",
        &[Ability {
            name: "General Rieekan",
            on: On::Would(Window::WouldBeDestroyed),
            when: Cond::All(&[
                Cond::Friendly(SUBJECT),
                Cond::Any(&[Cond::Ship(SUBJECT), Cond::Unique(SUBJECT)]),
            ]),
            limit: Limit::Times(1, Scope::Round),
            ops: &[Op::Do(Act::PostponeDestruction(SUBJECT))],
            ..PLAIN
        }],
    ),
    (
        "kyrsta-agate-commander",
        &[
            Ability {
                name: "Kyrsta Agate",
                on: On::Window(Window::ShipDeploys),
                when: MINE,
                ops: &[
                    choose(Select::TokenTypes(ALL_BUT_SCATTER), Count::One(V0)),
                    Op::Do(Act::GainDefenseOf(BEARER, V0_REF)),
                ],
                ..PLAIN
            },
            Ability {
                name: "Kyrsta Agate",
                on: On::Window(Window::SpendDefenseTokens),
                when: Cond::All(&[Cond::Is(OBJECT, BEARER), Cond::SpeedAbove(BEARER, 0)]),
                cost: Cost::Pay(Price::DiscardDefense(V0)),
                limit: Limit::Times(1, Scope::Attack),
                ops: &[
                    choose(
                        Select::Where(&Select::DefenseTokens(BEARER), V0, &Cond::EffectOpen(V0_REF)),
                        Count::One(V0),
                    ),
                    Op::Pay,
                    Op::Do(Act::Begin(Procedure::DefenseEffect(V0))),
                ],
                ..PLAIN
            },
        ],
    ),
    (
        "leia-organa-commander",
        &[Ability {
            name: "Leia Organa",
            on: On::Window(Window::PayForCommand),
            when: Cond::All(&[
                Cond::Friendly(SUBJECT),
                Cond::Paid(SUBJECT, &[Payment::Dial]),
                Cond::ResolvedNothing(SUBJECT),
            ]),
            ops: &[
                Op::Do(Act::CountAsPaid(SUBJECT, Payment::Both)),
                Op::Do(Act::BarCommands(SUBJECT, Command::ALL)),
            ],
            ..PLAIN
        }],
    ),
    (
        "mon-mothma",
        &[
            rule(
                "Mon Mothma",
                Query::EvadeCancels,
                Change::Can,
                Cond::All(&[
                    Cond::Friendly(SUBJECT),
                    Cond::Ship(SUBJECT),
                    Cond::AttackRange(Range::Medium),
                    Cond::Not(&Cond::AttackRange(Range::Close)),
                ]),
            ),
            rule(
                "Mon Mothma",
                Query::EvadeDice,
                Change::Add(Amount::N(1)),
                Cond::All(&[Cond::Friendly(SUBJECT), Cond::Ship(SUBJECT), Cond::AttackRange(Range::Close)]),
            ),
        ],
    ),
];

/// Cards that say something else under `rr15`.
pub(in crate::cards) static RR15: &[Entry] = &[(
    "general-madine",
    &[
        // A yaw may be raised; a course that needs no raised yaw leaves it.
        Ability {
            name: "General Madine",
            on: On::Window(Window::ResolveNavigateCommand),
            when: Cond::All(&[Cond::Friendly(SUBJECT), Cond::PaidWithDial]),
            ops: &[Op::Do(Act::RaiseYaw(SUBJECT, 1))],
            ..FORCED
        },
        token_for_yaw("General Madine", Cond::All(&[Cond::Friendly(SUBJECT), Cond::TokenCountsForSpeed])),
    ],
)];
