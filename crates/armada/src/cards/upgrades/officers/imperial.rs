//! Officers of the Empire.

use crate::cards::prelude::*;

/// A concentrate fire command of the ship in an attack at medium or long range, neither nearer nor beyond.
const KRENNIC: Cond = Cond::All(&[
    MINE,
    Cond::CommandIn(OBJECT, &[Command::ConcentrateFire]),
    Cond::AttackRange(Range::Long),
    Cond::Not(&Cond::AttackRange(Range::Close)),
]);

/// It acts when the command's own effects are over (armada.card.director-krennic.02).
const DIRECTOR_KRENNIC: Ability<ArmadaWords> =
    Ability { name: "Director Krennic", on: On::Window(Window::AfterResolveCommand), ..PLAIN };

/// Officers of the Empire, by name.
pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "admiral-montferrat",
        &[
            rule(
                "Admiral Montferrat",
                Query::Obstructed,
                Change::Can,
                Cond::All(&[Cond::Is(OBJECT, BEARER), Cond::Ship(SUBJECT), Cond::SpeedAbove(BEARER, 2)]),
            ),
            Ability {
                name: "Admiral Montferrat",
                on: On::Window(Window::AfterExecuteManeuver),
                when: Cond::All(&[MINE, Cond::Ship(OBJECT)]),
                ops: &[Op::Do(Act::DiscardThis)],
                ..FORCED
            },
        ],
    ),
    (
        "admiral-ozzel-officer",
        &[Ability {
            name: "Admiral Ozzel",
            on: On::Window(Window::StartOfRound),
            when: Cond::All(&[Cond::Rounds(1, 1), Cond::InPlay(BEARER)]),
            ops: &[Op::Do(Act::ExecuteManeuver(BEARER, 1))],
            ..PLAIN
        }],
    ),
    (
        "admiral-titus",
        &[Ability {
            name: "Admiral Titus",
            on: On::Window(Window::StartOfRound),
            when: Cond::All(&[Cond::Rounds(1, 1), Cond::InPlay(BEARER)]),
            ops: &[
                choose(Select::Ships(&Cond::Enemy(IT)), Count::One(V0)),
                choose(Select::Speeds { of: V0_REF, by: 1, least: 0 }, Count::One(V1)),
                Op::Do(Act::SetSpeed(V0_REF, V1, Who::Controller)),
            ],
            ..PLAIN
        }],
    ),
    (
        "agent-kallus",
        &[Ability {
            name: "Agent Kallus",
            on: On::Window(Window::ResolveAttackEffects),
            when: Cond::All(&[MINE, Cond::Unique(OBJECT), Cond::MayAddDice]),
            ops: &[choose(Select::Colours, Count::One(V0)), Op::Do(Act::AddDieOf(V0))],
            ..PLAIN
        }],
    ),
    (
        "captain-brunson",
        &[Ability {
            name: "Captain Brunson",
            on: On::Window(Window::SpendDefenseTokens),
            when: Cond::All(&[
                Cond::Is(OBJECT, BEARER),
                Cond::Finds(&Select::Obstacles(&Cond::Near(IT, BEARER, Span::Distance(2)))),
            ]),
            cost: Cost::Pay(Price::Exhaust),
            ops: &[
                choose(Select::AllDice(DieFilter::ANY), Count::One(V0)),
                Op::Pay,
                Op::Do(Act::CancelDie(V0)),
            ],
            ..PLAIN
        }],
    ),
    (
        "captain-needa",
        &[Ability {
            name: "Captain Needa",
            on: On::Window(Window::StartOfRound),
            when: Cond::Rounds(1, 1),
            ops: &[
                choose(
                    Select::Where(
                        &Select::DefenseTokens(BEARER),
                        V0,
                        &Cond::Not(&Cond::TokenType(V0_REF, DefenseToken::Evade)),
                    ),
                    Count::One(V0),
                ),
                Op::Do(Act::ReplaceDefense(V0_REF, DefenseToken::Evade)),
            ],
            ..PLAIN
        }],
    ),
    (
        "commander-beck",
        &[
            rule(
                "Commander Beck",
                Query::AsIfTokens,
                Change::Add(Amount::N(2)),
                Cond::All(&[MINE, Cond::Activating(BEARER)]),
            ),
            Ability {
                name: "Commander Beck",
                on: On::Window(Window::AfterResolveCommand),
                when: Cond::All(&[MINE, Cond::PaidAsToken]),
                ops: &[Op::Do(Act::GainRaidToken(BEARER, OBJECT))],
                ..FORCED
            },
        ],
    ),
    (
        "darth-vader-officer",
        &[Ability {
            name: "Darth Vader",
            on: On::Window(Window::ResolveAttackEffects),
            when: Cond::All(&[
                Cond::Friendly(SUBJECT),
                Cond::Ship(SUBJECT),
                Cond::Ship(OBJECT),
                Cond::Near(SUBJECT, BEARER, Span::Distance(5)),
                Cond::Pool(DieFilter::ANY),
            ]),
            cost: Cost::Pay(Price::Upgrade(V0)),
            ops: &[
                choose(Select::Upgrades(SUBJECT, &[Slot::Commander, Slot::Officer]), Count::One(V0)),
                Op::Pay,
                Op::Do(Act::Begin(Procedure::RerollAny(Hue::Any))),
            ],
            ..PLAIN
        }],
    ),
    (
        "director-krennic",
        &[
            Ability {
                when: Cond::All(&[KRENNIC, Cond::PaidWithDial]),
                ops: &[Op::Do(Act::Begin(Procedure::RerollAny(Hue::Of(Colour::Red))))],
                ..DIRECTOR_KRENNIC
            },
            Ability {
                when: Cond::All(&[KRENNIC, Cond::PaidWithToken]),
                ops: &[Op::Do(Act::Begin(Procedure::RerollUpTo(Hue::Of(Colour::Red), 2)))],
                ..DIRECTOR_KRENNIC
            },
        ],
    ),
    (
        "emperor-palpatine-officer",
        &[Ability {
            name: "Emperor Palpatine",
            on: On::Window(Window::DeclareTarget),
            when: Cond::All(&[
                Cond::Is(OBJECT, BEARER),
                Cond::Enemy(SUBJECT),
                Cond::Any(&[Cond::Ship(SUBJECT), Cond::Unique(SUBJECT)]),
            ]),
            ops: &[
                choose_by(
                    Select::Where(&Select::DefenseTokens(SUBJECT), V0, &Cond::MaySpend(V0_REF, SUBJECT)),
                    Who::Owner(SUBJECT),
                    Count::One(V0),
                ),
                Op::Do(Act::SpendDefense(V0_REF, SUBJECT)),
            ],
            ..FORCED
        }],
    ),
    (
        "governor-pryce",
        &[Ability {
            name: "Governor Pryce",
            on: On::Window(Window::ResolveAttackEffects),
            when: Cond::All(&[MINE, Cond::Ship(OBJECT), Cond::Not(&Cond::ShieldsAtMost(SUBJECT, 0))]),
            limit: Limit::Times(1, Scope::Activation),
            ops: &[
                choose(Select::Dice(DieFilter::ANY), Count::One(V0)),
                choose(Select::FacesWithout(V0, &[Icon::Accuracy]), Count::One(V1)),
                Op::Do(Act::SpendShield(SUBJECT)),
                Op::Do(Act::ChangeDieTo(V0, V1)),
            ],
            ..PLAIN
        }],
    ),
    (
        "iden-versio",
        &[
            rule(
                "Iden Versio",
                Query::EvadeCancels,
                Change::Can,
                Cond::All(&[MINE, Cond::AttackRange(Range::Close)]),
            ),
            Ability {
                name: "Iden Versio",
                on: On::Window(Window::ResolveSquadronCommand),
                when: MINE,
                cost: Cost::Pay(Price::Discard),
                ops: &[
                    choose(
                        Select::Ships(&Cond::All(&[
                            Cond::Enemy(IT),
                            Cond::Near(IT, BEARER, Span::Range(Range::Close)),
                            Cond::Finds(&Select::RaidsToGain(IT)),
                        ])),
                        Count::One(V0),
                    ),
                    Op::Pay,
                    choose(Select::RaidsToGain(V0_REF), Count::One(V1)),
                    Op::Do(Act::GainRaidToken(V0_REF, V1_REF)),
                ],
                ..PLAIN
            },
        ],
    ),
    (
        "lira-wessex",
        &[Ability {
            name: "Lira Wessex",
            on: On::Window(Window::FaceupDamageCard),
            when: Cond::All(&[MINE, Cond::DealtFaceup, Cond::LiesFaceup(OBJECT)]),
            cost: Cost::Pay(Price::TokenOf(Command::Repair)),
            ops: &[Op::Do(Act::FlipFacedown(OBJECT))],
            ..PLAIN
        }],
    ),
    ("minister-tua", &[]),
    (
        "reeva-demesne",
        &[Ability {
            name: "Reeva Demesne",
            on: On::Window(Window::DeclareTarget),
            when: Cond::All(&[Cond::Is(OBJECT, BEARER), Cond::Not(&Cond::ShieldsAtMost(OBJECT, 0))]),
            cost: Cost::Pay(Price::Exhaust),
            ops: &[
                choose(
                    Select::Where(&Select::DefenseTokens(BEARER), V0, &Cond::MayReady(V0_REF)),
                    Count::One(V0),
                ),
                Op::Pay,
                Op::Do(Act::ReadyDefense(V0_REF)),
            ],
            ..PLAIN
        }],
    ),
    (
        "taskmaster-grint",
        &[Ability {
            name: "Taskmaster Grint",
            on: On::Window(Window::RevealCommand),
            when: Cond::All(&[MINE, Cond::OnCard(OBJECT)]),
            ops: &[Op::Do(Act::GainCommandToken(BEARER, OBJECT))],
            ..PLAIN
        }],
    ),
    (
        "the-grand-inquisitor",
        &[Ability {
            name: "The Grand Inquisitor",
            on: On::Window(Window::SpeedDialChanged),
            when: Cond::All(&[Cond::Enemy(SUBJECT), Cond::Near(SUBJECT, BEARER, Span::Distance(5))]),
            cost: Cost::Pay(Price::Exhaust),
            ops: &[
                choose(Select::Speeds { of: BEARER, by: 1, least: 0 }, Count::One(V0)),
                Op::Pay,
                Op::Do(Act::SetSpeed(BEARER, V0, Who::Controller)),
            ],
            ..PLAIN
        }],
    ),
    (
        "wullf-yularen",
        &[Ability {
            name: "Wullf Yularen",
            on: On::Window(Window::CommandTokenSpent),
            when: MINE,
            cost: Cost::Pay(Price::Exhaust),
            ops: &[Op::Do(Act::GainCommandToken(BEARER, OBJECT))],
            ..PLAIN
        }],
    ),
];

/// Cards that say something else under `rr15`.
pub(in crate::cards) static RR15: &[Entry] = &[(
    "governor-pryce",
    &[
        Ability {
            name: "Governor Pryce",
            on: On::Window(Window::AfterDeployFleets),
            ops: &[choose(Select::Rounds, Count::One(V0)), Op::Do(Act::MarkRound(V0_REF))],
            ..PLAIN
        },
        // Of two with the same round the first player's goes first (armada.card.governor-pryce.75).
        rule(
            "Governor Pryce",
            Query::MayActivate,
            Change::Cannot,
            Cond::All(&[
                MINE,
                Cond::RoundOnCard,
                Cond::Finds(&Select::Ships(&Cond::All(&[
                    Cond::Not(&Cond::Is(IT, BEARER)),
                    Cond::Not(&Cond::Activated(IT)),
                    Cond::Not(&Cond::All(&[
                        Cond::FirstPlayer(BEARER),
                        Cond::SecondPlayer(IT),
                        Cond::BearsCopyOfRound(IT),
                    ])),
                ]))),
            ]),
        ),
    ],
)];
