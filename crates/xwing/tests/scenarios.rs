//! The words that the game lends to scenarios, and every scenario about it.

use broadside_scenario::{Registry, run_paths, run_text};
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

#[test]
fn every_scenario_passes() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/xwing");
    let report = run_paths(&[folder], &registry(), &[]).unwrap();
    let told: Vec<String> = report.failures.iter().map(ToString::to_string).collect();
    assert!(told.is_empty(), "{} of {} fail\n{}", told.len(), report.passed + told.len(), told.join("\n"));
    assert!(report.passed > 50);
}
