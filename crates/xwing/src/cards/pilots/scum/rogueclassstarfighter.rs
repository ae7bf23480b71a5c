//! Rogue-class Starfighter pilots of Scum and Villainy.

use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[(
    "cadbane",
    &[Ability {
        cost: Cost::Pay(Price::Charge(2)),
        ..may(
            "Cad Bane",
            Window::AfterAttack,
            Cond::All(&[MINE, Cond::Hit]),
            &[
                may_choose(Select::TokensBetween(BEARER, OBJECT, RED_AND_ORANGE, false)),
                Op::Pay,
                Op::Do(Act::TransferChosen(V0, OBJECT)),
            ],
        )
    }],
)];

/// Red and orange tokens, locks left out.
const RED_AND_ORANGE: &[Token] =
    &[Token::Stress, Token::Ion, Token::Strain, Token::Deplete, Token::Disarm, Token::Jam, Token::Tractor];
