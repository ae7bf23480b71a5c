//! ARC-170 Starfighter pilots of the Galactic Republic.

use super::v19torrentstarfighter::ODD_BALL;
use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[
    ("oddball-arc170starfighter", ODD_BALL),
    (
        "sinker",
        &[may(
            "Sinker",
            Window::ModifyAttackDice,
            Cond::All(&[
                Cond::Friendly(SUBJECT),
                Cond::MayModify(SUBJECT),
                Cond::Primary,
                Cond::Range(BEARER, SUBJECT, 1, 2),
                Cond::InArc(BEARER, ArcOf::Sides, SUBJECT),
            ]),
            &[choose_exactly(Select::Rerollable(ANY_ATTACK), 1), Op::Do(Act::RerollGroup)],
        )],
    ),
];
