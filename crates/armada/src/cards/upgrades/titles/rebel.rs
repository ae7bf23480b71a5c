//! Titles of the Rebels.

use crate::cards::prelude::*;

const BESIDE_PROFUNDITY: Placement = Placement { to: 1, within: false, over_squadrons: true };

/// Titles of the Rebels, by name.
pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "admonition",
        &[Ability {
            name: "Admonition",
            on: On::Window(Window::SpendDefenseTokens),
            when: Cond::All(&[Cond::Is(OBJECT, BEARER), Cond::Finds(&Select::AllDice(DieFilter::ANY))]),
            cost: Cost::Pay(Price::DiscardDefense(V0)),
            limit: Limit::Times(1, Scope::Attack),
            ops: &[
                choose(Select::DefenseTokens(BEARER), Count::One(V0)),
                Op::Pay,
                choose(Select::AllDice(DieFilter::ANY), Count::One(V1)),
                Op::Do(Act::CancelDie(V1)),
            ],
            ..PLAIN
        }],
    ),
    (
        "amity",
        &[
            Ability {
                name: "Amity",
                on: On::Window(Window::ShipDeploys),
                when: MINE,
                ops: &[Op::Do(Act::GainDefense(BEARER, DefenseToken::Evade))],
                ..FORCED
            },
            Ability {
                name: "Amity",
                on: On::Window(Window::OverlapShip),
                when: Cond::All(&[Cond::Is(OBJECT, BEARER), Cond::Enemy(SUBJECT)]),
                ops: &[Op::Do(Act::DealFacedown(SUBJECT, 1)), Op::Do(Act::DealFacedown(BEARER, 1))],
                ..PLAIN
            },
        ],
    ),
    (
        "aspiration",
        &[
            Ability {
                name: "Aspiration",
                on: On::Window(Window::ShipDeploys),
                when: MINE,
                ops: &[
                    choose(Select::ZonesBelow(BEARER, 6), Count::UpTo(2)),
                    Op::Repeat {
                        times: Amount::N(24),
                        ops: &[
                            Op::Choose(Choose {
                                what: Select::GroupGivers(BEARER, 6),
                                by: Who::Controller,
                                count: Count::One(V0),
                                optional: true,
                            }),
                            choose(Select::GroupTakers(6), Count::One(V1)),
                            Op::Do(Act::MoveShield(V0_REF, V1_REF, 6)),
                        ],
                    },
                ],
                ..PLAIN
            },
            rule(
                "Aspiration",
                Query::MayRecoverShields,
                Change::Cannot,
                Cond::All(&[MINE, Cond::ShieldsAboveMax(BEARER)]),
            ),
            rule("Aspiration", Query::MayKeepExtraShields, Change::Can, MINE),
        ],
    ),
    (
        "bright-hope",
        &[Ability {
            name: "Bright Hope",
            on: On::Window(Window::BeforeSufferAttackDamage),
            when: Cond::All(&[Cond::Is(OBJECT, BEARER), Cond::Not(&Cond::Zone(OBJECT, &[Zone::Rear]))]),
            ops: &[Op::Do(Act::ReduceDamage(Amount::N(1)))],
            ..FORCED
        }],
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
        "foresight",
        &[
            rule("Foresight", Query::EvadeDice, Change::Add(Amount::N(1)), MINE),
            rule("Foresight", Query::RedirectZones, Change::Add(Amount::N(1)), MINE),
        ],
    ),
    (
        "garels-honor",
        // Only in its own maneuver (armada.card.garels-honor.02).
        &[rule(
            "Garel's Honor",
            Query::OverlapFaceup,
            Change::Can,
            Cond::All(&[Cond::Enemy(SUBJECT), Cond::Is(OBJECT, BEARER), Cond::Not(&Cond::SubjectMoves)]),
        )],
    ),
    (
        "home-one",
        &[Ability {
            name: "Home One",
            on: On::Window(Window::ResolveAttackEffects),
            when: Cond::All(&[
                Cond::Friendly(SUBJECT),
                Cond::Ship(SUBJECT),
                Cond::Not(&MINE),
                Cond::Near(SUBJECT, BEARER, Span::Distance(5)),
            ]),
            ops: &[
                choose(Select::DiceWithFace(DieFilter::ANY, Face::Accuracy), Count::One(V0)),
                Op::Do(Act::ChangeDie(V0, Face::Accuracy)),
            ],
            ..PLAIN
        }],
    ),
    (
        "independence",
        &[Ability {
            name: "Independence",
            on: On::Window(Window::SquadronActivates),
            // A faster squadron has no speed to increase.
            when: Cond::All(&[Cond::Is(OBJECT, BEARER), Cond::PrintedSpeedBelow(SUBJECT, 4)]),
            ops: &[
                choose(Select::Squadrons(&Cond::Is(IT, SUBJECT)), Count::One(V0)),
                Op::Grant { nth: 0, until: Scope::SquadronActivation, once: false },
                Op::Grant { nth: 1, until: Scope::SquadronActivation, once: false },
            ],
            grants: &[
                rule(
                    "Independence",
                    Query::SquadronSpeed,
                    Change::Set(Amount::N(4)),
                    Cond::Is(SUBJECT, V0_REF),
                ),
                rule("Independence", Query::MayAttack, Change::Cannot, Cond::Is(SUBJECT, V0_REF)),
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
        "mon-karren",
        &[rule(
            "Mon Karren",
            Query::MaySpendDefense,
            Change::Cannot,
            Cond::All(&[
                Cond::Is(OBJECT, BEARER),
                Cond::Ship(SUBJECT),
                Cond::Concentrated,
                Cond::Not(&Cond::SpentFewer(1)),
            ]),
        )],
    ),
    (
        "profundity",
        &[
            Ability {
                name: "Profundity",
                on: On::Window(Window::BeforeDeployFleets),
                ops: &[
                    choose(
                        Select::FleetShips(&Cond::All(&[
                            Cond::Friendly(IT),
                            Cond::Not(&Cond::Is(IT, BEARER)),
                            Cond::Size(IT, &[Size::Small]),
                            Cond::CommandValueAtMost(IT, 1),
                        ])),
                        Count::One(V0),
                    ),
                    Op::Do(Act::SetAside(V0_REF)),
                ],
                ..PLAIN
            },
            Ability {
                name: "Profundity",
                on: On::Window(Window::StartOfRound),
                ops: &[
                    choose(Select::Arrivals(BESIDE_PROFUNDITY), Count::One(V0)),
                    Op::Do(Act::Arrive(V0_REF, BESIDE_PROFUNDITY)),
                    Op::If {
                        cond: Cond::Finds(&Select::UpgradesFor(Slot::Commander, BEARER, V0_REF)),
                        then: &[
                            choose(Select::UpgradesFor(Slot::Commander, BEARER, V0_REF), Count::UpTo(1)),
                            Op::Each { what: None, var: V1, ops: &[Op::Do(Act::Equip(V1, V0_REF))] },
                        ],
                        otherwise: &[],
                    },
                    Op::If {
                        cond: Cond::Finds(&Select::UpgradesFor(Slot::Officer, BEARER, V0_REF)),
                        then: &[
                            choose(Select::UpgradesFor(Slot::Officer, BEARER, V0_REF), Count::UpTo(1)),
                            Op::Each { what: None, var: V1, ops: &[Op::Do(Act::Equip(V1, V0_REF))] },
                        ],
                        otherwise: &[],
                    },
                ],
                ..PLAIN
            },
        ],
    ),
    (
        "quantum-storm",
        &[Ability {
            name: "Quantum Storm",
            on: On::Window(Window::AfterExecuteManeuver),
            when: Cond::All(&[MINE, Cond::Navigated(BEARER)]),
            cost: Cost::Pay(Price::Exhaust),
            ops: &[Op::Do(Act::ExecuteStraightManeuver(BEARER, 1))],
            ..PLAIN
        }],
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
    (
        "tantive-iv",
        &[Ability {
            name: "Tantive IV",
            on: On::Would(Window::GainCommandToken),
            when: MINE,
            ops: &[
                choose(Select::OtherFriendlyShips(Span::Distance(5)), Count::One(V0)),
                Op::Do(Act::GainCommandToken(V0_REF, OBJECT)),
            ],
            ..PLAIN
        }],
    ),
    (
        "task-force-antilles",
        &[
            Ability {
                name: "Task Force Antilles",
                on: On::Window(Window::SufferAttackDamage),
                when: Cond::All(&[Cond::Is(OBJECT, BEARER), Cond::DamageOpen]),
                cost: Cost::Pay(Price::ExhaustCopy(V0)),
                limit: Limit::ByName(Scope::Attack),
                ops: &[
                    choose(Select::Copies(Span::Distance(3)), Count::One(V0)),
                    Op::Pay,
                    Op::Do(Act::DivertTo(V0_REF)),
                ],
                ..PLAIN
            },
            rule(
                "Task Force Antilles",
                Query::MaySpendPoints,
                Change::Cannot,
                Cond::All(&[MINE, Cond::ThisExhausted]),
            ),
        ],
    ),
    (
        "task-force-organa",
        &[
            Ability {
                name: "Task Force Organa",
                on: On::Window(Window::ResolveAttackEffects),
                when: Cond::All(&[MINE, Cond::Finds(&Select::Dice(DieFilter::ANY))]),
                cost: Cost::Pay(Price::ExhaustCopy(V0)),
                limit: Limit::ByName(Scope::Attack),
                ops: &[
                    choose(Select::Copies(Span::Distance(3)), Count::One(V0)),
                    Op::Pay,
                    choose(Select::Dice(DieFilter::ANY), Count::UpTo(2)),
                    Op::Each { what: None, var: V1, ops: &[Op::Do(Act::Reroll(V1))] },
                ],
                ..PLAIN
            },
            rule(
                "Task Force Organa",
                Query::MayTarget,
                Change::Cannot,
                Cond::All(&[MINE, Cond::Ship(OBJECT), Cond::ThisExhausted]),
            ),
        ],
    ),
    (
        "yavaris",
        &[Ability {
            name: "Yavaris",
            on: On::Window(Window::ResolveAttackEffects),
            when: Cond::All(&[
                Cond::CommandedBy(SUBJECT, BEARER),
                Cond::Not(&Cond::MovedInShipActivation(SUBJECT)),
                Cond::MayAddDice,
            ]),
            ops: &[
                choose(Select::ColoursInPool, Count::One(V1)),
                Op::Do(Act::AddDieOf(V1)),
                choose(Select::Squadrons(&Cond::Is(IT, SUBJECT)), Count::One(V0)),
                Op::Grant { nth: 0, until: Scope::ShipActivation, once: false },
            ],
            grants: &[rule("Yavaris", Query::MayMove, Change::Cannot, Cond::Is(SUBJECT, V0_REF))],
            ..PLAIN
        }],
    ),
];

/// Cards that say something else under `rr15`.
pub(in crate::cards) static RR15: &[Entry] = &[(
    "admonition",
    &[Ability {
        name: "Admonition",
        on: On::Window(Window::SpendDefenseTokens),
        when: Cond::All(&[Cond::Is(OBJECT, BEARER), Cond::Finds(&Select::AllDice(DieFilter::ANY))]),
        cost: Cost::Pay(Price::DiscardDefense(V0)),
        limit: Limit::Times(1, Scope::Attack),
        ops: &[
            choose(
                Select::Where(&Select::DefenseTokens(BEARER), V0, &Cond::Not(&Cond::TokenExhausted(V0_REF))),
                Count::One(V0),
            ),
            Op::Pay,
            choose(Select::AllDice(DieFilter::ANY), Count::One(V1)),
            Op::Do(Act::CancelDie(V1)),
        ],
        ..PLAIN
    }],
)];
