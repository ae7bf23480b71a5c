//! Configurations.

use broadside_table::Angle;

use crate::cards::prelude::*;
use crate::cards::shared::{IN_BULLSEYE, MODIFY};

pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "alpha3bbesh",
        &[Ability {
            cost: Cost::Pay(Price::LockOnDefender),
            ..may(
                "Alpha-3B \"Besh\"",
                Window::ModifyAttackDice,
                Cond::All(&[MODIFY, Cond::Primary]),
                &[choose(Select::Dice(NO_HITS)), Op::Do(Act::Change(V0, Face::Hit))],
            )
        }],
    ),
    (
        "alpha3eesk",
        &[Ability {
            cost: Cost::Pay(Price::Charge(2)),
            grants: &[Ability {
                name: "Alpha-3E \"Esk\"",
                on: On::Window(Window::AttackHits),
                when: MINE,
                ops: &[Op::Do(Act::InflictFor(Face::Critical, Token::Ion))],
                ..FORCED
            }],
            ..may(
                "Alpha-3E \"Esk\"",
                Window::BeforeRollAttack,
                Cond::All(&[MINE, Cond::Primary]),
                &[Op::Grant { nth: 0, until: Scope::Attack, once: true }],
            )
        }],
    ),
    (
        "calibratedlasertargeting",
        &[must(
            "Calibrated Laser Targeting",
            Window::ModifyAttackDice,
            Cond::All(&[MODIFY, Cond::Primary, IN_BULLSEYE]),
            &[Op::Do(Act::Add(Die::Attack, Face::Focus))],
        )],
    ),
    (
        "enhancedjammingsuite",
        &[
            rule("Enhanced Jamming Suite", Query::JamsFriends, Change::Can, MINE),
            Ability {
                grants: &[Ability {
                    name: "Enhanced Jamming Suite",
                    on: On::Query(Query::DefenseDice, Change::Add(Amount::N(1))),
                    when: MINE,
                    ..FORCED
                }],
                ..may(
                    "Enhanced Jamming Suite",
                    Window::BeforeRollDefense,
                    Cond::All(&[
                        MINE,
                        Cond::Any(&[
                            Cond::Not(&Cond::Finds(&Select::TokensOf(OBJECT, &[Shade::Green]))),
                            Cond::Finds(&Select::Ships(&Cond::All(&[
                                Cond::Has(IT, Token::Jam),
                                Cond::InAttackArc(IT),
                            ]))),
                        ]),
                    ]),
                    &[Op::Grant { nth: 0, until: Scope::Attack, once: false }],
                )
            },
        ],
    ),
    ("grapplingstruts", &[struts("Grappling Struts")]),
    (
        "integratedsfoils",
        &[
            rule(
                "Integrated S-foils",
                Query::AttackDice,
                Change::Add(Amount::N(-1)),
                Cond::All(&[MINE, Cond::Primary, Cond::Not(&IN_BULLSEYE)]),
            ),
            turns("Integrated S-foils"),
        ],
    ),
    (
        "interceptbooster",
        &[
            must(
                "Intercept Booster",
                Window::SystemTurn,
                MINE,
                &[Op::Unless {
                    by: Who::Controller,
                    what: "flip Intercept Booster",
                    doing: &[Op::Do(Act::FlipThis)],
                    otherwise: &[Op::Do(Act::Gain(BEARER, Token::Disarm, 1))],
                }],
            ),
            must(
                "Intercept Booster",
                Window::EndOver,
                Cond::Not(&Cond::Charged(1)),
                &[Op::Do(Act::FlipThis)],
            ),
        ],
    ),
    ("landingstruts", &[struts("Landing Struts")]),
    (
        "maneuverassistmgk300",
        &[rule(
            "Maneuver-Assist MGK-300",
            Query::Difficulty,
            Change::Add(Amount::N(-1)),
            Cond::All(&[
                MINE,
                Cond::Speed(3, 3),
                Cond::Bearings(&[Bearing::Straight, Bearing::BankLeft, Bearing::BankRight]),
            ]),
        )],
    ),
    (
        "os1arsenalloadout",
        &[
            rule(
                "Os-1 Arsenal Loadout",
                Query::FiresDisarmed,
                Change::Can,
                Cond::All(&[ONE_DISARM, Cond::CardIn(OBJECT, &[Slot::Torpedo, Slot::Missile])]),
            ),
            rule(
                "Os-1 Arsenal Loadout",
                Query::MayTarget,
                Change::Cannot,
                Cond::All(&[ONE_DISARM, Cond::Not(&Cond::Locks(BEARER, OBJECT))]),
            ),
            rule(
                "Os-1 Arsenal Loadout",
                Query::MaySpendLocks,
                Change::Cannot,
                Cond::All(&[ONE_DISARM, Cond::Attacks(BEARER), Cond::With(&[Slot::Torpedo, Slot::Missile])]),
            ),
        ],
    ),
    (
        "pivotwing",
        &[
            rule("Pivot Wing", Query::DefenseDice, Change::Add(Amount::N(-1)), MINE),
            may(
                "Pivot Wing",
                Window::AfterExecuteManeuver,
                STATIONARY,
                &[Op::Either {
                    by: Who::Controller,
                    options: &[
                        Branch { name: "rotate 90° left", ops: &[rotated(LEFT)] },
                        Branch { name: "rotate 90° right", ops: &[rotated(Angle::QUARTER)] },
                        Branch { name: "rotate 180°", ops: &[rotated(Angle::HALF)] },
                    ],
                }],
            ),
            turns("Pivot Wing"),
        ],
    ),
    (
        "repulsorliftstabilizers",
        &[
            rule(
                "Repulsorlift Stabilizers",
                Query::Difficulty,
                Change::Add(Amount::N(-1)),
                Cond::All(&[MINE, Cond::Bearings(&[Bearing::Straight])]),
            ),
            may(
                "Repulsorlift Stabilizers",
                Window::AfterExecuteManeuver,
                Cond::All(&[MINE, Cond::AmountIs(1)]),
                &[Op::Do(Act::FlipThis)],
            ),
        ],
    ),
    (
        "servomotorsfoils",
        &[
            rule(
                "Servomotor S-foils",
                Query::AttackDice,
                Change::Add(Amount::N(-1)),
                Cond::All(&[MINE, Cond::Primary]),
            ),
            turns("Servomotor S-foils"),
        ],
    ),
    (
        "stabilizedsfoils",
        &[may(
            "Stabilized S-foils",
            Window::BeforeActivate,
            Cond::All(&[MINE, NOT_CRITICALLY_DAMAGED]),
            &[Op::Do(Act::FlipThis)],
        )],
    ),
    (
        "swivelwing",
        &[may(
            "Swivel Wing",
            Window::AfterExecuteManeuver,
            STATIONARY,
            &[Op::Either {
                by: Who::Controller,
                options: &[
                    Branch {
                        name: "rotate 90° left",
                        ops: &[Op::If {
                            cond: Cond::CanRotate(BEARER, -90),
                            then: &[rotated(LEFT), Op::Do(Act::FlipThis)],
                            otherwise: &[],
                        }],
                    },
                    Branch {
                        name: "rotate 90° right",
                        ops: &[Op::If {
                            cond: Cond::CanRotate(BEARER, 90),
                            then: &[rotated(Angle::QUARTER), Op::Do(Act::FlipThis)],
                            otherwise: &[],
                        }],
                    },
                    Branch {
                        name: "rotate 180°",
                        ops: &[Op::If {
                            cond: Cond::CanRotate(BEARER, 180),
                            then: &[rotated(Angle::HALF), Op::Do(Act::FlipThis)],
                            otherwise: &[],
                        }],
                    },
                ],
            }],
        )],
    ),
    (
        "targetassistmgk300",
        &[must(
            "Target-Assist MGK-300",
            Window::BeforeEngage,
            Cond::All(&[
                MINE,
                Cond::Not(&Cond::Has(BEARER, Token::Stress)),
                Cond::Not(&Cond::Finds(&Select::TokensOf(BEARER, &[Shade::Green]))),
                Cond::Finds(&Select::Ships(&IN_SIGHT)),
            ]),
            &[Op::Repeat {
                times: Amount::AtMost(&Amount::Ships(&IN_SIGHT), 2),
                ops: &[Op::Do(Act::Gain(BEARER, Token::Calculate, 1))],
            }],
        )],
    ),
    (
        "tiedefenderelite",
        &[
            rule(
                "TIE Defender Elite",
                Query::Difficulty,
                Change::Add(Amount::N(-1)),
                Cond::All(&[MINE, Cond::Bearings(&[Bearing::TurnLeft, Bearing::TurnRight])]),
            ),
            rule(
                "TIE Defender Elite",
                Query::Difficulty,
                Change::Add(Amount::N(1)),
                Cond::All(&[MINE, Cond::Bearings(&[Bearing::KoiogranTurn])]),
            ),
        ],
    ),
    ("vectoredcannonsrz1", &[rule("Vectored Cannons (RZ-1)", Query::FrontIsTurret, Change::Can, MINE)]),
    (
        "xg1assaultconfiguration",
        &[
            rule(
                "Xg-1 Assault Configuration",
                Query::FiresDisarmed,
                Change::Can,
                Cond::All(&[ONE_DISARM, Cond::CardIn(OBJECT, &[Slot::Cannon])]),
            ),
            rule(
                "Xg-1 Assault Configuration",
                Query::AttackDice,
                Change::AtMost(Amount::N(3)),
                Cond::All(&[MINE, Cond::Has(BEARER, Token::Disarm), Cond::With(&[Slot::Cannon])]),
            ),
        ],
    ),
];

/// The other sides.
pub(in crate::cards) static BACKS: &[Entry] = &[
    ("grapplingstruts", &GRAPPLING),
    ("integratedsfoils", &[turns("Integrated S-foils")]),
    ("landingstruts", &LANDED),
    ("pivotwing", &[turns("Pivot Wing")]),
    (
        "repulsorliftstabilizers",
        &[
            rule(
                "Repulsorlift Stabilizers",
                Query::Sideslips,
                Change::Can,
                Cond::All(&[MINE, Cond::Bearings(BANKS_AND_TURNS)]),
            ),
            must(
                "Repulsorlift Stabilizers",
                Window::AfterExecuteManeuver,
                Cond::All(&[MINE, Cond::Sideslip]),
                &[Op::Do(Act::FlipThis)],
            ),
            may(
                "Repulsorlift Stabilizers",
                Window::AfterExecuteManeuver,
                Cond::All(&[MINE, Cond::AmountIs(1), Cond::Not(&Cond::Sideslip)]),
                &[Op::Do(Act::FlipThis)],
            ),
        ],
    ),
    ("servomotorsfoils", &[turns("Servomotor S-foils")]),
    (
        "stabilizedsfoils",
        &[
            Ability {
                cost: Cost::Pay(Price::LockOnDefender),
                ..may(
                    "Stabilized S-foils",
                    Window::BonusAfterAttack,
                    Cond::All(&[MINE, Cond::CanAttack(&WITH_A_CANNON)]),
                    &[Op::Do(Act::Attack(WITH_A_CANNON))],
                )
            },
            may(
                "Stabilized S-foils",
                Window::BeforeActivate,
                Cond::All(&[MINE, NOT_CRITICALLY_DAMAGED]),
                &[Op::Do(Act::FlipThis)],
            ),
        ],
    ),
    (
        "swivelwing",
        &[
            rule("Swivel Wing", Query::DefenseDice, Change::Add(Amount::N(-1)), MINE),
            may(
                "Swivel Wing",
                Window::AfterExecuteManeuver,
                Cond::All(&[MINE, Cond::AmountIs(1), Cond::Not(&Cond::Bearings(&[Bearing::Stationary]))]),
                &[Op::Do(Act::FlipThis)],
            ),
        ],
    ),
];

const NO_HITS: Faces = Faces { die: Die::Attack, faces: &[Face::Blank, Face::Focus] };
const STATIONARY: Cond = Cond::All(&[MINE, Cond::Bearings(&[Bearing::Stationary])]);

/// The bearer has no faceup damage card.
const NOT_CRITICALLY_DAMAGED: Cond = Cond::Not(&Cond::Finds(&Select::FaceupCards(BEARER, None)));

/// An enemy ship at range 2–3 in a firing arc.
const IN_SIGHT: Cond =
    Cond::All(&[Cond::Enemy(IT), Cond::Range(BEARER, IT, 2, 3), Cond::InArc(BEARER, ArcOf::Firing, IT)]);

/// The card may be turned over before the bearer activates.
const fn turns(name: &'static str) -> Ability<XWingWords> {
    may(name, Window::BeforeActivate, MINE, &[Op::Do(Act::FlipThis)])
}

/// The bearer is rotated by 90° to a side or by 180°; then something may follow.
const fn rotated(by: Angle) -> Op<XWingWords> {
    Op::Do(Act::Turn(BEARER, by))
}

const LEFT: Angle = Angle(3 << 30);

/// The bearer has exactly one disarm token, and is not disarmed otherwise.
const ONE_DISARM: Cond = Cond::All(&[
    MINE,
    Cond::Tokens(BEARER, Token::Disarm, 1, 1),
    Cond::Not(&Cond::Has(BEARER, Token::Cloak)),
]);

const LANDING: &[ObstacleKind] = &[ObstacleKind::Asteroid, ObstacleKind::DebrisCloud];

/// Another friendly ship at range 0 of the obstacle.
const SHARES_IT: Cond =
    Cond::All(&[Cond::Friendly(IT), Cond::Not(&Cond::Is(IT, BEARER)), Cond::Range(IT, OBJECT, 0, 0)]);

/// Closed struts: on an asteroid or debris cloud with room they are opened before it takes effect.
const fn struts(name: &'static str) -> Ability<XWingWords> {
    may(
        name,
        Window::AfterPassing,
        Cond::All(&[
            MINE,
            Cond::ByManeuver(BEARER),
            Cond::ObstacleIn(OBJECT, LANDING),
            Cond::Range(BEARER, OBJECT, 0, 0),
            Cond::ShipsFit(&SHARES_IT, 0, 1),
        ]),
        &[Op::Do(Act::FlipThis), Op::Do(Act::KeepAction(BEARER))],
    )
}

/// Open struts.
const fn open_struts(name: &'static str) -> [Ability<XWingWords>; 4] {
    [
        rule(
            name,
            Query::IgnoresObstacles,
            Change::Can,
            Cond::All(&[MINE, Cond::Range(BEARER, OBJECT, 0, 0)]),
        ),
        rule(
            name,
            Query::MayAct,
            Change::Cannot,
            Cond::All(&[MINE, Cond::ActionIn(&[ActionKind::BarrelRoll])]),
        ),
        must(
            name,
            Window::AfterRevealDial,
            Cond::All(&[
                MINE,
                Cond::ObstacleNear(BEARER, LANDING, 0, 0),
                Cond::Not(&Cond::All(&[
                    Cond::RevealedSpeed(BEARER, 2, 2),
                    Cond::RevealedBearing(BEARER, &[Bearing::Straight]),
                ])),
            ]),
            &[
                Op::Do(Act::SkipManeuver),
                Op::Do(Act::Remove(BEARER, Token::Stress, 1)),
                Op::If {
                    cond: Cond::RevealedBearing(BEARER, LEFTWARD),
                    then: &[Op::Do(Act::Turn(BEARER, LEFT))],
                    otherwise: &[],
                },
                Op::If {
                    cond: Cond::RevealedBearing(BEARER, RIGHTWARD),
                    then: &[Op::Do(Act::Turn(BEARER, Angle::QUARTER))],
                    otherwise: &[],
                },
            ],
        ),
        must(
            name,
            Window::AfterExecuteManeuver,
            Cond::All(&[MINE, Cond::Not(&Cond::TurnedInManeuver)]),
            &[Op::Do(Act::FlipThis)],
        ),
    ]
}

static GRAPPLING: [Ability<XWingWords>; 4] = open_struts("Grappling Struts");
static LANDED: [Ability<XWingWords>; 4] = open_struts("Landing Struts");

const LEFTWARD: &[Bearing] = &[
    Bearing::TurnLeft,
    Bearing::BankLeft,
    Bearing::SegnorsLoopLeft,
    Bearing::TallonRollLeft,
    Bearing::ReverseBankLeft,
];
const RIGHTWARD: &[Bearing] = &[
    Bearing::TurnRight,
    Bearing::BankRight,
    Bearing::SegnorsLoopRight,
    Bearing::TallonRollRight,
    Bearing::ReverseBankRight,
];
const BANKS_AND_TURNS: &[Bearing] =
    &[Bearing::TurnLeft, Bearing::BankLeft, Bearing::BankRight, Bearing::TurnRight];

/// A bonus attack on the defender with a cannon that the bearer has not attacked with in this turn: it has one standard attack and
/// one bonus attack, so only the weapon of the attack under way is used up.
const WITH_A_CANNON: Bonus = Bonus { with: Arms::OtherCannon, on: Whom::Only(OBJECT), freely: false };
