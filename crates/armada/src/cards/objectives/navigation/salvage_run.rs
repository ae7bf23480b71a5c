//! Salvage Run: tokens around the station are collected; where the obstacles lie is its plan.

use crate::cards::objectives::prelude::*;

pub(super) static CARD: Card = Card {
    slug: "salvage-run",
    plan: Plan {
        with: DUST_FIELDS,
        opening: Some(ObstacleKind::Station),
        limits: Limits { of_station: Some((Distance::One, Distance::Five)), ..USUAL },
        special: &[(ObstacleKind::Station, centre("armada.setup.11"))],
        ..STANDARD
    },
    abilities: ABILITIES,
    attacks: &[],
};

const ABILITIES: &[Ability<ArmadaWords>] = &[
    Ability {
        name: "Salvage Run",
        on: On::Window(Window::AfterPlaceObstacles),
        ops: &[place(Task::SalvageRun)],
        ..FORCED
    },
    Ability {
        name: "Salvage Run",
        on: On::Window(Window::AfterDeployFleets),
        ops: &[Op::Each {
            what: Some(SECOND_SHIPS),
            var: V0,
            ops: &[Op::Do(Act::GainToken(CHOSEN, Command::Navigate))],
        }],
        ..FORCED
    },
    Ability {
        name: "Salvage Run",
        on: On::Window(Window::RevealCommand),
        ops: &[MAY_CHOOSE_TOKEN, Op::Do(Act::RemoveToken(CHOSEN)), Op::Do(Act::GainVictory(SUBJECT, 1))],
        ..FORCED
    },
];
