//! Which attacks can be declared, and how many dice are left.

use broadside_armada::facts::{Colour::*, Edition, Face::*, ObstacleKind, Zone};
use broadside_armada::steps::Step;
use broadside_armada::words::{Event, Thing};

use crate::common::{EMPIRE, REBEL, Table};

#[test]
fn an_obstructed_attack_loses_a_die_of_the_attackers_choice() {
    let mut table = Table::new(Edition::Rr15);
    let vic = table.ship("victory-ii-class-star-destroyer", EMPIRE, (900.0, 300.0, 0.0));
    let cr90 = table.ship("cr90-corvette-a", REBEL, (900.0, 540.0, 180.0));
    table.obstacle(ObstacleKind::AsteroidField, (900.0, 430.0));
    let mut play = table.play(Step::attack_step(vic));
    play.pick(EMPIRE, Thing::Zone(vic, Zone::Front));
    if play.asked() == "DeclareTarget" {
        play.pick(EMPIRE, Thing::Zone(cr90, Zone::Front));
    }
    assert_eq!(play.asked(), "RemoveDie");
    assert_eq!(play.items(EMPIRE), [Thing::Colour(Red), Thing::Colour(Blue)]);
    play.roll(&[(Red, Blank), (Red, Blank), (Red, Blank), (Blue, Hit), (Blue, Hit)])
        .pick(EMPIRE, Thing::Colour(Blue));
    assert_eq!(play.attack().dice.len(), 5);
}

#[test]
fn an_attack_whose_last_die_is_removed_is_canceled() {
    let mut table = Table::new(Edition::Rr15);
    let vic = table.ship("victory-ii-class-star-destroyer", EMPIRE, (900.0, 300.0, 0.0));
    table.squadron("x-wing-squadron", REBEL, (900.0, 500.0));
    table.ship("cr90-corvette-a", REBEL, (200.0, 800.0, 180.0));
    table.obstacle(ObstacleKind::AsteroidField, (900.0, 430.0));
    let mut play = table.play(Step::attack_step(vic));
    play.pick(EMPIRE, Thing::Zone(vic, Zone::Front));
    assert!(play.is_over(), "{}", play.asked());
    assert!(play.happened(|event| *event == Event::AttackCanceled));
    assert_eq!(play.board().squadrons[0].hull, 5);
}

#[test]
fn each_hull_zone_attacks_once() {
    let mut table = Table::new(Edition::Rr15);
    let cr90 = table.ship("cr90-corvette-a", REBEL, (900.0, 300.0, 0.0));
    let vic = table.ship("victory-ii-class-star-destroyer", EMPIRE, (900.0, 500.0, 0.0));
    table.ship("victory-ii-class-star-destroyer", EMPIRE, (900.0, 100.0, 0.0));
    let mut play = table.play(Step::attack_step(cr90));
    play.roll(&[(Red, Blank), (Red, Blank), (Blue, Hit)]).pick(REBEL, Thing::Zone(cr90, Zone::Front));
    play.until("SpendDefenseToken").pass(EMPIRE);
    assert_eq!(play.asked(), "AttackFrom");
    assert_eq!(play.refused(REBEL, Thing::Zone(cr90, Zone::Front)), "armada.attack.23");
    assert_eq!(play.board().ship(vic).shields[Zone::Rear as usize], 0);
    play.roll(&[(Red, Blank)]).pick(REBEL, Thing::Zone(cr90, Zone::Rear));
    play.until("SpendDefenseToken").pass(EMPIRE);
    // Two attacks are all.
    assert!(play.is_over(), "{}", play.asked());
}
