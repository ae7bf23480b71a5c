//! Illicit upgrades.

use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "contrabandcybernetics",
        &[
            rule("Contraband Cybernetics", Query::MayRecover, Change::Cannot, Cond::ThisCard),
            Ability {
                cost: Cost::Pay(Price::Charge(1)),
                grants: &[
                    Ability {
                        name: "Contraband Cybernetics",
                        on: On::Query(Query::MayActStressed, Change::Can),
                        when: MINE,
                        ..FORCED
                    },
                    Ability {
                        name: "Contraband Cybernetics",
                        on: On::Query(Query::RedWhileStressed, Change::Can),
                        when: MINE,
                        ..FORCED
                    },
                ],
                ..may(
                    "Contraband Cybernetics",
                    Window::BeforeActivate,
                    MINE,
                    &[
                        Op::Grant { nth: 0, until: Scope::Round, once: false },
                        Op::Grant { nth: 1, until: Scope::Round, once: false },
                    ],
                )
            },
        ],
    ),
    (
        "deadmansswitch",
        &[must(
            "Deadman's Switch",
            Window::AfterDestroyed,
            MINE,
            // The ship may be removed while the others suffer.
            &[
                Op::Do(Act::Gather(Select::Ships(&Cond::All(&[
                    Cond::Not(&Cond::Is(IT, BEARER)),
                    Cond::Range(BEARER, IT, 0, 1),
                ])))),
                Op::Each { what: None, var: V0, ops: &[Op::Do(Act::Suffer(CHOSEN, 1, 0))] },
            ],
        )],
    ),
    (
        "falsetranspondercodes",
        &[
            must(
                "False Transponder Codes",
                Window::AfterLock,
                Cond::All(&[MINE, Cond::Charged(1)]),
                &[
                    Op::Do(Act::LoseCharge),
                    Op::If {
                        cond: Cond::Enemy(OBJECT),
                        then: &[Op::Do(Act::Gain(OBJECT, Token::Jam, 1))],
                        otherwise: &[],
                    },
                ],
            ),
            must(
                "False Transponder Codes",
                Window::AfterLock,
                Cond::All(&[Cond::Is(OBJECT, BEARER), Cond::Charged(1)]),
                &[
                    Op::Do(Act::LoseCharge),
                    Op::If {
                        cond: Cond::Enemy(SUBJECT),
                        then: &[Op::Do(Act::Gain(SUBJECT, Token::Jam, 1))],
                        otherwise: &[],
                    },
                ],
            ),
        ],
    ),
    (
        "feedbackarray",
        &[Ability {
            cost: Cost::All(&[Price::Gain(Token::Ion, 1), Price::Gain(Token::Disarm, 1)]),
            ..may(
                "Feedback Array",
                Window::BeforeEngage,
                Cond::All(&[MINE, Cond::Finds(&AT_RANGE_0)]),
                &[
                    Op::Do(Act::Gather(AT_RANGE_0)),
                    Op::Each { what: None, var: V0, ops: &[Op::Do(Act::Suffer(CHOSEN, 1, 0))] },
                ],
            )
        }],
    ),
    (
        "inertialdampeners",
        &[Ability {
            cost: Cost::Pay(Price::Shields(1)),
            grants: &[Ability {
                name: "Inertial Dampeners",
                on: On::Window(Window::AfterExecuteManeuver),
                when: MINE,
                ops: &[Op::Do(Act::Gain(BEARER, Token::Stress, 1))],
                ..FORCED
            }],
            ..may(
                "Inertial Dampeners",
                Window::BeforeExecuteManeuver,
                Cond::All(&[MINE, Cond::FromDial]),
                &[Op::Do(Act::StandStill), Op::Grant { nth: 0, until: Scope::Activation, once: true }],
            )
        }],
    ),
    (
        "overtunedmodulators",
        &[
            Ability {
                cost: Cost::Pay(Price::Charge(1)),
                ..may(
                    "Overtuned Modulators",
                    Window::SystemTurn,
                    Cond::All(&[MINE, Cond::Not(&Cond::Has(BEARER, Token::Stress))]),
                    &[Op::Do(Act::Gain(BEARER, Token::Calculate, 3))],
                )
            },
            must(
                "Overtuned Modulators",
                Window::EndRemoved,
                Cond::All(&[MINE, Cond::Not(&Cond::Charged(1))]),
                &[Op::Repeat { times: Amount::OfEvent, ops: &[Op::Do(Act::Gain(BEARER, Token::Strain, 1))] }],
            ),
        ],
    ),
    (
        "riggedcargochute",
        // The charge is spent for the cargo itself (xwing.device.09).
        &[Ability {
            when: Cond::All(&[Cond::Header(0), Cond::Able(BEARER, Task::PlaceThis)]),
            ..header("Rigged Cargo Chute", 0, Cost::Free, &[Op::Do(Act::Task(BEARER, Task::PlaceThis))])
        }],
    ),
    (
        "trackingfob",
        &[
            must(
                "Tracking Fob",
                Window::AfterPlaceForces,
                Cond::Always,
                &[
                    Op::Choose(Choose {
                        what: Select::Ships(&Cond::All(&[
                            Cond::Enemy(IT),
                            Cond::Any(&[
                                Cond::Limited(IT),
                                Cond::Not(&Cond::Finds(&Select::Ships(&Cond::All(&[
                                    Cond::Enemy(IT),
                                    Cond::Limited(IT),
                                ])))),
                            ]),
                        ])),
                        by: Who::Opponent,
                        count: Count::One(V0),
                        optional: false,
                    }),
                    Op::Do(Act::Assign(CHOSEN, 0)),
                ],
            ),
            rule(
                "Tracking Fob",
                Query::LocksBeyond,
                Change::Can,
                Cond::All(&[MINE, Cond::HasCondition(OBJECT, "markedforelimination")]),
            ),
        ],
    ),
];

/// The other ships at range 0.
const AT_RANGE_0: Select =
    Select::Ships(&Cond::All(&[Cond::Not(&Cond::Is(IT, BEARER)), Cond::Range(BEARER, IT, 0, 0)]));
