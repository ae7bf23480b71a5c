//! Commanders of the Empire.

use crate::cards::prelude::*;

/// Friendly ships other than flotillas, stations among them, that have the enemy ship in the register near.
const WATCHERS: Select = Select::ShipsAndStations(&Cond::All(&[
    Cond::Friendly(IT),
    Cond::Not(&Cond::Flotilla(IT)),
    Cond::Near(IT, V1_REF, Span::Distance(5)),
]));

/// The large ones of them: a station has no size class (armada.card.admiral-konstantine.06).
const LARGER_WATCHERS: Select = Select::Ships(&Cond::All(&[
    Cond::Friendly(IT),
    Cond::Size(IT, &[Size::Medium, Size::Large, Size::Huge]),
    Cond::Near(IT, V1_REF, Span::Distance(5)),
]));

/// The faces with a critical icon.
const CRITICALS: &[Face] = &[Face::Critical, Face::HitCritical];
/// The dice that could be turned to a critical icon.
const TO_CRITICAL: Select =
    Select::Where(&Select::Dice(DieFilter::ANY), V1, &Cond::Finds(&Select::FacesAmong(V1, CRITICALS)));
/// Those of them that are another die than the one to be spent.
const ANOTHER_TO_CRITICAL: Select =
    Select::Where(&TO_CRITICAL, V1, &Cond::Not(&Cond::Same(Ref::Var(V0), Ref::Var(V1))));

/// Commanders of the Empire, by name.
pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "admiral-konstantine",
        &[Ability {
            name: "Admiral Konstantine",
            on: On::Window(Window::StartOfStatusPhase),
            ops: &[
                choose(
                    Select::Where(
                        &Select::Ships(&Cond::Enemy(IT)),
                        V1,
                        &Cond::All(&[Cond::AtLeast(2, &WATCHERS), Cond::Finds(&LARGER_WATCHERS)]),
                    ),
                    Count::UpTo(12),
                ),
                Op::Each {
                    what: None,
                    var: V0,
                    ops: &[Op::Either {
                        by: Who::Controller,
                        options: &[
                            Branch {
                                name: "discard a navigate token",
                                ops: &[Op::Do(Act::DiscardToken(V0_REF, Command::Navigate))],
                            },
                            Branch {
                                name: "change the speed",
                                ops: &[
                                    choose(Select::Speeds { of: V0_REF, by: 1, least: 1 }, Count::One(V2)),
                                    Op::Do(Act::SetSpeed(V0_REF, V2, Who::Controller)),
                                ],
                            },
                        ],
                    }],
                },
            ],
            ..PLAIN
        }],
    ),
    (
        "admiral-motti",
        &[
            rule(
                "Admiral Motti",
                Query::Hull,
                Change::Add(Amount::N(1)),
                Cond::All(&[Cond::Friendly(SUBJECT), Cond::Size(SUBJECT, &[Size::Small])]),
            ),
            rule(
                "Admiral Motti",
                Query::Hull,
                Change::Add(Amount::N(2)),
                Cond::All(&[Cond::Friendly(SUBJECT), Cond::Size(SUBJECT, &[Size::Medium])]),
            ),
            rule(
                "Admiral Motti",
                Query::Hull,
                Change::Add(Amount::N(3)),
                Cond::All(&[Cond::Friendly(SUBJECT), Cond::Size(SUBJECT, &[Size::Large])]),
            ),
        ],
    ),
    (
        "admiral-ozzel-commander",
        &[Ability {
            name: "Admiral Ozzel",
            on: On::Window(Window::DetermineCourse),
            when: Cond::Friendly(SUBJECT),
            limit: Limit::Times(1, Scope::Maneuver),
            ops: &[
                choose(Select::Speeds { of: SUBJECT, by: 1, least: 0 }, Count::One(V0)),
                Op::Do(Act::SetSpeed(SUBJECT, V0, Who::Owner(SUBJECT))),
            ],
            ..PLAIN
        }],
    ),
    (
        "admiral-piett",
        &[Ability {
            name: "Admiral Piett",
            on: On::Window(Window::PayForCommand),
            when: Cond::All(&[Cond::Friendly(SUBJECT), Cond::Paid(SUBJECT, &[Payment::Token])]),
            cost: Cost::Pay(Price::Exhaust),
            ops: &[Op::Do(Act::CountAsPaid(SUBJECT, Payment::Dial))],
            ..PLAIN
        }],
    ),
    (
        "admiral-screed",
        &[Ability {
            name: "Admiral Screed",
            on: On::Window(Window::ResolveAttackEffects),
            when: Cond::All(&[Cond::Friendly(SUBJECT), Cond::Ship(SUBJECT)]),
            cost: Cost::Pay(Price::Die(V0)),
            // Once in an activation, whoever activates (armada.card.admiral-screed.04).
            limit: Limit::Times(1, Scope::Activation),
            ops: &[
                choose(
                    Select::Where(
                        &Select::SpendableDice(DieFilter::ANY),
                        V0,
                        &Cond::Finds(&ANOTHER_TO_CRITICAL),
                    ),
                    Count::One(V0),
                ),
                Op::Pay,
                choose(TO_CRITICAL, Count::One(V1)),
                choose(Select::FacesAmong(V1, CRITICALS), Count::One(V2)),
                Op::Do(Act::ChangeDieTo(V1, V2)),
            ],
            ..PLAIN
        }],
    ),
    (
        "admiral-sloane",
        &[
            Ability {
                name: "Admiral Sloane",
                on: On::Window(Window::ResolveAttackEffects),
                when: Cond::All(&[SLOANE, Cond::Finds(&Select::SpendableDice(ACCURACY))]),
                ops: &[
                    choose(Select::SpendableBy(OBJECT, SUBJECT), Count::One(V0)),
                    choose(Select::SpendableDice(ACCURACY), Count::One(V1)),
                    Op::Do(Act::SpendDie(V1)),
                    Op::Do(Act::SpendDefense(V0_REF, SUBJECT)),
                ],
                ..PLAIN
            },
            Ability {
                name: "Admiral Sloane",
                on: On::Window(Window::ResolveAttackEffects),
                when: Cond::All(&[SLOANE, Cond::Ship(OBJECT)]),
                ops: &[
                    choose(
                        Select::Dice(DieFilter { colour: None, icons: &[Icon::Critical] }),
                        Count::One(V0),
                    ),
                    Op::Do(Act::Reroll(V0)),
                ],
                ..PLAIN
            },
        ],
    ),
    (
        "darth-vader-commander",
        &[Ability {
            name: "Darth Vader",
            on: On::Window(Window::ResolveAttackEffects),
            when: Cond::All(&[
                Cond::Friendly(SUBJECT),
                Cond::Ship(SUBJECT),
                Cond::Ship(OBJECT),
                Cond::Pool(DieFilter::ANY),
            ]),
            cost: Cost::Pay(Price::DefenseToken(V0)),
            ops: &[
                choose(Select::TokensToSpend(SUBJECT, None), Count::One(V0)),
                Op::Pay,
                Op::Do(Act::Begin(Procedure::RerollAny(Hue::Any))),
            ],
            ..PLAIN
        }],
    ),
    (
        "emperor-palpatine-commander",
        &[
            Ability {
                name: "Emperor Palpatine",
                on: On::Window(Window::AfterDeployFleets),
                ops: &[Op::Do(Act::PlaceDefenseTokens)],
                ..FORCED
            },
            Ability {
                name: "Emperor Palpatine",
                on: On::Window(Window::StartOfShipPhase),
                cost: Cost::Pay(Price::TypeOnCard(V0)),
                ops: &[
                    choose(Select::TypesOnCard, Count::One(V0)),
                    Op::Pay,
                    Op::Grant { nth: 0, until: Scope::Round, once: false },
                ],
                grants: &[rule(
                    "Emperor Palpatine",
                    Query::DiscardedWhenSpent,
                    Change::Can,
                    Cond::All(&[Cond::Enemy(OBJECT), Cond::TokenOfType(SUBJECT, V0_REF), Cond::DefenseStep]),
                )],
                ..PLAIN
            },
        ],
    ),
    (
        "general-romodi",
        &[
            rule(
                "General Romodi",
                Query::RemoveBeforeRoll,
                Change::Add(Amount::N(-1)),
                Cond::All(&[
                    Cond::Friendly(SUBJECT),
                    Cond::Ship(SUBJECT),
                    Cond::Ship(OBJECT),
                    Cond::ObstructedOnTable,
                ]),
            ),
            Ability {
                name: "General Romodi",
                on: On::Window(Window::ResolveAttackEffects),
                when: Cond::All(&[
                    Cond::Friendly(SUBJECT),
                    Cond::Ship(SUBJECT),
                    Cond::Ship(OBJECT),
                    Cond::ObstructedOnTable,
                    Cond::MayAddDice,
                ]),
                ops: &[Op::Do(Act::AddDie(Colour::Red))],
                ..PLAIN
            },
        ],
    ),
    (
        "general-tagge",
        &[
            Ability {
                name: "General Tagge",
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
                name: "General Tagge",
                on: On::Window(Window::StartOfShipPhase),
                when: Cond::RoundOnCard,
                ops: &[Op::Each {
                    what: Some(Select::Ships(&Cond::All(&[
                        Cond::Friendly(IT),
                        Cond::Finds(&Select::DiscardedTokens(IT)),
                    ]))),
                    var: V0,
                    ops: &[Op::May {
                        by: Who::Controller,
                        what: "recover a defense token",
                        ops: &[
                            choose(Select::DiscardedTokens(V0_REF), Count::One(V1)),
                            Op::Do(Act::RecoverReadied(V1_REF)),
                        ],
                    }],
                }],
                ..PLAIN
            },
        ],
    ),
    (
        "grand-admiral-thrawn",
        &[Ability {
            name: "Grand Admiral Thrawn",
            on: On::Window(Window::StartOfShipPhase),
            cost: Cost::Pay(Price::DialOnCard(V0_REF)),
            ops: &[
                choose(Select::DialsOnCard, Count::One(V0)),
                Op::Pay,
                // It outlives its ship (armada.card.grand-admiral-thrawn.04).
                Op::Grant { nth: 0, until: Scope::Round, once: false },
            ],
            grants: &[Ability {
                name: "Grand Admiral Thrawn",
                on: On::Window(Window::ShipActivates),
                when: Cond::Friendly(SUBJECT),
                ops: &[Op::Do(Act::GainDial(SUBJECT, V0_REF))],
                ..FORCED
            }],
            ..PLAIN
        }],
    ),
    (
        "grand-moff-tarkin",
        &[Ability {
            name: "Grand Moff Tarkin",
            on: On::Window(Window::StartOfShipPhase),
            ops: &[
                choose(Select::Commands(Command::ALL), Count::One(V0)),
                Op::Each {
                    what: Some(Select::FriendlyShips),
                    var: V1,
                    ops: &[Op::Do(Act::GainCommandToken(V1_REF, V0_REF))],
                },
            ],
            ..PLAIN
        }],
    ),
    (
        "moff-jerjerrod",
        &[Ability {
            name: "Moff Jerjerrod",
            on: On::Window(Window::DetermineCourse),
            when: Cond::All(&[
                Cond::Friendly(SUBJECT),
                Cond::ManeuverByDial(SUBJECT),
                Cond::FirstYawBelow(SUBJECT, 2),
            ]),
            ops: &[
                Op::Do(Act::Keep(SUBJECT, V0)),
                Op::Do(Act::Suffer(SUBJECT, Amount::N(1))),
                Op::If {
                    cond: Cond::Activating(SUBJECT),
                    then: &[Op::Grant { nth: 0, until: Scope::ShipActivation, once: false }],
                    otherwise: &[Op::Grant { nth: 0, until: Scope::Maneuver, once: false }],
                },
            ],
            grants: &[rule(
                "Moff Jerjerrod",
                Query::Yaw,
                Change::Set(Amount::N(2)),
                Cond::All(&[Cond::Is(SUBJECT, V0_REF), Cond::Joint(1), Cond::ManeuverByDial(SUBJECT)]),
            )],
            ..PLAIN
        }],
    ),
];

/// A friendly squadron without rogue attacks.
const SLOANE: Cond = Cond::All(&[
    Cond::Friendly(SUBJECT),
    Cond::Squadron(SUBJECT),
    Cond::Not(&Cond::Keyword(SUBJECT, Keyword::Rogue)),
]);

const ACCURACY: DieFilter = DieFilter { colour: None, icons: &[Icon::Accuracy] };
