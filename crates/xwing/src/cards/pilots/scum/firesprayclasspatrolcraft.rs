//! Firespray-class Patrol Craft pilots of Scum and Villainy.

use crate::cards::prelude::*;
use crate::cards::shared::MODIFY;

pub(in crate::cards) static ENTRIES: &[Entry] = &[(
    "bobafett",
    &[
        may(
            "Boba Fett",
            Window::ModifyAttackDice,
            Cond::All(&[MODIFY, Cond::Finds(&Select::Rerollable(ANY_ATTACK)), CROWDED]),
            &REROLL_ATTACK,
        ),
        may(
            "Boba Fett",
            Window::ModifyDefenseDice,
            Cond::All(&[MODIFY, Cond::Finds(&Select::Rerollable(ANY_DEFENSE)), CROWDED]),
            &REROLL_DEFENSE,
        ),
    ],
)];

const ENEMIES_CLOSE: Cond = Cond::All(&[Cond::Enemy(IT), Cond::Range(BEARER, IT, 0, 1)]);
const CROWDED: Cond = Cond::Finds(&Select::Ships(&ENEMIES_CLOSE));

/// As many dice are rerolled as enemies are at range 0–1.
const fn reroll_for_enemies(dice: Faces) -> [Op<XWingWords>; 3] {
    let some = Choose {
        what: Select::Rerollable(dice),
        by: Who::Controller,
        count: Count::UpToNumber,
        optional: false,
    };
    [Op::Do(Act::Number(Amount::Ships(&ENEMIES_CLOSE))), Op::Choose(some), Op::Do(Act::RerollGroup)]
}

static REROLL_ATTACK: [Op<XWingWords>; 3] = reroll_for_enemies(ANY_ATTACK);
static REROLL_DEFENSE: [Op<XWingWords>; 3] = reroll_for_enemies(ANY_DEFENSE);
