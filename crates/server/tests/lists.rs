//! Lists of nothing but names that mean nothing: looking for what was meant costs little.
#![allow(clippy::unwrap_used)]

mod common;

use std::time::{Duration, Instant};

use broadside_server::games;
use broadside_server::limits::Limits;

/// How long a list takes, the shortest of three times, and that it is not legal.
fn takes(game: &str, edition: &str, text: &str) -> Duration {
    let host = games::all().get(game).unwrap().clone();
    let check = || {
        let began = Instant::now();
        let report = host.check(edition, text).unwrap();
        assert!(!report.legal && !report.problems.is_empty());
        began.elapsed()
    };
    (0..3).map(|_| check()).min().unwrap()
}

/// A list as long as a list may be.
fn filled(head: &str, line: impl Fn(usize) -> String) -> String {
    let most = Limits::default().list_bytes;
    let mut text = head.to_owned();
    for at in 0.. {
        let line = line(at);
        if text.len() + line.len() > most {
            break;
        }
        text += &line;
    }
    text
}

#[test]
fn names_that_mean_nothing_cost_little() {
    let letters = |at: usize| {
        let letter = |at: usize| char::from(b'a' + (at % 26) as u8);
        [letter(at), letter(at / 26), letter(at / 676)].iter().collect::<String>()
    };
    let armada = |kind: &str| filled("fleet X\nfaction rebel\n", |at| format!("{kind} {}zq\n", letters(at)));
    let one = |kind: &str| format!("fleet X\nfaction rebel\n{kind} {}\n", "xq".repeat(8_000));
    let xws = |at: usize| format!("{{\"id\":\"{}zq\",\"ship\":\"q\"}},", letters(at));
    let pilots = filled("{\"faction\":\"rebelalliance\",\"pilots\":[", xws);
    let pilots = format!("{}]}}", pilots.trim_end_matches(','));
    let lists = [
        ("armada", "rr15", armada("ship")),
        ("armada", "rr15", armada("squadron")),
        ("armada", "rr15", filled("Name: X\nFaction: Rebel\n\n", |at| format!("{}zq (9)\n", letters(at)))),
        ("armada", "rr15", one("ship")),
        ("xwing", "rr142", pilots),
        ("xwing", "rr142", filled("squad X\nfaction rebel\n", |at| format!("ship {}zq\n", letters(at)))),
    ];
    for (game, edition, text) in lists {
        let took = takes(game, edition, &text);
        println!("{game}: {took:?} for {} bytes: {}", text.len(), &text[..40].escape_debug());
        // A tenth of it where nothing else runs.
        assert!(took < Duration::from_millis(1_000), "{took:?}: {}", &text[..60]);
    }
}
