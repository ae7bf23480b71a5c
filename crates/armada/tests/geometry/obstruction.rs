use broadside_armada::facts::{Edition, Zone};
use broadside_armada::geometry::{Measures, Obstacle, Obstructor, Party, Reach, Refusal, Ship};
use broadside_table::{Angle, Contact, Point, Pose, Shape, contact, overlaps, passes_through};

use crate::table::*;

/// Head on, 200 mm between the bases.
fn head_on(edition: Edition) -> [Ship; 2] {
    [ship(edition, VICTORY, 900.0, 200.0, 0.0), ship(edition, VICTORY, 900.0, 502.0, 180.0)]
}

fn front_to_front(
    edition: Edition,
    ships: &[Ship],
    obstacles: &[Obstacle],
) -> broadside_armada::geometry::AttackView {
    attack(edition, zone(0, Zone::Front), zone(1, Zone::Front), ships, obstacles)
}

#[test]
fn every_ship_and_obstacle_in_between_is_told() {
    for edition in EDITIONS {
        let [a, b] = head_on(edition);
        let ships = [a, b, ship(edition, CR90, 900.0, 300.0, 90.0)];
        let obstacles = [
            obstacle(edition, "station", 300.0, 300.0, 0.0),
            obstacle(edition, "debris-1", 900.0, 390.0, 0.0),
        ];
        let view = front_to_front(edition, &ships, &obstacles);
        assert_eq!(obstructors(&view), [Obstructor::Ship(2), Obstructor::Obstacle(1)]);
        for cause in view.causes.list() {
            assert!(0.0 < cause.enter && cause.enter < cause.exit && cause.exit < 1.0);
        }
    }
}

#[test]
fn a_line_longer_than_the_ruler_goes_on() {
    broadside_rulebook::proves!("armada.line-of-sight.13");
    for edition in EDITIONS {
        // At the far end, past twelve inches, lies a corvette.
        let ships = [
            ship(edition, VICTORY, 900.0, 100.0, 0.0),
            ship(edition, VICTORY, 900.0, 600.0, 180.0),
            ship(edition, CR90, 900.0, 510.0, 90.0),
        ];
        let view = front_to_front(edition, &ships, &[]);
        assert!(view.sight.from.distance(view.sight.to) > 304.8);
        assert!(view.sight.at(view.causes.list()[0].enter).distance(view.sight.from) > 304.8);
        assert_eq!(obstructors(&view), [Obstructor::Ship(2)]);
    }
}

#[test]
fn dials_do_not_obstruct_and_the_rest_of_the_base_does() {
    broadside_rulebook::proves!(["rr15", "arc"]; "armada.line-of-sight.08", "armada.line-of-sight.73");
    for edition in LATER {
        let [a, b] = head_on(edition);
        // The sight line runs along x = 900. A corvette beside it, facing up: half a base (21.5), then 4 of dial.
        let beside = |x: f64| [a, b, ship(edition, CR90, x, 350.0, 0.0)];
        let ships = beside(900.0 + 21.5 + 2.0);
        let line = front_to_front(edition, &ships, &[]).sight;
        assert!(passes_through(line.from, line.to, &ships[2].footprint()).is_some());
        assert!(!front_to_front(edition, &ships, &[]).is_obstructed());
        // The plastic beyond the token (19.5) obstructs.
        let ships = beside(900.0 + 20.5);
        assert!(passes_through(line.from, line.to, &ships[2].token()).is_none());
        assert_eq!(obstructors(&front_to_front(edition, &ships, &[])), [Obstructor::Ship(2)]);
    }
}

/// The first front zone's base ends at y = 251; an asteroid of 69 mm lies under it up to `top`.
fn under_the_attacker(edition: Edition, top: f64) -> Obstacle {
    let asteroid = obstacle(edition, "asteroid-1", 900.0, 200.0, 0.0);
    let height = asteroid.shape().support(Point::new(0.0, 1.0)).y;
    // The highest point is off the axis; the sight line sees the edge where it crosses it.
    let edge = passes_through(Point::new(900.0, 200.0), Point::new(900.0, 400.0), &asteroid.shape());
    let edge = edge.expect("crosses").exit_point.y;
    assert!(height >= edge);
    obstacle(edition, "asteroid-1", 900.0, 200.0 + top - edge, 0.0)
}

#[test]
fn what_a_ship_covers_does_not_obstruct() {
    broadside_rulebook::proves!(["rr15", "arc"]; "armada.line-of-sight.09");
    for edition in LATER {
        let ships = head_on(edition);
        let line = front_to_front(edition, &ships, &[]).sight;
        let covered = under_the_attacker(edition, 250.9);
        assert!(passes_through(line.from, line.to, &covered.shape()).is_some());
        let view = front_to_front(edition, &ships, &[covered]);
        assert!(!view.causes.list().iter().any(|cause| cause.by == Obstructor::Obstacle(0)));
        let seen = under_the_attacker(edition, 257.0);
        let view = front_to_front(edition, &ships, &[seen]);
        assert_eq!(obstructors(&view), [Obstructor::Obstacle(0)]);
        let cause = view.causes.list()[0];
        assert!((view.sight.at(cause.enter).y - 251.0).abs() < 1e-6);
        assert!((view.sight.at(cause.exit).y - 257.0).abs() < 0.01);
    }
    // The first edition knows no such exception.
    let ships = head_on(Edition::Rr1);
    let view = front_to_front(Edition::Rr1, &ships, &[under_the_attacker(Edition::Rr1, 250.0)]);
    assert_eq!(obstructors(&view), [Obstructor::Obstacle(0)]);
}

#[test]
fn the_far_side_of_an_obstacle_under_the_defender_shows() {
    for edition in LATER {
        // The defender stands on the middle of a wide obstacle, which shows before and behind it.
        let ships = [ship(edition, VICTORY, 900.0, 200.0, 0.0), ship(edition, CR90, 900.0, 450.0, 90.0)];
        let debris = obstacle(edition, "debris-1", 900.0, 450.0, 0.0);
        assert!(
            passes_through(Point::new(900.0, 400.0), Point::new(900.0, 428.0), &debris.shape()).is_some()
        );
        let view = attack(edition, zone(0, Zone::Front), zone(1, Zone::Right), &ships, &[debris]);
        assert_eq!(obstructors(&view), [Obstructor::Obstacle(0)]);
        assert!((view.sight.at(view.causes.list()[0].exit).y - 428.5).abs() < 0.5);
    }
}

#[test]
fn an_obstacle_under_the_dial_obstructs() {
    broadside_rulebook::proves!(["rr15", "arc"]; "armada.line-of-sight.10");
    for edition in LATER {
        let ships = head_on(edition);
        let dial = Shape::Cap(ships[0].dial(Zone::Front).shape);
        // The asteroid reaches past the base only beside the sight line, under the dial.
        let asteroid = (0..4800).find_map(|step| {
            let (x, y) = (900.0 + f64::from(step % 60), 200.0 + f64::from(step / 60));
            let asteroid = obstacle(edition, "asteroid-2", x, y, 0.0);
            let clear = passes_through(Point::new(900.0, 251.0), Point::new(900.0, 400.0), &asteroid.shape());
            (clear.is_none() && overlaps(&dial, &asteroid.shape())).then_some(asteroid)
        });
        let asteroid = asteroid.expect("such a place");
        let view = front_to_front(edition, &ships, &[asteroid]);
        assert_eq!(obstructors(&view), [Obstructor::Dial(0)]);
        // The same for the defender, and not for another zone's dial.
        let view = attack(edition, zone(1, Zone::Front), zone(0, Zone::Front), &ships, &[asteroid]);
        assert_eq!(obstructors(&view), [Obstructor::Dial(0)]);
        let away = obstacle(edition, "asteroid-2", 900.0, 100.0, 0.0);
        assert!(!front_to_front(edition, &ships, &[away]).is_obstructed());
    }
}

#[test]
fn touching_ships_on_an_obstacle_are_obstructed() {
    broadside_rulebook::proves!("armada.obstructed.05");
    for edition in EDITIONS {
        // A corner against a side: beside the point of contact the obstacle shows between the bases.
        let a = ship(edition, CR90, 900.0, 400.0, 0.0);
        let half = a.hull.base.0 * 0.5;
        let turned = ship(edition, CR90, 900.0, 400.0, 45.0);
        let reach = turned.base().support(Point::new(-1.0, 0.0)).x;
        let b = ship(edition, CR90, 900.0 + half + (900.0 - reach), 430.0, 45.0);
        assert!(matches!(contact(&a.base(), &b.base()), Contact::Touching(_)));
        let debris = obstacle(edition, "debris-1", 930.0, 440.0, 0.0);
        let obstructed = [Zone::Front, Zone::Right]
            .into_iter()
            .flat_map(|from| [Zone::Front, Zone::Left, Zone::Rear].map(|to| (from, to)))
            .map(|(from, to)| attack(edition, zone(0, from), zone(1, to), &[a, b], &[debris]))
            .any(|view| view.is_legal() && view.is_obstructed());
        assert!(obstructed);
    }
}

#[test]
fn an_obstacle_under_touching_dials_obstructs() {
    broadside_rulebook::proves!("armada.obstructed.06");
    for edition in LATER {
        // Nose to nose, 8 mm of dials between the bases, all of it on an asteroid field.
        let ships = [ship(edition, VICTORY, 900.0, 300.0, 0.0), ship(edition, VICTORY, 900.0, 410.0, 180.0)];
        assert!(matches!(contact(&ships[0].footprint(), &ships[1].footprint()), Contact::Touching(_)));
        let rock = obstacle(edition, "asteroid-1", 900.0, 355.0, 0.0);
        let view = front_to_front(edition, &ships, &[rock]);
        assert_eq!(obstructors(&view), [Obstructor::Obstacle(0)]);
        let cause = view.causes.list()[0];
        assert!((view.sight.at(cause.enter).y - 351.0).abs() < 1e-6);
        assert!((view.sight.at(cause.exit).y - 359.0).abs() < 1e-6);
    }
}

#[test]
fn a_ship_cannot_attack_across_dust() {
    broadside_rulebook::proves!("armada.obstacle.dust-field.01", "armada.obstacle.dust-field.02");
    for edition in LATER {
        let ships = head_on(edition);
        let dust = obstacle(edition, "dust-1", 900.0, 350.0, 0.0);
        let view = front_to_front(edition, &ships, &[dust]);
        assert_eq!((view.refusal, view.dust), (Some(Refusal::DustField), Some(0)));
        // Not even a squadron or a mine.
        let tie = squadron(900.0, 430.0);
        for target in [Party::Squadron(tie), Party::Token(tie)] {
            let view = attack(edition, zone(0, Zone::Front), target, &ships, &[dust]);
            assert_eq!(view.refusal, Some(Refusal::DustField));
        }
        // A squadron can, obstructed.
        let view = attack(edition, Party::Squadron(tie), zone(0, Zone::Front), &ships, &[dust]);
        assert_eq!((view.refusal, view.dust), (None, None));
        assert_eq!(obstructors(&view), [Obstructor::Obstacle(0)]);
        // Beside the line it matters to nobody.
        let aside = obstacle(edition, "dust-1", 1100.0, 350.0, 0.0);
        assert_eq!(front_to_front(edition, &ships, &[aside]).refusal, None);
    }
}

/// Dust under a ship whose edge nearest to the attacker is at y = `edge`; it begins just inside.
fn dust_under(edition: Edition, edge: f64) -> Obstacle {
    let dust = obstacle(edition, "dust-1", 900.0, 600.0, 0.0);
    let begin = passes_through(Point::new(900.0, 300.0), Point::new(900.0, 900.0), &dust.shape());
    let begin = begin.expect("crosses").enter_point.y;
    obstacle(edition, "dust-1", 900.0, 600.0 + edge - begin, 0.0)
}

#[test]
fn covered_dust() {
    broadside_rulebook::proves!(
        "armada.obstacle.dust-field.03",
        "armada.obstacle.dust-field.04",
        "armada.obstacle.dust-field.05"
    );
    for edition in LATER {
        let ships = head_on(edition);
        // The defender's base begins at y = 451; dust that begins behind that edge is covered.
        let hidden = dust_under(edition, 451.5);
        let view = front_to_front(edition, &ships, &[hidden]);
        assert_eq!((view.refusal, view.dust), (None, None));
        // Under the dial, which reaches to y = 447, it is as if it were seen.
        let under_dial = dust_under(edition, 449.0);
        assert_eq!(front_to_front(edition, &ships, &[under_dial]).refusal, Some(Refusal::DustField));
        // Under a third ship it counts, although nothing of it shows on the line.
        let [a, b] = ships;
        let third = ship(edition, "imperial-i-class-star-destroyer", 900.0, 350.0, 0.0);
        let dust = obstacle(edition, "dust-1", 900.0, 350.0, 90.0);
        let line = front_to_front(edition, &ships, &[]).sight;
        let (on_dust, on_ship) = (
            passes_through(line.from, line.to, &dust.shape()).expect("crosses"),
            passes_through(line.from, line.to, &third.base()).expect("crosses"),
        );
        assert!(on_ship.enter < on_dust.enter && on_dust.exit < on_ship.exit);
        let view = front_to_front(edition, &[a, b, third], &[dust]);
        assert_eq!(view.refusal, Some(Refusal::DustField));
        // An asteroid field there is not seen: only the ship obstructs.
        let rock = obstacle(edition, "asteroid-1", 900.0, 350.0, 0.0);
        let view = front_to_front(edition, &[a, b, third], &[rock]);
        assert_eq!((view.refusal, obstructors(&view)), (None, vec![Obstructor::Ship(2)]));
    }
}

#[test]
fn dust_shows_beside_the_token_of_a_huge_ship() {
    // Its token is narrower than its bases: the line comes out between them for two millimetres and goes in again.
    for edition in LATER {
        let at = |x, y, facing| Pose { x, y, facing: Angle(facing) };
        let mut ships = [
            ship(edition, "arquitens-class-light-cruiser", 0.0, 0.0, 0.0),
            ship(edition, "star-dreadnought-assault-prototype", 0.0, 0.0, 0.0),
        ];
        ships[0] = ships[0].moved(at(628_283, 532_530, 683_191_725));
        ships[1] = ships[1].moved(at(941_331, 464_034, 3_507_732_096));
        let dust = obstacle(edition, "dust-1", 0.0, 0.0, 0.0);
        let dust = Measures::of(edition).obstacle(dust.id, at(940_207, 459_991, 675_774_893));
        let view = attack(edition, zone(0, Zone::Rear), zone(1, Zone::Rear), &ships, &[dust]);
        assert_eq!(view.dust, Some(0));
    }
}

#[test]
fn stations_attack_all_around_and_what_lies_on_them() {
    broadside_rulebook::proves!(
        "armada.attacking-stations.04",
        "armada.attacking-stations.13",
        "armada.attacking-stations.14",
        "armada.attacking-stations.15",
        "armada.attacking-stations.16",
        "armada.attacking-stations.17",
        "armada.attacking-stations.18"
    );
    for edition in LATER {
        let station = obstacle(edition, "station", 900.0, 450.0, 0.0);
        for degrees in [0.0, 100.0, 200.0, 300.0] {
            let c = Point::new(900.0, 450.0) + Angle::from_degrees(degrees).direction() * 150.0;
            let tie = Party::Squadron(squadron(c.x, c.y));
            let view = attack(edition, Party::Obstacle(0), tie, &[], &[station]);
            assert_eq!((view.refusal, view.is_obstructed()), (None, false));
            let line = view.range.expect("all around").line;
            assert_eq!((view.sight.from, view.sight.to), (line.from, line.to));
            let back = attack(edition, tie, Party::Obstacle(0), &[], &[station]);
            assert_eq!((back.refusal, back.is_obstructed()), (None, false));
            assert!(back.sight.to.distance(view.sight.from) < 1e-9);
        }
        // A ship on it may be attacked in any zone, which from beside would be blocked.
        let on_it = [ship(edition, CR90, 900.0, 450.0, 0.0)];
        for zone in [Zone::Front, Zone::Left, Zone::Right, Zone::Rear] {
            let view = attack(edition, Party::Obstacle(0), Party::Zone { ship: 0, zone }, &on_it, &[station]);
            assert_eq!((view.refusal, view.is_obstructed()), (None, false), "{zone:?}");
        }
        // Also when only its rear lies on it, so that the line to its front runs through other zones.
        let top = station.shape().support(Point::new(0.0, 1.0));
        let partly = [ship(edition, CR90, top.x, top.y + 35.5 - 4.0, 0.0)];
        let view = attack(edition, Party::Obstacle(0), zone(0, Zone::Front), &partly, &[station]);
        assert!(passes_through(view.sight.from, view.sight.to, &partly[0].zone(Zone::Rear)).is_some());
        assert_eq!((view.refusal, view.is_obstructed()), (None, false));
        // A squadron on it is attacked without obstruction; it cannot attack back.
        let on_it = Party::Squadron(squadron(900.0, 450.0));
        let view = attack(edition, Party::Obstacle(0), on_it, &[], &[station]);
        assert_eq!((view.refusal, view.is_obstructed()), (None, false));
        let back = attack(edition, on_it, Party::Obstacle(0), &[], &[station]);
        assert_eq!((back.refusal, back.is_obstructed()), (Some(Refusal::OverlapsStation), false));
        let beside = [ship(edition, CR90, 900.0, 600.0, 0.0)];
        let view = attack(edition, Party::Obstacle(0), zone(0, Zone::Front), &beside, &[station]);
        assert_eq!(view.refusal, Some(Refusal::SightBlocked));
        // Others' attacks it obstructs.
        let across = [ship(edition, CR90, 900.0, 300.0, 0.0), ship(edition, CR90, 900.0, 600.0, 180.0)];
        assert_eq!(obstructors(&front_to_front(edition, &across, &[station])), [Obstructor::Obstacle(0)]);
    }
}

#[test]
fn nobody_attacks_the_station_that_it_overlaps() {
    broadside_rulebook::proves!("armada.attacking-stations.19");
    for edition in LATER {
        let station = obstacle(edition, "station", 900.0, 450.0, 0.0);
        let ships = [ship(edition, CR90, 900.0, 430.0, 0.0), ship(edition, CR90, 900.0, 250.0, 0.0)];
        let view = |attacker| attack(edition, attacker, Party::Obstacle(0), &ships, &[station]);
        assert_eq!(view(zone(0, Zone::Front)).refusal, Some(Refusal::OverlapsStation));
        assert_eq!(view(zone(1, Zone::Front)).refusal, None);
        assert_eq!(view(Party::Squadron(squadron(900.0, 450.0))).refusal, Some(Refusal::OverlapsStation));
        assert_eq!(view(Party::Squadron(squadron(700.0, 450.0))).refusal, None);
    }
}

#[test]
fn an_exogorth_sees_past_what_it_touches() {
    broadside_rulebook::proves!(
        "armada.obstacle.exogorth.12",
        "armada.obstacle.exogorth.13",
        "armada.obstacle.exogorth.14",
        "armada.obstacle.exogorth.15",
        "armada.obstacle.exogorth.73"
    );
    for edition in LATER {
        let exogorth = obstacle(edition, "exogorth-1", 900.0, 450.0, 0.0);
        let top = exogorth.shape().support(Point::new(0.0, 1.0)).y;
        // An asteroid field right above it: lowered until it touches, then moved off by a millimetre.
        let at = |y: f64| obstacle(edition, "asteroid-1", 900.0, y, 0.0);
        let mut y = top + 60.0;
        loop {
            let gap = broadside_table::closest(&exogorth.shape(), &at(y).shape()).distance;
            if gap < 0.001 {
                break;
            }
            y -= gap;
        }
        let touching = at(y);
        let over = touching.shape().support(Point::new(0.0, 1.0));
        let tie = Party::Squadron(squadron(over.x, over.y + 25.0));
        let view =
            |rock| reaching(edition, Party::Obstacle(0), tie, Reach::Unlimited, &[], &[exogorth, rock]);
        let free = view(touching);
        assert!(passes_through(free.sight.from, free.sight.to, &touching.shape()).is_some());
        assert_eq!((free.refusal, free.is_obstructed()), (None, false));
        assert_eq!(obstructors(&view(at(y + 1.0))), [Obstructor::Obstacle(1)]);
        let near = free.range.expect("all around").line;
        assert_eq!(free.sight.from, near.from);
    }
}
