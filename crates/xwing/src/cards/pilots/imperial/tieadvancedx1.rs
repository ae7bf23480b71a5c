//! TIE Advanced x1 pilots of the Galactic Empire.

use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "darthvader",
        &[Ability {
            cost: Cost::Pay(Price::Force(1)),
            ..may("Darth Vader", Window::AfterAction, MINE, &[Op::Do(Act::Action(BEARER, actions(&[])))])
        }],
    ),
    (
        "maarekstele",
        &[Ability {
            name: "Maarek Stele",
            on: On::Would(Window::WouldDrawCard),
            when: Cond::All(&[Cond::Attacks(BEARER), Cond::Defends(SUBJECT)]),
            ops: &[
                Op::Do(Act::DrawCards(SUBJECT, 3)),
                choose(Select::CardsLookedAt(SUBJECT)),
                Op::Do(Act::KeepCard(SUBJECT, V0)),
            ],
            ..FORCED
        }],
    ),
];
