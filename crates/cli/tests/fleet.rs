//! `broadside fleet` as a person at a terminal, or a program behind a pipe, sees it.

use std::{
    io::Write,
    process::{Command, Stdio},
};

use serde_json::Value;

/// What a command printed, and how it ended.
struct Answer {
    code: i32,
    out: String,
    err: String,
}

/// Runs a command with this standard input.
fn broadside(args: &str, input: &str) -> Answer {
    let mut child = Command::new(env!("CARGO_BIN_EXE_broadside"))
        .args(args.split(' '))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    // A command that refuses its arguments does not read.
    let _ = child.stdin.take().expect("a pipe").write_all(input.as_bytes());
    let output = child.wait_with_output().expect("it ends");
    let text = |bytes| String::from_utf8(bytes).expect("output is UTF-8");
    let code = output.status.code().expect("the binary ends by itself");
    Answer { code, out: text(output.stdout), err: text(output.stderr) }
}

const LEGAL: &str = "fleet A\nfaction rebel\npoints 180\nassault Most Wanted\ndefense Fire Lanes\n\
                     navigation Minefields\nship CR90 Corvette A\n General Dodonna\n";

#[test]
fn a_legal_fleet_is_called_so() {
    let answer = broadside("fleet check -", LEGAL);
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    assert_eq!(
        answer.out,
        "-: A, Rebel\n    64  CR90 Corvette A, flagship\n     0  squadrons: 0 of at most 60 points\n    64  of 180 \
         points\n  legal under rr15\n\n"
    );
}

#[test]
fn cards_without_their_effect_are_named_and_legal() {
    let fleet = format!(
        "{LEGAL}  Quad Turbolaser Cannons\nship CR90 Corvette A\n  Quad Turbolaser Cannons\nsquadrons\n  Keyan Farlander\n"
    );
    let fleet = fleet.replace("Fire Lanes", "Fleet Ambush").replace("Minefields", "Superior Positions");
    let fleet = fleet.replace("Most Wanted", "Ion Storm");
    let answer = broadside("fleet check -", &fleet);
    assert!(
        answer.out.contains("note: played without effect: Quad Turbolaser Cannons, Keyan Farlander\n"),
        "{}",
        answer.out
    );
    assert_eq!(answer.code, 0, "{}", answer.out);
    let answer = broadside("fleet check - --json", &fleet);
    let report: Value = serde_json::from_str(&answer.out).expect("one JSON object");
    assert_eq!(
        report["fleets"][0]["without_effect"],
        serde_json::json!(["Quad Turbolaser Cannons", "Keyan Farlander"])
    );
    assert_eq!(report["fleets"][0]["unplayed_objectives"], serde_json::json!([]));
}

#[test]
fn a_broken_rule_is_named_and_fails_the_check() {
    let answer = broadside("fleet check - --points 60 --edition arc", LEGAL);
    assert_eq!(answer.code, 1);
    assert!(answer.out.contains("take out 4 or more (armada.fleet-building.01)\n"), "{}", answer.out);
    assert!(answer.out.contains("not legal under arc"), "{}", answer.out);
}

#[test]
fn json_is_one_object() {
    let answer = broadside("fleet check - --points 60 --json", LEGAL);
    let report: Value = serde_json::from_str(&answer.out).expect("one JSON object");
    assert_eq!((answer.code, &report["legal"], &report["edition"]), (1, &false.into(), &"rr15".into()));
    let fleet = &report["fleets"][0];
    assert_eq!((&fleet["cost"], &fleet["format"]), (&64.into(), &"own".into()));
    assert_eq!(fleet["problems"][0]["rule"], "armada.fleet-building.01");
    assert_eq!(fleet["problems"][0]["kind"], "points");
}

#[test]
fn a_file_that_is_no_fleet_is_bad_input() {
    let answer = broadside("fleet check -", "faction rebel\nship CR90 Corvete A\n");
    assert_eq!(answer.code, 2);
    assert_eq!(
        answer.err,
        "error: -:2: there is no ship “CR90 Corvete A”; did you mean “CR90 Corvette A”?\n"
    );
    assert_eq!(broadside("fleet check no-such-file", "").code, 2);
    assert_eq!(broadside("fleet check - --edition rr2", LEGAL).code, 2);
}

#[test]
fn a_list_is_converted_there_and_back() {
    let kingston = broadside("fleet convert - --to kingston", LEGAL);
    assert_eq!(kingston.code, 0);
    assert_eq!(kingston.err, "note: the format kingston can't hold the agreed total of 180 points\n");
    assert!(
        kingston.out.starts_with("Name: A\nFaction: Rebel\nCommander: General Dodonna\n"),
        "{}",
        kingston.out
    );
    let own = broadside("fleet convert - --to own", &kingston.out);
    assert_eq!((own.code, own.err.as_str()), (0, ""));
    assert!(
        own.out.contains("points      400\n")
            && own.out.contains("ship  CR90 Corvette A\n  General Dodonna\n")
    );
}

#[test]
fn what_is_left_out_is_told() {
    let list = "Faction: Rebel\nCR90 Corvette A (44)\n• Turbo Encabulator (9)\n";
    let answer = broadside("fleet convert - --to starforge", list);
    assert_eq!(answer.code, 1);
    assert_eq!(
        answer.err,
        "note: line 3: there is no upgrade “Turbo Encabulator”; left out\nerror: one entry was not understood and is \
         missing from the list\n"
    );
    assert!(answer.out.contains("CR90 Corvette A (44)\n= 44 Points"), "{}", answer.out);
}

#[test]
fn samples_are_listed_and_printed() {
    let answer = broadside("fleet samples", "");
    assert_eq!((answer.code, answer.out.lines().count()), (0, 62));
    assert_eq!(broadside("fleet samples --game armada", "").out.lines().count(), 32);
    let sample = broadside("fleet samples separatist-400-line", "");
    let checked = broadside("fleet check -", &sample.out);
    assert_eq!((sample.code, checked.code), (0, 0), "{}", checked.out);
    let unknown = broadside("fleet samples nothing", "");
    assert_eq!(unknown.code, 1);
    assert!(unknown.err.starts_with("error: there is no sample “nothing”; write one of: rebel-180, "));
}

#[test]
fn a_squad_is_checked_by_another_points_list() {
    let folder = tempfile::tempdir().expect("a folder");
    let list = folder.path().join("club.toml");
    let text = include_str!("../../xwing/data/points/2022-06-15.toml");
    let write = |text: String| std::fs::write(&list, text).expect("a file");
    let dearer =
        |text: &str| text.replacen("lukeskywalker = { points = 6", "lukeskywalker = { points = 9", 1);
    write(dearer(text).replacen("2022-06-15", "club night", 1));
    let squad = broadside("fleet samples rebel-red-flight", "").out;
    assert_eq!(broadside("fleet check -", &squad).code, 0);
    let check = format!("fleet check - --points-list {}", list.display());
    let dear = broadside(&check, &squad);
    assert_eq!(dear.code, 1, "{}", dear.out);
    assert!(
        dear.out.contains("23  of 20 points") && dear.out.contains("by the points of club night"),
        "{}",
        dear.out
    );
    write(text.replacen("lukeskywalker = { points = 6", "lukeskywalker = { points = \"six\"", 1));
    let wrong = broadside(&check, &squad);
    assert_eq!(wrong.code, 2);
    let said = "points of pilots.lukeskywalker can't be \"six\"";
    assert!(wrong.err.contains("club.toml") && wrong.err.contains(said), "{}", wrong.err);
    let german = |text: &str| {
        write(text.to_owned());
        let answer = broadside(&format!("{check} --language de"), &squad);
        assert_eq!(answer.code, 2);
        answer.err.rsplit("club.toml").next().unwrap_or_default().trim().to_owned()
    };
    let luke = "lukeskywalker = { points = 6";
    assert_eq!(
        german(&text.replacen(luke, "lukeskywalker = { points = 300", 1)),
        ": points von pilots.lukeskywalker kann nicht 300 sein"
    );
    assert_eq!(
        german(&text.replacen(luke, "lukeskywalker = { price = 6", 1)),
        ": bei pilots.lukeskywalker fehlt points"
    );
    assert_eq!(
        german(&text.replacen(luke, "lukeskywalker = { price = 1, points = 6", 1)),
        ": pilots.lukeskywalker hat kein Feld price"
    );
    assert_eq!(
        german("list = \n"),
        ":1: das ist kein TOML; eine Punkteliste sieht aus wie die in crates/xwing/data/points"
    );
}

#[test]
fn every_help_page_has_an_example() {
    for page in ["fleet", "fleet check", "fleet convert", "fleet samples"] {
        let answer = broadside(&format!("{page} --help"), "");
        assert_eq!(answer.code, 0);
        assert!(answer.out.contains(&format!("Examples:\n  broadside {page}")), "{}", answer.out);
    }
}

const SQUAD: &str =
    "squad Three\nfaction imperial\nship Soontir Fel\n  Predator\nship Academy Pilot\nship Academy Pilot\n";

#[test]
fn a_legal_squad_is_called_so() {
    let answer = broadside("fleet check -", SQUAD);
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    assert_eq!(
        answer.out,
        "-: Three, Imperial\n     6  Soontir Fel - TIE/in Interceptor, loadout 2 of 15\n     2  Academy Pilot - TIE/ln \
         Fighter, loadout 0 of 3\n     2  Academy Pilot - TIE/ln Fighter, loadout 0 of 3\n    10  of 20 points\n  legal in \
         standard games by the points of 2022-06-15\n\n"
    );
}

#[test]
fn a_broken_rule_of_a_squad_is_named_and_fails_the_check() {
    let answer =
        broadside("fleet check - --points 9 --mode extended", &SQUAD.replace("Predator", "Ion Missiles"));
    assert_eq!(answer.code, 1);
    let said = |sentence: &str| assert!(answer.out.contains(sentence), "{sentence}: {}", answer.out);
    said("  wrong: the ships cost 10 points; cut 1 to reach 9 (xwing.squad.points.01)\n");
    said(
        "  wrong: Ion Missiles needs a free missile icon, and Soontir Fel has none; take it off (xwing.squad.upgrade.01)\n",
    );
    said("  not legal in extended games");
}

const XWS: &str = r#"{"faction": "galacticempire", "version": "2.0.0", "vendor": {"x": {"link": "y"}}, "description": "Two\nlines",
    "pilots": [{"id": "soontirfel", "upgrades": {"talent": ["predator", "swagger"]}}]}"#;

#[test]
fn xws_is_recognised_and_told() {
    let answer = broadside("fleet check - --json", XWS);
    let report: Value = serde_json::from_str(&answer.out).expect("one JSON object");
    assert_eq!((answer.code, &report["legal"], &report["mode"]), (1, &false.into(), &"standard".into()));
    let squad = &report["squads"][0];
    assert_eq!((&squad["format"], &squad["points"]), (&"xws".into(), &6.into()));
    assert_eq!(squad["problems"][0]["rule"], "xwing.squad.ship-count.01");
    assert_eq!(squad["notes"][0]["kind"], "not-understood");
    assert_eq!(report["fleets"], serde_json::json!([]));
}

#[test]
fn a_squad_is_converted_there_and_back() {
    let same = broadside("fleet convert - --to xws", XWS);
    let (read, written): (Value, Value) =
        (serde_json::from_str(XWS).expect("JSON"), serde_json::from_str(&same.out).expect("JSON"));
    assert_eq!((same.code, read), (0, written));
    assert!(same.err.starts_with("note: Soontir Fel: the upgrade “swagger” isn't known"), "{}", same.err);
    let own = broadside("fleet convert - --to own", XWS);
    assert_eq!(own.code, 1);
    assert_eq!(
        own.out,
        "# Two\n# lines\nsquad\nfaction    imperial\n\nship  Soontir Fel - TIE/in Interceptor\n  Predator\n"
    );
    assert!(
        own.err.ends_with("error: one entry was not understood and is missing from the list\n"),
        "{}",
        own.err
    );
    let wrong = broadside("fleet convert - --to kingston", SQUAD);
    assert_eq!(
        (wrong.code, wrong.err.as_str()),
        (
            2,
            "error: - is an X-Wing squad, which can't be written as kingston; use --to with one of: own, xws\n"
        )
    );
    let wrong = broadside("fleet convert - --to xws", LEGAL);
    assert_eq!(
        (wrong.code, wrong.err.as_str()),
        (
            2,
            "error: - is an Armada fleet, which can't be written as xws; use --to with one of: own, kingston, starforge, \
         fabs, warlords, afd\n"
        )
    );
}

#[test]
fn samples_of_squads_are_listed_and_legal() {
    let answer = broadside("fleet samples --game xwing", "");
    assert_eq!((answer.code, answer.out.lines().count()), (0, 30));
    let sample = broadside("fleet samples first-order-aces", "");
    let checked = broadside("fleet check -", &sample.out);
    assert_eq!((sample.code, checked.code), (0, 0), "{}", checked.out);
    assert_eq!(broadside("fleet samples rebel-180 --game xwing", "").code, 1);
}

#[test]
fn the_game_can_be_said() {
    let answer = broadside("fleet check - --game xwing", "faction rebel\nship Luke Skywaker\n");
    assert_eq!(
        (answer.code, answer.err.as_str()),
        (2, "error: -:2: there is no pilot “Luke Skywaker”; did you mean “Luke Skywalker”?\n")
    );
    let answer = broadside("fleet check - --game chess", SQUAD);
    assert_eq!(answer.code, 2);
}

/// Words that only English has.
const ENGLISH: [&str; 14] = [
    "the",
    "is",
    "of",
    "ship",
    "points",
    "wrong",
    "note",
    "error",
    "legal",
    "take",
    "there",
    "with",
    "squadrons",
    "flagship",
];

fn is_german(text: &str) {
    // The ids of rules are the same in every language.
    let read = text.split_whitespace().filter(|word| !word.contains("xwing.") && !word.contains("armada."));
    let words: Vec<&str> = read.flat_map(|word| word.split(|c: char| !c.is_alphabetic())).collect();
    let english: Vec<&&str> = ENGLISH.iter().filter(|word| words.contains(word)).collect();
    assert!(english.is_empty(), "{english:?} in:\n{text}");
}

#[test]
fn a_fleet_with_many_faults_is_checked_in_german() {
    let fleet = LEGAL.replace("points 180", "points 60")
        + "  General Dodonna\n  Ordnance Experts\nsquadrons\n  Luke Skywalker\n  Luke Skywalker\n";
    let answer = broadside("fleet check - --edition arc --language de", &fleet);
    assert_eq!(answer.code, 1, "{}{}", answer.out, answer.err);
    for said in ["falsch: ", "nicht regelkonform", "Flaggschiff", "zweimal"] {
        assert!(answer.out.contains(said), "{said}:\n{}", answer.out);
    }
    assert!(answer.out.matches("falsch: ").count() >= 3, "{}", answer.out);
    is_german(&answer.out.replace("General Dodonna", "").replace("Luke Skywalker", ""));
}

#[test]
fn a_squad_with_many_faults_is_checked_in_german() {
    let squad =
        SQUAD.replace("Predator", "Ion Missiles") + "  Swarm Tactics\n  Swarm Tactics\nship Soontir Fel\n";
    let answer = broadside("fleet check - --points 9 --language de", &squad);
    assert_eq!(answer.code, 1, "{}{}", answer.out, answer.err);
    assert!(answer.out.matches("falsch: ").count() >= 3, "{}", answer.out);
    // The rules that are cited have English names.
    let said: Vec<&str> =
        answer.out.lines().map(|line| line.split(" (xwing.").next().unwrap_or(line)).collect();
    is_german(&said.join("\n"));
}

#[test]
fn what_cannot_be_read_is_told_in_german() {
    let answer =
        broadside("fleet check - no-such-file --language de", "faction rebel\nship CR90 Corvete A\nfoo\n");
    assert_eq!((answer.code, answer.out.as_str()), (2, ""));
    let lines: Vec<&str> = answer.err.lines().collect();
    assert_eq!(lines.len(), 3, "{}", answer.err);
    assert_eq!(lines[0], "Fehler: -:2: es gibt kein Schiff „CR90 Corvete A“; meintest du „CR90 Corvette A“?");
    assert_eq!(lines[2], "Fehler: eine Datei no-such-file gibt es nicht");
    let answer = broadside("fleet convert - --to xws --language de", LEGAL);
    assert!(answer.err.starts_with("Fehler: - ist eine Armada-Flotte"), "{}", answer.err);
}
