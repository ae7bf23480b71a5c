//! Whatever the table of a scenario file is refused with has words in every language.

use std::path::Path;

use broadside_texts::audit::{audit, undeclared};

#[test]
fn every_reason_has_words() {
    let (prefix, declared) = ("scenario-refused-", broadside_scenario::REASONS);
    let mut problems = audit(prefix, declared);
    problems.extend(undeclared(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), prefix, declared));
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}
