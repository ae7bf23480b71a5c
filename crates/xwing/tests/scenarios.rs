//! The words that the game lends to scenarios.

use std::path::Path;

use broadside_scenario::{Registry, end_at_first_failure, run_text};
use broadside_xwing::phrases::Phrases;

fn registry() -> Registry {
    Registry::default().with(Phrases::default())
}

#[test]
fn the_example_of_the_documentation_passes() {
    let page = include_str!("../../../docs/scenarios-xwing.md");
    let mut blocks = page.split("```").skip(1).step_by(2);
    let example = blocks.find(|block| block.contains("\nplay\n")).unwrap();
    let report = run_text("docs/scenarios-xwing.md", example, &registry(), &[]);
    assert!(report.failures.is_empty(), "{}", report.failures[0]);
    assert_eq!(report.passed, 1);
}

/// The command line's tests play all scenarios and tell what is wrong.
#[test]
#[ignore = "for scripts/mutants"]
fn every_scenario_passes() {
    end_at_first_failure(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/xwing"), registry);
}
