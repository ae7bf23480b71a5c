//! Ship abilities, J to Z.

use super::{ahead_or_back, red};
use crate::cards::prelude::*;
use crate::cards::shared::{ATTACKS_WITH_FOCUS, DEFENDS_WITH_FOCUS, by_calculation, calculated};

pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "Linked Battery",
        &[rule(
            "Linked Battery",
            Query::AttackDice,
            Change::Add(Amount::N(1)),
            Cond::All(&[MINE, Cond::With(&[Slot::Cannon])]),
        )],
    ),
    (
        "Locked and Loaded",
        &[may(
            "Locked and Loaded",
            Window::BonusAfterAttack,
            Cond::All(&[
                Cond::DockedWith(BEARER, SUBJECT),
                Cond::Primary,
                Cond::Any(&[
                    Cond::FromArc(Arc::Front),
                    Cond::FromArc(Arc::SingleTurret),
                    Cond::FromArc(Arc::DoubleTurret),
                ]),
                Cond::CanAttackBy(SUBJECT, &PRIMARY_BEHIND),
            ]),
            &[Op::Do(Act::AttackBy(SUBJECT, PRIMARY_BEHIND))],
        )],
    ),
    ("Microthrusters", &[rule("Microthrusters", Query::RollsByBanks, Change::Can, MINE)]),
    (
        "Networked Aim",
        &[
            rule("Networked Aim", Query::RerollsByLocks, Change::Cannot, MINE),
            may(
                "Networked Aim",
                Window::ModifyAttackDice,
                Cond::All(&[
                    MINE,
                    Cond::MayModify(BEARER),
                    Cond::Finds(&Select::Ships(&LOCKS_DEFENDER)),
                    Cond::Finds(&Select::Rerollable(ANY_ATTACK)),
                ]),
                &[
                    Op::Do(Act::Number(Amount::Ships(&LOCKS_DEFENDER))),
                    Op::Choose(Choose {
                        what: Select::Rerollable(ANY_ATTACK),
                        by: Who::Controller,
                        count: Count::UpToNumber,
                        optional: false,
                    }),
                    Op::Do(Act::RerollGroup),
                ],
            ),
        ],
    ),
    (
        "Networked Calculations",
        &[
            by_calculation(
                "Networked Calculations",
                Window::ModifyAttackDice,
                ATTACKS_WITH_FOCUS,
                &NETWORKED_HIT,
            ),
            by_calculation(
                "Networked Calculations",
                Window::ModifyDefenseDice,
                DEFENDS_WITH_FOCUS,
                &NETWORKED_EVADE,
            ),
        ],
    ),
    ("Nimble Bomber", &[rule("Nimble Bomber", Query::DropsByBanks, Change::Can, MINE)]),
    (
        "Notched Stabilizers",
        &[rule(
            "Notched Stabilizers",
            Query::IgnoresObstacles,
            Change::Can,
            Cond::All(&[MINE, Cond::Moving(BEARER), Cond::ObstacleIn(OBJECT, &[ObstacleKind::Asteroid])]),
        )],
    ),
    (
        "Pinpoint Tractor Array",
        &[
            rule("Pinpoint Tractor Array", Query::TurretArc, Change::Cannot, Cond::All(&[MINE, REAR])),
            Ability {
                cost: Cost::Pay(Price::Gain(Token::Tractor, 1)),
                ..may(
                    "Pinpoint Tractor Array",
                    Window::AfterExecuteManeuver,
                    Cond::All(&[MINE, Cond::AmountIs(1)]),
                    &[Op::Do(Act::Action(BEARER, actions(&[ActionKind::Rotate])))],
                )
            },
        ],
    ),
    (
        "Plated Hull",
        &[must(
            "Plated Hull",
            Window::ModifyAttackDice,
            Cond::All(&[
                Cond::Is(OBJECT, BEARER),
                Cond::MayModify(BEARER),
                Cond::Not(&Cond::Finds(&Select::FaceupCards(BEARER, None))),
            ]),
            &[choose(Select::Results(CRITS)), Op::Do(Act::Change(V0, Face::Hit))],
        )],
    ),
    (
        "Pursuit Craft",
        &[may(
            "Pursuit Craft",
            Window::AfterDeploy,
            MINE,
            &[
                may_choose(Select::Ships(&Cond::All(&[
                    Cond::LockedByCarrier(IT, "houndstooth"),
                    Cond::CanLock(BEARER, IT),
                ]))),
                Op::Do(Act::Lock(BEARER, CHOSEN)),
            ],
        )],
    ),
    (
        "Pursuit Thrusters",
        &[may(
            "Pursuit Thrusters",
            Window::SystemTurn,
            MINE,
            &[Op::Do(Act::Action(BEARER, actions(&[ActionKind::Boost])))],
        )],
    ),
    (
        "Refined Gyrostabilizers",
        &[
            ahead_or_back("Refined Gyrostabilizers"),
            may(
                "Refined Gyrostabilizers",
                Window::AfterAction,
                MINE,
                &[Op::Do(Act::Action(BEARER, red(&[ActionKind::Boost, ActionKind::Rotate])))],
            ),
        ],
    ),
    (
        "Rotating Cannons",
        &[
            ahead_or_back("Rotating Cannons"),
            rule(
                "Rotating Cannons",
                Query::TurretWeapons,
                Change::Can,
                Cond::All(&[MINE, Cond::CardIn(OBJECT, &[Slot::Cannon])]),
            ),
        ],
    ),
    (
        "Sensitive Controls",
        &[may(
            "Sensitive Controls",
            Window::SystemTurn,
            MINE,
            &[Op::Do(Act::Action(BEARER, red(&[ActionKind::BarrelRoll, ActionKind::Boost])))],
        )],
    ),
    (
        "Sensor Blindspot",
        &[
            rule("Sensor Blindspot", Query::RangeBonus, Change::Cannot, PRIMARY_TOO_CLOSE),
            rule("Sensor Blindspot", Query::AttackDice, Change::Add(Amount::N(-1)), PRIMARY_TOO_CLOSE),
        ],
    ),
    (
        "Spacetug Tractor Array",
        &[header(
            "Spacetug Tractor Array",
            0,
            Cost::Free,
            &[Op::If {
                cond: Cond::Finds(&WITHIN_REACH),
                then: &[
                    choose(WITHIN_REACH),
                    Op::If {
                        cond: Cond::InArc(BEARER, ArcOf::Bullseye, CHOSEN),
                        then: &[Op::Do(Act::Gain(CHOSEN, Token::Tractor, 2))],
                        otherwise: &[Op::Do(Act::Gain(CHOSEN, Token::Tractor, 1))],
                    },
                ],
                // xwing.card.spacetug-tractor-array.01
                otherwise: &[Op::Do(Act::Fail)],
            }],
        )],
    ),
    (
        "Stygium Array",
        &[
            may(
                "Stygium Array",
                Window::AfterDecloak,
                MINE,
                &[Op::Do(Act::Action(BEARER, actions(&[ActionKind::Evade])))],
            ),
            Ability {
                cost: Cost::Pay(Price::Token(Token::Evade)),
                ..may(
                    "Stygium Array",
                    Window::EndStart,
                    Cond::Always,
                    &[Op::Do(Act::Gain(BEARER, Token::Cloak, 1))],
                )
            },
        ],
    ),
    ("Tail Gun", &[rule("Tail Gun", Query::RearAttack, Change::Set(Amount::DockedAttack), MINE)]),
    (
        "Vectored Cannons",
        &[
            may(
                "Vectored Cannons",
                Window::SystemTurn,
                MINE,
                &[Op::Do(Act::Action(BEARER, red(&[ActionKind::Boost, ActionKind::Rotate])))],
            ),
            ahead_or_back("Vectored Cannons"),
        ],
    ),
    (
        "Vectored Thrusters",
        &[may(
            "Vectored Thrusters",
            Window::AfterAction,
            MINE,
            &[Op::Do(Act::Action(BEARER, red(&[ActionKind::Boost])))],
        )],
    ),
    (
        "Versatile Frame",
        // What else it says is said of the squad: a torpedo or missile slot (squad/legal).
        &[rule(
            "Versatile Frame",
            Query::AddsAction,
            Change::Can,
            Cond::All(&[
                MINE,
                Cond::ActionIn(&[ActionKind::Boost]),
                Cond::Revealed(BEARER, &[Difficulty::Blue]),
            ]),
        )],
    ),
];

const COMPUTERS_NEARBY: Cond =
    Cond::All(&[Cond::Friendly(IT), Cond::Spendable(IT, Token::Calculate), Cond::Range(BEARER, IT, 0, 1)]);

static NETWORKED_HIT: [Op<XWingWords>; 4] = calculated(ATTACK_FOCUS, &COMPUTERS_NEARBY, Face::Hit);
static NETWORKED_EVADE: [Op<XWingWords>; 4] = calculated(DEFENSE_FOCUS, &COMPUTERS_NEARBY, Face::Evade);

const REAR: Cond = Cond::AmountIs(2);

/// A bonus attack with a primary rear arc weapon.
const PRIMARY_BEHIND: Bonus = Bonus { with: Arms::PrimaryOf(Arc::Rear), on: Whom::Anyone, freely: false };

/// Other ships in the front arc at range 1.
const WITHIN_REACH: Select = Select::Ships(&Cond::All(&[
    Cond::Not(&Cond::Is(IT, BEARER)),
    Cond::Range(BEARER, IT, 1, 1),
    Cond::InArc(BEARER, ArcOf::Front, IT),
]));

/// Friendly ships that have a lock on the defender.
const LOCKS_DEFENDER: Cond = Cond::All(&[Cond::Friendly(IT), Cond::LocksDefender(IT)]);

/// The bearer's primary attack at an attack range at which its sensors are blind.
const PRIMARY_TOO_CLOSE: Cond = Cond::All(&[MINE, Cond::Primary, Cond::AttackRange(0, 1)]);
