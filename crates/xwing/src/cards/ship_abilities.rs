//! Ship abilities, by their printed names.

use super::pilots::{ATTACKS_WITH_FOCUS, DEFENDS_WITH_FOCUS, NETWORKED_EVADE, NETWORKED_HIT, by_calculation};
use crate::cards::prelude::*;
use crate::facts::ShipAbility;

const ANY_ATTACK: Faces = Faces { die: Die::Attack, faces: &[] };
const HITS: Faces = Faces { die: Die::Attack, faces: &[Face::Hit] };
const CRITS: Faces = Faces { die: Die::Attack, faces: &[Face::Critical] };
const NO_EVADES: Faces = Faces { die: Die::Defense, faces: &[Face::Blank, Face::Focus] };

/// These actions, red.
const fn red(kinds: &'static [ActionKind]) -> Actions {
    Actions { colour: Some(Colour::Red), ..actions(kinds) }
}

/// The numbers of the standard arcs that a turret may not point at.
const RIGHT: Cond = Cond::AmountIs(1);
const REAR: Cond = Cond::AmountIs(2);
const LEFT: Cond = Cond::AmountIs(3);

/// A turret that points ahead or back only.
const fn ahead_or_back(name: &'static str) -> Ability<XWingWords> {
    rule(name, Query::TurretArc, Change::Cannot, Cond::All(&[MINE, Cond::Any(&[RIGHT, LEFT])]))
}

/// The bearer's primary attack on a ship that it has locked.
const ON_A_LOCKED_SHIP: Cond = Cond::All(&[MINE, Cond::Primary, Cond::Locks(BEARER, OBJECT)]);

/// A bonus primary attack against the same defender.
const PRIMARY_ON_DEFENDER: Bonus = Bonus { with: Arms::Primary, on: Whom::Only(OBJECT), freely: false };

/// A bonus attack with a primary rear arc weapon.
const PRIMARY_BEHIND: Bonus = Bonus { with: Arms::PrimaryOf(Arc::Rear), on: Whom::Anyone, freely: false };

pub(super) static ENTRIES: &[Entry] = &[
    (
        "Adaptive Ailerons",
        // Duchess decides for herself.
        &[must(
            "Adaptive Ailerons",
            Window::BeforeRevealDial,
            Cond::All(&[
                MINE,
                Cond::Not(&Cond::Has(BEARER, Token::Stress)),
                Cond::Not(&Cond::Pilot(BEARER, "duchess")),
            ]),
            &[Op::Do(Act::Task(BEARER, Task::Boost))],
        )],
    ),
    (
        "Advanced Droid Brain",
        &[must(
            "Advanced Droid Brain",
            Window::AfterAction,
            Cond::All(&[MINE, Cond::ActionIn(&[ActionKind::Calculate])]),
            &[Op::Do(Act::Gain(BEARER, Token::Calculate, 1))],
        )],
    ),
    (
        "Advanced Fire Control",
        &[may(
            "Advanced Fire Control",
            Window::BonusAfterAttack,
            Cond::All(&[
                MINE,
                Cond::With(&[Slot::Cannon, Slot::Missile]),
                Cond::Locks(BEARER, OBJECT),
                Cond::CanAttack(&PRIMARY_ON_DEFENDER),
            ]),
            &[Op::Do(Act::Attack(PRIMARY_ON_DEFENDER))],
        )],
    ),
    (
        "Advanced Targeting Computer",
        // The lock may be spent afterwards; once it is spent, no hit becomes a crit any more
        // (xwing.card.advanced-targeting-computer.01–.03).
        &[
            rule(
                "Advanced Targeting Computer",
                Query::AttackDice,
                Change::Add(Amount::N(1)),
                ON_A_LOCKED_SHIP,
            ),
            must(
                "Advanced Targeting Computer",
                Window::ModifyAttackDice,
                Cond::All(&[ON_A_LOCKED_SHIP, Cond::MayModify(BEARER)]),
                &[choose(Select::Dice(HITS)), Op::Do(Act::Change(V0, Face::Critical))],
            ),
        ],
    ),
    (
        "Autothrusters",
        &[may(
            "Autothrusters",
            Window::AfterAction,
            MINE,
            &[Op::Do(Act::Action(BEARER, red(&[ActionKind::BarrelRoll, ActionKind::Boost])))],
        )],
    ),
    (
        "Comms Shuttle",
        &[
            rule(
                "Comms Shuttle",
                Query::AddsAction,
                Change::Can,
                Cond::All(&[Cond::DockedWith(BEARER, SUBJECT), Cond::ActionIn(&[ActionKind::Coordinate])]),
            ),
            may(
                "Comms Shuttle",
                Window::BeforeActivate,
                Cond::DockedWith(BEARER, SUBJECT),
                &[Op::Do(Act::Action(SUBJECT, actions(&[ActionKind::Coordinate])))],
            ),
        ],
    ),
    (
        "Concordia Faceoff",
        &[must(
            "Concordia Faceoff",
            Window::ModifyDefenseDice,
            Cond::All(&[
                MINE,
                Cond::MayModify(BEARER),
                Cond::AttackRange(1, 1),
                Cond::InArc(OBJECT, ArcOf::Front, BEARER),
            ]),
            &[choose(Select::Dice(NO_EVADES)), Op::Do(Act::Change(V0, Face::Evade))],
        )],
    ),
    (
        "Controlled Ailerons",
        &[may(
            "Controlled Ailerons",
            Window::BeforeRevealDial,
            Cond::All(&[MINE, Cond::Not(&Cond::Has(BEARER, Token::Stress))]),
            &[Op::Do(Act::Task(BEARER, Task::Boost))],
        )],
    ),
    (
        "Dead to Rights",
        &[rule(
            "Dead to Rights",
            Query::TokensModify,
            Change::Cannot,
            Cond::All(&[
                Cond::Attacks(BEARER),
                Cond::Defends(SUBJECT),
                Cond::InArc(BEARER, ArcOf::Bullseye, SUBJECT),
                Cond::TokenIn(&[Token::Focus, Token::Evade, Token::Calculate, Token::Fore, Token::Aft]),
            ]),
        )],
    ),
    (
        "Devastating Barrage",
        &[rule(
            "Devastating Barrage",
            Query::CritsStand,
            Change::Can,
            Cond::All(&[
                MINE,
                Cond::With(&[Slot::Torpedo, Slot::Missile]),
                Cond::InArc(BEARER, ArcOf::Bullseye, OBJECT),
            ]),
        )],
    ),
    (
        "Co-Pilot",
        &[rule(
            "Co-Pilot",
            Query::PilotAbility,
            Change::Can,
            Cond::All(&[Cond::Is(OBJECT, BEARER), Cond::DockedWith(BEARER, SUBJECT)]),
        )],
    ),
    ("Escape Craft", &[rule("Escape Craft", Query::StartsDocked, Change::Can, MINE)]),
    (
        "Experimental Scanners",
        &[
            rule("Experimental Scanners", Query::LocksBeyond, Change::Can, MINE),
            rule(
                "Experimental Scanners",
                Query::MayLock,
                Change::Cannot,
                Cond::All(&[MINE, Cond::Range(BEARER, OBJECT, 1, 1)]),
            ),
        ],
    ),
    (
        "Explosion with Wings",
        &[
            must(
                "Explosion with Wings",
                Window::DecksShuffled,
                Cond::Always,
                &[Op::Do(Act::DealFacedown(BEARER))],
            ),
            may(
                "Explosion with Wings",
                Window::AfterAction,
                Cond::All(&[
                    MINE,
                    Cond::ActionIn(&[ActionKind::Slam]),
                    Cond::Facedown(BEARER),
                    Cond::Has(BEARER, Token::Disarm),
                ]),
                &[Op::Do(Act::Expose(BEARER)), Op::Do(Act::Remove(BEARER, Token::Disarm, 1))],
            ),
        ],
    ),
    (
        "Fine-Tuned Thrusters",
        &[Ability {
            cost: Cost::Any(&[Price::Gain(Token::Deplete, 1), Price::Gain(Token::Strain, 1)]),
            ..may(
                "Fine-Tuned Thrusters",
                Window::AfterExecuteManeuver,
                Cond::All(&[
                    MINE,
                    Cond::AmountIs(1),
                    Cond::Not(&Cond::Any(&[
                        Cond::Has(BEARER, Token::Deplete),
                        Cond::Has(BEARER, Token::Strain),
                    ])),
                ]),
                &[Op::Do(Act::Action(BEARER, actions(&[ActionKind::Lock, ActionKind::BarrelRoll])))],
            )
        }],
    ),
    (
        "Fine-tuned Controls",
        &[Ability {
            cost: Cost::Pay(Price::Force(1)),
            ..may(
                "Fine-tuned Controls",
                Window::AfterExecuteManeuver,
                Cond::All(&[MINE, Cond::AmountIs(1)]),
                &[Op::Do(Act::Action(BEARER, actions(&[ActionKind::Boost, ActionKind::BarrelRoll])))],
            )
        }],
    ),
    (
        "Fire Convergence",
        &[Ability {
            cost: Cost::Pay(Price::Charge(1)),
            ..may(
                "Fire Convergence",
                Window::ModifyAttackDice,
                Cond::All(&[
                    Cond::Friendly(SUBJECT),
                    Cond::MayModify(SUBJECT),
                    // The icon stands for turrets of either kind: the gunship's own is a double one.
                    Cond::Not(&Cond::Any(&[
                        Cond::FromArc(Arc::SingleTurret),
                        Cond::FromArc(Arc::DoubleTurret),
                    ])),
                    Cond::InArc(BEARER, ArcOf::Turret, OBJECT),
                ]),
                &[
                    Op::Choose(Choose {
                        what: Select::Rerollable(ANY_ATTACK),
                        by: Who::Controller,
                        count: Count::UpTo(2),
                        optional: false,
                    }),
                    Op::Pay,
                    Op::Do(Act::RerollGroup),
                ],
            )
        }],
    ),
    (
        "Full Throttle",
        &[may(
            "Full Throttle",
            Window::AfterExecuteManeuver,
            Cond::All(&[MINE, Cond::AmountIs(1), Cond::Speed(3, 5)]),
            &[Op::Do(Act::Action(BEARER, actions(&[ActionKind::Evade])))],
        )],
    ),
    (
        "Heavy Weapon Turret",
        &[
            ahead_or_back("Heavy Weapon Turret"),
            rule(
                "Heavy Weapon Turret",
                Query::TurretWeapons,
                Change::Can,
                Cond::All(&[MINE, Cond::CardIn(OBJECT, &[Slot::Missile])]),
            ),
        ],
    ),
    (
        "Independent Calculations",
        &[
            Ability {
                grants: &[Ability {
                    name: "Independent Calculations",
                    on: On::Query(Query::ActionTokens, Change::Add(Amount::N(1))),
                    when: MINE,
                    ..FORCED
                }],
                ..may(
                    "Independent Calculations",
                    Window::WhileActing,
                    Cond::All(&[
                        MINE,
                        Cond::ActionIn(&[ActionKind::Calculate]),
                        Cond::ActionColour(Colour::White),
                    ]),
                    &[
                        Op::Do(Act::TreatAs(Colour::Red)),
                        Op::Grant { nth: 0, until: Scope::Action, once: false },
                    ],
                )
            },
            rule(
                "Independent Calculations",
                Query::SpendsTokensOf,
                Change::Cannot,
                Cond::All(&[
                    Cond::Is(OBJECT, BEARER),
                    Cond::Not(&MINE),
                    Cond::TokenIn(&[Token::Calculate]),
                    Cond::ByShipAbility(ShipAbility::NetworkedCalculations),
                ]),
            ),
        ],
    ),
    (
        "Intuitive Controls",
        &[may(
            "Intuitive Controls",
            Window::SystemTurn,
            MINE,
            &[Op::Do(Act::Action(
                BEARER,
                Actions {
                    colour: Some(Colour::Purple),
                    ..actions(&[ActionKind::BarrelRoll, ActionKind::Boost])
                },
            ))],
        )],
    ),
    (
        "Intuitive Interface",
        &[may(
            "Intuitive Interface",
            Window::AfterAction,
            Cond::All(&[MINE, Cond::AddedBy(&[Slot::Talent, Slot::Illicit, Slot::Modification])]),
            &[Op::Do(Act::Action(BEARER, actions(&[ActionKind::Calculate])))],
        )],
    ),
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
