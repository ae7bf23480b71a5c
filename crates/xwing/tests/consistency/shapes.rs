//! Outlines of obstacles and devices.

use broadside_table::Point;
use broadside_xwing::facts::Facts;

fn area(points: &[Point]) -> f64 {
    let next = |i: usize| points[(i + 1) % points.len()];
    (0..points.len()).map(|i| points[i].cross(next(i))).sum::<f64>() * 0.5
}

fn crosses(a: Point, b: Point, c: Point, d: Point) -> bool {
    let side = |p: Point, q: Point, r: Point| (q - p).cross(r - p);
    // Two sides in one line that are apart do not cross.
    let apart = |p: f64, q: f64, r: f64, s: f64| p.max(q) < r.min(s) || r.max(s) < p.min(q);
    !apart(a.x, b.x, c.x, d.x)
        && !apart(a.y, b.y, c.y, d.y)
        && side(a, b, c) * side(a, b, d) <= 0.0
        && side(c, d, a) * side(c, d, b) <= 0.0
}

#[test]
fn outlines_are_simple_and_counter_clockwise() {
    let facts = Facts::embedded();
    let obstacles = facts.obstacles().iter().map(|it| (&*it.slug, &*it.corners));
    let devices = facts.devices().iter().map(|it| (&*it.slug, &*it.corners));
    for (name, points) in obstacles.chain(devices) {
        let n = points.len();
        assert!(area(points) > 500.0, "{name} is not counter-clockwise");
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
fn devices_have_their_guides_in_front() {
    // Two prongs, about 20 apart inside, reach beyond the edge between them.
    for device in Facts::embedded().devices() {
        let top = device.corners.iter().map(|point| point.y).fold(f64::MIN, f64::max);
        let near = |side: f64| {
            device.corners.iter().any(|point| (point.x - side).abs() < 3.5 && point.y > top - 1.2)
        };
        let round = ["mine", "cluster-mine-side", "sensor-buoy", "conner-net", "proximity-mine"];
        assert!(round.contains(&&*device.slug) || near(12.0) && near(-12.0), "{}", device.slug);
    }
}
