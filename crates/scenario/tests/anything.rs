//! Whatever is written, the runner answers with a report.

mod common;

use broadside_scenario::run_text;
use proptest::prelude::*;

/// Lines that skiffs might understand.
fn play() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        Just("see"),
        Just("refuse"),
        Just("begin"),
        Just("roll"),
        Just("teal"),
        Just("gold"),
        Just("blue"),
        Just("red"),
        Just("attacks"),
        Just("activates"),
        Just("fires at"),
        Just("a round"),
        Just("the game"),
        Just("hit"),
        Just("3"),
        Just("blank"),
        Just("bow"),
        Just("stern"),
        Just("and"),
        Just(","),
        Just("may"),
        Just("not"),
        Just("options"),
        Just("passes"),
        Just("uses"),
        Just("Flare"),
        Just("of"),
        Just("option"),
        Just("speed"),
        Just("at"),
        Just("100"),
        Just("because"),
        Just("bids"),
        Just("sets"),
        Just("row"),
        Just("reach"),
        Just("("),
        Just(")"),
        Just("knows"),
        Just("die"),
        Just("0"),
        Just("suffers"),
        Just("happened"),
        Just("asks"),
        Just("to"),
        Just("offered"),
    ];
    let line = prop::collection::vec(word, 1..7).prop_map(|words| format!("  {}", words.join(" ")));
    prop::collection::vec(line, 1..8).prop_map(|lines| lines.join("\n"))
}

proptest! {
    #[test]
    fn no_play_makes_the_runner_panic(play in play(), begin in prop_oneof![Just("teal attacks gold\n  roll hit, hit, star"), Just("teal activates"), Just("a round")]) {
        let head = "question Q\ngame skiffs turns queue\ntable\n  teal blue at 100 100 dial anchor charm Flare charm Spyglass\n  gold red at 100 200 charm Fog Bell\nplay\n";
        let text = format!("{head}  see deck 16\n  begin {begin}\n{play}\n");
        let report = run_text("a.scn", &text, &common::registry(), &[]);
        prop_assert!(report.passed + report.failed > 0);
        for failure in &report.failures {
            prop_assert!(!failure.message.contains("panicked"), "{text}\n{failure}");
        }
    }
}
