//! Talents, A to H.

use super::NO_HITS;
use crate::cards::prelude::*;
use crate::cards::shared::{IN_BULLSEYE, MODIFY, REROLL_ONE_DEFENSE};

pub(in crate::cards) static ENTRIES: &[Entry] = &[
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
                    Cond::Finds(&Select::Rerollable(DEFENSE_BLANKS)),
                ]),
                &[choose_exactly(Select::Rerollable(DEFENSE_BLANKS), 1), Op::Do(Act::RerollGroup)],
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
            &[choose(Select::Dice(ATTACK_FOCUS)), Op::Do(Act::Change(V0, Face::Hit))],
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
            // xwing.dice-mod.72, xwing.dice-mod.73
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
                Cond::All(&[MODIFY, Cond::OnlyResults(ATTACK_BLANKS, 2)]),
                &[some(Select::Rerollable(ANY_ATTACK)), Op::Do(Act::RerollGroup)],
            ),
            may(
                "Heroic",
                Window::ModifyDefenseDice,
                Cond::All(&[MODIFY, Cond::OnlyResults(DEFENSE_BLANKS, 2)]),
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
];

/// Another friendly ship at range 0–3 was destroyed.
const COMRADE: Cond =
    Cond::All(&[Cond::Friendly(SUBJECT), Cond::Not(&MINE), Cond::Range(BEARER, SUBJECT, 0, 3)]);

/// A tractored ship in the attack arc.
const TRACTORED_IN_ARC: Cond = Cond::All(&[Cond::Tractored(IT), Cond::InAttackArc(IT)]);

/// Any number of a selection is chosen.
const fn some(what: Select) -> Op<XWingWords> {
    Op::Choose(Choose { what, by: Who::Controller, count: Count::UpTo(12), optional: false })
}
