//! LAAT/i Gunship pilots of the Galactic Republic.

use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[("hawk", HAWK), ("warthog", WARTHOG)];

/// As pilot of the LAAT/i and of the clone Z-95.
pub(super) static HAWK: &[Ability<XWingWords>] = &[must(
    "Hawk",
    Window::EndStart,
    Cond::Finds(&Select::Ships(&FAST_FRIENDS)),
    &[
        Op::Do(Act::Gather(Select::Ships(&FAST_FRIENDS))),
        Op::Repeat {
            times: Amount::Ships(&Cond::InGroup(IT)),
            ops: &[
                may_choose(Select::Ships(&Cond::All(&[Cond::InGroup(IT), CAN_ROLL_OR_BOOST]))),
                Op::Do(Act::Leave(CHOSEN)),
                Op::Do(Act::Gain(CHOSEN, Token::Strain, 1)),
                Op::Do(Act::Action(CHOSEN, actions(&[ActionKind::BarrelRoll, ActionKind::Boost]))),
            ],
        },
    ],
)];

const FAST_FRIENDS: Cond = Cond::All(&[
    Cond::Friendly(IT),
    Cond::Range(BEARER, IT, 0, 1),
    Cond::RevealedSpeed(IT, 3, 5),
    CAN_ROLL_OR_BOOST,
]);
const CAN_ROLL_OR_BOOST: Cond = Cond::CanAct(IT, &actions(&[ActionKind::BarrelRoll, ActionKind::Boost]));

/// Destroyed in the Engagement Phase, the bearer and friends at range 0–2 that are not limited stay until that phase ends.
pub(super) static WARTHOG: &[Ability<XWingWords>] = &[Ability {
    grants: &[rule("Warthog", Query::LeavesEarly, Change::Cannot, Cond::Is(SUBJECT, CHOSEN))],
    ..must(
        "Warthog",
        Window::AfterDestroyed,
        Cond::All(&[
            Cond::During(Phase::Engagement),
            Cond::Any(&[
                MINE,
                Cond::All(&[
                    Cond::Friendly(SUBJECT),
                    Cond::Not(&Cond::Limited(SUBJECT)),
                    Cond::Range(BEARER, SUBJECT, 0, 2),
                ]),
            ]),
        ]),
        &[Op::Do(Act::Keep(V0, SUBJECT)), Op::Grant { nth: 0, until: Scope::Phase, once: false }],
    )
}];
