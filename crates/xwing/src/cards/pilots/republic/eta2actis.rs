//! Eta-2 Actis pilots of the Galactic Republic.

use crate::cards::prelude::*;

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
        "obiwankenobi-eta2actis",
        &[after_a_maneuver_outnumbered(
            "Obi-Wan Kenobi",
            &ANAKIN_SKYWALKER_OUTNUMBERED,
            &[Op::Do(Act::Gain(SUBJECT, Token::Focus, 1))],
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
];

/// More enemies than other friends of the ship that moved are at range 0–1 of it.
const OUTNUMBERED: Cond = Cond::MoreShips(
    &Cond::All(&[Cond::Enemy(IT), Cond::Range(SUBJECT, IT, 0, 1)]),
    &Cond::All(&[Cond::Friendly(IT), Cond::Not(&Cond::Is(IT, SUBJECT)), Cond::Range(SUBJECT, IT, 0, 1)]),
);

const fn comrade(name: &'static str) -> [Cond; 3] {
    [Cond::Friendly(SUBJECT), Cond::Called(SUBJECT, name), Cond::Range(BEARER, SUBJECT, 0, 3)]
}

static OBI_WAN_KENOBI_NEARBY: [Cond; 3] = comrade("Obi-Wan Kenobi");
static ANAKIN_SKYWALKER_NEARBY: [Cond; 3] = comrade("Anakin Skywalker");
static OBI_WAN_KENOBI_OUTNUMBERED: [Cond; 2] =
    [Cond::Any(&[MINE, Cond::All(&OBI_WAN_KENOBI_NEARBY)]), OUTNUMBERED];
static ANAKIN_SKYWALKER_OUTNUMBERED: [Cond; 2] =
    [Cond::Any(&[MINE, Cond::All(&ANAKIN_SKYWALKER_NEARBY)]), OUTNUMBERED];

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
