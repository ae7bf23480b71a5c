//! Talents.

use crate::cards::prelude::*;

pub(super) const ANY_ATTACK: Faces = Faces { die: Die::Attack, faces: &[] };
pub(super) const ANY_DEFENSE: Faces = Faces { die: Die::Defense, faces: &[] };
const EVADES: Faces = Faces { die: Die::Defense, faces: &[Face::Evade] };

/// The bearer attacks, and may modify its dice.
pub(super) const MODIFY: Cond = Cond::All(&[MINE, Cond::MayModify(BEARER)]);
/// The bearer has the defender in its bullseye arc.
const IN_BULLSEYE: Cond = Cond::InArc(BEARER, ArcOf::Bullseye, OBJECT);
/// The bearer attacks whoever rolls defense dice, and may modify those.
const MODIFY_THEIRS: Cond = Cond::All(&[Cond::Is(OBJECT, BEARER), Cond::MayModify(BEARER)]);
const OTHER_FRIEND: Cond = Cond::All(&[Cond::Friendly(IT), Cond::Not(&Cond::Is(IT, BEARER))]);
/// Another friendly ship at range 0–3 was destroyed.
const COMRADE: Cond =
    Cond::All(&[Cond::Friendly(SUBJECT), Cond::Not(&MINE), Cond::Range(BEARER, SUBJECT, 0, 3)]);
/// A tractored ship in the attack arc.
const TRACTORED_IN_ARC: Cond = Cond::All(&[Cond::Tractored(IT), Cond::InAttackArc(IT)]);

/// Any number of a selection is chosen.
const fn some(what: Select) -> Op<XWingWords> {
    Op::Choose(Choose { what, by: Who::Controller, count: Count::UpTo(12), optional: false })
}

const ALONE: Cond =
    Cond::Not(&Cond::Finds(&Select::Ships(&Cond::All(&[OTHER_FRIEND, Cond::Range(BEARER, IT, 0, 2)]))));

pub(super) static REROLL_ONE: [Op<XWingWords>; 2] =
    [choose_exactly(Select::Rerollable(ANY_ATTACK), 1), Op::Do(Act::RerollGroup)];
static REROLL_ONE_DEFENSE: [Op<XWingWords>; 2] =
    [choose_exactly(Select::Rerollable(ANY_DEFENSE), 1), Op::Do(Act::RerollGroup)];

pub(super) static ENTRIES: &[Entry] = &[
    (
        "backwardstailslide",
        &[
            rule(
                "Backwards Tailslide",
                Query::BoostsOverObstacles,
                Change::Can,
                Cond::All(&[MINE, Cond::ShowsSide(BEARER, "(Closed)")]),
            ),
            must(
                "Backwards Tailslide",
                Window::AfterPassing,
                Cond::All(&[
                    MINE,
                    Cond::AboutObstacle,
                    Cond::Repositions(BEARER),
                    Cond::Not(&Cond::Range(BEARER, OBJECT, 0, 0)),
                ]),
                &[Op::Do(Act::Gain(BEARER, Token::Evade, 1))],
            ),
        ],
    ),
    (
        "clantraining",
        &[
            Ability {
                cost: Cost::Pay(Price::Charge(1)),
                ..may(
                    "Clan Training",
                    Window::BeforeEngage,
                    Cond::All(&[
                        MINE,
                        Cond::Not(&Cond::Has(BEARER, Token::Focus)),
                        Cond::Finds(&Select::Ships(&Cond::All(&[
                            Cond::Enemy(IT),
                            Cond::InArc(BEARER, ArcOf::Front, IT),
                            Cond::Range(BEARER, IT, 1, 1),
                        ]))),
                    ]),
                    &[Op::Do(Act::Action(
                        BEARER,
                        Actions { colour: Some(Colour::Red), ..actions(&[ActionKind::Focus]) },
                    ))],
                )
            },
            must(
                "Clan Training",
                Window::AfterAttack,
                Cond::All(&[MINE, Cond::Gone(OBJECT)]),
                &[Op::Do(Act::RecoverCharge)],
            ),
        ],
    ),
    (
        "composure",
        &[Ability {
            grants: &[Ability {
                name: "Composure",
                on: On::Query(Query::MayAct, Change::Cannot),
                when: Cond::All(&[MINE, Cond::Performed(BEARER, &[ActionKind::Focus])]),
                ..FORCED
            }],
            ..may(
                "Composure",
                Window::ActionFailed,
                Cond::All(&[
                    MINE,
                    Cond::Not(&Cond::Finds(&Select::TokensOf(BEARER, &[Shade::Green]))),
                    Cond::CanAct(BEARER, &actions(&[ActionKind::Focus])),
                ]),
                // From the focus action on it performs no other, not even one that this would bring about.
                &[
                    Op::Grant { nth: 0, until: Scope::Round, once: false },
                    Op::Do(Act::Action(BEARER, actions(&[ActionKind::Focus]))),
                ],
            )
        }],
    ),
    (
        "crackshot",
        &[Ability {
            cost: Cost::Pay(Price::Charge(1)),
            ..may(
                "Crack Shot",
                Window::BeforeNeutralize,
                Cond::All(&[MINE, Cond::Primary, IN_BULLSEYE]),
                &[choose(Select::Dice(EVADES)), Op::Do(Act::Cancel(V0))],
            )
        }],
    ),
    (
        "cutthroat",
        &[may(
            "Cutthroat",
            Window::AfterDestroyed,
            Cond::All(&[COMRADE, Cond::Any(&[Cond::Limited(SUBJECT), Cond::Carries(SUBJECT, "cutthroat")])]),
            &[Op::Either {
                by: Who::Controller,
                options: &[
                    Branch {
                        name: "remove a token",
                        ops: &[
                            choose(Select::RemovableOf(BEARER, &[Shade::Orange, Shade::Red])),
                            Op::Do(Act::RemoveChosen(V0)),
                        ],
                    },
                    Branch {
                        name: "recover a charge",
                        ops: &[choose(Select::SpentCards(BEARER)), Op::Do(Act::RecoverOn(V0))],
                    },
                ],
            }],
        )],
    ),
    (
        "daredevil",
        &[Ability {
            grants: &[Ability {
                name: "Daredevil",
                on: On::Query(Query::BoostsByTurns, Change::Can),
                when: MINE,
                ..FORCED
            }],
            ..may(
                "Daredevil",
                Window::WhileActing,
                Cond::All(&[MINE, Cond::ActionIn(&[ActionKind::Boost]), Cond::ActionColour(Colour::White)]),
                &[Op::Do(Act::TreatAs(Colour::Red)), Op::Grant { nth: 0, until: Scope::Action, once: false }],
            )
        }],
    ),
    (
        "deadeyeshot",
        &[may(
            "Deadeye Shot",
            Window::ModifyAttackDice,
            Cond::All(&[
                MODIFY,
                Cond::Primary,
                IN_BULLSEYE,
                Cond::Facedown(OBJECT),
                // The card is exposed if a result was spent or changed.
                Cond::Dice(HITS_AND_CRITS),
            ]),
            &[
                Op::Either {
                    by: Who::Controller,
                    options: &[
                        Branch {
                            name: "spend a hit",
                            ops: &[choose(Select::Results(HITS)), Op::Do(Act::Cancel(V0))],
                        },
                        Branch {
                            name: "change a crit to a hit",
                            ops: &[choose(Select::Results(CRITS)), Op::Do(Act::Change(V0, Face::Hit))],
                        },
                    ],
                },
                Op::Do(Act::Expose(OBJECT)),
            ],
        )],
    ),
    (
        "debrisgambit",
        // A linked evade too (xwing.card.debris-gambit.01).
        &[rule(
            "Debris Gambit",
            Query::ActionColour,
            Change::Set(Amount::N(0)),
            Cond::All(&[
                MINE,
                Cond::ActionIn(&[ActionKind::Evade]),
                Cond::ActionColour(Colour::Red),
                Cond::ObstacleNear(BEARER, &[], 0, 1),
            ]),
        )],
    ),
    (
        "dedicated",
        &[Ability {
            cost: Cost::Pay(Price::Gain(Token::Strain, 1)),
            ..may(
                "Dedicated",
                Window::ModifyDefenseDice,
                Cond::All(&[
                    Cond::Friendly(SUBJECT),
                    Cond::Not(&MINE),
                    Cond::InArc(BEARER, ArcOf::Sides, SUBJECT),
                    Cond::Range(BEARER, SUBJECT, 0, 2),
                    Cond::Any(&[Cond::Limited(SUBJECT), Cond::Carries(SUBJECT, "dedicated")]),
                    Cond::Not(&Cond::Has(BEARER, Token::Strain)),
                    Cond::MayModify(BEARER),
                    Cond::Finds(&Select::Rerollable(BLANK_DEFENSE)),
                ]),
                &[choose_exactly(Select::Rerollable(BLANK_DEFENSE), 1), Op::Do(Act::RerollGroup)],
            )
        }],
    ),
    (
        "disciplined",
        &[may(
            "Disciplined",
            Window::AfterDestroyed,
            Cond::All(&[
                COMRADE,
                Cond::Any(&[Cond::Limited(SUBJECT), Cond::Carries(SUBJECT, "disciplined")]),
            ]),
            &[Op::Do(Act::Action(BEARER, actions(&[ActionKind::Lock, ActionKind::BarrelRoll])))],
        )],
    ),
    (
        "elusive",
        &[
            Ability {
                cost: Cost::Pay(Price::Charge(1)),
                ..may("Elusive", Window::ModifyDefenseDice, MODIFY, &REROLL_ONE_DEFENSE)
            },
            must(
                "Elusive",
                Window::AfterExecuteManeuver,
                Cond::All(&[MINE, Cond::AmountIs(1), Cond::Executed(&[Difficulty::Red])]),
                &[Op::Do(Act::RecoverCharge)],
            ),
        ],
    ),
    (
        "enduring",
        &[
            rule(
                "Enduring",
                Query::CritsFirst,
                Change::Can,
                Cond::All(&[Cond::Is(OBJECT, BEARER), Cond::OutsideArc(SUBJECT, ArcOf::Bullseye, BEARER)]),
            ),
            may(
                "Enduring",
                Window::AfterSufferDamage,
                Cond::All(&[MINE, Cond::AmountIs(1)]),
                &[Op::Do(Act::Action(
                    BEARER,
                    Actions {
                        colour: Some(Colour::Red),
                        stressed: true,
                        on_bar: true,
                        ..actions(&[ActionKind::Calculate, ActionKind::Focus])
                    },
                ))],
            ),
        ],
    ),
    (
        "ensnare",
        &[may(
            "Ensnare",
            Window::ActivationEnd,
            Cond::Tractored(BEARER),
            &[
                may_choose(Select::Ships(&Cond::All(&[
                    Cond::Not(&Cond::Is(IT, BEARER)),
                    Cond::Range(BEARER, IT, 0, 1),
                    Cond::InArc(BEARER, ArcOf::Turret, IT),
                ]))),
                Op::Do(Act::Transfer(BEARER, CHOSEN, Token::Tractor)),
            ],
        )],
    ),
    (
        "fanatical",
        &[may(
            "Fanatical",
            Window::ModifyAttackDice,
            Cond::All(&[MODIFY, Cond::Primary, Cond::Shields(BEARER, 0, 0)]),
            &[choose(Select::Dice(FOCUS)), Op::Do(Act::Change(V0, Face::Hit))],
        )],
    ),
    (
        "fearless",
        &[may(
            "Fearless",
            Window::ModifyAttackDice,
            Cond::All(&[
                MODIFY,
                Cond::Primary,
                Cond::FromArc(Arc::Front),
                Cond::AttackRange(1, 1),
                Cond::InArc(OBJECT, ArcOf::Front, BEARER),
            ]),
            &[choose(Select::Dice(NO_HITS)), Op::Do(Act::Change(V0, Face::Hit))],
        )],
    ),
    (
        "feedbackping",
        &[may(
            "Feedback Ping",
            Window::AfterExecuteManeuver,
            Cond::All(&[Cond::Not(&MINE), Cond::DeviceNear(SUBJECT, &[], 0, 1)]),
            &[Op::Do(Act::Lock(BEARER, SUBJECT))],
        )],
    ),
    (
        "graviticdeflection",
        &[may(
            "Gravitic Deflection",
            Window::ModifyDefenseDice,
            Cond::All(&[
                MODIFY,
                Cond::Finds(&Select::Ships(&TRACTORED_IN_ARC)),
                Cond::Finds(&Select::Rerollable(ANY_DEFENSE)),
            ]),
            // xwing.dice-mod.72, .73
            &[
                Op::Do(Act::Number(Amount::Ships(&TRACTORED_IN_ARC))),
                Op::Choose(Choose {
                    what: Select::Rerollable(ANY_DEFENSE),
                    by: Who::Controller,
                    count: Count::ExactlyNumber,
                    optional: false,
                }),
                Op::Do(Act::RerollGroup),
            ],
        )],
    ),
    (
        "heroic",
        &[
            may(
                "Heroic",
                Window::ModifyAttackDice,
                Cond::All(&[MODIFY, Cond::OnlyResults(BLANK_ATTACK, 2)]),
                &[some(Select::Rerollable(ANY_ATTACK)), Op::Do(Act::RerollGroup)],
            ),
            may(
                "Heroic",
                Window::ModifyDefenseDice,
                Cond::All(&[MODIFY, Cond::OnlyResults(BLANK_DEFENSE, 2)]),
                &[some(Select::Rerollable(ANY_DEFENSE)), Op::Do(Act::RerollGroup)],
            ),
        ],
    ),
    (
        "hopeful",
        &[may(
            "Hopeful",
            Window::AfterDestroyed,
            Cond::All(&[COMRADE, Cond::Any(&[Cond::Limited(SUBJECT), Cond::Carries(SUBJECT, "hopeful")])]),
            &[Op::Do(Act::Action(BEARER, actions(&[ActionKind::Focus, ActionKind::Boost])))],
        )],
    ),
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
                    Cond::Finds(&Select::Rerollable(BLANK_ATTACK)),
                ]),
                &[choose_exactly(Select::Rerollable(BLANK_ATTACK), 1), Op::Do(Act::RerollGroup)],
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
                    // As it stands now, altered or not (xwing.initiative.02, .03).
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

/// An attack with this card against the ship of the event.
pub(super) const AT_IT: Bonus = Bonus { with: Arms::This, on: Whom::Only(SUBJECT), freely: false };
const HITS: Faces = Faces { die: Die::Attack, faces: &[Face::Hit] };
const CRITS: Faces = Faces { die: Die::Attack, faces: &[Face::Critical] };
const FOCUS: Faces = Faces { die: Die::Attack, faces: &[Face::Focus] };
const BLANK_ATTACK: Faces = Faces { die: Die::Attack, faces: &[Face::Blank] };
const BLANK_DEFENSE: Faces = Faces { die: Die::Defense, faces: &[Face::Blank] };
const NO_HITS: Faces = Faces { die: Die::Attack, faces: &[Face::Blank, Face::Focus, Face::Critical] };

/// The backs of talents.
pub(super) static BACKS: &[Entry] = &[(
    "proudtradition",
    &[rule(
        "Proud Tradition",
        Query::ActionColour,
        Change::Set(Amount::N(1)),
        Cond::All(&[MINE, Cond::ActionIn(&[ActionKind::Focus])]),
    )],
)];

const HITS_AND_CRITS: Faces = Faces { die: Die::Attack, faces: &[Face::Hit, Face::Critical] };
