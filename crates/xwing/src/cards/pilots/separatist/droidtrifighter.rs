//! Droid Tri-Fighter pilots of the Separatist Alliance.

use crate::cards::prelude::*;
use crate::cards::shared::{ATTACKS_WITH_FOCUS, DEFENDS_WITH_FOCUS, by_calculation, calculated};

pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "dist81",
        &[
            by_calculation("DIS-T81", Window::ModifyAttackDice, ATTACKS_WITH_FOCUS, &AIMED_AT_HIT),
            by_calculation("DIS-T81", Window::ModifyDefenseDice, DEFENDS_WITH_FOCUS, &AIMED_AT_EVADE),
        ],
    ),
    (
        "fearsomepredator",
        &[must(
            "Fearsome Predator",
            Window::AfterPlaceForces,
            Cond::Always,
            &[choose(Select::Ships(&Cond::Enemy(IT))), Op::Do(Act::Assign(CHOSEN, 0))],
        )],
    ),
];

const COMPUTERS_AIMED_AT: Cond = Cond::All(&[
    Cond::Friendly(IT),
    Cond::Spendable(IT, Token::Calculate),
    Cond::InArc(OBJECT, ArcOf::Firing, IT),
]);

static AIMED_AT_HIT: [Op<XWingWords>; 4] = calculated(ATTACK_FOCUS, &COMPUTERS_AIMED_AT, Face::Hit);
static AIMED_AT_EVADE: [Op<XWingWords>; 4] = calculated(DEFENSE_FOCUS, &COMPUTERS_AIMED_AT, Face::Evade);
