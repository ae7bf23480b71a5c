//! V-19 Torrent Starfighter pilots of the Galactic Republic.

use crate::cards::prelude::*;
use crate::cards::shared::GREEN;

pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "axe",
        &[
            may("Axe", Window::AfterDefend, MINE, PASS_A_GREEN_TOKEN),
            may("Axe", Window::AfterAttack, MINE, PASS_A_GREEN_TOKEN),
        ],
    ),
    (
        "kickback",
        &[may(
            "Kickback",
            Window::AfterAction,
            Cond::All(&[MINE, Cond::ActionIn(&[ActionKind::BarrelRoll])]),
            &[Op::Do(Act::Action(
                BEARER,
                Actions { colour: Some(Colour::Red), ..actions(&[ActionKind::Lock]) },
            ))],
        )],
    ),
    ("oddball", ODD_BALL),
];

/// A green token goes to a friend at range 1–2 in a side arc.
const PASS_A_GREEN_TOKEN: &[Op<XWingWords>] = &[
    may_choose(Select::Ships(&Cond::All(&[
        Cond::Friendly(IT),
        Cond::Range(BEARER, IT, 1, 2),
        Cond::InArc(BEARER, ArcOf::Sides, IT),
        Cond::Finds(&Select::TokensBetween(BEARER, IT, GREEN, false)),
    ]))),
    Op::Choose(Choose {
        what: Select::TokensBetween(BEARER, CHOSEN, GREEN, false),
        by: Who::Controller,
        count: Count::One(V1),
        optional: false,
    }),
    Op::Do(Act::TransferChosen(V1, CHOSEN)),
];

/// After a red maneuver that was fully executed, or a red action: a lock on an enemy in the bullseye arc.
pub(super) static ODD_BALL: &[Ability<XWingWords>] = &[
    may(
        "Odd Ball",
        Window::AfterExecuteManeuver,
        Cond::All(&[MINE, Cond::AmountIs(1), Cond::Executed(&[Difficulty::Red])]),
        LOCK_IN_BULLSEYE,
    ),
    may(
        "Odd Ball",
        Window::AfterAction,
        Cond::All(&[MINE, Cond::ActionColour(Colour::Red)]),
        LOCK_IN_BULLSEYE,
    ),
];

const LOCK_IN_BULLSEYE: &[Op<XWingWords>] = &[
    may_choose(Select::Ships(&Cond::All(&[
        Cond::Enemy(IT),
        Cond::InArc(BEARER, ArcOf::Bullseye, IT),
        Cond::CanLock(BEARER, IT),
    ]))),
    Op::Do(Act::Lock(BEARER, CHOSEN)),
];
