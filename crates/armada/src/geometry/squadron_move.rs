//! Moving a squadron along the ruler.

use broadside_engine::reasons;
use broadside_table::{Angle, Area, Disc, Pose, Shape, overlaps, projected, tolerance::RULER_LINE};

use super::{Distance, Ship};

/// A squadron that is to be moved.
#[derive(Clone, Copy, Debug)]
pub struct SquadronMove<'a> {
    /// Its base where it starts.
    pub from: Disc,
    /// The band that it may not pass: that of its speed; `None` for speed 0.
    pub speed: Option<Distance>,
    /// All ships.
    pub ships: &'a [Ship],
    /// All other squadrons.
    pub squadrons: &'a [Disc],
    /// The play area.
    pub area: Area,
}

reasons! {
    /// Why a squadron cannot end its move somewhere.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum MoveRefusal {
        /// A part of its base would be past the line at the end of its band.
        TooFar = "armada-refused-place-past-speed",
        /// It would overlap a ship, shield dials included.
        OnShip = "armada-refused-place-on-ship",
        /// It would overlap another squadron.
        OnSquadron = "armada-refused-place-on-squadron",
    }
}

impl MoveRefusal {
    /// The rule that forbids the place.
    pub const fn rule(self) -> &'static str {
        match self {
            MoveRefusal::TooFar => "armada.squadron-movement.03",
            MoveRefusal::OnShip | MoveRefusal::OnSquadron => "armada.squadron-movement.04",
        }
    }
}

/// The golden section of a turn: directions this far apart never line up.
const GOLDEN: u32 = 1_640_531_527;

impl SquadronMove<'_> {
    /// How far the squadron may move.
    ///
    /// The ruler begins at the edge of the base, so the far edge reaches a line when the centre has moved as far.
    pub fn limit(&self) -> f64 {
        self.speed.map_or(0.0, Distance::end)
    }

    /// The base in another place.
    pub fn placed(&self, to: Pose) -> Disc {
        self.from.at(broadside_table::Point::new(to.x_mm(), to.y_mm()))
    }

    /// Whether the squadron may end here. What it passes over does not matter (armada.squadron-movement.05), and it
    /// may stay (armada.squadron-movement.07).
    pub fn check(&self, to: Pose) -> Result<(), MoveRefusal> {
        let disc = self.placed(to);
        if disc.centre.distance(self.from.centre) > self.limit() + RULER_LINE {
            return Err(MoveRefusal::TooFar);
        }
        let base = Shape::Disc(disc);
        if self.ships.iter().any(|ship| overlaps(&base, &ship.footprint())) {
            return Err(MoveRefusal::OnShip);
        }
        if self.squadrons.iter().any(|&other| overlaps(&base, &Shape::Disc(other))) {
            return Err(MoveRefusal::OnSquadron);
        }
        Ok(())
    }

    /// Whether a part of its base would be outside the play area, which destroys it (armada.destroyed.03).
    pub fn is_outside(&self, to: Pose) -> bool {
        !self.area.contains(&Shape::Disc(self.placed(to)))
    }

    /// Pushes legal places inside the play area: where it is, and up to `count` spread evenly over its reach.
    ///
    /// Directions a golden section apart and distances that grow with the square root cover a disc without rows or
    /// rings; every third place is on the very edge of its reach.
    pub fn candidates(&self, facing: Angle, count: u32, places: &mut Vec<Pose>) {
        let grid = |p: broadside_table::Point| Pose { facing, ..Pose::from_mm(p.x, p.y, 0.0) };
        let start = grid(self.from.centre);
        places.push(start);
        let limit = self.limit();
        for k in 0..if limit > 0.0 { count } else { 0 } {
            let share = (f64::from(k) + 0.5) / f64::from(count);
            let length = if k % 3 == 2 { limit } else { limit * share.sqrt() };
            let to = projected(start, Angle(GOLDEN.wrapping_mul(k)), length);
            if !self.is_outside(to) && self.check(to).is_ok() {
                places.push(to);
            }
        }
    }
}
