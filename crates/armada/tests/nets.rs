//! Every safety net over the three editions. `BROADSIDE_GAMES` makes each play more games than a test has time for;
//! `BROADSIDE_BLESS` writes the committed counts and games anew.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use broadside_armada::Armada;
use broadside_armada::facts::Edition;
use broadside_engine::{Chance, Game, Seed};
use broadside_testkit::{
    Failure, Run, check_offers, check_perft, check_replay, dual_run, random_play, replay_and_undo, views,
};

fn run(test: &str, games: u64) -> Run {
    Run::new(&format!("cargo test -p broadside-armada --test nets {test}"), games)
}

fn caught(result: Result<(), Failure>) {
    if let Err(failure) = result {
        panic!("{failure}");
    }
}

/// Random setups, without their games: nothing outside the catalogue is brought, and most of it comes up. The games
/// themselves are played by `broadside_testkit::exhaustive_pool` in long runs.
fn sampled_pool(game: &Armada, run: &Run) {
    let all: BTreeSet<String> = game.catalogue().into_iter().collect();
    let mut brought = BTreeSet::new();
    for seed in run.seeds() {
        let setup = game.random_setup(&mut Chance::seeded(Seed(seed)));
        game.brings(&setup, &mut |name| {
            assert!(all.contains(&name), "seed {seed}: {name} is brought and not in the catalogue");
            brought.insert(name);
        });
    }
    let share = brought.len() * 100 / all.len().max(1);
    assert!(share >= 50, "only {share} of 100 cards came up in {} setups", run.seeds().count());
}

macro_rules! nets {
    ($($edition:ident, $name:literal: $module:ident;)+) => {
        $(mod $module {
            use super::*;

            fn game() -> Armada {
                Armada::new(Edition::$edition)
            }

            fn named(net: &str, games: u64) -> Run {
                run(&format!("{}::{net}", stringify!($module)), games)
            }

            #[test]
            fn random_games_come_to_an_end() {
                caught(random_play(&game(), &named("random_games_come_to_an_end", 3)));
            }

            #[test]
            fn copies_and_saves_go_the_same_way() {
                caught(dual_run(&game(), &named("copies_and_saves_go_the_same_way", 1)));
            }

            #[test]
            fn logs_replay_and_can_be_taken_back() {
                caught(replay_and_undo(&Arc::new(game()), &named("logs_replay_and_can_be_taken_back", 1)));
            }

            #[test]
            fn nothing_hidden_is_told() {
                caught(views(&game(), &named("nothing_hidden_is_told", 1)));
            }

            #[test]
            fn setups_bring_what_is_in_the_catalogue() {
                sampled_pool(&game(), &named("setups_bring_what_is_in_the_catalogue", 300));
            }

            #[test]
            fn perft_counts_are_as_committed() {
                check_perft(&game(), &file(concat!($name, ".perft"))).unwrap();
            }

            #[test]
            fn games_offer_what_is_committed() {
                check_offers(&game(), &file(concat!($name, ".offers"))).unwrap();
            }

            #[test]
            fn committed_games_replay_to_the_same_hashes() {
                check_replay(&Arc::new(game()), &file(concat!($name, "_1.game.json")), 1).unwrap();
            }
        })+
    };
}

nets! {
    Rr1, "rr1": rr1;
    Rr15, "rr15": rr15;
    Arc, "arc": arc;
}

fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join("nets").join(name)
}
