//! Missiles.

use crate::cards::prelude::*;
use crate::cards::shared::IN_BULLSEYE;
use crate::cards::weapons::{ANY_AIM, CALCULATE, CALCULATE_OR_LOCK, FOCUS, Header, ION, LOCK, WITH_THIS};

pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "barragerockets",
        &[may(
            "Barrage Rockets",
            Window::ModifyAttackDice,
            Cond::All(&[
                WITH_THIS,
                Cond::MayModify(BEARER),
                Cond::InArc(BEARER, ArcOf::Bullseye, OBJECT),
                Cond::Charged(1),
                Cond::Finds(&Select::Rerollable(ANY_ATTACK)),
            ]),
            &[
                Op::Do(Act::Number(Amount::Charges)),
                Op::Choose(Choose {
                    what: Select::Rerollable(ANY_ATTACK),
                    by: Who::Controller,
                    count: Count::UpToNumber,
                    optional: false,
                }),
                Op::Do(Act::SpendAndReroll),
            ],
        )],
    ),
    (
        "clustermissiles",
        &[may(
            "Cluster Missiles",
            Window::BonusAfterAttack,
            WITH_THIS,
            &[Op::Do(Act::Attack(Bonus { with: Arms::This, on: Whom::AnotherAt(0, 1), freely: true }))],
        )],
    ),
    (
        "concussionmissiles",
        // Before the damage is dealt, as with Plasma Torpedoes (xwing.card.plasma-torpedoes.01).
        &[must(
            "Concussion Missiles",
            Window::AttackHits,
            WITH_THIS,
            &[
                Op::Do(Act::Gather(Select::Ships(&Cond::Range(OBJECT, IT, 0, 1)))),
                Op::Each { what: None, var: V0, ops: &[Op::Do(Act::Expose(CHOSEN))] },
            ],
        )],
    ),
    (
        "diamondboronmissiles",
        // Before the damage is dealt, as with Plasma Torpedoes (xwing.card.plasma-torpedoes.01).
        &[Ability {
            cost: Cost::Pay(Price::Charge(1)),
            ..may(
                "Diamond-Boron Missiles",
                Window::AttackHits,
                WITH_THIS,
                &[
                    Op::Do(Act::Gather(Select::Ships(&Cond::All(&[
                        Cond::Range(OBJECT, IT, 0, 1),
                        Cond::AgilityAtMost(IT, OBJECT),
                    ])))),
                    Op::Each {
                        what: None,
                        var: V0,
                        ops: &[
                            Op::Do(Act::Roll(CHOSEN, Die::Attack)),
                            Op::If {
                                cond: Cond::Rolled(&[Face::Hit]),
                                then: &[Op::Do(Act::Suffer(CHOSEN, 1, 0))],
                                otherwise: &[],
                            },
                            Op::If {
                                cond: Cond::Rolled(&[Face::Critical]),
                                then: &[Op::Do(Act::Suffer(CHOSEN, 0, 1))],
                                otherwise: &[],
                            },
                        ],
                    },
                ],
            )
        }],
    ),
    (
        "discordmissiles",
        &[
            Ability {
                cost: Cost::Pay(Price::Token(Token::Calculate)),
                ..may(
                    "Discord Missiles",
                    Window::EngagementStart,
                    Cond::Able(BEARER, Task::PlaceThis),
                    &[Op::Do(Act::Task(BEARER, Task::PlaceThis))],
                )
            },
            rule("Discord Missiles", Query::MayRecover, Change::Cannot, Cond::ThisCard),
        ],
    ),
    (
        "electrochaffmissiles",
        &[may(
            "Electro-Chaff Missiles",
            Window::SystemTurn,
            Cond::All(&[
                MINE,
                // xwing.device.08, xwing.device.12
                Cond::Not(&Cond::Marked(BEARER, Mark::PlacedDevice)),
                Cond::Not(&Cond::Marked(BEARER, Mark::Decloaked)),
                Cond::Not(&Cond::MustDrop(BEARER)),
                Cond::Able(BEARER, Task::PlaceThis),
            ]),
            &[Op::Do(Act::Task(BEARER, Task::PlaceThis))],
        )],
    ),
    (
        "energyshellcharges",
        &[
            Ability {
                cost: Cost::Pay(Price::Token(Token::Calculate)),
                ..may(
                    "Energy-Shell Charges",
                    Window::ModifyAttackDice,
                    Cond::All(&[WITH_THIS, Cond::MayModify(BEARER)]),
                    &[choose(Select::Dice(ATTACK_FOCUS)), Op::Do(Act::Change(V0, Face::Critical))],
                )
            },
            // To reload is to recover a charge that is inactive and to gain a disarm token (xwing.reload.01).
            Ability {
                when: Cond::All(&[Cond::Header(0), Cond::Not(&Cond::Charged(1))]),
                ..header(
                    "Energy-Shell Charges",
                    0,
                    Cost::Free,
                    &[Op::Do(Act::RecoverCharge), Op::Do(Act::Gain(BEARER, Token::Disarm, 1))],
                )
            },
        ],
    ),
    (
        "homingmissiles",
        &[must(
            "Homing Missiles",
            Window::DefenderDeclared,
            WITH_THIS,
            &[Op::May {
                by: Who::Owner(OBJECT),
                what: "suffer damage instead of the dice",
                ops: &[Op::Do(Act::HitOutright), Op::Do(Act::Suffer(OBJECT, 1, 0))],
            }],
        )],
    ),
    ("ionmissiles", &[must("Ion Missiles", Window::AttackHits, WITH_THIS, &ION)]),
    (
        "magpulsewarheads",
        &[must(
            "Mag-Pulse Warheads",
            Window::AttackHits,
            WITH_THIS,
            &[
                Op::Do(Act::Suffer(OBJECT, 0, 1)),
                Op::Do(Act::Gain(OBJECT, Token::Deplete, 1)),
                Op::Do(Act::Gain(OBJECT, Token::Jam, 1)),
                Op::Do(Act::CancelAll(Die::Attack)),
            ],
        )],
    ),
    (
        "multimissilepods",
        &[
            Ability {
                cost: Cost::Pay(Price::Charge(1)),
                grants: &[POD],
                ..may(
                    "Multi-Missile Pods",
                    Window::CountAttackDice,
                    Cond::All(&[WITH_THIS, IN_FRONT, Cond::Not(&IN_BULLSEYE)]),
                    &[Op::Grant { nth: 0, until: Scope::Attack, once: false }],
                )
            },
            Ability {
                grants: &[POD, POD],
                ..may(
                    "Multi-Missile Pods",
                    Window::CountAttackDice,
                    Cond::All(&[WITH_THIS, IN_BULLSEYE, Cond::Charged(1)]),
                    &[Op::If {
                        cond: Cond::Charged(2),
                        then: &[Op::Either {
                            by: Who::Controller,
                            options: &[
                                Branch { name: "spend 1 charge", ops: &ONE_POD },
                                Branch {
                                    name: "spend 2 charges",
                                    ops: &[
                                        Op::Do(Act::Charges(-2)),
                                        Op::Grant { nth: 0, until: Scope::Attack, once: false },
                                        Op::Grant { nth: 1, until: Scope::Attack, once: false },
                                    ],
                                },
                            ],
                        }],
                        otherwise: &ONE_POD,
                    }],
                )
            },
        ],
    ),
    (
        "xx23sthreadtracers",
        &[must(
            "XX-23 S-Thread Tracers",
            Window::AttackHits,
            WITH_THIS,
            &[
                Op::Do(Act::Gather(Select::Ships(&Cond::All(&[
                    Cond::Friendly(IT),
                    Cond::Range(OBJECT, IT, 1, 3),
                ])))),
                Op::Each {
                    what: None,
                    var: V0,
                    ops: &[Op::May {
                        by: Who::Controller,
                        what: "acquire a lock on the defender",
                        ops: &[Op::Do(Act::Lock(CHOSEN, OBJECT))],
                    }],
                },
                Op::Do(Act::CancelAll(Die::Attack)),
            ],
        )],
    ),
];

/// The headers of those that are special weapons.
pub(in crate::cards) static HEADERS: &[(&str, Header)] = &[
    ("barragerockets", FOCUS),
    ("clustermissiles", LOCK),
    ("concussionmissiles", LOCK),
    ("diamondboronmissiles", LOCK),
    ("energyshellcharges", CALCULATE),
    ("homingmissiles", LOCK),
    ("ionmissiles", LOCK),
    ("magpulsewarheads", LOCK),
    ("multimissilepods", CALCULATE_OR_LOCK),
    ("protonrockets", FOCUS),
    ("xx23sthreadtracers", ANY_AIM),
];

const IN_FRONT: Cond = Cond::InArc(BEARER, ArcOf::Front, OBJECT);

/// One die more in the attack with Multi-Missile Pods.
const POD: Ability<XWingWords> = Ability {
    name: "Multi-Missile Pods",
    on: On::Query(Query::AttackDice, Change::Add(Amount::N(1))),
    ..FORCED
};

/// A charge for a die.
static ONE_POD: [Op<XWingWords>; 2] =
    [Op::Do(Act::Charges(-1)), Op::Grant { nth: 0, until: Scope::Attack, once: false }];
