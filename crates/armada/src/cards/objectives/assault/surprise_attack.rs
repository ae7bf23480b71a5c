//! Surprise Attack: dials on the card confuse the first player's ships; the rest is its plan
//! (armada.objective.surprise-attack.74, armada.objective.surprise-attack.75).

use crate::cards::objectives::prelude::*;

pub(super) static CARD: Card = Card {
    slug: "surprise-attack",
    plan: Plan {
        opening: Some(ObstacleKind::Station),
        surprised: true,
        special: &[(
            ObstacleKind::Station,
            Limits {
                all_edges: None,
                first_edge: Some(Distance::Five),
                rule: "armada.objective.surprise-attack.71",
                ..USUAL
            },
        )],
        ..STANDARD
    },
    abilities: ABILITIES,
    attacks: &[],
};

const ABILITIES: &[Ability<ArmadaWords>] = &[
    Ability {
        name: "Surprise Attack",
        on: On::Window(Window::AfterDeployFleets),
        ops: &[Op::Do(Act::Begin(Procedure::PlaceDials(3)))],
        ..FORCED
    },
    Ability {
        name: "Surprise Attack",
        on: On::Window(Window::StartOfShipPhase),
        when: Cond::Rounds(1, 3),
        ops: &[
            Op::Do(Act::RevealObjectiveDial(V0)),
            Op::Each {
                what: Some(Select::Ships(&Cond::FirstPlayer(IT))),
                var: V1,
                ops: &[Op::Do(Act::GainRaidToken(OTHER, CHOSEN))],
            },
        ],
        ..FORCED
    },
];
