//! ARC-170 Starfighter pilots of the Rebel Alliance.

use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] =
    &[("garvendreis", GARVEN_DREIS), ("norrawexley", NORRA_WEXLEY), ("sharabey", SHARA_BEY)];

/// An evade more with an enemy close by.
pub(super) static NORRA_WEXLEY: &[Ability<XWingWords>] = &[must(
    "Norra Wexley",
    Window::ModifyDefenseDice,
    Cond::All(&[
        MINE,
        Cond::MayModify(BEARER),
        Cond::Finds(&Select::Ships(&Cond::All(&[Cond::Enemy(IT), Cond::Range(BEARER, IT, 0, 1)]))),
    ]),
    &[Op::Do(Act::Add(Die::Defense, Face::Evade))],
)];

pub(super) static GARVEN_DREIS: &[Ability<XWingWords>] = &[may(
    "Garven Dreis",
    Window::AfterSpendToken,
    Cond::All(&[MINE, Cond::TokenIn(&[Token::Focus])]),
    &[
        may_choose(Select::Ships(&Cond::All(&[Cond::Friendly(IT), Cond::Range(BEARER, IT, 1, 3)]))),
        Op::Do(Act::Gain(CHOSEN, Token::Focus, 1)),
    ],
)];

pub(super) static SHARA_BEY: &[Ability<XWingWords>] = &[
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
