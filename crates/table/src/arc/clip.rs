//! The part of a shape that lies in a piece of an arc.

use super::{HalfPlane, Piece};
use crate::edge::Edge;
use crate::sight::for_each_stretch;
use crate::tolerance::{ARC_LINE, SAME_POINT};
use crate::{POLYGON_CORNERS, Point, Shape};

/// Room for the corners of a polygon that three lines have cut.
const CORNERS: usize = POLYGON_CORNERS + 3;

/// The corners of a convex polygon, cut by the lines of a piece; repeated corners are dropped.
#[derive(Debug)]
pub(crate) struct Corners {
    points: [Point; CORNERS],
    count: usize,
    /// Whether a line has cut anything off.
    pub(crate) cut: bool,
}

impl Corners {
    #[inline]
    pub(crate) fn clipped(corners: &[Point], piece: &Piece) -> Corners {
        let mut now = Corners { points: [Point::ZERO; CORNERS], count: corners.len(), cut: false };
        now.points[..corners.len()].copy_from_slice(corners);
        for plane in piece.planes() {
            let mut depths = [0.0; CORNERS];
            let mut cut = false;
            for (depth, &p) in depths.iter_mut().zip(&now.points[..now.count]) {
                *depth = plane.depth(p);
                cut |= *depth < 0.0;
            }
            if cut {
                now = now.cut(&depths);
            }
        }
        now
    }

    fn cut(&self, depths: &[f64; CORNERS]) -> Corners {
        let mut next = Corners { points: [Point::ZERO; CORNERS], count: 0, cut: true };
        let Some(last) = self.count.checked_sub(1) else { return next };
        let (mut before, mut depth_before) = (self.points[last], depths[last]);
        for (&p, &depth) in self.points[..self.count].iter().zip(depths) {
            if (depth < 0.0) != (depth_before < 0.0) {
                next.push(before.toward(p, depth_before / (depth_before - depth)));
            }
            if depth >= 0.0 {
                next.push(p);
            }
            (before, depth_before) = (p, depth);
        }
        if next.count > 1 && same(next.points[0], next.points[next.count - 1]) {
            next.count -= 1;
        }
        next
    }

    #[inline]
    fn push(&mut self, p: Point) {
        let repeated = self.count > 0 && same(self.points[self.count - 1], p);
        if !repeated && self.count < CORNERS {
            self.points[self.count] = p;
            self.count += 1;
        }
    }

    #[inline]
    pub(crate) fn points(&self) -> &[Point] {
        &self.points[..self.count]
    }
}

#[inline]
fn same(a: Point, b: Point) -> bool {
    (a - b).length_squared() < SAME_POINT * SAME_POINT
}

/// Each part of an edge that lies in the piece.
pub(crate) fn clip_edge(edge: &Edge, piece: &Piece, visit: &mut impl FnMut(Edge)) {
    match *edge {
        Edge::Line { a, b } => {
            if let Some((from, to)) = clip_line(a, b, piece.planes().iter()) {
                visit(Edge::Line { a: from, b: to });
            }
        }
        Edge::Curve { .. } => clip_curve(edge, piece.planes(), visit),
    }
}

fn clip_line<'p>(a: Point, b: Point, planes: impl Iterator<Item = &'p HalfPlane>) -> Option<(Point, Point)> {
    let (mut from, mut to) = (0.0, 1.0);
    for plane in planes {
        let (begin, end) = (plane.depth(a), plane.depth(b));
        if begin < 0.0 && end < 0.0 {
            return None;
        }
        if begin < 0.0 {
            from = crate::point::max(from, begin / (begin - end));
        } else if end < 0.0 {
            to = crate::point::min(to, begin / (begin - end));
        }
    }
    (from <= to).then(|| (a.toward(b, from), a.toward(b, to)))
}

fn clip_curve(edge: &Edge, planes: &[HalfPlane], visit: &mut impl FnMut(Edge)) {
    let Some((plane, rest)) = planes.split_first() else { return visit(*edge) };
    let &Edge::Curve { centre, radius, .. } = edge else { return };
    let depth = plane.depth(centre);
    if depth >= radius {
        return clip_curve(edge, rest, visit);
    }
    if depth < -radius {
        return;
    }
    // The half-plane holds the directions within an angle of its inward direction, whose cosine is this.
    let cos = -depth / radius;
    let (along, across) = (plane.inward * cos, plane.inward.left() * (1.0 - cos * cos).sqrt());
    let (from, to) = (along - across, along + across);
    let inside = Edge::Curve { centre, radius, from, to, large: cos < 0.0 };
    let (&Edge::Curve { from: first, to: last, .. }, begins_inside) = (edge, inside.faces_from(edge)) else {
        return;
    };
    let mut keep = |begin: Point| {
        let whole = arc_of(centre, radius, begin, last);
        let end = if whole.faces(to) { to } else { last };
        clip_curve(&arc_of(centre, radius, begin, end), rest, visit);
    };
    if begins_inside {
        keep(first);
    }
    if edge.faces(from) && from != first {
        keep(from);
    }
}

/// The counter-clockwise curve from one direction to another.
fn arc_of(centre: Point, radius: f64, from: Point, to: Point) -> Edge {
    Edge::Curve { centre, radius, from, to, large: from.cross(to) < 0.0 }
}

impl Edge {
    /// Whether the direction in which `other` begins is one of this curve's directions.
    fn faces_from(&self, other: &Edge) -> bool {
        matches!(*other, Edge::Curve { from, .. } if self.faces(from))
    }
}

/// Each part of a line of the piece that lies inside the shape and within the other lines.
pub(crate) fn lines_inside(shape: &Shape, piece: &Piece, visit: &mut impl FnMut(Edge)) {
    let (middle, radius) = shape.circle();
    for (index, plane) in piece.planes().iter().enumerate() {
        let foot = middle - plane.inward * (plane.depth(middle));
        let reach = plane.inward.left() * (radius + ARC_LINE);
        let others =
            piece.planes().iter().enumerate().filter(|(other, _)| *other != index).map(|(_, plane)| plane);
        let Some((a, b)) = clip_line(foot - reach, foot + reach, others) else { continue };
        for_each_stretch(a, b, shape, 0.0, |from, to| {
            visit(Edge::Line { a: a.toward(b, from), b: a.toward(b, to) });
        });
    }
}
