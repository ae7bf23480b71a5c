//! A/SF-01 B-wing pilots of the Rebel Alliance.

use super::rz1awing::HERA_SYNDULLA_PHOENIX;
use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "ginamoonsong",
        &[must(
            "Gina Moonsong",
            Window::EngagementStart,
            Cond::Has(BEARER, Token::Stress),
            &[choose(Select::Ships(&OTHERS_NEARBY)), Op::Do(Act::Transfer(BEARER, CHOSEN, Token::Stress))],
        )],
    ),
    ("herasyndulla-asf01bwing", HERA_SYNDULLA_PHOENIX),
    (
        "netrempollard",
        &[may(
            "Netrem Pollard",
            Window::AfterReposition,
            Cond::All(&[MINE, Cond::BarrelRolled]),
            &[
                may_choose(Select::Ships(&Cond::All(&[
                    Cond::Friendly(IT),
                    Cond::Range(BEARER, IT, 0, 1),
                    Cond::Not(&Cond::Has(IT, Token::Stress)),
                ]))),
                Op::Do(Act::Gain(CHOSEN, Token::Stress, 1)),
                Op::Do(Act::Task(BEARER, Task::TurnAround)),
            ],
        )],
    ),
    (
        "tennumb",
        &[
            for_a_stress_token(
                Window::ModifyAttackDice,
                ATTACK_FOCUS,
                &[Op::Do(Act::ChangeAll(ATTACK_FOCUS, Face::Hit))],
            ),
            for_a_stress_token(
                Window::ModifyDefenseDice,
                DEFENSE_FOCUS,
                &[Op::Do(Act::ChangeAll(DEFENSE_FOCUS, Face::Evade))],
            ),
        ],
    ),
];

/// Other friendly ships at range 0–2.
const OTHERS_NEARBY: Cond =
    Cond::All(&[Cond::Friendly(IT), Cond::Not(&Cond::Is(IT, BEARER)), Cond::Range(BEARER, IT, 0, 2)]);

/// All focus results of the bearer are changed for a stress token.
const fn for_a_stress_token(
    window: Window,
    focus: Faces,
    ops: &'static [Op<XWingWords>],
) -> Ability<XWingWords> {
    const WHEN: [[Cond; 3]; 2] = [
        [MINE, Cond::MayModify(BEARER), Cond::Dice(ATTACK_FOCUS)],
        [MINE, Cond::MayModify(BEARER), Cond::Dice(DEFENSE_FOCUS)],
    ];
    let when = &WHEN[matches!(focus.die, Die::Defense) as usize];
    Ability { cost: Cost::Pay(Price::Token(Token::Stress)), ..may("Ten Numb", window, Cond::All(when), ops) }
}
