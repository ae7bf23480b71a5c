//! Crew, G to L.

use super::HARDER;
use crate::cards::prelude::*;
use crate::cards::shared::while_coordinating;

pub(in crate::cards) static ENTRIES: &[Entry] = &[
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
        "generalhux",
        &[Ability {
            grants: &[
                while_coordinating("General Hux", Query::CoordinatesMore, Change::Add(Amount::N(2))),
                while_coordinating("General Hux", Query::CoordinatesRed, Change::Can),
            ],
            ..may(
                "General Hux",
                Window::WhileActing,
                Cond::All(&[
                    MINE,
                    Cond::ActionIn(&[ActionKind::Coordinate]),
                    Cond::ActionColour(Colour::White),
                ]),
                &[
                    Op::Do(Act::TreatAs(Colour::Red)),
                    Op::Grant { nth: 0, until: Scope::Action, once: false },
                    Op::Grant { nth: 1, until: Scope::Action, once: false },
                ],
            )
        }],
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
        "hansolo-crew",
        &[must(
            "Han Solo",
            Window::AfterAction,
            Cond::All(&[MINE, Cond::ActionIn(&[ActionKind::Evade])]),
            &[Op::Repeat {
                times: Amount::Ships(&Cond::All(&[Cond::Enemy(IT), Cond::Range(BEARER, IT, 0, 1)])),
                ops: &[Op::Do(Act::Gain(BEARER, Token::Evade, 1))],
            }],
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
        "landocalrissian",
        // No colour is stated: the action is white (xwing.action.74).
        &[header(
            "Lando Calrissian",
            0,
            Cost::Free,
            &[
                Op::Do(Act::RollDice(BEARER, Die::Defense, 2)),
                Op::If {
                    cond: Cond::RolledOnly(&[Face::Blank]),
                    then: &[Op::Either {
                        by: Who::Opponent,
                        options: &[
                            Branch {
                                name: "give a focus token",
                                ops: &[Op::Do(Act::Gain(BEARER, Token::Focus, 1))],
                            },
                            Branch {
                                name: "give an evade token",
                                ops: &[Op::Do(Act::Gain(BEARER, Token::Evade, 1))],
                            },
                        ],
                    }],
                    otherwise: &[
                        Op::Repeat {
                            times: Amount::RolledFaces(Face::Focus),
                            ops: &[Op::Do(Act::Gain(BEARER, Token::Focus, 1))],
                        },
                        Op::Repeat {
                            times: Amount::RolledFaces(Face::Evade),
                            ops: &[Op::Do(Act::Gain(BEARER, Token::Evade, 1))],
                        },
                    ],
                },
            ],
        )],
    ),
    (
        "landocalrissian-crew",
        // In attacks dice are rerolled in the Modify Dice steps (xwing.dice-mod.06).
        &[
            rerolls(
                Window::ModifyAttackDice,
                Cond::All(&[MINE, Cond::MayModify(BEARER), Cond::Finds(&Select::Rerollable(ANY_ATTACK))]),
                &REROLL_ATTACK,
            ),
            rerolls(
                Window::ModifyDefenseDice,
                Cond::All(&[MINE, Cond::MayModify(BEARER), Cond::Finds(&Select::Rerollable(ANY_DEFENSE))]),
                &REROLL_DEFENSE,
            ),
            rerolls(
                Window::AfterRoll,
                Cond::All(&[MINE, Cond::Finds(&Select::RolledDice(&[]))]),
                &REROLL_OUTSIDE,
            ),
        ],
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
        "leiaorgana-resistance",
        // The revealed maneuver keeps its colour; its execution is easier (xwing.maneuver.71, xwing.difficulty.73).
        &[Ability {
            cost: Cost::Pay(Price::Force(1)),
            grants: &[Ability {
                name: "Leia Organa",
                on: On::Query(Query::Difficulty, Change::Add(Amount::N(-1))),
                when: Cond::All(&[Cond::Is(SUBJECT, CHOSEN), Cond::ExecutesDial(SUBJECT)]),
                ..FORCED
            }],
            ..may(
                "Leia Organa",
                Window::AfterRevealDial,
                Cond::All(&[
                    Cond::Friendly(SUBJECT),
                    Cond::Not(&Cond::All(&[
                        Cond::RevealedSpeed(SUBJECT, 0, 0),
                        Cond::RevealedBearing(SUBJECT, &[Bearing::Stationary]),
                    ])),
                ]),
                &[
                    choose(Select::Ships(&Cond::Is(IT, SUBJECT))),
                    Op::Grant { nth: 0, until: Scope::Activation, once: false },
                ],
            )
        }],
    ),
];

/// A bonus attack with a turret against a ship that the bearer has not attacked in this round.
const FRESH_TARGET: Bonus = Bonus { with: Arms::Turret, on: Whom::Unattacked, freely: false };

/// Up to two dice are rerolled for a green token.
const fn rerolls(window: Window, when: Cond, ops: &'static [Op<XWingWords>]) -> Ability<XWingWords> {
    const GREEN: Cost<XWingWords> = Cost::Any(&[
        Price::Token(Token::Focus),
        Price::Token(Token::Evade),
        Price::Token(Token::Calculate),
        Price::Token(Token::Fore),
        Price::Token(Token::Aft),
    ]);
    Ability { cost: GREEN, ..may("Lando Calrissian", window, when, ops) }
}

const fn up_to_two(what: Select) -> [Op<XWingWords>; 3] {
    let some = Choose { what, by: Who::Controller, count: Count::UpTo(2), optional: false };
    [Op::Choose(some), Op::Pay, Op::Do(Act::RerollGroup)]
}

static REROLL_ATTACK: [Op<XWingWords>; 3] = up_to_two(Select::Rerollable(ANY_ATTACK));
static REROLL_DEFENSE: [Op<XWingWords>; 3] = up_to_two(Select::Rerollable(ANY_DEFENSE));
static REROLL_OUTSIDE: [Op<XWingWords>; 3] = up_to_two(Select::RolledDice(&[]));
