//! Talents, I to Z.

use super::NO_HITS;
use crate::cards::prelude::*;
use crate::cards::shared::{IN_BULLSEYE, MODIFY, REROLL_ONE, REROLL_ONE_DEFENSE};
use crate::cards::weapons::{AT_IT, FREE, Header};

pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "interloperturn",
        &[may(
            "Interloper Turn",
            Window::BeforeExecuteManeuver,
            Cond::All(&[
                MINE,
                Cond::Speed(1, 2),
                Cond::Bearings(&[Bearing::TurnLeft, Bearing::TurnRight, Bearing::KoiogranTurn]),
                Cond::ObstacleNear(BEARER, &[ObstacleKind::Asteroid], 0, 1),
            ]),
            &[Op::Do(Act::Gain(BEARER, Token::Tractor, 1))],
        )],
    ),
    (
        "intimidation",
        &[rule(
            "Intimidation",
            Query::DefenseDice,
            Change::Add(Amount::N(-1)),
            Cond::All(&[
                Cond::Enemy(SUBJECT),
                Cond::Range(BEARER, SUBJECT, 0, 0),
                // xwing.remote.05
                Cond::Any(&[Cond::AShip(SUBJECT), Cond::Is(OBJECT, BEARER)]),
            ]),
        )],
    ),
    (
        "ionlimiteroverride",
        &[may(
            "Ion Limiter Override",
            Window::AfterExecuteManeuver,
            Cond::All(&[
                MINE,
                Cond::AmountIs(1),
                Cond::Executed(&[Difficulty::Red]),
                // What it has performed already it cannot perform again, and then nothing is rolled.
                Cond::Not(&Cond::Performed(BEARER, &[ActionKind::BarrelRoll])),
            ]),
            &[
                Op::Do(Act::Action(BEARER, Actions { stressed: true, ..actions(&[ActionKind::BarrelRoll]) })),
                Op::If {
                    cond: Cond::Performed(BEARER, &[ActionKind::BarrelRoll]),
                    then: &[
                        Op::Do(Act::Roll(BEARER, Die::Attack)),
                        Op::If {
                            cond: Cond::Rolled(&[Face::Hit]),
                            then: &[Op::Do(Act::Gain(BEARER, Token::Strain, 1))],
                            otherwise: &[],
                        },
                        Op::If {
                            cond: Cond::Rolled(&[Face::Critical]),
                            then: &[Op::Do(Act::Gain(BEARER, Token::Ion, 1))],
                            otherwise: &[],
                        },
                    ],
                    otherwise: &[],
                },
            ],
        )],
    ),
    (
        "juke",
        &[may(
            "Juke",
            Window::ModifyDefenseDice,
            Cond::All(&[MODIFY_THEIRS, Cond::Has(BEARER, Token::Evade)]),
            &[choose(Select::Dice(EVADES)), Op::Do(Act::Change(V0, Face::Focus))],
        )],
    ),
    (
        "lonewolf",
        &[
            Ability {
                cost: Cost::Pay(Price::Charge(1)),
                ..may("Lone Wolf", Window::ModifyAttackDice, Cond::All(&[MODIFY, ALONE]), &REROLL_ONE)
            },
            Ability {
                cost: Cost::Pay(Price::Charge(1)),
                ..may(
                    "Lone Wolf",
                    Window::ModifyDefenseDice,
                    Cond::All(&[MODIFY, ALONE]),
                    &REROLL_ONE_DEFENSE,
                )
            },
        ],
    ),
    (
        "margsablclosure",
        &[may(
            "Marg Sabl Closure",
            Window::AfterExecuteManeuver,
            // A ship that deploys executes its maneuver in the System Phase.
            Cond::All(&[
                MINE,
                Cond::AmountIs(1),
                Cond::Any(&[Cond::PassedObstacle, Cond::During(Phase::System)]),
            ]),
            &[
                choose(Select::Ships(&Cond::All(&[
                    Cond::Enemy(IT),
                    Cond::InArc(BEARER, ArcOf::Front, IT),
                    Cond::Range(BEARER, IT, 1, 2),
                ]))),
                Op::Do(Act::Gain(CHOSEN, Token::Strain, 1)),
            ],
        )],
    ),
    (
        "marksmanship",
        &[may(
            "Marksmanship",
            Window::ModifyAttackDice,
            Cond::All(&[MODIFY, IN_BULLSEYE]),
            &[choose(Select::Dice(HITS)), Op::Do(Act::Change(V0, Face::Critical))],
        )],
    ),
    (
        "notorious",
        &[
            Ability {
                cost: Cost::Pay(Price::Charge(1)),
                ..may(
                    "Notorious",
                    Window::AfterDefend,
                    Cond::All(&[MINE, Cond::InArc(BEARER, ArcOf::Firing, OBJECT)]),
                    &[Op::Do(Act::Gain(OBJECT, Token::Strain, 1))],
                )
            },
            may(
                "Notorious",
                Window::ModifyAttackDice,
                Cond::All(&[
                    MODIFY,
                    Cond::Has(OBJECT, Token::Strain),
                    Cond::Finds(&Select::Rerollable(ATTACK_BLANKS)),
                ]),
                &[choose_exactly(Select::Rerollable(ATTACK_BLANKS), 1), Op::Do(Act::RerollGroup)],
            ),
        ],
    ),
    (
        "outmaneuver",
        &[rule(
            "Outmaneuver",
            Query::DefenseDice,
            Change::Add(Amount::N(-1)),
            Cond::All(&[
                Cond::Is(OBJECT, BEARER),
                Cond::FromArc(Arc::Front),
                Cond::OutsideArc(SUBJECT, ArcOf::Firing, BEARER),
            ]),
        )],
    ),
    (
        "predator",
        &[may(
            "Predator",
            Window::ModifyAttackDice,
            Cond::All(&[MODIFY, Cond::Primary, IN_BULLSEYE]),
            &REROLL_ONE,
        )],
    ),
    (
        "proudtradition",
        &[
            rule(
                "Proud Tradition",
                Query::MayActStressed,
                Change::Can,
                Cond::All(&[
                    MINE,
                    Cond::ActionIn(&[ActionKind::Focus]),
                    Cond::Tokens(BEARER, Token::Stress, 0, 2),
                ]),
            ),
            must(
                "Proud Tradition",
                Window::AfterAttack,
                Cond::All(&[MINE, Cond::Has(BEARER, Token::Stress)]),
                &[Op::May {
                    by: Who::Owner(OBJECT),
                    what: "flip Proud Tradition",
                    ops: &[
                        Op::Either {
                            by: Who::Owner(OBJECT),
                            options: &[
                                Branch {
                                    name: "spend a focus token",
                                    ops: &[Op::Do(Act::Spend(OBJECT, Token::Focus))],
                                },
                                Branch {
                                    name: "suffer 1 crit damage",
                                    ops: &[Op::Do(Act::Suffer(OBJECT, 0, 1))],
                                },
                            ],
                        },
                        Op::Do(Act::FlipThis),
                    ],
                }],
            ),
        ],
    ),
    (
        "ruthless",
        &[may(
            "Ruthless",
            Window::ModifyAttackDice,
            Cond::All(&[MODIFY, Cond::Dice(NO_HITS)]),
            &[
                choose(Select::Ships(&Cond::All(&[OTHER_FRIEND, Cond::Range(OBJECT, IT, 0, 1)]))),
                Op::Do(Act::Suffer(CHOSEN, 1, 0)),
                Op::Choose(Choose {
                    what: Select::Dice(NO_HITS),
                    by: Who::Controller,
                    count: Count::One(V1),
                    optional: true,
                }),
                Op::Do(Act::Change(V1, Face::Hit)),
            ],
        )],
    ),
    (
        "saturationsalvo",
        &[Ability {
            cost: Cost::Pay(Price::WeaponCharge),
            ..may(
                "Saturation Salvo",
                Window::ModifyDefenseDice,
                Cond::All(&[MODIFY_THEIRS, Cond::With(&[Slot::Torpedo, Slot::Missile])]),
                &[choose_exactly(Select::Rerollable(ANY_DEFENSE), 2), Op::Do(Act::RerollGroup)],
            )
        }],
    ),
    (
        "selfless",
        &[Ability {
            cost: Cost::Pay(Price::Suffer(0, 1)),
            ..may(
                "Selfless",
                Window::BeforeNeutralize,
                Cond::All(&[
                    Cond::Friendly(OBJECT),
                    Cond::Not(&Cond::Is(OBJECT, BEARER)),
                    Cond::Range(BEARER, OBJECT, 0, 1),
                    Cond::InAttackArc(BEARER),
                    Cond::Dice(CRITS),
                ]),
                &[choose(Select::Dice(CRITS)), Op::Pay, Op::Do(Act::Cancel(V0))],
            )
        }],
    ),
    (
        "snapshot",
        &[
            may(
                "Snap Shot",
                Window::AfterExecuteManeuver,
                Cond::All(&[Cond::Enemy(SUBJECT), Cond::CanAttack(&AT_IT)]),
                &[Op::Do(Act::Attack(AT_IT))],
            ),
            rule("Snap Shot", Query::DiceModifiable, Change::Cannot, Cond::All(&[MINE, Cond::ThisWeapon])),
        ],
    ),
    (
        "squadleader",
        &[rule(
            "Squad Leader",
            Query::MayCoordinateInto,
            Change::Cannot,
            Cond::All(&[MINE, Cond::Not(&Cond::ThatOnBar(BEARER))]),
        )],
    ),
    (
        "starbirdslash",
        &[may(
            "Starbird Slash",
            Window::AfterExecuteManeuver,
            Cond::All(&[MINE, Cond::AmountIs(1)]),
            &[
                may_choose(Select::Ships(&Cond::All(&[Cond::Enemy(IT), Cond::MovedThrough(BEARER, IT)]))),
                Op::Do(Act::Gain(CHOSEN, Token::Strain, 1)),
                Op::If {
                    cond: Cond::InArc(CHOSEN, ArcOf::Firing, BEARER),
                    then: &[Op::Do(Act::Gain(BEARER, Token::Strain, 1))],
                    otherwise: &[],
                },
            ],
        )],
    ),
    (
        "swarmtactics",
        &[Ability {
            grants: &[Ability {
                name: "Swarm Tactics",
                on: On::Query(Query::Initiative, Change::Set(Amount::Kept)),
                when: Cond::Is(SUBJECT, CHOSEN),
                ..FORCED
            }],
            ..may(
                "Swarm Tactics",
                Window::EngagementStart,
                Cond::Always,
                &[
                    may_choose(Select::Ships(&Cond::All(&[OTHER_FRIEND, Cond::Range(BEARER, IT, 1, 1)]))),
                    // As it stands now, altered or not (xwing.initiative.02, xwing.initiative.03).
                    Op::Do(Act::Number(Amount::Initiative(BEARER))),
                    Op::Grant { nth: 0, until: Scope::Round, once: false },
                ],
            )
        }],
    ),
    (
        "tierfonbellyrun",
        &[
            rule(
                "Tierfon Belly Run",
                Query::FiresOnObstacle,
                Change::Can,
                Cond::All(&[MINE, Cond::ObstacleIn(OBJECT, &[ObstacleKind::Asteroid])]),
            ),
            rule(
                "Tierfon Belly Run",
                Query::AttackRerolls,
                Change::Cannot,
                Cond::All(&[Cond::Is(OBJECT, BEARER), Cond::ObstacleNear(BEARER, &[], 0, 0)]),
            ),
        ],
    ),
    (
        "treacherous",
        &[
            Ability {
                cost: Cost::Pay(Price::Charge(1)),
                ..may(
                    "Treacherous",
                    Window::ModifyAttackDice,
                    Cond::All(&[Cond::Is(OBJECT, BEARER), Cond::Dice(HITS_AND_CRITS)]),
                    &[
                        may_choose(Select::Obstructing),
                        Op::Choose(Choose {
                            what: Select::Dice(HITS_AND_CRITS),
                            by: Who::Controller,
                            count: Count::One(V1),
                            optional: false,
                        }),
                        Op::Pay,
                        Op::Do(Act::Cancel(V1)),
                        Op::Do(Act::Gain(CHOSEN, Token::Strain, 1)),
                    ],
                )
            },
            must(
                "Treacherous",
                Window::AfterDestroyed,
                Cond::Range(BEARER, SUBJECT, 0, 3),
                &[Op::Do(Act::RecoverCharge)],
            ),
        ],
    ),
    (
        "trickshot",
        &[rule(
            "Trick Shot",
            Query::AttackDice,
            Change::Add(Amount::N(1)),
            Cond::All(&[MINE, Cond::ObstructedByObstacle]),
        )],
    ),
];

/// The other sides.
pub(in crate::cards) static BACKS: &[Entry] = &[(
    "proudtradition",
    &[rule(
        "Proud Tradition",
        Query::ActionColour,
        Change::Set(Amount::N(1)),
        Cond::All(&[MINE, Cond::ActionIn(&[ActionKind::Focus])]),
    )],
)];

/// The headers of those that are special weapons.
pub(in crate::cards) static HEADERS: &[(&str, Header)] = &[
    // xwing.card.snap-shot.06
    ("snapshot", FREE),
];

/// The bearer attacks whoever rolls defense dice, and may modify those.
const MODIFY_THEIRS: Cond = Cond::All(&[Cond::Is(OBJECT, BEARER), Cond::MayModify(BEARER)]);
const OTHER_FRIEND: Cond = Cond::All(&[Cond::Friendly(IT), Cond::Not(&Cond::Is(IT, BEARER))]);

const ALONE: Cond =
    Cond::Not(&Cond::Finds(&Select::Ships(&Cond::All(&[OTHER_FRIEND, Cond::Range(BEARER, IT, 0, 2)]))));
