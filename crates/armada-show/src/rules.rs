//! Which statements of the rule index are about a card.

use broadside_armada::Armada;
use broadside_armada::facts::Edition;
use broadside_rulebook::{Edition as Book, Index};

/// The ids of the statements below a prefix (`armada.card.gunnery-team`) that hold in the game's edition.
pub(super) fn about(game: &Armada, prefix: &str) -> Vec<String> {
    let edition = match game.edition() {
        Edition::Rr1 => Book::Rr1,
        Edition::Rr15 => Book::Rr15,
        Edition::Arc => Book::Arc,
    };
    Index::embedded().about(edition, prefix)
}
