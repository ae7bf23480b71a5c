//! What objectives change in setup: which obstacles there are, who places them, where, and how fleets are deployed.

use crate::board::Board;
use crate::facts::ObstacleKind;
use crate::geometry::Distance;
use crate::{Armada, Blank};

/// Where an obstacle may lie, besides in the setup area.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// In the centre of the setup area.
    pub centre: bool,
    /// Beyond this distance of every edge of the play area.
    pub all_edges: Option<Distance>,
    /// Farther than this from both players' edges, in millimetres.
    pub player_edges: Option<f64>,
    /// At distance 1 up to this of the first player's edge.
    pub first_edge: Option<Distance>,
    /// At these distances of the station; that one is then no other obstacle to keep away from.
    pub of_station: Option<(Distance, Distance)>,
    /// Beyond this distance of the other obstacles.
    pub apart: Distance,
    /// The rule that says so.
    pub rule: &'static str,
}

/// As the rules have it (armada.setup.11).
const USUAL: Limits = Limits {
    centre: false,
    all_edges: Some(Distance::Three),
    player_edges: None,
    first_edge: None,
    of_station: None,
    apart: Distance::One,
    rule: "armada.setup.11",
};

/// Beyond distance 5 of both players' edges, wherever the other edges are.
const fn in_the_middle(rule: &'static str) -> Limits {
    Limits { all_edges: None, player_edges: Some(Distance::Five.end()), rule, ..USUAL }
}

/// In the centre of the setup area.
const fn centre(rule: &'static str) -> Limits {
    Limits { centre: true, all_edges: None, rule, ..USUAL }
}

/// What an objective changes in setup.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    /// Tokens that come in addition, by their names.
    pub with: &'static [&'static str],
    /// Kinds of obstacles that are left out.
    pub without: &'static [ObstacleKind],
    /// Kinds of obstacles that the objective brings later: they are not placed with the others.
    pub later: &'static [ObstacleKind],
    /// The second player places all obstacles.
    pub second_places_all: bool,
    /// The first player begins with placing.
    pub first_begins: bool,
    /// What the second player places before all others.
    pub opening: Option<ObstacleKind>,
    /// What the second player places after all others.
    pub closing: Option<ObstacleKind>,
    /// Where obstacles lie.
    pub limits: Limits,
    /// Where obstacles of some kinds lie instead.
    pub special: &'static [(ObstacleKind, Limits)],
    /// There are two stations, unarmed ones of the second player's.
    pub two_stations: bool,
    /// The short edges of the play area are the players' edges.
    pub short_edges: bool,
    /// The first player deploys everything before the second.
    pub first_deploys_all: bool,
    /// Ships are deployed before squadrons.
    pub ships_first: bool,
    /// The first player deploys every other ship in the ambush zone.
    pub ambush: bool,
    /// The first player is surprised: the flagship is deployed first and on the station, and no ship is fast.
    pub surprised: bool,
}

const STANDARD: Plan = Plan {
    with: &[],
    without: &[],
    later: &[],
    second_places_all: false,
    first_begins: false,
    opening: None,
    closing: None,
    limits: USUAL,
    special: &[],
    two_stations: false,
    short_edges: false,
    first_deploys_all: false,
    ships_first: false,
    ambush: false,
    surprised: false,
};

const STATION: ObstacleKind = ObstacleKind::Station;
const RIFT: ObstacleKind = ObstacleKind::GravityRift;
const ASTEROIDS: ObstacleKind = ObstacleKind::AsteroidField;
const DEBRIS: ObstacleKind = ObstacleKind::DebrisField;
const PURRGIL: ObstacleKind = ObstacleKind::Purrgil;
const EXOGORTH: ObstacleKind = ObstacleKind::Exogorth;
const DUST_FIELDS: &[&str] = &["dust-1", "dust-2"];

/// Two ruler lengths, in millimetres.
const TWO_RULERS: f64 = 2.0 * crate::facts::measures::RULER_LENGTH;

static PLANS: &[(&str, Plan)] = &[
    (
        "abandoned-mining-facility",
        Plan {
            with: &["purrgil-1", "purrgil-2", "dust-1", "dust-2"],
            without: &[ASTEROIDS],
            opening: Some(STATION),
            limits: Limits { of_station: Some((Distance::Two, Distance::Five)), ..USUAL },
            special: &[(STATION, centre("armada.setup.11"))],
            ..STANDARD
        },
    ),
    (
        "asteroid-tactics",
        Plan {
            with: &["exogorth-1", "exogorth-2"],
            without: &[STATION],
            later: &[EXOGORTH],
            second_places_all: true,
            ..STANDARD
        },
    ),
    (
        "blockade-run",
        Plan {
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
    ),
    ("close-range-intel-scan", Plan { with: DUST_FIELDS, ..STANDARD }),
    (
        "contested-outpost",
        Plan {
            closing: Some(STATION),
            special: &[(STATION, in_the_middle("armada.objective.contested-outpost.71"))],
            ..STANDARD
        },
    ),
    (
        "dangerous-territory",
        Plan {
            limits: Limits {
                player_edges: Some(Distance::Five.end()),
                rule: "armada.objective.dangerous-territory.71",
                ..USUAL
            },
            ..STANDARD
        },
    ),
    (
        "doomed-station",
        Plan {
            with: &["gravity-rift"],
            opening: Some(RIFT),
            closing: Some(STATION),
            first_begins: true,
            special: &[
                (RIFT, centre("armada.objective.doomed-station.71")),
                (STATION, in_the_middle("armada.objective.doomed-station.71")),
            ],
            ..STANDARD
        },
    ),
    ("fleet-ambush", Plan { ships_first: true, ambush: true, ..STANDARD }),
    (
        "hyperspace-migration",
        Plan { with: &["purrgil-1", "purrgil-2"], without: &[STATION], later: &[PURRGIL], ..STANDARD },
    ),
    (
        "infested-fields",
        Plan { with: &["exogorth-1", "exogorth-2"], without: &[STATION], later: &[EXOGORTH], ..STANDARD },
    ),
    (
        "ion-storm",
        Plan {
            without: &[STATION],
            second_places_all: true,
            limits: Limits { player_edges: Some(Distance::Five.end()), ..USUAL },
            ..STANDARD
        },
    ),
    ("jamming-barrier", Plan { with: DUST_FIELDS, without: &[STATION, DEBRIS], ..STANDARD }),
    (
        "marked-for-destruction",
        Plan {
            with: &["dust-1", "dust-2", "purrgil-1", "purrgil-2"],
            without: &[STATION, ASTEROIDS],
            closing: Some(PURRGIL),
            special: &[(PURRGIL, in_the_middle("armada.setup.11"))],
            ..STANDARD
        },
    ),
    (
        "minefields",
        Plan {
            second_places_all: true,
            limits: Limits {
                all_edges: None,
                apart: Distance::Five,
                rule: "armada.objective.minefields.71",
                ..USUAL
            },
            ..STANDARD
        },
    ),
    (
        "navigational-hazards",
        Plan {
            closing: Some(STATION),
            special: &[(STATION, in_the_middle("armada.objective.navigational-hazards.71"))],
            ..STANDARD
        },
    ),
    (
        "rift-ambush",
        Plan {
            with: &["gravity-rift", "dust-1", "dust-2"],
            without: &[STATION],
            second_places_all: true,
            special: &[(RIFT, Limits { player_edges: Some(Distance::Five.end()), ..USUAL })],
            ..STANDARD
        },
    ),
    ("rift-assault", Plan { with: &["gravity-rift"], without: &[STATION], ..STANDARD }),
    (
        "salvage-run",
        Plan {
            with: DUST_FIELDS,
            opening: Some(STATION),
            limits: Limits { of_station: Some((Distance::One, Distance::Five)), ..USUAL },
            special: &[(STATION, centre("armada.setup.11"))],
            ..STANDARD
        },
    ),
    ("solar-corona", Plan { first_deploys_all: true, ..STANDARD }),
    (
        "station-assault",
        Plan {
            closing: Some(STATION),
            two_stations: true,
            special: &[(
                STATION,
                Limits { all_edges: None, player_edges: Some(Distance::Three.end()), ..USUAL },
            )],
            ..STANDARD
        },
    ),
    ("superior-positions", Plan { first_deploys_all: true, ..STANDARD }),
    (
        "surprise-attack",
        Plan {
            opening: Some(STATION),
            surprised: true,
            special: &[(
                STATION,
                Limits {
                    all_edges: None,
                    first_edge: Some(Distance::Five),
                    rule: "armada.objective.surprise-attack.71",
                    ..USUAL
                },
            )],
            ..STANDARD
        },
    ),
    ("volatile-deposits", Plan { with: DUST_FIELDS, without: &[STATION], ..STANDARD }),
];

impl Plan {
    /// Where an obstacle of this kind lies.
    pub(crate) fn limits(&self, kind: ObstacleKind) -> &Limits {
        self.special.iter().find(|(of, _)| *of == kind).map_or(&self.limits, |(_, limits)| limits)
    }

    /// Whether obstacles of this kind are placed in the Place Obstacles step.
    pub(crate) fn places(&self, kind: ObstacleKind) -> bool {
        !self.without.contains(&kind) && !self.later.contains(&kind)
    }
}

/// What the objective of the game changes in setup.
pub(crate) fn plan(game: &Armada, board: &Board) -> &'static Plan {
    let objective = board.objective.filter(|id| !game.is_blank(Blank::Objective(*id)));
    let slug = objective.map(|id| &*game.facts[id].slug);
    PLANS.iter().find(|(name, _)| Some(*name) == slug).map_or(&STANDARD, |(_, plan)| plan)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::facts::Facts;

    #[test]
    fn plans_name_objectives_and_obstacles_that_exist() {
        let facts = Facts::embedded();
        for (slug, plan) in PLANS {
            assert!(facts.objectives().iter().any(|card| &*card.slug == *slug), "{slug}");
            assert!(plan.with.iter().all(|name| facts.obstacle(name).is_some()), "{slug}");
        }
    }
}
