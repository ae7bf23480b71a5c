use broadside_armada::Armada;
use broadside_armada::board::{Board, Dial};
use broadside_armada::facts::{Command, Edition, Zone};
use broadside_armada::steps::Step;
use broadside_armada::words::{CardNo, Choice, Event, Payment, Prompt, RepairEffect, ShipNo, Thing};

use crate::table::*;

const VICTORY: &str = "victory-ii-class-star-destroyer";
const MOVE: Thing = Thing::Repair(RepairEffect::MoveShields);
const RECOVER: Thing = Thing::Repair(RepairEffect::RecoverShields);
const HULL: Thing = Thing::Repair(RepairEffect::RepairHull);

/// A Victory of blue's that reveals this command.
fn victory(game: &Armada, command: Command) -> (Board, ShipNo) {
    let mut table = board(game);
    ship(game, &mut table, RED, "cr90-corvette-a", 300.0, 100.0);
    let it = ship(game, &mut table, BLUE, VICTORY, 900.0, 450.0);
    table.ships[it.index()].dials.push(Dial { command, ..Default::default() });
    table.round = 1;
    (table, it)
}

fn reveal<'g>(game: &'g Armada, table: Board, it: ShipNo) -> Play<'g> {
    let mut play = Play::begin(game, table, Step::ship_activation(it));
    play.pick(Thing::Choice(Choice::KeepDial));
    play
}

#[test]
fn repair_points_by_payment() {
    let game = Armada::new(Edition::Rr15);
    for (payment, points) in [(Payment::Dial, 4), (Payment::Token, 2), (Payment::Both, 6)] {
        let (mut table, it) = victory(&game, Command::Repair);
        give(&mut table, it, &[Command::Repair]);
        table.ships[it.index()].shields = [1; 6];
        let mut play = reveal(&game, table, it);
        play.use_effect("Repair command");
        assert_eq!(play.asked(), Some((BLUE, Prompt::PayCommand(Command::Repair))));
        play.pick(Thing::Pay(payment));
        assert!(play.happened(|event| *event == Event::EngineeringPoints(it, points)));
        let after = play.board().ship(it);
        assert_eq!(after.has_dial(Command::Repair), !payment.dial());
        assert_eq!(after.has_token(Command::Repair), !payment.token());
        // At most once a round, also with what is left.
        assert!(after.has_resolved(Command::Repair));
        play.pass();
        assert!(!play.effects().contains(&"Repair command"));
    }
}

#[test]
fn repair_effects_one_after_the_other() {
    let game = Armada::new(Edition::Rr15);
    let (mut table, it) = victory(&game, Command::Repair);
    give(&mut table, it, &[Command::Repair]);
    let most = table.ships[it.index()].shields;
    table.ships[it.index()].shields[Zone::Rear as usize] = 0;
    hurt(&mut table, it, 2);
    faceup(&mut table, it, CardNo(0));
    let mut play = reveal(&game, table, it);
    play.use_effect("Repair command");
    play.pick(Thing::Pay(Payment::Both));
    assert_eq!(play.items(), [MOVE, RECOVER, HULL]);
    // Three points for a facedown card.
    play.pick(HULL);
    assert_eq!(play.items(), [Thing::Card(CardNo(0)), Thing::Facedown(it)]);
    play.pick(Thing::Facedown(it));
    assert_eq!(play.board().ship(it).damage, 2);
    // Two for a shield: only the rear can recover one.
    play.pick(RECOVER);
    assert_eq!(play.board().ship(it).shields[Zone::Rear as usize], 1);
    // One left: a shield moves from the front to the rear if that has room.
    assert_eq!(play.items(), if most[Zone::Rear as usize] > 1 { vec![MOVE] } else { vec![] });
    if !play.items().is_empty() {
        assert_eq!(play.refused_by(RECOVER), "armada.commands.13");
    }
}

#[test]
fn shields_move_to_another_zone_below_its_maximum() {
    let game = Armada::new(Edition::Rr15);
    let (mut table, it) = victory(&game, Command::Repair);
    table.ships[it.index()].shields = [3, 1, 3, 0, 0, 0];
    let mut play = reveal(&game, table, it);
    play.use_effect("Repair command");
    play.pick(MOVE);
    assert_eq!(play.asked(), Some((BLUE, Prompt::ShieldFrom)));
    assert_eq!(play.refused_by(Thing::Zone(it, Zone::Rear)), "armada.shields.05");
    play.pick(Thing::Zone(it, Zone::Left));
    // Front and right are full: the shield goes to the rear.
    assert_eq!(play.board().ship(it).shields, [3, 0, 3, 1, 0, 0]);
}

#[test]
fn a_repair_command_without_anything_to_repair_counts_as_resolved() {
    let game = Armada::new(Edition::Rr15);
    let (table, it) = victory(&game, Command::Repair);
    let mut play = reveal(&game, table, it);
    play.use_effect("Repair command");
    assert!(play.board().ship(it).has_resolved(Command::Repair));
    assert!(!play.on_to(|_, prompt| prompt == Prompt::Repair));
}

#[test]
fn a_squadron_command_activates_squadrons_in_range_one_by_one() {
    let game = Armada::new(Edition::Rr15);
    for (payment, number) in [(Payment::Dial, 3), (Payment::Token, 1), (Payment::Both, 4)] {
        let (mut table, it) = victory(&game, Command::Squadron);
        give(&mut table, it, &[Command::Squadron]);
        let ties: Vec<_> = (0..6)
            .map(|at| {
                let x = 800.0 + 40.0 * f64::from(at);
                squadron(&game, &mut table, BLUE, "tie-fighter-squadron", x, 600.0)
            })
            .collect();
        let far = squadron(&game, &mut table, BLUE, "tie-fighter-squadron", 1500.0, 600.0);
        table.squadrons[ties[5].index()].activated = true;
        let mut play = reveal(&game, table, it);
        play.use_effect("Squadron command");
        play.pick(Thing::Pay(payment));
        for tie in ties.iter().take(number) {
            assert!(play.on_to(|_, prompt| prompt == Prompt::CommandSquadron));
            assert_eq!(play.refused_by(Thing::Squadron(far)), "armada.commands.06");
            assert_eq!(play.refused_by(Thing::Squadron(ties[5])), "armada.squadron-activation.05");
            play.pick(Thing::Squadron(*tie));
        }
        assert!(!play.on_to(|_, prompt| prompt == Prompt::CommandSquadron));
    }
}

#[test]
fn relay_reaches_as_many_as_its_value_beyond_the_range() {
    let game = Armada::new(Edition::Rr15);
    let (mut table, it) = victory(&game, Command::Squadron);
    let shuttle = squadron(&game, &mut table, BLUE, "lambda-class-shuttle", 1080.0, 450.0);
    let far: Vec<_> = (0..3)
        .map(|at| {
            let y = 400.0 + 50.0 * f64::from(at);
            squadron(&game, &mut table, BLUE, "tie-fighter-squadron", 1240.0, y)
        })
        .collect();
    table.squadrons[shuttle.index()].activated = true;
    let mut play = reveal(&game, table, it);
    play.use_effect("Squadron command");
    for tie in &far[..2] {
        assert!(play.on_to(|_, prompt| prompt == Prompt::CommandSquadron));
        assert!(play.items().contains(&Thing::Squadron(far[2])));
        play.pick(Thing::Squadron(*tie));
    }
    // A third activation is left, but the shuttle relays for two; nothing else is in range.
    assert!(!play.on_to(|_, prompt| prompt == Prompt::CommandSquadron));

    // Out of the ship's own range it relays nothing.
    table.squadrons[shuttle.index()].pose = broadside_table::Pose::from_mm(1240.0, 550.0, 0.0);
    let mut play = reveal(&game, table, it);
    play.use_effect("Squadron command");
    assert!(!play.on_to(|_, prompt| prompt == Prompt::CommandSquadron));
}
