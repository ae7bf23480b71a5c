//! Arcs: what lies in which, and who is in front of, behind or flanking whom.

use std::sync::LazyLock;

use broadside_table::{
    Angle, Arc as Lines, BaseEdge, Frame, Measure, Point, Ray, Shape, closest_in_arc, overlaps, tolerance,
};

use super::Ship;
use super::measures::{ARC_ANGLES, BASES, RULER_WIDTH};
use super::range::{RULER, Range};
use crate::facts::{Arc as Printed, Size};

/// An arc of a ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub enum Arc {
    /// Front (xwing.arc.05).
    Front,
    /// Right (xwing.arc.06).
    Right,
    /// Rear (xwing.arc.07).
    Rear,
    /// Left (xwing.arc.06).
    Left,
    /// Full front (xwing.arc.12).
    FullFront,
    /// Full rear (xwing.arc.13).
    FullRear,
    /// Bullseye (xwing.arc.08).
    Bullseye,
}

impl Arc {
    /// Every arc.
    pub const ALL: [Arc; 7] =
        [Arc::Front, Arc::Right, Arc::Rear, Arc::Left, Arc::FullFront, Arc::FullRear, Arc::Bullseye];

    /// The four standard arcs, clockwise (xwing.arc.04).
    pub const STANDARD: [Arc; 4] = [Arc::Front, Arc::Right, Arc::Rear, Arc::Left];

    /// The standard arc across; other arcs have none.
    pub const fn opposite(self) -> Option<Arc> {
        match self {
            Arc::Front => Some(Arc::Rear),
            Arc::Right => Some(Arc::Left),
            Arc::Rear => Some(Arc::Front),
            Arc::Left => Some(Arc::Right),
            _ => None,
        }
    }
}

/// Several arcs of a ship.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct Arcs(pub u8);

impl Arcs {
    /// These arcs.
    pub fn of(arcs: &[Arc]) -> Arcs {
        Arcs(arcs.iter().fold(0, |mask, &arc| mask | 1 << arc as u8))
    }

    /// The turret arcs of an indicator that points at a standard arc; a double one points the opposite way too
    /// (xwing.arc.18, xwing.arc.20).
    pub fn turret(pointing: Arc, double: bool) -> Arcs {
        let other = pointing.opposite().filter(|_| double).unwrap_or(pointing);
        Arcs::of(&[pointing, other])
    }

    /// The arcs of a weapon: those that its card shows, or those that the ship's indicator points at (xwing.attack.07).
    pub fn of_weapon(printed: Printed, pointing: Arc) -> Arcs {
        match printed {
            Printed::Front => Arcs::of(&[Arc::Front]),
            Printed::Rear => Arcs::of(&[Arc::Rear]),
            Printed::SingleTurret => Arcs::turret(pointing, false),
            Printed::DoubleTurret => Arcs::turret(pointing, true),
            Printed::Bullseye => Arcs::of(&[Arc::Bullseye]),
            Printed::FullFront => Arcs::of(&[Arc::FullFront]),
        }
    }

    /// Whether the arc is among them.
    pub const fn contains(self, arc: Arc) -> bool {
        self.0 >> arc as u8 & 1 == 1
    }

    /// The arcs.
    pub fn iter(self) -> impl Iterator<Item = Arc> {
        Arc::ALL.into_iter().filter(move |&arc| self.contains(arc))
    }
}

/// The lines of each arc in the ship's own coordinates, for each size.
static LINES: LazyLock<[[Lines; 7]; 4]> = LazyLock::new(|| {
    std::array::from_fn(|size| {
        let (_, length) = BASES[size];
        let corner = Angle::from_degrees(ARC_ANGLES[size] * 0.5);
        let wedge = |left, right| Lines::wedge(Point::ZERO, left, right);
        let rear = |y: f64| Frame::new(Point::new(0.0, y), Angle::HALF);
        Arc::ALL.map(|arc| match arc {
            Arc::Front => wedge(-corner, corner),
            Arc::Right => wedge(corner, Angle::HALF - corner),
            Arc::Rear => wedge(Angle::HALF - corner, Angle::HALF + corner),
            Arc::Left => wedge(Angle::HALF + corner, -corner),
            Arc::FullFront => Lines::ahead_of(&Frame::TABLE),
            Arc::FullRear => Lines::ahead_of(&rear(0.0)),
            Arc::Bullseye => {
                Lines::strip(&Frame::new(Point::new(0.0, length * 0.5), Angle::ZERO), RULER_WIDTH)
            }
        })
    })
});

/// The front arc of a remote that has one printed: a right angle ahead of its middle, as nobody has measured it.
pub fn remote_front_arc(remote: &Frame) -> Lines {
    let eighth = Angle(Angle::QUARTER.0 / 2);
    Lines::wedge(Point::ZERO, -eighth, eighth).placed(remote)
}

impl Ship {
    /// The lines of an arc on the table, extended for ever.
    #[inline]
    pub fn arc(&self, arc: Arc) -> Lines {
        LINES[self.size as usize][arc as usize].placed(self.frame())
    }

    /// The two rays that bound an arc, for drawing; a full arc is bounded by its midway line.
    pub fn arc_rays(&self, arc: Arc) -> [Ray; 2] {
        let size = self.size as usize;
        let corner = Angle::from_degrees(ARC_ANGLES[size] * 0.5);
        let (half, facing) = (BASES[size].1 * 0.5, self.pose.facing);
        let from_middle = |heading: Angle| Ray { start: self.frame().origin, heading: facing + heading };
        let [left, right] = match arc {
            Arc::Front => [-corner, corner],
            Arc::Right => [corner, Angle::HALF - corner],
            Arc::Rear => [Angle::HALF - corner, Angle::HALF + corner],
            Arc::Left => [Angle::HALF + corner, -corner],
            Arc::FullFront => [-Angle::QUARTER, Angle::QUARTER],
            Arc::FullRear => [Angle::QUARTER, -Angle::QUARTER],
            Arc::Bullseye => {
                return [-0.5, 0.5]
                    .map(|side| Ray { start: self.point(side * RULER_WIDTH, half), heading: facing });
            }
        };
        [from_middle(left), from_middle(right)]
    }

    /// The shortest line from the base to that part of something which lies in an arc; `None` when nothing of it does,
    /// up to range 3 (xwing.arc.01, xwing.arc.02). What lies under the base is in no arc (xwing.arc.03).
    pub fn in_arc(&self, arc: Arc, what: &Shape) -> Option<Measure> {
        let lines = self.arc(arc);
        let line = if overlaps(&self.base(), what) {
            // Beyond each edge of the base, by more than the tolerance of a line.
            let out = |edge| self.at_edge(edge).moved(0.0, 2.0 * tolerance::ARC_LINE, Angle::ZERO);
            let beyond = |edge| {
                let lines = match arc {
                    Arc::Bullseye => Lines::strip(&out(BaseEdge::Front), RULER_WIDTH),
                    _ => lines.and_ahead_of(&out(edge))?,
                };
                closest_in_arc(&self.base(), what, &lines)
            };
            let edges = [BaseEdge::Front, BaseEdge::Right, BaseEdge::Rear, BaseEdge::Left];
            edges.into_iter().filter_map(beyond).min_by(|a, b| a.distance.total_cmp(&b.distance))
        } else {
            closest_in_arc(&self.base(), what, &lines)
        };
        line.filter(|line| RULER.band(line.distance).is_some())
    }

    /// The arcs in which another ship is. A ship is in none of its own (xwing.arc.77).
    pub fn arcs_with(&self, other: &Ship) -> Arcs {
        let base = other.base();
        Arcs(
            Arc::ALL
                .into_iter()
                .filter(|&arc| self.in_arc(arc, &base).is_some())
                .fold(0, |mask, arc| mask | 1 << arc as u8),
        )
    }

    /// The angle from straight ahead to a line of the front arc.
    pub fn half_front_angle(size: Size) -> Angle {
        Angle::from_degrees(ARC_ANGLES[size as usize] * 0.5)
    }
}

/// Where a ship is, seen from another one's midway line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// In its full front arc without crossing the line (xwing.arc.15).
    InFront,
    /// In its full rear arc without crossing the line (xwing.arc.14).
    Behind,
    /// Across the line (xwing.arc.16).
    Flanking,
    /// Past range 3.
    Away,
}

/// Whether a ship is in front of, behind or flanking another one, and the line that shows it: to its nearest point in
/// that arc, or to where the midway line, extended to range 3, meets it (xwing.arc.11).
pub fn side_of(of: &Ship, ship: &Ship) -> (Side, Option<Measure>) {
    let local = ship.square().corners().map(|corner| of.frame().to_local(corner));
    let ahead = local.iter().any(|corner| corner.y > tolerance::OVERLAP_DEPTH);
    let behind = local.iter().any(|corner| corner.y < -tolerance::OVERLAP_DEPTH);
    if ahead
        && behind
        && let Some(line) = on_midway_line(of, &local)
    {
        return (Side::Flanking, Some(line));
    }
    let in_arc = |arc| of.in_arc(arc, &ship.base());
    let found = [(Side::InFront, Arc::FullFront, ahead), (Side::Behind, Arc::FullRear, behind)]
        .into_iter()
        .filter(|found| found.2)
        .find_map(|(side, arc, _)| in_arc(arc).map(|line| (side, Some(line))));
    found.unwrap_or((Side::Away, None))
}

/// The shortest line along the midway line to a base that lies across it, no longer than range 3.
fn on_midway_line(of: &Ship, corners: &[Point; 4]) -> Option<Measure> {
    let half = BASES[of.size as usize].0 * 0.5;
    let crossings = (0..4).filter_map(|i| {
        let (a, b) = (corners[i], corners[(i + 1) % 4]);
        ((a.y > 0.0) != (b.y > 0.0)).then(|| a.x + (b.x - a.x) * (a.y / (a.y - b.y)))
    });
    let nearest = crossings.min_by(|a, b| a.abs().total_cmp(&b.abs()))?;
    let edge = if nearest < 0.0 { -half } else { half };
    let distance = (nearest.abs() - half).max(0.0);
    let line = Measure { distance, from: of.point(edge, 0.0), to: of.point(nearest, 0.0) };
    (Range::of(distance) != Range::Beyond).then_some(line)
}
