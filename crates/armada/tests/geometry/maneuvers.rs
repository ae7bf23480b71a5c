use broadside_armada::facts::{Edition, Facts, Size};
use broadside_armada::geometry::{Maneuver, Measures, Sides, Yaws};
use broadside_table::{Pose, Turn};

use crate::table::*;

fn yaws(edition: Edition, slug: &str, speed: u8) -> Yaws {
    Yaws::of(&ship(edition, slug, 0.0, 0.0, 0.0).hull.speed, speed).expect("on the chart")
}

#[test]
fn joints_turn_by_their_yaw() {
    broadside_rulebook::proves!("armada.ship-movement.02", "armada.yaw.02", "armada.yaw.03");
    for edition in EDITIONS {
        let victory = yaws(edition, VICTORY, 2);
        let courses: Vec<_> = victory.courses().collect();
        assert_eq!(courses, [[0, -1, 0, 0], [0, 0, 0, 0], [0, 1, 0, 0]]);
        assert!(!victory.allows(&[1, 0, 0, 0]) && !victory.allows(&[0, 2, 0, 0]));
        assert_eq!(yaws(edition, CR90, 4).courses().count(), 3 * 3 * 5);
        let chart = &ship(edition, VICTORY, 0.0, 0.0, 0.0).hull.speed;
        assert_eq!(Yaws::of(chart, 3), None);
        assert_eq!(Yaws::of(chart, 0).map(|yaws| yaws.courses().count()), Some(1));
        for speed in 1..=4 {
            let all = yaws(edition, CR90, speed);
            assert!(all.courses().all(|clicks| all.allows(&clicks)));
        }
    }
}

#[test]
fn raised_yaw_stops_at_two() {
    broadside_rulebook::proves!("armada.yaw.04", "armada.yaw.05");
    for edition in EDITIONS {
        let once = yaws(edition, VICTORY, 2).raised(0);
        assert_eq!(once.joints(), [1, 1]);
        assert_eq!(once.raised(1).joints(), [1, 2]);
        assert_eq!(once.raised(1).raised(1).joints(), [1, 2]);
        assert_eq!(once.raised(2), once);
        assert_eq!(once.lowered(0).lowered(0).joints(), [0, 1]);
    }
}

#[test]
fn a_nebulon_at_speed_three() {
    broadside_rulebook::proves!(
        "armada.learn-example.03",
        "armada.learn-example.04",
        "armada.ship-movement.07",
        "armada.ship-movement.08"
    );
    for edition in EDITIONS {
        let measures = Measures::of(edition);
        let yaws = yaws(edition, NEBULON, 3);
        assert_eq!(yaws.joints(), [0, 1, 2]);
        let clicks = [0, 1, -2, 0];
        assert!(yaws.allows(&clicks) && yaws.courses().any(|course| course == clicks));
        let ship = ship(edition, NEBULON, 900.0, 300.0, 0.0);
        assert_eq!(Maneuver::sides(measures, &ship, 3, clicks), Sides { left: true, right: false });
        let right = Maneuver { speed: 3, clicks, side: Turn::Right };
        assert!(right.covered_segment(measures, &ship).is_some());
        let left = Maneuver { speed: 3, clicks, side: Turn::Left };
        let end = left.end(measures, &ship).expect("a course");
        assert_eq!(end.facing.degrees(), 337.5);
        // On the same side of the tool as at the start: the tool's end is left of the ship.
        let course = left.course(measures, &ship).expect("a course");
        let last = course.points().last().expect("a point");
        assert!(broadside_table::Frame::from(end).to_local(last).x < 0.0);
    }
}

#[test]
fn the_ship_ends_at_the_joint_of_its_speed() {
    broadside_rulebook::proves!(
        "armada.ship-movement.04",
        "armada.maneuver-tool.01",
        "armada.maneuver-tool.02"
    );
    for edition in EDITIONS {
        let measures = Measures::of(edition);
        let ship = ship(edition, CR90, 900.0, 300.0, 0.0);
        for speed in 1..=4 {
            for side in [Turn::Left, Turn::Right] {
                let straight = Maneuver { speed, clicks: [0; 4], side };
                assert_eq!(
                    straight.end(measures, &ship),
                    Some(Pose::from_mm(900.0, 300.0 + 68.4 * f64::from(speed), 0.0))
                );
                assert_eq!(straight.covered_segment(measures, &ship), None);
            }
        }
        // Joints past the speed are ignored.
        let bent = Maneuver { speed: 2, clicks: [0, 1, 2, -2], side: Turn::Left };
        let plain = Maneuver { speed: 2, clicks: [0, 1, 0, 0], side: Turn::Left };
        assert_eq!(bent.end(measures, &ship), plain.end(measures, &ship));
        assert_eq!(Maneuver { speed: 5, ..plain }.course(measures, &ship), None);
    }
}

#[test]
fn mirrored_courses_end_in_mirrored_places() {
    for edition in EDITIONS {
        let measures = Measures::of(edition);
        let ship = ship(edition, CR90, 900.0, 300.0, 0.0);
        for clicks in yaws(edition, CR90, 4).courses() {
            let one = Maneuver { speed: 4, clicks, side: Turn::Left }.end(measures, &ship).expect("a course");
            let mirrored = clicks.map(|click| -click);
            let other = Maneuver { speed: 4, clicks: mirrored, side: Turn::Right }
                .end(measures, &ship)
                .expect("a course");
            assert_eq!((one.x - 900_000, one.y, one.facing), (900_000 - other.x, other.y, -other.facing));
            let sides = Maneuver::sides(measures, &ship, 4, clicks);
            let mirror = Maneuver::sides(measures, &ship, 4, mirrored);
            assert_eq!((sides.left, sides.right), (mirror.right, mirror.left));
        }
    }
}

#[test]
fn every_course_of_a_ship_on_one_base_leaves_a_side_free() {
    broadside_rulebook::proves!("armada.ship-movement.09");
    let (mut both, mut one) = (0, 0);
    for edition in EDITIONS {
        let measures = Measures::of(edition);
        for chassis in Facts::of(edition).chassis().iter().filter(|chassis| chassis.size != Size::Huge) {
            let ship = measures.chassis(chassis.id, Pose::from_mm(900.0, 400.0, 0.0));
            for speed in 1..=chassis.speed.top() {
                let printed = Yaws::of(&chassis.speed, speed).expect("on the chart");
                for raised in 0..=usize::from(speed) {
                    // The last one is no joint: the printed yaws.
                    for clicks in printed.raised(raised).courses() {
                        let sides = Maneuver::sides(measures, &ship, speed, clicks);
                        assert!(!sides.none(), "{} {clicks:?}", chassis.slug);
                        if sides.left && sides.right { both += 1 } else { one += 1 }
                    }
                }
            }
        }
    }
    assert!(both > 1000 && one > 1000, "{both} {one}");
}

#[test]
fn a_huge_ship_moves_by_its_rear_base() {
    broadside_rulebook::proves!("armada.huge-ship.17", "armada.huge-ship.18");
    for edition in LATER {
        let measures = Measures::of(edition);
        let ship = ship(edition, EXECUTOR, 900.0, 300.0, 0.0);
        // The front edge of the rear base is 48.7 behind the centre.
        assert!((ship.hull.tool_ahead + 48.7).abs() < 1e-9);
        let turn = Maneuver { speed: 1, clicks: [1, 0, 0, 0], side: Turn::Right };
        let end = turn.end(measures, &ship).expect("a course");
        // The tool starts at (+46.375, -48.7): 46.13 ahead, 22.5° right, 22.27 on; the ship lies from there 46.375
        // to the left and 48.7 ahead on the new heading.
        let (sin, cos) = (22.5f64.to_radians().sin(), 22.5f64.to_radians().cos());
        let x = 46.375 + 22.27 * sin - 46.375 * cos + 48.7 * sin;
        let y = -48.7 + 46.13 + 22.27 * cos + 46.375 * sin + 48.7 * cos;
        assert_eq!(end, Pose::from_mm(900.0 + x, 300.0 + y, 22.5));
    }
}

#[test]
fn a_huge_ship_may_cover_the_tool_nowhere() {
    broadside_rulebook::proves!("armada.huge-ship.16", "armada.huge-ship.19");
    for edition in LATER {
        let measures = Measures::of(edition);
        let ship = ship(edition, EXECUTOR, 900.0, 300.0, 0.0);
        let raised = Yaws::of(&ship.hull.speed, 2).expect("on the chart").raised(0).raised(1);
        let clicks = [-1, 1, 0, 0];
        assert!(raised.allows(&clicks));
        let covers = |clicks, side, at: usize| {
            let course = Maneuver { speed: 2, clicks, side }.course(measures, &ship).expect("a course");
            course.covered_by(&ship.moved(course.pose(at)).base()).is_some()
        };
        // On the right at the start, on the left at the end.
        assert!(covers(clicks, Turn::Right, 0));
        assert!(!covers(clicks, Turn::Left, 0) && covers(clicks, Turn::Left, 2));
        assert!(Maneuver::sides(measures, &ship, 2, clicks).none());
        // The second joint straightened: free on the left.
        let sides = Maneuver::sides(measures, &ship, 2, [-1, 0, 0, 0]);
        assert_eq!(sides, Sides { left: true, right: false });
        assert!(sides.allows(Turn::Left) && !sides.allows(Turn::Right));
    }
}
