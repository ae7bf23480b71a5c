//! Ship abilities, by their printed names.

use broadside_engine::{Ability, Cost, Op};

use super::{BEARER, CHOSEN, Entry, MINE, OBJECT, V0, choose, header, may, must};
use crate::facts::{ActionKind, Die, Face};
use crate::words::{Act, Actions, ArcOf, Colour, Cond, Faces, IT, Price, Select, Token, Window, actions};

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
        "Spacetug Tractor Array",
        &[header(
            "Spacetug Tractor Array",
            0,
            Cost::Free,
            &[
                choose(Select::Ships(&Cond::All(&[
                    Cond::Not(&Cond::Is(IT, BEARER)),
                    Cond::Range(BEARER, IT, 1, 1),
                    Cond::InArc(BEARER, ArcOf::Front, IT),
                ]))),
                Op::If {
                    cond: Cond::InArc(BEARER, ArcOf::Bullseye, CHOSEN),
                    then: &[Op::Do(Act::Gain(CHOSEN, Token::Tractor, 2))],
                    otherwise: &[Op::Do(Act::Gain(CHOSEN, Token::Tractor, 1))],
                },
            ],
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
