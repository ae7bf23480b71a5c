//! Squadrons activate and move.

use broadside_armada::Armada;
use broadside_armada::board::{Standing, TokenKind};
use broadside_armada::facts::{Edition, Keyword};
use broadside_armada::steps::Step;
use broadside_armada::words::{Choice, Event, Prompt, SquadronNo, Thing};
use broadside_engine::{Answer, Side};
use broadside_table::Pose;

use crate::table::{BLUE, Play, RED, board, squadron, token};

const XWING: &str = "x-wing-squadron";
const TIE: &str = "tie-fighter-squadron";
const MOVE: Thing = Thing::Choice(Choice::Move);
const END: Thing = Thing::Choice(Choice::End);

#[test]
fn players_take_turns_with_two_squadrons() {
    let game = Armada::new(Edition::Rr15);
    let mut board = board(&game);
    let red: Vec<SquadronNo> =
        (0..3).map(|n| squadron(&game, &mut board, RED, XWING, 200.0 + 60.0 * f64::from(n), 100.0)).collect();
    let blue: Vec<SquadronNo> =
        (0..3).map(|n| squadron(&game, &mut board, BLUE, TIE, 200.0 + 60.0 * f64::from(n), 800.0)).collect();
    let mut play = Play::begin(&game, board, Step::squadron_phase());
    for (seat, chosen) in [(RED, red[1]), (RED, red[0]), (BLUE, blue[2]), (BLUE, blue[0])] {
        assert_eq!(play.asked(), Some((seat, Prompt::ActivateSquadron)));
        play.pick(Thing::Squadron(chosen));
        assert_eq!(play.asked(), Some((seat, Prompt::SquadronAction)));
        play.pick(END);
        assert!(play.board().squadron(chosen).activated);
    }
    // One is left to each: it is activated without a question.
    assert_eq!(play.asked(), Some((RED, Prompt::SquadronAction)));
    play.pick(MOVE);
    assert_eq!(play.asked(), Some((RED, Prompt::MoveSquadron)));
    let far = Pose::from_mm(320.0, 286.0, 0.0);
    assert_eq!(play.refuse(Answer::Place(far)).as_deref(), Some("armada.squadron-movement.03"));
    play.answer(Answer::Place(Pose::from_mm(320.0, 285.0, 0.0)));
    assert_eq!(play.asked(), Some((BLUE, Prompt::SquadronAction)), "it cannot attack after a move");
    play.pick(END);
    assert!(play.over());
    assert_eq!(
        play.board().active,
        Some(broadside_armada::words::Piece::Ship(broadside_armada::words::ShipNo(1)))
    );
}

#[test]
fn the_second_of_a_turn_is_chosen_after_the_first() {
    let game = Armada::new(Edition::Rr15);
    let mut board = board(&game);
    for n in 0..3 {
        squadron(&game, &mut board, RED, XWING, 200.0 + 60.0 * f64::from(n), 100.0);
    }
    let mut play = Play::begin(&game, board, Step::squadron_phase());
    play.pick(Thing::Squadron(SquadronNo(0)));
    play.pick(END);
    assert_eq!(
        play.listed_refusal(Thing::Squadron(SquadronNo(0))).as_deref(),
        Some("armada.squadron-activation.05")
    );
    assert_eq!(play.count(|event| matches!(event, Event::Passed(..))), 0);
    play.pick(Thing::Squadron(SquadronNo(2)));
    play.pick(END);
    play.pick(END);
    assert!(play.over());
    assert_eq!(play.count(|event| *event == Event::Passed(Side(1), false)), 1);
}

#[test]
fn an_engaged_squadron_cannot_move() {
    let game = Armada::new(Edition::Rr15);
    let mut board = board(&game);
    let xwing = squadron(&game, &mut board, RED, XWING, 400.0, 400.0);
    squadron(&game, &mut board, BLUE, TIE, 460.0, 400.0);
    let mut play = Play::begin(&game, board, Step::squadron_activation(xwing, None));
    if !play.over() {
        assert_eq!(play.listed_refusal(MOVE).as_deref(), Some("armada.engagement.02"));
    }
}

/// A squadron card with a keyword.
fn with(game: &Armada, keyword: Keyword) -> String {
    let card = game.facts.squadrons().iter().find(|card| card.keywords.has(keyword) && !card.is_unique());
    let card = card.or_else(|| game.facts.squadrons().iter().find(|card| card.keywords.has(keyword)));
    card.expect("a card").slug.to_string()
}

/// Whether a squadron of `mine` may move with these enemies and friends near.
fn moves(game: &Armada, mine: &str, enemies: &[&str], friends: &[&str]) -> bool {
    let mut board = board(game);
    let me = squadron(game, &mut board, RED, mine, 400.0, 400.0);
    for (at, enemy) in enemies.iter().enumerate() {
        squadron(game, &mut board, BLUE, enemy, 460.0, 400.0 + 40.0 * at as f64);
    }
    for friend in friends {
        squadron(game, &mut board, RED, friend, 340.0, 400.0);
    }
    let mut play = Play::begin(game, board, Step::squadron_activation(me, None));
    !play.over() && play.legal().items.contains(&MOVE)
}

#[test]
fn heavy_grit_and_intel_free_a_squadron() {
    let game = Armada::new(Edition::Rr15);
    let (heavy, grit, intel) =
        (with(&game, Keyword::Heavy), with(&game, Keyword::Grit), with(&game, Keyword::Intel));
    let (heavy, grit, intel) = (&*heavy, &*grit, &*intel);
    assert!(moves(&game, XWING, &[], &[]));
    assert!(!moves(&game, XWING, &[TIE], &[]));
    assert!(moves(&game, XWING, &[heavy], &[]));
    assert!(!moves(&game, XWING, &[heavy, TIE], &[]));
    assert!(moves(&game, grit, &[TIE], &[]));
    assert!(!moves(&game, grit, &[TIE, TIE], &[]));
    assert!(!moves(&game, grit, &[TIE, heavy], &[]));
    assert!(moves(&game, grit, &[heavy, heavy], &[]));
    assert!(moves(&game, XWING, &[TIE], &[intel]));
    assert!(moves(&game, intel, &[TIE], &[]));
    assert!(!moves(&game, XWING, &[TIE, TIE], &[intel]));
}

#[test]
fn a_cloaked_squadron_moves_at_the_end_of_the_phase_though_engaged() {
    let game = Armada::new(Edition::Rr15);
    let mut board = board(&game);
    let slug = with(&game, Keyword::Cloak);
    let phantom = squadron(&game, &mut board, BLUE, &slug, 400.0, 400.0);
    let enemy = squadron(&game, &mut board, RED, XWING, 460.0, 400.0);
    for it in [phantom, enemy] {
        board.squadrons[it.index()].activated = true;
    }
    let mut play = Play::begin(&game, board, Step::squadron_phase());
    let cloak = play.legal().items[0];
    play.pick(cloak);
    assert_eq!(play.asked(), Some((BLUE, Prompt::CloakMove)));
    play.answer(Answer::Place(Pose::from_mm(330.0, 400.0, 0.0)));
    assert!(play.over());
}

#[test]
fn a_strategic_squadron_moves_an_objective_token() {
    let game = Armada::new(Edition::Rr15);
    let mut board = board(&game);
    let slug = with(&game, Keyword::Strategic);
    let me = squadron(&game, &mut board, RED, &slug, 400.0, 400.0);
    let near = token(&mut board, TokenKind::Objective, 400.0, 550.0);
    let mut play = Play::begin(&game, board, Step::squadron_move(me, 3));
    play.answer(Answer::Place(Pose::from_mm(400.0, 480.0, 0.0)));
    assert_eq!(play.asked(), Some((RED, Prompt::ChooseObjectiveToken)));
    play.pick(Thing::Token(near));
    assert_eq!(play.asked(), Some((RED, Prompt::MoveObjectiveToken)));
    let far = Answer::Place(Pose::from_mm(400.0, 600.0, 0.0));
    assert_eq!(play.refuse(far).as_deref(), Some("armada.keyword.strategic.01"));
    let place = play.legal().places[4];
    play.answer(Answer::Place(place));
    assert_eq!(play.board().tokens[near.index()].pose, place);
    assert!(play.over());
}

#[test]
fn a_squadron_that_leaves_the_play_area_is_destroyed() {
    let game = Armada::new(Edition::Rr15);
    let mut board = board(&game);
    let xwing = squadron(&game, &mut board, RED, XWING, 400.0, 50.0);
    let mut play = Play::begin(&game, board, Step::squadron_move(xwing, 3));
    assert!(play.legal().places.iter().all(|place| place.y_mm() > 17.0));
    play.answer(Answer::Place(Pose::from_mm(400.0, 10.0, 0.0)));
    assert_eq!(play.board().squadron(xwing).standing, Standing::Destroyed);
    assert!(play.over());
}
