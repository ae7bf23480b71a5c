//! Whatever the rules refuse has words in every language.

use std::path::Path;

use broadside_texts::audit::{audit, undeclared};
use broadside_xwing::refused::{ArcName, REASONS};

#[test]
fn every_reason_has_words() {
    let prefix = "xwing-refused-";
    let mut problems = audit(prefix, REASONS);
    problems.extend(undeclared(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), prefix, REASONS));
    problems.extend(audit("xwing-arc-", &[ArcName::MESSAGES]));
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}
