//! Every reason about fleets has words in both languages.

use broadside_armada::facts::{Category, Faction, Size, Slot, Term};
use broadside_armada::fleet::REASONS;
use broadside_engine::Message;
use broadside_texts::audit::{audit, undeclared};
use std::path::Path;

/// The messages that name the values of a vocabulary.
fn named<T: Term>(what: &str) -> Vec<Message> {
    let id = |term: &T| format!("armada-fleet-{what}-{}", term.word().replace([' ', '_'], "-"));
    T::ALL.iter().map(|term| Message { id: Box::leak(id(term).into_boxed_str()), gaps: &[] }).collect()
}

#[test]
fn every_reason_has_words_in_both_languages() {
    let terms = [named::<Faction>("faction"), named::<Slot>("slot"), named::<Size>("size")].concat();
    let categories = named::<Category>("category");
    let all = [REASONS, &[&terms[..], &categories[..]]].concat();
    assert_eq!(audit("armada-fleet-", &all), [""; 0]);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/fleet");
    let vocabularies = ["faction", "slot", "size", "category"].map(|what| format!("armada-fleet-{what} of "));
    let mut lost = undeclared(&folder, "armada-fleet-", &all);
    lost.retain(|id| !vocabularies.iter().any(|known| id.starts_with(known)));
    assert_eq!(lost, [""; 0]);
}
