//! What lies in an arc, and what of it is closest.

use super::clip::{Corners, clip_edge, lines_inside};
use super::{Arc, Piece};
use crate::closest::{Measure, closest, to_edge};
use crate::shortest::Shortest;
use crate::{Point, Polygon, Shape};

/// A point of the shape that lies in the arc; `None` when no part of the shape does.
///
/// A shape that only reaches the line is in the arc.
pub fn in_arc(shape: &Shape, arc: &Arc) -> Option<Point> {
    match shape {
        Shape::Compound(union) => union.parts().find_map(|part| in_arc(&part, arc)),
        _ => arc.pieces().iter().find_map(|piece| in_piece(shape, piece)),
    }
}

fn in_piece(shape: &Shape, piece: &Piece) -> Option<Point> {
    match shape {
        Shape::Rect(rect) => return corners_in_piece(&rect.corners(), piece),
        Shape::Polygon(polygon) => return corners_in_piece(polygon.corners(), piece),
        _ => {}
    }
    let p = shape.any_point();
    if piece.contains(p) {
        return Some(p);
    }
    for plane in piece.planes() {
        let p = shape.support(plane.inward);
        if plane.depth(p) < 0.0 {
            return None;
        }
        if piece.planes().len() == 1 {
            return Some(p);
        }
    }
    // The piece has no end and the shape has, so if they meet at all then on the border of the shape.
    let mut found = None;
    shape.for_each_edge(|edge| {
        if found.is_none() {
            clip_edge(&edge, piece, &mut |part| found = Some(part.ends()[0]));
        }
    });
    found
}

#[inline]
fn corners_in_piece(corners: &[Point], piece: &Piece) -> Option<Point> {
    for plane in piece.planes() {
        if corners.iter().all(|&p| plane.depth(p) < 0.0) {
            return None;
        }
    }
    if let Some(&p) = corners.iter().find(|&&p| piece.contains(p)) {
        return Some(p);
    }
    Corners::clipped(corners, piece).points().first().copied()
}

/// The shortest line from `from` to that part of `to` which lies in the arc; `None` when no part does.
///
/// Nearer parts of `to` outside the arc are left out. Where the line starts and what it passes over is not limited
/// to the arc.
pub fn closest_in_arc(from: &Shape, to: &Shape, arc: &Arc) -> Option<Measure> {
    let mut best: Option<Measure> = None;
    let mut offer = |found: Option<Measure>| {
        if let Some(new) = found {
            best = Some(best.map_or(new, |old| old.nearer(new)));
        }
    };
    for piece in arc.pieces() {
        match to {
            Shape::Compound(union) => {
                union.parts().for_each(|part| offer(closest_in_piece(from, &part, piece)))
            }
            _ => offer(closest_in_piece(from, to, piece)),
        }
    }
    best
}

/// Every shortest line from `from` to that part of `to` which lies in the arc; `None` when no part does.
///
/// Where a part of `to` that is neither a rectangle nor a convex polygon is cut, only one of the lines is told.
pub fn shortest_in_arc(from: &Shape, to: &Shape, arc: &Arc) -> Option<Shortest> {
    let line = closest_in_arc(from, to, arc)?;
    let one = Shortest { first: line, last: line };
    let several = |piece: &Piece| {
        let clipped = match to {
            Shape::Rect(rect) => Corners::clipped(&rect.corners(), piece),
            Shape::Polygon(polygon) => Corners::clipped(polygon.corners(), piece),
            _ => return in_piece(to, piece).is_some().then(|| along(&line, from, to, piece)),
        };
        let polygon = Polygon::new(clipped.points())?;
        Some(along(&line, from, &Shape::Polygon(polygon), piece))
    };
    // The line ends in a piece; lines beside it end in the same one.
    arc.pieces().iter().filter(|piece| piece.contains(line.to)).find_map(several).or(Some(one))
}

/// The lines beside `line` that are as short and end in the piece.
fn along(line: &Measure, from: &Shape, to: &Shape, piece: &Piece) -> Shortest {
    let lines = Shortest::beside(line, from, to);
    if piece.contains(lines.first.to) && piece.contains(lines.last.to) {
        lines
    } else {
        Shortest { first: *line, last: *line }
    }
}

fn closest_in_piece(from: &Shape, to: &Shape, piece: &Piece) -> Option<Measure> {
    let clipped = match to {
        Shape::Rect(rect) => Corners::clipped(&rect.corners(), piece),
        Shape::Polygon(polygon) => Corners::clipped(polygon.corners(), piece),
        _ => return closest_by_edges(from, to, piece),
    };
    if clipped.points().is_empty() {
        return None;
    }
    if !clipped.cut {
        return Some(closest(from, to));
    }
    match Polygon::new(clipped.points()) {
        Some(polygon) => Some(closest(from, &Shape::Polygon(polygon))),
        // Only a corner or a side reaches the arc, or the cut left corners that no polygon may have.
        None => closest_by_edges(from, to, piece),
    }
}

/// Against the border of what the piece leaves of the shape: edges of the shape, and lines of the piece within it.
fn closest_by_edges(from: &Shape, to: &Shape, piece: &Piece) -> Option<Measure> {
    let mut best: Option<Measure> = None;
    let mut visit = |edge| {
        let measure = to_edge(from, &edge);
        best = Some(best.map_or(measure, |old| old.nearer(measure)));
    };
    to.for_each_edge(|edge| clip_edge(&edge, piece, &mut visit));
    lines_inside(to, piece, &mut visit);
    let p = from.any_point();
    if best.is_some() && piece.contains(p) && to.contains(p) {
        return Some(Measure::shared(p));
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Angle, Disc, Frame, Pose, Rect};

    fn front() -> Arc {
        Arc::wedge(Point::ZERO, Angle::from_degrees(-45.0), Angle::from_degrees(45.0))
    }

    #[test]
    fn a_corner_on_the_line_is_in_the_arc() {
        let on_line = Shape::from(Rect::new(40.0, 40.0).at(120.0, 80.0));
        assert_eq!(in_arc(&on_line, &front()), Some(Point::new(100.0, 100.0)));
        assert!(in_arc(&Shape::from(Rect::new(40.0, 40.0).at(120.01, 80.0)), &front()).is_none());
        let disc = |x| Shape::from(Disc::new(10.0).at(Point::new(x, 0.0)));
        assert!(in_arc(&disc(200f64.sqrt()), &front()).is_some());
        assert!(in_arc(&disc(200f64.sqrt() + 0.01), &front()).is_none());
    }

    #[test]
    fn the_nearer_corner_outside_the_arc_does_not_count() {
        let base = Shape::from(Rect::new(40.0, 40.0));
        let target = Shape::from(Rect::new(40.0, 40.0).at(100.0, 100.0));
        let left = Arc::wedge(Point::ZERO, Angle::from_degrees(-45.0), Angle::from_degrees(45.0));
        let line = closest_in_arc(&base, &target, &left).unwrap();
        assert_eq!((line.from, line.to), (Point::new(20.0, 20.0), Point::new(80.0, 80.0)));
        // Ahead of y = 100 only: the lower half of the target is left out.
        let ahead = Arc::ahead_of(&Frame::from(Pose::from_mm(0.0, 100.0, 0.0)));
        let line = closest_in_arc(&base, &target, &ahead).unwrap();
        assert!(line.to.distance(Point::new(80.0, 100.0)) < 0.01);
        let disc = Shape::from(Disc::new(20.0).at(Point::new(100.0, 100.0)));
        let line = closest_in_arc(&base, &disc, &ahead).unwrap();
        assert!(line.to.distance(Point::new(80.0, 100.0)) < 0.01);
    }

    #[test]
    fn a_strip_has_two_sides_and_a_beginning() {
        let strip = Arc::strip(&Frame::from(Pose::from_mm(0.0, 20.0, 0.0)), 15.0);
        assert!(strip.contains(Point::new(7.5, 21.0)) && !strip.contains(Point::new(7.51, 21.0)));
        assert!(!strip.contains(Point::new(0.0, 19.0)) && !strip.contains(Point::new(-8.0, 30.0)));
        assert!(in_arc(&Shape::from(Disc::new(400.0).at(Point::new(0.0, 300.0))), &strip).is_some());
        assert!(in_arc(&Shape::from(Rect::new(5.0, 5.0)), &strip).is_none());
    }

    #[test]
    fn more_than_half_a_turn_is_all_but_the_rest() {
        let rest = Arc::wedge(Point::ZERO, Angle::from_degrees(45.0), Angle::from_degrees(-45.0));
        assert!(in_arc(&Shape::from(Rect::new(40.0, 40.0).at(0.0, 100.0)), &rest).is_none());
        assert!(in_arc(&Shape::from(Rect::new(40.0, 40.0).at(90.0, 100.0)), &rest).is_some());
    }
}
