//! Crew, M to Z.

use super::HARDER;
use crate::cards::prelude::*;
use crate::cards::shared::{MODIFY, ZAM_WESELL};

pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "obiwankenobi",
        &[Ability {
            cost: Cost::Pay(Price::Force(1)),
            ..may(
                "Obi-Wan Kenobi",
                Window::AfterSpendToken,
                Cond::All(&[
                    Cond::Friendly(SUBJECT),
                    Cond::Range(BEARER, SUBJECT, 0, 2),
                    Cond::TokenIn(&[Token::Focus, Token::Evade]),
                ]),
                &[Op::Do(Act::Gain(SUBJECT, Token::Focus, 1))],
            )
        }],
    ),
    (
        "perceptivecopilot",
        &[must(
            "Perceptive Copilot",
            Window::AfterAction,
            Cond::All(&[MINE, Cond::ActionIn(&[ActionKind::Focus])]),
            &[Op::Do(Act::Gain(BEARER, Token::Focus, 1))],
        )],
    ),
    (
        "pettyofficerthanisson",
        &[Ability {
            cost: Cost::Pay(Price::Gain(Token::Stress, 1)),
            ..may(
                "Petty Officer Thanisson",
                Window::AfterGainToken,
                Cond::All(&[
                    Cond::Any(&[Cond::During(Phase::Activation), Cond::During(Phase::Engagement)]),
                    Cond::Enemy(SUBJECT),
                    Cond::TokenShade(&[Shade::Red, Shade::Orange]),
                    Cond::InArc(BEARER, ArcOf::Front, SUBJECT),
                    Cond::Range(BEARER, SUBJECT, 0, 1),
                    Cond::Not(&Cond::Has(BEARER, Token::Stress)),
                ]),
                &[Op::Do(Act::GainThat(SUBJECT))],
            )
        }],
    ),
    (
        "plokoon",
        &[may(
            "Plo Koon",
            Window::EndStart,
            Cond::Any(&[Cond::Has(BEARER, Token::Fore), Cond::Has(BEARER, Token::Aft)]),
            &[
                may_choose(Select::Ships(&Cond::All(&[
                    Cond::Friendly(IT),
                    Cond::Any(&[
                        Cond::Range(BEARER, IT, 0, 0),
                        Cond::All(&[Cond::Range(BEARER, IT, 1, 1), Cond::InArc(BEARER, ArcOf::Sides, IT)]),
                    ]),
                    Cond::Any(&[
                        Cond::Has(IT, Token::Deplete),
                        Cond::Has(IT, Token::Strain),
                        Cond::Finds(&Select::FaceupCards(IT, None)),
                    ]),
                ]))),
                Op::Either {
                    by: Who::Controller,
                    options: &[
                        Branch {
                            name: "remove a deplete token",
                            ops: &[Op::Do(Act::Remove(CHOSEN, Token::Deplete, 1))],
                        },
                        Branch {
                            name: "remove a strain token",
                            ops: &[Op::Do(Act::Remove(CHOSEN, Token::Strain, 1))],
                        },
                        Branch {
                            name: "repair a faceup damage card",
                            ops: &[
                                Op::Choose(Choose {
                                    what: Select::FaceupCards(CHOSEN, None),
                                    by: Who::Controller,
                                    count: Count::One(V1),
                                    optional: false,
                                }),
                                Op::Do(Act::RepairCard(CHOSEN, V1)),
                            ],
                        },
                    ],
                },
            ],
        )],
    ),
    (
        "qira",
        // Nothing is ignored at other times, such as when an obstacle is placed under the ship.
        &[
            rule(
                "Qi'ra",
                Query::IgnoresObstacles,
                Change::Can,
                Cond::All(&[MINE, Cond::Moving(BEARER), Cond::Locks(BEARER, OBJECT)]),
            ),
            rule("Qi'ra", Query::AttacksIgnore, Change::Can, Cond::All(&[MINE, Cond::Locks(BEARER, OBJECT)])),
        ],
    ),
    (
        "rosetico",
        &[
            Ability {
                cost: Cost::Pay(Price::Die(V0)),
                ..may("Rose Tico", Window::ModifyAttackDice, CAN_LOCK_ENEMY, &spend_to_lock(ANY_ATTACK))
            },
            Ability {
                cost: Cost::Pay(Price::Die(V0)),
                ..may("Rose Tico", Window::ModifyDefenseDice, CAN_LOCK_ENEMY, &spend_to_lock(ANY_DEFENSE))
            },
        ],
    ),
    (
        "sawgerrera",
        &[Ability {
            cost: Cost::Pay(Price::Suffer(1, 0)),
            ..may(
                "Saw Gerrera",
                Window::ModifyAttackDice,
                Cond::All(&[MODIFY, Cond::Dice(ATTACK_FOCUS)]),
                &[Op::Do(Act::ChangeAll(ATTACK_FOCUS, Face::Critical))],
            )
        }],
    ),
    (
        "seasonednavigator",
        &[Ability {
            grants: &[Ability { name: "Seasoned Navigator", ..HARDER }],
            ..may(
                "Seasoned Navigator",
                Window::AfterRevealDial,
                MINE,
                &[
                    may_choose(Select::Maneuvers(Dialing {
                        speed: Some(0),
                        not: &[Difficulty::Red],
                        ..Dialing::ANY
                    })),
                    Op::Do(Act::SetDial(V0)),
                    Op::Grant { nth: 0, until: Scope::Activation, once: false },
                ],
            )
        }],
    ),
    (
        "thechild",
        &[
            must(
                "The Child",
                Window::AfterPlaceForces,
                Cond::Always,
                &[
                    Op::Choose(Choose {
                        what: Select::Ships(&Cond::Enemy(IT)),
                        by: Who::Opponent,
                        count: Count::Exactly(2),
                        optional: false,
                    }),
                    Op::Each { what: None, var: V0, ops: &[Op::Do(Act::Assign(CHOSEN, 0))] },
                ],
            ),
            rule("The Child", Query::ForceRecovers, Change::Set(Amount::N(0)), MINE),
            must(
                "The Child",
                Window::AfterDefend,
                Cond::All(&[MINE, Cond::HurtInAttack]),
                &[Op::Do(Act::RecoverForce(BEARER))],
            ),
        ],
    ),
    ("zamwesell", ZAM_WESELL),
];

/// The bearer attacks or defends, and can lock the enemy ship.
const CAN_LOCK_ENEMY: Cond =
    Cond::All(&[MINE, Cond::MayModify(BEARER), Cond::Enemy(OBJECT), Cond::CanLock(BEARER, OBJECT)]);

/// One result is spent, and the enemy ship is locked.
const fn spend_to_lock(results: Faces) -> [Op<XWingWords>; 3] {
    [choose(Select::Results(results)), Op::Pay, Op::Do(Act::Lock(BEARER, OBJECT))]
}
