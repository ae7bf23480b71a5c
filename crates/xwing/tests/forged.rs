//! Records that no game has written: values of the board that somebody made up. Whatever is not refused must be playable.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use broadside_engine::{Adjust, Chance, Error, Fault, Game, Match, Referee, Seat, Seats, Seed};
use broadside_xwing::XWing;
use serde_json::Value;

/// Answers at random, so many decisions or until nothing can be answered.
fn play(game: &mut Match<XWing>, chance: &mut Chance, decisions: u32) -> Result<(), Fault> {
    for _ in 0..decisions {
        let rules = Arc::clone(game.game());
        let mut referee = Referee::quiet(&*rules, Chance::halting());
        let committed = game.committed();
        let seat = game.position().core.deciders().iter().find(|seat| !committed.holds(*seat));
        let Some((seat, decision)) = seat.and_then(|it| Some((it, game.position().core.decision(it)?)))
        else {
            return Ok(());
        };
        let answer = referee.legal(game.position(), seat).random(decision.kind, chance);
        match game.answer(seat, decision.number, answer) {
            Ok(_) | Err(Error::Refused(_)) => {}
            Err(Error::Fault(fault)) => return Err(fault),
        }
    }
    Ok(())
}

/// The paths of all numbers and names in a tree, and of what may be nothing.
fn leaves(tree: &Value, path: &str, found: &mut Vec<String>) {
    match tree {
        Value::Array(list) => {
            list.iter().enumerate().for_each(|(at, it)| leaves(it, &format!("{path}/{at}"), found));
            found.push(path.to_owned());
        }
        Value::Object(object) => {
            object.iter().for_each(|(key, it)| leaves(it, &format!("{path}/{key}"), found))
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => found.push(path.to_owned()),
    }
}

/// What a forger might write.
fn forgeries() -> Vec<Value> {
    let objects = ["Ship", "Device", "Obstacle", "Objective"].map(|kind| serde_json::json!({ kind: 15 }));
    let numbers = [0, 1, 4, 15, 200, 255, 65_535].map(Value::from);
    let lists = [serde_json::json!([]), serde_json::json!([15]), serde_json::json!([objects[0].clone()])];
    numbers.into_iter().chain(objects).chain(lists).chain([Value::Null, true.into()]).collect()
}

/// Forges one value of the game of a seed somewhere, and plays on: whether it was let through.
fn forge(rules: &Arc<XWing>, seed: u64) -> Result<bool, String> {
    let mut chance = Chance::seeded(Seed(seed ^ 0x666f_7267));
    let setup = rules.random_setup(&mut chance);
    let mut game = Match::new(Arc::clone(rules), setup, Seed(seed)).map_err(|error| format!("{error:?}"))?;
    let before = chance.draw("decisions", 260);
    play(&mut game, &mut chance, before).map_err(|fault| format!("before anything was forged: {fault:?}"))?;
    let mut paths = Vec::new();
    leaves(&serde_json::to_value(game.position().board).expect("plain data"), "", &mut paths);
    let forgeries = forgeries();
    let path = paths[chance.draw("path", paths.len() as u32) as usize].clone();
    let value = &forgeries[chance.draw("value", forgeries.len() as u32) as usize];
    let change = Adjust::Set { path: path.clone(), value: value.to_string() };
    let played =
        catch_unwind(AssertUnwindSafe(|| match game.adjust(Seat(0), vec![change], Seats::first(2)) {
            Ok(_) => play(&mut game, &mut chance, 60).map(|()| true),
            Err(_) => Ok(false),
        }));
    match played {
        Ok(Ok(through)) => Ok(through),
        // A fault is an answer: the game stays as it was.
        Ok(Err(_)) => Ok(true),
        Err(_) => Err(format!("seed {seed}: {path} = {value}")),
    }
}

#[test]
fn forged_values_are_refused_or_playable() {
    let rules = Arc::new(XWing::default());
    let games: u64 =
        std::env::var("BROADSIDE_FORGERIES").ok().and_then(|count| count.parse().ok()).unwrap_or(150);
    std::panic::set_hook(Box::new(|_| {}));
    let came: Vec<Result<bool, String>> = (0..games).map(|seed| forge(&rules, seed)).collect();
    let _ = std::panic::take_hook();
    let broken: Vec<&String> = came.iter().filter_map(|it| it.as_ref().err()).collect();
    assert!(broken.is_empty(), "{broken:#?}");
    let through = came.iter().filter(|it| matches!(it, Ok(true))).count() as u64;
    assert!(through * 20 > games && through < games, "{through} of {games} were let through");
}
