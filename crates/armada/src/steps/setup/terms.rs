//! Which objective tokens are placed or moved, by whom, and where.

use serde::{Deserialize, Serialize};

use crate::geometry::Distance;
use crate::words::ShipNo;

/// What is done with objective tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Task {
    /// Capture the VIP: one by the second player (armada.objective.capture-the-vip.71).
    CaptureVip,
    /// Capture the VIP: the token of a destroyed ship, by its opponent (armada.objective.capture-the-vip.73).
    DropVip(ShipNo),
    /// Fire Lanes: three by the second player (armada.objective.fire-lanes.71).
    FireLanes,
    /// Fire Lanes: each may be moved by the first player.
    FireLanesMove,
    /// Hyperspace Assault: three by the second player (armada.objective.hyperspace-assault.71).
    Hyperspace,
    /// Hyperspace Assault: each may be moved by the second player (armada.objective.hyperspace-assault.74).
    HyperspaceMove,
    /// Intel Sweep: five in turn, the second player first (armada.objective.intel-sweep.92,
    /// armada.objective.intel-sweep.93).
    IntelSweep,
    /// Planetary Ion Cannon: three by the second player (armada.objective.planetary-ion-cannon.71).
    IonCannon,
    /// Jamming Barrier: two by the second player (armada.objective.jamming-barrier.01).
    JammingBarrier,
    /// Hyperspace Migration: two by the second player (armada.objective.hyperspace-migration.01).
    Migration,
    /// Minefields: six by the second player (armada.objective.minefields.72).
    Minefields,
    /// Salvage Run: four by the second player.
    SalvageRun,
    /// Sensor Net: four in turn, the first player first.
    SensorNet,
    /// Targeting Beacons: four in turn, the second player first (armada.objective.targeting-beacons.71).
    TargetingBeacons,
}

/// Who places tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Turns {
    First,
    Second,
    /// Both in turn, the first player first.
    FirstFirst,
    /// Both in turn, the second player first.
    SecondFirst,
    /// The opponent of a ship's owner.
    Opponent,
}

/// In which area tokens lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ground {
    Setup,
    Play,
}

/// At what tokens lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Near {
    Anything,
    /// At distance 1 of an obstacle.
    Obstacle,
    /// At distance 1 of the station.
    Station,
    /// At distance 1 of the short edges, one at each.
    ShortEdges,
    /// Touching the base of a destroyed ship.
    Wreck,
}

/// How many tokens, by whom, where.
#[derive(Clone, Copy, Debug)]
pub(super) struct Terms {
    pub count: u8,
    pub turns: Turns,
    pub ground: Ground,
    /// Beyond this distance of both players' edges.
    pub players: Option<Distance>,
    /// Beyond this distance of every edge of the setup area.
    pub rim: Option<Distance>,
    /// At what they lie.
    pub near: Near,
    /// Beyond this distance of each other.
    pub apart: Option<Distance>,
    /// At distance 1 to this of each other.
    pub together: Option<Distance>,
    /// Tokens that lie already are moved as far as this.
    pub reach: Option<Distance>,
    /// The rule that says so.
    pub rule: &'static str,
}

const ANYWHERE: Terms = Terms {
    count: 1,
    turns: Turns::Second,
    ground: Ground::Setup,
    players: None,
    rim: None,
    near: Near::Anything,
    apart: None,
    together: None,
    reach: None,
    rule: "armada.objective-tokens.01",
};

static CAPTURE_VIP: Terms = Terms {
    near: Near::Obstacle,
    rim: Some(Distance::Five),
    rule: "armada.objective.capture-the-vip.71",
    ..ANYWHERE
};
static DROP_VIP: Terms = Terms {
    turns: Turns::Opponent,
    ground: Ground::Play,
    near: Near::Wreck,
    rule: "armada.objective.capture-the-vip.73",
    ..ANYWHERE
};
static FIRE_LANES: Terms =
    Terms { count: 3, players: Some(Distance::Four), rule: "armada.objective.fire-lanes.71", ..ANYWHERE };
static FIRE_LANES_MOVE: Terms = Terms {
    turns: Turns::First,
    reach: Some(Distance::Two),
    rule: "armada.objective.fire-lanes.93",
    ..ANYWHERE
};
static HYPERSPACE: Terms = Terms {
    count: 3,
    ground: Ground::Play,
    players: Some(Distance::Three),
    rule: "armada.objective.hyperspace-assault.71",
    ..ANYWHERE
};
static HYPERSPACE_MOVE: Terms = Terms {
    ground: Ground::Play,
    reach: Some(Distance::One),
    rule: "armada.objective.hyperspace-assault.74",
    ..ANYWHERE
};
static INTEL_SWEEP: Terms = Terms {
    count: 5,
    turns: Turns::SecondFirst,
    players: Some(Distance::Five),
    apart: Some(Distance::Three),
    rule: "armada.objective.intel-sweep.93",
    ..ANYWHERE
};
static ION_CANNON: Terms = Terms {
    count: 3,
    ground: Ground::Play,
    players: Some(Distance::Five),
    rule: "armada.objective.planetary-ion-cannon.71",
    ..ANYWHERE
};
static JAMMING_BARRIER: Terms = Terms {
    count: 2,
    together: Some(Distance::Five),
    rule: "armada.objective.jamming-barrier.01",
    ..ANYWHERE
};
static MIGRATION: Terms = Terms {
    count: 2,
    ground: Ground::Play,
    near: Near::ShortEdges,
    rule: "armada.objective.hyperspace-migration.01",
    ..ANYWHERE
};
static MINEFIELDS: Terms = Terms {
    count: 6,
    near: Near::Obstacle,
    apart: Some(Distance::One),
    rule: "armada.objective.minefields.72",
    ..ANYWHERE
};
static SALVAGE_RUN: Terms = Terms { count: 4, near: Near::Station, apart: Some(Distance::One), ..ANYWHERE };
static SENSOR_NET: Terms = Terms {
    count: 4,
    turns: Turns::FirstFirst,
    players: Some(Distance::Five),
    apart: Some(Distance::Three),
    ..ANYWHERE
};
static TARGETING_BEACONS: Terms =
    Terms { count: 4, turns: Turns::SecondFirst, rule: "armada.objective.targeting-beacons.71", ..ANYWHERE };

impl Task {
    /// How many tokens, by whom, where.
    pub(super) fn terms(self) -> &'static Terms {
        match self {
            Task::CaptureVip => &CAPTURE_VIP,
            Task::DropVip(_) => &DROP_VIP,
            Task::FireLanes => &FIRE_LANES,
            Task::FireLanesMove => &FIRE_LANES_MOVE,
            Task::Hyperspace => &HYPERSPACE,
            Task::HyperspaceMove => &HYPERSPACE_MOVE,
            Task::IntelSweep => &INTEL_SWEEP,
            Task::IonCannon => &ION_CANNON,
            Task::JammingBarrier => &JAMMING_BARRIER,
            Task::Migration => &MIGRATION,
            Task::Minefields => &MINEFIELDS,
            Task::SalvageRun => &SALVAGE_RUN,
            Task::SensorNet => &SENSOR_NET,
            Task::TargetingBeacons => &TARGETING_BEACONS,
        }
    }

    /// The ship beside whose base the token lies.
    pub(super) fn ship(self) -> Option<ShipNo> {
        match self {
            Task::DropVip(ship) => Some(ship),
            _ => None,
        }
    }
}
