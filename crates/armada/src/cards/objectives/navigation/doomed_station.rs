//! Doomed Station: what lies about falls into the rift, and the station is fought for until it does; where everything
//! lies is its plan (armada.objective.doomed-station.71, armada.objective.doomed-station.72,
//! armada.objective.doomed-station.73, armada.objective.doomed-station.74, armada.objective.doomed-station.75,
//! armada.objective.doomed-station.76).

use crate::cards::objectives::prelude::*;

pub(super) static CARD: Card = Card {
    slug: "doomed-station",
    plan: Plan {
        with: &["gravity-rift"],
        opening: Some(ObstacleKind::GravityRift),
        closing: Some(ObstacleKind::Station),
        first_begins: true,
        special: &[
            (ObstacleKind::GravityRift, centre("armada.objective.doomed-station.71")),
            (ObstacleKind::Station, in_the_middle("armada.objective.doomed-station.71")),
        ],
        ..STANDARD
    },
    abilities: ABILITIES,
    attacks: &[],
};

const ABILITIES: &[Ability<ArmadaWords>] = &[Ability {
    name: "Doomed Station",
    on: On::Window(Window::EndOfRound),
    ops: &[
        Op::Do(Act::Begin(Procedure::MoveObstacles(Drift::TowardRift))),
        Op::Each {
            what: Some(Select::Obstacles(&Cond::ObstacleKind(IT, STATION))),
            var: V0,
            ops: &[Op::Do(Act::Contest(CHOSEN))],
        },
        Op::Do(Act::RemoveAllTokens),
    ],
    ..FORCED
}];
