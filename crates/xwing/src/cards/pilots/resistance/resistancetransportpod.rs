//! Resistance Transport Pod pilots of the Resistance.

use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[(
    "rosetico",
    &[
        may("Rose Tico", Window::ModifyAttackDice, WITH_FRIENDS_IN_ATTACK_ARC, &REROLL_ATTACK),
        may("Rose Tico", Window::ModifyDefenseDice, WITH_FRIENDS_IN_ATTACK_ARC, &REROLL_DEFENSE),
    ],
)];

const FRIENDS_IN_ATTACK_ARC: Cond =
    Cond::All(&[Cond::Friendly(IT), Cond::Not(&Cond::Is(IT, BEARER)), Cond::InAttackArc(IT)]);

const WITH_FRIENDS_IN_ATTACK_ARC: Cond =
    Cond::All(&[MINE, Cond::MayModify(BEARER), Cond::Finds(&Select::Ships(&FRIENDS_IN_ATTACK_ARC))]);

/// As many dice as other friends are in the attack arc, or fewer, are rolled again.
const fn reroll_for_friends(dice: Faces) -> [Op<XWingWords>; 3] {
    let some = Choose {
        what: Select::Rerollable(dice),
        by: Who::Controller,
        count: Count::UpToNumber,
        optional: false,
    };
    [Op::Do(Act::Number(Amount::Ships(&FRIENDS_IN_ATTACK_ARC))), Op::Choose(some), Op::Do(Act::RerollGroup)]
}

static REROLL_ATTACK: [Op<XWingWords>; 3] = reroll_for_friends(ANY_ATTACK);
static REROLL_DEFENSE: [Op<XWingWords>; 3] = reroll_for_friends(ANY_DEFENSE);
