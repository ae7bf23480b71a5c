//! What a straight line crosses, where, and in what order.

use crate::edge::Edge;
use crate::point::{max, min};
use crate::tolerance::OVERLAP_DEPTH;
use crate::{Point, Polygon, Shape};

/// Where a segment first enters a shape and where it last leaves it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Crossing {
    /// How far along the segment it enters: 0 at its beginning, 1 at its end.
    pub enter: f64,
    /// How far along the segment it leaves for the last time.
    pub exit: f64,
    /// Where it enters.
    pub enter_point: Point,
    /// Where it leaves.
    pub exit_point: Point,
}

/// More crossings with one border than this are not looked at.
const CROSSINGS: usize = 64;

/// Whether the segment passes through the shape, and where.
///
/// A line that only touches a corner or runs along a side does not pass through: like touching and overlapping, it
/// must reach deeper than [`OVERLAP_DEPTH`]. The points are those of the whole shape.
pub fn passes_through(from: Point, to: Point, shape: &Shape) -> Option<Crossing> {
    if misses_circle(from, to, shape) {
        return None;
    }
    match shape {
        Shape::Outline(_) => border_crossing(from, to, shape, OVERLAP_DEPTH),
        Shape::Compound(union) => {
            union.parts().filter_map(|part| passes_through(from, to, &part)).reduce(Crossing::joined)
        }
        _ => {
            crossing(from, to, &shape.shrunk(OVERLAP_DEPTH))?;
            crossing(from, to, shape)
        }
    }
}

/// Where the segment and the shape meet, if only at one point.
pub fn crossing(from: Point, to: Point, shape: &Shape) -> Option<Crossing> {
    if misses_circle(from, to, shape) {
        return None;
    }
    match shape {
        Shape::Rect(rect) => {
            let frame = rect.frame();
            let (a, step) = (frame.to_local(from), to - from);
            let (dx, dy) = (step.dot(frame.right()), step.dot(frame.forward));
            let span = slab(a.x, dx, rect.half_width, (0.0, 1.0))?;
            Some(Crossing::new(from, to, slab(a.y, dy, rect.half_length, span)?))
        }
        Shape::Polygon(polygon) => Some(Crossing::new(from, to, convex_span(from, to, polygon)?)),
        Shape::Disc(disc) => {
            let (step, begin) = (to - from, from - disc.centre);
            let (a, b) = (step.length_squared(), begin.dot(step));
            let c = begin.length_squared() - disc.radius * disc.radius;
            if a == 0.0 {
                return (c <= 0.0).then(|| Crossing::new(from, to, (0.0, 1.0)));
            }
            let rest = b * b - a * c;
            if rest < 0.0 {
                return None;
            }
            let root = rest.sqrt();
            let (enter, exit) = (max((-b - root) / a, 0.0), min((-b + root) / a, 1.0));
            (enter <= exit).then(|| Crossing::new(from, to, (enter, exit)))
        }
        Shape::Compound(union) => {
            union.parts().filter_map(|part| crossing(from, to, &part)).reduce(Crossing::joined)
        }
        _ => border_crossing(from, to, shape, 0.0),
    }
}

/// Which of `shapes` the segment passes through, in the order in which it enters them.
///
/// Writes the index and the crossing of each into `found`, as many as fit, and returns the written part.
pub fn passes_through_in_order<'f>(
    from: Point,
    to: Point,
    shapes: &[Shape],
    found: &'f mut [(usize, Crossing)],
) -> &'f [(usize, Crossing)] {
    let mut count = 0;
    for (index, shape) in shapes.iter().enumerate() {
        let Some(crossing) = passes_through(from, to, shape) else { continue };
        if count == found.len() {
            if found.last().is_none_or(|last| last.1.enter <= crossing.enter) {
                continue;
            }
            count -= 1;
        }
        let mut place = count;
        while place > 0 && found[place - 1].1.enter > crossing.enter {
            found[place] = found[place - 1];
            place -= 1;
        }
        found[place] = (index, crossing);
        count += 1;
    }
    &found[..count]
}

impl Crossing {
    fn new(from: Point, to: Point, (enter, exit): (f64, f64)) -> Crossing {
        Crossing { enter, exit, enter_point: from.toward(to, enter), exit_point: from.toward(to, exit) }
    }

    fn joined(self, other: Crossing) -> Crossing {
        let first = if other.enter < self.enter { other } else { self };
        let last = if other.exit > self.exit { other } else { self };
        Crossing { exit: last.exit, exit_point: last.exit_point, ..first }
    }
}

#[inline]
fn misses_circle(from: Point, to: Point, shape: &Shape) -> bool {
    let (middle, radius) = shape.circle();
    let step = to - from;
    let squared = step.length_squared();
    let off = step.cross(middle - from);
    let (reach, along) = (radius * radius, (middle - from).dot(step));
    if off * off > reach * squared {
        return true;
    }
    (along < 0.0 && (middle - from).length_squared() > reach)
        || (along > squared && (middle - to).length_squared() > reach)
}

/// The part of `span` for which `begin + t * step` stays within `half` of zero.
#[inline]
fn slab(begin: f64, step: f64, half: f64, span: (f64, f64)) -> Option<(f64, f64)> {
    if step == 0.0 {
        return (begin.abs() <= half).then_some(span);
    }
    let over = 1.0 / step;
    let (one, other) = ((-half - begin) * over, (half - begin) * over);
    let enter = max(span.0, min(one, other));
    let exit = min(span.1, max(one, other));
    (enter <= exit).then_some((enter, exit))
}

fn convex_span(from: Point, to: Point, polygon: &Polygon) -> Option<(f64, f64)> {
    let step = to - from;
    let (mut enter, mut exit) = (0.0, 1.0);
    for (&corner, &normal) in polygon.corners().iter().zip(polygon.normals()) {
        let (out, rate) = ((from - corner).dot(normal), step.dot(normal));
        if rate == 0.0 {
            if out > 0.0 {
                return None;
            }
        } else if rate < 0.0 {
            enter = max(enter, -out / rate);
        } else {
            exit = min(exit, -out / rate);
        }
    }
    (enter <= exit).then_some((enter, exit))
}

/// The first beginning and the last end of the stretches that lie inside.
fn border_crossing(from: Point, to: Point, shape: &Shape, depth: f64) -> Option<Crossing> {
    let mut found: Option<(f64, f64)> = None;
    for_each_stretch(from, to, shape, depth, |enter, exit| {
        found = Some((found.map_or(enter, |old| old.0), exit));
    });
    found.map(|span| Crossing::new(from, to, span))
}

/// The stretches between crossings of the border that lie inside, deeper than `depth` at one of three points.
pub(crate) fn for_each_stretch(
    from: Point,
    to: Point,
    shape: &Shape,
    depth: f64,
    mut visit: impl FnMut(f64, f64),
) {
    let mut cuts = [0.0; CROSSINGS];
    cuts[1] = 1.0;
    let mut count = 2;
    shape.for_each_edge(|edge| {
        let mut cut = |t: f64| {
            if t > 0.0 && t < 1.0 && count < CROSSINGS {
                cuts[count] = t;
                count += 1;
            }
        };
        cut_edge(from, to, &edge, &mut cut);
    });
    let cuts = &mut cuts[..count];
    cuts.sort_unstable_by(f64::total_cmp);
    for pair in cuts.windows(2) {
        let inside = |t: f64| {
            let p = from.toward(to, pair[0] + (pair[1] - pair[0]) * t);
            shape.contains(p) && (depth == 0.0 || shape.closest_on_border(p).distance(p) > depth)
        };
        if [0.5, 0.25, 0.75].into_iter().any(inside) {
            visit(pair[0], pair[1]);
        }
    }
}

/// Where the segment crosses one edge.
fn cut_edge(from: Point, to: Point, edge: &Edge, cut: &mut impl FnMut(f64)) {
    let step = to - from;
    match *edge {
        Edge::Line { a, b } => {
            let side = b - a;
            let across = step.cross(side);
            let u = (a - from).cross(step);
            // Both ends of the side count, so that a line through a corner is cut there.
            if across != 0.0 && (0.0..=1.0).contains(&(u / across)) {
                cut((a - from).cross(side) / across);
            }
        }
        Edge::Curve { centre, radius, .. } => {
            let begin = from - centre;
            let (a, b) = (step.length_squared(), begin.dot(step));
            let rest = b * b - a * (begin.length_squared() - radius * radius);
            if a > 0.0 && rest >= 0.0 {
                let root = rest.sqrt();
                for t in [(-b - root) / a, (-b + root) / a] {
                    if edge.faces(begin + step * t) {
                        cut(t);
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Disc, Outline, Rect};

    fn p(x: f64, y: f64) -> Point {
        Point::new(x, y)
    }

    #[test]
    fn along_a_side_or_over_a_corner_does_not_pass_through() {
        let square = Rect::new(40.0, 40.0);
        let corners = square.corners();
        for shape in
            [Shape::from(square), Shape::from(Outline::new(&corners)), Shape::from(Polygon::from(&square))]
        {
            assert!(passes_through(p(-50.0, 20.0), p(50.0, 20.0), &shape).is_none());
            assert!(passes_through(p(0.0, 40.0), p(40.0, 0.0), &shape).is_none());
            assert!(
                crossing(p(-50.0, 20.0), p(50.0, 20.0), &shape).is_some()
                    || matches!(shape, Shape::Outline(_))
            );
            let line = passes_through(p(-40.0, 0.0), p(40.0, 0.0), &shape).unwrap();
            assert_eq!((line.enter, line.exit), (0.25, 0.75));
            assert_eq!(line.enter_point, p(-20.0, 0.0));
            let inside = passes_through(p(0.0, 0.0), p(5.0, 5.0), &shape).unwrap();
            assert_eq!((inside.enter, inside.exit), (0.0, 1.0));
        }
    }

    #[test]
    fn a_notch_lets_the_line_out_and_in_again() {
        let points = [
            p(0.0, 0.0),
            p(30.0, 0.0),
            p(30.0, 10.0),
            p(20.0, 10.0),
            p(15.0, 2.0),
            p(10.0, 10.0),
            p(0.0, 10.0),
        ];
        let shape = Shape::from(Outline::new(&points));
        let line = passes_through(p(-10.0, 9.0), p(40.0, 9.0), &shape).unwrap();
        assert_eq!((line.enter, line.exit), (0.2, 0.8));
        assert!(passes_through(p(15.0, 4.0), p(15.0, 40.0), &shape).is_none());
    }

    #[test]
    fn shapes_come_in_the_order_of_the_line() {
        let disc = |x| Shape::from(Disc::new(5.0).at(p(x, 0.0)));
        let shapes = [disc(70.0), disc(20.0), disc(200.0), disc(40.0)];
        let mut found = [(0, Crossing::new(p(0.0, 0.0), p(0.0, 0.0), (0.0, 0.0))); 4];
        let order = passes_through_in_order(p(0.0, 0.0), p(100.0, 0.0), &shapes, &mut found);
        assert_eq!(order.iter().map(|hit| hit.0).collect::<Vec<_>>(), [1, 3, 0]);
        assert!((order[0].1.enter - 0.15).abs() < 1e-12);
        let mut two = [(0, order[0].1); 2];
        let order = passes_through_in_order(p(0.0, 0.0), p(100.0, 0.0), &shapes, &mut two);
        assert_eq!(order.iter().map(|hit| hit.0).collect::<Vec<_>>(), [1, 3]);
    }
}
