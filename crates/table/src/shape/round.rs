//! Discs and capsules: everything within a radius of a point or of a segment.

use crate::{Frame, Point};

/// Everything within `radius` of a point.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Disc {
    /// The middle.
    pub centre: Point,
    /// The radius.
    pub radius: f64,
}

impl Disc {
    /// A disc around the origin.
    pub const fn new(radius: f64) -> Disc {
        Disc { centre: Point::ZERO, radius }
    }

    /// The same disc around `centre`.
    pub const fn at(self, centre: Point) -> Disc {
        Disc { centre, ..self }
    }

    /// This disc, given in local coordinates, on the table.
    #[inline]
    pub fn placed(&self, frame: &Frame) -> Disc {
        Disc { centre: frame.to_table(self.centre), ..*self }
    }
}

/// Everything within `radius` of the segment from `a` to `b`: a disc swept along a line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Capsule {
    /// One end of the middle line.
    pub a: Point,
    /// The other end of the middle line.
    pub b: Point,
    /// The radius.
    pub radius: f64,
}

impl Capsule {
    /// This capsule, given in local coordinates, on the table.
    pub fn placed(&self, frame: &Frame) -> Capsule {
        Capsule { a: frame.to_table(self.a), b: frame.to_table(self.b), ..*self }
    }
}

/// The point of the segment from `a` to `b` closest to `p`.
#[inline]
pub(crate) fn closest_on_segment(a: Point, b: Point, p: Point) -> Point {
    let along = b - a;
    let t = (p - a).dot(along);
    let whole = along.length_squared();
    if t <= 0.0 {
        a
    } else if t >= whole {
        b
    } else {
        a + along * (t / whole)
    }
}

/// The point of the disc around `centre` closest to `p`: `p` itself when it lies inside.
#[inline]
pub(crate) fn closest_on_disc(centre: Point, radius: f64, p: Point) -> Point {
    let step = p - centre;
    let squared = step.length_squared();
    if squared <= radius * radius { p } else { centre + step * (radius / squared.sqrt()) }
}
