//! Where maneuvers end, against complex numbers.

use broadside_xwing::facts::{Bearing, Size};
use broadside_xwing::geometry::{Course, Maneuver, ManeuverRefusal, Position};

use crate::oracle::At;
use crate::table::*;

/// Where a fully executed maneuver ends, by the words of the rules.
fn expected(maneuver: Maneuver, position: Position, from: At, side: f64) -> At {
    use Bearing::*;
    let (half, speed) = (side / 2.0, maneuver.speed);
    let front = from.ahead(half);
    // Backward is ahead for who looks back.
    let rear = from.turned_left(180.0).ahead(half);
    let shift = match position {
        Position::Front => 10.0,
        Position::Middle => 0.0,
        Position::Back => -10.0,
    };
    match maneuver.course {
        Course::Dial(bearing) => match bearing {
            Straight => front.along('s', speed, true).ahead(half),
            BankLeft | BankRight => front.along('b', speed, bearing == BankLeft).ahead(half),
            TurnLeft | TurnRight => front.along('t', speed, bearing == TurnLeft).ahead(half),
            KoiogranTurn => front.along('s', speed, true).ahead(half).turned_left(180.0),
            SegnorsLoopLeft | SegnorsLoopRight => {
                front.along('b', speed, bearing == SegnorsLoopLeft).ahead(half).turned_left(180.0)
            }
            TallonRollLeft | TallonRollRight => {
                let to_left = bearing == TallonRollLeft;
                let end = front.along('t', speed, to_left).ahead(half);
                end.turned_left(if to_left { 90.0 } else { -90.0 }).ahead(shift)
            }
            ReverseStraight => rear.along('s', speed, true).ahead(half).turned_left(180.0),
            ReverseBankLeft | ReverseBankRight => {
                rear.along('b', speed, bearing == ReverseBankRight).ahead(half).turned_left(180.0)
            }
            Stationary => from,
        },
        slip => {
            let to_left = matches!(slip, Course::SideslipBankLeft | Course::SideslipTurnLeft);
            let kind =
                if matches!(slip, Course::SideslipBankLeft | Course::SideslipBankRight) { 'b' } else { 't' };
            // A left sideslip leaves by the right side: for who looks that way the template bends to the left.
            let out = if to_left { -90.0 } else { 90.0 };
            from.turned_left(out).ahead(half).along(kind, speed, to_left).ahead(half).turned_left(-out)
        }
    }
}

#[test]
fn every_maneuver_ends_where_complex_numbers_say() {
    broadside_rulebook::proves!(
        "xwing.maneuver.03",
        "xwing.bearing.04",
        "xwing.bearing.05",
        "xwing.bearing.06",
        "xwing.bearing.07",
        "xwing.bearing.09",
        "xwing.bearing.10",
        "xwing.bearing.11",
        "xwing.bearing.12",
        "xwing.bearing.13",
        "xwing.bearing.22",
        "xwing.bearing.23",
        "xwing.bearing.25",
        "xwing.sideslip.01",
        "xwing.sideslip.02",
        "xwing.sideslip.04",
        "xwing.sideslip.05"
    );
    let mut rng = Rng(1);
    let mut count = 0;
    for (maneuver, position) in maneuvers() {
        for size in SIZES {
            for _ in 0..60 {
                let from = broadside_xwing::geometry::Ship::new(size, rng.pose(457.0, 400.0));
                let end = maneuver.execute(&from, position, &among(&[])).expect("a template");
                assert!(end.fully && end.backed_over.is_none());
                expected(maneuver, position, At::of(from.pose), side(size))
                    .check(end.pose, &(maneuver, position, size));
                count += 1;
            }
        }
    }
    assert!(count > 10_000, "{count}");
}

#[test]
fn numbers_computed_by_hand() {
    broadside_rulebook::proves!("xwing.ship-size.02", "xwing.ship-size.03", "xwing.ship-size.06");
    let end = |bearing, speed, size: Size| {
        let moved = execute(bearing, speed, &ship(size, 457.0, 300.0, 0.0), &among(&[]));
        (moved.pose.x_mm() - 457.0, moved.pose.y_mm() - 300.0, moved.pose.facing.degrees())
    };
    // A template of 40 per speed, and the ship's own length.
    assert_eq!(end(Bearing::Straight, 1, Size::Small), (0.0, 80.0, 0.0));
    assert_eq!(end(Bearing::Straight, 5, Size::Medium), (0.0, 260.0, 0.0));
    assert_eq!(end(Bearing::KoiogranTurn, 4, Size::Large), (0.0, 240.0, 180.0));
    assert_eq!(end(Bearing::TurnLeft, 1, Size::Small), (-55.0, 55.0, 270.0));
    assert_eq!(end(Bearing::TurnRight, 2, Size::Large), (102.5, 102.5, 90.0));
    assert_eq!(end(Bearing::ReverseStraight, 1, Size::Small), (0.0, -80.0, 0.0));
}

#[test]
fn only_front_guides_make_a_forward_maneuver() {
    broadside_rulebook::proves!(
        "xwing.bearing.03",
        "xwing.bearing.20",
        "xwing.bearing.24",
        "xwing.bearing.26"
    );
    let forward = |bearing, speed| Maneuver::new(bearing, speed).is_forward();
    for bearing in [Bearing::Straight, Bearing::TurnLeft, Bearing::SegnorsLoopRight, Bearing::TallonRollLeft]
    {
        assert!(forward(bearing, 2));
    }
    assert!(!forward(Bearing::Stationary, 0));
    assert!(!forward(Bearing::ReverseStraight, 1) && !forward(Bearing::ReverseBankLeft, 1));
}

#[test]
fn a_sideslip_with_the_left_bank_leads_forward_and_to_the_right() {
    broadside_rulebook::proves!(
        "xwing.sideslip.03",
        "xwing.sideslip.07",
        "xwing.sideslip.08",
        "xwing.sideslip.09"
    );
    let from = small(457.0, 457.0, 0.0);
    let end = |course| {
        let slip = Maneuver { course, speed: 2 };
        slip.execute(&from, Position::Middle, &among(&[])).expect("a template").pose
    };
    let left = end(Course::SideslipBankLeft);
    assert!(left.x_mm() > 457.0 && left.y_mm() > 457.0 && left.facing.degrees() == 315.0, "{left:?}");
    let right = end(Course::SideslipBankRight);
    assert!(right.x_mm() < 457.0 && right.y_mm() > 457.0 && right.facing.degrees() == 45.0, "{right:?}");
    let bank = end(Course::Dial(Bearing::BankLeft));
    assert!(bank.x_mm() < 457.0 && bank.y_mm() > left.y_mm() && bank.facing == left.facing);
}

#[test]
fn there_is_no_bank_of_speed_0() {
    broadside_rulebook::proves!("xwing.bearing.74");
    let stuck =
        Maneuver::new(Bearing::BankLeft, 0).execute(&small(457.0, 457.0, 0.0), Position::Middle, &among(&[]));
    assert_eq!(stuck, Err(ManeuverRefusal::NoTemplate));
    assert_eq!(ManeuverRefusal::NoTemplate.rule(), "xwing.bearing.74");
    assert!(Maneuver::new(Bearing::TurnLeft, 4).layout().is_none());
}

#[test]
fn a_stationary_ship_stays_and_overlaps_what_it_lies_on() {
    broadside_rulebook::proves!(
        "xwing.bearing.15",
        "xwing.bearing.17",
        "xwing.bearing.18",
        "xwing.bearing.19",
        "xwing.bearing.21"
    );
    let from = small(457.0, 457.0, 30.0);
    let beside = from
        .moved(broadside_table::Frame::from(from.pose).moved(40.0, 0.0, broadside_table::Angle::ZERO).pose());
    let (on, off) = (square(20.0, 450.0, 450.0), square(20.0, 550.0, 450.0));
    let (obstacles, ships) = ([off, on], [beside]);
    let spaces = broadside_xwing::geometry::Spaces { obstacles: &obstacles, ..among(&ships) };
    let end = execute(Bearing::Stationary, 0, &from, &spaces);
    assert!(end.fully && end.pose == from.pose && end.overlapped.is_empty() && end.track.is_none());
    assert_eq!(end.obstacles.affecting().0, 0b10);
    assert_eq!(end.touching.0, 1);
}

#[test]
fn a_tallon_roll_into_a_crowd_must_take_a_free_position() {
    broadside_rulebook::proves!("xwing.bearing.71", "xwing.bearing.72", "xwing.bearing.73");
    let from = small(400.0, 300.0, 0.0);
    let roll = Maneuver::new(Bearing::TallonRollRight, 2);
    // After a right roll it faces back: its front position is the lowest.
    let places = roll.places(&from, &[]);
    assert!(places[0].1.y < places[1].1.y && places[1].1.y < places[2].1.y, "{places:?}");
    assert!(places.iter().all(|place| place.1.facing.degrees() == 180.0));
    // A ship just above: only the front position, ten lower than the middle, is free.
    let middle = places[1].1;
    let above = [small(middle.x_mm(), middle.y_mm() + 36.0, 0.0)];
    let at = |position| roll.execute(&from, position, &among(&above));
    assert_eq!(at(Position::Middle), Err(ManeuverRefusal::PositionBlocked));
    assert_eq!(at(Position::Back), Err(ManeuverRefusal::PositionBlocked));
    assert_eq!(ManeuverRefusal::PositionBlocked.rule(), "xwing.bearing.72");
    let end = at(Position::Front).expect("a free position");
    assert!(end.fully && end.pose == places[0].1);
    // With no free position it turns as far as it comes.
    let crowd = [above[0], small(middle.x_mm() + 5.0, middle.y_mm() - 20.0, 0.0)];
    let end = roll.execute(&from, Position::Middle, &among(&crowd)).expect("partially");
    assert!(!end.fully && end.overlapped.0 == 0b11 && end.backed_over.is_some());
}
