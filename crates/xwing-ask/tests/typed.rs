//! Whatever is printed as an answer can be typed back and means the same.

use std::path::Path;

use broadside_scenario::{Registry, Walk, misread};
use broadside_xwing_ask::Phrases;

/// `BROADSIDE_TYPED=all` plays every question; without it one in ten, other ones for each `BROADSIDE_SEED`.
#[test]
fn printed_answers_can_be_typed() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/xwing");
    let seed = std::env::var("BROADSIDE_SEED").ok().and_then(|word| word.parse().ok()).unwrap_or(0);
    let every = if std::env::var("BROADSIDE_TYPED").is_ok_and(|word| word == "all") { 1 } else { 10 };
    let registry = Registry::default().with(Phrases::default());
    let wrong = misread(&[folder], &registry, &Walk { seed, steps: 40 }, every);
    assert!(
        wrong.is_empty(),
        "{} answers, such as\n{}",
        wrong.len(),
        wrong[..wrong.len().min(40)].join("\n")
    );
}
