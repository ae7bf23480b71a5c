//! Contested Outpost: the station neither obstructs nor helps, and is fought for
//! (armada.objective.contested-outpost.72, armada.objective.contested-outpost.73,
//! armada.objective.contested-outpost.75).

use crate::cards::objectives::prelude::*;

pub(super) static CARD: Card = Card {
    slug: "contested-outpost",
    plan: Plan {
        closing: Some(ObstacleKind::Station),
        special: &[(ObstacleKind::Station, in_the_middle("armada.objective.contested-outpost.71"))],
        ..STANDARD
    },
    abilities: ABILITIES,
    attacks: &[],
};

const ABILITIES: &[Ability<ArmadaWords>] = &[
    Ability {
        name: "Contested Outpost",
        on: On::Query(Query::ObstacleObstructs, Change::Cannot),
        when: Cond::ObstacleKind(SUBJECT, STATION),
        ..FORCED
    },
    Ability {
        name: "Contested Outpost",
        on: On::Query(Query::ObstacleAffects, Change::Cannot),
        when: Cond::ObstacleKind(OBJECT, STATION),
        ..FORCED
    },
    Ability {
        name: "Contested Outpost",
        on: On::Window(Window::EndOfRound),
        ops: &[Op::Each {
            what: Some(Select::Obstacles(&Cond::ObstacleKind(IT, STATION))),
            var: V0,
            ops: &[Op::Do(Act::Contest(CHOSEN))],
        }],
        ..FORCED
    },
];
