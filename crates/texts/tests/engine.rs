//! The machine's own refusals, and those that belong to no game, have words.

use broadside_texts::audit::audit;

#[test]
fn the_machines_refusals_have_words() {
    let problems = audit("engine-refused-", broadside_engine::REASONS);
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}
