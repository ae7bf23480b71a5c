//! The scenarios of skiffs pass, and notice when the game is broken.

mod common;

use std::path::{Path, PathBuf};

use broadside_proving::Plant;
use broadside_scenario::{Registry, Report, run_paths};

fn play(registry: &Registry) -> Report {
    let directory: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/skiffs");
    run_paths(&[directory], registry, &[]).expect("scenarios")
}

#[test]
fn they_pass() {
    let report = play(&common::registry());
    assert!(report.failures.is_empty(), "{}", report.failures[0]);
    assert!(report.files >= 10 && report.passed >= 70, "{} in {} files", report.passed, report.files);
}

#[test]
fn they_notice_a_planted_fault() {
    for plant in [Plant::MoreDice, Plant::LeakyOptions] {
        let report = play(&common::planted(plant));
        assert!(report.failed > 0, "{plant:?} goes unnoticed");
        assert!(!report.has_bad_input(), "{}", report.failures[0]);
    }
}
