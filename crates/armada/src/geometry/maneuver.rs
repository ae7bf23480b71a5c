//! A manoeuvre: speed, clicks and the side of the tool.

use broadside_table::{Course, Pose, TOOL_JOINTS, Turn};

use super::{Clicks, Measures, Ship};
use crate::facts::Size;

/// A course laid with the manoeuvre tool on one side of the ship.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Maneuver {
    /// The speed: the number of the joint at which the ship ends (armada.ship-movement.04).
    pub speed: u8,
    /// Clicks of each joint.
    pub clicks: Clicks,
    /// On which side of the base the tool lies; the ship ends on the same side of it (armada.ship-movement.07).
    pub side: Turn,
}

/// On which sides of the ship the tool may lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sides {
    /// The left side.
    pub left: bool,
    /// The right side.
    pub right: bool,
}

impl Sides {
    /// Whether the tool may lie on this side.
    pub fn allows(self, side: Turn) -> bool {
        match side {
            Turn::Left => self.left,
            Turn::Right => self.right,
        }
    }

    /// Whether the tool may lie on neither side: there is no such course (armada.huge-ship.16).
    pub fn none(self) -> bool {
        !self.left && !self.right
    }
}

impl Maneuver {
    /// The tool as it lies beside the ship; `None` for a speed above four or a joint that cannot turn so far.
    ///
    /// Joints past the one at which the ship ends are ignored (armada.maneuver-tool.02).
    pub fn course(&self, measures: &Measures, ship: &Ship) -> Option<Course> {
        let joints = self.clicks.get(..usize::from(self.speed))?;
        measures.tool.course(ship.pose, &ship.hull.mount(self.side), joints)
    }

    /// Where the ship ends when nothing is in its way; `None` as for [`Maneuver::course`].
    pub fn end(&self, measures: &Measures, ship: &Ship) -> Option<Pose> {
        self.course(measures, ship).map(|course| course.pose(TOOL_JOINTS))
    }

    /// The first segment of the tool that the ship would cover where it ends, or where a huge ship begins; such a
    /// course is not available on this side (armada.ship-movement.08, armada.huge-ship.16).
    ///
    /// Shield dials do not count: beside the tool they always reach over it.
    pub fn covered_segment(&self, measures: &Measures, ship: &Ship) -> Option<usize> {
        let course = self.course(measures, ship)?;
        let at = |pose| course.covered_by(&ship.moved(pose).base());
        let begin = if ship.hull.size == Size::Huge { at(ship.pose) } else { None };
        begin.or_else(|| at(course.pose(TOOL_JOINTS)))
    }

    /// On which sides of the ship the tool may lie for these clicks.
    ///
    /// The owner chooses between two free sides (armada.ship-movement.09).
    pub fn sides(measures: &Measures, ship: &Ship, speed: u8, clicks: Clicks) -> Sides {
        let free = |side| {
            let maneuver = Maneuver { speed, clicks, side };
            maneuver.course(measures, ship).is_some() && maneuver.covered_segment(measures, ship).is_none()
        };
        Sides { left: free(Turn::Left), right: free(Turn::Right) }
    }
}
