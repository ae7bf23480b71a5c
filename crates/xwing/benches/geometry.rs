//! Nanoseconds per measurement, on a table with eight ships, six obstacles and four devices.
#![allow(missing_docs)]

use std::hint::black_box;

use broadside_table::{Angle, Pose, Turn, overlaps};
use broadside_xwing::facts::{Bearing, Facts, Size};
use broadside_xwing::geometry::{
    Arc, Arcs, Attack, Field, Maneuver, Objects, Party, Position, Reposition, Set, Ship, Spaces, Template,
    Token, at_range_0, range_between, side_of,
};
use criterion::{Criterion, criterion_group, criterion_main};

const TABLES: usize = 256;

/// A small generator, so that every run measures the same tables.
struct Dice(u64);

impl Dice {
    fn next(&mut self, below: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % below
    }

    fn pose(&mut self, low: u64, high: u64) -> Pose {
        let mut at = || (low * 1000 + self.next((high - low) * 1000)) as i32;
        let (x, y) = (at(), at());
        Pose { x, y, facing: Angle((self.next(1 << 31) << 1) as u32) }
    }
}

struct Scene {
    ships: Vec<Ship>,
    obstacles: Vec<Token<'static>>,
    devices: Vec<Token<'static>>,
    /// The same ships, the first of them with one in its way at the end of its maneuver.
    bumping: Vec<Ship>,
}

fn bump() -> Maneuver {
    Maneuver::new(Bearing::TurnRight, 2)
}

/// Tables as they look in the middle of a game.
fn scenes() -> Vec<Scene> {
    let facts = Facts::embedded();
    let sizes = [
        Size::Small,
        Size::Small,
        Size::Medium,
        Size::Small,
        Size::Large,
        Size::Small,
        Size::Medium,
        Size::Small,
    ];
    let mut dice = Dice(11);
    (0..TABLES)
        .map(|_| {
            let mut ships: Vec<Ship> = Vec::new();
            for size in sizes {
                loop {
                    let ship = Ship::new(size, dice.pose(200, 700));
                    if ships.iter().all(|other| !overlaps(&ship.footprint(), &other.footprint())) {
                        ships.push(ship);
                        break;
                    }
                }
            }
            let end = bump().places(&ships[0], &[])[0].1;
            let mut bumping = ships.clone();
            bumping[1] =
                ships[1].moved(Pose { x: end.x + 9_000, y: end.y - 7_000, facing: ships[1].pose.facing });
            bumping[3] =
                ships[3].moved(Pose { x: end.x - 35_000, y: end.y + 11_000, facing: ships[3].pose.facing });
            let obstacles = facts.obstacles()[..6]
                .iter()
                .map(|o| Token::new(&o.outline(), dice.pose(200, 700)))
                .collect();
            let devices =
                facts.devices()[..4].iter().map(|d| Token::new(&d.outline(), dice.pose(200, 700))).collect();
            Scene { ships, obstacles, devices, bumping }
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
    let scenes = scenes();
    let area = Field::standard().area;
    let objects = |scene: &'static Scene| Objects {
        ships: &scene.ships,
        obstacles: &scene.obstacles,
        devices: &scene.devices,
    };
    let scenes: &'static [Scene] = Box::leak(scenes.into_boxed_slice());
    each(c, "place a ship", scenes, |i, scene| scene.ships[0].moved(scene.ships[i % 8].pose));
    each(c, "range between two ships", scenes, |i, scene| {
        range_between(&scene.ships[0], &scene.ships[1 + i % 7])
    });
    each(c, "ship in front arc", scenes, |i, scene| {
        scene.ships[0].in_arc(Arc::Front, &scene.ships[1 + i % 7].base())
    });
    each(c, "ship in bullseye", scenes, |i, scene| {
        scene.ships[0].in_arc(Arc::Bullseye, &scene.ships[1 + i % 7].base())
    });
    each(c, "in front, behind or flanking", scenes, |i, scene| {
        side_of(&scene.ships[0], &scene.ships[1 + i % 7])
    });
    let attack = |i: usize| {
        let arc = Arc::STANDARD[i / 7 % 4];
        Attack::primary(Party::Ship(0), Party::Ship(1 + i % 7), Arcs::of(&[arc]))
    };
    each(c, "attack refused or not", scenes, |i, _| attack(i).refusal(&objects(&scenes[i % TABLES])));
    each(c, "attack with its lines", scenes, |i, _| attack(i).measure(&objects(&scenes[i % TABLES])));
    each(c, "ship at range 0 of an obstacle", scenes, |i, scene| {
        use broadside_xwing::geometry::Object::{Obstacle, Ship};
        at_range_0(&Ship(&scene.ships[0]), &Obstacle(&scene.obstacles[i % 6]))
    });
    let maneuvers =
        [(Bearing::Straight, 3), (Bearing::BankLeft, 2), (Bearing::TurnRight, 1), (Bearing::KoiogranTurn, 4)];
    each(c, "maneuver among everything", scenes, |i, scene| {
        let spaces =
            Spaces { ships: &scene.ships[1..], obstacles: &scene.obstacles, devices: &scene.devices, area };
        let (bearing, speed) = maneuvers[i % 4];
        Maneuver::new(bearing, speed).execute(&scene.ships[0], Position::Middle, &spaces)
    });
    each(c, "maneuver into other ships", scenes, |_, scene| {
        let spaces =
            Spaces { ships: &scene.bumping[1..], obstacles: &scene.obstacles, devices: &scene.devices, area };
        bump().execute(&scene.bumping[0], Position::Middle, &spaces)
    });
    each(c, "three places of a barrel roll", scenes, |i, scene| {
        let spaces =
            Spaces { ships: &scene.ships[1..], obstacles: &scene.obstacles, devices: &scene.devices, area };
        let side = if i % 2 == 0 { Turn::Left } else { Turn::Right };
        Reposition::BarrelRoll { side, template: Template::straight(1) }.places(
            &scene.ships[0],
            &spaces,
            Set::NONE,
        )
    });
}

criterion_group!(benches, geometry);
criterion_main!(benches);
