//! TIE/ln Fighter pilots of the Galactic Empire.

use crate::cards::prelude::*;
use crate::cards::shared::DEPLETE_OR_STRAIN;

pub(in crate::cards) static ENTRIES: &[Entry] = &[
    ("gideonhask", GIDEON_HASK),
    (
        "howlrunner",
        &[may(
            "Howlrunner",
            Window::ModifyAttackDice,
            Cond::All(&[
                Cond::Friendly(SUBJECT),
                Cond::MayModify(SUBJECT),
                Cond::Primary,
                Cond::Range(BEARER, SUBJECT, 0, 1),
            ]),
            &[choose_exactly(Select::Rerollable(ANY_ATTACK), 1), Op::Do(Act::RerollGroup)],
        )],
    ),
    (
        "idenversio",
        &[Ability {
            name: "Iden Versio",
            on: On::Would(Window::WouldSufferDamage),
            when: Cond::All(&[
                Cond::Friendly(SUBJECT),
                Cond::ShipType(SUBJECT, &["tielnfighter"]),
                Cond::Range(BEARER, SUBJECT, 0, 1),
            ]),
            cost: Cost::Pay(Price::Charge(1)),
            ..PLAIN
        }],
    ),
    (
        "isbjingoist",
        &[may(
            "ISB Jingoist",
            Window::BeforeEngage,
            MINE,
            &[
                may_choose(Select::Ships(&Cond::All(&[
                    Cond::Enemy(IT),
                    Cond::InArc(BEARER, ArcOf::Front, IT),
                    Cond::Range(BEARER, IT, 0, 1),
                ]))),
                Op::Unless {
                    by: Who::Owner(CHOSEN),
                    what: "remove a green token",
                    doing: &[
                        Op::Choose(Choose {
                            what: Select::RemovableOf(CHOSEN, &[Shade::Green]),
                            by: Who::Owner(CHOSEN),
                            count: Count::One(V1),
                            optional: false,
                        }),
                        Op::Do(Act::RemoveChosen(V1)),
                    ],
                    otherwise: &[DEPLETE_OR_STRAIN],
                },
            ],
        )],
    ),
    (
        "maulermithel",
        &[rule(
            "Mauler Mithel",
            Query::AttackDice,
            Change::Add(Amount::N(1)),
            Cond::All(&[MINE, Cond::AttackRange(1, 1)]),
        )],
    ),
    (
        "nightbeast",
        &[may(
            "Night Beast",
            Window::AfterExecuteManeuver,
            Cond::All(&[MINE, Cond::AmountIs(1), Cond::Executed(&[Difficulty::Blue])]),
            &[Op::Do(Act::Action(BEARER, actions(&[ActionKind::Focus])))],
        )],
    ),
    (
        "seynmarana",
        &[Ability {
            cost: Cost::Pay(Price::Die(V0)),
            ..may(
                "Seyn Marana",
                Window::ModifyAttackDice,
                Cond::All(&[MINE, Cond::MayModify(BEARER)]),
                &[
                    choose(Select::Results(CRITS)),
                    Op::Pay,
                    Op::Do(Act::DealFacedown(OBJECT)),
                    Op::Do(Act::CancelAll(Die::Attack)),
                ],
            )
        }],
    ),
    (
        "valenrudor",
        &[may(
            "Valen Rudor",
            Window::AfterDefend,
            Cond::All(&[Cond::Friendly(SUBJECT), Cond::Range(BEARER, SUBJECT, 0, 1)]),
            &[Op::Do(Act::Action(BEARER, actions(&[])))],
        )],
    ),
    (
        "wampa",
        &[
            Ability {
                cost: Cost::Pay(Price::Charge(1)),
                ..one_die_more(
                    "Wampa",
                    Window::CountAttackDice,
                    Cond::All(&[MINE, ROOM_FOR_DICE]),
                    &[Ability {
                        name: "Wampa",
                        on: On::Query(Query::AttackDice, Change::Add(Amount::N(1))),
                        ..FORCED
                    }],
                )
            },
            must(
                "Wampa",
                Window::AfterDefend,
                Cond::All(&[MINE, Cond::Charged(1)]),
                &[Op::Do(Act::Charges(-1))],
            ),
        ],
    ),
];

pub(super) static GIDEON_HASK: &[Ability<XWingWords>] = &[rule(
    "Gideon Hask",
    Query::AttackDice,
    Change::Add(Amount::N(1)),
    Cond::All(&[MINE, Cond::Damaged(OBJECT)]),
)];
