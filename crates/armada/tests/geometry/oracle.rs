//! Slow answers by sampling, and images of the table that must look the same.

use broadside_armada::facts::{Edition, Facts, Zone};
use broadside_armada::geometry::{Attack, Measures, Obstacle, Obstructor, Party, Pieces, Range, Reach, Ship};
use broadside_table::{Angle, Arc, Disc, Frame, Point, Pose, Shape, in_arc};
use proptest::prelude::*;

use crate::table::*;

const ZONES: [Zone; 4] = [Zone::Front, Zone::Left, Zone::Right, Zone::Rear];

prop_compose! {
    fn pose()(x in 600_000..1_000_000i32, y in 200_000..600_000i32, facing: u32) -> Pose {
        Pose { x, y, facing: Angle(facing) }
    }
}

prop_compose! {
    /// Any ship of the later editions.
    fn any_ship()(card in 0..Facts::of(Edition::Rr15).ships().len(), pose in pose()) -> Ship {
        Measures::of(Edition::Rr15).ship(Facts::of(Edition::Rr15).ships()[card].id, pose)
    }
}

prop_compose! {
    fn any_obstacle()(id in 0..13usize, pose in pose()) -> Obstacle {
        Measures::of(Edition::Rr15).obstacle(Facts::of(Edition::Rr15).obstacles()[id].id, pose)
    }
}

/// Points all over a shape, its border included, about `step` apart.
fn points(shape: &Shape, step: f64) -> Vec<Point> {
    let (middle, radius) = shape.circle();
    let n = (radius / step).ceil() as i32;
    let grid = |i: i32, j: i32| middle + Point::new(f64::from(i) * step, f64::from(j) * step);
    let all = (-n..=n).flat_map(|i| (-n..=n).map(move |j| (i, j)));
    let mut found: Vec<_> = all.map(|(i, j)| grid(i, j)).filter(|&p| shape.contains(p)).collect();
    let around =
        (0..720).map(|i| middle + Angle::from_degrees(f64::from(i) * 0.5).direction() * (2.0 * radius));
    found.extend(around.map(|p| shape.closest_point(p)));
    found
}

fn lies_in(p: Point, arc: &Arc) -> bool {
    in_arc(&Shape::from(Disc::new(0.0).at(p)), arc).is_some()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

    /// No point of the defender in the arc is nearer than the attack range says, and some point is about as near.
    #[test]
    fn attack_range_within_the_arc(a in any_ship(), b in any_ship(), from in 0..4usize, to in 0..4usize) {
        let (from, to) = (ZONES[from], ZONES[to]);
        let view = attack(Edition::Rr15, zone(0, from), zone(1, to), &[a, b], &[]);
        let (attacker, defender, arc) = (a.zone(from), b.zone(to), a.arc(from));
        let seen: Vec<f64> = points(&defender, 1.5)
            .into_iter()
            .filter(|&p| lies_in(p, &arc))
            .map(|p| attacker.closest_point(p).distance(p))
            .collect();
        let least = seen.iter().copied().fold(f64::INFINITY, f64::min);
        match view.range {
            None => prop_assert!(seen.is_empty()),
            Some(range) => {
                prop_assert!(range.line.distance <= least + 1e-9);
                // A sliver of the defender may lie between the samples.
                if seen.len() > 40 {
                    prop_assert!(least <= range.line.distance + 3.0, "{least} {range:?}");
                }
                let end = Shape::from(Disc::new(0.01).at(range.line.to));
                prop_assert!(in_arc(&end, &arc).is_some());
                prop_assert!(defender.closest_point(range.line.to).distance(range.line.to) < 1e-6);
                prop_assert!(attacker.closest_point(range.line.from).distance(range.line.from) < 1e-6);
                prop_assert!((range.line.from.distance(range.line.to) - range.line.distance).abs() < 1e-9);
            }
        }
    }

    /// What the line of sight runs over, sampled: ships, and obstacles where no ship covers them.
    #[test]
    fn obstruction_along_the_line(
        ships in prop::collection::vec(any_ship(), 2..5),
        obstacles in prop::collection::vec(any_obstacle(), 1..6),
        from in 0..4usize,
        to in 0..4usize,
    ) {
        let view = attack(Edition::Rr15, zone(0, ZONES[from]), zone(1, ZONES[to]), &ships, &obstacles);
        let covered = |p: Point| ships.iter().any(|ship| ship.base().contains(p));
        // How deep a sample must lie to be beyond doubt.
        let deep = |shape: &Shape, p: Point| shape.contains(p) && shape.closest_on_border(p).distance(p) > 0.01;
        let samples: Vec<Point> = (0..=2000).map(|i| view.sight.at(f64::from(i) / 2000.0)).collect();
        for (index, ship) in ships.iter().enumerate().skip(2) {
            let told = view.causes.list().iter().any(|cause| cause.by == Obstructor::Ship(index));
            let on = |p: &&Point| deep(&ship.base(), **p);
            if samples.iter().any(|p| on(&p)) {
                prop_assert!(told);
            } else if told {
                // The line is inside between two samples.
                let cause = view.causes.list().iter().find(|cause| cause.by == Obstructor::Ship(index)).expect("told");
                prop_assert!((cause.exit - cause.enter) * 2000.0 < 4.0 || samples.iter().any(|p| ship.base().contains(*p)));
            }
        }
        for (index, obstacle) in obstacles.iter().enumerate() {
            let cause = view.causes.list().iter().find(|cause| cause.by == Obstructor::Obstacle(index));
            let dust = obstacle.kind == broadside_armada::facts::ObstacleKind::DustField;
            let hidden = |p: Point| {
                if dust { ships[..2].iter().any(|ship| ship.base().contains(p)) } else { covered(p) }
            };
            let seen = |p: &Point| deep(&obstacle.shape(), *p) && !hidden(*p);
            if samples.iter().any(seen) {
                prop_assert!(cause.is_some(), "obstacle {index}");
                prop_assert!(!dust || view.dust.is_some());
            } else if let Some(cause) = cause {
                let near = |p: &Point| obstacle.shape().closest_point(*p).distance(*p) < 0.5;
                prop_assert!(samples.iter().any(near));
                // The line is inside between two samples, or it grazes the border.
                let (enter, length) = (cause.enter, cause.exit - cause.enter);
                let grazes = (1..8).map(|i| view.sight.at(enter + length * f64::from(i) / 8.0)).all(|p| !deep(&obstacle.shape(), p));
                prop_assert!(length * 2000.0 < 4.0 || grazes, "{cause:?}");
            }
        }
    }

    /// In a mirror left and right change places and nothing else.
    #[test]
    fn the_mirror_image_measures_the_same(
        ships in prop::collection::vec(any_ship(), 2..5),
        from in 0..4usize,
        to in 0..4usize,
    ) {
        let mirrored: Vec<Ship> = ships
            .iter()
            .map(|ship| {
                let Pose { x, y, facing } = ship.pose;
                ship.moved(Pose { x: 1_600_000 - x, y, facing: -facing })
            })
            .collect();
        let swap = |zone| match zone {
            Zone::Left => Zone::Right,
            Zone::Right => Zone::Left,
            other => other,
        };
        let (from, to) = (ZONES[from], ZONES[to]);
        let one = attack(Edition::Rr15, zone(0, from), zone(1, to), &ships, &[]);
        let other = attack(Edition::Rr15, zone(0, swap(from)), zone(1, swap(to)), &mirrored, &[]);
        prop_assert_eq!(one.refusal, other.refusal);
        prop_assert_eq!(obstructors(&one), obstructors(&other));
        match (one.range, other.range) {
            (Some(a), Some(b)) => prop_assert!((a.line.distance - b.line.distance).abs() < 1e-6),
            (a, b) => prop_assert_eq!(a, b),
        }
    }

    /// Turned by a quarter as a whole, the table looks the same, obstacles included.
    #[test]
    fn the_turned_table_measures_the_same(
        ships in prop::collection::vec(any_ship(), 2..4),
        obstacles in prop::collection::vec(any_obstacle(), 1..5),
        from in 0..4usize,
        squadron_at in pose(),
    ) {
        let turn = |pose: Pose| Pose { x: pose.y, y: -pose.x, facing: pose.facing + Angle::QUARTER };
        let turned: Vec<Ship> = ships.iter().map(|ship| ship.moved(turn(ship.pose))).collect();
        let measures = Measures::of(Edition::Rr15);
        let moved: Vec<Obstacle> = obstacles.iter().map(|o| measures.obstacle(o.id, turn(o.pose))).collect();
        let tie = |pose| Party::Squadron(measures.squadron(pose));
        let attacker = zone(0, ZONES[from]);
        let one = attack(Edition::Rr15, attacker, tie(squadron_at), &ships, &obstacles);
        let other = attack(Edition::Rr15, attacker, tie(turn(squadron_at)), &turned, &moved);
        prop_assert_eq!(one.refusal, other.refusal);
        prop_assert_eq!(obstructors(&one), obstructors(&other));
        let back = Frame::from(Pose::from_mm(0.0, 0.0, 90.0));
        prop_assert!(back.to_table(one.sight.to).distance(other.sight.to) < 1e-6);
    }

    /// Sight between two squadrons is the same both ways; so is that between hull zones.
    #[test]
    fn sight_is_mutual(
        ships in prop::collection::vec(any_ship(), 2..4),
        obstacles in prop::collection::vec(any_obstacle(), 1..5),
        from in 0..4usize,
        to in 0..4usize,
    ) {
        let (a, b) = (zone(0, ZONES[from]), zone(1, ZONES[to]));
        let there = attack(Edition::Rr15, a, b, &ships, &obstacles);
        let back = attack(Edition::Rr15, b, a, &ships, &obstacles);
        prop_assert_eq!(there.sight, back.sight.reversed());
        let by = |view| {
            let mut list = obstructors(view);
            list.sort_by_key(|by| format!("{by:?}"));
            list
        };
        prop_assert_eq!(by(&there), by(&back));
        prop_assert_eq!(there.dust, back.dust);
    }

    /// The short way to a refusal finds the same one as the whole measurement.
    #[test]
    fn refused_for_the_same_reason(
        ships in prop::collection::vec(any_ship(), 2..4),
        obstacles in prop::collection::vec(any_obstacle(), 1..8),
        zones in (0..4usize, 0..4usize),
        tie in pose(),
        edition in 0..3usize,
        black: bool,
    ) {
        let edition = EDITIONS[edition];
        let measures = Measures::of(edition);
        let tie = measures.squadron(tie);
        let pieces = Pieces { ships: &ships, obstacles: &obstacles };
        let parties = [zone(0, ZONES[zones.0]), zone(1, ZONES[zones.1]), Party::Squadron(tie), Party::Token(tie), Party::Obstacle(0)];
        for attacker in parties {
            for defender in parties {
                for reach in [Reach::Unlimited, Reach::SQUADRON, Reach::Range(if black { Range::Close } else { Range::Long })] {
                    let attack = Attack { attacker, defender, reach };
                    prop_assert_eq!(attack.refusal(measures, &pieces), attack.measure(measures, &pieces).refusal);
                }
            }
        }
    }
}
