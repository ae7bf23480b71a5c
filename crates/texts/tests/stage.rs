//! What a desk refuses, whatever the game, has words.

use std::path::Path;

use broadside_texts::audit::{audit, undeclared};

#[test]
fn the_refusals_of_a_desk_have_words() {
    let (prefix, declared) = ("stage-refused-", broadside_stage::REASONS);
    let mut problems = audit(prefix, declared);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../stage/src");
    problems.extend(undeclared(&folder, prefix, declared));
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}
