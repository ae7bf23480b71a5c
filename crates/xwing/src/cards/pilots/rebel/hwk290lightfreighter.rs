//! HWK-290 Light Freighter pilots of the Rebel Alliance.

use crate::cards::prelude::*;
use crate::cards::shared::{engages_at, lends_initiative};

pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "janors",
        &[Ability {
            cost: Cost::Pay(Price::Gain(Token::Stress, 1)),
            grants: &[Ability {
                name: "Jan Ors",
                on: On::Query(Query::AttackDice, Change::Add(Amount::N(1))),
                ..FORCED
            }],
            ..may(
                "Jan Ors",
                Window::CountAttackDice,
                Cond::All(&[
                    Cond::Friendly(SUBJECT),
                    Cond::Primary,
                    ROOM_FOR_DICE,
                    Cond::Not(&Cond::Has(BEARER, Token::Stress)),
                    Cond::InArc(BEARER, ArcOf::Firing, SUBJECT),
                ]),
                &[Op::Grant { nth: 0, until: Scope::Attack, once: false }],
            )
        }],
    ),
    (
        "kylekatarn",
        &[may(
            "Kyle Katarn",
            Window::EngagementStart,
            Cond::Has(BEARER, Token::Focus),
            &[
                may_choose(Select::Ships(&Cond::All(&[
                    Cond::Friendly(IT),
                    Cond::Not(&Cond::Is(IT, BEARER)),
                    Cond::InArc(BEARER, ArcOf::Firing, IT),
                ]))),
                Op::Do(Act::Transfer(BEARER, CHOSEN, Token::Focus)),
            ],
        )],
    ),
    (
        "roarkgarnet",
        &[lends_initiative("Roark Garnet", &[engages_at("Roark Garnet", Change::Set(Amount::N(7)))])],
    ),
];
