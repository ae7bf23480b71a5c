//! Titles.

use crate::cards::prelude::*;
use crate::cards::shared::{MODIFY, NO_SLAM, REROLL_ONE, SLAMMED};

pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "blackone",
        &[
            must(
                "Black One",
                Window::AfterAction,
                SLAMMED,
                &[
                    Op::Do(Act::LoseCharge),
                    Op::If {
                        cond: Cond::Has(BEARER, Token::Disarm),
                        then: &[Op::May {
                            by: Who::Controller,
                            what: "gain an ion token to remove a disarm token",
                            ops: &[
                                Op::Do(Act::Gain(BEARER, Token::Ion, 1)),
                                Op::Do(Act::Remove(BEARER, Token::Disarm, 1)),
                            ],
                        }],
                        otherwise: &[],
                    },
                ],
            ),
            rule("Black One", Query::MayAct, Change::Cannot, NO_SLAM),
        ],
    ),
    (
        "dauntless",
        &[may(
            "Dauntless",
            Window::AfterExecuteManeuver,
            Cond::All(&[MINE, Cond::AmountIs(0)]),
            &[Op::Do(Act::Action(
                BEARER,
                Actions { colour: Some(Colour::Red), white_only: true, ..actions(&[]) },
            ))],
        )],
    ),
    (
        "ig2000",
        &[rule(
            "IG-2000",
            Query::PilotAbility,
            Change::Can,
            Cond::All(&[
                MINE,
                Cond::Friendly(OBJECT),
                Cond::Carries(OBJECT, "ig2000"),
                Cond::Not(&Cond::Removed(OBJECT)),
            ]),
        )],
    ),
    (
        "landosmillenniumfalcon",
        &[
            rule(
                "Lando's Millennium Falcon",
                Query::SharesShields,
                Change::Can,
                Cond::All(&[
                    MINE,
                    Cond::DockedWith(OBJECT, BEARER),
                    Cond::ShipType(OBJECT, &["escapecraft"]),
                ]),
            ),
            rule(
                "Lando's Millennium Falcon",
                Query::AttackDice,
                Change::Add(Amount::N(1)),
                Cond::All(&[MINE, Cond::Primary, Cond::Has(OBJECT, Token::Stress)]),
            ),
        ],
    ),
    (
        "marauder",
        &[may(
            "Marauder",
            Window::ModifyAttackDice,
            Cond::All(&[MODIFY, Cond::Primary, Cond::FromArc(Arc::Rear)]),
            &REROLL_ONE,
        )],
    ),
    (
        "millenniumfalcon",
        &[may(
            "Millennium Falcon",
            Window::ModifyDefenseDice,
            Cond::All(&[MODIFY, Cond::Has(BEARER, Token::Evade)]),
            &[choose_exactly(Select::Rerollable(ANY_DEFENSE), 1), Op::Do(Act::RerollGroup)],
        )],
    ),
    (
        "moldycrow",
        &[Ability {
            grants: &[
                Ability {
                    name: "Moldy Crow",
                    on: On::Query(Query::KeepsFocus, Change::Add(Amount::N(2))),
                    when: MINE,
                    ..FORCED
                },
                Ability {
                    name: "Moldy Crow",
                    on: On::Query(Query::KeepsFocus, Change::Add(Amount::N(1))),
                    when: MINE,
                    ..FORCED
                },
            ],
            ..may(
                "Moldy Crow",
                Window::EndDuring,
                Cond::Has(BEARER, Token::Focus),
                &[Op::Either {
                    by: Who::Controller,
                    options: &[
                        Branch {
                            name: "keep 2 focus tokens",
                            ops: &[Op::Grant { nth: 0, until: Scope::Phase, once: false }],
                        },
                        Branch {
                            name: "keep 1 focus token",
                            ops: &[Op::Grant { nth: 1, until: Scope::Phase, once: false }],
                        },
                    ],
                }],
            )
        }],
    ),
    (
        "outrider",
        &[
            rule(
                "Outrider",
                Query::DefenseDice,
                Change::Add(Amount::N(-1)),
                Cond::All(&[Cond::Is(OBJECT, BEARER), Cond::ObstructedByObstacle]),
            ),
            may(
                "Outrider",
                Window::AfterExecuteManeuver,
                Cond::All(&[MINE, Cond::AmountIs(1), Cond::MetObstacle]),
                &[
                    choose(Select::RemovableOf(BEARER, &[Shade::Red, Shade::Orange])),
                    Op::Do(Act::RemoveChosen(V0)),
                ],
            ),
        ],
    ),
    (
        "punishingone",
        &[rule(
            "Punishing One",
            Query::AttackDice,
            Change::Add(Amount::N(1)),
            Cond::All(&[MINE, Cond::Primary, Cond::InArc(BEARER, ArcOf::Front, OBJECT)]),
        )],
    ),
    (
        "razorcrest",
        &[
            must(
                "Razor Crest",
                Window::AfterPlaceForces,
                Cond::Not(&Cond::Hides(BEARER)),
                &[choose(Select::Spares(BEARER, Slot::Illicit)), Op::Do(Act::Hide(BEARER, V0))],
            ),
            may(
                "Razor Crest",
                Window::SystemTurn,
                Cond::All(&[MINE, Cond::Hides(BEARER)]),
                &[Op::Do(Act::EquipHidden(BEARER))],
            ),
        ],
    ),
    (
        "reysmillenniumfalcon",
        &[
            rule(
                "Rey's Millennium Falcon",
                Query::RedWhileStressed,
                Change::Can,
                Cond::All(&[
                    MINE,
                    Cond::Tokens(BEARER, Token::Stress, 0, 2),
                    Cond::Bearings(&[Bearing::SegnorsLoopLeft, Bearing::SegnorsLoopRight]),
                ]),
            ),
            rule(
                "Rey's Millennium Falcon",
                Query::MayActStressed,
                Change::Can,
                Cond::All(&[
                    MINE,
                    Cond::Tokens(BEARER, Token::Stress, 0, 2),
                    Cond::ActionIn(&[ActionKind::Boost, ActionKind::Rotate]),
                ]),
            ),
        ],
    ),
    (
        "slavei-swz82",
        &[may(
            "Slave I",
            Window::ModifyAttackDice,
            Cond::All(&[MODIFY, Cond::FromArc(Arc::Front), Cond::InArc(OBJECT, ArcOf::FullRear, BEARER)]),
            &[choose(Select::Dice(HITS)), Op::Do(Act::Change(V0, Face::Critical))],
        )],
    ),
];
