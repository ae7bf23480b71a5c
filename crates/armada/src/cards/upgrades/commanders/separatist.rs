//! Commanders of the Separatists.

use crate::cards::prelude::*;

/// A friend at distance 1–5 of what was destroyed.
const FRIEND_NEAR: Cond = Cond::All(&[Cond::Friendly(IT), Cond::Near(SUBJECT, IT, Span::Distance(5))]);
/// The exhausted defense tokens of the friend in the first register.
const EXHAUSTED: Select =
    Select::Where(&Select::DefenseTokens(V0_REF), V1, &Cond::TokenExhausted(Ref::Var(V1)));

/// Commanders of the Separatists, by name.
pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "admiral-trench",
        &[Ability {
            name: "Admiral Trench",
            on: On::Window(Window::StartOfShipPhase),
            cost: Cost::Pay(Price::DialOnCard(V0_REF)),
            ops: &[
                choose(Select::DialsOnCard, Count::One(V0)),
                Op::Pay,
                // It outlives its ship (armada.card.admiral-trench.04).
                Op::Grant { nth: 0, until: Scope::Round, once: false },
            ],
            grants: &[Ability {
                name: "Admiral Trench",
                on: On::Window(Window::PayForCommand),
                when: Cond::All(&[
                    Cond::Friendly(SUBJECT),
                    Cond::SameCommand(OBJECT, V0_REF),
                    Cond::Paid(SUBJECT, &[Payment::Token]),
                ]),
                ops: &[Op::Do(Act::CountAsPaid(SUBJECT, Payment::Both))],
                ..FORCED
            }],
            ..PLAIN
        }],
    ),
    (
        "count-dooku",
        &[Ability {
            name: "Count Dooku",
            on: On::Window(Window::StartOfShipPhase),
            cost: Cost::Pay(Price::TokenOnCard(V0_REF)),
            ops: &[
                choose(Select::TokensOnCard, Count::One(V0)),
                Op::Pay,
                Op::Each {
                    what: Some(Select::Ships(&Cond::Enemy(IT))),
                    var: V1,
                    ops: &[Op::Do(Act::GainRaidToken(V1_REF, V0_REF))],
                },
            ],
            ..PLAIN
        }],
    ),
    (
        "general-grievous-commander",
        &[Ability {
            name: "General Grievous",
            on: On::Window(Window::Destroyed),
            when: Cond::Friendly(SUBJECT),
            ops: &[
                choose(
                    Select::Where(
                        &Select::AnyOf(&[
                            Select::Ships(&FRIEND_NEAR),
                            Select::Squadrons(&Cond::All(&[FRIEND_NEAR, Cond::Unique(IT)])),
                        ]),
                        V0,
                        &Cond::Any(&[
                            Cond::Finds(&EXHAUSTED),
                            Cond::Finds(&Select::DiscardedTokens(Ref::Var(V0))),
                        ]),
                    ),
                    Count::One(V0),
                ),
                Op::Either {
                    by: Who::Controller,
                    options: &[
                        Branch {
                            name: "ready a defense token",
                            ops: &[choose(EXHAUSTED, Count::One(V1)), Op::Do(Act::ReadyDefense(V1_REF))],
                        },
                        Branch {
                            name: "recover a discarded defense token",
                            ops: &[
                                choose(Select::DiscardedTokens(V0_REF), Count::One(V1)),
                                Op::Do(Act::RecoverDefense(V1_REF)),
                            ],
                        },
                    ],
                },
            ],
            ..PLAIN
        }],
    ),
    (
        "kraken",
        &[Ability {
            name: "Kraken",
            on: On::Window(Window::ResolveAttackEffects),
            when: Cond::All(&[
                Cond::Friendly(SUBJECT),
                Cond::Ship(SUBJECT),
                Cond::Ship(OBJECT),
                Cond::AnotherFriendlyShipNear(SUBJECT, OBJECT, Span::Range(Range::Medium)),
            ]),
            // Once in an activation, whoever activates (armada.card.kraken.02).
            limit: Limit::Times(1, Scope::Activation),
            ops: &[
                choose(
                    Select::Where(
                        &Select::Dice(DieFilter::ANY),
                        V0,
                        &Cond::Finds(&Select::SingleIconFaces(V0)),
                    ),
                    Count::One(V0),
                ),
                choose(Select::SingleIconFaces(V0), Count::One(V1)),
                Op::Do(Act::ChangeDieTo(V0, V1)),
            ],
            ..PLAIN
        }],
    ),
    (
        "mar-tuuk",
        &[
            Ability {
                name: "Mar Tuuk",
                on: On::Window(Window::ResolveAttackEffects),
                when: Cond::All(&[
                    Cond::Friendly(SUBJECT),
                    Cond::Ship(SUBJECT),
                    Cond::Zone(OBJECT, Zone::ALL),
                    Cond::Not(&Cond::ShieldsAtMost(OBJECT, 0)),
                    Cond::MayAddDice,
                ]),
                ops: &[Op::Do(Act::AddDie(Colour::Red))],
                ..PLAIN
            },
            Ability {
                name: "Mar Tuuk",
                on: On::Window(Window::AfterRollAttackDice),
                when: Cond::All(&[
                    Cond::Friendly(SUBJECT),
                    Cond::Ship(SUBJECT),
                    Cond::Ship(OBJECT),
                    Cond::Not(&Cond::Finds(&Select::ZonesWithShields(OBJECT))),
                ]),
                ops: &[choose(Select::AllDice(DieFilter::ANY), Count::One(V0)), Op::Do(Act::CancelDie(V0))],
                ..FORCED
            },
        ],
    ),
    (
        "tf-1726",
        &[Ability {
            name: "TF-1726",
            on: On::Window(Window::ResolveAttackEffects),
            when: Cond::All(&[
                Cond::Friendly(SUBJECT),
                Cond::Ship(SUBJECT),
                Cond::More(&Amount::Raids(OBJECT), 0),
                Cond::MayAddDice,
            ]),
            limit: Limit::Times(1, Scope::Activation),
            ops: &[Op::Repeat {
                times: Amount::UpTo(2, &Amount::Raids(OBJECT)),
                ops: &[Op::Do(Act::AddDie(Colour::Black))],
            }],
            ..PLAIN
        }],
    ),
];
