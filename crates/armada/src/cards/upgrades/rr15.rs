//! Cards that say something else under `rr15` than in their newest wording, which stands with the others.

use super::offensive_retrofits::SET_ASIDE;
use super::support_teams::{ENGINE_TECHS, token_for_yaw};
use crate::cards::prelude::*;

/// These cards, by name.
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
                choose(
                    Select::Where(
                        &Select::DefenseTokens(BEARER),
                        V0,
                        &Cond::Not(&Cond::TokenExhausted(V0_REF)),
                    ),
                    Count::One(V0),
                ),
                Op::Pay,
                choose(Select::AllDice(DieFilter::ANY), Count::One(V1)),
                Op::Do(Act::CancelDie(V1)),
            ],
            ..PLAIN
        }],
    ),
    (
        "engine-techs",
        // Both paragraphs act after the maneuver: who overlapped a ship may use the first before the second exhausts the
        // card (armada.card.engine-techs.72).
        &[
            ENGINE_TECHS,
            Ability {
                name: "Engine Techs",
                on: On::Window(Window::AfterExecuteManeuver),
                when: Cond::All(&[MINE, Cond::Ship(OBJECT)]),
                cost: Cost::Pay(Price::Exhaust),
                ..FORCED
            },
        ],
    ),
    (
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
    ),
    (
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
    ),
    (
        "linked-turbolaser-towers",
        &[
            Ability {
                name: "Linked Turbolaser Towers",
                on: On::Window(Window::ResolveAttackEffects),
                when: MINE,
                ops: &[
                    choose(Select::Dice(DieFilter { colour: Some(Colour::Red), icons: &[] }), Count::One(V0)),
                    Op::Do(Act::Reroll(V0)),
                ],
                ..PLAIN
            },
            Ability {
                name: "Linked Turbolaser Towers dice",
                on: On::Window(Window::ResolveAttackEffects),
                when: Cond::All(&[
                    MINE,
                    Cond::Activating(BEARER),
                    Cond::Squadron(OBJECT),
                    Cond::FirstTarget,
                    Cond::MayAddDice,
                ]),
                // armada.card.linked-turbolaser-towers.73
                limit: Limit::Times(1, Scope::ShipActivation),
                ops: &[
                    choose(Select::Colours, Count::One(V0)),
                    choose(Select::Colours, Count::One(V1)),
                    Op::Do(Act::AddDieOf(V0)),
                    Op::Do(Act::AddDieOf(V1)),
                    Op::Do(Act::NoFurtherTargets),
                ],
                ..PLAIN
            },
        ],
    ),
    (
        "rapid-launch-bays",
        &[
            SET_ASIDE,
            // As many as the command could activate; placing one is no activation (armada.card.rapid-launch-bays.73).
            Ability {
                name: "Rapid Launch Bays",
                on: On::Window(Window::ResolveSquadronCommand),
                when: Cond::All(&[MINE, Cond::Finds(&Select::Arrivals(LAUNCHED))]),
                ops: &[
                    Op::Do(Act::Count(Amount::CommandedSquadrons)),
                    choose(Select::Arrivals(LAUNCHED), Count::UpToNumber),
                    Op::Each { what: None, var: V0, ops: &[Op::Do(Act::Arrive(V0_REF, LAUNCHED))] },
                ],
                ..PLAIN
            },
            rule("Rapid Launch Bays", Query::MayMove, Change::Cannot, Cond::Held(SUBJECT)),
        ],
    ),
    (
        "slicer-tools",
        &[Ability {
            name: "Slicer Tools",
            on: On::Window(Window::AfterExecuteManeuver),
            when: MINE,
            cost: Cost::Pay(Price::Exhaust),
            ops: &[
                choose(
                    Select::Ships(&Cond::All(&[
                        Cond::Enemy(IT),
                        Cond::HasDials(IT),
                        Cond::Near(IT, BEARER, Span::Distance(3)),
                    ])),
                    Count::One(V0),
                ),
                Op::Pay,
                Op::Do(Act::ShowTopDial(V0_REF, Who::Controller)),
                choose(Select::Commands(Command::ALL), Count::One(V1)),
                Op::Do(Act::SetTopDial(V0_REF, V1_REF, Who::Controller)),
            ],
            ..PLAIN
        }],
    ),
];

/// Where Rapid Launch Bays put a squadron.
const LAUNCHED: Placement = Placement { to: 1, within: true, over_squadrons: false };
