//! Customized YT-1300 Light Freighter pilots of Scum and Villainy.

use crate::cards::prelude::*;
use crate::cards::shared::MODIFY;

pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "hansolo",
        // An obstacle that is ignored obstructs all the same (xwing.obstacle.76, xwing.obstacle.77).
        &[
            one_die_more(
                "Han Solo",
                Window::CountAttackDice,
                Cond::All(&[MINE, Cond::Primary, Cond::ObstructedByObstacle, ROOM_FOR_DICE]),
                &[Ability {
                    name: "Han Solo",
                    on: On::Query(Query::AttackDice, Change::Add(Amount::N(1))),
                    ..FORCED
                }],
            ),
            one_die_more(
                "Han Solo",
                Window::BeforeRollDefense,
                Cond::All(&[MINE, Cond::ObstructedByObstacle]),
                &[Ability {
                    name: "Han Solo",
                    on: On::Query(Query::DefenseDice, Change::Add(Amount::N(1))),
                    ..FORCED
                }],
            ),
        ],
    ),
    ("l337", L3_37),
    ("landocalrissian", LANDO_CALRISSIAN),
];

pub(super) static L3_37: &[Ability<XWingWords>] = &[rule(
    "L3-37",
    Query::Difficulty,
    Change::Add(Amount::N(-1)),
    Cond::All(&[MINE, Cond::Shields(BEARER, 0, 0), Cond::Bearings(&[Bearing::BankLeft, Bearing::BankRight])]),
)];

/// All blanks are rerolled for a stress token: in attacks in the Modify Dice steps, other dice before they take effect
/// (xwing.dice-mod.06, xwing.golden.05).
pub(super) static LANDO_CALRISSIAN: &[Ability<XWingWords>] = &[
    for_stress(
        Window::ModifyAttackDice,
        Cond::All(&[MODIFY, CALM, Cond::Finds(&Select::Rerollable(ATTACK_BLANKS))]),
        &[Op::Do(Act::Gather(Select::Rerollable(ATTACK_BLANKS))), Op::Do(Act::RerollGroup)],
    ),
    for_stress(
        Window::ModifyDefenseDice,
        Cond::All(&[MODIFY, CALM, Cond::Finds(&Select::Rerollable(DEFENSE_BLANKS))]),
        &[Op::Do(Act::Gather(Select::Rerollable(DEFENSE_BLANKS))), Op::Do(Act::RerollGroup)],
    ),
    for_stress(
        Window::AfterRoll,
        Cond::All(&[MINE, CALM, Cond::Finds(&Select::RolledDice(&[Face::Blank]))]),
        &[Op::Do(Act::Gather(Select::RolledDice(&[Face::Blank]))), Op::Do(Act::RerollGroup)],
    ),
];

/// The bearer is not stressed.
const CALM: Cond = Cond::Not(&Cond::Has(BEARER, Token::Stress));

const fn for_stress(window: Window, when: Cond, ops: &'static [Op<XWingWords>]) -> Ability<XWingWords> {
    Ability { cost: Cost::Pay(Price::Gain(Token::Stress, 1)), ..may("Lando Calrissian", window, when, ops) }
}
