//! Xi-class Light Shuttle pilots of the First Order.

use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[(
    "commandermalarus-xiclasslightshuttle",
    // Before the Modify Dice step, whatever the attacker would do in it (xwing.card.commander-malarus-xi-class.02).
    &[must(
        "Commander Malarus",
        Window::AfterRollAttack,
        Cond::All(&[
            Cond::Friendly(SUBJECT),
            Cond::Range(BEARER, SUBJECT, 0, 2),
            Cond::Primary,
            Cond::MayModify(SUBJECT),
            Cond::Finds(&Select::Rerollable(ATTACK_BLANKS)),
        ]),
        &[
            Op::Do(Act::Gain(SUBJECT, Token::Strain, 1)),
            choose_exactly(Select::Rerollable(ATTACK_BLANKS), 1),
            Op::Do(Act::RerollGroup),
        ],
    )],
)];
