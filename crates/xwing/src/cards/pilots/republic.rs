//! Pilots of the Republic.

use crate::cards::prelude::*;

/// Pilots of the Republic, by their ids.
pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "anakinskywalker-eta2actis",
        &[after_a_maneuver_outnumbered(
            "Anakin Skywalker",
            &OBI_WAN_KENOBI_OUTNUMBERED,
            &[choose(Select::RemovableOf(SUBJECT, &[Shade::Red])), Op::Do(Act::RemoveChosen(V0))],
        )],
    ),
    (
        "axe",
        &[
            may("Axe", Window::AfterDefend, MINE, PASS_A_GREEN_TOKEN),
            may("Axe", Window::AfterAttack, MINE, PASS_A_GREEN_TOKEN),
        ],
    ),
    (
        "boost",
        &[may(
            "Boost",
            Window::EngagementStart,
            Cond::Finds(&Select::Ships(&Cond::All(&[
                Cond::Friendly(IT),
                Cond::Range(BEARER, IT, 0, 1),
                Cond::Revealed(IT, &[Difficulty::Blue]),
            ]))),
            &[Op::Do(Act::Action(BEARER, actions(&[ActionKind::Boost])))],
        )],
    ),
    ("hawk", HAWK),
    ("hawk-clonez95headhunter", HAWK),
    (
        "kickback",
        &[may(
            "Kickback",
            Window::AfterAction,
            Cond::All(&[MINE, Cond::ActionIn(&[ActionKind::BarrelRoll])]),
            &[Op::Do(Act::Action(
                BEARER,
                Actions { colour: Some(Colour::Red), ..actions(&[ActionKind::Lock]) },
            ))],
        )],
    ),
    (
        "knack",
        &[may(
            "Knack",
            Window::AfterDestroyed,
            MINE,
            &[
                may_choose(Select::UpgradesFor(BEARER, Slot::Talent, &PUPILS)),
                Op::Choose(Choose {
                    what: Select::BearersOf(V0, &PUPILS),
                    by: Who::Controller,
                    count: Count::One(V1),
                    optional: false,
                }),
                Op::Do(Act::GiveUpgrade(V0, Ref::Var(V1))),
            ],
        )],
    ),
    ("luminaraunduli", LUMINARA_UNDULI),
    ("luminaraunduli-delta7baethersprite", LUMINARA_UNDULI),
    (
        "obiwankenobi-eta2actis",
        &[after_a_maneuver_outnumbered(
            "Obi-Wan Kenobi",
            &ANAKIN_SKYWALKER_OUTNUMBERED,
            &[Op::Do(Act::Gain(SUBJECT, Token::Focus, 1))],
        )],
    ),
    ("oddball", ODD_BALL),
    ("oddball-arc170starfighter", ODD_BALL),
    ("oddball-btlbywing", ODD_BALL),
    ("oddball-nimbusclassvwing", ODD_BALL),
    (
        "padmeamidala",
        &[rule(
            "Padmé Amidala",
            Query::FocusModifications,
            Change::AtMost(Amount::N(1)),
            Cond::All(&[
                Cond::Enemy(SUBJECT),
                Cond::InArc(BEARER, ArcOf::Front, SUBJECT),
                Cond::Any(&[Cond::Attacks(SUBJECT), Cond::Defends(SUBJECT)]),
            ]),
        )],
    ),
    (
        "shaakti",
        &[Ability {
            grants: &[keeps("Shaak Ti", Query::KeepsFocus), keeps("Shaak Ti", Query::KeepsEvade)],
            ..may(
                "Shaak Ti",
                Window::EndStart,
                Cond::All(&[Cond::Force(BEARER, 1), Cond::Finds(&Select::Ships(&KEEPERS))]),
                &[
                    Op::Do(Act::Number(Amount::ForceOf(BEARER))),
                    Op::Choose(Choose {
                        what: Select::Ships(&KEEPERS),
                        by: Who::Controller,
                        count: Count::UpToNumber,
                        optional: false,
                    }),
                    Op::Do(Act::SpendForceForGroup),
                    Op::Each {
                        what: None,
                        var: V0,
                        ops: &[Op::If {
                            cond: Cond::All(&[
                                Cond::Has(CHOSEN, Token::Focus),
                                Cond::Has(CHOSEN, Token::Evade),
                            ]),
                            then: &[Op::Either {
                                by: Who::Controller,
                                options: &[
                                    Branch { name: "keep a focus token", ops: &[KEEP_FOCUS] },
                                    Branch { name: "keep an evade token", ops: &[KEEP_EVADE] },
                                ],
                            }],
                            otherwise: &[Op::If {
                                cond: Cond::Has(CHOSEN, Token::Focus),
                                then: &[KEEP_FOCUS],
                                otherwise: &[KEEP_EVADE],
                            }],
                        }],
                    },
                ],
            )
        }],
    ),
    (
        "sinker",
        &[may(
            "Sinker",
            Window::ModifyAttackDice,
            Cond::All(&[
                Cond::Friendly(SUBJECT),
                Cond::MayModify(SUBJECT),
                Cond::Primary,
                Cond::Range(BEARER, SUBJECT, 1, 2),
                Cond::InArc(BEARER, ArcOf::Sides, SUBJECT),
            ]),
            &[choose_exactly(Select::Rerollable(ANY_ATTACK), 1), Op::Do(Act::RerollGroup)],
        )],
    ),
    ("warthog", WARTHOG),
    ("warthog-clonez95headhunter", WARTHOG),
];

/// As pilot of the LAAT/i and of the clone Z-95.
static HAWK: &[Ability<XWingWords>] = &[must(
    "Hawk",
    Window::EndStart,
    Cond::Finds(&Select::Ships(&FAST_FRIENDS)),
    &[
        Op::Do(Act::Gather(Select::Ships(&FAST_FRIENDS))),
        Op::Repeat {
            times: Amount::Ships(&Cond::InGroup(IT)),
            ops: &[
                may_choose(Select::Ships(&Cond::All(&[Cond::InGroup(IT), CAN_ROLL_OR_BOOST]))),
                Op::Do(Act::Leave(CHOSEN)),
                Op::Do(Act::Gain(CHOSEN, Token::Strain, 1)),
                Op::Do(Act::Action(CHOSEN, actions(&[ActionKind::BarrelRoll, ActionKind::Boost]))),
            ],
        },
    ],
)];

/// As pilot of the Delta-7 and of the Delta-7B.
static LUMINARA_UNDULI: &[Ability<XWingWords>] = &[Ability {
    cost: Cost::Pay(Price::Force(1)),
    ..may(
        "Luminara Unduli",
        Window::ModifyAttackDice,
        Cond::All(&[
            Cond::Friendly(OBJECT),
            Cond::Range(BEARER, OBJECT, 0, 2),
            Cond::OutsideArc(SUBJECT, ArcOf::Bullseye, OBJECT),
            Cond::MayModify(BEARER),
            Cond::Dice(HITS_AND_CRITS),
        ]),
        &[
            choose(Select::Dice(HITS_AND_CRITS)),
            Op::Pay,
            Op::If {
                cond: Cond::DieShows(V0, &[Face::Critical]),
                then: &[Op::Do(Act::Change(V0, Face::Hit))],
                otherwise: &[Op::Do(Act::Change(V0, Face::Focus))],
            },
        ],
    )
}];

const ANY_ATTACK: Faces = Faces { die: Die::Attack, faces: &[] };
const HITS_AND_CRITS: Faces = Faces { die: Die::Attack, faces: &[Face::Hit, Face::Critical] };

/// More enemies than other friends of the ship that moved are at range 0–1 of it.
const OUTNUMBERED: Cond = Cond::MoreShips(
    &Cond::All(&[Cond::Enemy(IT), Cond::Range(SUBJECT, IT, 0, 1)]),
    &Cond::All(&[Cond::Friendly(IT), Cond::Not(&Cond::Is(IT, SUBJECT)), Cond::Range(SUBJECT, IT, 0, 1)]),
);

const fn comrade(name: &'static str) -> [Cond; 3] {
    [Cond::Friendly(SUBJECT), Cond::Called(SUBJECT, name), Cond::Range(BEARER, SUBJECT, 0, 3)]
}

static OBI_WAN_KENOBI: [Cond; 3] = comrade("Obi-Wan Kenobi");
static ANAKIN_SKYWALKER: [Cond; 3] = comrade("Anakin Skywalker");
static OBI_WAN_KENOBI_OUTNUMBERED: [Cond; 2] = [Cond::Any(&[MINE, Cond::All(&OBI_WAN_KENOBI)]), OUTNUMBERED];
static ANAKIN_SKYWALKER_OUTNUMBERED: [Cond; 2] =
    [Cond::Any(&[MINE, Cond::All(&ANAKIN_SKYWALKER)]), OUTNUMBERED];

/// After the bearer or its comrade executes a maneuver, a Force charge helps that ship.
const fn after_a_maneuver_outnumbered(
    name: &'static str,
    when: &'static [Cond],
    ops: &'static [Op<XWingWords>],
) -> Ability<XWingWords> {
    Ability {
        cost: Cost::Pay(Price::Force(1)),
        ..may(name, Window::AfterExecuteManeuver, Cond::All(when), ops)
    }
}

/// A green token goes to a friend at range 1–2 in a side arc.
const PASS_A_GREEN_TOKEN: &[Op<XWingWords>] = &[
    may_choose(Select::Ships(&Cond::All(&[
        Cond::Friendly(IT),
        Cond::Range(BEARER, IT, 1, 2),
        Cond::InArc(BEARER, ArcOf::Sides, IT),
        Cond::Finds(&Select::TokensBetween(BEARER, IT, GREEN, false)),
    ]))),
    Op::Choose(Choose {
        what: Select::TokensBetween(BEARER, CHOSEN, GREEN, false),
        by: Who::Controller,
        count: Count::One(V1),
        optional: false,
    }),
    Op::Do(Act::TransferChosen(V1, CHOSEN)),
];

const GREEN: &[Token] = &[Token::Focus, Token::Evade, Token::Calculate, Token::Fore, Token::Aft];

const FAST_FRIENDS: Cond = Cond::All(&[
    Cond::Friendly(IT),
    Cond::Range(BEARER, IT, 0, 1),
    Cond::RevealedSpeed(IT, 3, 5),
    CAN_ROLL_OR_BOOST,
]);
const CAN_ROLL_OR_BOOST: Cond = Cond::CanAct(IT, &actions(&[ActionKind::BarrelRoll, ActionKind::Boost]));

/// After a red maneuver that was fully executed, or a red action: a lock on an enemy in the bullseye arc.
static ODD_BALL: &[Ability<XWingWords>] = &[
    may(
        "Odd Ball",
        Window::AfterExecuteManeuver,
        Cond::All(&[MINE, Cond::AmountIs(1), Cond::Executed(&[Difficulty::Red])]),
        LOCK_IN_BULLSEYE,
    ),
    may(
        "Odd Ball",
        Window::AfterAction,
        Cond::All(&[MINE, Cond::ActionColour(Colour::Red)]),
        LOCK_IN_BULLSEYE,
    ),
];

const LOCK_IN_BULLSEYE: &[Op<XWingWords>] = &[
    may_choose(Select::Ships(&Cond::All(&[
        Cond::Enemy(IT),
        Cond::InArc(BEARER, ArcOf::Bullseye, IT),
        Cond::CanLock(BEARER, IT),
    ]))),
    Op::Do(Act::Lock(BEARER, CHOSEN)),
];

/// Friends at range 0–2 with a token to keep.
const KEEPERS: Cond = Cond::All(&[
    Cond::Friendly(IT),
    Cond::Range(BEARER, IT, 0, 2),
    Cond::Any(&[Cond::Has(IT, Token::Focus), Cond::Has(IT, Token::Evade)]),
]);

const KEEP_FOCUS: Op<XWingWords> = Op::Grant { nth: 0, until: Scope::Phase, once: false };
const KEEP_EVADE: Op<XWingWords> = Op::Grant { nth: 1, until: Scope::Phase, once: false };

/// The chosen ship keeps a token more.
const fn keeps(name: &'static str, query: Query) -> Ability<XWingWords> {
    Ability {
        name,
        on: On::Query(query, Change::Add(Amount::N(1))),
        when: Cond::Is(SUBJECT, CHOSEN),
        ..FORCED
    }
}

/// Friendly ships that are not limited.
const PUPILS: Cond = Cond::All(&[Cond::Friendly(IT), Cond::Not(&Cond::Limited(IT))]);

/// Destroyed in the Engagement Phase, the bearer and friends at range 0–2 that are not limited stay until that phase ends.
static WARTHOG: &[Ability<XWingWords>] = &[Ability {
    grants: &[rule("Warthog", Query::LeavesEarly, Change::Cannot, Cond::Is(SUBJECT, CHOSEN))],
    ..must(
        "Warthog",
        Window::AfterDestroyed,
        Cond::All(&[
            Cond::During(Phase::Engagement),
            Cond::Any(&[
                MINE,
                Cond::All(&[
                    Cond::Friendly(SUBJECT),
                    Cond::Not(&Cond::Limited(SUBJECT)),
                    Cond::Range(BEARER, SUBJECT, 0, 2),
                ]),
            ]),
        ]),
        &[Op::Do(Act::Keep(V0, SUBJECT)), Op::Grant { nth: 0, until: Scope::Phase, once: false }],
    )
}];
