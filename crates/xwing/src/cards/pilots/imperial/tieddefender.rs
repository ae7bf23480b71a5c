//! TIE/D Defender pilots of the Galactic Empire.

use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "rexlerbrath",
        &[must(
            "Rexler Brath",
            Window::AfterAttack,
            Cond::All(&[MINE, Cond::Hit, Cond::Has(BEARER, Token::Evade)]),
            &[Op::Do(Act::Expose(OBJECT))],
        )],
    ),
    ("vultskerris", VULT_SKERRIS),
];

pub(super) static VULT_SKERRIS: &[Ability<XWingWords>] = &[
    header("Vult Skerris", 0, Cost::Pay(Price::Gain(Token::Strain, 1)), &[Op::Do(Act::RecoverCharge)]),
    Ability {
        cost: Cost::Pay(Price::Charge(1)),
        ..may("Vult Skerris", Window::BeforeEngage, MINE, &[Op::Do(Act::Action(BEARER, actions(&[])))])
    },
];
