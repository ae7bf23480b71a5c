use broadside_armada::facts::{Edition, Facts, Size, Zone};
use broadside_armada::geometry::{Measures, Party};
use broadside_table::{Angle, Disc, Point, Pose, Shape, overlaps};

use crate::table::*;

#[test]
fn bases_have_the_sizes_of_their_edition() {
    broadside_rulebook::proves!("armada.size-class.02", "armada.size-class.02-rr1", "armada.size-class.03");
    for (edition, sizes) in [
        (Edition::Rr1, [(41.0, 71.0), (61.0, 102.0), (76.0, 129.0)]),
        (Edition::Rr15, [(43.0, 71.0), (63.0, 102.0), (77.5, 129.0)]),
        (Edition::Arc, [(43.0, 71.0), (63.0, 102.0), (77.5, 129.0)]),
    ] {
        let large = "imperial-i-class-star-destroyer";
        for (slug, (width, length)) in [CR90, VICTORY, large].into_iter().zip(sizes) {
            let base = ship(edition, slug, 900.0, 400.0, 90.0).base();
            let (right, up) = (base.support(Point::new(1.0, 0.0)), base.support(Point::new(0.0, 1.0)));
            assert!((right.x - 900.0 - length * 0.5).abs() < 1e-9, "{slug} in {edition:?}");
            assert!((up.y - 400.0 - width * 0.5).abs() < 1e-9, "{slug} in {edition:?}");
        }
    }
    let executor = ship(Edition::Rr15, EXECUTOR, 900.0, 400.0, 0.0);
    let base = executor.base();
    assert!((base.support(Point::new(0.0, 1.0)).y - 400.0 - 177.7).abs() < 1e-9);
    // Both bases are 77.5 wide, the token between them 73.
    let at = |y: f64, half: f64| [-half, half].map(|x| base.contains(Point::new(900.0 + x, 400.0 + y)));
    assert_eq!(at(113.2, 38.74), [true; 2]);
    assert_eq!(at(-113.2, 38.74), [true; 2]);
    assert_eq!(at(48.6, 38.74), [false; 2]);
    assert_eq!(at(0.0, 36.4), [true; 2]);
}

#[test]
fn hull_zones_tile_the_token_and_hold_their_targeting_points() {
    broadside_rulebook::proves!(
        "armada.hull-zones.01",
        "armada.hull-zones.02",
        "armada.firing-arc.01",
        "armada.huge-ship.03",
        "armada.huge-ship.04"
    );
    for edition in EDITIONS {
        let facts = Facts::of(edition);
        for chassis in facts.chassis() {
            let ship = Measures::of(edition).chassis(chassis.id, Pose::from_mm(900.0, 400.0, 33.0));
            let zones = ship.hull.zones();
            assert_eq!(zones.len(), if chassis.size == Size::Huge { 6 } else { 4 });
            let (w, l) = (chassis.token.width, chassis.token.length);
            let mut counts = [0; 6];
            for i in 0..400 {
                // Points over the base, also beyond the token.
                let local = Point::new(
                    (f64::from(i % 20) / 19.0 - 0.5) * (w + 6.0),
                    (f64::from(i / 20) / 19.0 - 0.5) * (l + 3.0),
                );
                let p = ship.frame.to_table(local);
                let inside: Vec<_> = zones.iter().filter(|&&zone| ship.zone(zone).contains(p)).collect();
                let on_token = local.x.abs() < w * 0.5 && local.y.abs() < l * 0.5;
                assert_eq!(!inside.is_empty(), on_token, "{} at {local:?}", chassis.slug);
                for &&zone in &inside {
                    counts[zone as usize] += 1;
                    assert!(ship.arc(zone).contains(p), "{} {zone:?}", chassis.slug);
                }
            }
            for &zone in zones {
                assert!(counts[zone as usize] > 0);
                let target = ship.target(zone);
                assert!(ship.zone(zone).contains(target), "{} {zone:?}", chassis.slug);
                let others = zones.iter().filter(|&&other| other != zone);
                assert!(others.into_iter().all(|&other| !ship.zone(other).contains(target)));
            }
        }
    }
}

#[test]
fn adjacent_zones_have_a_line_in_common() {
    broadside_rulebook::proves!("armada.hull-zones.04", "armada.huge-ship.05", "armada.huge-ship.06");
    use Zone::{Front, Left, LeftAuxiliary, Rear, Right, RightAuxiliary};
    let pairs = |slug, zones: &[Zone]| {
        let hull = ship(Edition::Rr15, slug, 0.0, 0.0, 0.0).hull;
        let mut found = Vec::new();
        for (i, &a) in zones.iter().enumerate() {
            assert!(!hull.adjacent(a, a));
            for &b in &zones[i + 1..] {
                assert_eq!(hull.adjacent(a, b), hull.adjacent(b, a));
                if hull.adjacent(a, b) {
                    found.push((a, b));
                }
            }
        }
        found
    };
    assert_eq!(
        pairs(CR90, Zone::of(Size::Small)),
        [(Front, Left), (Front, Right), (Left, Rear), (Right, Rear)]
    );
    assert_eq!(
        pairs(EXECUTOR, Zone::of(Size::Huge)),
        [
            (Front, Left),
            (Front, Right),
            (Left, LeftAuxiliary),
            (Right, RightAuxiliary),
            (Rear, LeftAuxiliary),
            (Rear, RightAuxiliary)
        ]
    );
}

#[test]
fn dials_are_part_of_the_footprint_and_not_of_the_base() {
    let cr90 = ship(Edition::Rr15, CR90, 900.0, 400.0, 0.0);
    let probe = |x: f64, y: f64| Shape::from(Disc::new(0.5).at(Point::new(900.0 + x, 400.0 + y)));
    for (x, y) in [(0.0, 39.0), (0.0, -39.0), (25.0, 0.0), (-25.0, 0.0)] {
        assert!(overlaps(&cr90.footprint(), &probe(x, y)), "{x} {y}");
        assert!(!overlaps(&cr90.base(), &probe(x, y)), "{x} {y}");
    }
    assert!(!overlaps(&cr90.footprint(), &probe(12.0, 39.0)));
    assert!(!overlaps(&cr90.footprint(), &probe(0.0, 40.2)));
    // Three dials on each base of a huge ship.
    let executor = ship(Edition::Rr15, EXECUTOR, 900.0, 400.0, 0.0);
    let dials = [(0.0, 181.0), (0.0, -181.0), (42.0, 113.2), (-42.0, 113.2), (42.0, -113.2), (-42.0, -113.2)];
    for (x, y) in dials {
        assert!(overlaps(&executor.footprint(), &probe(x, y)), "{x} {y}");
    }
    assert!(!overlaps(&executor.footprint(), &probe(42.0, 0.0)));
    assert_eq!(executor.dial(Zone::LeftAuxiliary).zone, Zone::LeftAuxiliary);
    assert_eq!(cr90.dial(Zone::LeftAuxiliary).zone, Zone::Rear);
}

#[test]
fn a_squadron_has_no_zone_that_could_block() {
    broadside_rulebook::proves!("armada.hull-zones.03");
    for edition in EDITIONS {
        let tie = squadron(900.0, 400.0);
        for degrees in (0..360).step_by(30) {
            let c = tie.centre - Angle::from_degrees(f64::from(degrees)).direction() * 200.0;
            let ships = [ship(edition, CR90, c.x, c.y, f64::from(degrees))];
            let view = attack(edition, zone(0, Zone::Front), Party::Squadron(tie), &ships, &[]);
            assert_eq!((view.sight_blocked, view.range_blocked, view.refusal), (None, None, None));
            let range = view.range.expect("ahead").line;
            assert!((range.distance - (200.0 - 35.5 - 17.1)).abs() < 0.002, "{degrees} {range:?}");
        }
    }
}
