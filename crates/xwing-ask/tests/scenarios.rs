//! The words that the game lends to scenarios.

use std::path::Path;

use broadside_scenario::{Registry, end_at_first_failure, run_text};
use broadside_xwing_ask::Phrases;

fn registry() -> Registry {
    Registry::default().with(Phrases::default())
}

#[test]
fn the_examples_of_the_documentation_pass() {
    let page = include_str!("../../../docs/scenarios-xwing.md");
    let blocks = page.split("```").skip(1).step_by(2).filter(|block| block.contains("\nplay\n"));
    let mut passed = 0;
    for example in blocks {
        let report = run_text("docs/scenarios-xwing.md", example, &registry(), &[]);
        assert!(report.failures.is_empty(), "{}", report.failures[0]);
        passed += report.passed;
    }
    assert_eq!(passed, 5);
}

/// What is said of a table with this line.
fn said_of(line: &str) -> String {
    let text = format!(
        "question  Is it refused?\ngame xwing rr142\ntable\n  ship lothalrebel blue at 700 700\n  {line}\nplay\n  see over\n"
    );
    let report = run_text("a.scn", &text, &registry(), &[]);
    report.failures.first().map(ToString::to_string).unwrap_or_default()
}

#[test]
fn what_cannot_come_up_on_a_table_is_refused() {
    let x_wing = "xw redsquadronveteran red";
    let cases = [
        ("at 400 980", "does not lie in the play area"),
        ("at 1e308 200", "does not lie in the play area"),
        ("at 400 400 shields 50", "50 active shields, and can have at most 2"),
        ("at 400 400 hull 0", "It has no hull"),
        ("at 400 400 damage 4", "4 damage cards and hull 4, and would be destroyed"),
        ("at 400 400 damage 34", "a damage deck has 33 cards, and none is left"),
        ("at 400 400 cloak 3", "3 cloak tokens, and can have at most 1"),
        ("at 400 400 force 1", "1 Force charges, and can have at most 0"),
        ("at 400 400 jam 1 focus 1", "a jam token beside a green token or a lock"),
        ("at 400 400 jam 1 lock ship", "a jam token beside a green token or a lock"),
        ("at 400 400 charges 5", "5 charges, and can have at most 0"),
        ("at 400 400 turret left", "no turret arc indicator"),
        ("at 400 400 initiative 99", "initiative 99, and ship cards go up to 6"),
        ("docked ship", "This is no carrier"),
        (
            "at 400 400 card Direct Hitt shields 1",
            "“Direct Hitt” is not a damage card; did you mean “Direct Hit!”?",
        ),
        ("upgrade Proton Torpedos at 400 400", "did you mean “Proton Torpedoes”?"),
        ("at 400 400 upgrade Proton Torpedoes", "upgrades come right after the player"),
    ];
    for (line, sentence) in cases {
        let said = said_of(&format!("{x_wing} {line}"));
        assert!(said.contains(sentence), "{line}: {said}");
    }
    let odd = said_of(&format!("{x_wing} at 400 400 shields 50\n  odd table"));
    assert!(!odd.contains("shields, and"), "{odd}");
}

#[test]
fn a_game_that_lacks_the_roll_for_the_first_player_says_so() {
    let text = "question  Who is first?\ngame xwing rr142\ntable\n  xw redsquadronveteran red at 400 200\nplay\n  begin the setup\n  see over\n";
    let report = run_text("a.scn", text, &registry(), &[]);
    assert!(report.failures[0].to_string().contains("draws an attack die"), "{}", report.failures[0]);
}

/// The command line's tests play all scenarios and tell what is wrong.
#[test]
#[ignore = "for scripts/mutants"]
fn every_scenario_passes() {
    end_at_first_failure(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/xwing"), registry);
}
