//! Capture the VIP: one token is carried about (armada.objective.capture-the-vip.71,
//! armada.objective.capture-the-vip.72, armada.objective.capture-the-vip.73, armada.objective.capture-the-vip.74,
//! armada.objective.capture-the-vip.75, armada.objective.capture-the-vip.76).

use crate::cards::objectives::prelude::*;

pub(super) static CARD: Card =
    Card { slug: "capture-the-vip", plan: STANDARD, abilities: ABILITIES, attacks: &[] };

const ABILITIES: &[Ability<ArmadaWords>] = &[
    Ability {
        name: "Capture the VIP",
        on: On::Window(Window::AfterPlaceObstacles),
        ops: &[place(Task::CaptureVip)],
        ..FORCED
    },
    Ability {
        name: "Capture the VIP",
        on: On::Window(Window::RevealCommand),
        ops: &[MAY_CHOOSE_TOKEN, Op::Do(Act::RemoveToken(CHOSEN)), Op::Do(Act::ObjectiveTokens(SUBJECT, 1))],
        ..FORCED
    },
    Ability {
        name: "Capture the VIP",
        on: On::Window(Window::Destroyed),
        when: Cond::All(&[Cond::Ship(SUBJECT), Cond::EventAmount(1)]),
        ops: &[Op::Do(Act::DropToken(SUBJECT))],
        ..FORCED
    },
    Ability {
        name: "Capture the VIP",
        on: On::Window(Window::EndOfGame),
        ops: &[Op::Each {
            what: Some(Select::Ships(&Cond::ObjectiveToken(IT))),
            var: V0,
            ops: &[Op::Do(Act::GainVictory(CHOSEN, 1))],
        }],
        ..FORCED
    },
];
