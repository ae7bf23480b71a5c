//! Maneuvers: speed, bearing, difficulty.

use broadside_rulebook::proves;
use broadside_xwing::facts::{Bearing, Difficulty, Direction, Facts, Maneuver, TOP_SPEED, Term};
use broadside_xwing::geometry;

fn maneuver(speed: u8, bearing: Bearing) -> Maneuver {
    Maneuver { speed, bearing, difficulty: Difficulty::White }
}

#[test]
fn every_maneuver_of_every_dial_has_a_speed_from_0_to_5_and_a_template() {
    proves!("xwing.bearing.01", "xwing.speed.01");
    let mut directions = [0; 3];
    for ship in Facts::embedded().ships() {
        for it in &*ship.dial {
            assert!(it.speed <= 5 && TOP_SPEED == 5);
            assert_eq!(it.speed == 0, it.bearing == Bearing::Stationary, "{}", ship.name);
            let course = geometry::Maneuver::new(it.bearing, it.speed);
            assert_eq!(course.layout().is_none(), it.bearing == Bearing::Stationary, "{}", ship.name);
            directions[it.bearing.direction() as usize] += 1;
        }
    }
    assert!(directions.iter().all(|count| *count > 300), "{directions:?}");
    let left = Bearing::ALL.iter().filter(|it| it.direction() == Direction::Left).count();
    let right = Bearing::ALL.iter().filter(|it| it.direction() == Direction::Right).count();
    assert_eq!((left, right, Bearing::ALL.len()), (5, 5, 14));
}

#[test]
fn a_maneuver_is_basic_or_advanced() {
    proves!("xwing.bearing.02", "xwing.bearing.08");
    let words = |advanced: bool| -> Vec<&str> {
        Bearing::ALL.iter().filter(|it| it.is_advanced() == advanced).map(|it| it.word()).collect()
    };
    assert_eq!(words(false), ["turn left", "bank left", "straight", "bank right", "turn right"]);
    assert_eq!(
        words(true),
        [
            "koiogran turn",
            "segnor's loop left",
            "segnor's loop right",
            "tallon roll left",
            "tallon roll right",
            "stationary",
            "reverse bank left",
            "reverse straight",
            "reverse bank right",
        ]
    );
}

#[test]
fn a_speed_changes_only_to_one_that_has_a_template() {
    proves!("xwing.speed.02", "xwing.speed.03", "xwing.speed.04");
    assert_eq!(maneuver(3, Bearing::SegnorsLoopLeft).changed_by(1), None);
    assert_eq!(maneuver(1, Bearing::Straight).changed_by(-1), None);
    assert_eq!(
        maneuver(2, Bearing::SegnorsLoopLeft).changed_by(1),
        Some(maneuver(3, Bearing::SegnorsLoopLeft))
    );
    assert_eq!(maneuver(3, Bearing::TurnRight).changed_by(-2), Some(maneuver(1, Bearing::TurnRight)));
    assert_eq!(maneuver(4, Bearing::KoiogranTurn).changed_by(1), Some(maneuver(5, Bearing::KoiogranTurn)));
    assert_eq!(maneuver(5, Bearing::Straight).changed_by(1), None);
    for by in [-1, 1] {
        assert_eq!(maneuver(0, Bearing::Stationary).changed_by(by), None);
    }
    for &bearing in Bearing::ALL {
        let Some(top) = bearing.top_speed() else { continue };
        assert!(geometry::Maneuver::new(bearing, top).layout().is_some());
    }
}
