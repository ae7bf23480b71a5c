//! Delta-7 Aethersprite pilots of the Galactic Republic.

use crate::cards::prelude::*;
use crate::cards::shared::GREEN;

pub(in crate::cards) static ENTRIES: &[Entry] = &[
    ("ahsokatano", AHSOKA_TANO),
    ("anakinskywalker", ANAKIN_SKYWALKER),
    ("barrissoffee", BARRISS_OFFEE),
    ("luminaraunduli", LUMINARA_UNDULI),
    ("macewindu", MACE_WINDU),
    ("obiwankenobi", OBI_WAN_KENOBI),
    ("plokoon", PLO_KOON),
];

const ORANGE: &[Token] = &[Token::Jam, Token::Tractor, Token::Disarm];

const ANY_STRESSED: Actions = Actions { stressed: true, ..actions(&[]) };

pub(super) static AHSOKA_TANO: &[Ability<XWingWords>] = &[Ability {
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

pub(super) static ANAKIN_SKYWALKER: &[Ability<XWingWords>] = &[Ability {
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

pub(super) static BARRISS_OFFEE: &[Ability<XWingWords>] = &[Ability {
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

pub(super) static MACE_WINDU: &[Ability<XWingWords>] = &[must(
    "Mace Windu",
    Window::AfterExecuteManeuver,
    Cond::All(&[MINE, Cond::AmountIs(1), Cond::Executed(&[Difficulty::Red])]),
    &[Op::Do(Act::RecoverForce(BEARER))],
)];

pub(super) static OBI_WAN_KENOBI: &[Ability<XWingWords>] = &[Ability {
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

pub(super) static PLO_KOON: &[Ability<XWingWords>] = &[Ability {
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

/// As pilot of the Delta-7 and of the Delta-7B.
pub(super) static LUMINARA_UNDULI: &[Ability<XWingWords>] = &[Ability {
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
