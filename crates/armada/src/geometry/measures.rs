//! What an edition measures with: the shapes of its pieces and the measuring rules in which editions differ.

use std::sync::LazyLock;

use broadside_table::{Disc, Frame, Joints, Outline, Pose};

use super::tool_sides::ToolSides;
use super::{Hull, Obstacle, Ship};
use crate::facts::{ChassisId, Edition, Facts, ObstacleId, ShipCardId, measures};

/// The measuring rules in which the editions differ, each named after what it says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Switches {
    /// Attack range leaves out what of the defender lies outside the firing arc
    /// (armada.measuring.06; without it armada.measuring.06-rr1).
    pub range_only_within_arc: bool,
    /// A range line through another hull zone of the defender leaves no line of sight
    /// (armada.line-of-sight.06; without it armada.line-of-sight.51-rr1).
    pub range_line_blocks: bool,
    /// What a ship covers of an obstacle does not obstruct (armada.line-of-sight.09).
    pub covered_parts_do_not_obstruct: bool,
    /// A sight line through the dial of the attacking or defending zone is obstructed by an obstacle that the dial
    /// overlaps (armada.line-of-sight.10).
    pub overlapping_dials_obstruct: bool,
    /// Squadrons that a ship overlapped are placed inside the play area
    /// (armada.overlapping.04; without it armada.overlapping.04-rr1).
    pub displaced_stay_inside: bool,
}

impl Switches {
    /// The rules of an edition.
    pub const fn of(edition: Edition) -> Switches {
        let later = !matches!(edition, Edition::Rr1);
        Switches {
            range_only_within_arc: later,
            range_line_blocks: later,
            covered_parts_do_not_obstruct: later,
            overlapping_dials_obstruct: later,
            displaced_stay_inside: later,
        }
    }
}

/// The shapes and measuring rules of an edition. There is one of each edition, for ever.
#[derive(Debug)]
pub struct Measures {
    /// The edition.
    pub edition: Edition,
    /// The rules in which editions differ.
    pub switches: Switches,
    /// The manoeuvre tool.
    pub tool: Joints,
    facts: &'static Facts,
    hulls: Box<[Hull]>,
    outlines: Box<[Outline<'static>]>,
    pub(super) tool_sides: ToolSides,
}

static TABLES: [LazyLock<Measures>; 3] = [
    LazyLock::new(|| Measures::new(Edition::Rr1)),
    LazyLock::new(|| Measures::new(Edition::Rr15)),
    LazyLock::new(|| Measures::new(Edition::Arc)),
];

impl Measures {
    /// What this edition measures with.
    pub fn of(edition: Edition) -> &'static Measures {
        &TABLES[edition as usize]
    }

    fn new(edition: Edition) -> Measures {
        let facts = Facts::of(edition);
        Measures {
            edition,
            switches: Switches::of(edition),
            tool: measures::tool(),
            facts,
            hulls: facts.chassis().iter().map(|chassis| Hull::new(chassis, edition)).collect(),
            outlines: facts.obstacle_sides().iter().map(|obstacle| obstacle.outline()).collect(),
            tool_sides: ToolSides::default(),
        }
    }

    /// The shapes of a chassis, not yet placed.
    #[inline]
    pub fn hull(&'static self, chassis: ChassisId) -> &'static Hull {
        &self.hulls[chassis.index()]
    }

    /// A ship of this card on the table.
    #[inline]
    pub fn ship(&'static self, card: ShipCardId, pose: Pose) -> Ship {
        self.chassis(self.facts[card].chassis, pose)
    }

    /// A ship of this chassis on the table.
    #[inline]
    pub fn chassis(&'static self, chassis: ChassisId, pose: Pose) -> Ship {
        Ship::new(self.hull(chassis), pose)
    }

    /// The base of a squadron on the table. It looks the same from every side.
    #[inline]
    pub fn squadron(&self, pose: Pose) -> Disc {
        Disc::new(measures::SQUADRON_DIAMETER * 0.5).placed(&Frame::from(pose))
    }

    /// An obstacle on the table.
    #[inline]
    pub fn obstacle(&'static self, id: ObstacleId, pose: Pose) -> Obstacle {
        Obstacle {
            id,
            kind: self.facts[id].kind,
            pose,
            outline: self.outlines[id.index()].placed(&Frame::from(pose)),
        }
    }
}
