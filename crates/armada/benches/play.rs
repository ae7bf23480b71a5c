//! How fast Armada plays: copies, legal answers, and whole games between sample fleets of 400 points.

use std::hint::black_box;

use broadside_armada::facts::Edition;
use broadside_armada::fleet::samples;
use broadside_armada::{Armada, Setup};
use broadside_engine::{Chance, Game, Position, Referee, Seed};
use criterion::{Criterion, criterion_group, criterion_main};

type At = Position<<Armada as Game>::Words>;

fn setup(seed: u64) -> Setup {
    let large: Vec<_> = samples().iter().filter(|sample| sample.fleet().points == 400).collect();
    let pick = |n: u64| large[n as usize % large.len()].fleet();
    Setup::new([pick(seed), pick(seed / 4 + 1)])
}

/// Plays a game by random answers; so many decisions at most.
fn play(game: &Armada, seed: u64, most: u32) -> (At, u32) {
    let mut choices = Chance::seeded(Seed(seed ^ 77));
    let mut referee = Referee::quiet(game, Chance::seeded(Seed(seed)));
    let mut position = referee.start(&setup(seed)).expect("sample fleets are legal");
    let mut decisions = 0;
    while decisions < most {
        let deciders = position.core.deciders();
        if deciders.is_empty() {
            break;
        }
        let mut answers = Vec::with_capacity(2);
        for seat in deciders.iter() {
            let Some(kind) = position.kind(seat) else { continue };
            // What the referee listed when the question came up need not be listed again.
            let listed = match referee.latest() {
                Some((whose, legal)) if whose == seat => legal,
                _ => referee.legal(&position, seat),
            };
            answers.push((seat, listed.random(kind, &mut choices)));
        }
        decisions += 1;
        match answers.as_slice() {
            [(seat, answer)] => {
                referee.answer_unchecked(&mut position, &[(*seat, *answer)]).expect("a legal answer")
            }
            _ => referee.answer_all(&mut position, &answers).expect("legal answers"),
        }
    }
    (position, decisions)
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
    let begin = std::time::Instant::now();
    let decisions: u64 = (0..200).map(|seed| u64::from(play(&game, seed, u32::MAX).1)).sum();
    let seconds = begin.elapsed().as_secs_f64();
    println!(
        "200 games of 400 points: {:.0} games/s, {:.0} decisions/s",
        200.0 / seconds,
        decisions as f64 / seconds
    );
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
