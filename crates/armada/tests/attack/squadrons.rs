//! Squadrons attack and are attacked.

use broadside_armada::board::{AttackKind, Standing};
use broadside_armada::facts::{Colour::*, Edition, Face::*, Zone};
use broadside_armada::steps::Step;
use broadside_armada::words::{Event, Piece, Thing};
use broadside_engine::Answer;

use crate::common::{EMPIRE, Play, REBEL, Table};

/// Two TIE fighter squadrons beside a TIE interceptor squadron of the other side.
fn dogfight(hull: u8) -> Play {
    let mut table = Table::new(Edition::Rr15);
    let tie = table.squadron("tie-fighter-squadron", EMPIRE, (900.0, 300.0));
    table.squadron("tie-interceptor-squadron", REBEL, (900.0, 360.0));
    table.squadron("tie-fighter-squadron", EMPIRE, (900.0, 420.0));
    table.squadron("tie-interceptor-squadron", REBEL, (960.0, 300.0));
    table.board.squadrons[1].hull = hull;
    table.ship("cr90-corvette-a", REBEL, (200.0, 800.0, 180.0));
    table.ship("victory-ii-class-star-destroyer", EMPIRE, (1500.0, 100.0, 0.0));
    table.play(Step::squadron_attack(tie))
}

const TIE: Thing = Thing::Squadron(broadside_armada::words::SquadronNo(0));
const INTERCEPTOR: Thing = Thing::Squadron(broadside_armada::words::SquadronNo(1));

#[test]
fn a_squadron_swarms_and_a_destroyed_one_counters() {
    let mut play = dogfight(1);
    assert_eq!(play.asked(), "SquadronTarget");
    play.roll(&[(Blue, Accuracy), (Blue, Accuracy), (Blue, Critical)]).pick(EMPIRE, INTERCEPTOR);
    // The interceptor is engaged with the other TIE fighters too.
    play.use_effect(EMPIRE, "Swarm").roll(&[(Blue, Hit)]).pick(EMPIRE, Thing::Die(2));
    assert_eq!((play.asked().as_str(), play.decider()), ("CounterAttack", Some(REBEL)));
    assert_eq!(play.board().squadrons[1].standing, Standing::InPlay);
    // A counter attack may be modified too, and is not countered.
    play.roll(&[(Blue, Hit), (Blue, Accuracy)]).answer(REBEL, Answer::Confirm(true));
    play.use_effect(REBEL, "Swarm").roll(&[(Blue, Hit)]).pick(REBEL, Thing::Die(1));
    assert_eq!(play.board().squadrons[0].hull, 1);
    assert_eq!(play.board().squadrons[1].standing, Standing::Destroyed);
    assert!(play.happened(|event| {
        matches!(event, Event::AttackDeclared(a, d, AttackKind::Counter, _) if (*a, *d) == (INTERCEPTOR, TIE))
    }));
    assert!(play.is_over() && play.board().attacks.is_empty());
}

#[test]
fn a_declined_counter_leaves_the_destroyed_squadron_destroyed() {
    let mut play = dogfight(1);
    play.roll(&[(Blue, Hit), (Blue, Accuracy), (Blue, Critical)]).pick(EMPIRE, INTERCEPTOR);
    play.until("CounterAttack").answer(REBEL, Answer::Confirm(false));
    assert_eq!(play.board().squadrons[1].standing, Standing::Destroyed);
    assert_eq!(play.board().squadrons[0].hull, 3);
}

#[test]
fn engaged_squadrons_come_before_ships_unless_they_are_heavy() {
    for (other, allowed) in [("x-wing-squadron", false), ("y-wing-squadron", true)] {
        let mut table = Table::new(Edition::Rr15);
        let tie = table.squadron("tie-bomber-squadron", EMPIRE, (900.0, 300.0));
        table.squadron(other, REBEL, (900.0, 360.0));
        let cr90 = table.ship("cr90-corvette-a", REBEL, (980.0, 300.0, 0.0));
        table.ship("victory-ii-class-star-destroyer", EMPIRE, (1500.0, 100.0, 0.0));
        table.squadron(other, REBEL, (840.0, 300.0));
        let mut play = table.play(Step::squadron_attack(tie));
        let zone = Thing::Zone(cr90, Zone::Left);
        if allowed {
            assert!(play.items(EMPIRE).contains(&zone), "{:?}", play.items(EMPIRE));
            // A bomber's criticals count, and it may resolve the standard critical effect.
            play.roll(&[(Black, HitCritical)]).pick(EMPIRE, zone);
            play.until("SpendDefenseToken").pass(REBEL);
            play.use_effect(EMPIRE, "Standard critical effect");
            assert_eq!(play.board().ship(cr90).shields[Zone::Left as usize], 0);
        } else {
            assert_eq!(play.refused(EMPIRE, zone), "armada.engagement.03");
        }
    }
}

#[test]
fn a_hull_zone_attacks_each_squadron_once() {
    let mut table = Table::new(Edition::Rr15);
    let vic = table.ship("victory-ii-class-star-destroyer", EMPIRE, (900.0, 300.0, 0.0));
    let one = table.squadron("x-wing-squadron", REBEL, (880.0, 450.0));
    let two = table.squadron("x-wing-squadron", REBEL, (920.0, 450.0));
    table.ship("cr90-corvette-a", REBEL, (200.0, 800.0, 180.0));
    let mut play = table.play(Step::attack_step(vic));
    play.pick(EMPIRE, Thing::Zone(vic, Zone::Front));
    assert_eq!(play.asked(), "DeclareTarget");
    play.roll(&[(Blue, Hit)]).pick(EMPIRE, Thing::Squadron(one));
    assert_eq!(play.asked(), "NextSquadronTarget");
    assert_eq!(play.items(EMPIRE), [Thing::Squadron(two)]);
    assert_eq!(play.refused(EMPIRE, Thing::Squadron(one)), "armada.attack.20");
    play.roll(&[(Blue, Critical)]).pick(EMPIRE, Thing::Squadron(two));
    assert_eq!((play.board().squadron(one).hull, play.board().squadron(two).hull), (4, 5));
    assert!(play.is_over());
    assert_eq!((play.board().ship(vic).attacks, play.board().ship(vic).ship_attacks), (1, 0));
    assert!(!play.happened(|event| *event == Event::Destroyed(Piece::Squadron(one))));
}

#[test]
fn snipe_reaches_distance_2_and_is_not_countered() {
    let mut table = Table::new(Edition::Rr15);
    let sniper = table.squadron("saber-squadron", EMPIRE, (900.0, 300.0));
    let target = table.squadron("tie-interceptor-squadron", REBEL, (900.0, 450.0));
    table.squadron("tie-interceptor-squadron", REBEL, (1050.0, 300.0));
    let far = table.squadron("tie-interceptor-squadron", REBEL, (900.0, 560.0));
    table.ship("cr90-corvette-a", REBEL, (200.0, 800.0, 180.0));
    table.ship("victory-ii-class-star-destroyer", EMPIRE, (1500.0, 100.0, 0.0));
    let mut play = table.play(Step::squadron_attack(sniper));
    assert_eq!(play.asked(), "SquadronTarget");
    assert_eq!(play.refused(EMPIRE, Thing::Squadron(far)), "armada.attack.05");
    play.roll(&[(Blue, Hit), (Blue, Accuracy), (Blue, Accuracy), (Blue, Accuracy)]);
    play.pick(EMPIRE, Thing::Squadron(target));
    assert!(play.is_over(), "{}", play.asked());
    assert_eq!(play.board().squadron(target).hull, 2);
}

#[test]
fn an_escort_must_be_attacked_first() {
    let mut table = Table::new(Edition::Rr15);
    let tie = table.squadron("tie-fighter-squadron", EMPIRE, (900.0, 300.0));
    let interceptor = table.squadron("tie-interceptor-squadron", REBEL, (900.0, 360.0));
    table.squadron("x-wing-squadron", REBEL, (960.0, 300.0));
    table.squadron("x-wing-squadron", REBEL, (840.0, 300.0));
    table.ship("cr90-corvette-a", REBEL, (200.0, 800.0, 180.0));
    table.ship("victory-ii-class-star-destroyer", EMPIRE, (1500.0, 100.0, 0.0));
    let mut play = table.play(Step::squadron_attack(tie));
    assert_eq!(play.refused(EMPIRE, Thing::Squadron(interceptor)), "armada.keyword.escort.01");
}
