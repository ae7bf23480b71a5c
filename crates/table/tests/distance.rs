//! Distance, contact and reach against a search over signed distances.

mod oracle;

use broadside_table::{Area, Contact, Point, as_near_as, closest, contact, farthest, overlaps, reach};
use oracle::search::{least_on, least_where};
use oracle::sketch::{KINDS, Sketch, pair};
use oracle::{Rng, cases};

const MICROMETRE: f64 = 0.001;

fn check_closest(rng: &mut Rng, kinds: (u64, u64)) {
    let (a, b) = (Sketch::random(rng, kinds.0, 120.0), Sketch::random(rng, kinds.1, 120.0));
    let measure = closest(&a.shape(), &b.shape());
    let (in_a, in_b) = (a.field(), b.field());
    // The witness is real: a point of each, that far apart.
    assert!(in_a.at(pair(measure.from)) < 1e-8, "{a:?}\n{b:?}\n{measure:?}");
    assert!(in_b.at(pair(measure.to)) < 1e-8, "{a:?}\n{b:?}\n{measure:?}");
    assert!((measure.from.distance(measure.to) - measure.distance).abs() < 1e-8, "{measure:?}");
    // The shapes are as near as they are and no nearer.
    for (more, near) in [(-1e-7, false), (1e-7, true), (30.0, true)] {
        let within = measure.distance + more;
        assert!(within < 0.0 || as_near_as(&a.shape(), &b.shape(), within) == near, "{a:?}\n{b:?}\n{within}");
    }
    // Nothing is closer, and no closer pair was made up: the search is above the truth by a micrometre at most.
    let least = least_on(&a.border(), MICROMETRE, 0.0, |p| in_b.at(p));
    assert!(measure.distance <= least.max(0.0) + 1e-8, "{a:?}\n{b:?}\n{measure:?} against {least}");
    if measure.distance > 0.0 {
        assert!(measure.distance >= least - 1.1 * MICROMETRE, "{a:?}\n{b:?}\n{measure:?} against {least}");
    }
}

#[test]
fn closest_of_any_two_shapes() {
    cases("closest_of_any_two_shapes", 150_000, |rng| {
        let kinds = (rng.below(KINDS), rng.below(KINDS));
        check_closest(rng, kinds);
    });
}

#[test]
fn closest_of_two_rectangles() {
    cases("closest_of_two_rectangles", 100_000, |rng| check_closest(rng, (0, 0)));
}

#[test]
fn overlap_of_any_two_shapes() {
    let mut seen = [0u32; 2];
    cases("overlap_of_any_two_shapes", 100_000, |rng| {
        let (one, other) = (rng.below(KINDS), rng.below(KINDS));
        let (a, b) = (Sketch::random(rng, one, 60.0), Sketch::random(rng, other, 60.0));
        let (in_a, in_b) = (a.field(), b.field());
        let found = overlaps(&a.shape(), &b.shape());
        assert_eq!(found, overlaps(&b.shape(), &a.shape()), "{a:?}\n{b:?}");
        let border_in = |border, inside: &dyn Fn((f64, f64)) -> f64| least_on(border, 0.0005, -0.006, inside);
        let deepest = border_in(&a.border(), &|p| in_b.at(p)).min(border_in(&b.border(), &|p| in_a.at(p)));
        // Six micrometres of one border inside the other shape are enough for any pair of shapes.
        if deepest < -0.006 {
            assert!(found, "{a:?}\n{b:?}\ndeepest {deepest}");
        } else if deepest > 0.0005 {
            assert!(!found, "{a:?}\n{b:?}\ndeepest {deepest}");
        }
        seen[usize::from(found)] += 1;
        match contact(&a.shape(), &b.shape()) {
            Contact::Overlapping(p) => assert!(found && in_a.at(pair(p)) < 1e-8 && in_b.at(pair(p)) < 1e-8),
            Contact::Touching(m) => assert!(!found && m.distance <= 0.002),
            Contact::Apart(m) => assert!(!found && m.distance > 0.002),
        }
    });
    assert!(std::env::var("BROADSIDE_CASE").is_ok() || seen.iter().all(|&n| n > 10_000), "{seen:?}");
}

#[test]
fn farthest_from_a_convex_shape() {
    cases("farthest_from_a_convex_shape", 100_000, |rng| {
        let from = [0, 1, 2, 3, 5][rng.below(5) as usize];
        let to = rng.below(KINDS);
        let (a, b) = (Sketch::random(rng, from, 120.0), Sketch::random(rng, to, 120.0));
        let measure = farthest(&a.shape(), &b.shape());
        let (in_a, in_b) = (a.field(), b.field());
        assert!(in_b.at(pair(measure.to)) < 1e-8 && in_a.at(pair(measure.from)) < 1e-8, "{a:?}\n{b:?}");
        assert!((in_a.at(pair(measure.to)).max(0.0) - measure.distance).abs() < 1e-8, "{a:?}\n{b:?}");
        let most = -least_on(&b.border(), MICROMETRE, f64::NEG_INFINITY, |p| -in_a.at(p).max(0.0));
        assert!(
            (measure.distance - most).abs() < 1.1 * MICROMETRE,
            "{a:?}\n{b:?}\n{measure:?} against {most}"
        );
        assert_eq!(reach(&a.shape(), &b.shape()).farthest, measure);
    });
}

#[test]
fn outermost_point_of_any_shape() {
    cases("outermost_point_of_any_shape", 100_000, |rng| {
        let kind = rng.below(KINDS);
        let sketch = Sketch::random(rng, kind, 150.0);
        let area = Area { low: Point::new(-100.0, -120.0), high: Point::new(130.0, 90.0) };
        let found = area.outermost(&sketch.shape());
        assert!(sketch.field().at(pair(found.point)) < 1e-8, "{sketch:?}");
        let outside = |p: (f64, f64)| (-100.0 - p.0).max(p.0 - 130.0).max(-120.0 - p.1).max(p.1 - 90.0);
        assert!((outside(pair(found.point)) - found.outside).abs() < 1e-9, "{sketch:?} {found:?}");
        let most = -least_on(&sketch.border(), MICROMETRE, f64::NEG_INFINITY, |p| -outside(p));
        assert!((found.outside - most).abs() < 1.1 * MICROMETRE, "{sketch:?}\n{found:?} against {most}");
        assert_eq!(area.contains(&sketch.shape()), found.outside <= 0.002);
    });
}

#[test]
fn the_search_finds_a_known_least_place() {
    let (low, high) =
        least_where((0.0, 0.0), 10.0, 0.001, |p| (p.0 - 3.0).abs() + p.1.abs() * 0.1, |p| p.0 - 1.0);
    assert!((low.unwrap() - 2.0).abs() < 0.01 && (high.unwrap() - 2.0).abs() < 0.01);
}
