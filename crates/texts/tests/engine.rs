//! The machine's own refusals, and those that belong to no game, have words.

use broadside_texts::audit::audit;

#[test]
fn the_machines_refusals_have_words() {
    let problems = audit("engine-refused-", broadside_engine::REASONS);
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[test]
fn what_stops_a_game_has_words() {
    let problems = audit("engine-fault-", broadside_engine::FAULTS);
    assert!(problems.is_empty(), "{}", problems.join("\n"));
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/src");
    assert_eq!(
        broadside_texts::audit::undeclared(&folder, "engine-fault-", broadside_engine::FAULTS),
        [""; 0]
    );
}
