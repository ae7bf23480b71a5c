//! The shapes that pieces, templates and outlines have.

mod compound;
mod outline;
mod polygon;
mod rect;
pub(crate) mod round;
mod sector;

pub use compound::Compound;
pub use outline::Outline;
pub use polygon::{POLYGON_CORNERS, Polygon};
pub use rect::Rect;
pub use round::{Capsule, Disc};
pub use sector::{Cap, Sector};

use crate::edge::Edge;
use crate::point::max;
use crate::{Frame, Point};
use round::{closest_on_disc, closest_on_segment};

/// Any shape that can lie on the table. Its border belongs to it.
///
/// ```
/// use broadside_table::{Disc, Frame, Pose, Rect, Shape, closest};
/// let base = Shape::from(Rect::new(40.0, 40.0)).placed(&Frame::from(Pose::from_mm(100.0, 100.0, 0.0)));
/// let disc = Shape::from(Disc::new(17.0)).placed(&Frame::from(Pose::from_mm(200.0, 100.0, 0.0)));
/// assert_eq!(closest(&base, &disc).distance, 63.0);
/// ```
#[derive(Clone, Copy, Debug)]
// A polygon is ten times as large as a disc; boxing it would put the heap into every query.
#[allow(clippy::large_enum_variant)]
pub enum Shape<'a> {
    /// A rectangle at any angle.
    Rect(Rect),
    /// A disc.
    Disc(Disc),
    /// A disc swept along a segment.
    Capsule(Capsule),
    /// A convex polygon.
    Polygon(Polygon),
    /// A part of a ring.
    Sector(Sector),
    /// A part of a disc beyond a straight cut.
    Cap(Cap),
    /// A simple polygon with many corners.
    Outline(Outline<'a>),
    /// Several shapes as one.
    Compound(Compound<'a>),
}

impl<'a> Shape<'a> {
    /// This shape, given in local coordinates, on the table.
    pub fn placed(&self, frame: &Frame) -> Shape<'a> {
        match self {
            Shape::Rect(shape) => Shape::Rect(shape.placed(frame)),
            Shape::Disc(shape) => Shape::Disc(shape.placed(frame)),
            Shape::Capsule(shape) => Shape::Capsule(shape.placed(frame)),
            Shape::Polygon(shape) => Shape::Polygon(shape.placed(frame)),
            Shape::Sector(shape) => Shape::Sector(shape.placed(frame)),
            Shape::Cap(shape) => Shape::Cap(shape.placed(frame)),
            Shape::Outline(shape) => Shape::Outline(shape.placed(frame)),
            Shape::Compound(shape) => Shape::Compound(shape.placed(frame)),
        }
    }

    /// Whether `p` lies in the shape or on its border.
    pub fn contains(&self, p: Point) -> bool {
        match self {
            Shape::Rect(shape) => shape.contains(p),
            Shape::Disc(shape) => (p - shape.centre).length_squared() <= shape.radius * shape.radius,
            Shape::Capsule(shape) => {
                (p - closest_on_segment(shape.a, shape.b, p)).length_squared() <= shape.radius * shape.radius
            }
            Shape::Polygon(shape) => shape.contains(p),
            Shape::Sector(shape) => shape.contains(p),
            Shape::Cap(shape) => shape.contains(p),
            Shape::Outline(shape) => shape.contains(p),
            Shape::Compound(shape) => shape.parts().any(|part| part.contains(p)),
        }
    }

    /// The point of the shape closest to `p`: `p` itself when it lies inside.
    pub fn closest_point(&self, p: Point) -> Point {
        match self {
            Shape::Rect(shape) => shape.closest(p),
            Shape::Disc(shape) => closest_on_disc(shape.centre, shape.radius, p),
            Shape::Capsule(shape) => {
                closest_on_disc(closest_on_segment(shape.a, shape.b, p), shape.radius, p)
            }
            Shape::Polygon(shape) => shape.closest(p),
            _ if self.contains(p) => p,
            Shape::Compound(shape) => nearest(p, shape.parts().map(|part| part.closest_point(p))),
            _ => self.closest_on_border(p),
        }
    }

    /// The point of the border closest to `p`.
    ///
    /// For a compound this is the border of that part; a seam between parts counts as border.
    pub fn closest_on_border(&self, p: Point) -> Point {
        let mut best: Option<Point> = None;
        self.for_each_edge(|edge| {
            let candidate = edge.closest_point(p);
            if best.is_none_or(|old| (candidate - p).length_squared() < (old - p).length_squared()) {
                best = Some(candidate);
            }
        });
        best.unwrap_or(p)
    }

    /// A point of the shape that is farthest in `direction`.
    pub fn support(&self, direction: Point) -> Point {
        match self {
            Shape::Rect(shape) => shape.support(direction),
            Shape::Disc(shape) => shape.centre + direction.unit() * shape.radius,
            Shape::Capsule(shape) => {
                let end = if (shape.b - shape.a).dot(direction) > 0.0 { shape.b } else { shape.a };
                end + direction.unit() * shape.radius
            }
            Shape::Polygon(shape) => shape.support(direction),
            Shape::Sector(shape) => shape.support(direction),
            Shape::Cap(shape) => shape.support(direction),
            Shape::Outline(shape) => shape.support(direction),
            Shape::Compound(shape) => shape.support(direction),
        }
    }

    /// The middle and the radius of a circle around the shape.
    #[inline]
    pub fn circle(&self) -> (Point, f64) {
        match self {
            Shape::Rect(shape) => {
                let (w, l) = (shape.half_width, shape.half_length);
                (shape.centre, (w * w + l * l).sqrt())
            }
            Shape::Disc(shape) => (shape.centre, shape.radius),
            Shape::Capsule(shape) => {
                (shape.a.toward(shape.b, 0.5), shape.a.distance(shape.b) * 0.5 + shape.radius)
            }
            Shape::Polygon(shape) => around(shape.corners()),
            Shape::Sector(shape) => {
                // The mean lies on the middle line, ahead of the centre, so no point of the outer side is farther
                // from it than the ends of that side.
                around(&shape.corners())
            }
            Shape::Cap(shape) => (shape.centre, shape.radius),
            Shape::Outline(shape) => shape.circle(),
            Shape::Compound(shape) => shape.circle(),
        }
    }

    /// Some point of the shape.
    pub(crate) fn any_point(&self) -> Point {
        match self {
            Shape::Rect(shape) => shape.centre,
            Shape::Disc(shape) => shape.centre,
            Shape::Capsule(shape) => shape.a,
            Shape::Polygon(shape) => shape.corners()[0],
            _ => self.support(Point::new(0.0, 1.0)),
        }
    }

    /// The shape with its sides moved in. An outline comes back as it is: nobody shrinks a hundred corners.
    pub(crate) fn shrunk(&self, by: f64) -> Shape<'a> {
        match self {
            Shape::Rect(shape) => Shape::Rect(shape.shrunk(by)),
            Shape::Disc(shape) => Shape::Disc(Disc { radius: max(shape.radius - by, 0.0), ..*shape }),
            Shape::Capsule(shape) => {
                Shape::Capsule(Capsule { radius: max(shape.radius - by, 0.0), ..*shape })
            }
            Shape::Polygon(shape) => Shape::Polygon(shape.shrunk(by)),
            Shape::Sector(shape) => Shape::Sector(shape.shrunk(by)),
            Shape::Cap(shape) => Shape::Cap(shape.shrunk(by)),
            Shape::Outline(_) | Shape::Compound(_) => *self,
        }
    }

    /// Each edge of the border, counter-clockwise where the shape has a sense of rotation.
    #[inline]
    pub(crate) fn for_each_edge(&self, mut visit: impl FnMut(Edge)) {
        self.visit_edges(&mut visit);
    }

    fn visit_edges(&self, visit: &mut impl FnMut(Edge)) {
        match self {
            Shape::Rect(shape) => ring(&shape.corners(), visit),
            Shape::Polygon(shape) => ring(shape.corners(), visit),
            Shape::Disc(shape) => {
                let side = Point::new(1.0, 0.0);
                visit(Edge::curve(shape.centre, shape.radius, side, -side));
                visit(Edge::curve(shape.centre, shape.radius, -side, side));
            }
            Shape::Capsule(shape) => {
                let side = (shape.b - shape.a).unit().left();
                let step = side * shape.radius;
                visit(Edge::Line { a: shape.a - step, b: shape.b - step });
                visit(Edge::curve(shape.b, shape.radius, -side, side));
                visit(Edge::Line { a: shape.b + step, b: shape.a + step });
                visit(Edge::curve(shape.a, shape.radius, side, -side));
            }
            Shape::Sector(shape) => {
                let [a, b, c, d] = shape.corners();
                visit(Edge::curve(shape.centre, shape.outer, shape.from, shape.to));
                visit(Edge::Line { a: b, b: c });
                if shape.inner > 0.0 {
                    visit(Edge::curve(shape.centre, shape.inner, shape.from, shape.to));
                }
                visit(Edge::Line { a: d, b: a });
            }
            Shape::Cap(shape) => {
                let [begin, end] = shape.ends();
                let (from, to) = ((begin - shape.centre).unit(), (end - shape.centre).unit());
                let large = shape.cut < 0.0;
                visit(Edge::Curve { centre: shape.centre, radius: shape.radius, from, to, large });
                visit(Edge::Line { a: end, b: begin });
            }
            Shape::Outline(shape) => shape.for_each_side(|a, b| visit(Edge::Line { a, b })),
            Shape::Compound(shape) => shape.parts().for_each(|part| part.visit_edges(visit)),
        }
    }
}

/// The sides of a closed chain of corners.
#[inline]
fn ring(points: &[Point], visit: &mut impl FnMut(Edge)) {
    let Some(&last) = points.last() else { return };
    let mut a = last;
    for &b in points {
        visit(Edge::Line { a, b });
        a = b;
    }
}

/// The candidate nearest to `p`, or `p` when there is none.
fn nearest(p: Point, candidates: impl Iterator<Item = Point>) -> Point {
    let closer = |best: Option<Point>, c: Point| match best {
        Some(old) if (old - p).length_squared() <= (c - p).length_squared() => Some(old),
        _ => Some(c),
    };
    candidates.fold(None, closer).unwrap_or(p)
}

/// The mean of some points and how far the farthest lies from it.
fn around(points: &[Point]) -> (Point, f64) {
    let sum = points.iter().fold(Point::ZERO, |sum, &p| sum + p);
    let middle = sum * (1.0 / points.len() as f64);
    let farthest = points.iter().map(|&p| (p - middle).length_squared()).fold(0.0, max);
    (middle, farthest.sqrt())
}

macro_rules! shape_from {
    ($($kind:ident),*) => {$(
        impl From<$kind> for Shape<'_> {
            fn from(shape: $kind) -> Self {
                Shape::$kind(shape)
            }
        }
    )*};
}
shape_from!(Rect, Disc, Capsule, Polygon, Sector, Cap);

impl<'a> From<Outline<'a>> for Shape<'a> {
    fn from(shape: Outline<'a>) -> Self {
        Shape::Outline(shape)
    }
}

impl<'a> From<Compound<'a>> for Shape<'a> {
    fn from(shape: Compound<'a>) -> Self {
        Shape::Compound(shape)
    }
}
