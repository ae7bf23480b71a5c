//! Outlines, hull zones and targeting points.

use broadside_armada::facts::{Edition, Facts, Size, Topology, Zone, measures};
use broadside_table::{Point, Polygon, Shape};

fn area(points: &[Point]) -> f64 {
    let next = |i: usize| points[(i + 1) % points.len()];
    (0..points.len()).map(|i| points[i].cross(next(i))).sum::<f64>() * 0.5
}

fn crosses(a: Point, b: Point, c: Point, d: Point) -> bool {
    let side = |p: Point, q: Point, r: Point| (q - p).cross(r - p);
    side(a, b, c) * side(a, b, d) <= 0.0 && side(c, d, a) * side(c, d, b) <= 0.0
}

#[test]
fn obstacles_are_simple_and_counter_clockwise() {
    for obstacle in Facts::embedded().obstacles() {
        let (points, name) = (&obstacle.corners, &obstacle.slug);
        let n = points.len();
        assert!(area(points) > 1000.0, "{name} is not counter-clockwise");
        for i in 0..n {
            assert!(points[i].distance(points[(i + 1) % n]) > 0.01, "{name} repeats corner {i}");
            for j in i + 2..n {
                if i == 0 && j == n - 1 {
                    continue;
                }
                let (a, b, c, d) = (points[i], points[i + 1], points[j], points[(j + 1) % n]);
                assert!(!crosses(a, b, c, d), "{name}: side {i} crosses side {j}");
            }
        }
    }
}

#[test]
fn hull_zones_cover_the_token_without_overlap() {
    for chassis in Facts::embedded().chassis() {
        let (token, name) = (&chassis.token, &chassis.slug);
        assert_eq!(token.zones.iter().map(|z| z.zone).collect::<Vec<_>>(), Zone::of(chassis.size), "{name}");
        let zones: Vec<_> = token
            .zones
            .iter()
            .map(|zone| {
                assert!(area(&zone.outline) > 0.0, "{name} {:?} is not counter-clockwise", zone.zone);
                Shape::from(Polygon::new(&zone.outline).unwrap_or_else(|| panic!("{name} {:?}", zone.zone)))
            })
            .collect();
        let sum: f64 = token.zones.iter().map(|zone| area(&zone.outline)).sum();
        assert!((sum - token.width * token.length).abs() < 1e-6, "{name}: {sum} square millimetres");
        // Points off the lines lie in one zone each.
        let (columns, rows) = (23, 71);
        for i in 0..columns * rows {
            let (x, y) = ((i % columns) as f64 + 0.513, (i / columns) as f64 + 0.487);
            let p =
                Point::new((x / columns as f64 - 0.5) * token.width, (y / rows as f64 - 0.5) * token.length);
            let zones: Vec<_> = (0..zones.len()).filter(|&z| zones[z].contains(p)).collect();
            assert_eq!(zones.len(), 1, "{name}: {p:?} lies in {zones:?}");
            let zone = &token.zones[zones[0]];
            assert!(zone.arc().contains(p), "{name}: {p:?} lies in {:?} and not in its arc", zone.zone);
        }
    }
}

#[test]
fn targeting_points_lie_in_their_zones() {
    for chassis in Facts::embedded().chassis() {
        for zone in &chassis.token.zones {
            let n = zone.outline.len();
            // A printed dot has room around it.
            for i in 0..n {
                let (from, to) = (zone.outline[i], zone.outline[(i + 1) % n]);
                let depth = (to - from).unit().cross(zone.target - from);
                assert!(depth > 2.0, "{} {:?}: {depth} mm inside", chassis.slug, zone.zone);
            }
        }
    }
}

#[test]
fn vertices_fit_the_topology() {
    for chassis in Facts::embedded().chassis() {
        let token = &chassis.token;
        let (front, rear) =
            (token.zones[Zone::Front as usize].right.start, token.zones[Zone::Rear as usize].left.start);
        let fits = match token.topology {
            Topology::Cross => front == rear && front.x == 0.0,
            Topology::Spine | Topology::Six => front.x == 0.0 && rear.x == 0.0 && front.y > rear.y,
            Topology::Wedges => front == rear && front.x > 1.0,
        };
        assert!(fits, "{}: {front:?} {rear:?}", chassis.slug);
    }
}

#[test]
fn tokens_fit_on_their_bases() {
    for size in [Size::Small, Size::Medium, Size::Large] {
        for edition in [Edition::Rr1, Edition::Rr15, Edition::Arc] {
            let ((bw, bl), (tw, tl)) = (measures::base(size, edition), measures::token(size));
            assert!(tw < bw && tl <= bl, "{size:?} {edition:?}");
        }
    }
    assert!((measures::HUGE_BASE_GAP - 97.4).abs() < 1e-9);
    assert!(measures::RANGE.is_sorted() && measures::DISTANCE.is_sorted());
    assert_eq!(measures::RANGE[2], measures::DISTANCE[4]);
}
