//! Sensor Net: who reads a token scores, and the other side moves it, the second player farther.

use crate::cards::objectives::prelude::*;

pub(super) static CARD: Card =
    Card { slug: "sensor-net", plan: STANDARD, abilities: ABILITIES, attacks: &[] };

const ABILITIES: &[Ability<ArmadaWords>] = &[
    Ability {
        name: "Sensor Net",
        on: On::Window(Window::AfterPlaceObstacles),
        ops: &[place(Task::SensorNet)],
        ..FORCED
    },
    Ability {
        name: "Sensor Net",
        on: On::Window(Window::RevealCommand),
        when: Cond::Finds(&TOKENS_IN_REACH),
        ops: &[
            Op::Do(Act::GainVictory(SUBJECT, 1)),
            choose_by(TOKENS_IN_REACH, Who::Owner(SUBJECT), Count::One(V0)),
            Op::If {
                cond: Cond::FirstPlayer(SUBJECT),
                then: &[Op::Do(Act::MoveToken(CHOSEN, SUBJECT, 4))],
                otherwise: &[Op::Do(Act::MoveToken(CHOSEN, SUBJECT, 2))],
            },
        ],
        ..FORCED
    },
];
