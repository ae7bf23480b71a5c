//! Keywords that change dice.

use broadside_armada::facts::{Colour, Colour::*, Command, Dice, Edition, Face, Face::*, Zone};
use broadside_armada::steps::Step;
use broadside_armada::words::{ShipNo, SquadronNo, Thing};
use broadside_engine::{Answer, Kind};

use crate::common::{EMPIRE, Play, REBEL, Table};

/// Ships far away, so that nobody has lost.
fn far_ships(table: &mut Table) {
    table.ship("cr90-corvette-a", REBEL, (200.0, 800.0, 180.0));
    table.ship("victory-ii-class-star-destroyer", EMPIRE, (1500.0, 100.0, 0.0));
}

/// A squadron of the Empire between two of the Rebels'.
fn between(attacker: &str, defenders: [&str; 2]) -> Play {
    let mut table = Table::new(Edition::Rr15);
    let attacker = table.squadron(attacker, EMPIRE, (900.0, 300.0));
    table.squadron(defenders[0], REBEL, (900.0, 360.0));
    table.squadron(defenders[1], REBEL, (900.0, 240.0));
    far_ships(&mut table);
    table.board.squadrons[0].commander = Some(ShipNo(1));
    table.play(Step::squadron_attack(attacker))
}

const FIRST: Thing = Thing::Squadron(SquadronNo(1));

#[test]
fn screen_gives_dodge_and_dodge_rerolls_that_many_once() {
    let mut play = between("tie-fighter-squadron", ["belbullab-22-starfighter-squadron", "y-wing-squadron"]);
    play.roll(&[(Blue, Hit), (Blue, Hit), (Blue, Hit)]).pick(EMPIRE, FIRST);
    play.until("SpendDefenseTokens");
    play.use_effect(REBEL, "Dodge");
    assert_eq!(play.kind(), Some(Kind::Some { min: 1, max: 1 }));
    play.roll(&[(Blue, Accuracy)]).answer(REBEL, Answer::some([Thing::Die(1)]));
    assert_ne!(play.asked(), "SpendDefenseTokens");
}

/// The dice of an armament, none of them a hit.
fn misses(dice: Dice) -> Vec<(Colour, Face)> {
    let faces = [(Red, Blank, dice.red), (Blue, Accuracy, dice.blue), (Black, Blank, dice.black)];
    faces.into_iter().flat_map(|(colour, face, count)| (0..count).map(move |_| (colour, face))).collect()
}

#[test]
fn assault_spends_a_hit_for_a_raid_token() {
    let mut table = Table::new(Edition::Rr15);
    let attacker = table.squadron("mandalorian-gauntlet-fighter", EMPIRE, (900.0, 300.0));
    let cr90 = table.ship("cr90-corvette-a", REBEL, (980.0, 300.0, 0.0));
    let dice = table.game.facts[table.board.squadrons[0].card].battery;
    table.ship("victory-ii-class-star-destroyer", EMPIRE, (1500.0, 100.0, 0.0));
    let mut play = table.play(Step::squadron_attack(attacker));
    let mut faces = misses(dice);
    faces[0].1 = Hit;
    play.roll(&faces).pick(EMPIRE, Thing::Zone(cr90, Zone::Left));
    play.use_effect(EMPIRE, "Assault").pick(EMPIRE, Thing::Command(Command::Repair));
    assert!(play.board().ship(cr90).has_raid(Command::Repair));
    play.until("SpendDefenseToken").pass(REBEL);
    assert_eq!(play.board().ship(cr90).shields[Zone::Left as usize], 2);
}

#[test]
fn adept_rerolls_up_to_its_value() {
    let mut play = between("delta-7-aethersprite-squadron", ["x-wing-squadron", "x-wing-squadron"]);
    let card = play.referee.game.squadron(play.board(), SquadronNo(0));
    let rolled = misses(card.anti_squadron);
    play.roll(&rolled).pick(EMPIRE, FIRST);
    play.use_effect(EMPIRE, "Adept");
    assert_eq!(play.kind(), Some(Kind::Some { min: 0, max: 1 }));
    play.roll(&[(rolled[0].0, Hit)]).answer(EMPIRE, Answer::some([Thing::Die(0)]));
    assert!(play.is_over(), "{}", play.asked());
    assert_eq!(play.board().squadrons[1].hull, 4);
}

#[test]
fn ai_adds_dice_to_a_commanded_squadron() {
    let mut play = between("droid-tri-fighter-squadron", ["x-wing-squadron", "x-wing-squadron"]);
    let card = play.referee.game.squadron(play.board(), SquadronNo(0));
    let rolled = misses(card.anti_squadron);
    play.roll(&rolled).pick(EMPIRE, FIRST);
    play.use_effect(EMPIRE, "AI");
    assert_eq!(play.asked(), "AddedColour");
    let colour = rolled[0].0;
    play.roll(&[(colour, Hit)]).pick(EMPIRE, Thing::Colour(colour));
    assert!(play.is_over(), "{}", play.asked());
    assert_eq!(play.board().squadrons[1].hull, 4);
}
