//! Officers of the Separatists.

use crate::cards::prelude::*;

/// San Hill lets a squadron command activate another squadron, once for each command.
const SAN_HILL: Ability<ArmadaWords> = Ability {
    name: "San Hill",
    on: On::Window(Window::SquadronCommandExhausted),
    when: Cond::All(&[
        Cond::Friendly(SUBJECT),
        Cond::Near(SUBJECT, BEARER, Span::Distance(5)),
        Cond::CanCommandSquadrons(SUBJECT),
    ]),
    cost: Cost::Pay(Price::TokenOnCard(V0_REF)),
    limit: Limit::ByName(Scope::Command),
    ops: &[
        choose(Select::Commands(&[Command::Squadron]), Count::One(V0)),
        Op::Pay,
        Op::Grant { nth: 0, until: Scope::Command, once: false },
    ],
    grants: &[rule(
        "San Hill",
        Query::SquadronActivations,
        Change::Add(Amount::N(1)),
        Cond::Friendly(SUBJECT),
    )],
    ..PLAIN
};

/// Officers of the Separatists, by name.
pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "rune-haako",
        &[Ability {
            name: "Rune Haako",
            on: On::Window(Window::RevealCommand),
            when: MINE,
            ops: &[
                choose(
                    Select::Where(
                        &Select::OtherFriendlyShips(Span::Distance(5)),
                        V0,
                        &Cond::Any(&[Cond::HasTokens(V0_REF), Cond::Finds(&Select::TokensOnCard)]),
                    ),
                    Count::One(V0),
                ),
                // One after the other, as long as there is a token and the player wants it.
                Op::Repeat {
                    times: Amount::N(8),
                    ops: &[
                        Op::Choose(Choose {
                            what: Select::AnyOf(&[Select::CommandTokens(V0_REF), Select::TokensOnCard]),
                            by: Who::Controller,
                            count: Count::One(V1),
                            optional: true,
                        }),
                        Op::Do(Act::LoseToken(V0_REF, V1_REF)),
                        Op::Do(Act::GainCommandToken(BEARER, V1_REF)),
                    ],
                },
            ],
            ..PLAIN
        }],
    ),
    (
        "san-hill",
        // At any time while the command is resolved (armada.card.san-hill.02): before anything of it is done, or when nothing
        // of it is left.
        &[
            Ability {
                on: On::Window(Window::ResolveSquadronCommand),
                when: Cond::All(&[Cond::Friendly(SUBJECT), Cond::Near(SUBJECT, BEARER, Span::Distance(5))]),
                ..SAN_HILL
            },
            SAN_HILL,
        ],
    ),
    (
        "shu-mai",
        &[
            Ability {
                name: "Shu Mai",
                on: On::Window(Window::AfterDeployFleets),
                ops: &[
                    choose(Select::Rounds, Count::One(V0)),
                    choose(Select::RoundsApart(V0), Count::One(V1)),
                    Op::Do(Act::MarkRound(V0_REF)),
                    Op::Do(Act::MarkRound(V1_REF)),
                ],
                ..PLAIN
            },
            Ability {
                name: "Shu Mai",
                on: On::Window(Window::ResolveAttackEffects),
                when: Cond::All(&[MINE, Cond::Ship(OBJECT), Cond::RoundOnCard]),
                ops: &[
                    choose(Select::Dice(DieFilter::ANY), Count::UpTo(3)),
                    Op::Each { what: None, var: V0, ops: &[Op::Do(Act::Reroll(V0))] },
                ],
                ..PLAIN
            },
        ],
    ),
    (
        "ti-99",
        &[
            rule(
                "TI-99",
                Query::KeywordValue,
                Change::Add(Amount::N(3)),
                Cond::All(&[TI_99, Cond::Not(&Cond::PrintedKeyword(SUBJECT, Keyword::Counter))]),
            ),
            rule(
                "TI-99",
                Query::KeywordValue,
                Change::Add(Amount::N(1)),
                Cond::All(&[TI_99, Cond::PrintedKeyword(SUBJECT, Keyword::Counter)]),
            ),
            Ability {
                name: "TI-99",
                on: On::Window(Window::AfterAttack),
                when: Cond::All(&[
                    Cond::AttackKind(&[AttackKind::Counter]),
                    Cond::Squadron(SUBJECT),
                    Cond::Friendly(SUBJECT),
                    Cond::Near(SUBJECT, BEARER, Span::Distance(3)),
                ]),
                ops: &[Op::Do(Act::SetActivated(SUBJECT))],
                ..FORCED
            },
        ],
    ),
    (
        "tikkes",
        &[
            Ability {
                name: "Tikkes",
                on: On::Window(Window::RevealCommand),
                when: MINE,
                ops: &[
                    choose(Select::Commands(Command::ALL), Count::One(V0)),
                    Op::Do(Act::PutOnCard(OBJECT)),
                    Op::Do(Act::GainCommandToken(BEARER, V0_REF)),
                ],
                ..PLAIN
            },
            rule(
                "Tikkes",
                Query::MayChooseDial,
                Change::Cannot,
                Cond::All(&[MINE, Cond::Finds(&Select::TokensOnCard), Cond::Not(&Cond::OnCard(OBJECT))]),
            ),
            Ability {
                name: "Tikkes",
                on: On::Window(Window::EndOfCommandPhase),
                ops: &[Op::Each {
                    what: Some(Select::TokensOnCard),
                    var: V0,
                    ops: &[Op::Do(Act::LoseToken(BEARER, V0_REF))],
                }],
                ..FORCED
            },
        ],
    ),
];

/// An unactivated friendly squadron in range is asked for its counter value.
const TI_99: Cond = Cond::All(&[
    Cond::AsksKeyword(Keyword::Counter),
    Cond::Squadron(SUBJECT),
    Cond::Friendly(SUBJECT),
    Cond::Not(&Cond::Activated(SUBJECT)),
    Cond::Near(SUBJECT, BEARER, Span::Distance(3)),
]);
