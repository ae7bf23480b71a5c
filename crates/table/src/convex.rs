//! Distances between convex shapes with straight sides: the queries asked most often.

use crate::closest::Measure;
use crate::point::{clamp, max};
use crate::shape::round::closest_on_segment;
use crate::{Frame, POLYGON_CORNERS, Point, Polygon, Rect};

/// The corners of `other` in the frame of `one`, and how far `other` lies beyond the sides of `one`.
#[inline]
fn seen_from(one: &Rect, other: &Rect) -> ([Point; 4], f64) {
    let frame = one.frame();
    let centre = frame.to_local(other.centre);
    let forward = Point::new(other.forward.dot(frame.right()), other.forward.dot(frame.forward));
    let right = Point::new(forward.y, -forward.x);
    let (r, f) = (right * other.half_width, forward * other.half_length);
    let reach = Point::new(r.x.abs() + f.x.abs(), r.y.abs() + f.y.abs());
    let beyond = max(centre.x.abs() - reach.x - one.half_width, centre.y.abs() - reach.y - one.half_length);
    ([centre - r - f, centre + r - f, centre + r + f, centre - r + f], beyond)
}

/// The point of `corners` closest to a rectangle around the origin: squared distance, corner, point of the rectangle.
#[inline]
fn nearest_corner(rect: &Rect, corners: &[Point; 4]) -> (f64, Point, Point) {
    let mut best = (f64::INFINITY, Point::ZERO, Point::ZERO);
    for &corner in corners {
        let on = Point::new(
            clamp(corner.x, -rect.half_width, rect.half_width),
            clamp(corner.y, -rect.half_length, rect.half_length),
        );
        let squared = (corner - on).length_squared();
        if squared < best.0 {
            best = (squared, corner, on);
        }
    }
    best
}

/// The distance between the nearer sides along the best separating direction; negative is how deep they overlap.
#[inline]
pub(crate) fn rects_gap(a: &Rect, b: &Rect) -> f64 {
    max(beyond(a, b), beyond(b, a))
}

/// How far `other` lies beyond the sides of `one`: the same as [`seen_from`] says.
#[inline]
fn beyond(one: &Rect, other: &Rect) -> f64 {
    let frame = one.frame();
    let centre = frame.to_local(other.centre);
    let forward = Point::new(other.forward.dot(frame.right()), other.forward.dot(frame.forward));
    let (sin, cos) = (forward.x.abs(), forward.y.abs());
    let reach = Point::new(
        cos * other.half_width + sin * other.half_length,
        sin * other.half_width + cos * other.half_length,
    );
    max(centre.x.abs() - reach.x - one.half_width, centre.y.abs() - reach.y - one.half_length)
}

/// Of two separate convex polygons the closest points include a corner of one.
#[inline]
pub(crate) fn rects(a: &Rect, b: &Rect) -> Measure {
    let (b_corners, beyond_a) = seen_from(a, b);
    let (a_corners, beyond_b) = seen_from(b, a);
    if max(beyond_a, beyond_b) <= 0.0 {
        return Measure::shared(shared_point(a, b));
    }
    let of_b = nearest_corner(a, &b_corners);
    let of_a = nearest_corner(b, &a_corners);
    let place = |frame: &Frame, on: Point, corner: Point| (frame.to_table(on), frame.to_table(corner));
    let (squared, from, to) = if of_b.0 <= of_a.0 {
        let (from, to) = place(&a.frame(), of_b.2, of_b.1);
        (of_b.0, from, to)
    } else {
        let (to, from) = place(&b.frame(), of_a.2, of_a.1);
        (of_a.0, from, to)
    };
    Measure { distance: squared.sqrt(), from, to }
}

/// A point of two overlapping rectangles.
fn shared_point(a: &Rect, b: &Rect) -> Point {
    shared_of_polygons(&Polygon::from(a), &Polygon::from(b))
}

/// How far each polygon lies beyond the side of the other that separates them best; negative is how deep they overlap.
#[inline]
pub(crate) fn polygons_gap(a: &Polygon, b: &Polygon) -> f64 {
    max(beyond_sides(a, b), beyond_sides(b, a))
}

#[inline]
fn beyond_sides(a: &Polygon, b: &Polygon) -> f64 {
    let mut most = f64::NEG_INFINITY;
    for (&corner, &normal) in a.corners().iter().zip(a.normals()) {
        let mut least = f64::INFINITY;
        for &p in b.corners() {
            let out = (p - corner).dot(normal);
            if out < least {
                least = out;
            }
        }
        if least > most {
            most = least;
        }
    }
    most
}

/// The side of `a` that separates best: how far beyond it `b` lies, which side, and the corner of `b` nearest to it.
///
/// Also notes for each corner of `b` the side of `a` that it lies farthest beyond: it is no closer to `a` than that.
#[inline]
fn best_side(a: &Polygon, b: &Polygon, beyond: &mut [f64; POLYGON_CORNERS]) -> (f64, usize, Point) {
    let mut best = (f64::NEG_INFINITY, 0, Point::ZERO);
    *beyond = [f64::NEG_INFINITY; POLYGON_CORNERS];
    for (side, (&corner, &normal)) in a.corners().iter().zip(a.normals()).enumerate() {
        let mut least = (f64::INFINITY, Point::ZERO);
        for (most, &p) in beyond.iter_mut().zip(b.corners()) {
            let out = (p - corner).dot(normal);
            if out < least.0 {
                least = (out, p);
            }
            *most = max(*most, out);
        }
        if least.0 > best.0 {
            best = (least.0, side, least.1);
        }
    }
    best
}

/// The line from a side of `a` square to it to the corner `p`, if its foot is on the side.
#[inline]
fn square_to_side(a: &Polygon, (out, side, p): (f64, usize, Point)) -> Option<Measure> {
    let (from, normal) = (a.corners()[side], a.normals()[side]);
    let to = a.corners()[if side + 1 == a.corners().len() { 0 } else { side + 1 }];
    let along = normal.left();
    let foot = (p - from).dot(along);
    let on_side = foot >= 0.0 && foot <= (to - from).dot(along);
    on_side.then(|| Measure { distance: out, from: p - normal * out, to: p })
}

/// The closest points of two convex polygons.
#[inline]
pub(crate) fn polygons(a: &Polygon, b: &Polygon) -> Measure {
    let (mut beyond_a, mut beyond_b) = ([0.0; POLYGON_CORNERS], [0.0; POLYGON_CORNERS]);
    let side_of_a = best_side(a, b, &mut beyond_a);
    let side_of_b = best_side(b, a, &mut beyond_b);
    if max(side_of_a.0, side_of_b.0) <= 0.0 {
        return Measure::shared(shared_of_polygons(a, b));
    }
    // A separating direction in which two points are exactly that far apart: none can be closer.
    let square = if side_of_a.0 >= side_of_b.0 {
        square_to_side(a, side_of_a)
    } else {
        square_to_side(b, side_of_b).map(Measure::reversed)
    };
    if let Some(measure) = square {
        return measure;
    }
    let mut best = Measure::NEVER;
    for (&p, &out) in b.corners().iter().zip(&beyond_a) {
        if out < best.distance {
            best = best.nearer(Measure::between(a.closest(p), p));
        }
    }
    for (&p, &out) in a.corners().iter().zip(&beyond_b) {
        if out < best.distance {
            best = best.nearer(Measure::between(p, b.closest(p)));
        }
    }
    best
}

/// A corner of one inside the other, or where two sides cross: a point of both when they overlap.
fn shared_of_polygons(a: &Polygon, b: &Polygon) -> Point {
    if let Some(&p) = b.corners().iter().find(|&&p| a.contains(p)) {
        return p;
    }
    if let Some(&p) = a.corners().iter().find(|&&p| b.contains(p)) {
        return p;
    }
    let mut best = (f64::INFINITY, a.corners()[0]);
    let (mut c, d) = (a.corners()[a.corners().len() - 1], a.corners());
    for &e in d {
        let mut f = b.corners()[b.corners().len() - 1];
        for &g in b.corners() {
            let (side, rest) = ((g - f).cross(c - f), (g - f).cross(e - f));
            if (side > 0.0) != (rest > 0.0) {
                let p = c.toward(e, side / (side - rest));
                let off = (p - closest_on_segment(f, g, p)).length_squared();
                if off < best.0 {
                    best = (off, p);
                }
            }
            f = g;
        }
        c = e;
    }
    best.1
}
