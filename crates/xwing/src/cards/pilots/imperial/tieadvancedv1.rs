//! TIE Advanced v1 pilots of the Galactic Empire.

use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[(
    "grandinquisitor",
    // Not with and against ordnance, which has no range bonus (xwing.card.grand-inquisitor-tie-advanced-v1.01, xwing.card.grand-inquisitor-tie-advanced-v1.02).
    &[
        Ability {
            cost: Cost::Pay(Price::Force(1)),
            grants: &[Ability {
                name: "Grand Inquisitor",
                on: On::Query(Query::RangeBonus, Change::Cannot),
                ..FORCED
            }],
            ..may(
                "Grand Inquisitor",
                Window::CountAttackDice,
                Cond::All(&[Cond::Is(OBJECT, BEARER), Cond::AttackRange(1, 1), Cond::BonusApplies]),
                &[Op::Grant { nth: 0, until: Scope::Attack, once: false }],
            )
        },
        Ability {
            cost: Cost::Pay(Price::Force(1)),
            ..one_die_more(
                "Grand Inquisitor",
                Window::CountAttackDice,
                Cond::All(&[MINE, Cond::AttackRange(2, 3), Cond::BonusApplies]),
                &[Ability {
                    name: "Grand Inquisitor",
                    on: On::Query(Query::AttackDice, Change::Add(Amount::N(1))),
                    ..FORCED
                }],
            )
        },
    ],
)];
