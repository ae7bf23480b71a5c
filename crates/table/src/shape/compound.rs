//! Pieces made of several shapes.

use super::Shape;
use crate::point::max;
use crate::{Frame, Point};

/// The union of a few shapes, borrowed in local coordinates together with where it lies: a base with its guides.
///
/// Placing one costs nothing per part.
#[derive(Clone, Copy, Debug)]
pub struct Compound<'a> {
    parts: &'a [Shape<'a>],
    frame: Frame,
    /// No part reaches farther than this from the local origin.
    radius: f64,
}

impl<'a> Compound<'a> {
    /// The union of these shapes, not yet moved.
    pub fn new(parts: &'a [Shape<'a>]) -> Compound<'a> {
        let reach = |shape: &Shape| {
            let (middle, radius) = shape.circle();
            middle.length() + radius
        };
        Compound { parts, frame: Frame::TABLE, radius: parts.iter().map(reach).fold(0.0, max) }
    }

    /// This union, moved to where `frame` puts its local coordinates.
    #[inline]
    pub fn placed(&self, frame: &Frame) -> Compound<'a> {
        Compound { frame: frame.then(&self.frame), ..*self }
    }

    /// The parts as they were given, and where they lie.
    #[inline]
    pub(crate) fn local(&self) -> (&'a [Shape<'a>], &Frame) {
        (self.parts, &self.frame)
    }

    /// The parts on the table.
    #[inline]
    pub fn parts(&self) -> impl Iterator<Item = Shape<'a>> + '_ {
        self.parts.iter().map(|part| part.placed(&self.frame))
    }

    /// The middle and the radius of a circle around all parts.
    #[inline]
    pub(crate) fn circle(&self) -> (Point, f64) {
        (self.frame.origin, self.radius)
    }

    pub(crate) fn support(&self, direction: Point) -> Point {
        let local = Point::new(direction.dot(self.frame.right()), direction.dot(self.frame.forward));
        let mut best: Option<Point> = None;
        for part in self.parts {
            let point = part.support(local);
            if best.is_none_or(|old| (point - old).dot(local) > 0.0) {
                best = Some(point);
            }
        }
        best.map_or(self.frame.origin, |point| self.frame.to_table(point))
    }
}
