use broadside_armada::Armada;
use broadside_armada::board::{Board, Dial, bit};
use broadside_armada::facts::{Command, Edition};
use broadside_armada::steps::Step;
use broadside_armada::words::{Choice, Event, Piece, Prompt, ShipNo, Thing};

use crate::table::*;

const VICTORY: &str = "victory-ii-class-star-destroyer";
const KEEP: Thing = Thing::Choice(Choice::KeepDial);
const TOKEN: Thing = Thing::Choice(Choice::TakeToken);
const SHAKE: Thing = Thing::Choice(Choice::ShakeOffRaids);

/// A ship with a stack of dials, about to activate.
fn ready(game: &Armada, slug: &str, dials: &[Command]) -> (Board, ShipNo) {
    let mut table = board(game);
    let it = ship(game, &mut table, RED, slug, 300.0, 300.0);
    ship(game, &mut table, BLUE, VICTORY, 1500.0, 800.0);
    table.ships[it.index()].dials =
        dials.iter().map(|c| Dial { command: *c, ..Default::default() }).collect();
    table.round = 1;
    (table, it)
}

#[test]
fn the_top_dial_is_kept_or_spent_for_a_token() {
    let game = Armada::new(Edition::Rr15);
    let (table, it) = ready(&game, VICTORY, &[Command::Repair, Command::Navigate]);
    let mut play = Play::begin(&game, table, Step::ship_activation(it));
    assert_eq!(play.asked(), Some((RED, Prompt::UseDial)));
    assert_eq!(play.items(), [KEEP, TOKEN]);
    assert_eq!(play.refused_by(SHAKE), "armada.raid-tokens.02");
    assert_eq!(play.board().active, Some(Piece::Ship(it)));
    play.pick(TOKEN);
    assert!(play.board().ship(it).has_token(Command::Repair));
    assert_eq!(play.board().ship(it).revealed, None);
    // The token can be spent in the same activation.
    assert_eq!(play.effects(), ["Repair command"]);
    assert!(!play.on_to(|_, _| false));
    assert_eq!(play.board().ship(it).dials.len(), 1);
    assert_eq!(play.board().ship(it).spent_dial, Some(Command::Repair));
    assert_eq!(play.board().active, None);
    assert!(play.board().ship(it).activated);

    // Kept and never used, it is discarded at the end.
    let (table, it) = ready(&game, VICTORY, &[Command::Squadron]);
    let mut play = Play::begin(&game, table, Step::ship_activation(it));
    play.pick(KEEP);
    assert!(!play.on_to(|_, _| false));
    assert!(play.happened(|event| *event == Event::DialDiscarded(it, Some(Command::Squadron))));
    assert_eq!(play.board().ship(it).spent_dial, Some(Command::Squadron));
}

#[test]
fn tokens_beyond_the_command_value_and_second_ones_are_discarded() {
    let game = Armada::new(Edition::Rr15);
    let (mut table, it) = ready(&game, VICTORY, &[Command::Repair]);
    give(&mut table, it, &[Command::Navigate, Command::Squadron, Command::ConcentrateFire]);
    let mut play = Play::begin(&game, table, Step::ship_activation(it));
    play.pick(TOKEN);
    assert_eq!(play.asked(), Some((RED, Prompt::DiscardCommandToken)));
    assert_eq!(play.items().len(), 4);
    play.pick(Thing::Command(Command::Navigate));
    assert_eq!(play.board().ship(it).tokens.count_ones(), 3);
    assert!(!play.board().ship(it).has_token(Command::Navigate));

    let (mut table, it) = ready(&game, VICTORY, &[Command::Repair]);
    give(&mut table, it, &[Command::Repair]);
    let mut play = Play::begin(&game, table, Step::ship_activation(it));
    play.pick(TOKEN);
    assert!(play.happened(|event| *event == Event::CommandTokenDiscarded(it, Command::Repair)));
    assert!(play.board().ship(it).has_token(Command::Repair));
}

#[test]
fn raid_tokens_bar_a_command_until_a_dial_or_the_token_is_given_up() {
    let game = Armada::new(Edition::Rr15);
    let (mut table, it) = ready(&game, VICTORY, &[Command::Repair]);
    table.ships[it.index()].raids = bit(Command::Repair) | bit(Command::Squadron);
    give(&mut table, it, &[Command::Squadron]);
    let mut play = Play::begin(&game, table, Step::ship_activation(it));
    assert_eq!(play.items(), [KEEP, TOKEN, SHAKE, Thing::Command(Command::Squadron)]);
    play.pick(Thing::Command(Command::Squadron));
    assert!(!play.board().ship(it).has_token(Command::Squadron));
    assert!(!play.happened(|event| matches!(event, Event::CommandTokenSpent(..))));
    assert_eq!(play.board().ship(it).raids, bit(Command::Repair));
    assert_eq!(play.items(), [KEEP, TOKEN, SHAKE]);
    play.pick(KEEP);
    // The repair dial cannot be used: no command is offered.
    assert!(play.effects().is_empty());

    let mut play = Play::begin(&game, table, Step::ship_activation(it));
    play.pick(SHAKE);
    assert_eq!(play.board().ship(it).raids, 0);
    assert_eq!(play.board().ship(it).revealed, None);
    // armada.raid-tokens.71
    assert_eq!(play.effects(), ["Squadron command"]);
}

#[test]
fn a_huge_ship_gains_the_token_besides() {
    let game = Armada::new(Edition::Rr15);
    let (table, it) = ready(&game, "executor-i-class-star-dreadnought", &[Command::Repair]);
    let play = Play::begin(&game, table, Step::ship_activation(it));
    assert_eq!(play.asked(), Some((RED, Prompt::UseDial)));
    assert!(play.board().ship(it).has_token(Command::Repair));
    assert_eq!(play.board().ship(it).revealed, Some(Command::Repair));
}

#[test]
fn a_dial_discarded_unrevealed_is_not_revealed_and_neither_is_the_next() {
    let game = Armada::new(Edition::Rr15);
    let (mut table, it) = ready(&game, VICTORY, &[Command::Navigate]);
    table.ships[it.index()].spent_dial = Some(Command::Repair);
    let mut play = Play::begin(&game, table, Step::ship_activation(it));
    assert!(!play.on_to(|_, prompt| prompt == Prompt::UseDial));
    assert!(!play.happened(|event| matches!(event, Event::DialRevealed(..))));
    assert_eq!(play.board().ship(it).dials.len(), 1);
}
