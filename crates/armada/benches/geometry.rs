//! Nanoseconds per measurement, on a table with six ships and six obstacles.
#![allow(missing_docs)]

use std::hint::black_box;

use broadside_armada::facts::{Edition, Facts, Zone};
use broadside_armada::geometry::{
    Attack, Maneuver, Measures, Obstacle, Party, Pieces, Range, Reach, Ship, Spaces, SquadronMove, Yaws,
    engaged, engagement,
};
use broadside_table::{Angle, Disc, Pose, Turn};
use criterion::{Criterion, criterion_group, criterion_main};

const TABLES: usize = 256;

/// A small generator, so that every run measures the same tables.
struct Dice(u64);

impl Dice {
    fn next(&mut self, below: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % below
    }

    fn pose(&mut self, x: std::ops::Range<i32>, y: std::ops::Range<i32>) -> Pose {
        let within = |dice: &mut Dice, span: std::ops::Range<i32>| {
            span.start * 1000 + dice.next((span.end - span.start) as u64 * 1000) as i32
        };
        Pose { x: within(self, x), y: within(self, y), facing: Angle((self.next(1 << 31) << 1) as u32) }
    }
}

struct Scene {
    ships: Vec<Ship>,
    obstacles: Vec<Obstacle>,
    squadrons: Vec<Disc>,
}

/// Tables as they look in the middle of a game.
fn scenes() -> Vec<Scene> {
    let (facts, measures) = (Facts::of(Edition::Rr15), Measures::of(Edition::Rr15));
    let ships = [
        "cr90-corvette-a",
        "victory-ii-class-star-destroyer",
        "nebulon-b-escort-frigate",
        "imperial-i-class-star-destroyer",
        "assault-frigate-mark-ii-a",
        "gladiator-i-class-star-destroyer",
    ];
    let obstacles = ["asteroid-1", "asteroid-2", "asteroid-3", "debris-1", "debris-2", "station"];
    let mut dice = Dice(11);
    (0..TABLES)
        .map(|_| Scene {
            ships: ships
                .map(|slug| measures.ship(facts.ship(slug).expect("a card"), dice.pose(500..1100, 200..700)))
                .to_vec(),
            obstacles: obstacles
                .map(|slug| {
                    measures
                        .obstacle(facts.obstacle(slug).expect("an obstacle"), dice.pose(400..1400, 190..720))
                })
                .to_vec(),
            squadrons: (0..12).map(|_| measures.squadron(dice.pose(600..900, 300..600))).collect(),
        })
        .collect()
}

fn each<R>(c: &mut Criterion, name: &str, scenes: &[Scene], mut call: impl FnMut(usize, &Scene) -> R) {
    let mut i = 0;
    c.bench_function(name, |b| {
        b.iter(|| {
            i += 1;
            black_box(call(black_box(i), &scenes[i % TABLES]))
        });
    });
}

fn geometry(c: &mut Criterion) {
    let measures = Measures::of(Edition::Rr15);
    let scenes = scenes();
    let zones = [Zone::Front, Zone::Left, Zone::Right, Zone::Rear];
    each(c, "attack, zone to zone", &scenes, |i, scene| {
        let attack = Attack {
            attacker: Party::Zone { ship: 0, zone: zones[i % 4] },
            defender: Party::Zone { ship: 1, zone: zones[i / 4 % 4] },
            reach: Reach::Unlimited,
        };
        attack.measure(measures, &Pieces { ships: &scene.ships, obstacles: &scene.obstacles })
    });
    each(c, "refusal, zone to zone", &scenes, |i, scene| {
        let attack = Attack {
            attacker: Party::Zone { ship: 0, zone: zones[i % 4] },
            defender: Party::Zone { ship: 1, zone: zones[i / 4 % 4] },
            reach: Reach::Range(Range::Long),
        };
        attack.refusal(measures, &Pieces { ships: &scene.ships, obstacles: &scene.obstacles })
    });
    each(c, "attack, zone to squadron", &scenes, |i, scene| {
        let attack = Attack {
            attacker: Party::Zone { ship: 0, zone: zones[i % 4] },
            defender: Party::Squadron(scene.squadrons[i % 12]),
            reach: Reach::Unlimited,
        };
        attack.measure(measures, &Pieces { ships: &scene.ships, obstacles: &scene.obstacles })
    });
    each(c, "engaged?", &scenes, |i, scene| {
        let pieces = Pieces { ships: &scene.ships, obstacles: &scene.obstacles };
        engaged(measures, scene.squadrons[i % 12], scene.squadrons[(i + 5) % 12], &pieces)
    });
    each(c, "engagement, with its witnesses", &scenes, |i, scene| {
        let pieces = Pieces { ships: &scene.ships, obstacles: &scene.obstacles };
        engagement(measures, scene.squadrons[i % 12], scene.squadrons[(i + 5) % 12], &pieces)
    });
    let area = broadside_armada::geometry::Field::standard().play;
    let courses: Vec<_> =
        Yaws::of(&scenes[0].ships[0].hull.speed, 3).expect("on the chart").courses().collect();
    each(c, "final position of a course", &scenes, |i, scene| {
        let spaces = Spaces {
            ships: &scene.ships[1..],
            squadrons: &scene.squadrons,
            obstacles: &scene.obstacles,
            area,
        };
        let side = if i % 2 == 0 { Turn::Left } else { Turn::Right };
        let maneuver = Maneuver { speed: 3, clicks: courses[i % courses.len()], side };
        maneuver.final_position(measures, &scene.ships[0], &spaces)
    });
    each(c, "sides of the tool", &scenes, |i, scene| {
        Maneuver::sides(measures, &scene.ships[0], 3, courses[i % courses.len()])
    });
    each(c, "squadron move, check", &scenes, |i, scene| {
        let (from, to) = (scene.squadrons[0], scene.squadrons[1 + i % 11]);
        let moving = SquadronMove {
            from,
            speed: broadside_armada::geometry::Distance::numbered(5),
            ships: &scene.ships,
            squadrons: &scene.squadrons[1..],
            area,
        };
        moving.check(Pose::from_mm(to.centre.x + 20.0, to.centre.y + 30.0, 0.0))
    });
}

criterion_group!(benches, geometry);
criterion_main!(benches);
