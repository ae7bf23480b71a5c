//! Firespray-class Patrol Craft pilots of the Separatist Alliance.

use crate::cards::prelude::*;
use crate::cards::shared::ZAM_WESELL;

pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "jangofett",
        &[
            may(
                "Jango Fett",
                Window::ModifyAttackDice,
                Cond::All(&[
                    Cond::Is(OBJECT, BEARER),
                    Cond::MayModify(BEARER),
                    Cond::RevealedEasier(BEARER, SUBJECT),
                ]),
                &[choose(Select::Dice(ATTACK_FOCUS)), Op::Do(Act::Change(V0, Face::Blank))],
            ),
            may(
                "Jango Fett",
                Window::ModifyDefenseDice,
                Cond::All(&[
                    Cond::Is(OBJECT, BEARER),
                    Cond::MayModify(BEARER),
                    Cond::Primary,
                    Cond::RevealedEasier(BEARER, SUBJECT),
                ]),
                &[choose(Select::Dice(DEFENSE_FOCUS)), Op::Do(Act::Change(V0, Face::Blank))],
            ),
        ],
    ),
    ("zamwesell", ZAM_WESELL),
];
