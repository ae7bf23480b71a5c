//! What the rules machine costs, measured with skiffs: `cargo bench -p broadside-proving`.

use std::hint::black_box;

use broadside_engine::{
    About, Answer, Chance, Game, Look, Position, Referee, Seat, Seed, Viewer, hash_of, load, load_json, save,
    save_json,
};
use broadside_proving::words::{Query, SkiffWords, Thing};
use broadside_proving::{ByQueue, ByTurns, Setup};
use broadside_testkit::{Driver, answers};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

/// A position in the middle of a game with charms.
fn middle(game: &ByTurns) -> Position<SkiffWords> {
    let mut driver = Driver::new(game, 4).expect("it starts");
    driver.skip(30).expect("it goes on");
    driver.position
}

fn positions(c: &mut Criterion) {
    let game = ByTurns::default();
    let position = middle(&game);
    println!("a position of skiffs: {} bytes", size_of_val(&position));
    let mut copy = position;
    c.bench_function("position/clone", |b| {
        b.iter(|| {
            copy = *black_box(&position);
            black_box(&copy);
        });
    });
    c.bench_function("position/hash", |b| b.iter(|| hash_of(black_box(&position))));
    c.bench_function("position/save", |b| b.iter(|| save::<ByTurns>(black_box(&position))));
    let bytes = save::<ByTurns>(&position);
    println!("a saved position of skiffs: {} bytes", bytes.len());
    c.bench_function("position/load", |b| b.iter(|| load(&game, black_box(&bytes))));
    let json = save_json::<ByTurns>(&position);
    c.bench_function("position/save JSON", |b| b.iter(|| save_json::<ByTurns>(black_box(&position))));
    c.bench_function("position/load JSON", |b| b.iter(|| load_json(&game, black_box(&json))));
    c.bench_function("position/view", |b| b.iter(|| game.view(black_box(&position), Viewer::Seat(Seat(0)))));
}

fn queries(c: &mut Criterion) {
    let game = ByTurns::default();
    let setup = Setup { charms: vec![(Seat(0), 3, 0), (Seat(1), 4, 0)] };
    let mut referee = Referee::quiet(&game, Chance::seeded(Seed(1)));
    let heard = referee.start(&setup).expect("it starts");
    let unheard = referee.start(&Setup::default()).expect("it starts");
    for (name, position) in [("two modifiers", heard), ("nobody listens", unheard)] {
        c.bench_function(&format!("query/{name}"), |b| {
            let look = Look::new(&game, &position);
            b.iter(|| look.value(Query::Reach, About::subject(Thing::Skiff(black_box(0))), 80));
        });
    }
}

/// A decision of a game: the position, and the answers that were given.
type Decided<G> = (Position<<G as Game>::Words>, Vec<(Seat, Answer<<G as Game>::Words>)>);

/// All decisions of one game.
fn recorded<G: Game>(game: &G, seed: u64) -> Vec<Decided<G>> {
    let mut driver = Driver::new(game, seed).expect("it starts");
    let mut decided = Vec::new();
    while let Some(answers) = driver.choose() {
        decided.push((driver.position, answers.clone()));
        driver.play(&answers).expect("it goes on");
    }
    decided
}

fn decisions(c: &mut Criterion) {
    let game = ByTurns::default();
    let decided: Vec<_> = (0..4).flat_map(|seed| recorded(&game, seed)).collect();
    let mut referee = Referee::quiet(&game, Chance::seeded(Seed(0)));
    let mut group = c.benchmark_group("decision");
    group.throughput(Throughput::Elements(decided.len() as u64));
    group.bench_function("copy a position, check and take its answers", |b| {
        b.iter(|| {
            for (position, answers) in &decided {
                let mut next = *position;
                let taken = match answers.as_slice() {
                    [(seat, answer)] => referee.answer(&mut next, *seat, answer),
                    _ => referee.answer_all(&mut next, answers),
                };
                taken.expect("it was taken before");
                black_box(&next);
            }
        });
    });
    group.finish();
}

fn play<G: Game>(game: &G, seed: u64) -> u32 {
    let mut choices = Chance::seeded(Seed(!seed));
    let setup = game.random_setup(&mut choices);
    let mut referee = Referee::quiet(game, Chance::seeded(Seed(seed)));
    let mut position = referee.start(&setup).expect("it starts");
    while let Some(given) = answers(&mut referee, &position, &mut choices) {
        let taken = match given.as_slice() {
            [(seat, answer)] => referee.answer(&mut position, *seat, answer),
            _ => referee.answer_all(&mut position, &given),
        };
        taken.expect("it goes on");
    }
    position.core.decisions()
}

fn games(c: &mut Criterion) {
    let mut group = c.benchmark_group("game");
    group.sample_size(20);
    let mut seed = 0;
    let mut next = || {
        seed += 1;
        seed
    };
    let by_turns = ByTurns::default();
    group.bench_function("a whole random game, by turns", |b| b.iter(|| play(&by_turns, next())));
    let by_queue = ByQueue::default();
    group.bench_function("a whole random game, by queue", |b| b.iter(|| play(&by_queue, next())));
    let mean = (1..=200).map(|seed| u64::from(play(&by_turns, seed))).sum::<u64>() as f64 / 200.0;
    println!("decisions in a random game, taken alone or asked: {mean:.1}");
    group.finish();
}

criterion_group!(benches, positions, queries, decisions, games);
criterion_main!(benches);
