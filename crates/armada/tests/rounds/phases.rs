use broadside_armada::Armada;
use broadside_armada::board::{Defense, UpgradeState};
use broadside_armada::facts::{Command, Edition};
use broadside_armada::steps::Step;
use broadside_armada::words::{Choice, Event, Phase, Prompt, Thing};
use broadside_engine::{Answer, Side};

use crate::table::*;

const CR90: &str = "cr90-corvette-a";
const NEBULON: &str = "nebulon-b-escort-frigate";
const VICTORY: &str = "victory-ii-class-star-destroyer";
const PASS: Thing = Thing::Choice(Choice::SpendPassToken);

#[test]
fn six_rounds_of_four_phases_and_the_second_player_wins_a_tie() {
    for edition in [Edition::Rr1, Edition::Rr15, Edition::Arc] {
        let game = Armada::new(edition);
        let mut board = board(&game);
        ship(&game, &mut board, RED, CR90, 300.0, 100.0);
        ship(&game, &mut board, BLUE, VICTORY, 1500.0, 800.0);
        let mut play = Play::begin(&game, board, Step::rounds());
        assert!(!play.on_to(|_, _| false));
        assert_eq!(play.board().round, 6);
        let phases = |phase| play.count(|event| *event == Event::PhaseBegan(phase));
        let all = [Phase::Command, Phase::Ship, Phase::Squadron, Phase::Status].map(phases);
        assert!(all[0] == 6 && all[1] == 6 && all[3] == 6, "{all:?}");
        assert_eq!(play.count(|event| matches!(event, Event::RoundToken(_))), 5);
        assert!(play.happened(|event| *event == Event::GameOver(Some(Side(1)))));
        assert_eq!(play.count(|event| matches!(event, Event::ShipActivated(_))), 12);
    }
}

#[test]
fn dials_are_set_in_secret_up_to_the_command_value_and_new_ones_go_below() {
    let game = Armada::new(Edition::Rr15);
    let mut board = board(&game);
    let cr90 = ship(&game, &mut board, RED, CR90, 300.0, 100.0);
    let nebulon = ship(&game, &mut board, RED, NEBULON, 500.0, 100.0);
    let victory = ship(&game, &mut board, BLUE, VICTORY, 1500.0, 800.0);
    let mut play = Play::begin(&game, board, Step::rounds());
    assert_eq!(play.position.core.deciders().count(), 2);
    play.set_dials(Command::Navigate);
    let dials = |play: &Play<'_>, ship| {
        play.board().ship(ship).dials.iter().map(|dial| dial.command).collect::<Vec<_>>()
    };
    assert_eq!([cr90, nebulon, victory].map(|ship| dials(&play, ship).len()), [1, 2, 3]);
    assert!(play.on_to(|_, prompt| prompt == Prompt::SetDials));
    assert_eq!(play.board().round, 2);
    assert!(play.board().ship(victory).spent_dial.is_some());
    play.set_dials(Command::Repair);
    assert_eq!(dials(&play, victory), [Command::Navigate, Command::Navigate, Command::Repair]);
    assert_eq!(play.board().ship(victory).spent_dial, None);
}

/// Red has three ships and is first, blue has two and two pass tokens.
fn passing(edition: Edition, run: impl FnOnce(&mut Play<'_>)) {
    let game = Armada::new(edition);
    let mut board = board(&game);
    for at in 0..3 {
        ship(&game, &mut board, RED, CR90, 300.0 + 200.0 * f64::from(at), 100.0);
    }
    ship(&game, &mut board, BLUE, CR90, 1300.0, 800.0);
    ship(&game, &mut board, BLUE, CR90, 1500.0, 800.0);
    board.sides[Side(0)].passes = 1;
    board.sides[Side(1)].passes = 2;
    board.round = 1;
    let mut play = Play::begin(&game, board, Step::ship_phase());
    run(&mut play);
}

fn ships_turn(play: &mut Play<'_>) -> (u8, usize, bool) {
    assert!(play.on_to(|_, prompt| prompt == Prompt::ActivateShip));
    let (seat, _) = play.asked().expect("a ship is asked for");
    let items = play.items();
    let ships = items.iter().filter(|item| matches!(item, Thing::Ship(_))).count();
    (seat.0, ships, items.contains(&PASS))
}

#[test]
fn pass_tokens_have_their_conditions() {
    passing(Edition::Rr15, |play| {
        // The first player has to activate first.
        assert_eq!(ships_turn(play), (0, 3, false));
        assert_eq!(play.refused_by(PASS), "armada.ship-phase.08");
        let first = play.items()[0];
        play.pick(first);
        // Two each: the second player may pass.
        assert_eq!(ships_turn(play), (1, 2, true));
        play.pick(PASS);
        assert_eq!(play.board().sides[Side(1)].passes, 1);
        // As many as the second player: the first may not pass.
        assert_eq!(ships_turn(play), (0, 2, false));
        assert_eq!(play.refused_by(first), "armada.ship-activation.06");
        let next = play.items()[0];
        play.pick(next);
        // One against two: the second may not pass anyway, and not twice in a row.
        assert_eq!(ships_turn(play), (1, 2, false));
        assert_eq!(play.refused_by(PASS), "armada.ship-phase.10");
        let next = play.items()[0];
        play.pick(next);
        // One against one: not fewer. The last ships activate by themselves unless a token could be spent.
        assert!(!play.on_to(|_, _| false));
        assert_eq!(play.count(|event| matches!(event, Event::Passed(_, true))), 1);
        assert_eq!(play.count(|event| matches!(event, Event::ShipFinished(_))), 5);
    });
}

#[test]
fn the_second_player_with_more_ships_left_cannot_pass_and_the_first_with_fewer_can() {
    passing(Edition::Rr15, |play| {
        play.position.board.ships[0].activated = true;
        play.position.board.ships[1].activated = true;
        play.position.board.sides[Side(0)].activated = 2;
        assert_eq!(ships_turn(play), (0, 1, true));
        play.pick(PASS);
        assert_eq!(ships_turn(play), (1, 2, false));
        assert_eq!(play.refused_by(PASS), "armada.ship-phase.09");
    });
}

#[test]
fn the_first_edition_knows_no_pass_tokens() {
    passing(Edition::Rr1, |play| {
        ships_turn(play);
        assert_eq!(play.refused_by(PASS), "armada.ship-phase.07-rr1");
        play.pick(Thing::Ship(broadside_armada::words::ShipNo(0)));
        assert_eq!(ships_turn(play), (1, 2, false));
    });
}

#[test]
fn a_player_without_ships_left_passes_for_nothing() {
    passing(Edition::Rr15, |play| {
        play.position.board.sides[Side(0)].passes = 0;
        play.position.board.sides[Side(1)].passes = 0;
        assert!(!play.on_to(|_, _| false));
        assert_eq!(play.count(|event| matches!(event, Event::Passed(_, false))), 0);
        assert_eq!(play.count(|event| matches!(event, Event::ShipFinished(_))), 5);
    });
    passing(Edition::Rr15, |play| {
        play.position.board.ships[3].activated = true;
        play.position.board.sides[Side(1)].passes = 0;
        assert!(!play.on_to(|_, _| false));
        assert_eq!(play.count(|event| *event == Event::Passed(Side(1), false)), 1);
    });
}

#[test]
fn the_status_phase_readies_what_it_may_and_asks_for_ready_costs() {
    let game = Armada::new(Edition::Rr15);
    let mut table = board(&game);
    let cr90 = ship(&game, &mut table, RED, CR90, 300.0, 100.0);
    let victory = ship(&game, &mut table, BLUE, VICTORY, 1500.0, 800.0);
    let plain = upgrade(&game, &mut table, victory, "gunnery-team", UpgradeState::Exhausted);
    let ecm = upgrade(&game, &mut table, victory, "electronic-countermeasures", UpgradeState::Exhausted);
    let poor = upgrade(&game, &mut table, cr90, "electronic-countermeasures", UpgradeState::Exhausted);
    give(&mut table, victory, &[Command::Repair, Command::Navigate]);
    give(&mut table, cr90, &[Command::Navigate]);
    table.ships[victory.index()].defense[0].state = Defense::Exhausted;
    table.ships[victory.index()].defense[1].state = Defense::Discarded;
    let tie = squadron(&game, &mut table, BLUE, "tie-fighter-squadron", 1500.0, 600.0);
    table.squadrons[tie.index()].activated = true;
    table.round = 1;

    let mut play = Play::begin(&game, table, Step::status_phase());
    assert_eq!(play.asked(), Some((BLUE, Prompt::ReadyCard)));
    assert_eq!(play.items(), [Thing::Upgrade(ecm)]);
    assert_eq!(play.board().upgrade(plain).state, UpgradeState::Ready);
    let defense = play.board().ship(victory).defense;
    assert_eq!((defense[0].state, defense[1].state), (Defense::Ready, Defense::Discarded));
    play.pick(Thing::Upgrade(ecm));
    assert!(play.over());
    assert_eq!(play.board().upgrade(ecm).state, UpgradeState::Ready);
    assert_eq!(play.board().upgrade(poor).state, UpgradeState::Exhausted);
    assert!(!play.board().ship(victory).has_token(Command::Repair));
    assert!(play.board().ship(victory).has_token(Command::Navigate));
    assert!(!play.board().squadron(tie).activated);
    assert!(play.happened(|event| *event == Event::RoundToken(2)));

    // Declined, it stays exhausted.
    let mut play = Play::begin(&game, table, Step::status_phase());
    play.answer(Answer::Pass);
    assert!(play.over());
    assert_eq!(play.board().upgrade(ecm).state, UpgradeState::Exhausted);

    // In the first edition every card readies for nothing.
    let game = Armada::new(Edition::Rr1);
    let mut table = board(&game);
    let cr90 = ship(&game, &mut table, RED, CR90, 300.0, 100.0);
    let ecm = upgrade(&game, &mut table, cr90, "electronic-countermeasures", UpgradeState::Exhausted);
    let play = Play::begin(&game, table, Step::status_phase());
    assert!(play.over());
    assert_eq!(play.board().upgrade(ecm).state, UpgradeState::Ready);
}

#[test]
fn both_players_ready_cards_by_turns_the_first_player_first() {
    let game = Armada::new(Edition::Rr15);
    let mut table = board(&game);
    let mut cards = Vec::new();
    for owner in [RED, RED, BLUE] {
        let victory = ship(&game, &mut table, owner, VICTORY, 300.0, 100.0);
        cards.push(upgrade(
            &game,
            &mut table,
            victory,
            "electronic-countermeasures",
            UpgradeState::Exhausted,
        ));
        give(&mut table, victory, &[Command::Repair]);
    }
    let mut play = Play::begin(&game, table, Step::status_phase());
    for (seat, card) in [(RED, cards[0]), (BLUE, cards[2]), (RED, cards[1])] {
        assert_eq!(play.asked(), Some((seat, Prompt::ReadyCard)));
        play.pick(Thing::Upgrade(card));
    }
    assert!(play.over());
}

#[test]
fn initiative_stays_or_is_handed_over_in_a_game_without_end() {
    let game = Armada::new(Edition::Rr15);
    let mut table = board(&game);
    ship(&game, &mut table, RED, CR90, 300.0, 100.0);
    ship(&game, &mut table, BLUE, VICTORY, 1500.0, 800.0);
    table.unlimited = true;
    let mut play = Play::begin(&game, table, Step::rounds());
    for round in 1..10 {
        assert_eq!(play.board().round, round);
        assert_eq!(play.board().first(), Side(1 - round % 2));
        play.set_dials(Command::Navigate);
        assert!(play.on_to(|_, prompt| prompt == Prompt::SetDials));
    }
}

#[test]
fn a_procedure_stays_small() {
    assert!(size_of::<Step>() <= 32, "{} bytes", size_of::<Step>());
}
