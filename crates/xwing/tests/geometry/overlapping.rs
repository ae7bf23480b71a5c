//! Partial execution: backward along the template until nothing is overlapped, touching what was backed over last.

use broadside_table::{Pose, overlaps};
use broadside_xwing::facts::{Bearing, Size};
use broadside_xwing::geometry::{Ending, Maneuver, Position, Range, Ship, range_between};

use crate::oracle::{At, base_gap};
use crate::table::*;

#[test]
fn behind_a_ship_guide_to_guide() {
    broadside_rulebook::proves!(
        "xwing.overlap.01",
        "xwing.overlap.03",
        "xwing.overlap.04",
        "xwing.overlap.05",
        "xwing.range.15",
        "xwing.guides.02"
    );
    let from = small(457.0, 300.0, 0.0);
    let ahead = [small(457.0, 430.0, 0.0)];
    let end = execute(Bearing::Straight, 2, &from, &among(&ahead));
    // Both have guides of 2.5 in line: the squares stay 5 apart.
    assert!((end.pose.y_mm() - 385.0).abs() <= 0.001, "{end:?}");
    assert!(!end.fully && end.overlapped.0 == 1 && end.backed_over == Some(0) && end.touching.0 == 1);
    let found = range_between(&from.moved(end.pose), &ahead[0]);
    assert_eq!(found.range, Range::Zero);
    assert!((found.line.distance - 5.0).abs() < 0.002, "guides do not count for the line");
    // Beside the guides the square is what is met: only one of the two ships' guides is in between.
    let aside = [small(465.0, 430.0, 0.0)];
    let end = execute(Bearing::Straight, 2, &from, &among(&aside));
    assert!((end.pose.y_mm() - 387.5).abs() <= 0.001, "{end:?}");
}

#[test]
fn a_ship_that_cannot_leave_stays() {
    broadside_rulebook::proves!("xwing.overlap.05");
    let from = small(457.0, 300.0, 0.0);
    let wall = [small(457.0, 345.0, 0.0), small(457.0, 390.0, 0.0)];
    let end = execute(Bearing::Straight, 1, &from, &among(&wall));
    assert_eq!((end.pose, end.fully), (from.pose, false));
    assert_eq!(end.touching.0 & 1, 1);
}

#[test]
fn obstacles_and_devices_do_not_stop_a_ship() {
    broadside_rulebook::proves!("xwing.overlap.02");
    let from = small(457.0, 300.0, 0.0);
    let tokens = [square(30.0, 457.0, 420.0)];
    let spaces = broadside_xwing::geometry::Spaces { obstacles: &tokens, devices: &tokens, ..among(&[]) };
    let end = execute(Bearing::Straight, 2, &from, &spaces);
    assert!(end.fully && end.obstacles.overlapped.0 == 1 && end.devices.overlapped.0 == 1);
}

#[test]
fn passing_a_ship_is_not_overlapping_it() {
    broadside_rulebook::proves!("xwing.move.05", "xwing.maneuver.09", "xwing.range.19");
    let from = small(457.0, 300.0, 0.0);
    let between = [small(457.0, 400.0, 45.0), small(497.0, 500.0, 0.0)];
    let end = execute(Bearing::Straight, 4, &from, &among(&between));
    // It flies over the first and comes to lie beside the second, touching it.
    assert!(end.fully && end.pose.y_mm() == 500.0 && end.overlapped.is_empty());
    assert_eq!(end.touching.0, 0b10);
}

#[test]
fn reversals_become_basic_maneuvers_when_they_are_blocked() {
    broadside_rulebook::proves!("xwing.bearing.14");
    let from = small(457.0, 300.0, 0.0);
    let basic = [
        (Bearing::KoiogranTurn, Bearing::Straight),
        (Bearing::SegnorsLoopLeft, Bearing::BankLeft),
        (Bearing::SegnorsLoopRight, Bearing::BankRight),
        (Bearing::TallonRollLeft, Bearing::TurnLeft),
        (Bearing::TallonRollRight, Bearing::TurnRight),
    ];
    for (advanced, basic) in basic {
        let end = execute(advanced, 3, &from, &among(&[])).pose;
        // A large ship in the way of all three positions.
        let wall = [ship(Size::Large, end.x_mm(), end.y_mm(), 10.0)];
        let (one, other) =
            (execute(advanced, 3, &from, &among(&wall)), execute(basic, 3, &from, &among(&wall)));
        assert!(!one.fully && one.pose == other.pose, "{advanced:?} {one:?} {other:?}");
    }
}

#[test]
fn both_ships_that_are_overlapped_are_told() {
    let from = small(457.0, 300.0, 0.0);
    let two = [small(430.0, 430.0, 0.0), small(484.0, 425.0, 0.0), small(457.0, 350.0, 0.0)];
    // At the end lie the first two; on the way back the third comes.
    let end = execute(Bearing::Straight, 2, &from, &among(&two));
    assert_eq!(end.overlapped.0, 0b011);
    assert_eq!((end.backed_over, end.pose), (Some(2), Pose::from_mm(457.0, 305.0, 0.0)));
}

#[test]
fn a_sideslip_slides_back_along_its_sides() {
    broadside_rulebook::proves!("xwing.sideslip.06");
    let from = small(457.0, 457.0, 0.0);
    let slip = Maneuver { course: broadside_xwing::geometry::Course::SideslipBankLeft, speed: 3 };
    let free = slip.execute(&from, Position::Middle, &among(&[])).expect("a template").pose;
    let wall = [small(free.x_mm() + 20.0, free.y_mm() + 10.0, 0.0)];
    let end = slip.execute(&from, Position::Middle, &among(&wall)).expect("a template");
    assert!(!end.fully && end.backed_over == Some(0));
    // Both sides' hashmarks stay on the middle line: a circle of 180 to the left of who looks to the right, and straight before and after it.
    let at = At::of(end.pose);
    for aside in [20.0, -20.0] {
        let mark = at.to_left(aside).place;
        let from_centre = (mark - crate::oracle::C(477.0, 637.0)).length();
        let before = mark.0 <= 477.0 && (mark.1 - 457.0).abs() < 0.002;
        // Past the end of the template, which is 45° round, the line runs on straight.
        let after = mark.0 > 604.279 && (mark.0 - 604.279 - (mark.1 - 509.721)).abs() < 0.003;
        assert!(before || after || (from_centre - 180.0).abs() < 0.002, "{from_centre} {mark:?}");
    }
}

/// For every size and every maneuver, between ships of every size: the end overlaps nothing and touches what it backed over last,
/// to a micrometre, by a calculation of its own.
#[test]
fn partial_execution_ends_touching_within_a_micrometre() {
    broadside_rulebook::proves!("xwing.overlap.04", "xwing.overlap.05", "xwing.range.15");
    let mut rng = Rng(7);
    let (mut partial, mut stayed, mut worst) = (0, 0, 0.0f64);
    for (maneuver, position) in maneuvers() {
        for size in SIZES {
            for _ in 0..60 {
                let from = Ship::new(size, rng.pose(457.0, 300.0));
                let aim = maneuver.places(&from, &[])[0].1;
                let mut ships: Vec<Ship> = Vec::new();
                while ships.len() < 4 {
                    let near = |rng: &mut Rng| rng.range(-90.0, 90.0);
                    let (x, y) = (aim.x_mm() + near(&mut rng), aim.y_mm() + near(&mut rng));
                    let other = Ship::new(rng.size(), Pose::from_mm(x, y, rng.range(0.0, 360.0)));
                    let clear = |ship: &Ship| !overlaps(&ship.footprint(), &other.footprint());
                    if clear(&from) && ships.iter().all(clear) {
                        ships.push(other);
                    }
                }
                let Ok(end) = maneuver.execute(&from, position, &among(&ships)) else { continue };
                let gap = |other: &Ship| base_gap(end.pose, side(size), other.pose, side(other.size));
                let context = || format!("{maneuver:?} {from:?} {ships:?} {end:?}");
                assert!(ships.iter().all(|other| gap(other) > -0.0021), "{}", context());
                if end.fully {
                    continue;
                }
                let Some(last) = end.backed_over else {
                    let rolled =
                        matches!(maneuver.layout().map(|layout| layout.ending), Some(Ending::Rolled(_)));
                    assert!(rolled, "{}", context());
                    continue;
                };
                partial += 1;
                if end.pose == from.pose {
                    stayed += 1;
                    continue;
                }
                worst = worst.max(gap(&ships[last]).abs());
                assert!(gap(&ships[last]).abs() <= 0.001, "{} µm: {}", gap(&ships[last]) * 1000.0, context());
                assert!(end.touching.contains(last));
            }
        }
    }
    assert!(partial > 4_000 && stayed < partial / 3, "{partial} {stayed} {worst}");
}
