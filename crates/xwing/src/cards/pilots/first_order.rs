//! Pilots of the First Order.

use super::imperial::DEPLETE_OR_STRAIN;
use crate::cards::prelude::*;

const ANY_ATTACK: Faces = Faces { die: Die::Attack, faces: &[] };
const BLANKS: Faces = Faces { die: Die::Attack, faces: &[Face::Blank] };
/// Other friendly ships with a lock on the defender.
const LOCKERS: Cond =
    Cond::All(&[Cond::Friendly(IT), Cond::Not(&Cond::Is(IT, BEARER)), Cond::Locks(IT, OBJECT)]);
const PRIMARY: Bonus = Bonus { with: Arms::Primary, on: Whom::Anyone, freely: false };

/// The bearer may acquire a lock on an enemy through which it moved.
const LOCK_PASSED: &[Op<XWingWords>] = &[
    may_choose(Select::Ships(&Cond::All(&[
        Cond::Enemy(IT),
        Cond::MovedThrough(BEARER, IT),
        Cond::CanLock(BEARER, IT),
    ]))),
    Op::Do(Act::Lock(BEARER, CHOSEN)),
];

/// A bonus primary attack that was earned during an attack of one side.
const fn quickdraw(window: Window) -> Ability<XWingWords> {
    may(
        "Quickdraw",
        window,
        Cond::All(&[Cond::Ours(SUBJECT), Cond::CanAttack(&PRIMARY)]),
        &[Op::Do(Act::Attack(PRIMARY))],
    )
}

/// Pilots of the First Order, by their ids.
pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "breach",
        &[
            may("Breach", Window::AfterExecuteManeuver, Cond::All(&[MINE, Cond::AmountIs(1)]), LOCK_PASSED),
            may(
                "Breach",
                Window::AfterAction,
                Cond::All(&[MINE, Cond::ActionIn(&[ActionKind::Boost])]),
                LOCK_PASSED,
            ),
        ],
    ),
    (
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
                Cond::Finds(&Select::Rerollable(BLANKS)),
            ]),
            &[
                Op::Do(Act::Gain(SUBJECT, Token::Strain, 1)),
                choose_exactly(Select::Rerollable(BLANKS), 1),
                Op::Do(Act::RerollGroup),
            ],
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
        "majorstridan",
        &[rule(
            "Major Stridan",
            Query::TreatsAsNear,
            Change::Can,
            Cond::All(&[MINE, Cond::Friendly(OBJECT), Cond::Range(BEARER, OBJECT, 2, 3)]),
        )],
    ),
    (
        "majorvonreg",
        &[may(
            "Major Vonreg",
            Window::SystemTurn,
            MINE,
            &[
                may_choose(Select::Ships(&Cond::All(&[
                    Cond::Enemy(IT),
                    Cond::InArc(BEARER, ArcOf::Bullseye, IT),
                ]))),
                DEPLETE_OR_STRAIN,
            ],
        )],
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
    (
        "recoil",
        &[rule(
            "Recoil",
            Query::TreatsAsBullseye,
            Change::Can,
            Cond::All(&[
                MINE,
                Cond::Has(BEARER, Token::Stress),
                Cond::Enemy(OBJECT),
                Cond::AShip(OBJECT),
                Cond::Range(BEARER, OBJECT, 0, 1),
                Cond::InArc(BEARER, ArcOf::Front, OBJECT),
            ]),
        )],
    ),
    (
        "scorch",
        &[Ability {
            cost: Cost::Pay(Price::Gain(Token::Stress, 1)),
            ..one_die_more(
                "Scorch",
                Window::CountAttackDice,
                Cond::All(&[
                    MINE,
                    Cond::Primary,
                    ROOM_FOR_DICE,
                    Cond::Not(&Cond::Has(BEARER, Token::Stress)),
                ]),
                &[Ability {
                    name: "Scorch",
                    on: On::Query(Query::AttackDice, Change::Add(Amount::N(1))),
                    ..FORCED
                }],
            )
        }],
    ),
];
