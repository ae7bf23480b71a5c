use broadside_armada::facts::Edition;
use broadside_armada::geometry::{
    Contact, Displaced, FinalPosition, Maneuver, Measures, Ship, Spaces, turn_in_place,
};
use broadside_table::{Angle, Area, Disc, Pose, Shape, Turn, overlaps, touches};

use crate::table::*;

const AREA: Area = Area::new(1828.8, 914.4);

fn spaces<'a>(ships: &'a [Ship], squadrons: &'a [Disc]) -> Spaces<'a> {
    Spaces { ships, squadrons, obstacles: &[], area: AREA }
}

fn straight(edition: Edition, ship: &Ship, speed: u8, spaces: &Spaces) -> FinalPosition {
    let maneuver = Maneuver { speed, clicks: [0; 4], side: Turn::Left };
    maneuver.final_position(Measures::of(edition), ship, spaces).expect("a course")
}

#[test]
fn an_overlapped_ship_slows_the_moving_one() {
    broadside_rulebook::proves!(
        "armada.overlapping.05",
        "armada.overlapping.06",
        "armada.overlapping.07",
        "armada.overlapping.13",
        "armada.ship-movement.05",
        "armada.ship-movement.06"
    );
    for edition in EDITIONS {
        let moving = ship(edition, CR90, 900.0, 200.0, 0.0);
        // Speed 3 ends at 405.2 and speed 2 at 336.8: both reach the ship across at 400, speed 1 does not.
        let across = [ship(edition, NEBULON, 900.0, 400.0, 90.0), ship(edition, NEBULON, 980.0, 500.0, 90.0)];
        let end = straight(edition, &moving, 3, &spaces(&across, &[]));
        assert_eq!((end.speed, end.pose), (1, Pose::from_mm(900.0, 268.4, 0.0)));
        assert_eq!((end.ships.iter().collect::<Vec<_>>(), end.closest_ship), (vec![0], Some(0)));
        // At speed 4 (473.6) it jumps over the first ship and meets the second.
        let end = straight(edition, &moving, 4, &spaces(&[across[0]], &[]));
        assert_eq!((end.speed, end.closest_ship), (4, None));
        // Hemmed in, it stays where it is.
        let near = [ship(edition, NEBULON, 900.0, 300.0, 90.0), across[0]];
        let end = straight(edition, &moving, 3, &spaces(&near, &[]));
        assert_eq!((end.speed, end.pose), (0, moving.pose));
        assert_eq!(end.ships.iter().collect::<Vec<_>>(), [0, 1]);
        assert_eq!(end.closest_ship, Some(0));
    }
}

#[test]
fn the_closest_of_two_overlapped_ships_is_measured() {
    broadside_rulebook::proves!("armada.overlapping.71");
    for edition in EDITIONS {
        let moving = ship(edition, CR90, 900.0, 200.0, 0.0);
        let left = ship(edition, CR90, 880.0, 350.0, 0.0);
        let right = ship(edition, CR90, 930.0, 345.0, 0.0);
        let end = straight(edition, &moving, 2, &spaces(&[left, right], &[]));
        assert_eq!((end.speed, end.ships.0, end.closest_ship), (1, 0b11, Some(1)));
        let end = straight(edition, &moving, 2, &spaces(&[right, left], &[]));
        assert_eq!(end.closest_ship, Some(0));
        // Mirror images are equally close: the one measured second counts.
        let even = [ship(edition, CR90, 870.0, 350.0, 0.0), ship(edition, CR90, 930.0, 350.0, 0.0)];
        assert_eq!(straight(edition, &moving, 2, &spaces(&even, &[])).closest_ship, Some(1));
    }
}

#[test]
fn touching_is_not_overlapping() {
    broadside_rulebook::proves!("armada.overlapping.72");
    for edition in EDITIONS {
        let moving = ship(edition, CR90, 900.0, 200.0, 0.0);
        // It ends at 268.4; the front dial ends 39.5 before that.
        let half = moving.hull.base.0 * 0.5;
        let gap = |gap: f64| [ship(edition, CR90, 900.0, 268.4 + 39.5 + half + 4.0 + gap, 90.0)];
        assert_eq!(straight(edition, &moving, 1, &spaces(&gap(0.0), &[])).speed, 1);
        assert_eq!(straight(edition, &moving, 1, &spaces(&gap(-0.01), &[])).speed, 0);
        let tie = |gap: f64| [squadron(900.0, 268.4 + 39.5 + 17.1 + gap)];
        assert!(straight(edition, &moving, 1, &spaces(&[], &tie(0.0))).squadrons.is_empty());
        assert!(straight(edition, &moving, 1, &spaces(&[], &tie(-0.01))).squadrons.contains(0));
    }
}

#[test]
fn dials_overlap_ships_and_squadrons() {
    broadside_rulebook::proves!("armada.overlapping.17", "armada.overlapping.52", "armada.overlapping.77");
    for edition in EDITIONS {
        let moving = ship(edition, CR90, 900.0, 200.0, 0.0);
        // Only the front dial, 4 mm deep, reaches them.
        let tie = [squadron(900.0, 268.4 + 35.5 + 17.1 + 2.0)];
        let end = straight(edition, &moving, 1, &spaces(&[], &tie));
        assert!(!overlaps(&moving.moved(end.pose).base(), &Shape::Disc(tie[0])));
        assert_eq!(end.squadrons.0, 1);
        // A dial against a corner region without dials.
        let half = moving.hull.base.0 * 0.5;
        let other = [ship(edition, CR90, 925.0, 268.4 + 35.5 + half + 2.0, 90.0)];
        assert!(!overlaps(&moving.moved(end.pose).base(), &other[0].base()));
        assert_eq!(straight(edition, &moving, 1, &spaces(&other, &[])).speed, 0);
    }
}

#[test]
fn squadrons_do_not_stop_a_ship() {
    broadside_rulebook::proves!("armada.overlapping.01", "armada.ship-movement.71");
    for edition in EDITIONS {
        let moving = ship(edition, CR90, 900.0, 200.0, 0.0);
        let ties = [squadron(900.0, 405.0), squadron(930.0, 400.0), squadron(900.0, 300.0)];
        let end = straight(edition, &moving, 3, &spaces(&[], &ties));
        assert_eq!((end.speed, end.pose), (3, Pose::from_mm(900.0, 405.2, 0.0)));
        // The one on the way is not overlapped.
        assert_eq!(end.squadrons.iter().collect::<Vec<_>>(), [0, 1]);
    }
}

#[test]
fn obstacles_count_where_it_ends() {
    broadside_rulebook::proves!("armada.obstacles.02", "armada.obstacles.03");
    for edition in EDITIONS {
        let moving = ship(edition, CR90, 900.0, 200.0, 0.0);
        let rocks = [
            obstacle(edition, "asteroid-1", 900.0, 290.0, 0.0),
            obstacle(edition, "asteroid-2", 900.0, 450.0, 0.0),
        ];
        let spaces = Spaces { obstacles: &rocks, ..spaces(&[], &[]) };
        let end = straight(edition, &moving, 3, &spaces);
        assert_eq!((end.speed, end.obstacles.iter().collect::<Vec<_>>()), (3, vec![1]));
    }
}

#[test]
fn outside_the_play_area() {
    broadside_rulebook::proves!(
        "armada.destroyed.03",
        "armada.destroyed.10",
        "armada.overlapping.74",
        "armada.ship-movement.72"
    );
    for edition in EDITIONS {
        // Speed 2 ends 136.8 farther on; 35.5 of base are before the centre, the dial does not count.
        let at = |gap: f64| ship(edition, CR90, 900.0, 914.4 - 136.8 - 35.5 - gap, 0.0);
        assert_eq!(straight(edition, &at(0.0), 2, &spaces(&[], &[])).outside, None);
        let out = straight(edition, &at(-0.01), 2, &spaces(&[], &[])).outside.expect("outside");
        assert!((out.outside - 0.01).abs() < 1e-6);
        // A ship there holds it back inside.
        let blocker = [ship(edition, CR90, 900.0, 890.0, 90.0)];
        let end = straight(edition, &at(-5.0), 2, &spaces(&blocker, &[]));
        assert_eq!((end.speed, end.outside), (1, None));
        // The tool may lie outside: it turns back from the left edge.
        let edge = ship(edition, CR90, 22.0, 300.0, 0.0);
        let maneuver = Maneuver { speed: 1, clicks: [0; 4], side: Turn::Left };
        let course = maneuver.course(Measures::of(edition), &edge).expect("a course");
        assert!(course.points().all(|point| point.x < 0.0));
        let end = maneuver.final_position(Measures::of(edition), &edge, &spaces(&[], &[]));
        assert_eq!(end.and_then(|end| end.outside), None);
    }
}

#[test]
fn at_a_reduced_speed_the_tool_may_be_covered() {
    broadside_rulebook::proves!("armada.overlapping.11");
    for edition in EDITIONS {
        let measures = Measures::of(edition);
        let nebulon = ship(edition, NEBULON, 900.0, 300.0, 0.0);
        let mut seen = false;
        for clicks in
            broadside_armada::geometry::Yaws::of(&nebulon.hull.speed, 3).expect("on the chart").courses()
        {
            for side in [Turn::Left, Turn::Right] {
                let maneuver = Maneuver { speed: 3, clicks, side };
                if maneuver.covered_segment(measures, &nebulon).is_some() {
                    continue;
                }
                let course = maneuver.course(measures, &nebulon).expect("a course");
                // Another ship stands where this one would end.
                let blocker = [nebulon.moved(course.pose(3))];
                let end =
                    maneuver.final_position(measures, &nebulon, &spaces(&blocker, &[])).expect("a course");
                assert!(end.speed < 3);
                assert_eq!(end.pose, course.pose(usize::from(end.speed)));
                seen |= course.covered_by(&nebulon.moved(end.pose).base()).is_some();
            }
        }
        assert!(seen, "some reduced move covers the tool");
    }
}

#[test]
fn at_speed_zero_a_ship_stays_and_overlaps_its_obstacles() {
    broadside_rulebook::proves!("armada.ship-movement.12", "armada.overlapping.10");
    for edition in EDITIONS {
        let cr90 = ship(edition, CR90, 900.0, 300.0, 40.0);
        let rocks = [obstacle(edition, "asteroid-1", 910.0, 300.0, 0.0)];
        let spaces = Spaces { obstacles: &rocks, ..spaces(&[], &[]) };
        for end in [
            turn_in_place(Measures::of(edition), &cr90, 0, &spaces).expect("no clicks"),
            straight(edition, &cr90, 0, &spaces),
        ] {
            assert_eq!((end.pose, end.speed, end.obstacles.0), (cr90.pose, 0, 1));
        }
    }
}

#[test]
fn turning_in_place() {
    broadside_rulebook::proves!(
        ["rr15", "arc"]; "armada.ship-movement.14", "armada.ship-movement.15"
    );
    for edition in LATER {
        let measures = Measures::of(edition);
        let cr90 = ship(edition, CR90, 900.0, 300.0, 0.0);
        let turn = |clicks, ships: &[Ship]| turn_in_place(measures, &cr90, clicks, &spaces(ships, &[]));
        assert_eq!(turn(0, &[]).map(|end| (end.pose, end.speed)), Some((cr90.pose, 0)));
        let right = turn(1, &[]).expect("a click");
        let left = turn(-1, &[]).expect("a click");
        assert_eq!(right.pose.facing, Angle::from_degrees(22.5));
        assert_eq!((right.pose.x - 900_000, right.pose.y), (900_000 - left.pose.x, left.pose.y));
        // About the joint, 29.125 to the right and 22.27 behind the front edge.
        let joint = broadside_table::Point::new(29.125, 35.5 - 22.27);
        let at = |pose| broadside_table::Frame::from(pose).to_table(joint);
        assert!(at(cr90.pose).distance(at(right.pose)) < 0.001);
        assert_eq!(turn(3, &[]), None);
        // Another ship in the way: back, without yaw.
        let beside = [cr90.moved(right.pose)];
        let end = turn(1, &beside).expect("a click");
        assert_eq!((end.pose, end.closest_ship), (cr90.pose, Some(0)));
    }
}

fn around<'a>(ships: &'a [Ship], squadrons: &'a [Disc]) -> Contact<'a> {
    Contact { around: ships[0].footprint(), on_top: false, ships, squadrons, area: AREA }
}

#[test]
fn displaced_squadrons_touch_the_ship() {
    broadside_rulebook::proves!("armada.overlapping.02", "armada.overlapping.12", "armada.overlapping.78");
    for edition in EDITIONS {
        let measures = Measures::of(edition);
        let ships = [ship(edition, CR90, 900.0, 300.0, 30.0), ship(edition, CR90, 960.0, 300.0, 30.0)];
        let standing = [squadron(870.0, 345.0)];
        let contact = around(&ships, &standing);
        let mut places = Vec::new();
        contact.candidates(measures, 1, 48, &mut places);
        assert!(places.len() > 10, "{}", places.len());
        for &place in &places {
            let disc = Shape::Disc(measures.squadron(place));
            assert!(touches(&disc, &ships[0].footprint()));
            assert!(ships.iter().all(|ship| !overlaps(&disc, &ship.footprint())));
            assert!(!overlaps(&disc, &Shape::Disc(standing[0])));
        }
        let moved = |place: Pose, dx: f64| Pose::from_mm(place.x_mm() + dx, place.y_mm(), 0.0);
        let place = places[places.len() / 2];
        assert_eq!(contact.check(measures, place, 1), Ok(()));
        let away = if place.x > 900_000 { 0.1 } else { -0.1 };
        assert_eq!(contact.check(measures, moved(place, away), 1), Err(Displaced::NotTouching));
        assert_eq!(contact.check(measures, moved(place, -away), 1), Err(Displaced::Overlaps));
        // Against the base beside the dial it would lie under the dial.
        let ship = ships[0];
        let half = ship.hull.base.0 * 0.5;
        let beside = ship.frame.to_table(broadside_table::Point::new(-half - 17.1, 0.0));
        let under = Pose::from_mm(beside.x, beside.y, 0.0);
        assert_eq!(contact.check(measures, under, 1), Err(Displaced::Overlaps));
    }
}

#[test]
fn displaced_squadrons_stay_inside() {
    broadside_rulebook::proves!("armada.overlapping.04", "armada.overlapping.53");
    for edition in LATER {
        let measures = Measures::of(edition);
        let ships = [ship(edition, CR90, 30.0, 300.0, 0.0)];
        let outside = Pose::from_mm(30.0 - 21.5 - 17.1, 320.0, 0.0);
        assert!(touches(&Shape::Disc(measures.squadron(outside)), &ships[0].footprint()));
        assert_eq!(around(&ships, &[]).check(measures, outside, 1), Err(Displaced::Outside));
        let mut places = Vec::new();
        around(&ships, &[]).candidates(measures, 1, 48, &mut places);
        assert!(places.iter().all(|&place| AREA.contains(&Shape::Disc(measures.squadron(place)))));
    }
}

#[test]
fn in_the_first_edition_they_may_be_put_outside() {
    broadside_rulebook::proves!("armada.overlapping.04-rr1", "armada.overlapping.53-rr1");
    let measures = Measures::of(Edition::Rr1);
    let ships = [ship(Edition::Rr1, CR90, 30.0, 300.0, 0.0)];
    let outside = Pose::from_mm(30.0 - 20.5 - 17.1, 320.0, 0.0);
    assert_eq!(around(&ships, &[]).check(measures, outside, 1), Ok(()));
}

#[test]
fn without_room_at_the_ship_they_touch_one_that_does() {
    broadside_rulebook::proves!("armada.overlapping.15");
    for edition in LATER {
        let measures = Measures::of(edition);
        let ships = [ship(edition, CR90, 900.0, 300.0, 0.0)];
        let mut standing = Vec::new();
        loop {
            let mut places = Vec::new();
            around(&ships, &standing).candidates(measures, 1, 16, &mut places);
            let disc = measures.squadron(places[0]);
            if !touches(&Shape::Disc(disc), &ships[0].footprint()) {
                break;
            }
            standing.push(disc);
            assert!(standing.len() < 20);
        }
        let contact = around(&ships, &standing);
        let mut places = Vec::new();
        contact.candidates(measures, 1, 16, &mut places);
        assert!(!places.is_empty());
        for place in places {
            let disc = Shape::Disc(measures.squadron(place));
            assert!(standing.iter().any(|&other| touches(&disc, &Shape::Disc(other))));
            // With one of them gone there is room at the ship, so it would have to go there.
            let fewer = &standing[1..];
            if fewer.iter().any(|&other| touches(&disc, &Shape::Disc(other))) {
                let refused = around(&ships, fewer).check(measures, place, 1);
                assert_eq!(refused, Err(Displaced::RoomAtShip));
            }
        }
    }
}

#[test]
fn as_many_as_possible_touch_the_ship() {
    broadside_rulebook::proves!("armada.overlapping.14");
    for edition in LATER {
        let measures = Measures::of(edition);
        let ships = [ship(edition, CR90, 900.0, 300.0, 0.0)];
        let room = around(&ships, &[]).room(measures, &[], 40);
        assert!((8..=11).contains(&room), "{room}");
        // Fill all but a gap for two: the middle of the gap is refused, its ends are not.
        let mut standing = Vec::new();
        for _ in 0..room - 2 {
            let mut places = Vec::new();
            around(&ships, &standing).candidates(measures, room - standing.len(), 8, &mut places);
            // The last one offered is the first free direction, beside those that stand.
            standing.push(measures.squadron(*places.last().expect("a place")));
        }
        let contact = around(&ships, &standing);
        assert_eq!(contact.room(measures, &[], 9), 2);
        let mut one = Vec::new();
        contact.candidates(measures, 1, 180, &mut one);
        let refused: Vec<_> = one
            .iter()
            .filter(|&&place| contact.check(measures, place, 2) == Err(Displaced::TakesRoom))
            .collect();
        assert!(!refused.is_empty() && refused.len() < one.len(), "{} of {}", refused.len(), one.len());
        let mut two = Vec::new();
        contact.candidates(measures, 2, 180, &mut two);
        assert!(!two.is_empty());
        for place in two {
            let more = [standing.clone(), vec![measures.squadron(place)]].concat();
            assert!(around(&ships, &more).room(measures, &[], 1) == 1);
        }
    }
}

#[test]
fn squadrons_may_be_put_on_an_exogorth() {
    broadside_rulebook::proves!("armada.obstacle.exogorth.72");
    for edition in LATER {
        let measures = Measures::of(edition);
        let exogorth = obstacle(edition, "exogorth-1", 900.0, 450.0, 0.0);
        let contact =
            Contact { around: exogorth.shape(), on_top: true, ships: &[], squadrons: &[], area: AREA };
        assert_eq!(contact.check(measures, Pose::from_mm(900.0, 450.0, 0.0), 1), Ok(()));
        assert_eq!(
            Contact { on_top: false, ..contact }.check(measures, Pose::from_mm(900.0, 450.0, 0.0), 1),
            Err(Displaced::NotTouching)
        );
        assert_eq!(contact.check(measures, Pose::from_mm(900.0, 700.0, 0.0), 1), Err(Displaced::NotTouching));
    }
}
