//! Boosts, barrel rolls, decloaking and tractor beams.

use broadside_table::{Pose, Turn};
use broadside_xwing::facts::Size;
use broadside_xwing::geometry::{
    Bend, Placing, Position, Reposition, RepositionRefusal, Set, Ship, Spaces, Template,
};

use crate::oracle::At;
use crate::table::*;

fn shift(position: Position) -> f64 {
    match position {
        Position::Front => 1.0,
        Position::Middle => 0.0,
        Position::Back => -1.0,
    }
}

/// Where a barrel roll with a straight template ends: the template of this length against the side, by its narrow or its long edge.
fn rolled(from: At, side: f64, to_left: bool, length: f64, small: bool, position: Position) -> At {
    let sign = if to_left { 1.0 } else { -1.0 };
    let (across, half_end) = if small { (length, 10.0) } else { (20.0, length / 2.0) };
    from.to_left(sign * (side + across)).ahead(shift(position) * half_end)
}

#[test]
fn boosts_and_rolls_end_where_complex_numbers_say() {
    broadside_rulebook::proves!(
        "xwing.boost.01",
        "xwing.boost.02",
        "xwing.barrel-roll.01",
        "xwing.barrel-roll.02",
        "xwing.barrel-roll.03",
        "xwing.barrel-roll.06",
        "xwing.cloak.09",
        "xwing.cloak.10",
        "xwing.tractor.06",
        "xwing.ship-size.05"
    );
    let mut rng = Rng(3);
    for size in SIZES {
        let (side, is_small) = (side(size), size == Size::Small);
        for _ in 0..200 {
            let ship = Ship::new(size, rng.pose(457.0, 300.0));
            let from = At::of(ship.pose);
            let places = |reposition: Reposition| reposition.places(&ship, &among(&[]), Set::NONE);
            let boost =
                |kind, speed, to_left| from.ahead(side / 2.0).along(kind, speed, to_left).ahead(side / 2.0);
            let [straight, left, right] = Reposition::boosts();
            boost('s', 1, true).check(places(straight)[0].pose, &straight);
            boost('b', 1, true).check(places(left)[0].pose, &left);
            boost('b', 1, false).check(places(right)[0].pose, &right);
            let check_rolls = |rolls: [Reposition; 2], length: f64| {
                for (roll, to_left) in rolls.into_iter().zip([true, false]) {
                    let found = places(roll);
                    assert_eq!(found.len(), 3);
                    for placing in found {
                        let expected = rolled(from, side, to_left, length, is_small, placing.position);
                        expected.check(placing.pose, &(roll, placing.position, size));
                    }
                }
            };
            check_rolls(Reposition::rolls(), 40.0);
            let speed = if is_small { 2 } else { 1 };
            let [ahead, to_left, to_right] = Reposition::decloaks(size);
            boost('s', speed, true).check(places(ahead)[0].pose, &ahead);
            check_rolls([to_left, to_right], 40.0 * f64::from(speed));
            let [ahead, to_left, to_right] = Reposition::tractor();
            boost('s', 1, true).check(places(ahead)[0].pose, &ahead);
            check_rolls([to_left, to_right], 40.0);
            // A roll with a bank, as some cards ask for: narrow end to narrow end, shifted along the far end.
            for bend in [Bend::BankLeft, Bend::BankRight] {
                let roll =
                    Reposition::BarrelRoll { side: Turn::Right, template: Template { bend, speed: 1 } };
                for placing in places(roll) {
                    let far = from.turned_left(-90.0).ahead(side / 2.0).along('b', 1, bend == Bend::BankLeft);
                    let end = far.ahead(side / 2.0).turned_left(90.0).ahead(10.0 * shift(placing.position));
                    end.check(placing.pose, &(roll, placing.position, size));
                }
            }
        }
    }
}

#[test]
fn the_three_places_of_a_tie_fighter() {
    broadside_rulebook::proves!("xwing.barrel-roll.05", "xwing.barrel-roll.08", "xwing.boost.04");
    let here = small(457.0, 457.0, 0.0);
    let [_, right] = Reposition::rolls();
    let found: Vec<Pose> =
        right.places(&here, &among(&[]), Set::NONE).iter().map(|place| place.pose).collect();
    let expected = [467.0, 457.0, 447.0].map(|y| Pose::from_mm(537.0, y, 0.0));
    assert_eq!(found, expected);
    // 20 from the template's wide side, 20 and nothing along its long edge for a medium ship.
    let medium = ship(Size::Medium, 457.0, 457.0, 0.0);
    let found: Vec<Pose> =
        right.places(&medium, &among(&[]), Set::NONE).iter().map(|place| place.pose).collect();
    assert_eq!(found, [477.0, 457.0, 437.0].map(|y| Pose::from_mm(537.0, y, 0.0)));
    let ends: Vec<Pose> =
        Reposition::boosts().map(|boost| boost.places(&here, &among(&[]), Set::NONE)[0].pose).to_vec();
    assert!(ends[1].x < ends[0].x && ends[0].x < ends[2].x);
}

fn refusals(places: &[Placing]) -> Vec<Option<RepositionRefusal>> {
    places.iter().map(|place| place.refusal).collect()
}

#[test]
fn a_roll_fails_when_no_place_is_open() {
    broadside_rulebook::proves!(
        "xwing.barrel-roll.09",
        "xwing.barrel-roll.10",
        "xwing.barrel-roll.11",
        "xwing.tractor.07",
        "xwing.flee.05"
    );
    use RepositionRefusal::{RollAtObstacle, RollOnShip, RollOutside};
    let here = small(457.0, 457.0, 0.0);
    let [left, right] = Reposition::rolls();
    let wall = [small(537.0, 457.0, 0.0)];
    assert_eq!(refusals(&right.places(&here, &among(&wall), Set::NONE)), [Some(RollOnShip); 3]);
    assert_eq!(refusals(&left.places(&here, &among(&wall), Set::NONE)), [None; 3]);
    // A ship that leaves room at the back only.
    let ahead = [small(537.0, 495.0, 0.0)];
    assert_eq!(
        refusals(&right.places(&here, &among(&ahead), Set::NONE)),
        [Some(RollOnShip), Some(RollOnShip), None]
    );
    // An obstacle under the template closes all three; one under the front place only that.
    let rocks = [square(4.0, 490.0, 457.0)];
    let spaces = Spaces { obstacles: &rocks, ..among(&[]) };
    assert_eq!(refusals(&right.places(&here, &spaces, Set::NONE)), [Some(RollAtObstacle); 3]);
    let ignoring = right.places(&here, &spaces, Set::one(0));
    assert_eq!(refusals(&ignoring), [None; 3]);
    let rocks = [square(4.0, 537.0, 485.0)];
    let spaces = Spaces { obstacles: &rocks, ..among(&[]) };
    assert_eq!(refusals(&right.places(&here, &spaces, Set::NONE)), [Some(RollAtObstacle), None, None]);
    // At the edge of the table.
    let edge = small(850.0, 457.0, 0.0);
    assert_eq!(refusals(&right.places(&edge, &among(&[]), Set::NONE)), [Some(RollOutside); 3]);
    let low = small(457.0, 27.5, 0.0);
    assert_eq!(refusals(&right.places(&low, &among(&[]), Set::NONE)), [None, None, Some(RollOutside)]);
    assert_eq!(RollOnShip.rule(), "xwing.barrel-roll.09");
    assert_eq!(RollAtObstacle.rule(), "xwing.barrel-roll.10");
    assert_eq!(RollOutside.rule(), "xwing.barrel-roll.11");
}

#[test]
fn a_boost_fails_into_ships_obstacles_and_the_edge() {
    broadside_rulebook::proves!("xwing.boost.06", "xwing.boost.07", "xwing.boost.08", "xwing.obstacle.72");
    use RepositionRefusal::{BoostAtObstacle, BoostOnShip, BoostOutside};
    let here = small(457.0, 457.0, 0.0);
    let [straight, left, _] = Reposition::boosts();
    let at = |boost: Reposition, spaces: &Spaces, ignored| boost.places(&here, spaces, ignored)[0].refusal;
    let wall = [small(457.0, 560.0, 0.0)];
    assert_eq!(at(straight, &among(&wall), Set::NONE), Some(BoostOnShip));
    assert_eq!(at(left, &among(&[small(500.0, 560.0, 0.0)]), Set::NONE), None);
    for y in [500.0, 540.0] {
        let rocks = [square(6.0, 457.0, y)];
        let spaces = Spaces { obstacles: &rocks, ..among(&[]) };
        assert_eq!(at(straight, &spaces, Set::NONE), Some(BoostAtObstacle), "{y}");
        assert_eq!(at(straight, &spaces, Set::one(0)), None);
    }
    // Devices are met, not in the way.
    let mines = [square(6.0, 457.0, 500.0)];
    let placing = straight.places(&here, &Spaces { devices: &mines, ..among(&[]) }, Set::NONE)[0];
    assert_eq!((placing.refusal, placing.devices.through.0), (None, 1));
    let edge = small(457.0, 830.0, 0.0);
    assert_eq!(straight.places(&edge, &among(&[]), Set::NONE)[0].refusal, Some(BoostOutside));
    assert_eq!(BoostOnShip.rule(), "xwing.boost.06");
    assert_eq!(BoostAtObstacle.rule(), "xwing.boost.07");
    assert_eq!(BoostOutside.rule(), "xwing.boost.08");
}
