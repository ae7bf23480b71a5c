//! BTA-NR2 Y-Wing pilots of the Resistance.

use super::t70xwing::CAI_THRENALLI;
use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[
    ("caithrenalli-btanr2ywing", CAI_THRENALLI),
    (
        "tezanasz",
        &[may(
            "Teza Nasz",
            Window::ModifyAttackDice,
            Cond::All(&[
                Cond::Friendly(SUBJECT),
                Cond::MayModify(SUBJECT),
                Cond::Range(BEARER, SUBJECT, 0, 2),
                Cond::Finds(&Select::Ships(&Cond::All(&[
                    Cond::Friendly(IT),
                    Cond::InArc(OBJECT, ArcOf::Left, IT),
                ]))),
                Cond::Finds(&Select::Ships(&Cond::All(&[
                    Cond::Friendly(IT),
                    Cond::InArc(OBJECT, ArcOf::Right, IT),
                ]))),
            ]),
            &[choose_exactly(Select::Rerollable(ANY_ATTACK), 1), Op::Do(Act::RerollGroup)],
        )],
    ),
    (
        "zoriibliss",
        &[Ability {
            cost: Cost::Pay(Price::Charge(1)),
            ..may(
                "Zorii Bliss",
                Window::AfterAction,
                Cond::All(&[
                    Cond::Range(BEARER, SUBJECT, 1, 1),
                    Cond::InItsPerformAction(SUBJECT),
                    Cond::ThatOnBar(BEARER),
                ]),
                &[Op::Do(Act::ThatAction(BEARER, Colour::Red))],
            )
        }],
    ),
];
