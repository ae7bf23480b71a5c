use broadside_armada::Armada;
use broadside_armada::board::{Standing, UpgradeState};
use broadside_armada::facts::{Command, Edition};
use broadside_armada::score::{Score, scores};
use broadside_armada::steps::Step;
use broadside_armada::words::{Event, Piece, Prompt};
use broadside_engine::{Game, Look, PerSide, Position, Side};

use crate::table::*;

const CR90: &str = "cr90-corvette-a";
const VICTORY: &str = "victory-ii-class-star-destroyer";

#[test]
fn a_fleet_without_ships_has_lost_at_once_whatever_the_score() {
    let game = Armada::new(Edition::Rr15);
    let mut table = board(&game);
    let cr90 = ship(&game, &mut table, RED, CR90, 300.0, 100.0);
    squadron(&game, &mut table, RED, "x-wing-squadron", 300.0, 300.0);
    ship(&game, &mut table, BLUE, VICTORY, 1500.0, 800.0);
    hurt(&mut table, cr90, 4);
    let play = Play::begin(&game, table, Step::rounds());
    assert!(play.over());
    assert!(play.happened(|event| *event == Event::Destroyed(Piece::Ship(cr90))));
    assert!(play.happened(|event| *event == Event::GameOver(Some(Side(1)))));
    let outcome = game.outcome(play.board());
    assert_eq!(outcome.winner, Some(Side(1)));
    assert_eq!(outcome.scores.0, [0, i32::from(game.facts[table.ships[0].card].points)]);
    assert_eq!(play.board().ship(cr90).damage, 0);
}

#[test]
fn both_last_ships_at_once_leave_it_to_the_scores() {
    let game = Armada::new(Edition::Rr15);
    let mut table = board(&game);
    let cr90 = ship(&game, &mut table, RED, CR90, 300.0, 100.0);
    let victory = ship(&game, &mut table, BLUE, VICTORY, 1500.0, 800.0);
    hurt(&mut table, cr90, 4);
    hurt(&mut table, victory, 8);
    let play = Play::begin(&game, table, Step::rounds());
    assert_eq!(game.outcome(play.board()).winner, Some(Side(0)));
    // Of two equal ones the second player's side wins.
    let mut table = board(&game);
    for (owner, x) in [(RED, 300.0), (BLUE, 900.0)] {
        let it = ship(&game, &mut table, owner, CR90, x, 100.0);
        hurt(&mut table, it, 4);
    }
    let play = Play::begin(&game, table, Step::rounds());
    assert_eq!(game.outcome(play.board()).winner, Some(Side(1)));
}

#[test]
fn scores_by_their_parts() {
    let game = Armada::new(Edition::Rr15);
    let mut table = board(&game);
    let points = |slug| i32::from(game.facts[game.facts.upgrade(slug).unwrap()].points);
    let cr90 = ship(&game, &mut table, RED, CR90, 300.0, 100.0);
    let nebulon = ship(&game, &mut table, RED, "nebulon-b-escort-frigate", 500.0, 100.0);
    let executor = ship(&game, &mut table, BLUE, "executor-i-class-star-dreadnought", 1500.0, 600.0);
    upgrade(&game, &mut table, cr90, "gunnery-team", UpgradeState::Discarded);
    upgrade(&game, &mut table, nebulon, "engineering-team", UpgradeState::Discarded);
    upgrade(&game, &mut table, executor, "gunnery-team", UpgradeState::Ready);
    table.ships[cr90.index()].standing = Standing::Destroyed;
    let x_wing = squadron(&game, &mut table, RED, "x-wing-squadron", 300.0, 300.0);
    table.squadrons[x_wing.index()].standing = Standing::Destroyed;
    let hull = game.ship(&table, executor).hull;
    hurt(&mut table, executor, hull.div_ceil(2) - 1);
    table.objective = game.facts.objectives().iter().find(|card| card.victory.is_some()).map(|card| card.id);
    let worth = i32::from(game.facts[table.objective.unwrap()].victory.unwrap());
    table.sides[Side(0)].victory = 3;
    let seen = |table| {
        let position = Position::idle(table);
        scores(&Look::new(&game, &position))
    };
    let cards = table.ships;
    let ship_points = |at: usize| i32::from(game.facts[cards[at].card].points);
    let PerSide([red, blue]) = seen(table);
    assert_eq!(red, Score { victory: 3 * worth, ..Score::default() });
    let ships = ship_points(cr90.index()) + points("gunnery-team");
    let squadrons = i32::from(game.facts[table.squadrons[0].card].points);
    assert_eq!(blue, Score { ships, squadrons, ..Score::default() });
    assert_eq!(squadrons, 13);
    hurt(&mut table, executor, 1);
    let half = (ship_points(executor.index()) + points("gunnery-team") + 1) / 2;
    assert_eq!(seen(table)[Side(0)].crippled, half);
}

#[test]
fn set_aside_forces_fall_with_the_last_ship_or_at_the_end() {
    let mut game = Armada::new(Edition::Rr15);
    let set = |game: &Armada| {
        let mut table = board(game);
        ship(game, &mut table, RED, CR90, 300.0, 100.0);
        let last = ship(game, &mut table, BLUE, CR90, 1500.0, 800.0);
        let aside = ship(game, &mut table, BLUE, CR90, 0.0, 0.0);
        let tie = squadron(game, &mut table, BLUE, "tie-fighter-squadron", 0.0, 0.0);
        table.ships[aside.index()].standing = Standing::SetAside;
        table.squadrons[tie.index()].standing = Standing::SetAside;
        (table, last)
    };
    let full = |table: &broadside_armada::board::Board, ships: i32| {
        ships * i32::from(game.facts[table.ships[0].card].points) + 8
    };
    // At the end of the sixth round what never arrived is destroyed.
    let (table, last) = set(&game);
    let mut play = Play::begin(&game, table, Step::rounds());
    assert!(!play.on_to(|_, _| false));
    assert_eq!(game.outcome(play.board()).scores.0, [full(&table, 1), 0]);
    // With the last ship everything falls at once.
    let mut lost = table;
    hurt(&mut lost, last, 4);
    let play = Play::begin(&game, lost, Step::rounds());
    assert!(play.over());
    assert_eq!(game.outcome(play.board()).scores.0, [full(&table, 2), 0]);
    // In a tournament the round is played to its end.
    game.rules.set_aside_until_round_end = true;
    let mut play = Play::begin(&game, lost, Step::rounds());
    assert_eq!(play.asked().map(|asked| asked.1), Some(Prompt::SetDials));
    play.set_dials(Command::Navigate);
    assert!(!play.on_to(|_, prompt| prompt == Prompt::SetDials));
    assert_eq!(play.board().round, 1);
    assert_eq!(game.outcome(play.board()).winner, Some(Side(0)));
    // The first edition says nothing of the kind.
    let game = Armada::new(Edition::Rr1);
    let (mut table, last) = set(&game);
    hurt(&mut table, last, 4);
    let play = Play::begin(&game, table, Step::rounds());
    assert!(!play.over());
}

#[test]
fn two_last_ships_that_ram_each_other_fall_at_the_same_time() {
    let game = Armada::new(Edition::Rr15);
    let mut table = board(&game);
    let cr90 = ship(&game, &mut table, RED, CR90, 900.0, 300.0);
    let victory = ship(&game, &mut table, BLUE, VICTORY, 900.0, 389.0);
    table.ships[cr90.index()].speed = 1;
    hurt(&mut table, cr90, 3);
    hurt(&mut table, victory, 7);
    table.round = 1;
    let mut play = Play::begin(&game, table, Step::ship_activation(cr90));
    assert!(!play.on_to(|_, _| false));
    assert!(play.happened(|event| *event == Event::Destroyed(Piece::Ship(cr90))));
    assert!(play.happened(|event| *event == Event::Destroyed(Piece::Ship(victory))));
    assert_eq!(game.outcome(play.board()).winner, Some(Side(0)));
}
