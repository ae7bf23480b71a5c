//! What a move passes through and lies on, in which order, and fleeing.

use broadside_xwing::facts::Bearing;
use broadside_xwing::geometry::{Spaces, in_order, rotate};

use crate::table::*;

#[test]
fn under_the_template_or_under_the_base() {
    broadside_rulebook::proves!(
        "xwing.move.02",
        "xwing.maneuver.08",
        "xwing.maneuver.09",
        "xwing.object.04",
        "xwing.remote.02",
        "xwing.device.16"
    );
    let from = small(457.0, 300.0, 0.0);
    // Under the template; under the final base; beside the template where the base would sweep; under the starting base; under a guide.
    let tokens = [
        square(10.0, 457.0, 350.0),
        square(10.0, 445.0, 420.0),
        square(10.0, 475.0, 350.0),
        square(10.0, 457.0, 300.0),
        square(2.0, 468.0, 443.0),
    ];
    let spaces = Spaces { obstacles: &tokens, devices: &tokens, ..among(&[]) };
    let end = execute(Bearing::Straight, 2, &from, &spaces);
    for met in [end.obstacles, end.devices] {
        assert_eq!(met.through.0, 0b00001);
        assert_eq!(met.overlapped.0, 0b10010);
        assert_eq!(met.before.0, 0b01000);
        assert_eq!(met.only_through().0, 0b00001);
        assert_eq!(met.affecting().0, 0b10011);
    }
}

#[test]
fn flying_off_an_obstacle_is_free() {
    broadside_rulebook::proves!("xwing.obstacle.13", "xwing.obstacle.14");
    let from = small(457.0, 300.0, 0.0);
    // It lies under the ship and under the template; the second one reaches to the ship's end as well.
    let tokens = [square(40.0, 457.0, 325.0), square(140.0, 457.0, 360.0)];
    let end = execute(Bearing::Straight, 2, &from, &Spaces { obstacles: &tokens, ..among(&[]) });
    assert_eq!((end.obstacles.through.0, end.obstacles.before.0), (0b11, 0b11));
    assert_eq!(end.obstacles.affecting().0, 0b10);
}

#[test]
fn the_part_of_the_template_behind_which_a_ship_backed_does_not_count() {
    broadside_rulebook::proves!("xwing.obstacle.11", "xwing.device.19");
    let from = small(457.0, 300.0, 0.0);
    let (near, far) = (square(6.0, 457.0, 330.0), square(6.0, 457.0, 419.0));
    let tokens = [near, far];
    let wall = [small(457.0, 480.0, 0.0)];
    let free = execute(Bearing::Straight, 3, &from, &Spaces { obstacles: &tokens, ..among(&[]) });
    assert_eq!(free.obstacles.through.0, 0b11);
    let end = execute(
        Bearing::Straight,
        3,
        &from,
        &Spaces { obstacles: &tokens, devices: &tokens, ..among(&wall) },
    );
    // It ends at 435, its base from 415 on: the far one is under it, not under what counts of the template.
    assert!((end.pose.y_mm() - 435.0).abs() < 0.002 && !end.fully);
    assert_eq!((end.obstacles.through.0, end.obstacles.overlapped.0), (0b01, 0b10));
    assert_eq!(end.devices.through.0, 0b01);
    // Backed so far that no part of the template counts.
    let close = [small(457.0, 352.0, 0.0), small(457.0, 397.0, 0.0), small(457.0, 442.0, 0.0)];
    let end = execute(Bearing::Straight, 3, &from, &Spaces { obstacles: &tokens, ..among(&close) });
    assert!((end.pose.y_mm() - 307.0).abs() < 0.002, "{end:?}");
    assert!(end.obstacles.through.is_empty());
}

#[test]
fn obstacles_take_effect_along_the_template() {
    broadside_rulebook::proves!("xwing.obstacle.12");
    let from = small(457.0, 300.0, 0.0);
    let tokens = [
        square(10.0, 457.0, 540.0),
        square(10.0, 457.0, 460.0),
        square(10.0, 460.0, 340.0),
        square(10.0, 455.0, 400.0),
    ];
    let end = execute(Bearing::Straight, 5, &from, &Spaces { obstacles: &tokens, ..among(&[]) });
    let order = in_order(end.track.as_ref(), &from, &tokens, end.obstacles.affecting());
    assert_eq!(order.as_slice(), [2, 3, 1, 0]);
    // On a turn the nearer one as the crow flies may come later.
    let from = small(400.0, 400.0, 0.0);
    let tokens = [square(8.0, 460.0, 505.0), square(8.0, 408.0, 450.0)];
    let end = execute(Bearing::TurnRight, 3, &from, &Spaces { obstacles: &tokens, ..among(&[]) });
    let order = in_order(end.track.as_ref(), &from, &tokens, end.obstacles.affecting());
    assert_eq!(order.as_slice(), [1, 0]);
}

#[test]
fn only_the_base_flees() {
    broadside_rulebook::proves!("xwing.play-area.01", "xwing.flee.01", "xwing.flee.03", "xwing.flee.06");
    let flees = |bearing, speed, y: f64| execute(bearing, speed, &small(457.0, y, 0.0), &among(&[])).outside;
    // 914.4 − 20 − 2.5 for the guides.
    assert!(flees(Bearing::Straight, 1, 811.9).is_none());
    let out = flees(Bearing::Straight, 1, 811.95).expect("a guide is outside");
    assert!((out.outside - 0.05).abs() < 0.001 && out.point.y > 914.4);
    // A turn by the left edge whose template runs outside while the ship ends inside.
    let turning = small(70.3, 457.0, 300.0);
    let end = execute(Bearing::TurnRight, 3, &turning, &among(&[]));
    let track = end.track.and_then(|track| track.shape()).expect("a template");
    assert!(!area().contains(&track) && end.outside.is_none(), "{end:?}");
    // A partial execution can flee as well.
    let corner = small(880.0, 700.0, 80.0);
    let end = execute(Bearing::Straight, 2, &corner, &among(&[small(1000.0, 720.0, 0.0)]));
    assert!(!end.fully && end.outside.is_some(), "{end:?}");
}

#[test]
fn turning_in_place() {
    broadside_rulebook::proves!("xwing.rotate-ship.01", "xwing.rotate-ship.03", "xwing.rotate-ship.04");
    use broadside_table::Angle;
    let here = small(457.0, 457.0, 0.0);
    // A neighbour 1 mm to the right: square against square there is room, the guides need 2.5.
    let beside = [small(498.0, 457.0, 0.0)];
    assert_eq!(rotate(&here, Angle::QUARTER, &beside).map_err(|met| met.0).err(), Some(1));
    assert!(rotate(&here, Angle::HALF, &beside).is_ok_and(|turned| turned.pose.facing == Angle::HALF));
    let apart = [small(499.51, 457.0, 0.0)];
    let turned = rotate(&here, Angle::QUARTER, &apart).expect("room");
    assert_eq!(
        (turned.pose.x, turned.pose.y, turned.pose.facing),
        (here.pose.x, here.pose.y, Angle::QUARTER)
    );
    assert_eq!(broadside_xwing::geometry::ROTATE_RULE, "xwing.rotate-ship.03");
    // What it comes to lie on is at range 0, and does not forbid it.
    let under = square(4.0, 480.0, 468.0);
    use broadside_xwing::geometry::{Object, Range, range};
    assert_eq!(range(&Object::Ship(&here), &Object::Obstacle(&under)).range, Range::One);
    assert_eq!(range(&Object::Ship(&turned), &Object::Obstacle(&under)).range, Range::Zero);
}
