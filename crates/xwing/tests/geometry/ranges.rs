//! At, within, beyond, and range 0.

use broadside_table::Angle;
use broadside_xwing::facts::Size;
use broadside_xwing::geometry::{Object, Range, at, at_range_0, beyond, range, range_between, within};

use crate::oracle::{At, base_gap, gap, rectangle};
use crate::table::*;

#[test]
fn a_line_belongs_to_the_nearer_band() {
    broadside_rulebook::proves!(
        "xwing.range.01",
        "xwing.range.02",
        "xwing.range.05",
        "xwing.range.11",
        "xwing.range.13",
        "xwing.scenario.setup.01"
    );
    let here = small(457.0, 200.0, 0.0);
    let to = |gap: f64| range_between(&here, &small(457.0, 240.0 + gap, 0.0));
    for (gap, expected) in [
        (6.0, Range::One),
        (100.0, Range::One),
        (100.01, Range::Two),
        (200.0, Range::Two),
        (200.01, Range::Three),
        (300.0, Range::Three),
        (300.01, Range::Beyond),
    ] {
        assert_eq!(to(gap).range, expected, "{gap}");
        assert!((to(gap).line.distance - gap).abs() < 1e-9);
    }
}

#[test]
fn within_and_beyond() {
    broadside_rulebook::proves!(
        "xwing.range.04",
        "xwing.range.06",
        "xwing.range.07",
        "xwing.range.08",
        "xwing.range.09",
        "xwing.range.10"
    );
    let x_wing = small(457.0, 200.0, 0.0);
    let x_wing = Object::Ship(&x_wing);
    let tie = |y: f64| small(457.0, y, 180.0);
    let one = Range::One..=Range::One;
    // Wholly inside range 1: its far side is at 100.
    let inside = tie(300.0);
    let inside = Object::Ship(&inside);
    assert!(
        at(one.clone(), &x_wing, &inside)
            && within(one.clone(), &x_wing, &inside).0
            && !beyond(Range::One, &x_wing, &inside).0
    );
    let across = tie(301.0);
    let across = Object::Ship(&across);
    assert!(
        at(one.clone(), &x_wing, &across)
            && !within(one.clone(), &x_wing, &across).0
            && !beyond(Range::One, &x_wing, &across).0
    );
    assert!(
        within(Range::One..=Range::Two, &x_wing, &across).0
            && !within(Range::Two..=Range::Two, &x_wing, &across).0
    );
    let past = tie(340.5);
    let past = Object::Ship(&past);
    let (is_beyond, line) = beyond(Range::One, &x_wing, &past);
    assert!(is_beyond && line.distance == 100.5 && !at(one, &x_wing, &past));
    assert!(at(Range::One..=Range::Three, &x_wing, &past) && !beyond(Range::Two, &x_wing, &past).0);
}

#[test]
fn ships_that_touch_are_at_range_0() {
    broadside_rulebook::proves!("xwing.range.14", "xwing.range.17", "xwing.range.18", "xwing.guides.02");
    let here = small(457.0, 457.0, 0.0);
    assert_eq!(range_between(&here, &small(497.0, 470.0, 0.0)).range, Range::Zero);
    assert_eq!(range_between(&here, &small(497.01, 470.0, 0.0)).range, Range::One);
    // In line guides meet guides.
    assert_eq!(range_between(&here, &small(457.0, 502.0, 0.0)).range, Range::Zero);
    assert_eq!(range_between(&here, &small(457.0, 502.01, 0.0)).range, Range::One);
    // Turned in place away from the other, it no longer touches.
    let beside = small(457.0, 502.0, 0.0);
    assert_eq!(range_between(&here, &beside.turned(Angle::QUARTER)).range, Range::One);
}

#[test]
fn on_top_of_an_obstacle_or_device() {
    broadside_rulebook::proves!(
        "xwing.range.12",
        "xwing.range.16",
        "xwing.scenario.objective.10",
        "xwing.scenario.objective.12"
    );
    let here = small(457.0, 457.0, 0.0);
    let here = Object::Ship(&here);
    let rock = |x| square(20.0, x, 457.0);
    for (x, expected) in [(486.0, Range::Zero), (487.0, Range::One), (587.0, Range::One), (587.1, Range::Two)]
    {
        let rock = rock(x);
        assert_eq!(range(&here, &Object::Obstacle(&rock)).range, expected, "{x}");
        assert_eq!(range(&here, &Object::Objective(&rock)).range, expected, "{x}");
    }
    // Under a guide is under the ship; what touches the square of an obstacle does not lie on it.
    let under = square(2.0, 468.0, 479.0);
    assert!(at_range_0(&here, &Object::Device(&under)) && at_range_0(&here, &Object::Obstacle(&under)));
    let satellite =
        broadside_xwing::geometry::Token::objective(broadside_table::Pose::from_mm(530.0, 457.0, 0.0));
    let found = range(&here, &Object::Objective(&satellite));
    assert!((found.line.distance - 35.0).abs() < 1e-9, "18 from its middle to its outline");
}

#[test]
fn any_two_ships_by_a_calculation_of_its_own() {
    broadside_rulebook::proves!("xwing.range.02", "xwing.range.11", "xwing.range.14");
    let mut rng = Rng(5);
    for _ in 0..20_000 {
        let (a, b) = (rng.size(), rng.size());
        let (one, other) = (
            broadside_xwing::geometry::Ship::new(a, rng.pose(457.0, 150.0)),
            broadside_xwing::geometry::Ship::new(b, rng.pose(457.0, 150.0)),
        );
        let square = |ship: &broadside_xwing::geometry::Ship| {
            rectangle(At::of(ship.pose), side(ship.size), side(ship.size))
        };
        let distance = gap(&square(&one), &square(&other)).max(0.0);
        let found = range_between(&one, &other);
        assert!((found.line.distance - distance).abs() < 1e-9, "{one:?} {other:?} {found:?} {distance}");
        let zero = base_gap(one.pose, side(a), other.pose, side(b)) <= 0.002;
        assert_eq!(found.range == Range::Zero, zero, "{one:?} {other:?}");
    }
    assert_eq!(side(Size::Large), 80.0);
}
