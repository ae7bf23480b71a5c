//! Ships move.

use broadside_armada::Armada;
use broadside_armada::board::{Standing, bit};
use broadside_armada::facts::{Command, Edition};
use broadside_armada::steps::Step;
use broadside_armada::words::{Event, Prompt, Thing};
use broadside_engine::Answer;
use broadside_table::Pose;

use crate::table::{BLUE, Play, RED, board, ship, squadron};

const CR90: &str = "cr90-corvette-a";
const NEBULON: &str = "nebulon-b-escort-frigate";
const VICTORY: &str = "victory-ii-class-star-destroyer";

#[test]
fn a_ship_moves_straight_ahead() {
    let game = Armada::new(Edition::Rr15);
    let mut board = board(&game);
    let cr90 = ship(&game, &mut board, RED, CR90, (400.0, 200.0, 0.0), 2);
    let mut play = Play::begin(&game, board, Step::maneuver(cr90));
    assert_eq!(play.asked(), Some((RED, Prompt::Course)));
    play.course(&[0, 0], 1);
    assert_eq!(play.board().ship(cr90).pose, Pose::from_mm(400.0, 336.8, 0.0));
    assert!(play.over());
}

#[test]
fn the_course_of_the_learn_to_play_example_lies_on_the_left_only() {
    // armada.learn-example.03, armada.learn-example.04
    let game = Armada::new(Edition::Rr15);
    let mut board = board(&game);
    let nebulon = ship(&game, &mut board, RED, NEBULON, (400.0, 200.0, 0.0), 3);
    let mut play = Play::begin(&game, board, Step::maneuver(nebulon));
    let courses = play.legal().courses.clone();
    let sides: Vec<i8> = courses.iter().filter(|c| c.clicks == [0, 1, -2, 0]).map(|c| c.side).collect();
    assert_eq!(sides, [-1]);
    assert!(courses.iter().all(|course| course.clicks[0] == 0), "the first joint stays straight");
    assert!(courses.iter().all(|course| course.clicks[1].abs() <= 1));
}

#[test]
fn a_ship_at_speed_0_stays_and_is_not_asked() {
    let game = Armada::new(Edition::Rr15);
    let mut board = board(&game);
    let cr90 = ship(&game, &mut board, RED, CR90, (400.0, 200.0, 0.0), 0);
    let play = Play::begin(&game, board, Step::maneuver(cr90));
    assert!(play.over());
    assert_eq!(play.board().ship(cr90).pose, Pose::from_mm(400.0, 200.0, 0.0));
}

#[test]
fn a_navigate_dial_changes_speed_and_raises_a_yaw() {
    let game = Armada::new(Edition::Rr15);
    let mut board = board(&game);
    let victory = ship(&game, &mut board, RED, VICTORY, (400.0, 200.0, 0.0), 1);
    board.ships[victory.index()].revealed = Some(Command::Navigate);
    let mut play = Play::begin(&game, board, Step::maneuver(victory));
    let command = play.legal().items[0];
    play.pick(command);
    assert_eq!(play.asked(), Some((RED, Prompt::ChangeSpeed)));
    assert_eq!(play.legal().items, [0, 1, 2].map(Thing::Number));
    assert_eq!(play.listed_refusal(Thing::Number(3)).as_deref(), Some("armada.commands.03"));
    play.pick(Thing::Number(2));
    assert_eq!(play.board().ship(victory).speed, 2);
    let chart = game.ship(play.board(), victory).speed;
    let (first, second) = (chart.clicks(2)[0] as i8, chart.clicks(2)[1] as i8);
    let courses = play.legal().courses.clone();
    assert!(courses.iter().any(|course| course.clicks[0] == first + 1));
    assert!(courses.iter().any(|course| course.clicks[1] == second + 1) || second == 2);
    assert!(!courses.iter().any(|course| course.clicks[0] > first && course.clicks[1] > second));
    play.course(&[0, 0], 1);
    assert_eq!(play.board().ship(victory).extra_yaw, 0);
}

#[test]
fn a_navigate_token_gives_no_yaw_and_the_chart_ends() {
    let game = Armada::new(Edition::Rr15);
    let mut board = board(&game);
    let victory = ship(&game, &mut board, RED, VICTORY, (400.0, 200.0, 0.0), 2);
    board.ships[victory.index()].tokens = bit(Command::Navigate);
    let mut play = Play::begin(&game, board, Step::maneuver(victory));
    let command = play.legal().items[0];
    play.pick(command);
    assert_eq!(play.legal().items, [1, 2].map(Thing::Number));
    assert_eq!(play.listed_refusal(Thing::Number(3)).as_deref(), Some("armada.speed.05"));
    play.pick(Thing::Number(2));
    let first = game.ship(play.board(), victory).speed.clicks(2)[0] as i8;
    assert!(play.legal().courses.iter().all(|course| course.clicks[0] <= first));
}

#[test]
fn a_ship_that_would_overlap_another_slows_down_and_both_are_dealt_a_card() {
    // armada.learn-example.15
    let game = Armada::new(Edition::Rr15);
    let mut board = board(&game);
    let victory = ship(&game, &mut board, BLUE, VICTORY, (400.0, 400.0, 90.0), 1);
    let cr90 = ship(&game, &mut board, RED, CR90, (400.0, 200.0, 0.0), 2);
    let mut play = Play::begin(&game, board, Step::maneuver(cr90));
    play.course(&[0, 0], 1);
    assert_eq!(play.board().ship(cr90).pose, Pose::from_mm(400.0, 268.4, 0.0));
    assert_eq!(play.board().ship(cr90).speed, 2);
    assert_eq!(play.count(|event| *event == Event::OverlappedShip(cr90, victory, 1)), 1);
    assert_eq!((play.board().ship(cr90).damage, play.board().ship(victory).damage), (1, 1));
}

#[test]
fn of_a_flotilla_and_another_ship_only_the_flotilla_is_dealt_a_card() {
    let game = Armada::new(Edition::Rr15);
    let mut board = board(&game);
    let flotilla = ship(&game, &mut board, BLUE, "gozanti-class-cruisers", (400.0, 340.0, 90.0), 1);
    let cr90 = ship(&game, &mut board, RED, CR90, (400.0, 200.0, 0.0), 2);
    let mut play = Play::begin(&game, board, Step::maneuver(cr90));
    play.course(&[0, 0], 1);
    assert_eq!((play.board().ship(cr90).damage, play.board().ship(flotilla).damage), (0, 1));
}

#[test]
fn overlapped_squadrons_are_placed_by_the_other_player() {
    // armada.learn-example.14
    let game = Armada::new(Edition::Rr15);
    let mut board = board(&game);
    let cr90 = ship(&game, &mut board, RED, CR90, (400.0, 200.0, 0.0), 2);
    let tie = squadron(&game, &mut board, BLUE, "tie-fighter-squadron", 400.0, 325.0);
    let xwing = squadron(&game, &mut board, RED, "x-wing-squadron", 400.0, 362.0);
    let away = squadron(&game, &mut board, RED, "x-wing-squadron", 600.0, 362.0);
    let mut play = Play::begin(&game, board, Step::maneuver(cr90));
    play.course(&[0, 0], 1);
    assert_eq!(play.asked(), Some((BLUE, Prompt::ChooseDisplaced)));
    assert_eq!(play.legal().items, [Thing::Squadron(tie), Thing::Squadron(xwing)]);
    play.pick(Thing::Squadron(xwing));
    assert_eq!(play.asked(), Some((BLUE, Prompt::PlaceDisplaced)));
    let far = Answer::Place(Pose::from_mm(500.0, 500.0, 0.0));
    assert_eq!(play.refuse(far).as_deref(), Some("armada.overlapping.02"));
    let on = Answer::Place(Pose::from_mm(400.0, 330.0, 0.0));
    assert_eq!(play.refuse(on).as_deref(), Some("armada.overlapping.12"));
    for _ in 0..2 {
        let place = play.legal().places[0];
        play.answer(Answer::Place(place));
    }
    assert!(play.over());
    assert_eq!(play.count(|event| matches!(event, Event::Moved(..))), 3);
    assert_eq!(play.board().squadron(away).pose, Pose::from_mm(600.0, 362.0, 0.0));
}

#[test]
fn a_ship_that_leaves_the_play_area_is_destroyed() {
    let game = Armada::new(Edition::Rr15);
    let mut board = board(&game);
    let cr90 = ship(&game, &mut board, RED, CR90, (400.0, 100.0, 180.0), 2);
    let mut play = Play::begin(&game, board, Step::maneuver(cr90));
    play.course(&[0, 0], 1);
    assert_eq!(play.board().ship(cr90).standing, Standing::Destroyed);
    assert!(play.over());
}
