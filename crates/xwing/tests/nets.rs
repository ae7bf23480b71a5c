//! Every safety net over random games. `BROADSIDE_GAMES` makes each play more games than a test has time for;
//! `BROADSIDE_BLESS` writes the committed counts and games anew.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use broadside_engine::{Chance, Game, Seed, hash_of};
use broadside_testkit::{
    Driver, Failure, Run, check_games, check_offers, check_perft, check_replay, dual_run, random_play,
    replay_and_undo, views,
};
use broadside_xwing::words::Phase;
use broadside_xwing::{XWing, asked_about, muster};

fn run(test: &str, games: u64) -> Run {
    Run::new(&format!("cargo test -p broadside-xwing --test nets {test}"), games)
}

fn caught(result: Result<(), Failure>) {
    if let Err(failure) = result {
        panic!("{failure}");
    }
}

fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join("nets").join(name)
}

#[test]
fn random_games_come_to_an_end() {
    caught(random_play(&XWing::default(), &run("random_games_come_to_an_end", 6)));
}

#[test]
fn copies_and_saves_go_the_same_way() {
    caught(dual_run(&XWing::default(), &run("copies_and_saves_go_the_same_way", 2)));
}

#[test]
fn logs_replay_and_can_be_taken_back() {
    caught(replay_and_undo(&Arc::new(XWing::default()), &run("logs_replay_and_can_be_taken_back", 1)));
}

#[test]
fn nothing_hidden_is_told() {
    caught(views(&XWing::default(), &run("nothing_hidden_is_told", 1)));
}

#[test]
fn perft_counts_are_as_committed() {
    check_perft(&XWing::default(), &file("rr142.perft")).unwrap();
}

#[test]
fn games_offer_what_is_committed() {
    check_offers(&XWing::default(), &file("rr142.offers")).unwrap();
}

/// Battles at close quarters, where attacks and effects come up far more often than in whole random games.
#[test]
fn battles_offer_what_is_committed() {
    let game = XWing::default();
    let battle = |seed| {
        let mut driver = Driver::new(&game, seed)?;
        while driver.position.board.phase != Phase::Planning {
            driver.skip(1)?;
        }
        muster(&mut driver.position.board, &mut Chance::seeded(Seed(seed)));
        Ok(driver)
    };
    check_games(&file("rr142.battles"), battle, |look| Some(hash_of(&asked_about(look)))).unwrap();
}

#[test]
fn committed_games_replay_to_the_same_hashes() {
    check_replay(&Arc::new(XWing::default()), &file("rr142_1.game.json"), 1).unwrap();
}

/// Random setups bring nothing outside the catalogue, and most of it comes up.
#[test]
fn setups_bring_what_is_in_the_catalogue() {
    let game = XWing::default();
    let all: BTreeSet<String> = game.catalogue().into_iter().collect();
    let mut brought = BTreeSet::new();
    for seed in run("setups_bring_what_is_in_the_catalogue", 150).seeds() {
        let setup = game.random_setup(&mut Chance::seeded(Seed(seed)));
        game.brings(&setup, &mut |name| {
            assert!(all.contains(&name), "seed {seed}: {name} is brought and not in the catalogue");
            brought.insert(name);
        });
    }
    let share = brought.len() * 100 / all.len();
    assert!(share >= 50, "only {share} of 100 cards came up");
}
