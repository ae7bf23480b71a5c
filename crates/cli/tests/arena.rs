//! `sim`, `match`, `replay` and `dice` as a person at a terminal, or a program behind a pipe, sees them.

use std::path::Path;
use std::process::Command;

use serde_json::Value;

/// Runs a command in a folder: how it ended, what it printed, what it complained about.
fn broadside(folder: &Path, args: &str) -> (i32, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_broadside"));
    let output = command.args(args.split(' ')).current_dir(folder).output().expect("the binary runs");
    let text = |bytes| String::from_utf8(bytes).expect("output is UTF-8");
    (output.status.code().expect("it ends by itself"), text(output.stdout), text(output.stderr))
}

fn json(folder: &Path, args: &str) -> Value {
    let (code, out, err) = broadside(folder, args);
    assert_eq!((code, err.as_str()), (0, ""), "{args}");
    serde_json::from_str(&out).expect("one JSON object")
}

#[test]
fn a_batch_is_the_same_on_any_number_of_threads_and_any_game_becomes_a_replay() {
    let folder = tempfile::tempdir().expect("a folder");
    let here = folder.path();
    let one = json(here, "sim --games 4 --seed 7 --points 100 --threads 1 --json --out one.jsonl");
    json(here, "sim --games 4 --seed 7 --points 100 --threads 2 --json --out two.jsonl");
    for field in ["games", "errors", "seconds", "games_per_second", "decisions_per_second", "wins", "draws"] {
        assert!(!one[field].is_null(), "{field}");
    }
    let read = |name: &str| std::fs::read_to_string(here.join(name)).expect("results");
    assert_eq!(read("one.jsonl"), read("two.jsonl"));
    let third: Value = serde_json::from_str(read("one.jsonl").lines().nth(2).expect("a line")).expect("JSON");
    broadside(here, "sim --seed 7 --points 100 --record 2 --out game.json");
    let replayed = json(here, "replay game.json --json");
    assert_eq!(
        (&replayed["scores"], &replayed["hash"]),
        (&third["scores"], &third["hash"]),
        "the same game by its number"
    );
}

#[test]
fn a_match_tells_the_win_rate_with_its_interval() {
    let folder = tempfile::tempdir().expect("a folder");
    let verdict = json(folder.path(), "match captain random --pairs 1 --points 100 --seed 3 --json");
    assert_eq!((&verdict["pairs"], &verdict["games"]), (&1.into(), &2.into()));
    let rate = verdict["win_rate"].as_f64().expect("a number");
    let bound = |at: usize| verdict["interval"][at].as_f64().expect("a number");
    assert!(bound(0) <= rate && rate <= bound(1));
    let (code, _, err) = broadside(folder.path(), "match captain lieutenant");
    assert_eq!(code, 2);
    assert!(err.contains("there is no bot `lieutenant`; there are: random"), "{err}");
}

#[test]
fn xwing_is_played_recorded_and_replayed_by_the_same_commands() {
    let folder = tempfile::tempdir().expect("a folder");
    let here = folder.path();
    let field =
        "--game xwing --seed 7 --bots captain,greedy --lists rebel-line imperial-swarm --scenario scramble";
    let summary = json(here, &format!("sim --games 2 {field} --threads 1 --json --out games.jsonl"));
    assert_eq!((&summary["games"], &summary["errors"]), (&2.into(), &0.into()));
    let lines = std::fs::read_to_string(here.join("games.jsonl")).expect("results");
    let second: Value = serde_json::from_str(lines.lines().nth(1).expect("a line")).expect("JSON");
    assert!(second["pieces"].as_array().is_some_and(|ships| ships.len() > 5), "{second}");
    broadside(here, &format!("sim {field} --record 1 --out game.json"));
    let replayed = json(here, "replay game.json --json");
    assert_eq!((&replayed["game"], &replayed["over"]), (&"xwing".into(), &true.into()));
    assert_eq!((&replayed["scores"], &replayed["hash"]), (&second["scores"], &second["hash"]));
    let (code, _, err) = broadside(here, "sim --game armada --scenario salvage");
    assert_eq!((code, err.as_str()), (2, "error: scenarios of play belong to X-Wing: --game xwing\n"));
}

#[test]
fn what_cannot_be_played_is_said_before_a_game_is_played() {
    let folder = tempfile::tempdir().expect("a folder");
    let complaint = |args: &str| {
        let (code, out, err) = broadside(folder.path(), args);
        assert_eq!((code, out.as_str()), (2, ""), "{args}");
        err
    };
    assert_eq!(complaint("sim --points 5"), "error: no fleet of 5 points can be made\n");
    assert!(complaint("sim --lists nobody").contains("`nobody` is neither a file nor a sample"));
    assert!(complaint("sim --games 1000000 --out no/such/folder.csv").contains("cannot write no/such"));
    complaint("sim --games 0");
    complaint("sim --threads 0");
}

#[test]
fn a_replay_finds_its_edition() {
    let folder = tempfile::tempdir().expect("a folder");
    broadside(folder.path(), "sim --edition arc --lists rebel-180 imperial-180 --record 0 --out arc.json");
    let replayed = json(folder.path(), "replay arc.json --json");
    assert_eq!(replayed["over"], true);
    assert_eq!(broadside(folder.path(), "replay arc.json --edition rr15").0, 1);
}

#[test]
fn dice_of_xwing_count_bonuses_and_tokens() {
    let folder = tempfile::tempdir().expect("a folder");
    let (code, out, _) =
        broadside(folder.path(), "dice 3v2 --game xwing --range 1 --attacker focus --defender evade");
    assert_eq!(code, 0, "{out}");
    assert!(out.starts_with("4 attack dice against 2 defense dice; the attacker maximises"), "{out}");
    let odds = json(folder.path(), "dice 1v0 --game xwing --attacker lock,focus --shields 1 --hull 1 --json");
    assert_eq!((odds["expected"].as_f64(), odds["destroyed"].as_f64()), (Some(0.9375), Some(0.0)));
    let odds = json(folder.path(), "dice 2v1 --game xwing --range 3 --obstructed --json");
    assert_eq!((odds["attack_dice"].as_u64(), odds["defense_dice"].as_u64()), (Some(2), Some(3)));
    let odds = json(folder.path(), "dice 2v1 --game xwing --range 1 --ordnance --json");
    assert_eq!(odds["attack_dice"].as_u64(), Some(2));
    for (line, says) in [
        ("dice 3R --game xwing", "`3R` names no dice; write attack value and agility"),
        ("dice 3v2 --game xwing --range close", "there is no attack range `close`; there are: 0, 1, 2, 3"),
        ("dice 3v2 --game xwing --tokens brace", "--tokens is for Armada, and this is --game xwing"),
        ("dice 3R --attacker lock", "--attacker is for X-Wing, and this is --game armada"),
        ("dice 3v2 --game xwing --defender lock", "the defender has no `lock` to spend"),
    ] {
        let (code, _, err) = broadside(folder.path(), line);
        assert_eq!(code, 2, "{line}: {err}");
        assert!(err.contains(says), "{line}: {err}");
    }
}

#[test]
fn dice_say_how_they_are_played() {
    let folder = tempfile::tempdir().expect("a folder");
    let (code, out, _) = broadside(folder.path(), "dice 2R --range long --tokens evade");
    assert_eq!(code, 0);
    assert!(out.contains("the attacker maximises and the defender minimises expected damage"), "{out}");
    let odds = json(folder.path(), "dice 2R --json");
    assert_eq!(odds["expected"], 1.5);
    assert_eq!(broadside(folder.path(), "dice 2X").0, 2);
    let (_, out, _) = broadside(folder.path(), "dice 2R1B3K --range medium");
    assert!(out.starts_with("2 red and 1 blue dice at medium range"), "{out}");
    assert!(out.contains("Left out, because they do not reach medium range: 3 black dice."), "{out}");
    let (code, _, err) = broadside(folder.path(), "dice 3K --range long");
    assert_eq!((code, err.as_str()), (2, "error: no die of `3K` reaches long range\n"));
}

#[test]
fn the_leaves_below_a_position_are_counted_and_a_game_that_is_over_has_none() {
    let folder = tempfile::tempdir().expect("a folder");
    let (code, out, err) = broadside(folder.path(), "perft --seed 1 --depth 3");
    assert_eq!((code, err.as_str()), (0, ""));
    // As committed for this position in crates/armada/tests/nets/rr15.perft.
    let committed = include_str!("../../armada/tests/nets/rr15.perft");
    let line = committed.lines().find(|line| line.starts_with("seed 1 skip 0 depth 3")).expect("a line");
    let leaves = line.rsplit(' ').next().expect("a number");
    let last = out.lines().last().expect("a line for each depth");
    assert!(last.starts_with("depth 3 ") && last.contains(&format!(" {leaves} leaves")), "{out}");
    let (code, _, err) = broadside(folder.path(), "perft --game xwing --skip 40000");
    assert_eq!(code, 2);
    assert!(err.contains("skip fewer"), "{err}");
}
