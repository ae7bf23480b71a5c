//! Outlines with many corners, borrowed from a table of static facts.

use crate::point::{max, min};
use crate::{Frame, Point};

/// A simple polygon, convex or not, borrowed in local coordinates together with where it lies.
///
/// Placing one costs nothing per corner: corners are turned onto the table as a query reads them, and a query that
/// stays outside the circle around the outline reads none.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outline<'a> {
    points: &'a [Point],
    frame: Frame,
    /// The middle of the box around the local corners.
    middle: Point,
    /// No corner is farther than this from the middle.
    radius: f64,
}

impl<'a> Outline<'a> {
    /// The simple polygon with these corners in order, in either sense of rotation, not yet moved.
    ///
    /// Neither the order nor that no two sides cross is checked. At least three corners are needed for an inside.
    pub fn new(points: &'a [Point]) -> Outline<'a> {
        let first = points.first().copied().unwrap_or(Point::ZERO);
        let (mut low, mut high) = (first, first);
        for p in points {
            low = Point::new(min(low.x, p.x), min(low.y, p.y));
            high = Point::new(max(high.x, p.x), max(high.y, p.y));
        }
        let middle = low.toward(high, 0.5);
        let squared = points.iter().map(|p| (*p - middle).length_squared()).fold(0.0, max);
        Outline { points, frame: Frame::TABLE, middle, radius: squared.sqrt() }
    }

    /// The polygon with these corners when the circle around it is known, which [`Outline::local_circle`] gave for it before.
    #[inline]
    pub fn with_circle(points: &'a [Point], (middle, radius): (Point, f64)) -> Outline<'a> {
        Outline { points, frame: Frame::TABLE, middle, radius }
    }

    /// The circle around the corners in local coordinates: its middle and its radius.
    pub fn local_circle(&self) -> (Point, f64) {
        (self.middle, self.radius)
    }

    /// This outline, moved to where `frame` puts its local coordinates.
    pub fn placed(&self, frame: &Frame) -> Outline<'a> {
        Outline { frame: frame.then(&self.frame), ..*self }
    }

    /// The corners on the table.
    pub fn corners(&self) -> impl Iterator<Item = Point> + '_ {
        self.points.iter().map(|p| self.frame.to_table(*p))
    }

    /// Each side on the table, from corner to corner.
    #[inline]
    pub(crate) fn for_each_side(&self, mut visit: impl FnMut(Point, Point)) {
        let Some(last) = self.points.last() else { return };
        let mut from = self.frame.to_table(*last);
        for p in self.points {
            let to = self.frame.to_table(*p);
            visit(from, to);
            from = to;
        }
    }

    /// The middle and the radius of a circle around the outline.
    #[inline]
    pub(crate) fn circle(&self) -> (Point, f64) {
        (self.frame.to_table(self.middle), self.radius)
    }

    /// Whether `p` is inside, by the parity of the sides to its right.
    pub(crate) fn contains(&self, p: Point) -> bool {
        let (middle, radius) = self.circle();
        if (p - middle).length_squared() > radius * radius {
            return false;
        }
        let p = self.frame.to_local(p);
        let Some(&last) = self.points.last() else { return false };
        let (mut inside, mut a) = (false, last);
        for &b in self.points {
            if (a.y > p.y) != (b.y > p.y) {
                let side = (b - a).cross(p - a);
                if (side > 0.0) == (b.y > a.y) {
                    inside = !inside;
                }
            }
            a = b;
        }
        inside
    }

    pub(crate) fn support(&self, direction: Point) -> Point {
        let local = Point::new(direction.dot(self.frame.right()), direction.dot(self.frame.forward));
        let mut best = self.points.first().copied().unwrap_or(Point::ZERO);
        for &p in self.points {
            if (p - best).dot(local) > 0.0 {
                best = p;
            }
        }
        self.frame.to_table(best)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Pose;

    const NOTCHED: [Point; 6] = [
        Point::new(0.0, 0.0),
        Point::new(10.0, 0.0),
        Point::new(10.0, 10.0),
        Point::new(5.0, 2.0),
        Point::new(4.0, 2.0),
        Point::new(0.0, 10.0),
    ];

    #[test]
    fn the_notch_is_outside() {
        let outline = Outline::new(&NOTCHED);
        assert!(outline.contains(Point::new(1.0, 5.0)));
        assert!(!outline.contains(Point::new(4.5, 5.0)));
        assert!(outline.contains(Point::new(9.5, 5.0)));
    }

    #[test]
    fn placing_moves_every_corner() {
        let outline = Outline::new(&NOTCHED).placed(&Frame::from(Pose::from_mm(100.0, 100.0, 90.0)));
        assert!(outline.corners().nth(5).unwrap().distance(Point::new(110.0, 100.0)) < 1e-12);
        assert!(outline.contains(Point::new(105.0, 99.0)));
        assert_eq!(outline.support(Point::new(0.0, -1.0)), Point::new(100.0, 90.0));
    }
}
