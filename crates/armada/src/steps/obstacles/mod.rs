//! Obstacles: what overlapping them does, and those that act or move.

mod drift;
mod exogorths;
mod leave;
mod mines;
mod movement;
mod overlap;
mod purrgil;
mod refused;

pub use drift::{Drift, MoveInTurn};
pub use exogorths::Exogorths;
pub use leave::ExogorthsLeave;
pub(crate) use mines::detonate;
pub use movement::MoveObstacle;
pub use overlap::OverlapObstacles;
pub(crate) use overlap::gives_aid;
pub use purrgil::MovePurrgil;
pub(crate) use refused::ObstacleRefused;

use super::Step;
use crate::board::Board;
use crate::facts::ObstacleKind;
use crate::words::{ObstacleNo, ShipNo};

impl Step {
    /// Exogorths attack.
    pub fn exogorths() -> Step {
        Exogorths::new(0).into()
    }

    /// Purrgil move.
    pub fn purrgil() -> Step {
        MovePurrgil::new(0).into()
    }

    /// A ship resolves the obstacles that it overlaps, a bit for each.
    pub fn overlap_obstacles(ship: ShipNo, obstacles: u16) -> Step {
        OverlapObstacles::new(ship, obstacles).into()
    }
}

/// The obstacles of a kind that lie on the table.
fn of_kind(board: &Board, kind: ObstacleKind) -> impl Iterator<Item = ObstacleNo> + '_ {
    board.obstacles_placed().filter(move |number| board.obstacles[number.index()].kind == kind)
}

/// The obstacles of a set.
pub(crate) fn each_obstacle(set: u16) -> impl Iterator<Item = ObstacleNo> {
    (0..16).filter(move |at| set >> at & 1 == 1).map(ObstacleNo)
}
