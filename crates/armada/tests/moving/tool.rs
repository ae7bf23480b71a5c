//! The sides of the tool, looked up and measured.

use broadside_armada::facts::{Edition, Facts};
use broadside_armada::geometry::{Maneuver, Measures, Yaws};
use broadside_table::Pose;

#[test]
fn the_free_sides_do_not_depend_on_where_the_ship_stands() {
    let (facts, measures) = (Facts::of(Edition::Rr15), Measures::of(Edition::Rr15));
    for slug in [
        "cr90-corvette-a",
        "nebulon-b-escort-frigate",
        "victory-ii-class-star-destroyer",
        "mc80-command-cruiser",
    ] {
        let card = facts.ship(slug).expect("there is such a ship");
        for (speed, pose) in [
            (1, (310.5, 77.25, 13.0)),
            (2, (1200.125, 800.5, 201.5)),
            (3, (33.0, 444.4, 299.9)),
            (4, (0.0, 0.0, 45.0)),
        ] {
            let Some(mut yaws) = Yaws::of(&facts[card].speed, speed) else { continue };
            for joint in 0..usize::from(speed) {
                yaws = yaws.raised(joint);
            }
            let ship = measures.ship(card, Pose::from_mm(pose.0, pose.1, pose.2));
            for clicks in yaws.courses() {
                let measured = Maneuver::sides(measures, &ship, speed, clicks);
                assert_eq!(measures.sides(ship.hull, speed, &clicks), measured, "{slug} {speed} {clicks:?}");
            }
        }
    }
}

#[test]
fn a_straight_tool_always_lies_free() {
    for edition in [Edition::Rr1, Edition::Rr15, Edition::Arc] {
        let (facts, measures) = (Facts::of(edition), Measures::of(edition));
        for card in facts.ships() {
            let hull = measures.hull(card.chassis);
            for speed in 1..=4 {
                let sides = measures.sides(hull, speed, &[0; 4]);
                assert!(sides.left && sides.right, "{} at {speed}", card.slug);
            }
        }
    }
}

#[test]
fn ships_of_one_size_stand_on_one_base() {
    for edition in [Edition::Rr1, Edition::Rr15, Edition::Arc] {
        let (facts, measures) = (Facts::of(edition), Measures::of(edition));
        let mut seen: Vec<(_, _)> = Vec::new();
        for card in facts.ships() {
            let hull = measures.hull(card.chassis);
            let base = measures.ship(card.id, Pose::default()).base().circle().1;
            let shape = (hull.base, hull.tool_ahead, base);
            match seen.iter().find(|(size, _)| *size == hull.size) {
                Some((_, other)) => assert_eq!(*other, shape, "{}", card.slug),
                None => seen.push((hull.size, shape)),
            }
        }
    }
}
