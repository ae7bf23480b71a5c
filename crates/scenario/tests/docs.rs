//! What the documentation shows is true.

mod common;

use broadside_scenario::run_text;

#[test]
fn the_first_example_of_the_documentation_passes() {
    let page = include_str!("../../../docs/scenarios.md");
    let blocks = page.split("```").skip(1).step_by(2);
    let example = blocks.into_iter().find(|block| block.contains("\nplay\n")).unwrap();
    let report = run_text("docs/scenarios.md", example, &common::registry(), &[]);
    assert!(report.failures.is_empty(), "{}", report.failures[0]);
    assert_eq!(report.passed, 2);
}
