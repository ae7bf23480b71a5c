//! The range ruler: at, within, beyond, and range 0.

use core::ops::RangeInclusive;

use broadside_table::{Measure, Ruler, Shape, closest, farthest, overlaps, tolerance};

use super::measures::BAND;
use super::travel::are_touching;
use super::{Ship, Token};

const LINES: [f64; 3] = [BAND, 2.0 * BAND, 3.0 * BAND];

/// The ruler; a line belongs to the nearer band (xwing.scenario.setup.01).
pub(super) const RULER: Ruler = Ruler::new(&LINES);

/// A range (xwing.range.01, xwing.range.14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub enum Range {
    /// Touching, or one on top of the other.
    Zero,
    /// The first band of the ruler.
    One,
    /// The second band.
    Two,
    /// The third band.
    Three,
    /// Past the end of the ruler.
    Beyond,
}

impl Range {
    /// The band in which a length lies.
    #[inline]
    pub fn of(length: f64) -> Range {
        match RULER.band(length) {
            Some(0) => Range::One,
            Some(1) => Range::Two,
            Some(2) => Range::Three,
            _ => Range::Beyond,
        }
    }

    /// Where the band ends; `None` past the end of the ruler.
    pub fn end(self) -> Option<f64> {
        match self {
            Range::Zero => Some(0.0),
            Range::Beyond => None,
            band => LINES.get(band as usize - 1).copied(),
        }
    }
}

/// A range, with the line that proves it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RangeLine {
    /// The range.
    pub range: Range,
    /// The line between the two closest points.
    pub line: Measure,
}

impl RangeLine {
    /// Whether the range is one of these (xwing.range.04, xwing.range.05).
    pub fn is_at(&self, span: RangeInclusive<Range>) -> bool {
        span.contains(&self.range)
    }
}

/// Something that range is measured from or to.
#[derive(Clone, Copy, Debug)]
pub enum Object<'a> {
    /// A ship.
    Ship(&'a Ship),
    /// A device or remote.
    Device(&'a Token<'a>),
    /// An obstacle.
    Obstacle(&'a Token<'a>),
    /// A satellite or supply cache, which is an object too (xwing.scenario.objective.02).
    Objective(&'a Token<'a>),
}

impl<'a> Object<'a> {
    /// What range is measured from and to: the base of a ship without its guides, all of anything else (xwing.range.11,
    /// xwing.range.12, xwing.guides.02, xwing.device.16, xwing.scenario.objective.12).
    #[inline]
    pub fn measured(&self) -> Shape<'a> {
        match self {
            Object::Ship(ship) => ship.base(),
            Object::Device(token) | Object::Obstacle(token) | Object::Objective(token) => token.shape(),
        }
    }

    /// All that lies on the table of it.
    pub fn body(&self) -> Shape<'a> {
        match self {
            Object::Ship(ship) => ship.footprint(),
            _ => self.measured(),
        }
    }

    fn lies_flat(&self) -> bool {
        matches!(self, Object::Obstacle(_) | Object::Objective(_))
    }
}

/// Whether two objects are at range 0 of each other: ships that touch, and what lies on top of something
/// (xwing.range.14, xwing.range.16, xwing.range.17). A device that is fitted to a ship's guides touches it and is at
/// range 0 too (xwing.device.buzz-droid-swarm.53).
pub fn at_range_0(one: &Object, other: &Object) -> bool {
    if let (Object::Ship(one), Object::Ship(other)) = (one, other) {
        return are_touching(one, other);
    }
    let (a, b) = (one.body(), other.body());
    if one.lies_flat() || other.lies_flat() {
        overlaps(&a, &b)
    } else {
        let ((middle, reach), (there, far)) = (a.circle(), b.circle());
        middle.distance(there) <= reach + far + tolerance::TOUCH_GAP
            && closest(&a, &b).distance <= tolerance::TOUCH_GAP
    }
}

/// The range between two objects (xwing.range.02).
pub fn range(from: &Object, to: &Object) -> RangeLine {
    let line = closest(&from.measured(), &to.measured());
    // Guides protrude by 2.5: nothing farther apart than four of them touches.
    let range =
        if line.distance < 10.0 && at_range_0(from, to) { Range::Zero } else { Range::of(line.distance) };
    RangeLine { range, line }
}

/// The range between two objects without its line: what is far off is not measured.
pub fn range_alone(from: &Object, to: &Object) -> Range {
    let ((middle, reach), (there, far)) = (from.measured().circle(), to.measured().circle());
    if middle.distance(there) - reach - far > 3.0 * BAND + 2.0 * tolerance::RULER_LINE {
        return Range::Beyond;
    }
    range(from, to).range
}

/// The range between two ships.
pub fn range_between(from: &Ship, to: &Ship) -> RangeLine {
    range(&Object::Ship(from), &Object::Ship(to))
}

/// Whether an object is at one of these ranges: its closest point is (xwing.range.05).
pub fn at(span: RangeInclusive<Range>, from: &Object, to: &Object) -> bool {
    range(from, to).is_at(span)
}

/// Whether all of an object lies inside these ranges (xwing.range.06); the line to its farthest point is the witness.
pub fn within(span: RangeInclusive<Range>, from: &Object, to: &Object) -> (bool, Measure) {
    let (a, b) = (from.measured(), to.measured());
    let far = farthest(&a, &b);
    let end = span.end().end().map_or(f64::INFINITY, |end| end + tolerance::RULER_LINE);
    let inside = far.distance <= end
        && (*span.start() <= Range::One || Range::of(closest(&a, &b).distance) >= *span.start());
    (inside, far)
}

/// Whether no part of an object lies as near as the far limit of this range (xwing.range.07); the shortest line is the
/// witness.
pub fn beyond(range: Range, from: &Object, to: &Object) -> (bool, Measure) {
    let line = closest(&from.measured(), &to.measured());
    let end = range.end().map_or(f64::INFINITY, |end| end + tolerance::RULER_LINE);
    (line.distance > end, line)
}
