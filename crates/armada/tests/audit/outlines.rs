//! Obstacle outlines against those of a tabletop simulator: ours have fewer corners.

use crate::report::{Report, facts, float, source, text};
use broadside_armada::facts::Obstacle;
use broadside_table::{Point, Shape};

/// The source's names; `gascloud` are the dust fields.
const NAMES: [(&str, &str); 13] = [
    ("asteroid-1", "asteroid1"),
    ("asteroid-2", "asteroid4"),
    ("asteroid-3", "asteroid5"),
    ("debris-1", "debris2"),
    ("debris-2", "debris3"),
    ("station", "station"),
    ("dust-1", "gascloud1"),
    ("dust-2", "gascloud2"),
    ("exogorth-1", "exogorth1"),
    ("exogorth-2", "exogorth2"),
    ("gravity-rift", "rift"),
    ("purrgil-1", "purrgil1"),
    ("purrgil-2", "purrgil2"),
];

/// Corners this close to the line between their neighbours are left out.
const LEFT_OUT: f64 = 0.101;

fn area(points: &[Point]) -> f64 {
    (0..points.len()).map(|i| points[i].cross(points[(i + 1) % points.len()])).sum::<f64>() * 0.5
}

#[test]
fn outlines_equal_their_source() {
    let source = source("outlines");
    let mut report = Report::default();
    report.same("obstacles", "count", facts().obstacles().len(), source.len());
    for (slug, key) in NAMES {
        let obstacle: &Obstacle = &facts()[facts().obstacle(slug).expect("an obstacle")];
        let theirs = source.iter().find(|theirs| text(theirs, "key") == key).expect("its source");
        let traced: Vec<Point> = theirs["outline"]
            .as_array()
            .expect("an outline")
            .iter()
            .map(|p| Point::new(float(&p[0]), float(&p[1])))
            .collect();
        let shape = Shape::from(obstacle.outline());
        let off = traced.iter().map(|&p| p.distance(shape.closest_on_border(p))).fold(0.0, f64::max);
        report.same(slug, &format!("border within {LEFT_OUT} mm ({off:.3})"), off <= LEFT_OUT, true);
        // Every corner of ours is one of theirs, so nothing was added.
        let known = |p: &Point| traced.iter().any(|t| t.distance(*p) < 0.006);
        report.same(slug, "corners", obstacle.corners.iter().all(known), true);
        let (ours, theirs) = (area(&obstacle.corners), float(&theirs["area"]));
        report.same(
            slug,
            &format!("area {ours:.1} of {theirs:.1}"),
            (ours / theirs - 1.0).abs() < 0.01,
            true,
        );
    }
    report.finish(13 * 3);
}
