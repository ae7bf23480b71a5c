//! Infested Fields: tokens on obstacles are taken, and exogorths stir the obstacles up.

use crate::cards::objectives::prelude::*;

pub(super) static CARD: Card = Card {
    slug: "infested-fields",
    plan: Plan {
        with: &["exogorth-1", "exogorth-2"],
        without: &[ObstacleKind::Station],
        later: &[ObstacleKind::Exogorth],
        ..STANDARD
    },
    abilities: ABILITIES,
    attacks: &[],
};

const ABILITIES: &[Ability<ArmadaWords>] = &[
    Ability {
        name: "Infested Fields",
        on: On::Window(Window::AfterPlaceObstacles),
        ops: &[
            TOKEN_ON_EACH,
            Op::Do(Act::Begin(Procedure::PlaceObstacles(Placing::Exogorths { apart: true }))),
        ],
        ..FORCED
    },
    Ability {
        name: "Infested Fields",
        on: On::Window(Window::OverlapObstacles),
        // Who gives the effects of obstacles up gets no token (armada.card.chart-officer.04).
        when: Cond::All(&[Cond::Ship(SUBJECT), Cond::Not(&Cond::WaivesObstacles(SUBJECT))]),
        ops: &[Op::Each { what: Some(Select::Named(overlapped)), var: V0, ops: &[TAKE_TOKEN] }],
        ..FORCED
    },
    Ability {
        name: "Infested Fields",
        on: On::Window(Window::OverlapObstacle),
        when: Cond::All(&[Cond::Squadron(SUBJECT), Cond::TokenOn(OBJECT)]),
        ops: &[Op::May {
            by: Who::Owner(SUBJECT),
            what: "remove the obstacle's objective token for a victory token",
            ops: &[Op::Do(Act::TakeTokenFrom(OBJECT)), Op::Do(Act::GainVictory(SUBJECT, 1))],
        }],
        ..FORCED
    },
    leave("Infested Fields", true),
    Ability {
        name: "Infested Fields",
        on: On::Window(Window::EndOfRound),
        ops: &[Op::Do(Act::Begin(Procedure::PlaceObstacles(Placing::Exogorths { apart: false })))],
        ..FORCED
    },
];
