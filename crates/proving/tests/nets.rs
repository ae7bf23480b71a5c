//! Every safety net, over both rules for simultaneous effects, and each seen to catch a fault of its kind.
#![allow(clippy::unwrap_used)]

use std::path::{Path, PathBuf};
use std::sync::Arc;

use broadside_engine::{Answer, Chance, Match, Referee, Seat, Seed};
use broadside_proving::{ByQueue, ByTurns, Plant, Skiffs};
use broadside_testkit::{
    Driver, Failure, Run, check_offers, check_perft, check_replay, dual_run, exhaustive_pool, may_bless,
    perft, random_play, replay_and_undo, views,
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
    caught(replay_and_undo(&Arc::new(planted::<false>(Plant::Unsteady)), &run("x", 20)), "Entry");
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

/// What a golden file says of a game with a planted fault: all of it, and the two sides. While files are written anew
/// nothing is checked, for that would write the fault into them.
fn differs(check: impl FnOnce() -> Result<(), String>) -> Option<(String, String, String)> {
    if std::env::var_os("BROADSIDE_BLESS").is_some() {
        return None;
    }
    let told = check().expect_err("the planted fault was not caught");
    let (_, sides) = told.split_once("\n  before\n").expect("both sides");
    let (before, now) = sides.split_once("\n  now\n").expect("both sides");
    let (before, now) = (before.to_owned(), now.to_owned());
    Some((told, before, now))
}

/// How many dice the first roll in a text has.
fn dice(text: &str) -> usize {
    let (_, roll) = text.split_once("Rolled(").unwrap_or_else(|| panic!("no roll in {text}"));
    roll.split(')').next().unwrap_or_default().split(',').count()
}

#[test]
fn perft_tells_the_branch_that_a_changed_rule_changes() {
    /// All leaves of the tree of seed 4, and those of its first branch, in which neither bids.
    fn leaves(game: &ByTurns) -> [u64; 2] {
        let mut driver = Driver::new(game, 4).unwrap();
        driver.skip(22).unwrap();
        let mut referee = Referee::quiet(game, Chance::seeded(Seed(0)));
        let mut next = driver.position;
        let bids = [Seat(0), Seat(1)].map(|seat| (seat, Answer::Amount(0)));
        referee.answer_all(&mut next, &bids).unwrap();
        [perft(game, &driver.position, 4).unwrap(), perft(game, &next, 3).unwrap()]
    }
    let wrong = planted::<false>(Plant::MoreDice);
    let Some((told, before, now)) = differs(|| check_perft(&wrong, &file("by_turns.perft"))) else { return };
    let ([found, branch_now], [committed, branch_before]) = (leaves(&wrong), leaves(&ByTurns::default()));
    let says =
        format!("seed 4, {found} leaves 4 decisions below decision 23, and {committed} are committed; ");
    assert!(told.contains(&format!("{says}they first differ in answer 1\n")), "{told}");
    assert!(before.contains(&format!("answered  0: 0 1: 0: leaves {branch_before}")), "{told}");
    assert!(now.contains(&format!("answered  0: 0 1: 0: leaves {branch_now}\n")), "{told}");
}

#[test]
fn games_offer_what_is_committed() {
    check_offers(&ByTurns::default(), &file("by_turns.offers")).unwrap();
    check_offers(&ByQueue::default(), &file("by_queue.offers")).unwrap();
}

/// What has happened before a decision of a game, where it stands, and what it offers.
fn state(driver: &mut Driver<'_, ByTurns>) -> impl PartialEq + use<> {
    let events = std::mem::take(&mut driver.referee.events.list);
    let mut offered = Vec::new();
    for seat in driver.position.core.deciders().iter() {
        let legal = driver.referee.legal(&driver.position, seat);
        offered.push((legal.items.clone(), legal.places.clone()));
    }
    (events, driver.position, offered)
}

/// The first decision, counted from 1, that a planted fault changes in the game of a seed; none if it changes nothing.
fn first_changed(plant: Plant, seed: u64) -> Option<usize> {
    let (right, wrong) = (ByTurns::default(), planted::<false>(plant));
    let (mut right, mut wrong) = (Driver::new(&right, seed).unwrap(), Driver::new(&wrong, seed).unwrap());
    let mut decision = 1;
    while state(&mut right) == state(&mut wrong) {
        let answers = right.choose()?;
        assert_eq!(wrong.choose().as_ref(), Some(&answers));
        right.play(&answers).unwrap();
        wrong.play(&answers).unwrap();
        decision += 1;
    }
    Some(decision)
}

#[test]
fn offers_tell_the_decision_that_a_changed_rule_changes() {
    let faults = [
        (Plant::MoreDice, "told, the position"),
        (Plant::ListsIllegal, "offered"),
        (Plant::LeakyEvent, "told"),
    ];
    for (plant, parts) in faults {
        let told = differs(|| check_offers(&planted::<false>(plant), &file("by_turns.offers")));
        let Some((told, before, now)) = told else { return };
        let changed = (1..=5).find_map(|seed| Some((seed, first_changed(plant, seed)?)));
        let (seed, at) = changed.expect("a game that the fault changes");
        assert!(
            told.contains(&format!("the game of seed {seed} first differs at decision {at} of ")),
            "{told}"
        );
        assert!(told.contains(&format!(" ({parts})\n")), "{told}");
        if plant == Plant::MoreDice {
            assert_eq!(dice(&now), dice(&before) + 1, "{told}");
        } else {
            let now = now.split("\n  `").next().expect("what is told now");
            assert_ne!(before, now, "{told}");
        }
    }
}

#[test]
fn offers_are_the_same_without_a_fault_only() {
    let text = std::fs::read_to_string(file("by_turns.offers")).unwrap();
    let shorter: Vec<&str> = text.lines().collect();
    let cut = std::env::temp_dir().join(format!("broadside-{}.offers", std::process::id()));
    std::fs::write(&cut, shorter[..shorter.len() - 1].join("\n")).unwrap();
    let told = differs(|| check_offers(&ByTurns::default(), &cut));
    std::fs::remove_file(&cut).unwrap();
    if let Some((told, ..)) = told {
        assert!(told.contains("the game of seed 5 first differs at its end"), "{told}");
    }
}

/// What each entry of a committed game brings about.
fn told_by_entries(game: ByTurns, name: &str) -> Vec<String> {
    let record = serde_json::from_str(&std::fs::read_to_string(file(name)).unwrap()).unwrap();
    let mut told = Vec::new();
    // A game with a fault ends where a hash is another.
    let _ = Match::replay_with(Arc::new(game), &record, |_, events| told.push(format!("{events:?}")));
    told
}

#[test]
fn replays_tell_the_entry_that_a_changed_rule_changes() {
    let (name, wrong) = ("by_turns_1.game.json", planted::<false>(Plant::MoreDice));
    let told = differs(|| check_replay(&Arc::new(wrong.clone()), &file(name), 1));
    let Some((told, before, now)) = told else { return };
    let (right, wrong) = (told_by_entries(ByTurns::default(), name), told_by_entries(wrong, name));
    let same = right.iter().zip(&wrong).take_while(|(right, wrong)| right == wrong).count();
    assert!(told.contains(&format!("first differs at decision {} of", same + 1)), "{told}");
    assert_eq!(dice(&now), dice(&before) + 1, "{told}");
    assert!(told.contains("its hash is"), "{told}");
}

#[test]
fn games_that_go_another_way_are_not_blessed_under_the_same_version() {
    let name = file("by_turns_1.game.json");
    let told = may_bless(&Arc::new(planted::<false>(Plant::MoreDice)), &name).unwrap_err();
    assert!(told.contains("raise VERSION first"), "{told}");
    may_bless(&Arc::new(ByTurns::default()), &name).unwrap();
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
