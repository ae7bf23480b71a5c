//! How fast Armada plays: copies, legal answers, and whole games between sample fleets of 400 points.

use std::hint::black_box;

use broadside_armada::facts::{Edition, Facts, Slot, UpgradeCardId};
use broadside_armada::fleet::{Sample, samples};
use broadside_armada::{Armada, Setup};
use broadside_engine::{Game, Position};
use broadside_testkit::race;
use criterion::{Criterion, criterion_group, criterion_main};

fn setup(seed: u64) -> Setup {
    let large: Vec<_> = samples()
        .iter()
        .filter(|it| it.editions.contains(&Edition::Rr15) && it.fleet().points == 400)
        .collect();
    let pick = |n: u64| large[n as usize % large.len()].fleet();
    Setup::new([pick(seed), pick(seed / 4 + 1)])
}

/// Two fleets of tournaments with their upgrades, or without them.
fn tournament(seed: u64, bare: bool) -> Setup {
    let fits = |sample: &&Sample| sample.is_tournament() && sample.editions.contains(&Edition::Rr15);
    let fleets: Vec<_> = samples().iter().filter(fits).collect();
    let pick = |n: u64| {
        let mut fleet = fleets[n as usize % fleets.len()].fleet();
        if bare {
            // A fleet has a flagship, so its commander stays.
            let facts = Facts::of(Edition::Rr15);
            let commands = |id: &UpgradeCardId| facts[*id].slots.contains(&Slot::Commander);
            fleet.ships.iter_mut().for_each(|ship| ship.upgrades.retain(commands));
        }
        fleet
    };
    Setup::new([pick(seed), pick(seed / fleets.len() as u64)])
}

/// How fast 200 games go.
fn speed(which: &str, play: impl Fn(u64) -> u32) {
    let begin = std::time::Instant::now();
    let decisions: u64 = (0..200).map(|seed| u64::from(play(seed))).sum();
    let seconds = begin.elapsed().as_secs_f64();
    println!("{which}: {:.0} games/s, {:.0} decisions/s", 200.0 / seconds, decisions as f64 / seconds);
}

/// Plays a game by random answers; so many decisions at most.
fn play(game: &Armada, seed: u64, most: u32) -> (Position<<Armada as Game>::Words>, u32) {
    race(game, &setup(seed), seed, most)
}

fn games(c: &mut Criterion) {
    let game = Armada::new(Edition::Rr15);
    let (middle, _) = play(&game, 3, 400);
    c.bench_function("copy of a position", |b| {
        let mut copy = middle;
        b.iter(|| {
            copy = *black_box(&middle);
            black_box(&copy);
        })
    });
    c.bench_function("view of a seat", |b| {
        b.iter(|| game.view(black_box(&middle), broadside_engine::Viewer::Seat(broadside_engine::Seat(0))))
    });
    speed("200 games of 400 points", |seed| play(&game, seed, u32::MAX).1);
    let whole = |seed| race(&game, &tournament(seed, false), seed, u32::MAX).1;
    let bare = |seed| race(&game, &tournament(seed, true), seed, u32::MAX).1;
    speed("200 games of tournament fleets", whole);
    speed("the same without upgrades", bare);
    let mut seed = 0;
    c.bench_function("400-point game, random", |b| {
        b.iter(|| {
            seed += 1;
            black_box(play(&game, seed, u32::MAX).1)
        })
    });
}

criterion_group!(benches, games);
criterion_main!(benches);
