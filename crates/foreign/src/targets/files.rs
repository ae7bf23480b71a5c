//! Files of scenarios.

use std::sync::LazyLock;

use broadside_scenario::{Registry, parse, run_text};

use super::text;
use crate::trace::Trace;

fn registry() -> &'static Registry {
    static REGISTRY: LazyLock<Registry> = LazyLock::new(|| {
        Registry::default()
            .with(broadside_proving::phrases::Phrases::<false>)
            .with(broadside_proving::phrases::Phrases::<true>)
            .with(broadside_armada_ask::Phrases::default())
            .with(broadside_xwing_ask::Phrases::default())
    });
    &REGISTRY
}

/// Every question of the file is played, as the command does.
pub fn scenario(input: &[u8], trace: &mut Trace) {
    let Some(text) = text(input) else { return };
    if let Ok(script) = parse("a.scn", text) {
        trace.many("questions", script.questions.len());
    }
    let report = run_text("a.scn", text, registry(), &[]);
    trace.understood = report.passed > 0;
    trace.many("passed", report.passed);
    for failure in &report.failures {
        // The runner catches what a game does wrong, so that the other questions are played.
        assert!(!failure.message.contains("the game panicked"), "{failure}");
        // What is wrong without the words that it quotes.
        let plain: String =
            failure.message.split('“').map(|part| part.rsplit('”').next().unwrap_or(part)).collect();
        trace.saw(plain.lines().next().unwrap_or_default().replace(|c: char| c.is_ascii_digit(), ""));
    }
}
