//! Blockade Run: runners that come through score, runners that are lost do for the other side; where everything lies is
//! its plan (armada.objective.blockade-run.71, armada.objective.blockade-run.72, armada.objective.blockade-run.73,
//! armada.objective.blockade-run.74, armada.objective.blockade-run.75, armada.objective.blockade-run.76,
//! armada.objective.blockade-run.77, armada.objective.blockade-run.78).

use crate::cards::objectives::prelude::*;

pub(super) static CARD: Card = Card {
    slug: "blockade-run",
    plan: Plan {
        second_places_all: true,
        short_edges: true,
        limits: Limits {
            all_edges: None,
            player_edges: Some(TWO_RULERS),
            rule: "armada.objective.blockade-run.72",
            ..USUAL
        },
        ..STANDARD
    },
    abilities: ABILITIES,
    attacks: &[],
};

const ABILITIES: &[Ability<ArmadaWords>] = &[
    Ability {
        name: "Blockade Run",
        // Before any effect can set ships aside (armada.objective.blockade-run.77).
        on: On::Window(Window::AfterChooseObjective),
        ops: &[Op::Each {
            what: Some(SECOND_SHIPS),
            var: V0,
            ops: &[Op::Do(Act::ObjectiveTokens(CHOSEN, 1))],
        }],
        ..FORCED
    },
    Ability {
        name: "Blockade Run",
        on: On::Window(Window::Destroyed),
        when: Cond::All(&[Cond::Ship(SUBJECT), Cond::EventAmount(1)]),
        ops: &[Op::Do(Act::GainVictoryAgainst(SUBJECT, 1))],
        ..FORCED
    },
    Ability {
        name: "Blockade Run",
        on: On::Window(Window::EndOfGame),
        ops: &[Op::Each {
            what: Some(Select::Ships(&Cond::All(&[Cond::ObjectiveToken(IT), Cond::InFirstZone(IT)]))),
            var: V0,
            ops: &[Op::Do(Act::GainVictory(CHOSEN, 1))],
        }],
        ..FORCED
    },
];
