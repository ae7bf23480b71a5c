//! Aggressor Assault Fighter pilots of Scum and Villainy.

use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "ig88a",
        &[may(
            "IG-88A",
            Window::EngagementStart,
            Cond::Has(BEARER, Token::Calculate),
            &[
                may_choose(Select::Ships(&Cond::All(&[
                    Cond::Friendly(IT),
                    Cond::OnBar(IT, ActionKind::Calculate),
                    Cond::Range(BEARER, IT, 1, 3),
                ]))),
                Op::Do(Act::Transfer(BEARER, CHOSEN, Token::Calculate)),
            ],
        )],
    ),
    (
        "ig88b",
        &[may(
            "IG-88B",
            Window::BonusAfterAttack,
            Cond::All(&[MINE, Cond::Not(&Cond::Hit), Cond::CanAttack(&WITH_A_CANNON)]),
            &[Op::Do(Act::Attack(WITH_A_CANNON))],
        )],
    ),
    (
        "ig88c",
        &[may(
            "IG-88C",
            Window::AfterAction,
            Cond::All(&[MINE, Cond::ActionIn(&[ActionKind::Boost])]),
            &[Op::Do(Act::Action(BEARER, actions(&[ActionKind::Evade])))],
        )],
    ),
];

/// A bonus attack with a cannon.
const WITH_A_CANNON: Bonus = Bonus { with: Arms::Type(Slot::Cannon), on: Whom::Anyone, freely: false };
