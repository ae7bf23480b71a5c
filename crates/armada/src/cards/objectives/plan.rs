//! What objectives change in setup: which obstacles there are, who places them, where, and how fleets are deployed.

use crate::facts::ObstacleKind;
use crate::geometry::Distance;

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
pub(super) const USUAL: Limits = Limits {
    centre: false,
    all_edges: Some(Distance::Three),
    player_edges: None,
    first_edge: None,
    of_station: None,
    apart: Distance::One,
    rule: "armada.setup.11",
};

/// Beyond distance 5 of both players' edges, wherever the other edges are.
pub(super) const fn in_the_middle(rule: &'static str) -> Limits {
    Limits { all_edges: None, player_edges: Some(Distance::Five.end()), rule, ..USUAL }
}

/// In the centre of the setup area.
pub(super) const fn centre(rule: &'static str) -> Limits {
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

/// A setup that nothing changes.
pub(super) const STANDARD: Plan = Plan {
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

/// The two dust fields, by their names.
pub(super) const DUST_FIELDS: &[&str] = &["dust-1", "dust-2"];

/// Two ruler lengths, in millimetres.
pub(super) const TWO_RULERS: f64 = 2.0 * crate::facts::measures::RULER_LENGTH;

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
