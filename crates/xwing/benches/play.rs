//! How fast X-Wing plays: copies, views, and whole games between sample squads of 20 points over all scenarios of play.

use std::hint::black_box;

use broadside_engine::{Game, Position, Seat, Viewer};
use broadside_testkit::race;
use broadside_xwing::board::Scenario;
use broadside_xwing::facts::{PointsList, Term};
use broadside_xwing::squad::samples;
use broadside_xwing::{Blank, Setup, XWing};
use criterion::{Criterion, criterion_group, criterion_main};

fn setup(seed: u64) -> Setup {
    let squads = samples();
    let pick = |n: u64| squads[n as usize % squads.len()].squad();
    let scenario = Scenario::ALL[seed as usize % Scenario::ALL.len()];
    Setup::new([pick(seed), pick(seed / squads.len() as u64 + 1)], scenario)
}

/// Plays a game by random answers; so many decisions at most.
fn play(game: &XWing, seed: u64, most: u32) -> (Position<<XWing as Game>::Words>, u32) {
    race(game, &setup(seed), seed, most)
}

/// How fast 500 games go.
fn speed(which: &str, game: &XWing) {
    let begin = std::time::Instant::now();
    let decisions: u64 = (0..500).map(|seed| u64::from(play(game, seed, u32::MAX).1)).sum();
    let seconds = begin.elapsed().as_secs_f64();
    println!("{which}: {:.0} games/s, {:.0} decisions/s", 500.0 / seconds, decisions as f64 / seconds);
}

fn games(c: &mut Criterion) {
    let game = XWing::default();
    let (middle, _) = play(&game, 3, 200);
    c.bench_function("copy of a position", |b| {
        let mut copy = middle;
        b.iter(|| {
            copy = *black_box(&middle);
            black_box(&copy);
        })
    });
    c.bench_function("view of a seat", |b| b.iter(|| game.view(black_box(&middle), Viewer::Seat(Seat(0)))));
    speed("500 games of 20 points", &game);
    speed("the same without the effects of cards", &XWing::blanked(PointsList::June2022, Blank::Cards));
    let mut seed = 0;
    c.bench_function("20-point game, random", |b| {
        b.iter(|| {
            seed += 1;
            black_box(play(&game, seed, u32::MAX).1)
        })
    });
}

criterion_group!(benches, games);
criterion_main!(benches);
