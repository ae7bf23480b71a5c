use broadside_armada::facts::{Dice, Edition, Zone};
use broadside_armada::geometry::{Distance, Party, Range, Reach, Refusal};
use broadside_table::{Disc, Point, Shape, closest, in_arc, passes_through};

use crate::table::*;

#[test]
fn the_arc_has_no_end_and_its_line_belongs_to_it() {
    broadside_rulebook::proves!(
        "armada.firing-arc.02",
        "armada.firing-arc.03",
        "armada.measuring.01",
        "armada.measuring.02"
    );
    for edition in EDITIONS {
        let victory = ship(edition, VICTORY, 900.0, 200.0, 0.0);
        // The front arc's right line: from (0, 3.24) at 51.39° from forward.
        let line = broadside_table::Angle::from_degrees(51.39).direction();
        for far in [150.0, 250.0, 600.0] {
            let on_line = Point::new(900.0, 203.24) + line * far;
            // A disc beside the line, right of it, that just reaches it, and one a hundredth farther.
            let beside = |gap: f64| {
                let c = on_line + Point::new(line.y, -line.x) * (17.1 + gap);
                Party::Squadron(squadron(c.x, c.y))
            };
            let view = attack(edition, zone(0, Zone::Front), beside(0.0), &[victory], &[]);
            assert!(view.in_arc.is_some_and(|p| p.distance(on_line) < 0.5), "{far} {:?}", view.in_arc);
            assert_eq!(view.refusal, None);
            let view = attack(edition, zone(0, Zone::Front), beside(0.01), &[victory], &[]);
            assert_eq!((view.in_arc, view.refusal), (None, Some(Refusal::NotInArc)));
            assert_eq!(Refusal::NotInArc.rule(), "armada.attack.04");
            // Where the front arc ends, the right one begins.
            assert!(attack(edition, zone(0, Zone::Right), beside(0.01), &[victory], &[]).in_arc.is_some());
        }
    }
}

#[test]
fn range_is_measured_between_hull_zones_not_bases_or_targeting_points() {
    broadside_rulebook::proves!("armada.measuring.03", "armada.measuring.04", "armada.measuring.08");
    for edition in EDITIONS {
        // Side by side, 200 apart: tokens are 39 wide, bases 43 or 41.
        let ships = [ship(edition, CR90, 900.0, 400.0, 0.0), ship(edition, CR90, 1100.0, 400.0, 0.0)];
        let view = attack(edition, zone(0, Zone::Right), zone(1, Zone::Left), &ships, &[]);
        let range = view.range.expect("in arc");
        assert!((range.line.distance - 161.0).abs() < 1e-9, "{range:?}");
        assert!((range.line.from.x - 919.5).abs() < 1e-9 && (range.line.to.x - 1080.5).abs() < 1e-9);
        assert_eq!(range.band, Range::Medium);
        assert!(view.sight.from.distance(Point::new(911.37, 392.04)) < 1e-9);
        assert!(view.sight.to.distance(Point::new(1088.63, 392.04)) < 1e-9);
    }
}

#[test]
fn range_to_a_squadron_is_measured_to_its_base() {
    broadside_rulebook::proves!("armada.measuring.05", "armada.line-of-sight.03", "armada.line-of-sight.04");
    for edition in EDITIONS {
        let ships = [ship(edition, CR90, 900.0, 400.0, 0.0)];
        let tie = Party::Squadron(squadron(900.0, 600.0));
        let view = attack(edition, zone(0, Zone::Front), tie, &ships, &[]);
        let range = view.range.expect("in arc");
        assert!((range.line.distance - (200.0 - 35.5 - 17.1)).abs() < 1e-6, "{range:?}");
        assert!(view.sight.from.distance(Point::new(900.0, 426.5)) < 1e-9);
        assert!(view.sight.to.distance(Point::new(900.0, 582.9)) < 1e-6);
        // And from it, to a zone off its axis: the point closest to the zone, not to the targeting point.
        let tie = Party::Squadron(squadron(960.0, 450.0));
        let view = attack(edition, tie, zone(0, Zone::Right), &ships, &[]);
        let (from, to) = (view.sight.from, view.sight.to);
        assert!(to.distance(Point::new(911.37, 392.04)) < 1e-9);
        let near = view.range.expect("all around").line;
        assert_eq!(from, near.from);
        assert!((from.distance(Point::new(960.0, 450.0)) - 17.1).abs() < 1e-9);
        let to_target = (Point::new(911.37, 392.04) - Point::new(960.0, 450.0)).unit() * 17.1;
        assert!(from.distance(Point::new(960.0, 450.0) + to_target) > 1.0);
    }
}

/// A CR90 whose front arc sees only the far part of a Victory's side: the near corner lies outside.
fn corner_outside(edition: Edition) -> [broadside_armada::geometry::Ship; 2] {
    [ship(edition, CR90, 900.0, 300.0, 0.0), ship(edition, VICTORY, 1045.0, 395.0, 20.0)]
}

#[test]
fn parts_outside_the_arc_do_not_count() {
    broadside_rulebook::proves!(["rr15", "arc"]; "armada.measuring.06");
    for edition in LATER {
        let ships = corner_outside(edition);
        let view = attack(edition, zone(0, Zone::Front), zone(1, Zone::Left), &ships, &[]);
        let range = view.range.expect("in arc");
        let whole = closest(&ships[0].zone(Zone::Front), &ships[1].zone(Zone::Left));
        assert!(range.line.distance > whole.distance + 1.0, "{range:?} {whole:?}");
        let end = Shape::from(Disc::new(0.01).at(range.line.to));
        assert!(in_arc(&end, &ships[0].arc(Zone::Front)).is_some());
        assert!(!ships[0].arc(Zone::Front).contains(whole.to));
    }
}

#[test]
fn in_the_first_edition_the_closest_points_count() {
    broadside_rulebook::proves!("armada.measuring.06-rr1");
    let ships = corner_outside(Edition::Rr1);
    let view = attack(Edition::Rr1, zone(0, Zone::Front), zone(1, Zone::Left), &ships, &[]);
    let whole = closest(&ships[0].zone(Zone::Front), &ships[1].zone(Zone::Left));
    assert_eq!(view.range.map(|range| range.line), Some(whole));
    assert!(view.in_arc.is_some() && !ships[0].arc(Zone::Front).contains(whole.to));
}

#[test]
fn a_ship_reaches_as_far_as_its_dice() {
    broadside_rulebook::proves!("armada.attack.04");
    for edition in EDITIONS {
        let dice = |red, blue, black| Reach::Armament(Dice { red, blue, black });
        for (gap, black, blue, red) in [
            (120.0, true, true, true),
            (150.0, false, true, true),
            (250.0, false, false, true),
            (306.0, false, false, false),
        ] {
            let ships =
                [ship(edition, CR90, 900.0, 100.0, 0.0), ship(edition, CR90, 900.0, 171.0 + gap, 180.0)];
            let legal = |reach| {
                let view = reaching(edition, zone(0, Zone::Front), zone(1, Zone::Front), reach, &ships, &[]);
                assert_eq!(view.is_legal(), view.refusal != Some(Refusal::OutOfRange));
                view.is_legal()
            };
            assert_eq!(
                [legal(dice(0, 0, 1)), legal(dice(0, 1, 0)), legal(dice(1, 0, 0))],
                [black, blue, red]
            );
            assert!(!legal(dice(0, 0, 0)));
        }
        // In range, out of arc.
        let ships = [ship(edition, CR90, 900.0, 100.0, 0.0), ship(edition, CR90, 900.0, 271.0, 180.0)];
        let view = reaching(edition, zone(0, Zone::Rear), zone(1, Zone::Front), dice(3, 3, 3), &ships, &[]);
        assert_eq!(view.refusal, Some(Refusal::NotInArc));
    }
}

#[test]
fn a_squadron_reaches_distance_one_all_around() {
    broadside_rulebook::proves!("armada.attack.05", "armada.firing-arc.04");
    for edition in EDITIONS {
        let ships = [ship(edition, CR90, 900.0, 400.0, 0.0)];
        for degrees in [0.0, 77.0, 180.0, 290.0] {
            let direction = broadside_table::Angle::from_degrees(degrees).direction();
            let at = |away: f64| {
                let c = Point::new(500.0, 400.0) + direction * away;
                Party::Squadron(squadron(c.x, c.y))
            };
            let from = Party::Squadron(squadron(500.0, 400.0));
            let legal = |away| reaching(edition, from, at(away), Reach::SQUADRON, &ships, &[]).refusal;
            assert_eq!(legal(34.2 + 76.5), None);
            assert_eq!(legal(34.2 + 76.52), Some(Refusal::OutOfDistance { distance: Distance::One }));
            let snipe = Reach::Distance(Distance::Two);
            assert_eq!(reaching(edition, from, at(34.2 + 124.5), snipe, &ships, &[]).refusal, None);
        }
        let view = reaching(
            edition,
            Party::Squadron(squadron(900.0, 400.0 + 35.5 + 76.5 + 17.1)),
            zone(0, Zone::Front),
            Reach::SQUADRON,
            &ships,
            &[],
        );
        assert_eq!(view.refusal, None);
    }
}

#[test]
fn another_zone_of_the_defender_blocks_the_sight_line() {
    broadside_rulebook::proves!("armada.line-of-sight.02", "armada.line-of-sight.05");
    for edition in EDITIONS {
        // Head on: the line to the rear targeting point runs through the front zone.
        let ships = [ship(edition, VICTORY, 900.0, 200.0, 0.0), ship(edition, CR90, 900.0, 400.0, 180.0)];
        let view = attack(edition, zone(0, Zone::Front), zone(1, Zone::Rear), &ships, &[]);
        assert_eq!(view.refusal, Some(Refusal::SightBlocked));
        let blocked = view.sight_blocked.expect("blocked");
        assert_eq!(blocked.zone, Zone::Front);
        assert!(blocked.crossing.enter_point.distance(Point::new(900.0, 364.5)) < 1e-6, "{blocked:?}");
        // A squadron's sight is blocked the same way.
        let tie = Party::Squadron(squadron(900.0, 330.0));
        let view = attack(edition, tie, zone(1, Zone::Rear), &ships, &[]);
        assert_eq!(view.refusal, Some(Refusal::SightBlocked));
        // Of two zones in the way the first is told: the corvette's left, then its front.
        let tie = Party::Squadron(squadron(1000.0, 370.0));
        let view = attack(edition, tie, zone(1, Zone::Right), &ships, &[]);
        assert!(passes_through(view.sight.from, view.sight.to, &ships[1].zone(Zone::Front)).is_some());
        assert_eq!(view.sight_blocked.map(|blocked| blocked.zone), Some(Zone::Left));
    }
}

#[test]
fn own_zones_never_block() {
    broadside_rulebook::proves!("armada.line-of-sight.12");
    for edition in EDITIONS {
        // The targeting point of the left zone lies beside the front zone; the line crosses the front zone's corner.
        let ships = [ship(edition, VICTORY, 900.0, 400.0, 0.0), ship(edition, VICTORY, 850.0, 480.0, 45.0)];
        let view = attack(edition, zone(0, Zone::Left), zone(1, Zone::Right), &ships, &[]);
        let own = passes_through(view.sight.from, view.sight.to, &ships[0].zone(Zone::Front));
        assert!(own.is_some(), "{:?}", view.sight);
        assert_eq!(view.sight_blocked, None);
    }
}

/// A CR90's front against a Victory's rear: the sight line is free, the range line is not.
pub fn range_line_through_another_zone(edition: Edition) -> [broadside_armada::geometry::Ship; 2] {
    [ship(edition, CR90, 900.0, 300.0, 0.0), ship(edition, VICTORY, 850.0, 350.0, 225.0)]
}

#[test]
fn range_line_through_another_zone_later() {
    broadside_rulebook::proves!(["rr15", "arc"]; "armada.line-of-sight.06", "armada.line-of-sight.51");
    for edition in LATER {
        let ships = range_line_through_another_zone(edition);
        let view = attack(edition, zone(0, Zone::Front), zone(1, Zone::Rear), &ships, &[]);
        assert_eq!(view.sight_blocked, None, "{view:#?}");
        assert!(view.range_blocked.is_some(), "{view:#?}");
        assert_eq!(view.refusal, Some(Refusal::RangeLineBlocked));
    }
}

#[test]
fn range_line_through_another_zone_in_the_first_edition() {
    broadside_rulebook::proves!("armada.line-of-sight.51-rr1");
    let ships = range_line_through_another_zone(Edition::Rr1);
    let view = attack(Edition::Rr1, zone(0, Zone::Front), zone(1, Zone::Rear), &ships, &[]);
    let line = view.range.expect("measured").line;
    assert!(passes_through(line.from, line.to, &ships[1].zone(Zone::Left)).is_some());
    assert_eq!((view.sight_blocked, view.range_blocked), (None, None));
    assert_eq!(view.refusal, None);
}

#[test]
fn only_ships_attack_mines() {
    broadside_rulebook::proves!("armada.proximity-mines.04");
    for edition in LATER {
        let mine = Party::Token(Disc::new(10.0).at(Point::new(900.0, 500.0)));
        let ships = [ship(edition, CR90, 900.0, 400.0, 0.0)];
        assert_eq!(attack(edition, zone(0, Zone::Front), mine, &ships, &[]).refusal, None);
        let tie = Party::Squadron(squadron(900.0, 550.0));
        let view = reaching(edition, tie, mine, Reach::SQUADRON, &ships, &[]);
        assert_eq!(view.refusal, Some(Refusal::NotByShip));
    }
}
