//! Everything that a page is told has words in English and in German.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use broadside_armada::facts::{DamageKind, Edition, Facts, Keyword, Term};
use broadside_armada::fleet::Supply;
use broadside_armada_show::ArmadaShow;
use broadside_engine::{Seat, Viewer};
use broadside_rulebook::Index;
use broadside_stage::{Desk, GameDesk};
use serde_json::Value;

use crate::play;

/// The messages of a language: the gaps that each has.
fn messages(language: &str) -> BTreeMap<String, BTreeSet<String>> {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../texts").join(language);
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for path in broadside_testkit::files(&directory, "ftl") {
        let mut id = String::new();
        for line in std::fs::read_to_string(&path).expect("a readable file").lines() {
            let begins = line.starts_with(|c: char| c.is_ascii_alphabetic());
            let text = match line.split_once('=') {
                Some((name, text)) if begins => {
                    id = name.trim().to_owned();
                    assert!(!found.contains_key(&id), "{id} stands twice, also in {}", path.display());
                    found.entry(id.clone()).or_default();
                    text
                }
                _ => line,
            };
            if line.starts_with('#') || id.is_empty() {
                continue;
            }
            for gap in text.split('$').skip(1) {
                let end =
                    gap.find(|c: char| !(c.is_alphanumeric() || c == '-' || c == '_')).unwrap_or(gap.len());
                found.entry(id.clone()).or_default().insert(gap[..end].to_owned());
            }
        }
    }
    found
}

/// Every text in what was sent: an object with an id and at most its gaps.
fn texts(value: &Value, found: &mut dyn FnMut(&str, BTreeSet<&str>)) {
    match value {
        Value::Object(fields) => {
            let text = fields.keys().all(|key| key == "id" || key == "args");
            if let (true, Some(Value::String(id))) = (text, fields.get("id")) {
                let gaps = fields.get("args").and_then(Value::as_object);
                found(id, gaps.map(|gaps| gaps.keys().map(String::as_str).collect()).unwrap_or_default());
            }
            fields.values().for_each(|field| texts(field, found));
        }
        Value::Array(list) => list.iter().for_each(|entry| texts(entry, found)),
        _ => {}
    }
}

/// Every rule that is named.
fn rules(value: &Value, found: &mut dyn FnMut(&str)) {
    match value {
        Value::Object(fields) => {
            for (key, field) in fields {
                match (key.as_str(), field) {
                    ("rule", Value::String(id)) => found(id),
                    ("rules", Value::Array(ids)) => {
                        ids.iter().filter_map(Value::as_str).for_each(&mut *found)
                    }
                    _ => rules(field, found),
                }
            }
        }
        Value::Array(list) => list.iter().for_each(|entry| rules(entry, found)),
        _ => {}
    }
}

/// Some measurements: between a ship and its neighbours in the list, from the whole ship and from each hull zone.
fn measured(desk: &GameDesk<ArmadaShow>) -> Vec<Value> {
    let scene = desk.scene(Viewer::Spectator);
    let lie: Vec<_> = scene.pieces.iter().filter(|piece| piece.place.is_some()).collect();
    let mut list = Vec::new();
    for one in lie.iter().filter(|piece| !piece.parts.is_empty()).take(2) {
        let from = one.parts.iter().map(|part| &part.id).chain([&one.id]);
        for (from, other) in from.flat_map(|from| lie.iter().step_by(3).map(move |other| (from, other))) {
            let found = desk.measure(Viewer::Spectator, from, &other.id);
            list.extend(found.map(|found| serde_json::to_value(found).expect("what is shown is plain data")));
        }
    }
    list
}

/// The problems of what is shown now: messages that are missing, and gaps that nothing fills.
fn problems(
    desk: &GameDesk<ArmadaShow>,
    languages: &[(&str, BTreeMap<String, BTreeSet<String>>)],
    found: &mut BTreeSet<String>,
) {
    let mut shown: Vec<Value> = Vec::new();
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
        shown.push(serde_json::to_value(desk.scene(viewer)).expect("what is shown is plain data"));
    }
    for seat in desk.deciders() {
        shown.push(serde_json::to_value(desk.question(seat)).expect("what is shown is plain data"));
        let mut chance = broadside_engine::Chance::seeded(broadside_engine::Seed(desk.len() as u64));
        if let Some((number, reply)) = desk.random_reply(seat, &mut chance) {
            shown.push(
                serde_json::to_value(desk.preview(seat, number, &[], &reply).expect("a preview"))
                    .expect("what is shown is plain data"),
            );
        }
    }
    shown.extend(measured(desk));
    for value in &shown {
        rules(value, &mut |id| {
            if Index::embedded().get(id).is_none() {
                found.insert(format!("there is no rule {id}"));
            }
        });
        texts(value, &mut |id, gaps| {
            for (language, messages) in languages {
                match messages.get(id) {
                    None => {
                        found.insert(format!("{language}: {id} is missing (gaps {gaps:?})"));
                    }
                    Some(wanted) => {
                        // The page fills in what has been chosen, and how much.
                        let page = |gap: &str| {
                            id.starts_with("armada-do-") && ["choice", "count", "amount"].contains(&gap)
                        };
                        let filled = |gap: &str| gaps.contains(gap) || page(gap);
                        for gap in wanted.iter().filter(|gap| !filled(gap)) {
                            found.insert(format!("{language}: {id} has nothing for ${gap}"));
                        }
                    }
                }
            }
        });
    }
}

#[test]
fn everything_shown_has_words_in_both_languages() {
    let languages = [("en", messages("en")), ("de", messages("de"))];
    let names = |at: usize| languages[at].1.keys().collect::<BTreeSet<_>>();
    let apart: Vec<_> = names(0).symmetric_difference(&names(1)).map(|id| (*id).clone()).collect();
    assert!(apart.is_empty(), "these stand in one language only: {apart:?}");
    let mut found = BTreeSet::new();
    let mut desks = vec![play::learning(3)];
    desks.extend((0..2).map(|seed| play::random(Edition::Rr15, seed)));
    desks.push(play::random(Edition::Arc, 9));
    desks.push(play::random(Edition::Rr1, 11));
    for (seed, desk) in desks.iter_mut().enumerate() {
        play::play(desk, seed as u64, 7, |desk| problems(desk, &languages, &mut found));
    }
    let told: Vec<&String> = found.iter().collect();
    assert!(told.is_empty(), "{told:#?}");
}

#[test]
fn every_card_that_is_played_has_a_sentence() {
    let facts = Facts::of(Edition::Rr15);
    let supply = Supply::basic(facts);
    let mut wanted: Vec<String> = Vec::new();
    wanted.extend(DamageKind::ALL.iter().map(|kind| format!("armada-damage-{}", kind.word())));
    for keyword in Keyword::ALL {
        let slug = keyword.word().replace(' ', "-");
        wanted.extend([format!("armada-keyword-{slug}"), format!("armada-keyword-name-{slug}")]);
    }
    wanted.extend(supply.upgrades.iter().map(|id| format!("armada-card-{}", facts[*id].slug)));
    wanted.extend(supply.objectives.iter().map(|id| format!("armada-objective-{}", facts[*id].slug)));
    for language in ["en", "de"] {
        let messages = messages(language);
        let missing: Vec<_> = wanted.iter().filter(|id| !messages.contains_key(*id)).collect();
        assert!(missing.is_empty(), "{language}: {missing:?}");
    }
}
