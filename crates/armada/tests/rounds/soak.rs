//! Random play from the first round to the end, with everything that the rules have so far.

use broadside_armada::Armada;
use broadside_armada::facts::Edition;
use broadside_armada::steps::Step;
use broadside_engine::{Chance, Game, Referee, Seed, Side};

use crate::table::*;

fn play(game: &Armada, seed: u64) -> u32 {
    let mut table = board(game);
    for (at, slug) in
        ["cr90-corvette-a", "nebulon-b-escort-frigate", "cr90-corvette-b"].into_iter().enumerate()
    {
        let it = ship(game, &mut table, RED, slug, 700.0 + 150.0 * at as f64, 300.0);
        table.ships[it.index()].speed = 2;
    }
    for (at, slug) in
        ["victory-ii-class-star-destroyer", "victory-i-class-star-destroyer"].into_iter().enumerate()
    {
        let it = ship(game, &mut table, BLUE, slug, 750.0 + 250.0 * at as f64, 650.0);
        table.ships[it.index()].pose =
            broadside_table::Pose::from_mm(750.0 + 250.0 * at as f64, 650.0, 180.0);
        table.ships[it.index()].speed = 1;
    }
    for at in 0..4 {
        let x = 700.0 + 80.0 * f64::from(at);
        squadron(game, &mut table, RED, "x-wing-squadron", x, 420.0);
        squadron(game, &mut table, BLUE, "tie-fighter-squadron", x, 530.0);
    }
    table.sides[Side(1)].passes = 1;
    let mut referee = Referee::new(game, Chance::seeded(Seed(seed)));
    let mut position = referee.begin(table, Step::rounds()).expect("the game begins");
    let mut dice = Chance::seeded(Seed(seed + 1_000_000));
    for _ in 0..20_000 {
        if position.core.is_over() {
            let outcome = game.outcome(&position.board);
            assert!(outcome.winner.is_some());
            return position.core.decisions();
        }
        let mut answers = Vec::new();
        for seat in position.core.deciders().iter() {
            let kind = position.kind(seat).expect("the seat is asked");
            answers.push((seat, referee.legal(&position, seat).random(kind, &mut dice)));
        }
        let crumbs = position.core.crumbs::<Armada>();
        if let Err(error) = referee.answer_all(&mut position, &answers) {
            panic!("seed {seed}: {error:?} after {answers:?} in {crumbs:?}");
        }
    }
    panic!("seed {seed}: the game does not end");
}

#[test]
fn random_games_come_to_their_end() {
    for edition in [Edition::Rr15, Edition::Arc, Edition::Rr1] {
        let game = Armada::new(edition);
        for seed in 0..6 {
            assert!(play(&game, seed) > 50);
        }
    }
}
