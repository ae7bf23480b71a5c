//! Close-Range Intel Scan: accuracy icons are spent for victory tokens, two by the first player's ships, one by the second
//! player's. That dust fields are added is its plan.

use crate::cards::objectives::prelude::*;

pub(super) static CARD: Card = Card {
    slug: "close-range-intel-scan",
    plan: Plan { with: DUST_FIELDS, ..STANDARD },
    abilities: &[],
    attacks: ATTACKS,
};

/// A die with an accuracy icon is spent.
const SPEND_ACCURACY: [Op<ArmadaWords>; 2] =
    [choose(Select::SpendableDice(ACCURACY), Count::One(V0)), Op::Do(Act::SpendDie(V0))];

const ATTACKS: &[Ability<ArmadaWords>] = &[
    Ability {
        name: "Close-Range Intel Scan",
        on: On::Window(Window::ResolveAttackEffects),
        when: Cond::All(&[
            SHIP_AGAINST_SHIP,
            Cond::SecondPlayer(BEARER),
            Cond::Finds(&Select::SpendableDice(ACCURACY)),
        ]),
        ops: &[SPEND_ACCURACY[0], SPEND_ACCURACY[1], Op::Do(Act::GainVictory(BEARER, 1))],
        ..PLAIN
    },
    Ability {
        name: "Close-Range Intel Scan",
        on: On::Window(Window::ResolveAttackEffects),
        when: Cond::All(&[
            SHIP_AGAINST_SHIP,
            Cond::FirstPlayer(BEARER),
            Cond::AtLeast(2, &Select::SpendableDice(ACCURACY)),
        ]),
        ops: &[
            SPEND_ACCURACY[0],
            SPEND_ACCURACY[1],
            SPEND_ACCURACY[0],
            SPEND_ACCURACY[1],
            Op::Do(Act::GainVictory(BEARER, 1)),
        ],
        ..PLAIN
    },
];
