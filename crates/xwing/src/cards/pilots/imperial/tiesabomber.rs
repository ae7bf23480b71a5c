//! TIE/sa Bomber pilots of the Galactic Empire.

use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "captainjonus",
        &[may(
            "Captain Jonus",
            Window::ModifyAttackDice,
            Cond::All(&[
                Cond::Friendly(SUBJECT),
                Cond::MayModify(SUBJECT),
                Cond::Range(BEARER, SUBJECT, 0, 1),
                Cond::With(&[Slot::Torpedo, Slot::Missile]),
            ]),
            &[
                Op::Choose(Choose {
                    what: Select::Rerollable(ANY_ATTACK),
                    by: Who::Controller,
                    count: Count::UpTo(2),
                    optional: false,
                }),
                Op::Do(Act::RerollGroup),
            ],
        )],
    ),
    (
        "deathfire",
        // Its attack is a bonus attack, which waits for the Aftermath step of an attack under way (xwing.bonus-attack.01, xwing.bonus-attack.71).
        &[
            Ability {
                grants: &[last_deeds(Window::BonusAfterDefend), last_deeds(Window::BonusAfterAttack)],
                ..must(
                    "Deathfire",
                    Window::AfterDestroyed,
                    Cond::All(&[MINE, Cond::DuringAttack]),
                    &[Op::If {
                        cond: Cond::OfAttacker(&Cond::Ours(IT)),
                        then: &[Op::Grant { nth: 1, until: Scope::Attack, once: true }],
                        otherwise: &[Op::Grant { nth: 0, until: Scope::Attack, once: true }],
                    }],
                )
            },
            may(
                "Deathfire",
                Window::AfterDestroyed,
                Cond::All(&[MINE, Cond::Not(&Cond::DuringAttack)]),
                LAST_DEEDS,
            ),
        ],
    ),
];

/// An attack on anybody, then a device: as much of it as is possible.
const LAST_DEEDS: &[Op<XWingWords>] = &[
    Op::Do(Act::Attack(Bonus { with: Arms::Any, on: Whom::Anyone, freely: false })),
    Op::Do(Act::Task(BEARER, Task::PlaceDevice)),
];

/// The destroyed bearer acts in the part of the Aftermath step in which its player gives bonus attacks.
const fn last_deeds(window: Window) -> Ability<XWingWords> {
    may("Deathfire", window, Cond::Ours(SUBJECT), LAST_DEEDS)
}
