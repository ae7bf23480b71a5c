//! The pieces of a border, straight or round, and what is closest between two of them.

use crate::Point;
use crate::shape::round::closest_on_segment;

/// A piece of a border.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Edge {
    /// The segment from `a` to `b`.
    Line { a: Point, b: Point },
    /// The part of a circle counter-clockwise from the direction `from` to the direction `to`, both of length one.
    Curve {
        centre: Point,
        radius: f64,
        from: Point,
        to: Point,
        /// Whether it turns by more than half a turn.
        large: bool,
    },
}

/// The closest pair found so far, as squared distance and the two points.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pair {
    pub squared: f64,
    pub from: Point,
    pub to: Point,
}

impl Pair {
    pub(crate) const NONE: Pair = Pair { squared: f64::INFINITY, from: Point::ZERO, to: Point::ZERO };

    #[inline]
    pub(crate) fn offer(&mut self, from: Point, to: Point) {
        let squared = (to - from).length_squared();
        if squared < self.squared {
            *self = Pair { squared, from, to };
        }
    }

    /// A point that belongs to both edges.
    #[inline]
    fn offer_shared(&mut self, p: Point) {
        *self = Pair { squared: 0.0, from: p, to: p };
    }
}

impl Edge {
    /// A curve of at most half a turn.
    pub(crate) fn curve(centre: Point, radius: f64, from: Point, to: Point) -> Edge {
        Edge::Curve { centre, radius, from, to, large: false }
    }

    /// Where it begins and where it stops.
    pub(crate) fn ends(&self) -> [Point; 2] {
        match *self {
            Edge::Line { a, b } => [a, b],
            Edge::Curve { centre, radius, from, to, .. } => [centre + from * radius, centre + to * radius],
        }
    }

    #[inline]
    pub(crate) fn closest_point(&self, p: Point) -> Point {
        match *self {
            Edge::Line { a, b } => closest_on_segment(a, b, p),
            Edge::Curve { centre, radius, .. } => {
                let step = p - centre;
                if self.faces(step) {
                    return centre + step.unit() * radius;
                }
                let [a, b] = self.ends();
                if (a - p).length_squared() <= (b - p).length_squared() { a } else { b }
            }
        }
    }

    /// Whether `step` from the centre of a curve points at the curve; always true of a line.
    #[inline]
    pub(crate) fn faces(&self, step: Point) -> bool {
        match *self {
            Edge::Line { .. } => true,
            Edge::Curve { from, to, large: false, .. } => from.cross(step) >= 0.0 && step.cross(to) >= 0.0,
            Edge::Curve { from, to, .. } => !(to.cross(step) > 0.0 && step.cross(from) > 0.0),
        }
    }

    /// Offers the closest points of two edges to `best`; a point that both share when they cross.
    #[inline]
    pub(crate) fn closest(&self, other: &Edge, best: &mut Pair) {
        match (self, other) {
            (&Edge::Line { a, b }, &Edge::Line { a: c, b: d }) => lines(a, b, c, d, best),
            (Edge::Line { .. }, Edge::Curve { .. }) => line_and_curve(self, other, best),
            (Edge::Curve { .. }, Edge::Line { .. }) => {
                let mut turned = Pair { squared: best.squared, from: best.to, to: best.from };
                line_and_curve(other, self, &mut turned);
                *best = Pair { squared: turned.squared, from: turned.to, to: turned.from };
            }
            (Edge::Curve { .. }, Edge::Curve { .. }) => curves(self, other, best),
        }
    }
}

/// Each end of each edge against the other edge.
#[inline]
fn ends(one: &Edge, other: &Edge, best: &mut Pair) {
    for end in one.ends() {
        best.offer(end, other.closest_point(end));
    }
    for end in other.ends() {
        best.offer(one.closest_point(end), end);
    }
}

#[inline]
fn lines(a: Point, b: Point, c: Point, d: Point, best: &mut Pair) {
    let (ab, cd) = (b - a, d - c);
    let (c_side, d_side) = (ab.cross(c - a), ab.cross(d - a));
    let (a_side, b_side) = (cd.cross(a - c), cd.cross(b - c));
    if ((c_side > 0.0) != (d_side > 0.0)) && ((a_side > 0.0) != (b_side > 0.0)) {
        best.offer_shared(a + ab * (a_side / (a_side - b_side)));
        return;
    }
    best.offer(a, closest_on_segment(c, d, a));
    best.offer(b, closest_on_segment(c, d, b));
    best.offer(closest_on_segment(a, b, c), c);
    best.offer(closest_on_segment(a, b, d), d);
}

/// The closest points lie at an end, on the perpendicular through the centre, or where the two cross.
fn line_and_curve(line: &Edge, curve: &Edge, best: &mut Pair) {
    let (&Edge::Line { a, b }, &Edge::Curve { centre, radius, .. }) = (line, curve) else { return };
    ends(line, curve, best);
    let along = (b - a).unit();
    let length = (b - a).dot(along);
    let foot = (centre - a).dot(along);
    let middle = a + along * foot;
    let side = middle - centre;
    if (0.0..=length).contains(&foot) {
        let out = if side.length_squared() > 0.0 { side.unit() } else { along.left() };
        for out in [out, -out] {
            if curve.faces(out) {
                best.offer(middle, centre + out * radius);
            }
        }
    }
    let rest = radius * radius - side.length_squared();
    if rest >= 0.0 {
        let half = rest.sqrt();
        for t in [foot - half, foot + half] {
            let p = a + along * t;
            if (0.0..=length).contains(&t) && curve.faces(p - centre) {
                best.offer_shared(p);
            }
        }
    }
}

/// The closest points lie at an end, on the line through both centres, or where the two cross.
fn curves(one: &Edge, other: &Edge, best: &mut Pair) {
    let (&Edge::Curve { centre: c, radius: r, .. }, &Edge::Curve { centre: d, radius: s, .. }) = (one, other)
    else {
        return;
    };
    ends(one, other, best);
    let between = d - c;
    let squared = between.length_squared();
    if squared == 0.0 {
        return;
    }
    let distance = squared.sqrt();
    let out = between * (1.0 / distance);
    for u in [out, -out].into_iter().filter(|&u| one.faces(u)) {
        for v in [out, -out].into_iter().filter(|&v| other.faces(v)) {
            best.offer(c + u * r, d + v * s);
        }
    }
    let along = (squared + r * r - s * s) / (2.0 * distance);
    let rest = r * r - along * along;
    if rest >= 0.0 {
        let side = out.left() * rest.sqrt();
        for p in [c + out * along - side, c + out * along + side] {
            if one.faces(p - c) && other.faces(p - d) {
                best.offer_shared(p);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn p(x: f64, y: f64) -> Point {
        Point::new(x, y)
    }

    fn distance(one: Edge, other: Edge) -> f64 {
        let mut best = Pair::NONE;
        one.closest(&other, &mut best);
        assert!(best.squared == 0.0 || best.from.distance(best.to) == best.squared.sqrt());
        best.squared.sqrt()
    }

    #[test]
    fn lines_cross_or_stand_apart() {
        let line = Edge::Line { a: p(0.0, 0.0), b: p(10.0, 0.0) };
        assert_eq!(distance(line, Edge::Line { a: p(5.0, -1.0), b: p(5.0, 1.0) }), 0.0);
        assert_eq!(distance(line, Edge::Line { a: p(13.0, 4.0), b: p(20.0, 4.0) }), 5.0);
        assert_eq!(distance(line, Edge::Line { a: p(2.0, 3.0), b: p(20.0, 3.0) }), 3.0);
    }

    #[test]
    fn a_quarter_of_a_circle_is_not_the_rest_of_it() {
        let quarter = Edge::curve(p(0.0, 0.0), 10.0, p(1.0, 0.0), p(0.0, 1.0));
        assert_eq!(distance(quarter, Edge::Line { a: p(-20.0, -12.0), b: p(20.0, -12.0) }), 12.0);
        let far = Edge::Line { a: p(20.0, 0.0), b: p(0.0, 20.0) };
        assert!((distance(quarter, far) - (200f64.sqrt() - 10.0)).abs() < 1e-12);
        assert!((distance(far, quarter) - (200f64.sqrt() - 10.0)).abs() < 1e-12);
        let opposite = Edge::curve(p(20.0, 20.0), 5.0, p(-1.0, 0.0), p(0.0, -1.0));
        assert!((distance(quarter, opposite) - (800f64.sqrt() - 15.0)).abs() < 1e-12);
    }
}
