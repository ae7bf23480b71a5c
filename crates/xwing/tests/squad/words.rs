//! Every reason about squads has words in both languages.

use broadside_engine::Message;
use broadside_texts::audit::{audit, undeclared};
use broadside_xwing::facts::{ActionKind, Arc, Difficulty, Faction, Mode, Size, Slot, Term};
use broadside_xwing::squad::REASONS;
use std::path::Path;

/// The messages that name the values of a vocabulary.
fn named<T: Term>(what: &str) -> Vec<Message> {
    let id = |term: &T| format!("xwing-squad-{what}-{}", term.word().replace([' ', '_'], "-"));
    T::ALL.iter().map(|term| Message { id: Box::leak(id(term).into_boxed_str()), gaps: &[] }).collect()
}

#[test]
fn every_reason_has_words_in_both_languages() {
    let terms = [
        named::<Faction>("side"),
        named::<Slot>("slot"),
        named::<Size>("size"),
        named::<Mode>("mode"),
        named::<ActionKind>("act"),
        named::<Difficulty>("colour"),
        named::<Arc>("in-arc"),
    ]
    .concat();
    let all = [REASONS, &[&terms[..]]].concat();
    assert_eq!(audit("xwing-squad-", &all), [""; 0]);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/squad");
    let vocabularies = ["side", "slot", "size", "mode", "act", "colour", "in-arc"];
    let vocabularies = vocabularies.map(|what| format!("xwing-squad-{what} of "));
    let mut lost = undeclared(&folder, "xwing-squad-", &all);
    lost.retain(|id| !vocabularies.iter().any(|known| id.starts_with(known)));
    assert_eq!(lost, [""; 0]);
}
