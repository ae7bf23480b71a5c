//! Abandoned Mining Facility: engineering points buy victory tokens; where the obstacles lie is its plan.

use crate::cards::objectives::prelude::*;

pub(super) static CARD: Card = Card {
    slug: "abandoned-mining-facility",
    plan: Plan {
        with: &["purrgil-1", "purrgil-2", "dust-1", "dust-2"],
        without: &[ObstacleKind::AsteroidField],
        opening: Some(ObstacleKind::Station),
        limits: Limits { of_station: Some((Distance::Two, Distance::Five)), ..USUAL },
        special: &[(ObstacleKind::Station, centre("armada.setup.11"))],
        ..STANDARD
    },
    abilities: ABILITIES,
    attacks: &[],
};

const ABILITIES: &[Ability<ArmadaWords>] = &[
    Ability {
        name: "Abandoned Mining Facility",
        on: On::Window(Window::AfterDeployFleets),
        ops: &[Op::Each {
            what: Some(SECOND_SHIPS),
            var: V0,
            ops: &[Op::Do(Act::GainToken(CHOSEN, Command::Repair))],
        }],
        ..FORCED
    },
    rule("Abandoned Mining Facility", Query::MayGatherVictory, Change::Can, Cond::Always),
];
