//! Rectangular areas along the table's axes: the play area, a zone of it.

use serde::{Deserialize, Serialize};

use crate::tolerance::AREA_EDGE;
use crate::{Point, Shape};

/// An area between two corners, its edges included.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Area {
    /// The lower left corner.
    pub low: Point,
    /// The upper right corner.
    pub high: Point,
}

/// The point of a shape that is farthest outside an area, or nearest to leaving it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outermost {
    /// How far the point is outside; negative while the whole shape is inside.
    pub outside: f64,
    /// The point of the shape.
    pub point: Point,
    /// The direction in which it leaves the area.
    pub direction: Point,
}

impl Area {
    /// The area of this width and height whose lower left corner is the origin.
    pub const fn new(width: f64, height: f64) -> Area {
        Area { low: Point::ZERO, high: Point::new(width, height) }
    }

    /// The point of a shape that is farthest outside.
    pub fn outermost(&self, shape: &Shape) -> Outermost {
        let mut most = Outermost { outside: f64::NEG_INFINITY, point: Point::ZERO, direction: Point::ZERO };
        for (x, y, edge) in [
            (-1.0, 0.0, -self.low.x),
            (1.0, 0.0, self.high.x),
            (0.0, -1.0, -self.low.y),
            (0.0, 1.0, self.high.y),
        ] {
            let direction = Point::new(x, y);
            let point = shape.support(direction);
            let outside = point.dot(direction) - edge;
            if outside > most.outside {
                most = Outermost { outside, point, direction };
            }
        }
        most
    }

    /// Whether the whole shape lies inside; on the edge is inside.
    pub fn contains(&self, shape: &Shape) -> bool {
        self.outermost(shape).outside <= AREA_EDGE
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Frame, Pose, Rect};

    #[test]
    fn a_base_may_touch_the_edge_but_not_cross_it() {
        let area = Area::new(914.4, 914.4);
        let at = |x, degrees| {
            Shape::from(Rect::new(40.0, 40.0)).placed(&Frame::from(Pose::from_mm(x, 500.0, degrees)))
        };
        assert!(area.contains(&at(20.0, 0.0)));
        assert!(!area.contains(&at(20.0, 1.0)));
        let out = area.outermost(&at(910.0, 0.0));
        assert!((out.outside - 15.6).abs() < 1e-9);
        assert_eq!(out.direction, Point::new(1.0, 0.0));
    }
}
