//! Every reason for which a scenario of Armada cannot be read has words.

use std::path::Path;

use broadside_texts::audit::{audit, undeclared};

#[test]
fn every_reason_has_words() {
    let (prefix, declared) = ("armada-ask-refused-", broadside_armada_ask::REASONS);
    assert_eq!(audit(prefix, declared), [""; 0]);
    assert_eq!(undeclared(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), prefix, declared), [""; 0]);
}
