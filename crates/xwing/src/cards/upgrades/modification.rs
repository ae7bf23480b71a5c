//! Modifications.

use crate::cards::prelude::*;
use crate::cards::shared::{NO_SLAM, SLAMMED};
use crate::facts::DeviceKind;

pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "ablativeplating",
        &[Ability {
            name: "Ablative Plating",
            on: On::Would(Window::WouldSufferDamage),
            when: Cond::All(&[MINE, Cond::ByObstacleOrOwnBomb]),
            cost: Cost::Pay(Price::Charge(1)),
            ops: &[Op::Do(Act::Prevent(1)), Op::Proceed],
            ..PLAIN
        }],
    ),
    (
        "advancedslam",
        &[may(
            "Advanced SLAM",
            Window::AfterAction,
            Cond::All(&[MINE, Cond::ActionIn(&[ActionKind::Slam]), Cond::ExecutedFully(SUBJECT)]),
            &[Op::Do(Act::Action(
                BEARER,
                Actions { colour: Some(Colour::Red), white_only: true, on_bar: true, ..actions(&[]) },
            ))],
        )],
    ),
    (
        "afterburners",
        &[Ability {
            cost: Cost::Pay(Price::Charge(1)),
            ..may(
                "Afterburners",
                Window::AfterExecuteManeuver,
                Cond::All(&[MINE, Cond::AmountIs(1), Cond::Speed(3, 5)]),
                &[Op::Do(Act::Action(BEARER, Actions { stressed: true, ..actions(&[ActionKind::Boost]) }))],
            )
        }],
    ),
    (
        "beskarreinforcedplating",
        &[Ability {
            name: "Beskar Reinforced Plating",
            on: On::Would(Window::WouldBeDealtCard),
            when: Cond::All(&[
                MINE,
                Cond::FaceupCard(&[]),
                Cond::Defends(BEARER),
                Cond::OfAttacker(&Cond::InArc(BEARER, ArcOf::Front, IT)),
                Cond::Charged(1),
            ]),
            ops: &[Op::Either {
                by: Who::Controller,
                options: &[
                    Branch {
                        name: "be dealt it facedown",
                        ops: &[Op::Do(Act::Charges(-1)), Op::Do(Act::DealThatFacedown), Op::Proceed],
                    },
                    Branch {
                        name: "discard it",
                        ops: &[Op::If {
                            cond: Cond::Charged(2),
                            then: &[Op::Do(Act::Charges(-2)), Op::Do(Act::DiscardThat)],
                            otherwise: &[],
                        }],
                    },
                ],
            }],
            ..PLAIN
        }],
    ),
    (
        "burnoutthrusters",
        &[
            must(
                "Burnout Thrusters",
                Window::AfterAction,
                SLAMMED,
                &[
                    Op::Do(Act::LoseCharge),
                    Op::If {
                        cond: Cond::Has(BEARER, Token::Disarm),
                        then: &[Op::May {
                            by: Who::Controller,
                            what: "gain a deplete token to remove a disarm token",
                            ops: &[
                                Op::Do(Act::Gain(BEARER, Token::Deplete, 1)),
                                Op::Do(Act::Remove(BEARER, Token::Disarm, 1)),
                            ],
                        }],
                        otherwise: &[],
                    },
                ],
            ),
            rule("Burnout Thrusters", Query::MayAct, Change::Cannot, NO_SLAM),
        ],
    ),
    (
        "delayedfuses",
        &[may(
            "Delayed Fuses",
            Window::AfterPlaceDevice,
            Cond::All(&[
                Cond::Is(OBJECT, BEARER),
                Cond::DeviceIn(SUBJECT, &[DeviceKind::Bomb, DeviceKind::Mine]),
            ]),
            // Of a set one device gets it.
            &[choose(Select::PlacedWith(SUBJECT)), Op::Do(Act::Fuse(CHOSEN))],
        )],
    ),
    ("dropseatbay", &[rule("Drop-Seat bay", Query::DropsFromSides, Change::Can, MINE)]),
    (
        "electronicbaffle",
        &[Ability {
            cost: Cost::Pay(Price::Suffer(1, 0)),
            ..may(
                "Electronic Baffle",
                Window::EndDuring,
                Cond::Finds(&Select::RemovableOf(BEARER, &[Shade::Red])),
                &[choose(Select::RemovableOf(BEARER, &[Shade::Red])), Op::Pay, Op::Do(Act::RemoveChosen(V0))],
            )
        }],
    ),
    (
        "imperviumplating",
        &[Ability {
            name: "Impervium Plating",
            on: On::Would(Window::WouldBeDealtCard),
            when: Cond::All(&[MINE, Cond::FaceupCard(&[DamageTrait::Ship])]),
            cost: Cost::Pay(Price::Charge(1)),
            ops: &[Op::Do(Act::DiscardThat)],
            ..PLAIN
        }],
    ),
    (
        "mandalorianoptics",
        &[
            Ability {
                cost: Cost::Pay(Price::Charge(1)),
                ..may(
                    "Mandalorian Optics",
                    Window::SystemTurn,
                    Cond::All(&[MINE, Cond::Able(BEARER, Task::LockInFront)]),
                    &[Op::Do(Act::Task(BEARER, Task::LockInFront))],
                )
            },
            rule(
                "Mandalorian Optics",
                Query::IgnoresObstruction,
                Change::Can,
                Cond::All(&[
                    MINE,
                    Cond::Primary,
                    Cond::LocksDefender(BEARER),
                    Cond::Not(&Cond::Range(BEARER, OBJECT, 0, 0)),
                ]),
            ),
        ],
    ),
    (
        "munitionsfailsafe",
        &[may(
            "Munitions Failsafe",
            Window::AfterRollAttack,
            Cond::All(&[MINE, Cond::With(&[Slot::Torpedo, Slot::Missile])]),
            &[Op::Do(Act::RecoverWeaponCharge), Op::Do(Act::CancelAll(Die::Attack))],
        )],
    ),
    (
        "overdrivethruster",
        &[rule(
            "Overdrive Thruster",
            Query::TemplateSpeed,
            Change::Add(Amount::N(1)),
            Cond::All(&[
                MINE,
                Cond::ActionIn(&[ActionKind::Boost, ActionKind::BarrelRoll, ActionKind::Slam]),
                Cond::ActionColour(Colour::Red),
            ]),
        )],
    ),
    (
        "precisionionengines",
        &[Ability {
            cost: Cost::Pay(Price::Charge(1)),
            ..may(
                "Precision Ion Engines",
                Window::BeforeExecuteManeuver,
                Cond::All(&[MINE, Cond::Speed(1, 3), Cond::Bearings(&[Bearing::KoiogranTurn])]),
                &[Op::Either {
                    by: Who::Controller,
                    options: &[
                        Branch {
                            name: "loop to the left",
                            ops: &[Op::Do(Act::ExecuteAs(Bearing::SegnorsLoopLeft))],
                        },
                        Branch {
                            name: "loop to the right",
                            ops: &[Op::Do(Act::ExecuteAs(Bearing::SegnorsLoopRight))],
                        },
                    ],
                }],
            )
        }],
    ),
    (
        "sparepartscanisters",
        &[
            header(
                "Spare Parts Canisters",
                0,
                Cost::Pay(Price::Charge(1)),
                &[choose(Select::SpentUpgrades(BEARER, Slot::Astromech)), Op::Do(Act::RecoverOn(V0))],
            ),
            // The charge is spent for the spare parts themselves (xwing.device.09).
            Ability {
                when: Cond::All(&[Cond::Header(1), Cond::Able(BEARER, Task::PlaceThis)]),
                ..header(
                    "Spare Parts Canisters",
                    1,
                    Cost::Free,
                    &[Op::Do(Act::Task(BEARER, Task::PlaceThis)), Op::Do(Act::BreakLocksOn(BEARER))],
                )
            },
        ],
    ),
    (
        "staticdischargevanes",
        &[Ability {
            name: "Static Discharge Vanes",
            on: On::Would(Window::WouldGainToken),
            when: Cond::All(&[
                MINE,
                Cond::TokenIn(&[Token::Ion, Token::Jam]),
                Cond::Not(&Cond::Has(BEARER, Token::Stress)),
            ]),
            cost: Cost::Pay(Price::Gain(Token::Stress, 1)),
            ops: &[
                may_choose(Select::Ships(&Cond::All(&[
                    Cond::Not(&Cond::Is(IT, BEARER)),
                    Cond::Range(BEARER, IT, 0, 1),
                ]))),
                Op::Pay,
                Op::Do(Act::GainThatInstead(CHOSEN)),
                Op::Do(Act::Suffer(BEARER, 1, 0)),
                Op::Proceed,
            ],
            ..PLAIN
        }],
    ),
    (
        "stealthdevice",
        &[
            rule(
                "Stealth Device",
                Query::DefenseDice,
                Change::Add(Amount::N(1)),
                Cond::All(&[MINE, Cond::Charged(1)]),
            ),
            must("Stealth Device", Window::AfterSufferDamage, MINE, &[Op::Do(Act::LoseCharge)]),
        ],
    ),
    (
        "synchronizedconsole",
        &[Ability {
            cost: Cost::Pay(Price::LockOnDefender),
            ..may(
                "Synchronized Console",
                Window::AfterAttack,
                MINE,
                &[
                    may_choose(Select::Ships(&Cond::All(&[
                        Cond::Friendly(IT),
                        Cond::Not(&Cond::Is(IT, BEARER)),
                        Cond::Any(&[
                            Cond::Range(BEARER, IT, 1, 1),
                            Cond::All(&[
                                Cond::Range(BEARER, IT, 1, 3),
                                Cond::Carries(IT, "synchronizedconsole"),
                            ]),
                        ]),
                        // xwing.lock.15
                        Cond::Range(IT, OBJECT, 0, 3),
                        Cond::Not(&Cond::Gone(OBJECT)),
                    ]))),
                    Op::Pay,
                    Op::May {
                        by: Who::Controller,
                        what: "acquire a lock on the defender",
                        ops: &[Op::Do(Act::Lock(CHOSEN, OBJECT))],
                    },
                ],
            )
        }],
    ),
    (
        "tacticalscrambler",
        &[rule(
            "Tactical Scrambler",
            Query::DefenseDice,
            Change::Add(Amount::N(1)),
            Cond::All(&[Cond::Enemy(OBJECT), Cond::Obstructs(BEARER)]),
        )],
    ),
];
