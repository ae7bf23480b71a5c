//! Games as they are played: secrets, standing offers, previews, undo, adjustments, odds, saves.

use std::sync::Arc;

use broadside_engine::Game as _;
use broadside_engine::{
    Adjust, Answer, Chance, Entry, Error, Kind, LoadError, Match, Odds, Prompt, Referee, Refused, Seats,
    Seed, SetupError, StartError, Step as Came, Viewer, hash_of, load, load_json, save, save_json,
};
use broadside_proving::board::Dial;
use broadside_proving::steps::{Activation, Round, Step};
use broadside_proving::words::{self, Event, Thing};
use broadside_proving::{ByQueue, ByTurns, Fix, Setup, Why};
use broadside_table::Pose;

use crate::scene::{BLUE, RED, Scene, board, charm};

/// A match that has come to the bids of the first round.
fn at_the_bids(charms: &[(broadside_engine::Seat, &str, u8)]) -> Match<ByTurns> {
    let charms = charms.iter().map(|(seat, name, on)| (*seat, charm(name), *on)).collect();
    let mut game = Match::new(Arc::new(ByTurns::default()), Setup { charms }, Seed(3)).expect("legal");
    for at in 0..6 {
        let seat = game.position().core.deciders().iter().next().expect("legal");
        let (x, y) = (40.0 + 80.0 * f64::from(at / 2), if seat == RED { 75.0 } else { 325.0 });
        let number = game.position().core.decisions();
        game.answer(seat, number, Answer::Place(Pose::from_mm(x, y, 0.0))).expect("legal");
    }
    game
}

fn number(game: &Match<ByTurns>) -> u32 {
    game.position().core.decisions()
}

#[test]
fn secret_answers_can_be_revised_until_all_have_answered_and_are_logged_in_seat_order() {
    let mut game = at_the_bids(&[]);
    let bid = number(&game);
    assert_eq!(game.answer(BLUE, bid, Answer::Amount(3)).unwrap(), Came::Waiting(Seats::one(RED)));
    assert_eq!(game.committed(), Seats::one(BLUE));
    assert_eq!(game.answer(BLUE, bid, Answer::Amount(1)).unwrap(), Came::Waiting(Seats::one(RED)));
    assert!(matches!(game.answer(RED, bid, Answer::Amount(9)), Err(Error::Refused(_))));
    assert!(matches!(game.answer(RED, bid, Answer::Amount(0)).unwrap(), Came::Played(_)));
    let Some(Entry::Answer { answers, .. }) = game.record().entries.last() else { panic!() };
    assert_eq!(answers.as_slice(), [(RED, Answer::Amount(0)), (BLUE, Answer::Amount(1))]);
    assert_eq!(game.position().board.first, BLUE);
}

#[test]
fn an_answer_to_a_decision_that_has_passed_is_refused() {
    let mut game = at_the_bids(&[]);
    let stale = number(&game) - 1;
    let Err(Error::Refused(refusal)) = game.answer(RED, stale, Answer::Amount(0)) else { panic!() };
    assert_eq!(refusal.reason.message, "engine-refused-passed");
}

#[test]
fn a_standing_offer_is_used_beside_anothers_decision_which_is_then_put_again() {
    let game = ByTurns::default();
    let flare = board(&game, &[(BLUE, "Flare", 0)]);
    let mut scene = Scene::begin(&game, flare, Step::Activation(Activation::new(0)), &[]);
    let before = scene.asked(RED);
    let top = scene.position.board.deck.last().copied();
    scene.use_charm(BLUE, "Flare");
    let after = scene.asked(RED);
    assert_eq!((after.prompt, after.kind), (before.prompt, before.kind));
    assert!(after.number > before.number);
    assert_eq!(game.view(&scene.position, Viewer::Seat(BLUE)).top, top);
    assert_eq!(game.view(&scene.position, Viewer::Seat(RED)).top, None);
    assert_eq!(game.view(&scene.position, Viewer::Spectator).top, None);
    let told = |seat| game.event_view(&Event::Peeked(BLUE, top), Viewer::Seat(seat));
    assert_eq!(told(BLUE), Some(Event::Peeked(BLUE, top)));
    assert_eq!(told(RED), Some(Event::Peeked(BLUE, None)));
    let mut offers = Vec::new();
    scene.referee.offers(&scene.position, BLUE, &mut offers);
    assert!(offers.is_empty(), "it was thrown away");
}

#[test]
fn a_preview_does_nothing_and_stops_before_the_dice() {
    let game = ByTurns::default();
    let mut rowing = board(&game, &[]);
    rowing.skiffs[0].dial = Some(Dial::Row);
    let mut scene = Scene::begin(&game, rowing, Step::Activation(Activation::new(0)), &[]);
    let before = scene.position;
    let pose = Pose::from_mm(100.0, 150.0, 0.0);
    let mut made_up = Chance::seeded(Seed(1));
    let preview = scene.referee.preview(&before, RED, &Answer::Place(pose), &mut made_up).unwrap();
    assert!(!preview.open);
    assert_eq!(preview.events[0].event, Event::Moved(0, pose));
    assert_eq!(preview.position.board.skiffs[0].pose, Some(pose));
    assert_eq!(scene.position, before);

    scene.answer(RED, Answer::Pass);
    let fire = Answer::Pick(Thing::Skiff(3));
    let preview = scene.referee.preview(&scene.position, RED, &fire, &mut made_up).unwrap();
    assert!(preview.open, "dice come next");
    assert!(preview.events.iter().all(|h| !matches!(h.event, Event::Rolled(_))));
    let nowhere = Answer::Pick(Thing::Skiff(1));
    assert!(scene.referee.preview(&scene.position, RED, &nowhere, &mut made_up).is_err());
}

#[test]
fn a_decision_with_one_answer_is_not_put_unless_that_hides_something() {
    let game = ByTurns::default();
    let mut alone = board(&game, &[]);
    alone.skiffs[1].sunk = true;
    alone.skiffs[2].sunk = true;
    let round = Step::Round(Round::of_activations(RED));
    let scene = Scene::begin(&game, alone, round, &[]);
    assert_eq!(
        scene.asked(RED).prompt,
        Prompt::Step(words::Prompt::FireAt),
        "the only skiff was not asked for"
    );
    let mut far = alone;
    far.skiffs[3..].iter_mut().for_each(|skiff| skiff.pose = skiff.pose.map(|p| Pose { y: 385_000, ..p }));
    let scene = Scene::begin(&game, far, round, &[]);
    assert!(scene.asked(BLUE).seats.count() == 1, "red has no target and is not asked for one");
    let secret = Scene::begin(&game, alone, Step::Round(Round::default()), &[]);
    assert_eq!(secret.asked(RED).kind, Kind::Amount { min: 0, max: 3 });
}

#[test]
fn undo_is_free_back_to_the_fence_and_needs_consent_behind_it() {
    let mut game = at_the_bids(&[]);
    let start = game.len();
    assert_eq!(game.free_undo(BLUE), start - 1, "blue deployed last");
    assert_eq!(game.free_undo(RED), start);
    assert_eq!(game.last_decision(BLUE), Some(start - 1));
    assert!(game.last_decision(RED).unwrap() < start - 1, "blue has decided since");
    let before = game.at(start - 1).unwrap();
    game.undo(BLUE, start - 1, Seats::NONE).unwrap();
    assert_eq!(*game.position(), before);
    let Err(Error::Refused(refusal)) = game.undo(BLUE, 0, Seats::NONE) else { panic!() };
    assert_eq!(refusal.reason, Refused::UndoConsent { side: 0 }.into());
    game.undo(BLUE, 0, Seats::one(RED)).unwrap();
    assert_eq!(game.len(), 0);
    assert_eq!(game.last_decision(RED), None);
    assert!(matches!(game.undo(RED, 0, Seats::NONE), Err(Error::Refused(_))), "nothing is left to take back");
    Match::replay(Arc::clone(game.game()), game.record()).unwrap();
}

#[test]
fn chance_never_rewinds() {
    let mut game = at_the_bids(&[]);
    let bid = number(&game);
    game.answer(RED, bid, Answer::Amount(0)).unwrap();
    game.answer(BLUE, bid, Answer::Amount(0)).unwrap();
    let (deck, keep) = (game.position().board.deck, game.len() - 1);
    game.undo(RED, keep, Seats::one(BLUE)).unwrap();
    assert_ne!(game.position().board.deck, deck, "what nobody has seen is drawn anew");
    let mut sorted = [deck, game.position().board.deck];
    sorted.iter_mut().for_each(|deck| deck.sort());
    assert_eq!(sorted[0], sorted[1]);
    Match::replay(Arc::clone(game.game()), game.record()).unwrap();
}

#[test]
fn players_who_agree_can_change_anything() {
    let mut game = at_the_bids(&[]);
    let lanterns = vec![Adjust::Game(Fix::Lanterns(0, 5))];
    assert!(matches!(game.adjust(RED, lanterns.clone(), Seats::NONE), Err(Error::Refused(_))));
    game.adjust(RED, lanterns, Seats::one(BLUE)).unwrap();
    assert_eq!(game.position().board.skiffs[0].lanterns, 5);
    let set = |path: &str, value: &str| vec![Adjust::Set { path: path.into(), value: value.into() }];
    game.adjust(BLUE, set("/skiffs/3/planks/0", "1"), Seats::one(RED)).unwrap();
    assert_eq!(game.position().board.skiffs[3].planks, [1, 2]);
    let before = *game.position();
    for (path, value) in [("/skiffs/9/planks", "1"), ("/skiffs/3/planks", "\"many\""), ("/round", "{")] {
        assert!(matches!(game.adjust(RED, set(path, value), Seats::one(BLUE)), Err(Error::Refused(_))));
        assert_eq!(*game.position(), before);
    }
    let overlap = vec![Adjust::Game(Fix::Move(0, before.board.skiffs[1].pose.unwrap()))];
    assert!(matches!(game.adjust(RED, overlap, Seats::one(BLUE)), Err(Error::Refused(_))));
    game.adjust(RED, vec![Adjust::EndProcedure], Seats::one(BLUE)).unwrap();
    assert_eq!(game.position().board.round, 2, "the round was ended, and the next has begun");
    let sink = set("/skiffs/0/planks", "[0,0]");
    game.adjust(RED, sink, Seats::one(BLUE)).unwrap();
    assert!(game.position().board.skiffs[0].sunk, "state-based checks run after an adjustment");
    Match::replay(Arc::clone(game.game()), game.record()).unwrap();
}

#[test]
fn the_odds_of_an_answer_are_exact() {
    let game = ByTurns::default();
    let scene = Scene::begin(&game, board(&game, &[]), Step::Activation(Activation::new(0)), &[]);
    let fire = Answer::Pick(Thing::Skiff(3));
    let hits = |position: &broadside_engine::Position<words::SkiffWords>| match position.kind(BLUE) {
        Some(Kind::Split { total }) => total,
        _ => 0,
    };
    let odds = Odds::of_answer(&game, &scene.position, RED, &fire, hits).unwrap();
    assert!((odds.of_outcome(&0) - 0.125).abs() < 1e-12, "three blanks of three sides in six");
    assert!((odds.of_outcome(&6) - 1.0 / 216.0).abs() < 1e-12, "three stars");
    assert!((odds.mean(|hits| f64::from(*hits)) - 2.0).abs() < 1e-12);
}

#[test]
fn a_save_says_what_is_wrong_with_it() {
    let game = at_the_bids(&[(RED, "Flare", 0)]);
    let bytes = save::<ByTurns>(game.position());
    assert_eq!(load(&ByTurns::default(), &bytes).unwrap(), *game.position());
    assert!(matches!(load(&ByQueue::default(), &bytes), Err(LoadError::OtherGame { .. })));
    assert!(matches!(load(&ByTurns::default(), b"PNG"), Err(LoadError::Foreign)));
    for cut in [5, 20, bytes.len() - 1] {
        assert!(matches!(load(&ByTurns::default(), &bytes[..cut]), Err(LoadError::Damaged)), "cut at {cut}");
    }
    let mut flipped = bytes.clone();
    let last = flipped.len() - 1;
    flipped[last] ^= 1;
    assert!(load(&ByTurns::default(), &flipped).is_err());
    let json = save_json::<ByTurns>(game.position());
    assert_eq!(hash_of(&load_json(&ByTurns::default(), &json).unwrap()), hash_of(game.position()));
    let newer = json.replacen("\"version\": 2", "\"version\": 9", 1);
    let error = load_json(&ByTurns::default(), &newer).unwrap_err();
    assert_eq!(error, LoadError::OtherRules { found: 9, known: 2 });
}

#[test]
fn a_setup_that_is_wrong_is_refused_with_a_sentence() {
    let game = ByTurns::default();
    let mut referee = Referee::new(&game, Chance::seeded(Seed(1)));
    let mut start = |charms| referee.start(&Setup { charms }).unwrap_err();
    let wrong = |why: Why| StartError::Setup(SetupError::new(why));
    let seat = RED.0;
    assert_eq!(start(vec![(RED, 99, 0)]), wrong(Why::NoSuchCharm { charm: 99, seat, last: 20 }));
    assert_eq!(start(vec![(RED, 0, 3)]), wrong(Why::NoSuchBearer { charm: 0, seat, skiffs: 3 }));
    assert_eq!(start(vec![(RED, 0, 0); 13]), wrong(Why::TooManyCharms { most: 12 }));
}

#[test]
fn nobody_from_outside_the_table_is_heard() {
    let mut game = at_the_bids(&[]);
    let before = *game.position();
    for seat in [broadside_engine::Seat(2), broadside_engine::Seat(8), broadside_engine::Seat(255)] {
        let bid = number(&game);
        assert!(matches!(game.answer(seat, bid, Answer::Amount(0)), Err(Error::Refused(_))));
        assert!(matches!(game.undo(seat, 0, Seats::first(2)), Err(Error::Refused(_))));
        assert!(matches!(game.adjust(seat, Vec::new(), Seats::first(2)), Err(Error::Refused(_))));
        assert_eq!(*game.position(), before);
    }
}

#[test]
fn a_log_with_missing_answers_does_not_replay() {
    let mut game = at_the_bids(&[]);
    let bid = number(&game);
    game.answer(RED, bid, Answer::Amount(0)).unwrap();
    game.answer(BLUE, bid, Answer::Amount(0)).unwrap();
    for kept in [0, 1] {
        let mut forged = game.record().clone();
        let Some(Entry::Answer { answers, .. }) = forged.entries.last_mut() else { panic!() };
        answers.truncate(kept);
        assert!(Match::replay(Arc::clone(game.game()), &forged).is_err(), "{kept} of two answers");
    }
    assert!(game.at(game.len() + 1).is_err(), "the game has not come so far");
}

#[test]
fn a_board_that_no_game_comes_to_is_refused() {
    let mut game = at_the_bids(&[(RED, "Flare", 0)]);
    let before = *game.position();
    for (path, value) in
        [("/first", "9"), ("/charms/0/card", "200"), ("/skiffs/0/owner", "7"), ("/round", "255")]
    {
        let set = vec![Adjust::Set { path: path.into(), value: value.into() }];
        assert!(matches!(game.adjust(RED, set, Seats::one(BLUE)), Err(Error::Refused(_))), "{path}");
        assert_eq!(*game.position(), before);
    }
}
