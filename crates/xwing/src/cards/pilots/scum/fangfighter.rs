//! Fang Fighter pilots of Scum and Villainy.

use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "fennrau",
        &[
            one_die_more(
                "Fenn Rau",
                Window::CountAttackDice,
                Cond::All(&[MINE, Cond::AttackRange(1, 1)]),
                &[Ability {
                    name: "Fenn Rau",
                    on: On::Query(Query::AttackDice, Change::Add(Amount::N(1))),
                    ..FORCED
                }],
            ),
            one_die_more(
                "Fenn Rau",
                Window::BeforeRollDefense,
                Cond::All(&[MINE, Cond::AttackRange(1, 1)]),
                &[Ability {
                    name: "Fenn Rau",
                    on: On::Query(Query::DefenseDice, Change::Add(Amount::N(1))),
                    ..FORCED
                }],
            ),
        ],
    ),
    (
        "oldteroch",
        &[may(
            "Old Teroch",
            Window::EngagementStart,
            Cond::Always,
            &[
                may_choose(Select::Ships(&Cond::All(&[Cond::Enemy(IT), Cond::Range(BEARER, IT, 1, 1)]))),
                Op::If {
                    cond: Cond::InArc(CHOSEN, ArcOf::Front, BEARER),
                    then: &[
                        Op::Do(Act::Remove(CHOSEN, Token::Focus, u8::MAX)),
                        Op::Do(Act::Remove(CHOSEN, Token::Evade, u8::MAX)),
                        Op::Do(Act::Remove(CHOSEN, Token::Calculate, u8::MAX)),
                        Op::Do(Act::Remove(CHOSEN, Token::Fore, u8::MAX)),
                        Op::Do(Act::Remove(CHOSEN, Token::Aft, u8::MAX)),
                    ],
                    otherwise: &[],
                },
            ],
        )],
    ),
];
