//! Whatever the server refuses has words in every language, and nothing else is in its message files.

use std::path::Path;

use broadside_server::refused::REASONS;
use broadside_texts::audit::{audit, undeclared};

#[test]
fn every_reason_has_words() {
    let prefix = "server-refused-";
    let mut problems = audit(prefix, REASONS);
    problems.extend(undeclared(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), prefix, REASONS));
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}
