//! Whether two shapes overlap, touch or stand apart.

use crate::closest::{Measure, by_edges, closest};
use crate::convex::{polygons_gap, rects_gap};
use crate::point::max;
use crate::shape::Compound;
use crate::sight::passes_through;
use crate::tolerance::{OVERLAP_DEPTH, TOUCH_GAP};
use crate::{Point, Polygon, Shape};

/// How two shapes lie to each other, with its witness.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Contact {
    /// There is a gap; the shortest line across it.
    Apart(Measure),
    /// They touch without overlapping; the closest points.
    Touching(Measure),
    /// One lies on the other; a point of both.
    Overlapping(Point),
}

/// Whether two shapes overlap, touch or stand apart.
///
/// ```
/// use broadside_table::{Contact, Rect, Shape, contact};
/// let base = Shape::from(Rect::new(40.0, 40.0));
/// let beside = Shape::from(Rect::new(40.0, 40.0).at(40.0, 5.0));
/// assert!(matches!(contact(&base, &beside), Contact::Touching(_)));
/// let on_top = Shape::from(Rect::new(40.0, 40.0).at(39.9, 5.0));
/// assert!(matches!(contact(&base, &on_top), Contact::Overlapping(_)));
/// ```
pub fn contact(a: &Shape, b: &Shape) -> Contact {
    let measure = closest(a, b);
    if measure.distance > TOUCH_GAP {
        Contact::Apart(measure)
    } else if overlaps(a, b) {
        Contact::Overlapping(measure.from)
    } else {
        Contact::Touching(measure)
    }
}

/// Whether two shapes touch: no wider gap than [`TOUCH_GAP`], and no overlap.
pub fn touches(a: &Shape, b: &Shape) -> bool {
    matches!(contact(a, b), Contact::Touching(_))
}

/// Whether one shape lies on the other, deeper than [`OVERLAP_DEPTH`]. Touching is not overlapping.
pub fn overlaps(a: &Shape, b: &Shape) -> bool {
    use Shape::{Compound, Outline, Polygon as Poly, Rect, Sector};
    if circles_apart(a, b) {
        return false;
    }
    match (a, b) {
        (Rect(a), Rect(b)) => rects_gap(a, b) < -OVERLAP_DEPTH,
        (Compound(a), Compound(b)) => compounds_overlap(a, b),
        (Compound(a), _) => a.parts().any(|part| overlaps(&part, b)),
        (_, Compound(b)) => b.parts().any(|part| overlaps(a, &part)),
        (Poly(a), Poly(b)) => polygons_gap(a, b) < -OVERLAP_DEPTH,
        (Poly(a), Rect(b)) | (Rect(b), Poly(a)) => polygons_gap(a, &Polygon::from(b)) < -OVERLAP_DEPTH,
        (Outline(_), Outline(_)) => outlines_overlap(a, b) || outlines_overlap(b, a),
        // Sides are moved in on the shape for which that is exact.
        (Outline(_), _) => meets(a, &b.shrunk(OVERLAP_DEPTH)),
        (_, Outline(_)) => meets(&a.shrunk(OVERLAP_DEPTH), b),
        (Sector(_), Sector(_)) => meets(&a.shrunk(OVERLAP_DEPTH * 0.5), &b.shrunk(OVERLAP_DEPTH * 0.5)),
        (Sector(_), _) => meets(a, &b.shrunk(OVERLAP_DEPTH)),
        (_, Sector(_)) => meets(&a.shrunk(OVERLAP_DEPTH), b),
        _ => meets(&a.shrunk(OVERLAP_DEPTH * 0.5), &b.shrunk(OVERLAP_DEPTH * 0.5)),
    }
}

/// Part against part. Rectangles, the parts of most bases, are not made into shapes for it.
fn compounds_overlap(a: &Compound, b: &Compound) -> bool {
    let ((a_parts, a_frame), (b_parts, b_frame)) = (a.local(), b.local());
    let (a_middle, a_reach) = a.circle();
    b_parts.iter().any(|b| {
        let Shape::Rect(b) = b else {
            let b = b.placed(b_frame);
            return a.parts().any(|a| overlaps(&a, &b));
        };
        let b = b.placed(b_frame);
        if b.is_farther(a_middle, a_reach) {
            return false;
        }
        a_parts.iter().any(|a| match a {
            Shape::Rect(a) => rects_gap(&b, &a.placed(a_frame)) < -OVERLAP_DEPTH,
            _ => overlaps(&a.placed(a_frame), &Shape::Rect(b)),
        })
    })
}

/// Whether two shapes share a point, if only of their borders.
pub(crate) fn meets(a: &Shape, b: &Shape) -> bool {
    use Shape::{Cap, Outline, Polygon, Rect, Sector};
    if circles_apart(a, b) {
        return false;
    }
    let distance = match (a, b) {
        (Outline(_) | Sector(_) | Cap(_), Outline(_) | Sector(_) | Cap(_) | Rect(_) | Polygon(_))
        | (Rect(_) | Polygon(_), Outline(_) | Sector(_) | Cap(_)) => by_edges(a, b, 0.0).distance,
        _ => closest(a, b).distance,
    };
    distance == 0.0
}

#[inline]
fn circles_apart(a: &Shape, b: &Shape) -> bool {
    let ((a, a_radius), (b, b_radius)) = (a.circle(), b.circle());
    let reach = a_radius + b_radius;
    (b - a).length_squared() > reach * reach
}

/// Whether a side of `a` passes through `b`, or `a` lies within `b`.
fn outlines_overlap(a: &Shape, b: &Shape) -> bool {
    let p = a.any_point();
    let mut found = b.contains(p) && b.closest_on_border(p).distance(p) > OVERLAP_DEPTH;
    a.for_each_edge(|edge| {
        let [from, to] = edge.ends();
        found = found || passes_through(from, to, b).is_some();
    });
    found
}

/// A distance that one of two overlapping shapes must be moved at least before they stop overlapping.
///
/// Exact for convex shapes with straight sides; zero where no bound is known and where nothing overlaps.
pub(crate) fn penetration(a: &Shape, b: &Shape) -> f64 {
    let depth = match (a, b) {
        (Shape::Rect(a), Shape::Rect(b)) => -rects_gap(a, b),
        (Shape::Compound(a), _) => a.parts().map(|part| penetration(&part, b)).fold(0.0, max),
        (_, Shape::Compound(b)) => b.parts().map(|part| penetration(a, &part)).fold(0.0, max),
        (Shape::Polygon(a), Shape::Polygon(b)) => -polygons_gap(a, b),
        (Shape::Polygon(a), Shape::Rect(b)) | (Shape::Rect(b), Shape::Polygon(a)) => {
            -polygons_gap(a, &Polygon::from(b))
        }
        (Shape::Disc(a), b) | (b, Shape::Disc(a)) => a.radius - a.centre.distance(b.closest_point(a.centre)),
        _ => 0.0,
    };
    max(depth, 0.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Cap, Disc, Frame, Outline, Pose, Rect};

    fn base(x: f64, y: f64, degrees: f64) -> Shape<'static> {
        Shape::from(Rect::new(40.0, 40.0)).placed(&Frame::from(Pose::from_mm(x, y, degrees)))
    }

    #[test]
    fn a_base_on_the_grid_beside_another_never_overlaps() {
        for um in -1..=1 {
            let beside = base(40.0 + f64::from(um) / 1000.0, 0.0, 0.0);
            assert!(touches(&base(0.0, 0.0, 0.0), &beside), "{um} µm");
        }
        assert!(overlaps(&base(0.0, 0.0, 0.0), &base(39.997, 0.0, 0.0)));
    }

    #[test]
    fn one_inside_the_other_overlaps() {
        let small = Shape::from(Disc::new(3.0));
        assert!(overlaps(&base(0.0, 0.0, 30.0), &small));
        assert!(overlaps(&small, &base(0.0, 0.0, 30.0)));
        let square = Rect::new(80.0, 80.0).corners();
        let outline = Shape::from(Outline::new(&square));
        assert!(overlaps(&outline, &small));
        assert!(overlaps(&outline, &base(0.0, 0.0, 10.0)));
        let inner = Rect::new(20.0, 20.0).corners();
        assert!(overlaps(&outline, &Shape::from(Outline::new(&inner))));
    }

    #[test]
    fn a_cap_counts_where_its_chord_would_not() {
        let cap = Shape::from(Cap::on_side(Point::new(20.0, 0.0), Point::new(1.0, 0.0), 20.0, 4.0));
        assert!(overlaps(&cap, &base(43.9, 0.0, 0.0)));
        assert!(touches(&cap, &base(44.0, 0.0, 0.0)));
        assert!(!overlaps(&cap, &base(43.9, 29.0, 0.0)));
    }
}
