//! What obstacles do.

use broadside_armada::Armada;
use broadside_armada::board::{CardPlace, TokenKind};
use broadside_armada::facts::{Edition, ObstacleKind, Zone};
use broadside_armada::steps::Step;
use broadside_armada::words::{Event, Prompt, Thing};
use broadside_engine::Answer;

use crate::table::{BLUE, Play, RED, board, obstacle, ship, squadron, token};

const CR90: &str = "cr90-corvette-a";

/// A corvette ends its maneuver at speed 2 on obstacles of these kinds.
fn land<'g>(
    game: &'g Armada,
    kinds: &[ObstacleKind],
    damaged: bool,
) -> (Play<'g>, broadside_armada::words::ShipNo) {
    let mut board = board(game);
    let cr90 = ship(game, &mut board, RED, CR90, (400.0, 200.0, 0.0), 2);
    for kind in kinds {
        obstacle(game, &mut board, *kind, 400.0, 340.0);
    }
    if damaged {
        let card = board.decks.piles[0].pop().expect("a card");
        board.decks.cards[card.index()].place = CardPlace::Ship(cr90);
        board.ships[cr90.index()].damage = 1;
    }
    let mut play = Play::begin(game, board, Step::maneuver(cr90));
    if play.asked().is_some_and(|(_, prompt)| prompt == Prompt::Course) {
        let courses = play.legal().courses.clone();
        let straight = courses.iter().find(|course| course.clicks == [0; 4]).expect("a straight course");
        play.answer(Answer::Course(*straight));
    }
    (play, cr90)
}

#[test]
fn an_asteroid_field_deals_a_faceup_card() {
    let game = Armada::new(Edition::Rr15);
    let (play, _) = land(&game, &[ObstacleKind::AsteroidField], false);
    assert_eq!(play.count(|event| matches!(event, Event::DealtFaceup(..))), 1);
}

#[test]
fn a_debris_field_damages_one_hull_zone() {
    let game = Armada::new(Edition::Rr15);
    let (mut play, cr90) = land(&game, &[ObstacleKind::DebrisField], false);
    assert_eq!(play.asked(), Some((RED, Prompt::SufferIn)));
    play.pick(Thing::Zone(cr90, Zone::Front));
    assert_eq!(play.board().ship(cr90).shields[Zone::Front as usize], 0);
    assert!(play.over());
}

#[test]
fn the_owner_orders_several_obstacles() {
    let game = Armada::new(Edition::Rr15);
    let (mut play, _) = land(&game, &[ObstacleKind::AsteroidField, ObstacleKind::DustField], false);
    assert_eq!(play.asked(), Some((RED, Prompt::ChooseOverlapped)));
    assert_eq!(play.legal().items.len(), 2);
}

#[test]
fn a_station_may_discard_a_damage_card() {
    let game = Armada::new(Edition::Rr15);
    let (mut play, cr90) = land(&game, &[ObstacleKind::Station], true);
    assert_eq!(play.asked(), Some((RED, Prompt::UseStation)));
    play.pick(Thing::Facedown(cr90));
    assert_eq!(play.board().ship(cr90).damage, 0);
    let (play, _) = land(&game, &[ObstacleKind::Station], false);
    assert!(play.over(), "nothing to discard");
}

#[test]
fn a_gravity_rift_slows_whoever_is_near_and_stops_whoever_lies_on_it() {
    let game = Armada::new(Edition::Rr15);
    let mut board = board(&game);
    let cr90 = ship(&game, &mut board, RED, CR90, (400.0, 200.0, 0.0), 2);
    obstacle(&game, &mut board, ObstacleKind::GravityRift, 400.0, 320.0);
    let mut play = Play::begin(&game, board, Step::maneuver(cr90));
    assert!(play.legal().courses.iter().all(|course| course.speed == 1));
    play.course(&[0], 1);
    let it = play.board().ship(cr90);
    assert_eq!((it.speed, it.speed_change, it.temporary_speed), (0, 0, None));
}

#[test]
fn a_purrgil_hurts_by_the_speed_of_the_dial() {
    let game = Armada::new(Edition::Rr15);
    let (mut play, cr90) = land(&game, &[ObstacleKind::Purrgil], false);
    play.pick(Thing::Zone(cr90, Zone::Front));
    assert_eq!(play.count(|event| *event == Event::ShieldsLost(cr90, Zone::Front, 2)), 1);
    assert!(play.over());
}

#[test]
fn a_proximity_mine_goes_off() {
    let game = Armada::new(Edition::Rr15);
    let mut board = board(&game);
    let cr90 = ship(&game, &mut board, RED, CR90, (400.0, 200.0, 0.0), 1);
    token(&mut board, TokenKind::ProximityMine, 400.0, 380.0);
    token(&mut board, TokenKind::ProximityMine, 400.0, 700.0);
    let mut play = Play::begin(&game, board, Step::maneuver(cr90));
    play.course(&[0], 1);
    assert_eq!(play.board().tokens.len(), 1);
    assert_eq!(play.count(|event| matches!(event, Event::RolledAside(_))), 1);
}

#[test]
fn each_player_moves_another_purrgil() {
    let game = Armada::new(Edition::Rr15);
    let mut board = board(&game);
    let one = obstacle(&game, &mut board, ObstacleKind::Purrgil, 400.0, 320.0);
    let two = obstacle(&game, &mut board, ObstacleKind::Purrgil, 900.0, 320.0);
    let mut play = Play::begin(&game, board, Step::purrgil());
    assert_eq!(play.asked(), Some((BLUE, Prompt::ChoosePurrgil)));
    play.pick(Thing::Obstacle(two));
    assert_eq!(play.asked(), Some((BLUE, Prompt::MoveObstacle)));
    let places = play.legal().places.clone();
    assert!(places.len() > 8, "{}", places.len());
    play.answer(Answer::Place(places[3]));
    assert_eq!(play.board().obstacles[two.index()].pose, places[3]);
    assert_eq!(play.asked(), Some((RED, Prompt::MoveObstacle)));
    let stays = play.board().obstacles[one.index()].pose;
    play.answer(Answer::Place(stays));
    assert!(play.over());
}

#[test]
fn a_squadron_is_mended_at_a_station_and_hurt_by_a_purrgil() {
    let game = Armada::new(Edition::Rr15);
    let mut board = board(&game);
    let xwing = squadron(&game, &mut board, RED, "x-wing-squadron", 400.0, 400.0);
    board.squadrons[xwing.index()].hull = 2;
    obstacle(&game, &mut board, ObstacleKind::Station, 400.0, 400.0);
    obstacle(&game, &mut board, ObstacleKind::Purrgil, 400.0, 400.0);
    let mut play = Play::begin(&game, board, Step::squadron_move(xwing, 3));
    let stay = play.board().squadron(xwing).pose;
    play.answer(Answer::Place(stay));
    assert_eq!(play.asked(), Some((RED, Prompt::ChooseOverlapped)));
    let station = play.legal().items[0];
    play.pick(station);
    assert_eq!(play.asked(), Some((RED, Prompt::UseStation)));
    play.answer(Answer::Confirm(true));
    assert_eq!(play.board().squadron(xwing).hull, 2);
    assert!(play.over());
}
