//! The distance between any two shapes, with the two points that prove it.

use crate::convex::{polygons, rects};
use crate::edge::{Edge, Pair};
use crate::shape::{Capsule, Compound, Disc};
use crate::tolerance::SAME_POINT;
use crate::{Point, Polygon, Shape};

/// A distance and its witness: the line between the two points is as short as any between the shapes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Measure {
    /// How far apart the shapes are; zero when they share a point.
    pub distance: f64,
    /// The closest point of the first shape.
    pub from: Point,
    /// The closest point of the second shape; equal to `from` when the shapes share a point.
    pub to: Point,
}

impl Measure {
    /// Farther than anything.
    pub(crate) const NEVER: Measure = Measure { distance: f64::INFINITY, from: Point::ZERO, to: Point::ZERO };

    #[inline]
    pub(crate) fn between(from: Point, to: Point) -> Measure {
        Measure { distance: from.distance(to), from, to }
    }

    #[inline]
    pub(crate) fn shared(p: Point) -> Measure {
        Measure { distance: 0.0, from: p, to: p }
    }

    /// The same line, read from its other end.
    #[inline]
    pub fn reversed(self) -> Measure {
        Measure { distance: self.distance, from: self.to, to: self.from }
    }

    #[inline]
    pub(crate) fn nearer(self, other: Measure) -> Measure {
        if other.distance < self.distance { other } else { self }
    }

    /// The measure to the second shape when that is everything within `radius` of what was measured to.
    #[inline]
    pub(crate) fn rounded(self, radius: f64) -> Measure {
        if self.distance <= radius {
            return Measure::shared(self.from);
        }
        let to = self.to + (self.from - self.to) * (radius / self.distance);
        Measure { distance: self.distance - radius, to, ..self }
    }
}

impl From<Pair> for Measure {
    #[inline]
    fn from(pair: Pair) -> Measure {
        Measure { distance: pair.squared.sqrt(), from: pair.from, to: pair.to }
    }
}

/// The closest points of two shapes.
///
/// When several lines are equally short (parallel sides) one of them is returned, the same one every time;
/// they all join the same two parallel sides.
#[inline]
pub fn closest(a: &Shape, b: &Shape) -> Measure {
    match (a, b) {
        (Shape::Rect(a), Shape::Rect(b)) => rects(a, b),
        (Shape::Compound(a), _) => closest_of_parts(a, b),
        (_, Shape::Compound(b)) => closest_of_parts(b, a).reversed(),
        (_, Shape::Disc(b)) => to_disc(a, b),
        (Shape::Disc(a), _) => to_disc(b, a).reversed(),
        (_, Shape::Capsule(b)) => to_capsule(a, b),
        (Shape::Capsule(a), _) => to_capsule(b, a).reversed(),
        (Shape::Polygon(a), Shape::Polygon(b)) => polygons(a, b),
        (Shape::Polygon(a), Shape::Rect(b)) => polygons(a, &Polygon::from(b)),
        (Shape::Rect(a), Shape::Polygon(b)) => polygons(&Polygon::from(a), b),
        _ => {
            // The point of one shape nearest to the middle of the other is near a closest one.
            let to = b.closest_point(a.circle().0);
            by_edges(a, b, a.closest_point(to).distance(to))
        }
    }
}

/// Whether two shapes are no farther apart than this. Where the answer is no, that is told sooner than how far apart they are.
pub fn as_near_as(a: &Shape, b: &Shape, distance: f64) -> bool {
    let ((a_middle, a_radius), (b_middle, b_radius)) = (a.circle(), b.circle());
    if a_middle.distance(b_middle) - a_radius - b_radius > distance + SAME_POINT {
        return false;
    }
    let apart = match (a, b) {
        (Shape::Outline(_), Shape::Outline(_)) => by_edges(a, b, distance),
        _ => closest(a, b),
    };
    apart.distance <= distance
}

#[inline]
fn to_disc(a: &Shape, b: &Disc) -> Measure {
    let from = a.closest_point(b.centre);
    Measure::between(from, b.centre).rounded(b.radius)
}

fn to_capsule(a: &Shape, b: &Capsule) -> Measure {
    let core = match a {
        Shape::Capsule(a) => {
            let mut best = Pair::NONE;
            Edge::Line { a: a.a, b: a.b }.closest(&Edge::Line { a: b.a, b: b.b }, &mut best);
            Measure::from(best).reversed().rounded(a.radius).reversed()
        }
        _ if a.contains(b.a) => Measure::shared(b.a),
        _ => {
            let line = Edge::Line { a: b.a, b: b.b };
            let mut best = Pair::NONE;
            a.for_each_edge(|edge| edge.closest(&line, &mut best));
            Measure::from(best)
        }
    };
    core.rounded(b.radius)
}

/// The closest points of a shape and a piece of a border.
pub(crate) fn to_edge(a: &Shape, edge: &Edge) -> Measure {
    let end = edge.ends()[0];
    match (a, edge) {
        (Shape::Disc(disc), _) => {
            Measure::between(edge.closest_point(disc.centre), disc.centre).rounded(disc.radius).reversed()
        }
        (Shape::Compound(union), _) => {
            union.parts().map(|part| to_edge(&part, edge)).fold(Measure::NEVER, Measure::nearer)
        }
        (_, &Edge::Line { a: begin, b: end }) => to_capsule(a, &Capsule { a: begin, b: end, radius: 0.0 }),
        _ if a.contains(end) => Measure::shared(end),
        _ => {
            let mut best = Pair::NONE;
            a.for_each_edge(|one| one.closest(edge, &mut best));
            Measure::from(best)
        }
    }
}

fn closest_of_parts(a: &Compound, b: &Shape) -> Measure {
    let (b_middle, b_radius) = b.circle();
    let mut best = Measure::NEVER;
    for part in a.parts() {
        let (middle, radius) = part.circle();
        let reach = best.distance + radius + b_radius;
        if (middle - b_middle).length_squared() <= reach * reach {
            best = best.nearer(closest(&part, b));
        }
    }
    best
}

/// Edge against edge, skipping edges that are farther than `bound` from the other shape; one shape may lie inside the
/// other. Farther than anything when the shapes are farther apart than `bound`.
pub(crate) fn by_edges(a: &Shape, b: &Shape, mut bound: f64) -> Measure {
    let ((a_middle, a_radius), (b_middle, b_radius)) = (a.circle(), b.circle());
    if a_middle.distance(b_middle) <= a_radius + b_radius {
        for (shape, p) in [(a, b.any_point()), (b, a.any_point())] {
            if shape.contains(p) {
                return Measure::shared(p);
            }
        }
    }
    let mut best = Pair::NONE;
    a.for_each_edge(|one| {
        if too_far(&one, b_middle, b_radius, bound) {
            return;
        }
        b.for_each_edge(|other| {
            if !too_far(&other, a_middle, a_radius, bound) {
                one.closest(&other, &mut best);
            }
        });
        if best.squared < bound * bound {
            bound = best.squared.sqrt();
        }
    });
    Measure::from(best)
}

/// Whether every point of a straight edge is farther than `bound` from the circle.
#[inline]
fn too_far(edge: &Edge, middle: Point, radius: f64, bound: f64) -> bool {
    let Edge::Line { a, b } = *edge else { return false };
    let half = (b - a) * 0.5;
    let reach = bound + radius + half.x.abs() + half.y.abs() + SAME_POINT;
    (a + half - middle).length_squared() > reach * reach
}
