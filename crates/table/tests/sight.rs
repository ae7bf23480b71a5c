//! Sight lines against signed distances, and polygons against whole-number arithmetic.

mod oracle;

use broadside_table::{
    Angle, Crossing, Frame, Outline, Point, Polygon, Shape, crossing, overlaps, passes_through,
    passes_through_in_order,
};
use oracle::search::least_on;
use oracle::sketch::{Bit, KINDS, Sketch, pair};
use oracle::{P, Rng, cases};

fn end(rng: &mut Rng) -> P {
    (rng.range(-150.0, 150.0), rng.range(-150.0, 150.0))
}

#[test]
fn a_line_through_any_shape() {
    let mut seen = [0u32; 2];
    cases("a_line_through_any_shape", 100_000, |rng| {
        let kind = rng.below(KINDS);
        let sketch = Sketch::random(rng, kind, 60.0);
        let (p, q) = (end(rng), end(rng));
        let (from, to) = (Point::new(p.0, p.1), Point::new(q.0, q.1));
        let shape = sketch.shape();
        let field = sketch.field();
        let found = passes_through(from, to, &shape);
        seen[usize::from(found.is_some())] += 1;
        let least = least_on(&[Bit::Line(p, q)], 0.0005, -0.006, |p| field.at(p));
        if least < -0.006 {
            assert!(found.is_some(), "{sketch:?}\n{p:?} {q:?} reaches {least}");
        } else if least > 0.0005 {
            assert!(found.is_none(), "{sketch:?}\n{p:?} {q:?} stays {least} away");
            assert!(crossing(from, to, &shape).is_none(), "{sketch:?}\n{p:?} {q:?}");
        }
        let Some(cross) = found else { return };
        for (t, point) in [(cross.enter, cross.enter_point), (cross.exit, cross.exit_point)] {
            assert!(from.toward(to, t).distance(point) < 1e-9);
            let depth = field.at(pair(point));
            assert!(
                depth.abs() < 1e-8 || (depth < 0.0 && (t == 0.0 || t == 1.0)),
                "{sketch:?}\n{cross:?} {depth}"
            );
        }
        for i in 0..=64 {
            let t = f64::from(i) / 64.0;
            if t < cross.enter - 1e-9 || t > cross.exit + 1e-9 {
                let depth = field.at(pair(from.toward(to, t)));
                assert!(depth > -0.003, "{sketch:?}\n{p:?} {q:?} {cross:?} at {t}: {depth}");
            }
        }
    });
    assert!(std::env::var("BROADSIDE_CASE").is_ok() || seen.iter().all(|&n| n > 10_000), "{seen:?}");
}

#[test]
fn the_order_along_a_line() {
    cases("the_order_along_a_line", 100_000, |rng| {
        let sketches: Vec<Sketch> = (0..5)
            .map(|_| {
                let kind = rng.below(4);
                Sketch::random(rng, kind, 140.0)
            })
            .collect();
        let shapes: Vec<Shape> = sketches.iter().map(Sketch::shape).collect();
        let (p, q) = (end(rng), end(rng));
        let (from, to) = (Point::new(p.0, p.1), Point::new(q.0, q.1));
        let nowhere = Crossing { enter: 0.0, exit: 0.0, enter_point: from, exit_point: from };
        let mut room = [(0, nowhere); 5];
        let order = passes_through_in_order(from, to, &shapes, &mut room);
        assert!(order.windows(2).all(|two| two[0].1.enter <= two[1].1.enter), "{order:?}");
        let mut listed: Vec<usize> = order.iter().map(|hit| hit.0).collect();
        listed.sort_unstable();
        let all: Vec<usize> = (0..5).filter(|&i| passes_through(from, to, &shapes[i]).is_some()).collect();
        assert_eq!(listed, all);
        // Walking along the line one meets them in this order.
        let fields: Vec<_> = sketches.iter().map(Sketch::field).collect();
        for (index, hit) in order {
            let before = from.toward(to, hit.enter - 1e-7);
            assert!(hit.enter == 0.0 || fields[*index].at(pair(before)) > 0.0, "{hit:?}");
        }
    });
}

type W = (i64, i64);

fn turn(a: W, b: W, c: W) -> i128 {
    let (abx, aby) = (i128::from(b.0 - a.0), i128::from(b.1 - a.1));
    abx * i128::from(c.1 - a.1) - aby * i128::from(c.0 - a.0)
}

/// Whether two closed segments share a point, in whole numbers.
fn segments_meet(a: W, b: W, c: W, d: W) -> bool {
    let on = |a: W, b: W, p: W| {
        turn(a, b, p) == 0
            && p.0 >= a.0.min(b.0)
            && p.0 <= a.0.max(b.0)
            && p.1 >= a.1.min(b.1)
            && p.1 <= a.1.max(b.1)
    };
    let crossed = turn(a, b, c).signum() * turn(a, b, d).signum() < 0
        && turn(c, d, a).signum() * turn(c, d, b).signum() < 0;
    crossed || on(a, b, c) || on(a, b, d) || on(c, d, a) || on(c, d, b)
}

fn inside(p: W, corners: &[W]) -> bool {
    let mut winding = 0;
    for (i, &a) in corners.iter().enumerate() {
        let b = corners[(i + 1) % corners.len()];
        if a.1 <= p.1 && b.1 > p.1 && turn(a, b, p) > 0 {
            winding += 1;
        } else if a.1 > p.1 && b.1 <= p.1 && turn(a, b, p) < 0 {
            winding -= 1;
        }
    }
    winding != 0
}

/// Corners in whole micrometres around a place, at growing angles: a simple polygon.
fn star(rng: &mut Rng, count: u64, at: W, low: f64, high: f64) -> Vec<W> {
    (0..count)
        .map(|i| {
            let angle = std::f64::consts::TAU * (i as f64 + rng.range(-0.3, 0.3)) / count as f64;
            let radius = rng.range(low, high) * 1000.0;
            (at.0 + (angle.cos() * radius) as i64, at.1 + (angle.sin() * radius) as i64)
        })
        .collect()
}

fn millimetres(p: W) -> Point {
    Point::new(p.0 as f64 / 1000.0, p.1 as f64 / 1000.0)
}

#[test]
fn outlines_in_whole_numbers() {
    let mut seen = [0u32; 2];
    cases("outlines_in_whole_numbers", 100_000, |rng| {
        let count = 4 + rng.below(12);
        let corners = star(rng, count, (500_000, 500_000), 5.0, 50.0);
        let points: Vec<Point> = corners.iter().map(|&p| millimetres(p)).collect();
        let spot = |rng: &mut Rng| (rng.whole(430_000, 570_000), rng.whole(430_000, 570_000));
        let (a, b) = (spot(rng), spot(rng));
        let exact = inside(a, &corners)
            || (0..corners.len()).any(|i| segments_meet(a, b, corners[i], corners[(i + 1) % corners.len()]));
        let shape = Shape::from(Outline::new(&points));
        let found = crossing(millimetres(a), millimetres(b), &shape).is_some();
        assert_eq!(found, exact, "{corners:?} {a:?} {b:?}");
        seen[usize::from(found)] += 1;
        assert_eq!(shape.contains(millimetres(a)), inside(a, &corners), "{corners:?} {a:?}");
        // The same outline, turned by quarters and back through its frame.
        let frame = Frame::new(Point::ZERO, Angle::QUARTER);
        let turned = shape.placed(&frame);
        assert_eq!(turned.contains(frame.to_table(millimetres(a))), inside(a, &corners));
    });
    assert!(std::env::var("BROADSIDE_CASE").is_ok() || seen.iter().all(|&n| n > 10_000), "{seen:?}");
}

#[test]
fn polygons_apart_in_whole_numbers_never_overlap() {
    let mut seen = [0u32; 2];
    cases("polygons_apart_in_whole_numbers_never_overlap", 100_000, |rng| {
        let at = (rng.whole(-40_000, 40_000), rng.whole(-40_000, 40_000));
        // A narrow choice of radii keeps these convex.
        let (n, m) = (3 + rng.below(3), 3 + rng.below(3));
        let (a, b) = (star(rng, n, (0, 0), 25.0, 26.0), star(rng, m, at, 25.0, 26.0));
        let polygon = |corners: &[W]| {
            Polygon::new(&corners.iter().map(|&p| millimetres(p)).collect::<Vec<_>>()).map(Shape::from)
        };
        let (Some(one), Some(other)) = (polygon(&a), polygon(&b)) else { return };
        let beyond_a_side = |a: &[W], b: &[W]| {
            (0..a.len()).any(|i| b.iter().all(|&p| turn(a[i], a[(i + 1) % a.len()], p) <= 0))
        };
        let apart = beyond_a_side(&a, &b) || beyond_a_side(&b, &a);
        let found = overlaps(&one, &other);
        assert!(!(apart && found), "{a:?} {b:?}");
        // Three micrometres deep beyond every side, in whole numbers: cross product against 3 · length.
        let deep_beyond = |a: &[W], b: &[W]| {
            (0..a.len()).all(|i| {
                let (p, q) = (a[i], a[(i + 1) % a.len()]);
                let squared = i128::from(q.0 - p.0).pow(2) + i128::from(q.1 - p.1).pow(2);
                b.iter().any(|&r| turn(p, q, r) > 0 && turn(p, q, r).pow(2) > 9 * squared)
            })
        };
        if deep_beyond(&a, &b) && deep_beyond(&b, &a) {
            assert!(found, "{a:?} {b:?}");
        }
        seen[usize::from(found)] += 1;
    });
    assert!(std::env::var("BROADSIDE_CASE").is_ok() || seen.iter().all(|&n| n > 10_000), "{seen:?}");
}
