//! Station Assault: two stations are the second player's; where they lie is its plan.

use crate::cards::objectives::prelude::*;

pub(super) static CARD: Card = Card {
    slug: "station-assault",
    plan: Plan {
        closing: Some(ObstacleKind::Station),
        two_stations: true,
        special: &[(
            ObstacleKind::Station,
            Limits { all_edges: None, player_edges: Some(Distance::Three.end()), ..USUAL },
        )],
        ..STANDARD
    },
    abilities: ABILITIES,
    attacks: &[],
};

const ABILITIES: &[Ability<ArmadaWords>] = &[
    rule(
        "Station Assault",
        Query::ObstacleAffects,
        Change::Cannot,
        Cond::All(&[Cond::FirstPlayer(SUBJECT), Cond::ObstacleKind(OBJECT, STATION)]),
    ),
    Ability {
        name: "Station Assault",
        on: On::Window(Window::EndOfGame),
        ops: &[Op::Each {
            what: Some(Select::Obstacles(&Cond::ObstacleKind(IT, STATION))),
            var: V0,
            ops: &[Op::If {
                cond: Cond::StationDestroyed(CHOSEN),
                then: &[Op::Do(Act::GainVictoryAgainst(CHOSEN, 1))],
                otherwise: &[Op::Do(Act::GainVictory(CHOSEN, 1))],
            }],
        }],
        ..FORCED
    },
];
