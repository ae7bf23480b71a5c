//! `broadside rules` as a person at a terminal, or a program behind a pipe, sees it.

use std::{
    io::Read,
    process::{Command, Stdio},
};

use serde_json::Value;

/// What a command printed, and how it ended.
struct Answer {
    code: i32,
    out: String,
    err: String,
}

fn broadside(args: &str) -> Answer {
    let output = Command::new(env!("CARGO_BIN_EXE_broadside"))
        .args(args.split(' '))
        .output()
        .expect("the binary runs");
    let text = |bytes| String::from_utf8(bytes).expect("output is UTF-8");
    let code = output.status.code().expect("the binary ends by itself");
    Answer { code, out: text(output.stdout), err: text(output.stderr) }
}

fn json(args: &str) -> Value {
    let answer = broadside(args);
    assert_eq!(answer.code, 0, "{}", answer.err);
    serde_json::from_str(&answer.out).expect("one JSON object")
}

#[test]
fn show_prints_a_statement_with_all_that_is_known() {
    let answer = broadside("rules show armada.attack.07");
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    for line in [
        "armada.attack.07",
        "  Against a ship the dice gathered are those of the battery armament of the",
        "  kind       rule",
        "  editions   rr1, rr15, arc",
        "  timing     Attack step 2, Roll Attack Dice",
        "  section    ATTACK, Armada Rules Reference (latest)",
        "  parts      armada.armament.03",
    ] {
        assert!(answer.out.lines().any(|l| l == line), "no line “{line}” in\n{}", answer.out);
    }
    assert!(answer.out.lines().all(|l| l.chars().count() <= 80));
}

#[test]
fn show_says_why_a_statement_is_waived() {
    let answer = broadside("rules show armada.ship.04");
    assert!(answer.out.contains("waived     size of a printed card"), "{}", answer.out);
    assert!(!answer.out.contains("open in"), "{}", answer.out);
}

#[test]
fn show_lists_what_lies_under_a_prefix() {
    let answer = broadside("rules show armada.yaw");
    assert_eq!(answer.code, 0);
    assert!(
        answer.out.contains("armada.yaw.01  (") && answer.out.contains("armada.yaw.05  ("),
        "{}",
        answer.out
    );
}

#[test]
fn show_reports_an_unknown_id_after_the_known_ones() {
    let answer = broadside("rules show armada.atack.07 xwing.boost.03");
    assert_eq!(answer.code, 1);
    assert!(answer.out.starts_with("xwing.boost.03\n"));
    assert_eq!(
        answer.err,
        "error: there is no statement “armada.atack.07”; did you mean armada.attack.07?\n"
    );
}

#[test]
fn show_as_json_keeps_the_names_of_the_files() {
    let shown = json("rules show --json armada.attack.07 armada.ship.04");
    let statements = shown["statements"].as_array().unwrap();
    assert_eq!(statements.len(), 2);
    assert_eq!(statements[0]["ed"], serde_json::json!(["rr1", "rr15", "arc"]));
    assert_eq!(statements[0]["document"], "Armada Rules Reference (latest)");
    assert_eq!(statements[1]["waived"][0]["editions"], serde_json::json!(["rr15", "arc"]));
    assert_eq!(statements[1]["open"], serde_json::json!([]));
}

#[test]
fn search_answers_a_question_and_says_how_to_read_on() {
    let answer = broadside("rules search can I brace when my speed is zero --limit 1");
    assert_eq!(answer.code, 0);
    assert!(answer.out.starts_with("armada.defense-tokens.28  ("), "{}", answer.out);
    assert!(answer.out.contains("→ broadside rules show armada.defense-tokens.28"), "{}", answer.out);
    assert!(answer.out.contains("1 of "), "{}", answer.out);
    assert!(!answer.out.contains('\u{1b}'), "no escapes behind a pipe: {}", answer.out);
}

#[test]
fn search_keeps_to_the_game_edition_and_kind() {
    let found = json("rules search --json --game armada --edition rr1 --kind rule --limit 10000 evade");
    let results = found["results"].as_array().unwrap();
    assert_eq!(found["found"], results.len());
    assert!(!results.is_empty());
    for result in results {
        assert!(result["ed"].as_array().unwrap().contains(&"rr1".into()), "{result}");
        assert_eq!((&result["kind"], &result["game"]), (&"rule".into(), &"armada".into()));
    }
}

#[test]
fn search_under_the_beginning_of_an_id() {
    let found = json("rules search --json --limit 10000 armada.attack. obstructed");
    let results = found["results"].as_array().unwrap();
    assert!(!results.is_empty());
    assert!(results.iter().all(|it| it["id"].as_str().unwrap().starts_with("armada.attack")));
    let all = json("rules search --json --limit 10000 xwing.boost");
    assert!(all["found"].as_u64().unwrap() >= 13);
}

#[test]
fn search_in_german_shows_german_cards() {
    let found = json("rules search --json --kind upgrade H9 Turbolaser --lang de");
    let first = &found["results"][0];
    assert_eq!(first["title"], "H9 Turbolasers");
    assert!(first["text"].as_str().unwrap().contains("Würfel"), "{first}");
    assert_eq!(first["read"], "broadside rules card h9-turbolasers --game armada --kind upgrade");
}

#[test]
fn search_reads_slips_and_names_what_means_nothing() {
    let found = json("rules search --json obstrukted atack");
    assert!(
        found["corrections"].as_array().unwrap().iter().any(|it| it["written"] == "obstrukted"),
        "{found}"
    );
    let answer = broadside("rules search xqzvkwjj");
    assert_eq!((answer.code, answer.out.as_str()), (1, ""));
    assert!(answer.err.contains("nothing has “xqzvkwjj”"), "{}", answer.err);
}

#[test]
fn card_draws_a_ship_of_armada() {
    let answer = broadside("rules card Victory II-class Star Destroyer");
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    for part in ["Hull", "8", "Brace, Redirect, Redirect", "3R 3B", "◆3", "Speed chart", "2 │  –   I"] {
        assert!(answer.out.contains(part), "no “{part}” in\n{}", answer.out);
    }
    let data = json("rules card --json Victory II-class Star Destroyer");
    let values = &data["cards"][0]["values"];
    assert_eq!((&values["hull"], &values["zones"]["front"]["battery"]["red"]), (&8.into(), &3.into()));
}

#[test]
fn card_draws_a_dial_and_the_arcs_of_a_pilot() {
    let answer = broadside("rules card howlrunner --kind pilot --game xwing --lang de");
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    for part in ["TIE/ln Fighter", "Wendigkeit", "Fassrolle", "Rad: b blau", "↰", "w", "╲"] {
        assert!(answer.out.contains(part), "no “{part}” in\n{}", answer.out);
    }
    let data = json("rules card --json howlrunner --kind pilot");
    let dial = data["cards"][0]["values"]["dial"].as_array().unwrap();
    assert!(dial.len() > 10 && dial.iter().all(|it| it["difficulty"].is_string()));
}

#[test]
fn card_lists_the_choices_of_a_name_and_suggests_near_ones() {
    let answer = broadside("rules card skywalker");
    assert_eq!(answer.code, 0);
    assert!(
        answer.out.contains("→ broadside rules card ") && answer.out.contains("--kind pilot"),
        "{}",
        answer.out
    );
    let miss = broadside("rules card Howlruner");
    assert_eq!((miss.code, miss.out.as_str()), (2, ""));
    assert!(miss.err.contains("did you mean") && miss.err.contains("Howlrunner"), "{}", miss.err);
    let command = answer.out.lines().find_map(|line| line.trim().strip_prefix("→ broadside ")).unwrap();
    assert_eq!(broadside(command).code, 0, "{command}");
}

#[test]
fn coverage_of_one_edition_is_one_object() {
    let count = json("rules coverage --game armada --edition rr15 --json");
    assert_eq!((&count["game"], &count["edition"]), (&"armada".into(), &"rr15".into()));
    let total = count["total"].as_u64().unwrap() as usize;
    let covered = count["covered"].as_u64().unwrap() as usize;
    let waived = count["waived"].as_object().unwrap();
    assert_eq!(total, covered + waived.len() + count["open"].as_array().unwrap().len());
    assert!(waived.values().all(|reason| !reason.as_str().unwrap().is_empty()));
}

#[test]
fn coverage_of_several_editions_is_a_list() {
    let editions = |args: &str| -> Vec<String> {
        let counts = json(args);
        let counts = counts["coverage"].as_array().unwrap();
        counts.iter().map(|c| c["edition"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(editions("rules coverage --json"), ["rr15", "rr142"]);
    assert_eq!(editions("rules coverage --json --edition all --game armada"), ["rr1", "rr15", "arc"]);
}

#[test]
fn coverage_keeps_to_its_scope() {
    let answer = broadside("rules coverage --scope xwing.boost xwing.ship --open --waived --by-proof");
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    assert!(answer.out.starts_with("Star Wars: X-Wing, edition rr142\n"), "{}", answer.out);
    assert!(!answer.out.contains("Armada"), "{}", answer.out);
    assert!(answer.out.contains("\nboost ") && answer.out.contains("\nship "), "{}", answer.out);
    assert!(answer.out.contains("  xwing.boost.03  putting a template back"), "{}", answer.out);
}

#[test]
fn coverage_of_a_misspelt_scope_suggests_the_right_one() {
    let answer = broadside("rules coverage --scope armada.atack");
    assert_eq!((answer.code, answer.out.as_str()), (1, ""));
    assert!(answer.err.contains("did you mean armada.attack?"), "{}", answer.err);
}

#[test]
fn bad_usage_says_what_would_be_right() {
    let game = broadside("rules coverage --game chess");
    assert_eq!(game.code, 2);
    assert!(game.err.contains("the games are armada and xwing"), "{}", game.err);
    let edition = broadside("rules coverage --game xwing --edition rr15");
    assert_eq!(edition.code, 2);
    assert!(
        edition.err.contains("rr15 is not an edition of Star Wars: X-Wing; it has rr142"),
        "{}",
        edition.err
    );
    assert_eq!(broadside("rules show").code, 2);
}

#[test]
fn every_help_page_has_examples_and_exit_codes() {
    for command in ["", "rules ", "rules show ", "rules search ", "rules card ", "rules coverage "] {
        for flag in ["-h", "--help"] {
            let answer = broadside(&format!("{command}{flag}"));
            assert_eq!(answer.code, 0);
            assert!(answer.out.contains("Examples:\n  broadside "), "{}", answer.out);
            assert!(answer.out.contains("\n  broadside rules "), "{}", answer.out);
            assert!(answer.out.contains("Exit codes:\n  0  "), "{}", answer.out);
        }
    }
}

#[test]
fn a_reader_who_has_enough_is_no_error() {
    // More than a pipe holds, so that the writer meets the closed end.
    let mut child = Command::new(env!("CARGO_BIN_EXE_broadside"))
        .args(["rules", "show", "armada"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    drop(child.stdout.take());
    let mut err = String::new();
    child.stderr.take().expect("piped").read_to_string(&mut err).expect("UTF-8");
    assert_eq!((child.wait().expect("it ends").code(), err.as_str()), (Some(0), ""));
}

#[test]
fn where_names_the_code_of_a_rule_and_of_a_card() {
    let found = json("rules where --json armada.defense-tokens.07 armada.card.ordnance-experts.01");
    let place = |at: usize, how: &str| {
        let places = found["statements"][at]["places"].as_array().expect("places");
        let place = places.iter().find(|place| place["how"] == how).expect("a place of this kind");
        (
            place["file"].as_str().unwrap_or("").to_owned(),
            place["line"].as_u64().unwrap_or(0),
            place["item"].clone(),
        )
    };
    let read =
        |file: &str| std::fs::read_to_string(format!("../../{file}")).expect("a file of the repository");
    let (file, line, item) = place(0, "named");
    let code = read(&file);
    let code = code.lines().nth(line as usize - 1).expect("a line of the file");
    let name = item.as_str().and_then(|item| item.rsplit("::").next()).unwrap_or("?");
    assert!(code.contains(name), "{file}:{line} is “{code}” and not {item}");
    let (file, line, _) = place(1, "entry");
    assert!(read(&file).lines().nth(line as usize - 1).is_some_and(|it| it.contains("ordnance-experts")));
    let (file, line, _) = place(1, "facts");
    assert_eq!(read(&file).lines().nth(line as usize - 1), Some("[ordnance-experts]"));
}

#[test]
fn where_suggests_what_an_unknown_id_meant() {
    let answer = broadside("rules where armada.atack.07");
    assert_eq!((answer.code, answer.out.as_str()), (1, ""));
    assert_eq!(
        answer.err,
        "error: there is no statement “armada.atack.07”; did you mean armada.attack.07?\n"
    );
}

#[test]
fn every_statement_in_scope_has_a_place_or_emerges() {
    let answer = broadside("rules where --missing");
    assert_eq!((answer.code, answer.err.as_str()), (0, ""), "{}", answer.out);
    assert!(answer.out.contains("armada: ") && answer.out.contains("xwing: "), "{}", answer.out);
}
