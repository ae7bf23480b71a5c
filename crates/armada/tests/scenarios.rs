//! The words that the game lends to scenarios.

use broadside_armada::phrases::Phrases;
use broadside_scenario::{Registry, run_text};

fn registry() -> Registry {
    Registry::default().with(Phrases::default())
}

#[test]
fn the_example_of_the_documentation_passes() {
    let page = include_str!("../../../docs/scenarios-armada.md");
    let mut blocks = page.split("```").skip(1).step_by(2);
    let example = blocks.find(|block| block.contains("\nplay\n")).unwrap();
    let report = run_text("docs/scenarios-armada.md", example, &registry(), &[]);
    assert!(report.failures.is_empty(), "{}", report.failures[0]);
    assert_eq!(report.passed, 1);
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
    said("cr90 CR90 Corvette A Rebel brace exhausted", "the ship has no further brace token");
    said("xw X-wing Squadron Rebel at 1 1 hull 9", "1 to 5 hull points");
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

/// The command line's tests play all scenarios and tell what is wrong; this ends at the first failure, as fast as it can:
/// `scripts/mutants` asks it again and again.
#[test]
#[ignore = "for scripts/mutants"]
fn every_scenario_passes() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/armada");
    let mut files = broadside_scenario::scenario_files(&[folder]).unwrap();
    // Those that share a word of their path with the code that was changed find its faults sooner; the rest is mixed.
    let changed = std::env::var("BROADSIDE_CHANGED").unwrap_or_default();
    let words: Vec<&str> = changed.split(['/', '_', '.']).filter(|word| word.len() > 3).collect();
    files.sort_by_cached_key(|path| {
        let path = path.to_string_lossy();
        let name = path.rsplit("scenarios/armada").next().unwrap_or_default().to_owned();
        (words.iter().filter(|word| !name.contains(*word)).count(), broadside_engine::hash_of(&name))
    });
    std::thread::scope(|scope| {
        for first in 0..2 {
            let half = files.iter().skip(first).step_by(2);
            scope.spawn(move || {
                let registry = registry();
                for path in half {
                    let text = std::fs::read_to_string(path).unwrap();
                    let run = || run_text(&path.display().to_string(), &text, &registry, &[]);
                    let run = std::panic::AssertUnwindSafe(run);
                    if !std::panic::catch_unwind(run).is_ok_and(|report| report.failures.is_empty()) {
                        eprintln!("{} fails", path.display());
                        // Without waiting for the other half, which may never end.
                        std::process::exit(1);
                    }
                }
            });
        }
    });
}
