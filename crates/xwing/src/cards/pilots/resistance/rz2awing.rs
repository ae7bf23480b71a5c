//! RZ-2 A-wing pilots of the Resistance.

use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[(
    "zizitlo",
    &[
        Ability {
            cost: Cost::Pay(Price::Charge(1)),
            ..may("Zizi Tlo", Window::AfterDefend, MINE, FOCUS_OR_EVADE)
        },
        Ability {
            cost: Cost::Pay(Price::Charge(1)),
            ..may("Zizi Tlo", Window::AfterAttack, MINE, FOCUS_OR_EVADE)
        },
    ],
)];

const FOCUS_OR_EVADE: &[Op<XWingWords>] = &[Op::Either {
    by: Who::Controller,
    options: &[
        Branch { name: "gain a focus token", ops: &[Op::Do(Act::Gain(BEARER, Token::Focus, 1))] },
        Branch { name: "gain an evade token", ops: &[Op::Do(Act::Gain(BEARER, Token::Evade, 1))] },
    ],
}];
