//! Scavenged YT-1300 pilots of the Resistance.

use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[
    ("hansolo-scavengedyt1300", &[rule("Han Solo", Query::PlacedAnywhere, Change::Can, MINE)]),
    (
        "rey",
        &[
            Ability {
                cost: Cost::Pay(Price::Force(1)),
                ..may(
                    "Rey",
                    Window::ModifyAttackDice,
                    IN_FRONT,
                    &[choose(Select::Dice(ATTACK_BLANKS)), Op::Pay, Op::Do(Act::Change(V0, Face::Hit))],
                )
            },
            Ability {
                cost: Cost::Pay(Price::Force(1)),
                ..may(
                    "Rey",
                    Window::ModifyDefenseDice,
                    IN_FRONT,
                    &[choose(Select::Dice(DEFENSE_BLANKS)), Op::Pay, Op::Do(Act::Change(V0, Face::Evade))],
                )
            },
        ],
    ),
];

/// The bearer may modify its dice, and has the enemy ship in its front arc.
const IN_FRONT: Cond = Cond::All(&[
    MINE,
    Cond::MayModify(BEARER),
    Cond::Enemy(OBJECT),
    Cond::InArc(BEARER, ArcOf::Front, OBJECT),
]);
