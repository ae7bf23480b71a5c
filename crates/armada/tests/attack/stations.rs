//! Stations and mines as targets.

use broadside_armada::board::{TableToken, TokenKind};
use broadside_armada::facts::{Colour::*, Edition, Face::*, ObstacleKind, Zone};
use broadside_armada::steps::Step;
use broadside_armada::words::{Thing, TokenNo};
use broadside_engine::{Look, Position, Side};
use broadside_table::Pose;

use crate::common::{EMPIRE, REBEL, Table};

#[test]
fn a_station_is_dealt_facedown_cards_and_suffers_no_critical_effect() {
    let mut table = Table::new(Edition::Rr15);
    let vic = table.ship("victory-ii-class-star-destroyer", EMPIRE, (900.0, 300.0, 0.0));
    table.ship("cr90-corvette-a", REBEL, (200.0, 800.0, 180.0));
    let station = table.obstacle(ObstacleKind::Station, (900.0, 500.0));
    table.board.obstacles[0].owner = Some(Side(0));
    table.board.obstacles[0].armed = true;
    table.board.obstacles[0].damage = 11;
    let mut play = table.play(Step::attack_step(vic));
    play.roll(&[(Red, Critical), (Red, Hit), (Red, Blank), (Blue, Hit), (Blue, Hit), (Blue, Critical)]);
    play.pick(EMPIRE, Thing::Zone(vic, Zone::Front));
    assert!(play.is_over(), "{}", play.asked());
    assert!(play.board().obstacles[station.index()].destroyed);
    assert_eq!(play.board().obstacles[station.index()].damage, 13);
}

#[test]
fn a_mine_that_is_hit_is_removed() {
    let mut table = Table::new(Edition::Rr15);
    let vic = table.ship("victory-ii-class-star-destroyer", EMPIRE, (900.0, 300.0, 0.0));
    table.ship("cr90-corvette-a", REBEL, (200.0, 800.0, 180.0));
    for x in [890.0, 960.0] {
        let mine = TokenKind::ProximityMine;
        table.board.tokens.push(TableToken {
            kind: mine,
            pose: Pose::from_mm(x, 450.0, 0.0),
            owner: Some(Side(1)),
            on: None,
        });
    }
    let mut play = table.play(Step::attack_step(vic));
    play.pick(EMPIRE, Thing::Zone(vic, Zone::Front));
    play.roll(&[(Blue, Hit)]).pick(EMPIRE, Thing::Token(TokenNo(0)));
    assert!(play.is_over(), "{}", play.asked());
    assert_eq!(play.board().tokens.len(), 1);
}

#[test]
fn an_armed_station_attacks_all_around_and_goes_on_to_further_squadrons() {
    let mut table = Table::new(Edition::Rr15);
    table.ship("cr90-corvette-a", REBEL, (200.0, 800.0, 180.0));
    table.ship("victory-ii-class-star-destroyer", EMPIRE, (1500.0, 100.0, 0.0));
    let station = table.obstacle(ObstacleKind::Station, (900.0, 500.0));
    let one = table.squadron("x-wing-squadron", REBEL, (900.0, 640.0));
    let two = table.squadron("x-wing-squadron", REBEL, (900.0, 360.0));
    table.board.obstacles[0].owner = Some(Side(1));
    let position = Position::idle(table.board);
    assert_eq!(
        Step::station_attack(&Look::new(table.game, &position), station, EMPIRE),
        None,
        "it is not armed"
    );
    table.board.obstacles[0].armed = true;
    let position = Position::idle(table.board);
    let step = Step::station_attack(&Look::new(table.game, &position), station, EMPIRE).expect("a target");
    let mut play = table.play(step);
    play.roll(&[(Blue, Hit)]).pick(EMPIRE, Thing::Squadron(one));
    assert_eq!(play.asked(), "NextSquadronTarget");
    play.roll(&[(Blue, Hit)]).pick(EMPIRE, Thing::Squadron(two));
    assert!(play.is_over(), "{}", play.asked());
    assert_eq!((play.board().squadron(one).hull, play.board().squadron(two).hull), (4, 4));
}
