//! Crowded tables played by random answers: nothing gets stuck, nothing overlaps.

use broadside_armada::Armada;
use broadside_armada::board::Board;
use broadside_armada::facts::{Edition, ObstacleKind};
use broadside_armada::scene;
use broadside_armada::steps::Step;
use broadside_armada::words::ShipNo;
use broadside_engine::{Chance, Referee, Seed};
use broadside_table::{Shape, overlaps};

use crate::table::{BLUE, RED, board, obstacle, ship, squadron};

fn crowded(game: &Armada, chance: &mut Chance) -> (Board, ShipNo) {
    let mut board = board(game);
    let mut near = |wide: u32| f64::from(chance.draw("place", wide));
    let mover = ship(game, &mut board, RED, "cr90-corvette-a", (300.0, 300.0, near(360)), 3);
    ship(game, &mut board, BLUE, "victory-ii-class-star-destroyer", (300.0 + near(20), 560.0, near(360)), 1);
    if game.edition() != Edition::Rr1 {
        for kind in [ObstacleKind::Exogorth, ObstacleKind::Purrgil, ObstacleKind::GravityRift] {
            obstacle(game, &mut board, kind, 100.0 + near(500), 100.0 + near(500));
        }
    }
    for kind in [ObstacleKind::AsteroidField, ObstacleKind::Station] {
        obstacle(game, &mut board, kind, 100.0 + near(500), 100.0 + near(500));
    }
    for n in 0..60 {
        let (x, y) = (20.0 + near(560), 20.0 + near(560));
        let (owner, slug) =
            if n % 2 == 0 { (RED, "x-wing-squadron") } else { (BLUE, "tie-fighter-squadron") };
        if board.squadrons.len() < 40 {
            squadron(game, &mut board, owner, slug, x, y);
            if !clear(game, &board) {
                board.squadrons.pop();
            }
        }
    }
    board.active = Some(broadside_armada::words::Piece::Ship(mover));
    (board, mover)
}

/// Whether no squadron overlaps a squadron or a ship.
fn clear(game: &Armada, board: &Board) -> bool {
    let base = |n| Shape::Disc(scene::disc(game, board.squadron(n).pose));
    board.squadrons_in_play().all(|one| {
        board.squadrons_in_play().filter(|two| *two > one).all(|two| !overlaps(&base(one), &base(two)))
            && board.ships_in_play().all(|ship| {
                let it = board.ship(ship);
                !overlaps(&base(one), &game.measures.ship(it.card, it.pose).footprint())
            })
    })
}

fn play(game: &Armada, board: Board, step: Step, seed: u64) -> Board {
    let mut referee = Referee::new(game, Chance::seeded(Seed(seed)));
    let mut chance = Chance::seeded(Seed(seed + 1));
    let mut position = referee.begin(board, step).unwrap_or_else(|fault| panic!("seed {seed}: {fault:?}"));
    for _ in 0..10_000 {
        let Some(seat) = position.core.deciders().iter().next() else { return position.board };
        let kind = position.kind(seat).expect("a decision");
        let answer = referee.legal(&position, seat).random(kind, &mut chance);
        referee
            .answer(&mut position, seat, &answer)
            .unwrap_or_else(|error| panic!("seed {seed}: {answer:?}: {error:?}"));
    }
    panic!("seed {seed}: no end");
}

#[test]
fn crowded_maneuvers_end_without_overlaps() {
    for edition in [Edition::Rr1, Edition::Rr15, Edition::Arc] {
        let game = Armada::new(edition);
        for seed in 0..40 {
            let (board, mover) = crowded(&game, &mut Chance::seeded(Seed(seed)));
            let after = play(&game, board, Step::maneuver(mover), seed);
            assert!(clear(&game, &after), "{edition:?}, seed {seed}");
        }
    }
}

#[test]
fn crowded_squadron_phases_end_with_everything_activated() {
    for edition in [Edition::Rr1, Edition::Rr15] {
        let game = Armada::new(edition);
        for seed in 0..10 {
            let (board, _) = crowded(&game, &mut Chance::seeded(Seed(seed)));
            let after = play(&game, board, Step::squadron_phase(), seed);
            assert!(clear(&game, &after), "{edition:?}, seed {seed}");
            assert!(after.winner.is_some() || after.squadrons_in_play().all(|n| after.squadron(n).activated));
        }
    }
}

/// Every ship card executes a maneuver at each of its speeds, amid squadrons.
#[test]
fn every_ship_can_move_at_every_speed() {
    for edition in [Edition::Rr1, Edition::Rr15] {
        let game = Armada::new(edition);
        for (seed, card) in (0..).zip(game.facts.ships()) {
            for speed in 0..=card.speed.top() {
                let mut chance = Chance::seeded(Seed(seed));
                let mut near = |wide: u32| f64::from(chance.draw("place", wide));
                let mut board = board(&game);
                let place = (700.0, 450.0, near(360));
                let mover = ship(&game, &mut board, RED, &card.slug, place, speed);
                ship(&game, &mut board, BLUE, "cr90-corvette-a", (700.0 + near(200), 750.0, near(360)), 1);
                for _ in 0..20 {
                    squadron(
                        &game,
                        &mut board,
                        BLUE,
                        "tie-fighter-squadron",
                        400.0 + near(600),
                        200.0 + near(500),
                    );
                    if !clear(&game, &board) {
                        board.squadrons.pop();
                    }
                }
                board.ships[mover.index()].extra_yaw = (seed % 2) as u8;
                let after = play(&game, board, Step::maneuver(mover), seed);
                assert!(clear(&game, &after), "{} at {speed}", card.slug);
            }
        }
    }
}
