//! What the parser makes of files, right and wrong.

use broadside_scenario::{Check, Deed, Verb, parse};
use proptest::prelude::*;

const WHOLE: &str = "\
// Two questions about one table.
question  At close range an evade rerolls a die;
          in 1.0 it does nothing there          # said so often
game      armada rr1 rr15

table
  vic   Victory II-class Star Destroyer   at 900 400 facing 0   // a comment
  cr90  \"CR90 Corvette A\"   at 900 570 facing 180

play
  begin vic attacks cr90, front -> front
  roll  red hit, red blank, blue hit,
        blue accuracy                           # armada.attack.07
  see   range close, not obstructed, dice 4 (3 printed, Gunnery +1)   # armada.attack.07 armada.attack.08, why
  in rr1: refuse cr90 spends evade because not at close range
  cr90  spends nothing
  see   cr90 options passes, spends evade

question  Again?
table as above
  x     X-wing
play
  see   may not attack x because too far, asks vic to choose a target, at Attack > Roll, not over
  see   happened only cr90 loses a shield, cr90 is destroyed
";

#[test]
fn a_whole_file_is_read() {
    let script = parse("a.scn", WHOLE).unwrap();
    let [first, second] = script.questions.as_slice() else { panic!("two questions") };
    assert_eq!(first.text, "At close range an evade rerolls a die; in 1.0 it does nothing there");
    assert_eq!(first.editions.len(), 2);
    assert_eq!((first.table.len(), second.table.len()), (2, 3));
    assert_eq!(second.game.text, "armada");
    let [begin, roll, see, refuse, answer, options] = first.play.as_slice() else { panic!("six lines") };
    assert!(
        matches!(&begin.deed, Deed::Begin(line) if line.to_string() == "vic attacks cr90, front -> front")
    );
    assert!(matches!(&roll.deed, Deed::Chance { verb: Verb::Roll, draws } if draws.len() == 4));
    assert_eq!(roll.cites.len(), 1, "a comment on a continued line counts for the whole");
    assert_eq!(
        see.cites.iter().map(|c| c.id.as_str()).collect::<Vec<_>>(),
        ["armada.attack.07", "armada.attack.08"]
    );
    let Deed::See(clauses) = &see.deed else { panic!("see") };
    assert_eq!(clauses.iter().map(|c| c.not).collect::<Vec<_>>(), [false, true, false]);
    assert!(matches!(&clauses[2].check, Check::Value { from: Some(from), .. } if from.len() == 2));
    assert_eq!(refuse.only[0].text, "rr1");
    let Deed::Refuse { because: Some(because), .. } = &refuse.deed else { panic!("refuse") };
    assert_eq!(because, "not at close range");
    assert!(matches!(&answer.deed, Deed::Answer { who, .. } if who.text == "cr90"));
    let Deed::See(clauses) = &options.deed else { panic!("see") };
    assert!(matches!(&clauses[0].check, Check::Options { who: Some(_), answers } if answers.len() == 2));
}

#[test]
fn printing_and_reading_again_changes_nothing() {
    let printed = parse("a.scn", WHOLE).unwrap().to_string();
    assert_eq!(parse("a.scn", &printed).unwrap().to_string(), printed);
    assert!(
        printed.contains("  in rr1: refuse cr90 spends evade because \"not at close range\"\n"),
        "{printed}"
    );
}

/// The only problem of a file, as `line:column: message`.
fn problem(text: &str) -> String {
    match parse("a.scn", text).expect_err("a wrong file").as_slice() {
        [one] => one.to_string(),
        more => panic!("{more:#?}"),
    }
}

/// The only problem of a play.
fn in_play(line: &str) -> String {
    problem(&format!("question Q\ngame g e\nplay\n  see ok\n  {line}\n"))
}

#[test]
fn problems_say_where_and_what_would_be_right() {
    assert_eq!(problem(""), "1:1: this file has no question; a scenario begins with `question TEXT`");
    assert_eq!(
        problem("question Q\ngame g e\n"),
        "1:1: nothing is checked here: `play` needs at least one `see` or `refuse`"
    );
    assert_eq!(
        problem("question\ngame g e\nplay\n  see x\n"),
        "1:1: write what is asked after `question`, as a sentence"
    );
    assert_eq!(
        problem("question Q\nplay\n  see x\n"),
        "1:1: this question has no `game` line, and there is none above it"
    );
    assert!(
        problem("question Q\ngame g\nplay\n  see x\n")
            .starts_with("2:1: `game` takes the game and at least one edition")
    );
    assert_eq!(
        problem("question Q\ngame g e\nplya\nplay\n  see x\n"),
        "3:1: no part of a scenario begins with “plya”; did you mean “play”?"
    );
    assert_eq!(
        problem("question Q\ngame g e\nplay\n  see x\nsee y\n"),
        "5:1: no part of a scenario begins with “see”; indent the lines of `play`"
    );
    assert_eq!(
        problem("question Q\ngame g e\ntable\ntable\nplay\n  see x\n"),
        "4:1: there is already a `table` here; start a new question with `question TEXT`"
    );
    assert_eq!(
        problem("question Q\ngame g e\ntable as above\nplay\n  see x\n"),
        "3:1: no question above has a table"
    );
    assert_eq!(
        problem("question Q\ngame g e # armada.attack.01\nplay\n  see x\n"),
        "2:12: only lines of `play` prove rules; put the id after such a line"
    );
    assert_eq!(in_play("see a, , b"), "5:8: something is missing next to this comma");
    assert_eq!(in_play("see \"a"), "5:7: this quote is never closed; add \"");
    assert_eq!(
        in_play("# armada.attack.01"),
        "5:5: a rule id goes at the end of the line that proves it; on a line of its own it proves nothing"
    );
    assert_eq!(in_play("seee"), "5:7: write what seee answers; or did you mean “see”?");
    assert_eq!(in_play("refuse blue"), "5:14: write what blue tries");
    assert_eq!(in_play("refuse blue waits because"), "5:28: write words of the reason after `because`");
    assert_eq!(in_play("in rr1 see x"), "5:3: `in` needs editions and a colon: `in arc: see …`");
    assert_eq!(in_play("see options"), "5:14: write a list here, or `nothing`");
    assert_eq!(in_play("see not may pass"), "5:7: “not” goes after `may`: `may not PHRASE`");
    assert_eq!(
        in_play("see may pass because x"),
        "5:7: only what is forbidden has a reason: `may not … because …`"
    );
    assert_eq!(in_play("see a (b, c"), "5:9: this parenthesis isn't closed before the clause ends");
    assert_eq!(in_play("see asks blue what"), "5:17: say who is asked to do what with `asks WHO to WHAT`");
    assert!(in_play("see a,").starts_with("5:8: this line ends in a comma"));
}

#[test]
fn all_problems_of_a_file_are_told_at_once() {
    let problems = parse("a.scn", "question\nplay\n  see\n  roll\nwhat\n").unwrap_err();
    let lines: Vec<usize> = problems.iter().map(|p| p.place.line).collect();
    assert_eq!(lines, [1, 1, 3, 4, 5], "{problems:#?}");
}

/// Lines that look like those of a scenario, right and wrong.
fn lines() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        Just("see"),
        Just("roll"),
        Just("begin"),
        Just("refuse"),
        Just("in"),
        Just("rr1:"),
        Just("because"),
        Just("may"),
        Just("not"),
        Just("options"),
        Just("offered"),
        Just("happened"),
        Just("only"),
        Just("nothing"),
        Just("asks"),
        Just("nobody"),
        Just("to"),
        Just("at"),
        Just(">"),
        Just("over"),
        Just(","),
        Just("("),
        Just(")"),
        Just("\"a b\""),
        Just("“c \" d”"),
        Just("\"e ” f\""),
        Just("blue"),
        Just("# armada.attack.01"),
        Just("// no"),
        Just("+1"),
        Just("table"),
        Just("play"),
        Just("question"),
        Just("game"),
        Just("as"),
        Just("above"),
    ];
    let line =
        ("( {0,3})", prop::collection::vec(word, 0..8)).prop_map(|(indent, words)| indent + &words.join(" "));
    prop::collection::vec(line, 0..12).prop_map(|lines| lines.join("\n"))
}

proptest! {
    #[test]
    fn no_text_makes_the_parser_panic(text in any::<String>()) {
        let _ = parse("a.scn", &text);
    }

    #[test]
    fn what_parses_prints_and_parses_again(text in lines()) {
        for text in [text.clone(), format!("question Q\ngame g e\nplay\n  see x\n{text}")] {
            if let Ok(script) = parse("a.scn", &text) {
                let printed = script.to_string();
                let again = parse("a.scn", &printed);
                prop_assert!(again.is_ok(), "{text}\n---\n{printed}\n---\n{again:?}");
                prop_assert_eq!(again.unwrap().to_string(), printed);
            }
        }
    }
}
