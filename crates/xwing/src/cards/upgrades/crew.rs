//! Crew.

use super::exchange;
use super::talent::{ANY_ATTACK, ANY_DEFENSE, MODIFY, REROLL_ONE};
use crate::cards::pilots::ZAM_WESELL;
use crate::cards::prelude::*;

/// A maneuver that is set after the dial was revealed is harder while it is executed (xwing.difficulty.75).
const HARDER: Ability<XWingWords> = Ability {
    name: "",
    on: On::Query(Query::Difficulty, Change::Add(Amount::N(1))),
    when: Cond::All(&[MINE, Cond::ExecutesDial(BEARER)]),
    ..FORCED
};

pub(super) static ENTRIES: &[Entry] = &[
    (
        "admiralsloane",
        &[
            must(
                "Admiral Sloane",
                Window::AfterDefend,
                Cond::All(&[
                    Cond::Friendly(SUBJECT),
                    Cond::Not(&MINE),
                    Cond::Range(BEARER, SUBJECT, 0, 3),
                    Cond::Gone(SUBJECT),
                ]),
                &[Op::Do(Act::Gain(OBJECT, Token::Stress, 2))],
            ),
            may(
                "Admiral Sloane",
                Window::ModifyAttackDice,
                Cond::All(&[
                    Cond::Friendly(SUBJECT),
                    Cond::MayModify(SUBJECT),
                    Cond::Range(BEARER, SUBJECT, 0, 3),
                    Cond::Has(OBJECT, Token::Stress),
                ]),
                &REROLL_ONE,
            ),
        ],
    ),
    (
        "captainphasma",
        &[must(
            "Captain Phasma",
            Window::EngagementEnd,
            Cond::Always,
            &[
                Op::Do(Act::Gather(Select::Ships(&Cond::All(&[
                    Cond::Enemy(IT),
                    Cond::Range(BEARER, IT, 0, 1),
                    Cond::Not(&Cond::Has(IT, Token::Stress)),
                ])))),
                Op::Each { what: None, var: V0, ops: &[Op::Do(Act::Gain(CHOSEN, Token::Stress, 1))] },
            ],
        )],
    ),
    (
        "chewbacca",
        &[Ability {
            cost: Cost::Pay(Price::Charge(2)),
            ..may(
                "Chewbacca",
                Window::EngagementStart,
                Cond::Always,
                &[choose(Select::FaceupCards(BEARER, None)), Op::Do(Act::RepairCard(BEARER, V0))],
            )
        }],
    ),
    (
        "cienaree",
        &[may(
            "Ciena Ree",
            Window::AfterCoordinate,
            Cond::All(&[MINE, Cond::CoordinatedInto(&[ActionKind::BarrelRoll, ActionKind::Boost])]),
            &[Op::Either {
                by: Who::Controller,
                options: &[
                    Branch {
                        name: "gain 1 stress to rotate left",
                        ops: &[Op::If {
                            cond: Cond::CanRotate(OBJECT, -90),
                            then: &[
                                Op::Do(Act::Gain(OBJECT, Token::Stress, 1)),
                                Op::Do(Act::Rotate(OBJECT, -90)),
                            ],
                            otherwise: &[],
                        }],
                    },
                    Branch {
                        name: "gain 1 stress to rotate right",
                        ops: &[Op::If {
                            cond: Cond::CanRotate(OBJECT, 90),
                            then: &[
                                Op::Do(Act::Gain(OBJECT, Token::Stress, 1)),
                                Op::Do(Act::Rotate(OBJECT, 90)),
                            ],
                            otherwise: &[],
                        }],
                    },
                ],
            }],
        )],
    ),
    (
        "cikatrovizago",
        &[may(
            "Cikatro Vizago",
            Window::EndDuring,
            Cond::ShipsAtLeast(2, &Cond::All(&[Cond::Friendly(IT), Cond::Range(BEARER, IT, 0, 1)])),
            &[
                may_choose(Select::Named(exchange::first)),
                Op::Choose(Choose {
                    what: Select::Named(exchange::second),
                    by: Who::Controller,
                    count: Count::One(V1),
                    optional: true,
                }),
                Op::Do(Act::Named(exchange::carry_out)),
            ],
        )],
    ),
    (
        "darthvader",
        &[Ability {
            cost: Cost::Pay(Price::Force(1)),
            ..may(
                "Darth Vader",
                Window::EngagementStart,
                Cond::Always,
                &[
                    may_choose(Select::Ships(&Cond::All(&[
                        Cond::Not(&Cond::Is(IT, BEARER)),
                        Cond::InArc(BEARER, ArcOf::Firing, IT),
                        Cond::Range(BEARER, IT, 0, 2),
                    ]))),
                    Op::Pay,
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
                        otherwise: &[Op::Do(Act::Suffer(CHOSEN, 1, 0))],
                    },
                ],
            )
        }],
    ),
    (
        "deathtroopers",
        &[rule(
            "Death Troopers",
            Query::MayRemove,
            Change::Cannot,
            Cond::All(&[
                Cond::Enemy(SUBJECT),
                Cond::Range(BEARER, SUBJECT, 0, 1),
                Cond::TokenIn(&[Token::Stress]),
                Cond::During(Phase::Activation),
            ]),
        )],
    ),
    (
        "emperorpalpatine",
        // The ship that bears him modifies the die (xwing.card.padme-amidala-naboo-n-1.01).
        &[
            Ability {
                cost: Cost::Pay(Price::Force(1)),
                ..may(
                    "Emperor Palpatine",
                    Window::ModifyAttackDice,
                    FRIEND_MODIFIED,
                    &[choose(Select::Dice(FOCUS)), Op::Do(Act::Change(V0, Face::Hit))],
                )
            },
            Ability {
                cost: Cost::Pay(Price::Force(1)),
                ..may(
                    "Emperor Palpatine",
                    Window::ModifyDefenseDice,
                    FRIEND_MODIFIED,
                    &[choose(Select::Dice(DEFENSE_FOCUS)), Op::Do(Act::Change(V0, Face::Evade))],
                )
            },
        ],
    ),
    (
        "generalgrievous",
        &[
            Ability {
                cost: Cost::Pay(Price::Charge(1)),
                ..may(
                    "General Grievous",
                    Window::AfterNeutralize,
                    Cond::All(&[Cond::Is(OBJECT, BEARER), Cond::Results(HITS_AND_CRITS, 2)]),
                    &[choose(Select::Dice(HITS_AND_CRITS)), Op::Do(Act::Cancel(V0))],
                )
            },
            must(
                "General Grievous",
                Window::AfterDestroyed,
                Cond::Friendly(SUBJECT),
                &[Op::Do(Act::RecoverCharge)],
            ),
        ],
    ),
    (
        "ghostcompany",
        &[may(
            "Ghost Company",
            Window::BonusAfterAttack,
            Cond::All(&[
                MINE,
                Cond::Primary,
                Cond::Has(BEARER, Token::Focus),
                Cond::CanAttack(&FRESH_TARGET),
            ]),
            &[Op::Do(Act::Attack(FRESH_TARGET))],
        )],
    ),
    (
        "gnkgonkdroid",
        &[
            must("GNK Gonk Droid", Window::AfterPlaceForces, Cond::Always, &[Op::Do(Act::LoseCharge)]),
            header("GNK Gonk Droid", 0, Cost::Free, &[Op::Do(Act::RecoverCharge)]),
            header("GNK Gonk Droid", 1, Cost::Pay(Price::Charge(1)), &[Op::Do(Act::RecoverShield(BEARER))]),
        ],
    ),
    (
        "greefkarga",
        &[may(
            "Greef Karga",
            Window::AfterCoordinate,
            MINE,
            &[may_choose(Select::LockedFor(BEARER, OBJECT)), Op::Do(Act::Lock(OBJECT, CHOSEN))],
        )],
    ),
    (
        "informant",
        &[must(
            "Informant",
            Window::AfterPlaceForces,
            Cond::Always,
            &[choose(Select::Ships(&Cond::Enemy(IT))), Op::Do(Act::Assign(CHOSEN, 0))],
        )],
    ),
    (
        "jynerso",
        &[Ability {
            name: "Jyn Erso",
            on: On::Would(Window::WouldGainToken),
            when: Cond::All(&[
                Cond::Friendly(SUBJECT),
                Cond::Range(BEARER, SUBJECT, 0, 3),
                Cond::TokenIn(&[Token::Focus]),
            ]),
            ops: &[Op::Do(Act::GainInstead(SUBJECT, Token::Evade)), Op::Proceed],
            ..PLAIN
        }],
    ),
    (
        "kananjarrus",
        &[Ability {
            cost: Cost::Pay(Price::Force(1)),
            ..may(
                "Kanan Jarrus",
                Window::AfterExecuteManeuver,
                Cond::All(&[
                    Cond::Friendly(SUBJECT),
                    Cond::Range(BEARER, SUBJECT, 0, 2),
                    Cond::AmountIs(1),
                    Cond::Executed(&[Difficulty::White]),
                ]),
                &[Op::Do(Act::Remove(SUBJECT, Token::Stress, 1))],
            )
        }],
    ),
    (
        "kaydelconnix",
        &[Ability {
            grants: &[Ability { name: "Kaydel Connix", ..HARDER }],
            ..may(
                "Kaydel Connix",
                Window::AfterRevealDial,
                MINE,
                &[
                    may_choose(Select::Maneuvers(Dialing {
                        speed: Some(1),
                        bearings: BASIC,
                        ..Dialing::ANY
                    })),
                    Op::Do(Act::SetDial(V0)),
                    Op::Grant { nth: 0, until: Scope::Activation, once: false },
                ],
            )
        }],
    ),
    (
        "kyloren",
        &[header(
            "Kylo Ren",
            0,
            Cost::Pay(Price::Force(1)),
            &[
                choose(Select::Ships(&Cond::All(&[Cond::Enemy(IT), Cond::Range(BEARER, IT, 1, 3)]))),
                Op::Pay,
                Op::Do(Act::Assign(CHOSEN, 0)),
            ],
        )],
    ),
    (
        "leiaorgana",
        &[Ability {
            cost: Cost::Pay(Price::Charge(3)),
            grants: &[Ability {
                name: "Leia Organa",
                on: On::Query(Query::Difficulty, Change::Add(Amount::N(-1))),
                when: Cond::All(&[Cond::Friendly(SUBJECT), Cond::Printed(Difficulty::Red)]),
                ..FORCED
            }],
            ..may(
                "Leia Organa",
                Window::ActivationStart,
                Cond::Always,
                &[Op::Grant { nth: 0, until: Scope::Phase, once: false }],
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
                Cond::All(&[MODIFY, Cond::Dice(FOCUS)]),
                &[Op::Do(Act::ChangeAll(FOCUS, Face::Critical))],
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

const HITS_AND_CRITS: Faces = Faces { die: Die::Attack, faces: &[Face::Hit, Face::Critical] };

const FOCUS: Faces = Faces { die: Die::Attack, faces: &[Face::Focus] };

/// A bonus attack with a turret against a ship that the bearer has not attacked in this round.
const FRESH_TARGET: Bonus = Bonus { with: Arms::Turret, on: Whom::Unattacked, freely: false };

/// The bearer attacks or defends, and can lock the enemy ship.
const CAN_LOCK_ENEMY: Cond =
    Cond::All(&[MINE, Cond::MayModify(BEARER), Cond::Enemy(OBJECT), Cond::CanLock(BEARER, OBJECT)]);

/// One result is spent, and the enemy ship is locked.
const fn spend_to_lock(results: Faces) -> [Op<XWingWords>; 3] {
    [choose(Select::Results(results)), Op::Pay, Op::Do(Act::Lock(BEARER, OBJECT))]
}

const DEFENSE_FOCUS: Faces = Faces { die: Die::Defense, faces: &[Face::Focus] };

/// Another friendly ship rolled the dice, and the bearer may modify them by its Force.
const FRIEND_MODIFIED: Cond =
    Cond::All(&[Cond::Friendly(SUBJECT), Cond::Not(&MINE), Cond::MayUseForce(BEARER)]);
