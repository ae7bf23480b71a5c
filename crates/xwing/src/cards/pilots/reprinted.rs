//! Pilots of whom several ship cards say the same.

use crate::cards::prelude::*;

const CRITS: Faces = Faces { die: Die::Attack, faces: &[Face::Critical] };
const FOCUS_AND_HITS: Faces = Faces { die: Die::Attack, faces: &[Face::Focus, Face::Hit] };
const GREEN: &[Token] = &[Token::Focus, Token::Evade, Token::Calculate, Token::Fore, Token::Aft];
const ORANGE: &[Token] = &[Token::Jam, Token::Tractor, Token::Disarm];

/// By the ids of their ship cards.
pub(in crate::cards) static ENTRIES: &[Entry] = &[
    ("ahsokatano", AHSOKA_TANO),
    ("ahsokatano-delta7baethersprite", AHSOKA_TANO),
    ("anakinskywalker", ANAKIN_SKYWALKER),
    ("anakinskywalker-btlbywing", ANAKIN_SKYWALKER),
    ("anakinskywalker-delta7baethersprite", ANAKIN_SKYWALKER),
    ("barrissoffee", BARRISS_OFFEE),
    ("barrissoffee-delta7baethersprite", BARRISS_OFFEE),
    ("bossk", BOSSK),
    ("bossk-z95af4headhunter", BOSSK),
    ("garvendreis", GARVEN_DREIS),
    ("garvendreis-t65xwing", GARVEN_DREIS),
    ("gideonhask", GIDEON_HASK),
    ("gideonhask-tieininterceptor", GIDEON_HASK),
    ("l337", L3_37),
    ("l337-escapecraft", L3_37),
    ("macewindu", MACE_WINDU),
    ("macewindu-delta7baethersprite", MACE_WINDU),
    ("obiwankenobi", OBI_WAN_KENOBI),
    ("obiwankenobi-delta7baethersprite", OBI_WAN_KENOBI),
    ("plokoon", PLO_KOON),
    ("plokoon-delta7baethersprite", PLO_KOON),
    ("sabinewren", SABINE_WREN),
    ("sabinewren-tielnfighter", SABINE_WREN),
    ("sharabey", SHARA_BEY),
    ("sharabey-rz1awing", SHARA_BEY),
    ("vultskerris", VULT_SKERRIS),
    ("vultskerris-tieininterceptor", VULT_SKERRIS),
];

const ANY_STRESSED: Actions = Actions { stressed: true, ..actions(&[]) };

static AHSOKA_TANO: &[Ability<XWingWords>] = &[Ability {
    cost: Cost::Pay(Price::Force(1)),
    ..may(
        "Ahsoka Tano",
        Window::AfterExecuteManeuver,
        Cond::All(&[MINE, Cond::AmountIs(1)]),
        &[
            may_choose(Select::Ships(&Cond::All(&[
                Cond::Friendly(IT),
                Cond::Range(BEARER, IT, 0, 1),
                Cond::CanAct(IT, &ANY_STRESSED),
            ]))),
            Op::Pay,
            Op::Do(Act::Action(CHOSEN, ANY_STRESSED)),
        ],
    )
}];

static ANAKIN_SKYWALKER: &[Ability<XWingWords>] = &[Ability {
    cost: Cost::Pay(Price::Force(1)),
    ..may(
        "Anakin Skywalker",
        Window::AfterExecuteManeuver,
        Cond::All(&[
            MINE,
            Cond::AmountIs(1),
            Cond::Finds(&Select::Ships(&Cond::All(&[
                Cond::Enemy(IT),
                Cond::Any(&[
                    Cond::All(&[Cond::InArc(BEARER, ArcOf::Front, IT), Cond::Range(BEARER, IT, 0, 1)]),
                    Cond::InArc(BEARER, ArcOf::Bullseye, IT),
                ]),
            ]))),
        ]),
        &[Op::Do(Act::Remove(BEARER, Token::Stress, 1))],
    )
}];

static BARRISS_OFFEE: &[Ability<XWingWords>] = &[Ability {
    cost: Cost::Pay(Price::Force(1)),
    ..may(
        "Barriss Offee",
        Window::ModifyAttackDice,
        Cond::All(&[
            Cond::Friendly(SUBJECT),
            Cond::Range(BEARER, SUBJECT, 0, 2),
            Cond::InArc(SUBJECT, ArcOf::Bullseye, OBJECT),
            Cond::MayModify(BEARER),
            Cond::Dice(FOCUS_AND_HITS),
        ]),
        &[
            choose(Select::Dice(FOCUS_AND_HITS)),
            Op::Pay,
            Op::If {
                cond: Cond::DieShows(V0, &[Face::Focus]),
                then: &[Op::Do(Act::Change(V0, Face::Hit))],
                otherwise: &[Op::Do(Act::Change(V0, Face::Critical))],
            },
        ],
    )
}];

static BOSSK: &[Ability<XWingWords>] = &[Ability {
    cost: Cost::Pay(Price::Die(V0)),
    ..may(
        "Bossk",
        Window::AfterNeutralize,
        Cond::All(&[MINE, Cond::Primary, Cond::MayModify(BEARER), Cond::Dice(CRITS)]),
        &[
            choose(Select::Results(CRITS)),
            Op::Pay,
            Op::Repeat { times: Amount::N(2), ops: &[Op::Do(Act::Add(Die::Attack, Face::Hit))] },
        ],
    )
}];

static GARVEN_DREIS: &[Ability<XWingWords>] = &[may(
    "Garven Dreis",
    Window::AfterSpendToken,
    Cond::All(&[MINE, Cond::TokenIn(&[Token::Focus])]),
    &[
        may_choose(Select::Ships(&Cond::All(&[Cond::Friendly(IT), Cond::Range(BEARER, IT, 1, 3)]))),
        Op::Do(Act::Gain(CHOSEN, Token::Focus, 1)),
    ],
)];

static GIDEON_HASK: &[Ability<XWingWords>] = &[rule(
    "Gideon Hask",
    Query::AttackDice,
    Change::Add(Amount::N(1)),
    Cond::All(&[MINE, Cond::Damaged(OBJECT)]),
)];

static L3_37: &[Ability<XWingWords>] = &[rule(
    "L3-37",
    Query::Difficulty,
    Change::Add(Amount::N(-1)),
    Cond::All(&[MINE, Cond::Shields(BEARER, 0, 0), Cond::Bearings(&[Bearing::BankLeft, Bearing::BankRight])]),
)];

static MACE_WINDU: &[Ability<XWingWords>] = &[must(
    "Mace Windu",
    Window::AfterExecuteManeuver,
    Cond::All(&[MINE, Cond::AmountIs(1), Cond::Executed(&[Difficulty::Red])]),
    &[Op::Do(Act::RecoverForce(BEARER))],
)];

static OBI_WAN_KENOBI: &[Ability<XWingWords>] = &[Ability {
    cost: Cost::Pay(Price::Force(1)),
    ..may(
        "Obi-Wan Kenobi",
        Window::AfterSpendToken,
        Cond::All(&[
            Cond::Friendly(SUBJECT),
            Cond::Range(BEARER, SUBJECT, 0, 2),
            Cond::TokenIn(&[Token::Focus]),
        ]),
        &[Op::Do(Act::Gain(SUBJECT, Token::Focus, 1))],
    )
}];

static PLO_KOON: &[Ability<XWingWords>] = &[Ability {
    cost: Cost::Pay(Price::Force(1)),
    ..may(
        "Plo Koon",
        Window::EngagementStart,
        Cond::Always,
        &[
            may_choose(Select::Ships(&Cond::All(&[
                Cond::Friendly(IT),
                Cond::Not(&Cond::Is(IT, BEARER)),
                Cond::Range(BEARER, IT, 0, 2),
                Cond::Any(&[
                    Cond::Finds(&Select::TokensBetween(BEARER, IT, GREEN, false)),
                    Cond::Finds(&Select::TokensBetween(IT, BEARER, ORANGE, false)),
                ]),
            ]))),
            Op::Pay,
            Op::Either {
                by: Who::Controller,
                options: &[
                    Branch {
                        name: "transfer a green token to it",
                        ops: &[token_between(BEARER, CHOSEN, GREEN), Op::Do(Act::TransferChosen(V1, CHOSEN))],
                    },
                    Branch {
                        name: "take an orange token from it",
                        ops: &[
                            token_between(CHOSEN, BEARER, ORANGE),
                            Op::Do(Act::TransferChosen(V1, BEARER)),
                        ],
                    },
                ],
            },
        ],
    )
}];

/// A token of the first ship that the second could gain is chosen.
const fn token_between(from: Ref, to: Ref, tokens: &'static [Token]) -> Op<XWingWords> {
    Op::Choose(Choose {
        what: Select::TokensBetween(from, to, tokens, false),
        by: Who::Controller,
        count: Count::One(V1),
        optional: false,
    })
}

static SABINE_WREN: &[Ability<XWingWords>] = &[may(
    "Sabine Wren",
    Window::BeforeActivate,
    MINE,
    &[Op::Do(Act::Action(BEARER, actions(&[ActionKind::BarrelRoll, ActionKind::Boost])))],
)];

static SHARA_BEY: &[Ability<XWingWords>] = &[
    Ability {
        cost: Cost::Pay(Price::LockOn(OBJECT)),
        ..may(
            "Shara Bey",
            Window::ModifyAttackDice,
            Cond::All(&[MINE, Cond::Primary, Cond::MayModify(BEARER)]),
            &[Op::Do(Act::Add(Die::Attack, Face::Focus))],
        )
    },
    Ability {
        cost: Cost::Pay(Price::LockOn(OBJECT)),
        ..may(
            "Shara Bey",
            Window::ModifyDefenseDice,
            Cond::All(&[MINE, Cond::MayModify(BEARER)]),
            &[Op::Do(Act::Add(Die::Defense, Face::Focus))],
        )
    },
];

static VULT_SKERRIS: &[Ability<XWingWords>] = &[
    header("Vult Skerris", 0, Cost::Pay(Price::Gain(Token::Strain, 1)), &[Op::Do(Act::RecoverCharge)]),
    Ability {
        cost: Cost::Pay(Price::Charge(1)),
        ..may("Vult Skerris", Window::BeforeEngage, MINE, &[Op::Do(Act::Action(BEARER, actions(&[])))])
    },
];
