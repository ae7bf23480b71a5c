//! TIE/sf Fighter pilots of the First Order.

use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "backdraft",
        &[rule(
            "Backdraft",
            Query::AttackDice,
            Change::Add(Amount::N(1)),
            Cond::All(&[
                MINE,
                Cond::Primary,
                Cond::FromArc(Arc::SingleTurret),
                Cond::InArc(BEARER, ArcOf::Rear, OBJECT),
            ]),
        )],
    ),
    (
        "lieutenantlehuse",
        &[Ability {
            cost: Cost::Pay(Price::LockOf(V0)),
            ..may(
                "Lieutenant LeHuse",
                Window::ModifyAttackDice,
                Cond::All(&[MINE, Cond::MayModify(BEARER), Cond::Finds(&Select::Rerollable(ANY_ATTACK))]),
                &[
                    may_choose(Select::Ships(&LOCKERS)),
                    Op::Choose(Choose {
                        what: Select::Rerollable(ANY_ATTACK),
                        by: Who::Controller,
                        count: Count::UpTo(12),
                        optional: false,
                    }),
                    Op::Pay,
                    Op::Do(Act::RerollGroup),
                ],
            )
        }],
    ),
    (
        "quickdraw",
        &[Ability {
            cost: Cost::Pay(Price::Charge(1)),
            grants: &[quickdraw(Window::BonusAfterDefend), quickdraw(Window::BonusAfterAttack)],
            ..may(
                "Quickdraw",
                Window::AfterLoseShield,
                Cond::All(&[MINE, Cond::CanAttack(&PRIMARY)]),
                // A bonus attack waits for the Aftermath step of an attack under way (xwing.bonus-attack.01).
                &[Op::If {
                    cond: Cond::DuringAttack,
                    then: &[
                        Op::Grant { nth: 0, until: Scope::Attack, once: true },
                        Op::Grant { nth: 1, until: Scope::Attack, once: true },
                    ],
                    otherwise: &[Op::Do(Act::Attack(PRIMARY))],
                }],
            )
        }],
    ),
];

/// Other friendly ships with a lock on the defender.
const LOCKERS: Cond =
    Cond::All(&[Cond::Friendly(IT), Cond::Not(&Cond::Is(IT, BEARER)), Cond::Locks(IT, OBJECT)]);
const PRIMARY: Bonus = Bonus { with: Arms::Primary, on: Whom::Anyone, freely: false };

/// A bonus primary attack that was earned during an attack of one side.
const fn quickdraw(window: Window) -> Ability<XWingWords> {
    may(
        "Quickdraw",
        window,
        Cond::All(&[Cond::Ours(SUBJECT), Cond::CanAttack(&PRIMARY)]),
        &[Op::Do(Act::Attack(PRIMARY))],
    )
}
