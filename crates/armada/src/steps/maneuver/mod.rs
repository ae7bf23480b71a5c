//! Maneuvers and what ships overlap.

use broadside_engine::{Flow, Seat};
use serde::{Deserialize, Serialize};

use super::{Next, Rulebook};
use crate::ArmadaCx;
use crate::words::{Piece, Scope, ShipNo};

/// A ship executes a maneuver.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct ExecuteManeuver {
    pub(super) ship: ShipNo,
}

impl ExecuteManeuver {
    pub(crate) fn new(ship: ShipNo) -> ExecuteManeuver {
        ExecuteManeuver { ship }
    }
}

impl Rulebook for ExecuteManeuver {
    const TITLE: &'static str = "Execute Maneuver";
    const SCOPES: &'static [Scope] = &[Scope::Maneuver];

    fn step(&self) -> &'static str {
        "Execute Maneuver"
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let _ = cx;
        Flow::Done
    }
}

/// Squadrons that a ship or an exogorth overlaps are placed by a player.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Displace {
    pub(super) around: Piece,
    pub(super) squadrons: u64,
    pub(super) by: Seat,
}

impl Displace {
    pub(crate) fn new(around: Piece, squadrons: u64, by: Seat) -> Displace {
        Displace { around, squadrons, by }
    }
}

impl Rulebook for Displace {
    const TITLE: &'static str = "Overlapped Squadrons";

    fn step(&self) -> &'static str {
        "Overlapped Squadrons"
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let _ = cx;
        Flow::Done
    }
}

/// A ship resolves the obstacles that it overlaps.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct OverlapObstacles {
    pub(super) ship: ShipNo,
    pub(super) obstacles: u16,
}

impl OverlapObstacles {
    pub(crate) fn new(ship: ShipNo, obstacles: u16) -> OverlapObstacles {
        OverlapObstacles { ship, obstacles }
    }
}

impl Rulebook for OverlapObstacles {
    const TITLE: &'static str = "Overlapped Obstacles";

    fn step(&self) -> &'static str {
        "Overlapped Obstacles"
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let _ = cx;
        Flow::Done
    }
}
