//! Pilots of the Empire.

use crate::cards::prelude::*;

const FOCUS: Faces = Faces { die: Die::Attack, faces: &[Face::Focus] };
/// Enemies in the bearer's bullseye arc.
const AHEAD: Cond = Cond::All(&[Cond::Enemy(IT), Cond::InArc(BEARER, ArcOf::Bullseye, IT)]);

/// Pilots of the Empire, by their ids.
pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "darthvader",
        &[Ability {
            cost: Cost::Pay(Price::Force(1)),
            ..may("Darth Vader", Window::AfterAction, MINE, &[Op::Do(Act::Action(BEARER, actions(&[])))])
        }],
    ),
    (
        "duchess",
        // In place of what Adaptive Ailerons have every other ship do.
        &[may("Duchess", Window::BeforeRevealDial, MINE, &[Op::Do(Act::Task(BEARER, Task::Boost))])],
    ),
    (
        "grandinquisitor",
        // Not with and against ordnance, which has no range bonus (xwing.card.grand-inquisitor-tie-advanced-v1.01, .02).
        &[
            Ability {
                cost: Cost::Pay(Price::Force(1)),
                grants: &[Ability {
                    name: "Grand Inquisitor",
                    on: On::Query(Query::RangeBonus, Change::Cannot),
                    ..FORCED
                }],
                ..may(
                    "Grand Inquisitor",
                    Window::CountAttackDice,
                    Cond::All(&[Cond::Is(OBJECT, BEARER), Cond::AttackRange(1, 1), Cond::BonusApplies]),
                    &[Op::Grant { nth: 0, until: Scope::Attack, once: false }],
                )
            },
            Ability {
                cost: Cost::Pay(Price::Force(1)),
                ..one_die_more(
                    "Grand Inquisitor",
                    Window::CountAttackDice,
                    Cond::All(&[MINE, Cond::AttackRange(2, 3), Cond::BonusApplies]),
                    &[Ability {
                        name: "Grand Inquisitor",
                        on: On::Query(Query::AttackDice, Change::Add(Amount::N(1))),
                        ..FORCED
                    }],
                )
            },
        ],
    ),
    (
        "isbjingoist",
        &[may(
            "ISB Jingoist",
            Window::BeforeEngage,
            MINE,
            &[
                may_choose(Select::Ships(&Cond::All(&[
                    Cond::Enemy(IT),
                    Cond::InArc(BEARER, ArcOf::Front, IT),
                    Cond::Range(BEARER, IT, 0, 1),
                ]))),
                Op::Unless {
                    by: Who::Owner(CHOSEN),
                    what: "remove a green token",
                    doing: &[
                        Op::Choose(Choose {
                            what: Select::TokensOf(CHOSEN, &[Shade::Green]),
                            by: Who::Owner(CHOSEN),
                            count: Count::One(V1),
                            optional: false,
                        }),
                        Op::Do(Act::RemoveChosen(V1)),
                    ],
                    otherwise: &[DEPLETE_OR_STRAIN],
                },
            ],
        )],
    ),
    (
        "maarekstele",
        &[Ability {
            name: "Maarek Stele",
            on: On::Would(Window::WouldDrawCard),
            when: Cond::All(&[Cond::Attacks(BEARER), Cond::Defends(SUBJECT)]),
            ops: &[
                Op::Do(Act::DrawCards(SUBJECT, 3)),
                choose(Select::CardsLookedAt(SUBJECT)),
                Op::Do(Act::KeepCard(SUBJECT, V0)),
            ],
            ..FORCED
        }],
    ),
    (
        "maulermithel",
        &[rule(
            "Mauler Mithel",
            Query::AttackDice,
            Change::Add(Amount::N(1)),
            Cond::All(&[MINE, Cond::AttackRange(1, 1)]),
        )],
    ),
    (
        "nightbeast",
        &[may(
            "Night Beast",
            Window::AfterExecuteManeuver,
            Cond::All(&[MINE, Cond::AmountIs(1), Cond::Executed(&[Difficulty::Blue])]),
            &[Op::Do(Act::Action(BEARER, actions(&[ActionKind::Focus])))],
        )],
    ),
    (
        "puresabacc",
        &[one_die_more(
            "Pure Sabacc",
            Window::CountAttackDice,
            Cond::All(&[MINE, ROOM_FOR_DICE, Cond::DamageCards(BEARER, 0, 1)]),
            &[Ability {
                name: "Pure Sabacc",
                on: On::Query(Query::AttackDice, Change::Add(Amount::N(1))),
                ..FORCED
            }],
        )],
    ),
    (
        "rearadmiralchiraneau",
        &[may(
            "Rear Admiral Chiraneau",
            Window::ModifyAttackDice,
            Cond::All(&[
                MINE,
                Cond::MayModify(BEARER),
                Cond::Any(&[
                    Cond::All(&[
                        Cond::Has(BEARER, Token::Fore),
                        Cond::InArc(BEARER, ArcOf::FullFront, OBJECT),
                    ]),
                    Cond::All(&[Cond::Has(BEARER, Token::Aft), Cond::InArc(BEARER, ArcOf::FullRear, OBJECT)]),
                ]),
            ]),
            &[choose(Select::Dice(FOCUS)), Op::Do(Act::Change(V0, Face::Critical))],
        )],
    ),
    (
        "rexlerbrath",
        &[must(
            "Rexler Brath",
            Window::AfterAttack,
            Cond::All(&[MINE, Cond::Hit, Cond::Has(BEARER, Token::Evade)]),
            &[Op::Do(Act::Expose(OBJECT))],
        )],
    ),
    (
        "soontirfel",
        &[must(
            "Soontir Fel",
            Window::EngagementStart,
            Cond::Finds(&Select::Ships(&AHEAD)),
            &[Op::Do(Act::Gain(BEARER, Token::Focus, 1))],
        )],
    ),
    (
        "valenrudor",
        &[may(
            "Valen Rudor",
            Window::AfterDefend,
            Cond::All(&[Cond::Friendly(SUBJECT), Cond::Range(BEARER, SUBJECT, 0, 1)]),
            &[Op::Do(Act::Action(BEARER, actions(&[])))],
        )],
    ),
    (
        "wampa",
        &[
            Ability {
                cost: Cost::Pay(Price::Charge(1)),
                ..one_die_more(
                    "Wampa",
                    Window::CountAttackDice,
                    Cond::All(&[MINE, ROOM_FOR_DICE]),
                    &[Ability {
                        name: "Wampa",
                        on: On::Query(Query::AttackDice, Change::Add(Amount::N(1))),
                        ..FORCED
                    }],
                )
            },
            must(
                "Wampa",
                Window::AfterDefend,
                Cond::All(&[MINE, Cond::Charged(1)]),
                &[Op::Do(Act::Charges(-1))],
            ),
        ],
    ),
];

/// The chosen ship gains a deplete or a strain token, as the effect's player says.
pub(super) const DEPLETE_OR_STRAIN: Op<XWingWords> = Op::Either {
    by: Who::Controller,
    options: &[
        Branch { name: "deplete token", ops: &[Op::Do(Act::Gain(CHOSEN, Token::Deplete, 1))] },
        Branch { name: "strain token", ops: &[Op::Do(Act::Gain(CHOSEN, Token::Strain, 1))] },
    ],
};
