//! TIE/ph Phantom pilots of the Galactic Empire.

use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[(
    "whisper",
    &[must(
        "Whisper",
        Window::AfterAttack,
        Cond::All(&[MINE, Cond::Hit]),
        &[Op::Do(Act::Gain(BEARER, Token::Evade, 1))],
    )],
)];
