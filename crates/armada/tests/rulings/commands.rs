//! Who may look at which command dials.

use broadside_armada::board::Dial;
use broadside_armada::facts::{Colour, Command, DamageKind, Edition, Face, Zone};
use broadside_armada::steps::Step;
use broadside_armada::words::{ShipNo, Thing};
use broadside_engine::{Answer, Game, Viewer};

use crate::common::{EMPIRE, Play, REBEL, Table};

/// The dials of a ship as a viewer sees them, the top one first.
fn seen(play: &Play, ship: ShipNo, viewer: Viewer) -> Vec<Option<Command>> {
    play.referee.game.view(&play.position, viewer).ships[ship.index()].dials.clone()
}

fn stack(table: &mut Table, ship: ShipNo, commands: &[Command]) {
    let dials = &mut table.board.ships[ship.index()].dials;
    commands.iter().for_each(|command| dials.push(Dial { command: *command, ..Dial::default() }));
}

#[test]
fn a_player_sees_the_dials_of_the_own_ships_in_their_order_and_the_opponent_none() {
    broadside_rulebook::proves!(
        "armada.command-dials.06",
        "armada.command-dials.07",
        "armada.command-phase.01"
    );
    let commands = [Command::Repair, Command::Navigate, Command::Squadron];
    let shown = commands.map(Some);
    for edition in [Edition::Rr1, Edition::Rr15, Edition::Arc] {
        let mut table = Table::new(edition);
        let vic = table.ship("victory-ii-class-star-destroyer", EMPIRE, (900.0, 300.0, 0.0));
        table.ship("cr90-corvette-a", REBEL, (900.0, 470.0, 180.0));
        stack(&mut table, vic, &commands);
        let mut play = table.play(Step::ship_activation(vic));
        // The top dial is revealed; the two below it are still for its owner alone.
        assert_eq!(play.board().ship(vic).revealed, Some(Command::Repair));
        for _ in 0..3 {
            assert_eq!(seen(&play, vic, Viewer::Seat(EMPIRE)), shown[1..], "at {}", play.asked());
            assert_eq!(seen(&play, vic, Viewer::Seat(REBEL)), [None; 2]);
            assert_eq!(seen(&play, vic, Viewer::Spectator), [None; 2]);
            let left: Vec<_> = play.board().ship(vic).dials.iter().map(|dial| dial.command).collect();
            assert_eq!(left, commands[1..], "looking changes nothing");
            match play.items(EMPIRE)[0] {
                keep @ Thing::Choice(_) => play.pick(EMPIRE, keep),
                _ => play.pass(EMPIRE),
            };
        }
    }
}

#[test]
fn dials_are_assigned_facedown() {
    broadside_rulebook::proves!("armada.command-phase.01");
    for edition in [Edition::Rr1, Edition::Rr15, Edition::Arc] {
        let mut table = Table::new(edition);
        let cr90 = table.ship("cr90-corvette-a", REBEL, (900.0, 470.0, 180.0));
        let vic = table.ship("victory-ii-class-star-destroyer", EMPIRE, (900.0, 800.0, 180.0));
        let mut play = table.play(Step::round());
        let set =
            |commands: &[Command]| Answer::Assign(commands.iter().copied().map(Thing::Command).collect());
        let answers = [
            (REBEL, set(&[Command::Squadron])),
            (EMPIRE, set(&[Command::Repair, Command::Navigate, Command::Squadron])),
        ];
        // Nobody answers first: the answers are taken together.
        assert!(play.referee.answer(&mut play.position, REBEL, &answers[0].1).is_err());
        play.referee.answer_all(&mut play.position, &answers).expect("the dials are set");
        assert_eq!(seen(&play, vic, Viewer::Seat(REBEL)), [None; 3]);
        assert_eq!(
            seen(&play, vic, Viewer::Seat(EMPIRE)),
            [Command::Repair, Command::Navigate, Command::Squadron].map(Some)
        );
        assert_eq!(play.board().ship(cr90).revealed, Some(Command::Squadron));
    }
}

#[test]
fn who_changes_a_dial_sees_what_it_was_set_to() {
    broadside_rulebook::proves!(["rr15", "arc"]; "armada.command-dials.73");
    for edition in [Edition::Rr15, Edition::Arc] {
        let mut table = Table::new(edition);
        let neb = table.ship("nebulon-b-escort-frigate", REBEL, (900.0, 470.0, 180.0));
        let vic = table.ship("victory-ii-class-star-destroyer", EMPIRE, (900.0, 300.0, 0.0));
        stack(&mut table, neb, &[Command::Repair, Command::Navigate]);
        (table.board.ships[neb.index()].speed, table.board.ships[neb.index()].shields) = (0, [0; 6]);
        let pile = table.board.decks.pile_of(table.board.side(REBEL));
        let cards = &mut table.board.decks.piles[pile];
        let noise = |card: &_| table.game.damage_kind(*card) == DamageKind::CommNoise;
        let (at, top) = (cards.iter().position(noise).expect("Comm Noise"), cards.len() - 1);
        cards.swap(at, top);
        let mut play = table.play(Step::attack_step(vic));
        let (crit, blank) = ((Colour::Red, Face::Critical), (Colour::Red, Face::Blank));
        let blue = (Colour::Blue, Face::Accuracy);
        play.roll(&[crit, blank, blank, blue, blue, blue]);
        play.pick(EMPIRE, Thing::Zone(vic, Zone::Front));
        // No accuracy is spent.
        assert_eq!(seen(&play, neb, Viewer::Seat(EMPIRE)), [None; 2]);
        while play.effects(EMPIRE).iter().all(|(name, _)| *name != "Standard critical effect") {
            play.pass(EMPIRE);
        }
        play.use_effect(EMPIRE, "Standard critical effect");
        play.answer(EMPIRE, Answer::Confirm(true));
        // The old command of the top dial is shown before the new one is chosen, that of the other dial is not.
        assert_eq!(play.items(EMPIRE).len(), 4);
        assert_eq!(seen(&play, neb, Viewer::Seat(EMPIRE)), [Some(Command::Repair), None]);
        assert_eq!(seen(&play, neb, Viewer::Spectator), [None; 2]);
        play.pick(EMPIRE, Thing::Command(Command::ConcentrateFire));
        let changed = [Some(Command::ConcentrateFire), Some(Command::Navigate)];
        assert_eq!(seen(&play, neb, Viewer::Seat(REBEL)), changed);
    }
}
