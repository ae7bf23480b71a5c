//! Force powers.

use crate::cards::prelude::*;
use crate::cards::shared::while_coordinating;
use crate::cards::weapons::{AT_IT, FREE, Header};

pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "battlemeditation",
        &[
            rule(
                "Battle Meditation",
                Query::MayBeCoordinated,
                Change::Cannot,
                Cond::All(&[Cond::Is(OBJECT, BEARER), Cond::Limited(SUBJECT)]),
            ),
            Ability {
                grants: &[while_coordinating(
                    "Battle Meditation",
                    Query::CoordinatesMore,
                    Change::Add(Amount::N(1)),
                )],
                ..must(
                    "Battle Meditation",
                    Window::WhileActing,
                    Cond::All(&[
                        MINE,
                        Cond::ActionIn(&[ActionKind::Coordinate]),
                        Cond::ActionColour(Colour::Purple),
                    ]),
                    &[Op::Grant { nth: 0, until: Scope::Action, once: false }],
                )
            },
        ],
    ),
    (
        "brilliantevasion",
        &[Ability {
            cost: Cost::Pay(Price::Force(1)),
            ..may(
                "Brilliant Evasion",
                Window::ModifyDefenseDice,
                Cond::All(&[
                    MINE,
                    Cond::MayModify(BEARER),
                    Cond::OutsideArc(OBJECT, ArcOf::Bullseye, BEARER),
                    Cond::Dice(DEFENSE_FOCUS),
                ]),
                &[choose_exactly(Select::Dice(DEFENSE_FOCUS), 2), Op::Do(Act::ChangeGroup(Face::Evade))],
            )
        }],
    ),
    (
        "compassion",
        &[Ability {
            name: "Compassion",
            on: On::Would(Window::WouldBeDealtCard),
            when: Cond::All(&[
                Cond::Friendly(SUBJECT),
                Cond::Not(&MINE),
                Cond::Range(BEARER, SUBJECT, 0, 2),
                // Crew damage cards are of huge ships (xwing.damage-card.15).
                Cond::FaceupCard(&[DamageTrait::Pilot]),
            ]),
            cost: Cost::Pay(Price::Force(1)),
            ops: &[
                Op::Do(Act::DiscardThat),
                Op::Do(Act::DealFacedown(BEARER)),
                Op::If {
                    cond: Cond::DamageCards(BEARER, 2, u8::MAX),
                    then: &[Op::Repeat { times: Amount::N(2), ops: &[Op::Do(Act::RecoverForce(BEARER))] }],
                    otherwise: &[],
                },
            ],
            ..PLAIN
        }],
    ),
    (
        "extrememaneuvers",
        // A purple action costs a Force charge of its own (xwing.action.76).
        &[Ability {
            cost: Cost::Pay(Price::Force(1)),
            grants: &[rule("Extreme Maneuvers", Query::BoostsByTurns, Change::Can, MINE)],
            ..may(
                "Extreme Maneuvers",
                Window::WhileActing,
                Cond::All(&[
                    MINE,
                    Cond::ActionIn(&[ActionKind::Boost]),
                    Cond::Any(&[Cond::Not(&Cond::ActionColour(Colour::Purple)), Cond::Force(BEARER, 2)]),
                ]),
                &[Op::Grant { nth: 0, until: Scope::Action, once: false }],
            )
        }],
    ),
    (
        "foresight",
        &[
            Ability {
                cost: Cost::Pay(Price::Force(1)),
                ..may(
                    "Foresight",
                    Window::AfterExecuteManeuver,
                    Cond::All(&[Cond::Enemy(SUBJECT), Cond::CanAttack(&AT_IT)]),
                    &[Op::Do(Act::Attack(AT_IT))],
                )
            },
            may(
                "Foresight",
                Window::ModifyAttackDice,
                Cond::All(&[MINE, Cond::ThisWeapon]),
                &[choose(Select::Dice(ATTACK_FOCUS)), Op::Do(Act::Change(V0, Face::Hit))],
            ),
            rule("Foresight", Query::DiceModifiable, Change::Cannot, Cond::All(&[MINE, Cond::ThisWeapon])),
        ],
    ),
    (
        "hate",
        // Each damage is suffered by itself (xwing.damage.03): as many charges come back as damage was suffered.
        &[must("Hate", Window::AfterSufferDamage, MINE, &[Op::Do(Act::RecoverForce(BEARER))])],
    ),
    (
        "heightenedperception",
        &[Ability {
            cost: Cost::Pay(Price::Force(1)),
            grants: &[Ability {
                name: "Heightened Perception",
                on: On::Query(Query::Initiative, Change::Set(Amount::N(7))),
                when: MINE,
                ..FORCED
            }],
            ..may(
                "Heightened Perception",
                Window::EngagementStart,
                Cond::Always,
                &[Op::Grant { nth: 0, until: Scope::Phase, once: false }],
            )
        }],
    ),
    ("instinctiveaim", &[rule("Instinctive Aim", Query::ForceForNeed, Change::Can, MINE)]),
    (
        "patience",
        &[Ability {
            cost: Cost::Pay(Price::Gain(Token::Deplete, 1)),
            ..may(
                "Patience",
                Window::EngagementStart,
                Cond::Finds(&Select::Ships(&Cond::All(&[
                    Cond::Enemy(IT),
                    Cond::InArc(BEARER, ArcOf::Front, IT),
                ]))),
                &[Op::Do(Act::RecoverForce(BEARER))],
            )
        }],
    ),
    (
        "sense",
        &[may(
            "Sense",
            Window::SystemTurn,
            MINE,
            &[Op::Either {
                by: Who::Controller,
                options: &[
                    Branch {
                        name: "look at a dial at range 0-1",
                        ops: &[
                            choose(Select::Ships(&Cond::All(&[FACEDOWN, Cond::Range(BEARER, IT, 0, 1)]))),
                            Op::Do(Act::LookAtDial(CHOSEN)),
                        ],
                    },
                    Branch {
                        name: "spend 1 Force to look at a dial at range 0-3",
                        ops: &[Op::If {
                            cond: Cond::All(&[
                                Cond::Force(BEARER, 1),
                                Cond::Finds(&Select::Ships(&Cond::All(&[
                                    FACEDOWN,
                                    Cond::Range(BEARER, IT, 0, 3),
                                ]))),
                            ]),
                            then: &[
                                Op::Do(Act::SpendForce(BEARER, 1)),
                                choose(Select::Ships(&Cond::All(&[FACEDOWN, Cond::Range(BEARER, IT, 0, 3)]))),
                                Op::Do(Act::LookAtDial(CHOSEN)),
                            ],
                            otherwise: &[],
                        }],
                    },
                ],
            }],
        )],
    ),
    (
        "supernaturalreflexes",
        &[Ability {
            cost: Cost::Pay(Price::Force(1)),
            ..may(
                "Supernatural Reflexes",
                Window::BeforeActivate,
                MINE,
                &[
                    Op::Do(Act::NoteActions),
                    Op::Do(Act::Action(BEARER, actions(&[ActionKind::BarrelRoll, ActionKind::Boost]))),
                    Op::If {
                        cond: Cond::PerformedForeign(BEARER, &[ActionKind::BarrelRoll, ActionKind::Boost]),
                        then: &[Op::Do(Act::Suffer(BEARER, 1, 0))],
                        otherwise: &[],
                    },
                ],
            )
        }],
    ),
];

/// The headers of those that are special weapons.
pub(in crate::cards) static HEADERS: &[(&str, Header)] = &[
    // xwing.card.foresight.02
    ("foresight", FREE),
];

/// The dials of enemy ships that lie facedown.
const FACEDOWN: Cond = Cond::All(&[Cond::Enemy(IT), Cond::DialFacedown(IT), Cond::Not(&Cond::DialSeen(IT))]);
