//! Every safety net, over both rules for simultaneous effects, and each seen to catch a fault of its kind.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use broadside_proving::{ByQueue, ByTurns, Plant, Skiffs};
use broadside_testkit::{
    Failure, Run, check_offers, check_perft, check_replay, dual_run, exhaustive_pool, random_play,
    replay_and_undo, views,
};

fn run(test: &str, games: u64) -> Run {
    Run::new(&format!("cargo test -p broadside-proving --test nets {test}"), games)
}

fn planted<const QUEUE: bool>(plant: Plant) -> Skiffs<QUEUE> {
    Skiffs { plant: Some(plant) }
}

/// A net has caught a planted fault: what it says and which command repeats it.
fn caught(result: Result<(), Failure>, says: &str) {
    let failure = result.expect_err("the planted fault was not caught");
    let text = failure.to_string();
    assert!(text.contains(says), "{text}");
    assert!(text.contains(&format!("BROADSIDE_SEED={} cargo test", failure.seed)), "{text}");
}

#[test]
fn random_play_by_turns() {
    random_play(&ByTurns::default(), &run("random_play_by_turns", 300)).unwrap();
}

#[test]
fn random_play_by_queue() {
    random_play(&ByQueue::default(), &run("random_play_by_queue", 300)).unwrap();
}

#[test]
fn random_play_catches_a_dead_end() {
    caught(random_play(&planted::<false>(Plant::DeadEnd), &run("x", 20)), "dead end");
}

#[test]
fn random_play_catches_a_panic() {
    caught(random_play(&planted::<false>(Plant::Panic), &run("x", 20)), "a panic: planted");
}

#[test]
fn random_play_catches_rules_that_go_round_in_a_circle() {
    caught(random_play(&planted::<false>(Plant::Circle), &run("x", 20)), "round in a circle");
}

#[test]
fn random_play_catches_a_listed_answer_that_is_refused() {
    caught(random_play(&planted::<false>(Plant::ListsIllegal), &run("x", 20)), "is listed and refused");
}

#[test]
fn random_play_catches_an_ability_that_is_passed_over() {
    caught(random_play(&planted::<false>(Plant::Deaf), &run("x", 60)), "no ear is open");
}

#[test]
fn dual_run_by_turns() {
    dual_run(&ByTurns::default(), &run("dual_run_by_turns", 60)).unwrap();
}

#[test]
fn dual_run_by_queue() {
    dual_run(&ByQueue::default(), &run("dual_run_by_queue", 60)).unwrap();
}

#[test]
fn dual_run_catches_a_lost_field() {
    caught(dual_run(&planted::<false>(Plant::LostField), &run("x", 20)), "lost:");
}

#[test]
fn dual_run_catches_an_unsteady_step() {
    caught(dual_run(&planted::<true>(Plant::Unsteady), &run("x", 20)), "the copies");
}

#[test]
fn replay_by_turns() {
    replay_and_undo(&Arc::new(ByTurns::default()), &run("replay_by_turns", 60)).unwrap();
}

#[test]
fn replay_by_queue() {
    replay_and_undo(&Arc::new(ByQueue::default()), &run("replay_by_queue", 60)).unwrap();
}

#[test]
fn replay_catches_an_unsteady_step() {
    caught(replay_and_undo(&Arc::new(planted::<false>(Plant::Unsteady)), &run("x", 20)), "entry");
}

#[test]
fn every_charm_is_played() {
    exhaustive_pool(&ByTurns::default(), &run("every_charm_is_played", 200)).unwrap();
    exhaustive_pool(&ByQueue::default(), &run("every_charm_is_played", 200)).unwrap();
}

#[test]
fn the_pool_catches_what_is_never_played() {
    caught(
        exhaustive_pool(&planted::<false>(Plant::Unplayed), &run("x", 200)),
        "never played: Boarding Hook",
    );
}

#[test]
fn views_by_turns() {
    views(&ByTurns::default(), &run("views_by_turns", 60)).unwrap();
}

#[test]
fn views_by_queue() {
    views(&ByQueue::default(), &run("views_by_queue", 60)).unwrap();
}

#[test]
fn views_catch_a_leak() {
    caught(views(&planted::<false>(Plant::Leak), &run("x", 20)), "the view tells what is hidden");
}

#[test]
fn views_catch_a_leak_in_the_events() {
    caught(views(&planted::<false>(Plant::LeakyEvent), &run("x", 20)), "the events of an answer tell");
}

#[test]
fn views_catch_a_leak_in_the_legal_answers() {
    caught(views(&planted::<false>(Plant::LeakyOptions), &run("x", 20)), "the legal answers tell");
}

#[test]
fn views_catch_a_secret_that_is_never_drawn_anew() {
    caught(views(&planted::<false>(Plant::StaleSample), &run("x", 20)), "never drawn anew");
}

fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name)
}

#[test]
fn perft_counts_are_as_committed() {
    check_perft(&ByTurns::default(), &file("by_turns.perft")).unwrap();
    check_perft(&ByQueue::default(), &file("by_queue.perft")).unwrap();
}

#[test]
fn perft_catches_a_changed_rule() {
    if std::env::var_os("BROADSIDE_BLESS").is_none() {
        let changed = check_perft(&planted::<false>(Plant::MoreDice), &file("by_turns.perft"));
        assert!(changed.unwrap_err().contains("are committed"));
    }
}

#[test]
fn games_offer_what_is_committed() {
    check_offers(&ByTurns::default(), &file("by_turns.offers")).unwrap();
    check_offers(&ByQueue::default(), &file("by_queue.offers")).unwrap();
}

#[test]
fn offers_catch_a_changed_rule() {
    if std::env::var_os("BROADSIDE_BLESS").is_none() {
        let changed = check_offers(&planted::<false>(Plant::MoreDice), &file("by_turns.offers"));
        assert!(changed.unwrap_err().contains("is committed"));
    }
}

#[test]
fn committed_games_replay_to_the_same_hashes() {
    for seed in 1..=3 {
        check_replay(&Arc::new(ByTurns::default()), &file(&format!("by_turns_{seed}.game.json")), seed)
            .unwrap();
        check_replay(&Arc::new(ByQueue::default()), &file(&format!("by_queue_{seed}.game.json")), seed)
            .unwrap();
    }
}
