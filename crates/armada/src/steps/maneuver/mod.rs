//! Maneuvers and what ships overlap.

mod courses;
mod displace;
mod execute;
mod navigate;
mod overlapping;

pub use displace::Displace;
pub use execute::{ExecuteManeuver, overlap_cards};
pub use navigate::{NavigateCommand, top_speed};
pub use overlapping::others;

pub(crate) use courses::{CourseRefused, Side as CourseSide, first_yaw};
pub(crate) use execute::feels_rift;
pub(crate) use navigate::navigate_speed;
pub(crate) use overlapping::{obstacles_under, squadrons_on, squadrons_under};

use broadside_engine::{Course, Seat};

use super::Step;
use crate::ArmadaLook;
use crate::words::{Piece, ShipNo};

/// Every course that a ship could take in a maneuver at the speed and with the yaws that it has now.
pub fn courses(look: &ArmadaLook<'_>, ship: ShipNo, found: &mut Vec<Course>) {
    courses::list(look, ship, found);
}

/// Whether a ship has a joint that can be turned in its present maneuver.
pub(crate) fn has_joint(look: &ArmadaLook<'_>, ship: ShipNo) -> bool {
    first_yaw(look, ship).is_some()
}

impl Step {
    /// A ship executes a maneuver.
    pub fn maneuver(ship: ShipNo) -> Step {
        ExecuteManeuver::new(ship).into()
    }

    /// A player places squadrons, a bit for each, around the ship that overlapped them.
    pub fn displace(ship: ShipNo, squadrons: u64, by: Seat) -> Step {
        Displace::new(Piece::Ship(ship), squadrons, by).into()
    }
}
