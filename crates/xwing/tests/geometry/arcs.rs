//! Arcs, turrets, and who is in front of, behind or flanking whom.

use broadside_xwing::facts::Size;
use broadside_xwing::geometry::{Arc, Arcs, Ship, Side, side_of};

use crate::oracle::{At, C};
use crate::table::*;

fn seen(from: &Ship, other: &Ship) -> Vec<Arc> {
    from.arcs_with(other).iter().collect()
}

#[test]
fn standard_arcs_lie_between_the_corners_of_the_token() {
    broadside_rulebook::proves!(
        "xwing.arc.01",
        "xwing.arc.02",
        "xwing.arc.04",
        "xwing.arc.05",
        "xwing.arc.06",
        "xwing.arc.07"
    );
    // The lines of a small ship run 40.62° to the side: at the far side of a base 240 ahead 205.86 to the side.
    let here = small(457.0, 457.0, 0.0);
    let at = |x: f64| seen(&here, &small(457.0 + x, 657.0 + 20.0, 0.0));
    assert!(at(225.8).contains(&Arc::Front) && at(225.8).contains(&Arc::Right));
    assert!(!at(225.9).contains(&Arc::Front));
    assert!(at(0.0) == [Arc::Front, Arc::FullFront, Arc::Bullseye]);
    assert!(at(-100.0) == [Arc::Front, Arc::FullFront]);
    assert_eq!(seen(&here, &small(457.0, 300.0, 0.0)), [Arc::Rear, Arc::FullRear]);
    assert_eq!(seen(&here, &small(600.0, 457.0, 0.0)), [Arc::Right, Arc::FullFront, Arc::FullRear]);
    assert_eq!(seen(&here, &small(300.0, 520.0, 0.0)), [Arc::Left, Arc::FullFront]);
    // Half the angles of the three sizes.
    for (size, degrees) in SIZES.into_iter().zip([81.24, 82.80, 83.52]) {
        assert!((Ship::half_front_angle(size).degrees() * 2.0 - degrees).abs() < 1e-6, "{size:?}");
    }
}

/// Whether a point is in an arc, by angles.
fn holds(arc: Arc, ship: &Ship, p: C) -> bool {
    let at = At::of(ship.pose);
    let local = (p - at.place) * C(at.heading.0, -at.heading.1);
    // Real ahead, imaginary to the left.
    let (ahead, aside) = (local.0, local.1);
    let half = [40.62f64, 41.40, 41.76][ship.size as usize].to_radians().tan();
    match arc {
        Arc::Front => aside.abs() <= ahead * half,
        Arc::Rear => aside.abs() <= -ahead * half,
        Arc::Left => aside * half >= 0.0 && ahead.abs() * half <= aside,
        Arc::Right => aside * half <= 0.0 && ahead.abs() * half <= -aside,
        Arc::FullFront => ahead >= 0.0,
        Arc::FullRear => ahead <= 0.0,
        Arc::Bullseye => aside.abs() <= 7.5 && ahead >= side(ship.size) / 2.0,
    }
}

#[test]
fn arcs_by_points_of_the_base() {
    broadside_rulebook::proves!(
        "xwing.arc.02",
        "xwing.arc.08",
        "xwing.arc.09",
        "xwing.arc.11",
        "xwing.arc.12",
        "xwing.arc.13"
    );
    let mut rng = Rng(11);
    for _ in 0..1_000 {
        let (from, other) =
            (Ship::new(rng.size(), rng.pose(457.0, 60.0)), Ship::new(rng.size(), rng.pose(457.0, 250.0)));
        if broadside_table::overlaps(&from.base(), &other.base()) {
            continue;
        }
        let found = from.arcs_with(&other);
        let near = |arc: Arc| from.in_arc(arc, &other.base());
        for arc in Arc::ALL {
            // Points all over the base, its border included.
            let at = At::of(other.pose);
            let half = side(other.size) / 2.0;
            let steps = (0..=40)
                .flat_map(|i| (0..=40).map(move |j| (f64::from(i) / 20.0 - 1.0, f64::from(j) / 20.0 - 1.0)));
            let points = steps.map(|(x, y)| at.to_left(x * half).ahead(y * half).place);
            let origin = At::of(from.pose);
            let to_base = |p: C| {
                let local = (p - origin.place) * C(origin.heading.0, -origin.heading.1);
                let half = side(from.size) / 2.0;
                C((local.0.abs() - half).max(0.0), (local.1.abs() - half).max(0.0)).length()
            };
            let least = points.filter(|&p| holds(arc, &from, p)).map(to_base).fold(f64::INFINITY, f64::min);
            if least <= 300.0 {
                let line = near(arc).unwrap_or_else(|| panic!("{arc:?} {from:?} {other:?}"));
                assert!(
                    line.distance <= least + 0.01 && line.distance >= least - 4.0,
                    "{arc:?} {from:?} {other:?} {line:?} {least}"
                );
                let end = C(line.to.x, line.to.y);
                assert!((to_base(end) - line.distance).abs() < 0.01);
            } else if found.contains(arc) {
                // A sliver that no sample hit.
                let line = near(arc).expect("in the arc");
                assert!(least.is_infinite() || line.distance > 295.0, "{arc:?} {from:?} {other:?} {line:?}");
            }
            if arc == Arc::Bullseye && found.contains(arc) {
                assert!(found.contains(Arc::Front));
            }
        }
    }
}

#[test]
fn arcs_end_with_range_3() {
    broadside_rulebook::proves!("xwing.arc.01");
    let here = small(457.0, 200.0, 0.0);
    assert!(seen(&here, &small(457.0, 540.0, 0.0)).contains(&Arc::Front));
    assert!(seen(&here, &small(457.0, 540.01, 0.0)).is_empty());
}

#[test]
fn what_lies_under_a_ship_is_in_none_of_its_arcs() {
    broadside_rulebook::proves!("xwing.arc.03", "xwing.arc.77");
    let here = ship(Size::Large, 457.0, 457.0, 0.0);
    let arcs = |token: &broadside_xwing::geometry::Token| {
        Arc::ALL.into_iter().filter(|&arc| here.in_arc(arc, &token.shape()).is_some()).collect::<Vec<_>>()
    };
    assert!(arcs(&square(20.0, 457.0, 457.0)).is_empty());
    // It sticks out to the right.
    assert_eq!(arcs(&square(40.0, 490.0, 460.0)), [Arc::Right, Arc::FullFront, Arc::FullRear]);
    assert_eq!(arcs(&square(40.0, 457.0, 490.0)), [Arc::Front, Arc::FullFront, Arc::Bullseye]);
    assert!(here.arcs_with(&here).iter().next().is_none());
}

#[test]
fn guides_are_in_no_arc() {
    broadside_rulebook::proves!("xwing.guides.02");
    // The guides of the other ship reach over the midway line, its square does not.
    let here = small(457.0, 457.0, 0.0);
    let other = small(600.0, 478.0, 0.0);
    assert_eq!(seen(&here, &other), [Arc::Right, Arc::FullFront]);
}

#[test]
fn turrets_point_at_standard_arcs() {
    broadside_rulebook::proves!("xwing.arc.18", "xwing.arc.20");
    let single = Arcs::turret(Arc::Left, false);
    assert_eq!(single.iter().collect::<Vec<_>>(), [Arc::Left]);
    assert_eq!(Arcs::turret(Arc::Left, true), Arcs::of(&[Arc::Left, Arc::Right]));
    assert_eq!(Arcs::turret(Arc::Rear, true), Arcs::turret(Arc::Front, true));
    use broadside_xwing::facts::Arc as Printed;
    assert_eq!(Arcs::of_weapon(Printed::SingleTurret, Arc::Rear), Arcs::of(&[Arc::Rear]));
    assert_eq!(Arcs::of_weapon(Printed::DoubleTurret, Arc::Rear), Arcs::of(&[Arc::Rear, Arc::Front]));
    assert_eq!(Arcs::of_weapon(Printed::Front, Arc::Rear), Arcs::of(&[Arc::Front]));
}

#[test]
fn in_front_behind_and_flanking() {
    broadside_rulebook::proves!("xwing.arc.14", "xwing.arc.15", "xwing.arc.16");
    let here = small(457.0, 457.0, 0.0);
    let side = |x: f64, y: f64| side_of(&here, &small(x, y, 0.0)).0;
    assert_eq!(side(600.0, 477.0), Side::InFront);
    assert_eq!(side(600.0, 476.9), Side::Flanking);
    assert_eq!(side(600.0, 437.0), Side::Behind);
    assert_eq!(side(300.0, 437.1), Side::Flanking);
    assert_eq!(side(457.0, 800.0), Side::Away);
    assert_eq!(side(457.0, 797.0), Side::InFront);
    let line = side_of(&here, &small(600.0, 460.0, 0.0)).1.expect("a witness");
    assert!((line.distance - 103.0).abs() < 1e-9 && line.to.y == 457.0);
    // It crosses the line only past range 3, so it does not cross it.
    let far = small(457.0 + 341.0, 457.0 + 19.0, 0.0);
    assert_eq!(side_of(&here, &far).0, Side::Away);
}
