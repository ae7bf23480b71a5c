//! Ship abilities, A to I.

use super::{ahead_or_back, red};
use crate::cards::prelude::*;
use crate::facts::ShipAbility;

pub(in crate::cards) static ENTRIES: &[Entry] = &[
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
        // (xwing.card.advanced-targeting-computer.01, xwing.card.advanced-targeting-computer.02,
        // xwing.card.advanced-targeting-computer.03).
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
        "Co-Pilot",
        &[rule(
            "Co-Pilot",
            Query::PilotAbility,
            Change::Can,
            Cond::All(&[Cond::Is(OBJECT, BEARER), Cond::DockedWith(BEARER, SUBJECT)]),
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
];

const NO_EVADES: Faces = Faces { die: Die::Defense, faces: &[Face::Blank, Face::Focus] };

/// The bearer's primary attack on a ship that it has locked.
const ON_A_LOCKED_SHIP: Cond = Cond::All(&[MINE, Cond::Primary, Cond::Locks(BEARER, OBJECT)]);

/// A bonus primary attack against the same defender.
const PRIMARY_ON_DEFENDER: Bonus = Bonus { with: Arms::Primary, on: Whom::Only(OBJECT), freely: false };
