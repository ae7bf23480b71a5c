//! Pilots of the Empire.

use super::engages_at;
use crate::cards::prelude::*;

const FOCUS: Faces = Faces { die: Die::Attack, faces: &[Face::Focus] };
/// Enemies in the bearer's bullseye arc.
const AHEAD: Cond = Cond::All(&[Cond::Enemy(IT), Cond::InArc(BEARER, ArcOf::Bullseye, IT)]);

/// An attack on anybody, then a device: as much of it as is possible.
const LAST_DEEDS: &[Op<XWingWords>] = &[
    Op::Do(Act::Attack(Bonus { with: Arms::Any, on: Whom::Anyone, freely: false })),
    Op::Do(Act::Task(BEARER, Task::PlaceDevice)),
];

/// The destroyed bearer acts in the part of the Aftermath step in which its player gives bonus attacks.
const fn last_deeds(window: Window) -> Ability<XWingWords> {
    may("Deathfire", window, Cond::Ours(SUBJECT), LAST_DEEDS)
}

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
        "deathfire",
        // Its attack is a bonus attack, which waits for the Aftermath step of an attack under way (xwing.bonus-attack.01, .71).
        &[
            Ability {
                grants: &[last_deeds(Window::BonusAfterDefend), last_deeds(Window::BonusAfterAttack)],
                ..must(
                    "Deathfire",
                    Window::AfterDestroyed,
                    Cond::All(&[MINE, Cond::DuringAttack]),
                    &[Op::If {
                        cond: Cond::OfAttacker(&Cond::Ours(IT)),
                        then: &[Op::Grant { nth: 1, until: Scope::Attack, once: true }],
                        otherwise: &[Op::Grant { nth: 0, until: Scope::Attack, once: true }],
                    }],
                )
            },
            may(
                "Deathfire",
                Window::AfterDestroyed,
                Cond::All(&[MINE, Cond::Not(&Cond::DuringAttack)]),
                LAST_DEEDS,
            ),
        ],
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
                            what: Select::RemovableOf(CHOSEN, &[Shade::Green]),
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
        "lieutenantsai",
        &[may(
            "Lieutenant Sai",
            Window::CoordinatedAction,
            Cond::All(&[MINE, Cond::ThatOnBar(BEARER)]),
            &[Op::Do(Act::ThatAction(BEARER, Colour::White))],
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
        "nashwindrider",
        &[Ability {
            cost: Cost::Pay(Price::Charge(1)),
            grants: &[engages_at("Nash Windrider", Change::Set(Amount::Kept))],
            ..may(
                "Nash Windrider",
                Window::AfterDestroyed,
                Cond::All(&[
                    Cond::InitiativeReached,
                    Cond::Friendly(SUBJECT),
                    Cond::Size(SUBJECT, &[Size::Small]),
                    Cond::Range(BEARER, SUBJECT, 0, 3),
                    Cond::Not(&Cond::Marked(SUBJECT, Mark::Engaged)),
                    Cond::Not(&Cond::Marked(SUBJECT, Mark::CannotEngage)),
                ]),
                &[
                    Op::Do(Act::Keep(V0, SUBJECT)),
                    Op::Do(Act::Number(Amount::Reached)),
                    Op::Grant { nth: 0, until: Scope::Phase, once: false },
                ],
            )
        }],
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
