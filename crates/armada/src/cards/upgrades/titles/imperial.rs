//! Titles of the Empire.

use crate::cards::prelude::*;

/// Titles of the Empire, by name.
pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "avenger",
        &[Ability {
            name: "Avenger",
            on: On::Window(Window::ResolveAttackEffects),
            when: MINE,
            cost: Cost::Pay(Price::Exhaust),
            ops: &[Op::Grant { nth: 0, until: Scope::Attack, once: false }],
            grants: &[rule(
                "Avenger",
                Query::MaySpendDefense,
                Change::Cannot,
                Cond::All(&[
                    Cond::Is(OBJECT, BEARER),
                    Cond::TokenExhausted(SUBJECT),
                    Cond::ExhaustedSpent(1),
                ]),
            )],
            ..PLAIN
        }],
    ),
    (
        "cataclysm",
        &[Ability {
            name: "Cataclysm",
            on: On::Window(Window::AfterStartOfShipPhase),
            cost: Cost::Pay(Price::TokenOf(Command::ConcentrateFire)),
            ops: &[Op::Do(Act::Begin(Procedure::PlaceTargetingToken))],
            ..PLAIN
        }],
    ),
    (
        "centicore",
        &[rule(
            "Centicore",
            Query::CommandQuota,
            Change::Add(Amount::N(2)),
            Cond::All(&[
                Cond::Friendly(SUBJECT),
                Cond::Not(&MINE),
                Cond::Friendly(OBJECT),
                Cond::CommandReaches(Span::Range(Range::Medium)),
            ]),
        )],
    ),
    (
        "corrupter",
        &[rule(
            "Corrupter",
            Query::SquadronSpeed,
            Change::Add(Amount::N(1)),
            Cond::All(&[Cond::Is(OBJECT, BEARER), Cond::Keyword(SUBJECT, Keyword::Bomber)]),
        )],
    ),
    (
        "corvus",
        &[Ability {
            name: "Corvus",
            on: On::Window(Window::AfterDeployFleets),
            when: Cond::InPlay(BEARER),
            ops: &[Op::Do(Act::Redeploy(BEARER))],
            ..PLAIN
        }],
    ),
    (
        "demolisher",
        &[
            rule("Demolisher", Query::Attacks, Change::AtMost(Amount::N(1)), MINE),
            Ability {
                name: "Demolisher",
                on: On::Window(Window::AfterExecuteManeuver),
                // No attack follows a further maneuver (armada.card.demolisher.07).
                when: Cond::All(&[MINE, Cond::FirstManeuver(BEARER)]),
                ops: &[Op::Do(Act::Begin(Procedure::Attack))],
                ..PLAIN
            },
        ],
    ),
    (
        "devastator",
        &[Ability {
            name: "Devastator",
            on: On::Window(Window::ResolveAttackEffects),
            when: Cond::All(&[
                MINE,
                Cond::Zone(SUBJECT, &[Zone::Front]),
                Cond::Finds(&Select::DiscardedTokens(BEARER)),
                Cond::MayAddDice,
            ]),
            limit: Limit::Times(1, Scope::Round),
            ops: &[Op::Repeat {
                times: Amount::Found(&Select::DiscardedTokens(BEARER)),
                ops: &[Op::Do(Act::AddDie(Colour::Blue))],
            }],
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
        "eclipse",
        &[rule(
            "Eclipse",
            Query::OverlapFaceup,
            Change::Can,
            Cond::All(&[Cond::Enemy(SUBJECT), Cond::Is(OBJECT, BEARER), Cond::SubjectMoves]),
        )],
    ),
    (
        "harrow",
        // The icon that it adds to the upgrade bar is a fact of the card.
        &[Ability {
            name: "Harrow",
            on: On::Window(Window::DetermineCourse),
            when: Cond::All(&[MINE, Cond::ManeuverSpeed(BEARER, 1), Cond::FirstYawBelow(BEARER, 2)]),
            ops: &[Op::If {
                cond: Cond::Activating(BEARER),
                then: &[Op::Grant { nth: 0, until: Scope::ShipActivation, once: false }],
                otherwise: &[Op::Grant { nth: 0, until: Scope::Maneuver, once: false }],
            }],
            grants: &[rule(
                "Harrow",
                Query::Yaw,
                Change::Set(Amount::N(2)),
                Cond::All(&[MINE, Cond::Joint(1), Cond::ManeuverSpeed(BEARER, 1)]),
            )],
            ..PLAIN
        }],
    ),
    (
        "insidious",
        &[rule(
            "Insidious",
            Query::BlackReach,
            Change::AtLeast(Amount::N(1)),
            Cond::All(&[MINE, Cond::Zone(OBJECT, &[Zone::Rear])]),
        )],
    ),
    (
        "instigator",
        &[rule(
            "Instigator",
            Query::ExtraEngagers,
            Change::Add(Amount::N(2)),
            Cond::All(&[Cond::Enemy(SUBJECT), Cond::Near(SUBJECT, BEARER, Span::Distance(1))]),
        )],
    ),
    (
        "rakehell",
        &[rule(
            "Rakehell",
            Query::TurnsAtRest,
            Change::Can,
            Cond::All(&[MINE, Cond::HasResolved(BEARER, Command::Navigate)]),
        )],
    ),
    ("relentless", &[rule("Relentless", Query::DialsToAssign, Change::Add(Amount::N(-1)), MINE)]),
    (
        "squall",
        &[Ability {
            name: "Squall",
            on: On::Window(Window::ShipActivates),
            when: MINE,
            ops: &[
                choose(
                    Select::Squadrons(&Cond::All(&[
                        Cond::Friendly(IT),
                        Cond::Not(&Cond::IsEngaged(IT)),
                        Cond::MayMove(IT),
                        Cond::Near(IT, BEARER, Span::Range(Range::Medium)),
                    ])),
                    Count::UpTo(3),
                ),
                Op::Repeat {
                    times: Amount::InGroup,
                    ops: &[
                        Op::Choose(Choose {
                            what: Select::Squadrons(&Cond::All(&[
                                Cond::Chosen(IT),
                                Cond::Not(&Cond::MovedInShipActivation(IT)),
                            ])),
                            by: Who::Controller,
                            count: Count::One(V0),
                            optional: true,
                        }),
                        Op::Do(Act::Begin(Procedure::MoveUnengaged(V0_REF, 2))),
                    ],
                },
            ],
            ..PLAIN
        }],
    ),
];
