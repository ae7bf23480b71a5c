//! Which statements of the rule index are about a card.

use broadside_rulebook::{Edition, Index};

/// The ids of the statements below a prefix (`xwing.card.adaptive-ailerons`).
pub(super) fn about(prefix: &str) -> Vec<String> {
    Index::embedded().about(Edition::Rr142, prefix)
}
