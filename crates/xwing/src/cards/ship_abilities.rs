//! Ship abilities, by their printed names.

use broadside_engine::{Ability, Cost, Op};

use super::{BEARER, Entry, MINE, OBJECT, V0, choose, may, must};
use crate::facts::{ActionKind, Die, Face};
use crate::words::{Act, Actions, ArcOf, Colour, Cond, Faces, Price, Select, Token, Window, actions};

const NO_EVADES: Faces = Faces { die: Die::Defense, faces: &[Face::Blank, Face::Focus] };

/// These actions, red.
const fn red(kinds: &'static [ActionKind]) -> Actions {
    Actions { colour: Some(Colour::Red), ..actions(kinds) }
}

pub(super) static ENTRIES: &[Entry] = &[
    (
        "Advanced Droid Brain",
        &[must(
            "Advanced Droid Brain",
            Window::AfterAction,
            Cond::All(&[MINE, Cond::ActionIn(&[ActionKind::Calculate])]),
            &[Op::Do(Act::Gain(BEARER, Token::Calculate, 1))],
        )],
    ),
    (
        "Autothrusters",
        &[may(
            "Autothrusters",
            Window::AfterAction,
            MINE,
            &[Op::Do(Act::Action(BEARER, red(&[ActionKind::BarrelRoll, ActionKind::Boost])))],
        )],
    ),
    (
        "Concordia Faceoff",
        &[must(
            "Concordia Faceoff",
            Window::ModifyDefenseDice,
            Cond::All(&[
                MINE,
                Cond::MayModify(BEARER),
                Cond::AttackRange(1, 1),
                Cond::InArc(OBJECT, ArcOf::Front, BEARER),
            ]),
            &[choose(Select::Dice(NO_EVADES)), Op::Do(Act::Change(V0, Face::Evade))],
        )],
    ),
    (
        "Fine-tuned Controls",
        &[Ability {
            cost: Cost::Pay(Price::Force(1)),
            ..may(
                "Fine-tuned Controls",
                Window::AfterExecuteManeuver,
                Cond::All(&[MINE, Cond::AmountIs(1)]),
                &[Op::Do(Act::Action(BEARER, actions(&[ActionKind::Boost, ActionKind::BarrelRoll])))],
            )
        }],
    ),
    (
        "Full Throttle",
        &[may(
            "Full Throttle",
            Window::AfterExecuteManeuver,
            Cond::All(&[MINE, Cond::AmountIs(1), Cond::Speed(3, 5)]),
            &[Op::Do(Act::Action(BEARER, actions(&[ActionKind::Evade])))],
        )],
    ),
    (
        "Vectored Thrusters",
        &[may(
            "Vectored Thrusters",
            Window::AfterAction,
            MINE,
            &[Op::Do(Act::Action(BEARER, red(&[ActionKind::Boost])))],
        )],
    ),
];
