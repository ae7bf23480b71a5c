//! Maneuvers and what ships overlap.

mod courses;
mod displace;
mod execute;
mod navigate;
mod overlapping;

pub use displace::Displace;
pub use execute::ExecuteManeuver;
pub use navigate::NavigateCommand;

pub(crate) use navigate::top_speed;
pub(crate) use overlapping::{obstacles_under, others, squadrons_under};

use super::Step;
use crate::words::ShipNo;

impl Step {
    /// A ship executes a maneuver.
    pub fn maneuver(ship: ShipNo) -> Step {
        ExecuteManeuver::new(ship).into()
    }
}
