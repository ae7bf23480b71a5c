//! The words that the game lends to scenarios.

use std::path::Path;

use broadside_armada_ask::Phrases;
use broadside_scenario::{Registry, end_at_first_failure, run_text};

fn registry() -> Registry {
    Registry::default().with(Phrases::default())
}

#[test]
fn the_examples_of_the_documentation_pass() {
    let page = include_str!("../../../docs/scenarios-armada.md");
    let blocks = page.split("```").skip(1).step_by(2).filter(|block| block.contains("\nplay\n"));
    let mut passed = 0;
    for example in blocks {
        let report = run_text("docs/scenarios-armada.md", example, &registry(), &[]);
        assert!(report.failures.is_empty(), "{}", report.failures[0]);
        passed += report.passed;
    }
    assert_eq!(passed, 5);
}

/// What is said about a table line or a line of the play.
fn told(table: &str, play: &str) -> String {
    let text = format!("question Why?\ngame armada rr15\ntable\n  {table}\nplay\n  {play}\n  see over\n");
    let report = run_text("a.scn", &text, &registry(), &[]);
    report.failures[0].to_string().lines().next().unwrap_or_default().to_owned()
}

#[test]
fn mistakes_are_told_with_what_was_meant() {
    let see = "see round 1";
    let said = |table: &str, expected: &str| {
        let found = told(table, see);
        assert!(found.contains(expected), "{found}");
    };
    said(
        "vic Victory II-clas Star Destroyer Empire at 900 400",
        "“Victory II-clas Star Destroyer” is not a ship, squadron, obstacle or token; did you mean “Victory II-class Star Destroyer”?",
    );
    said("vic Victory II-class Star Destroyer Empira at 900 400", "did you mean “Empire”?");
    said("cr90 CR90 Corvette A Rebel sheilds 1", "did you mean “shields”?");
    said("cr90 CR90 Corvette A Rebel upgrade Leia Organna", "did you mean “Leia Organa”?");
    said("cr90 CR90 Corvette A Rebel damage Power Falure", "did you mean “Power Failure”?");
    said("cr90 CR90 Corvette A Rebel brace exhausted", "it has no further brace token");
    said("xw X-wing Squadron Rebel at 1 1 hull 9", "at most 5 hull points");
    let cr90 =
        "cr90 CR90 Corvette A Rebel at 900 400\n  vic Victory I-class Star Destroyer Empire at 900 200";
    for (play, expected) in [
        ("see cr09 speed 2", "did you mean “cr90”?"),
        ("see cr90 sped 2", "did you mean “speed”?"),
        ("begin cr90 activites", "did you mean “activates”?"),
        ("begin cr90 attacks front -> vic front", "not in the firing arc"),
    ] {
        let found = told(cr90, play);
        assert!(found.contains(expected), "{found}");
    }
}

/// The command line's tests play all scenarios and tell what is wrong.
#[test]
#[ignore = "for scripts/mutants"]
fn every_scenario_passes() {
    end_at_first_failure(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/armada"), registry);
}
