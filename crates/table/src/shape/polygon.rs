//! Convex polygons with few corners.

use super::Rect;
use super::round::closest_on_segment;
use crate::{Frame, Point};

/// The greatest number of corners of a [`Polygon`].
pub const POLYGON_CORNERS: usize = 12;

/// A convex polygon of three to twelve corners: a zone of a base, a cut-off base. Held without the heap.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Polygon {
    points: [Point; POLYGON_CORNERS],
    /// Outward, length one; `normals[i]` belongs to the side from corner `i` to the next.
    normals: [Point; POLYGON_CORNERS],
    count: usize,
}

impl Polygon {
    /// The convex polygon with these corners, in either sense of rotation.
    ///
    /// `None` when there are fewer than three or more than twelve, or when they are not the corners of a convex
    /// polygon with an inside.
    ///
    /// ```
    /// use broadside_table::{Point, Polygon};
    /// let triangle = [Point::new(0.0, 0.0), Point::new(4.0, 0.0), Point::new(0.0, 3.0)];
    /// assert!(Polygon::new(&triangle).is_some());
    /// assert!(Polygon::new(&triangle[..2]).is_none());
    /// ```
    pub fn new(corners: &[Point]) -> Option<Polygon> {
        let count = corners.len();
        if !(3..=POLYGON_CORNERS).contains(&count) {
            return None;
        }
        let doubled: f64 = (1..count - 1)
            .map(|i| (corners[i] - corners[0]).cross(corners[i + 1] - corners[0]))
            .fold(0.0, |sum, part| sum + part);
        let mut points = [Point::ZERO; POLYGON_CORNERS];
        points[..count].copy_from_slice(corners);
        if doubled < 0.0 {
            points[..count].reverse();
        }
        let mut normals = [Point::ZERO; POLYGON_CORNERS];
        for i in 0..count {
            let side = points[(i + 1) % count] - points[i];
            let length = side.length();
            if length == 0.0 {
                return None;
            }
            normals[i] = -side.left() * (1.0 / length);
        }
        let polygon = Polygon { points, normals, count };
        let turns_left = |i: usize| normals[i].cross(normals[(i + 1) % count]) > -1e-9;
        ((0..count).all(turns_left) && doubled != 0.0 && polygon.turns_once()).then_some(polygon)
    }

    /// The normals of a convex polygon go round exactly once.
    fn turns_once(&self) -> bool {
        let wraps = (0..self.count).filter(|&i| {
            let (here, next) = (self.normals[i], self.normals[(i + 1) % self.count]);
            here.y < 0.0 && next.y >= 0.0
        });
        wraps.count() <= 1
    }

    /// The corners, counter-clockwise.
    #[inline]
    pub fn corners(&self) -> &[Point] {
        &self.points[..self.count]
    }

    /// The outward direction of each side; side `i` runs from corner `i` to the next.
    #[inline]
    pub fn normals(&self) -> &[Point] {
        &self.normals[..self.count]
    }

    /// This polygon, given in local coordinates, on the table.
    pub fn placed(&self, frame: &Frame) -> Polygon {
        let mut placed = *self;
        for i in 0..self.count {
            placed.points[i] = frame.to_table(self.points[i]);
            placed.normals[i] = frame.turn(self.normals[i]);
        }
        placed
    }

    /// How far `p` lies outside the side that it is farthest outside of; not positive inside.
    #[inline]
    fn outside(&self, p: Point) -> f64 {
        let mut most = f64::NEG_INFINITY;
        for i in 0..self.count {
            let out = (p - self.points[i]).dot(self.normals[i]);
            if out > most {
                most = out;
            }
        }
        most
    }

    #[inline]
    pub(crate) fn contains(&self, p: Point) -> bool {
        self.outside(p) <= 0.0
    }

    #[inline]
    pub(crate) fn closest(&self, p: Point) -> Point {
        let mut best = p;
        let mut least = f64::INFINITY;
        for i in 0..self.count {
            if (p - self.points[i]).dot(self.normals[i]) <= 0.0 {
                continue;
            }
            let next = if i + 1 == self.count { 0 } else { i + 1 };
            let candidate = closest_on_segment(self.points[i], self.points[next], p);
            let squared = (p - candidate).length_squared();
            if squared < least {
                (best, least) = (candidate, squared);
            }
        }
        best
    }

    #[inline]
    pub(crate) fn support(&self, direction: Point) -> Point {
        let mut best = self.points[0];
        for &point in &self.corners()[1..] {
            if (point - best).dot(direction) > 0.0 {
                best = point;
            }
        }
        best
    }

    /// The polygon with every side moved in; the corner between two sides moves to where they meet now.
    pub(crate) fn shrunk(&self, by: f64) -> Polygon {
        let mut shrunk = *self;
        for i in 0..self.count {
            let before = self.normals[if i == 0 { self.count - 1 } else { i - 1 }];
            let after = self.normals[i];
            shrunk.points[i] = self.points[i] - (before + after) * (by / (1.0 + before.dot(after)));
        }
        shrunk
    }
}

impl From<&Rect> for Polygon {
    #[inline]
    fn from(rect: &Rect) -> Polygon {
        let mut points = [Point::ZERO; POLYGON_CORNERS];
        let mut normals = [Point::ZERO; POLYGON_CORNERS];
        let right = rect.frame().right();
        points[..4].copy_from_slice(&rect.corners());
        normals[..4].copy_from_slice(&[-rect.forward, right, rect.forward, -right]);
        Polygon { points, normals, count: 4 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn refuses_what_is_not_convex() {
        let dart = [(0.0, 0.0), (4.0, 0.0), (1.0, 1.0), (0.0, 4.0)].map(|(x, y)| Point::new(x, y));
        assert!(Polygon::new(&dart).is_none());
        let star =
            [(0.0, 3.0), (-2.0, -3.0), (3.0, 1.0), (-3.0, 1.0), (2.0, -3.0)].map(|(x, y)| Point::new(x, y));
        assert!(Polygon::new(&star).is_none());
        let flat = [(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)].map(|(x, y)| Point::new(x, y));
        assert!(Polygon::new(&flat).is_none());
    }

    #[test]
    fn a_shrunk_square_is_a_smaller_square() {
        let square = Polygon::from(&Rect::new(40.0, 40.0)).shrunk(1.0);
        assert_eq!(square.corners(), Rect::new(38.0, 38.0).corners());
    }

    #[test]
    fn turns_clockwise_corners_round() {
        let corners = [(0.0, 0.0), (0.0, 3.0), (4.0, 0.0)].map(|(x, y)| Point::new(x, y));
        let polygon = Polygon::new(&corners).unwrap();
        assert!(polygon.contains(Point::new(1.0, 1.0)));
        assert_eq!(polygon.closest(Point::new(2.0, -5.0)), Point::new(2.0, 0.0));
        assert_eq!(polygon.closest(Point::new(-3.0, -4.0)), Point::new(0.0, 0.0));
    }
}
