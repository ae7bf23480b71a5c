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
    let obstructed = table.squadron("x-wing-squadron", REBEL, (930.0, 490.0));
    // Another squadron in plain sight is no further target of an attack that was canceled.
    table.squadron("x-wing-squadron", REBEL, (850.0, 400.0));
    table.ship("cr90-corvette-a", REBEL, (200.0, 800.0, 180.0));
    table.obstacle(ObstacleKind::AsteroidField, (930.0, 430.0));
    let mut play = table.play(Step::attack_step(vic));
    play.pick(EMPIRE, Thing::Zone(vic, Zone::Front)).pick(EMPIRE, Thing::Squadron(obstructed));
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

#[test]
fn in_the_learning_scenario_only_arc_and_range_count() {
    for simple in [false, true] {
        let mut table = Table::new(Edition::Rr15);
        let vic = table.ship("victory-ii-class-star-destroyer", EMPIRE, (900.0, 300.0, 0.0));
        let cr90 = table.ship("cr90-corvette-a", REBEL, (900.0, 500.0, 180.0));
        table.obstacle(ObstacleKind::AsteroidField, (900.0, 430.0));
        table.board.simple_sight = simple;
        let mut play = table.play(Step::attack_step(vic));
        play.roll(&[(Red, Blank), (Red, Blank), (Red, Blank), (Blue, Hit), (Blue, Hit), (Blue, Hit)]);
        play.pick(EMPIRE, Thing::Zone(vic, Zone::Front));
        if simple {
            // The rear of the corvette is in arc; its front does not block the sight to it.
            assert!(play.items(EMPIRE).contains(&Thing::Zone(cr90, Zone::Rear)));
            play.pick(EMPIRE, Thing::Zone(cr90, Zone::Front));
            assert!(!play.attack().causes.any());
        } else if play.asked() == "DeclareTarget" {
            assert_eq!(play.refused(EMPIRE, Thing::Zone(cr90, Zone::Rear)), "armada.line-of-sight.05");
        }
    }
}

#[test]
fn the_first_edition_measures_no_sight_to_further_squadrons() {
    for (edition, dice) in [(Edition::Rr1, 1), (Edition::Rr15, 0)] {
        let mut table = Table::new(edition);
        let vic = table.ship("victory-ii-class-star-destroyer", EMPIRE, (900.0, 300.0, 0.0));
        let one = table.squadron("x-wing-squadron", REBEL, (850.0, 400.0));
        let two = table.squadron("x-wing-squadron", REBEL, (930.0, 490.0));
        table.ship("cr90-corvette-a", REBEL, (200.0, 800.0, 180.0));
        table.obstacle(ObstacleKind::AsteroidField, (930.0, 430.0));
        let mut play = table.play(Step::attack_step(vic));
        play.pick(EMPIRE, Thing::Zone(vic, Zone::Front));
        play.roll(&[(Blue, Hit)]).pick(EMPIRE, Thing::Squadron(one));
        assert_eq!(play.asked(), "NextSquadronTarget");
        if dice == 1 {
            play.roll(&[(Blue, Hit)]);
        }
        play.pick(EMPIRE, Thing::Squadron(two));
        assert_eq!(play.board().squadron(two).hull, 5 - dice, "{edition:?}");
    }
}
