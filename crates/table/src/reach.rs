//! How near and how far a shape is from another: what a ruler reads.

use crate::closest::{Measure, closest};
use crate::edge::Edge;
use crate::{Point, Shape};

/// The nearest and the farthest point of a shape as seen from another, each with its line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reach {
    /// The shortest line between the two shapes.
    pub nearest: Measure,
    /// The line to that point of the second shape which is farthest from the first.
    pub farthest: Measure,
}

/// The nearest and the farthest point of `to` as seen from `from`.
pub fn reach(from: &Shape, to: &Shape) -> Reach {
    Reach { nearest: closest(from, to), farthest: farthest(from, to) }
}

/// The point of `to` that is farthest from `from`, with the shortest line to it.
///
/// Exact when `from` is convex. When it is not, only the corners of `to` and the extreme points of its round sides
/// are looked at, and a point between them may be a little farther.
pub fn farthest(from: &Shape, to: &Shape) -> Measure {
    if let (Shape::Rect(_) | Shape::Polygon(_) | Shape::Disc(_), Shape::Disc(disc)) = (from, to) {
        // From a convex shape the line to the centre runs on to the far side of the disc.
        let on = from.closest_point(disc.centre);
        if on != disc.centre {
            return Measure::between(on, disc.centre + (disc.centre - on).unit() * disc.radius);
        }
    }
    let mut best = Measure { distance: -1.0, ..Measure::NEVER };
    let mut offer = |p: Point| {
        let line = Measure::between(from.closest_point(p), p);
        if line.distance > best.distance {
            best = line;
        }
    };
    to.for_each_edge(|edge| match edge {
        Edge::Line { b, .. } => offer(b),
        Edge::Curve { centre, radius, .. } => {
            edge.ends().into_iter().for_each(&mut offer);
            // At an extreme point the line from the nearest point of `from` runs on through the centre: that
            // point is a corner, the foot on a side, or the nearest point of a round side.
            let mut along = |step: Point| {
                if step.length_squared() > 0.0 && edge.faces(step) {
                    offer(centre + step.unit() * radius);
                }
            };
            from.for_each_edge(|side| match side {
                Edge::Line { a, b } => {
                    along(centre - b);
                    along((b - a).left());
                    along((a - b).left());
                }
                Edge::Curve { centre: middle, .. } => {
                    along(centre - middle);
                    along(middle - centre);
                    side.ends().into_iter().for_each(|end| along(centre - end));
                }
            });
        }
    });
    best
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Disc, Rect};

    #[test]
    fn the_far_corner_and_the_far_side_of_a_disc() {
        let base = Shape::from(Rect::new(40.0, 40.0));
        let other = Shape::from(Rect::new(40.0, 40.0).at(100.0, 0.0));
        let both = reach(&base, &other);
        assert_eq!((both.nearest.distance, both.farthest.distance), (60.0, 100.0));
        let disc = Shape::from(Disc::new(17.0).at(Point::new(100.0, 0.0)));
        let both = reach(&base, &disc);
        assert_eq!((both.nearest.distance, both.farthest.distance), (63.0, 97.0));
        assert_eq!(both.farthest.to, Point::new(117.0, 0.0));
        let under = Shape::from(Disc::new(17.0).at(Point::new(10.0, 0.0)));
        assert_eq!(reach(&base, &under).farthest.distance, 7.0);
    }
}
