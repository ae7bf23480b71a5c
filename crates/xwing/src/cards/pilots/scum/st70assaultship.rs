//! ST-70 Assault Ship pilots of Scum and Villainy.

use crate::cards::prelude::*;
use crate::cards::shared::MODIFY;

pub(in crate::cards) static ENTRIES: &[Entry] = &[(
    "themandalorian",
    &[
        may(
            "The Mandalorian",
            Window::ModifyAttackDice,
            Cond::All(&[MODIFY, SURROUNDED]),
            &[choose(Select::Dice(ATTACK_BLANKS)), Op::Do(Act::Change(V0, Face::Focus))],
        ),
        may(
            "The Mandalorian",
            Window::ModifyDefenseDice,
            Cond::All(&[MODIFY, SURROUNDED]),
            &[choose(Select::Dice(DEFENSE_BLANKS)), Op::Do(Act::Change(V0, Face::Focus))],
        ),
    ],
)];

/// The bearer is in the front arcs of two enemies at range 1–2.
const SURROUNDED: Cond = Cond::ShipsAtLeast(
    2,
    &Cond::All(&[Cond::Enemy(IT), Cond::Range(BEARER, IT, 1, 2), Cond::InArc(IT, ArcOf::Front, BEARER)]),
);
