//! Sith Infiltrator pilots of the Separatist Alliance.

use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[(
    "darthmaul",
    // The same target only after a miss.
    &[
        Ability {
            cost: Cost::Pay(Price::Force(2)),
            ..may(
                "Darth Maul",
                Window::BonusAfterAttack,
                Cond::All(&[MINE, Cond::Hit, Cond::CanAttack(&AT_ANOTHER)]),
                &[Op::Do(Act::Attack(AT_ANOTHER))],
            )
        },
        Ability {
            cost: Cost::Pay(Price::Force(2)),
            ..may(
                "Darth Maul",
                Window::BonusAfterAttack,
                Cond::All(&[MINE, Cond::Not(&Cond::Hit), Cond::CanAttack(&AT_ANYONE)]),
                &[Op::Do(Act::Attack(AT_ANYONE))],
            )
        },
    ],
)];

const AT_ANOTHER: Bonus = Bonus { with: Arms::Primary, on: Whom::Another, freely: false };
const AT_ANYONE: Bonus = Bonus { with: Arms::Primary, on: Whom::Anyone, freely: false };
