//! Arcs against a search over places, with the arc as a huge polygon.

mod oracle;

use broadside_table::{Angle, Arc, Frame, Point, Ray, closest_in_arc, in_arc};
use oracle::search::least_where;
use oracle::sketch::{KINDS, Sketch, heading, pair, point};
use oracle::{P, Rng, cases, to_polygon};

/// Far beyond every piece, near enough for exact sums.
const FAR: f64 = 4000.0;

/// How far outside the polygon a point on the arc's line may be: the tolerance of the crate, drawn out at an apex of
/// twenty degrees to 0.002 / sin 10°.
const LINE: f64 = 0.012;

/// An arc and the corners of a polygon that stands for it.
struct Drawn {
    arc: Arc,
    corners: Vec<P>,
}

impl Drawn {
    /// Everything clockwise from one ray to the other: out along the left ray, round, and in along the right one.
    fn between(left: (P, f64), right: (P, f64)) -> Drawn {
        let ray =
            |(start, degrees): (P, f64)| Ray { start: point(start), heading: Angle::from_degrees(degrees) };
        let sweep = (right.1 - left.1).rem_euclid(360.0);
        let mut corners = vec![right.0, left.0];
        for i in 0..=4 {
            let (sin, cos) = heading(left.1 + sweep * f64::from(i) / 4.0);
            // The ends lie on the rays themselves.
            let from = match i {
                0 => left.0,
                4 => right.0,
                _ => ((left.0.0 + right.0.0) / 2.0, (left.0.1 + right.0.1) / 2.0),
            };
            corners.push((from.0 + sin * FAR, from.1 + cos * FAR));
        }
        Drawn { arc: Arc::between(ray(left), ray(right)), corners }
    }

    fn random(rng: &mut Rng) -> Drawn {
        let degrees = Angle::from_degrees(rng.range(0.0, 360.0)).degrees();
        let centre = (rng.range(-30.0, 30.0), rng.range(-30.0, 30.0));
        match rng.below(4) {
            // One apex, any sweep.
            0 | 1 => {
                let sweep = rng.range(20.0, 340.0);
                Drawn::between((centre, degrees), (centre, degrees + sweep))
            }
            // Two starts: the right ray begins to the right of the left one.
            2 => {
                let gap = rng.range(1.0, 60.0);
                let (sin, cos) = heading(degrees + 90.0);
                let other = (centre.0 + sin * gap, centre.1 + cos * gap);
                // Each ray leans out of the arc or into it, as long as they part.
                let out_left = rng.range(-60.0, 165.0);
                let out_right = rng.range((10.0 - out_left).max(-60.0), 165.0);
                Drawn::between((centre, degrees - out_left), (other, degrees + out_right))
            }
            // A strip: a long rectangle.
            _ => {
                let width = rng.range(5.0, 40.0);
                let arc = Arc::strip(&Frame::new(point(centre), Angle::from_degrees(degrees)), width);
                let ((fx, fy), (rx, ry)) = (heading(degrees), heading(degrees + 90.0));
                let corner = |side: f64, ahead: f64| {
                    (centre.0 + rx * side + fx * ahead, centre.1 + ry * side + fy * ahead)
                };
                let half = width / 2.0;
                let corners =
                    vec![corner(-half, 0.0), corner(half, 0.0), corner(half, FAR), corner(-half, FAR)];
                Drawn { arc, corners }
            }
        }
    }
}

#[test]
fn any_part_of_any_shape_in_an_arc() {
    let mut seen = [0u32; 2];
    cases("any_part_of_any_shape_in_an_arc", 100_000, |rng| {
        let drawn = Drawn::random(rng);
        let kind = rng.below(KINDS);
        let sketch = Sketch::random(rng, kind, 120.0);
        let field = sketch.field();
        let found = in_arc(&sketch.shape(), &drawn.arc);
        seen[usize::from(found.is_some())] += 1;
        if let Some(p) = found {
            assert!(field.at(pair(p)) < 1e-8, "{sketch:?} {:?} {p:?}", drawn.arc);
            assert!(to_polygon(pair(p), &drawn.corners) < LINE, "{sketch:?} {:?} {p:?}", drawn.arc);
        } else {
            // The border of the shape stays outside the arc.
            let least =
                oracle::search::least_on(&sketch.border(), 0.0005, 0.0, |p| to_polygon(p, &drawn.corners));
            assert!(least > 0.0, "{sketch:?} {:?} {least}", drawn.arc);
        }
    });
    assert!(std::env::var("BROADSIDE_CASE").is_ok() || seen.iter().all(|&n| n > 10_000), "{seen:?}");
}

#[test]
fn closest_part_in_an_arc() {
    let mut seen = 0u32;
    cases("closest_part_in_an_arc", 100_000, |rng| {
        let drawn = Drawn::random(rng);
        let (one, other) = (rng.below(KINDS), rng.below(KINDS));
        let (a, b) = (Sketch::random(rng, one, 30.0), Sketch::random(rng, other, 160.0));
        let (in_a, in_b) = (a.field(), b.field());
        let found = closest_in_arc(&a.shape(), &b.shape(), &drawn.arc);
        assert_eq!(
            found.is_some(),
            in_arc(&b.shape(), &drawn.arc).is_some(),
            "{a:?}\n{b:?}\n{:?}",
            drawn.arc
        );
        let Some(measure) = found else { return };
        seen += 1;
        assert!(in_a.at(pair(measure.from)) < 1e-8, "{a:?}\n{b:?}\n{measure:?}");
        assert!(in_b.at(pair(measure.to)) < 1e-8, "{a:?}\n{b:?}\n{measure:?}");
        assert!(to_polygon(pair(measure.to), &drawn.corners) < LINE, "{a:?}\n{b:?}\n{measure:?}");
        assert!((measure.from.distance(measure.to) - measure.distance).abs() < 1e-8);
        // No place of the target in the arc is nearer.
        let (middle, radius) = b.shape().circle();
        let inside = |p: P| in_b.at(p).max(to_polygon(p, &drawn.corners));
        let (_, high) = least_where(pair(middle), radius, 0.05, |p| in_a.at(p).max(0.0), inside);
        if let Some(high) = high {
            assert!(measure.distance <= high + 1e-8, "{a:?}\n{b:?}\n{measure:?} against {high}");
        }
    });
    assert!(std::env::var("BROADSIDE_CASE").is_ok() || seen > 30_000, "{seen}");
}

#[test]
fn points_in_arcs() {
    cases("points_in_arcs", 100_000, |rng| {
        let drawn = Drawn::random(rng);
        let p = (rng.range(-300.0, 300.0), rng.range(-300.0, 300.0));
        let outside = to_polygon(p, &drawn.corners);
        if outside.abs() > 0.003 {
            assert_eq!(drawn.arc.contains(Point::new(p.0, p.1)), outside < 0.0, "{:?} {p:?}", drawn.arc);
        }
        // Placing the arc and the point alike changes nothing.
        let frame = Frame::new(Point::new(13.0, -7.0), Angle::from_degrees(77.0));
        let placed = drawn.arc.placed(&frame);
        if outside.abs() > 0.003 {
            assert_eq!(placed.contains(frame.to_table(Point::new(p.0, p.1))), outside < 0.0);
        }
    });
}
