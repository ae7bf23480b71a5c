//! Every reason about lists has words in both languages.

use broadside_lists::REASONS;
use broadside_texts::audit::{audit, undeclared};
use std::path::Path;

#[test]
fn every_reason_has_words_in_both_languages() {
    assert_eq!(audit("lists-", REASONS), [""; 0]);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    assert_eq!(undeclared(&folder, "lists-", REASONS), [""; 0]);
}
