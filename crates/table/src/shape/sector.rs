//! Parts of rings and of discs: curved templates and rounded protrusions.

use crate::{Angle, Frame, Point};

/// A part of a ring between two radii and two straight ends: a curved template.
///
/// It turns counter-clockwise from `from` to `to` by less than half a turn. An inner radius of zero makes it a
/// slice of a disc.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sector {
    /// The middle of the ring.
    pub centre: Point,
    /// The radius of the inner side.
    pub inner: f64,
    /// The radius of the outer side.
    pub outer: f64,
    /// The direction from the centre to the end where it begins; length one.
    pub from: Point,
    /// The direction from the centre to the end where it stops; length one.
    pub to: Point,
}

impl Sector {
    /// The part of the ring around `centre` between two radii, from one heading clockwise by `sweep`, which must
    /// be less than half a turn.
    pub fn new(centre: Point, inner: f64, outer: f64, heading: Angle, sweep: Angle) -> Sector {
        let (from, to) = ((heading + sweep).direction(), heading.direction());
        Sector { centre, inner, outer, from, to }
    }

    /// This sector, given in local coordinates, on the table.
    pub fn placed(&self, frame: &Frame) -> Sector {
        let centre = frame.to_table(self.centre);
        Sector { centre, from: frame.turn(self.from), to: frame.turn(self.to), ..*self }
    }

    /// Whether `step` from the centre lies between the two ends.
    #[inline]
    pub(crate) fn faces(&self, step: Point) -> bool {
        self.from.cross(step) >= 0.0 && step.cross(self.to) >= 0.0
    }

    #[inline]
    pub(crate) fn contains(&self, p: Point) -> bool {
        let step = p - self.centre;
        let squared = step.length_squared();
        self.inner * self.inner <= squared && squared <= self.outer * self.outer && self.faces(step)
    }

    /// The farthest corner, or the point of the outer side that `direction` meets squarely.
    pub(crate) fn support(&self, direction: Point) -> Point {
        if self.faces(direction) {
            return self.centre + direction.unit() * self.outer;
        }
        let [mut best, rest @ ..] = self.corners();
        for corner in rest {
            if (corner - best).dot(direction) > 0.0 {
                best = corner;
            }
        }
        best
    }

    /// The corners, counter-clockwise from where the outer side begins.
    pub fn corners(&self) -> [Point; 4] {
        [
            self.centre + self.from * self.outer,
            self.centre + self.to * self.outer,
            self.centre + self.to * self.inner,
            self.centre + self.from * self.inner,
        ]
    }

    /// The sector with its sides moved in; its ends turn in about the centre, by the full amount at the outer side.
    pub(crate) fn shrunk(&self, by: f64) -> Sector {
        let turn = by / self.outer;
        Sector {
            inner: if self.inner > 0.0 { self.inner + by } else { 0.0 },
            outer: self.outer - by,
            from: (self.from + self.from.left() * turn).unit(),
            to: (self.to - self.to.left() * turn).unit(),
            ..*self
        }
    }
}

/// The part of a disc beyond a straight cut: a round part that protrudes from the side of a base.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cap {
    /// The middle of the disc.
    pub centre: Point,
    /// The radius of the disc.
    pub radius: f64,
    /// The direction from the cut outward; length one.
    pub outward: Point,
    /// How far beyond the centre the cut lies, along `outward`; between −radius and +radius.
    pub cut: f64,
}

impl Cap {
    /// A cap on a straight side: the middle of its chord, the direction outward, the chord and how far it protrudes.
    ///
    /// ```
    /// use broadside_table::{Cap, Point};
    /// let cap = Cap::on_side(Point::new(0.0, 10.0), Point::new(0.0, 1.0), 20.0, 4.0);
    /// assert_eq!(cap.radius, 14.5);
    /// assert_eq!(cap.cut, 10.5);
    /// ```
    pub fn on_side(middle: Point, outward: Point, chord: f64, depth: f64) -> Cap {
        let half = chord * 0.5;
        let radius = (half * half + depth * depth) / (2.0 * depth);
        let cut = radius - depth;
        Cap { centre: middle - outward * cut, radius, outward, cut }
    }

    /// This cap, given in local coordinates, on the table.
    pub fn placed(&self, frame: &Frame) -> Cap {
        Cap { centre: frame.to_table(self.centre), outward: frame.turn(self.outward), ..*self }
    }

    /// The ends of the chord, counter-clockwise around the cap: where the round side begins and where it stops.
    pub fn ends(&self) -> [Point; 2] {
        let half = (self.radius * self.radius - self.cut * self.cut).sqrt();
        let middle = self.centre + self.outward * self.cut;
        let side = self.outward.left() * half;
        [middle - side, middle + side]
    }

    #[inline]
    pub(crate) fn contains(&self, p: Point) -> bool {
        let step = p - self.centre;
        step.length_squared() <= self.radius * self.radius && step.dot(self.outward) >= self.cut
    }

    pub(crate) fn support(&self, direction: Point) -> Point {
        let unit = direction.unit();
        if unit.dot(self.outward) * self.radius >= self.cut {
            return self.centre + unit * self.radius;
        }
        let [begin, end] = self.ends();
        if (end - begin).dot(direction) > 0.0 { end } else { begin }
    }

    pub(crate) fn shrunk(&self, by: f64) -> Cap {
        Cap { radius: self.radius - by, cut: self.cut + by, ..*self }
    }
}
