//! Vulture-class Droid Fighter pilots of the Separatist Alliance.

use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "dfs081",
        &[Ability {
            cost: Cost::Pay(Price::TokenOf(OBJECT, Token::Calculate)),
            ..may(
                "DFS-081",
                Window::ModifyAttackDice,
                Cond::All(&[
                    Cond::Friendly(OBJECT),
                    Cond::Range(BEARER, OBJECT, 0, 1),
                    Cond::MayModify(OBJECT),
                    Cond::Dice(CRITS),
                ]),
                &[Op::Do(Act::ChangeAll(CRITS, Face::Hit))],
            )
        }],
    ),
    (
        "dfs311",
        &[may(
            "DFS-311",
            Window::EngagementStart,
            Cond::Has(BEARER, Token::Calculate),
            &[
                may_choose(Select::Ships(&Cond::All(&[
                    Cond::Friendly(IT),
                    Cond::Not(&Cond::Is(IT, BEARER)),
                    Cond::Range(BEARER, IT, 0, 3),
                ]))),
                Op::Do(Act::Transfer(BEARER, CHOSEN, Token::Calculate)),
            ],
        )],
    ),
    (
        "haorchallprototype",
        &[may(
            "Haor Chall Prototype",
            Window::DefenderDeclared,
            Cond::All(&[
                Cond::Enemy(SUBJECT),
                Cond::InArc(BEARER, ArcOf::Bullseye, SUBJECT),
                Cond::Range(BEARER, SUBJECT, 0, 2),
                Cond::Friendly(OBJECT),
                Cond::Not(&Cond::Is(OBJECT, BEARER)),
            ]),
            &[Op::Do(Act::Action(BEARER, actions(&[ActionKind::Calculate, ActionKind::Lock])))],
        )],
    ),
];
