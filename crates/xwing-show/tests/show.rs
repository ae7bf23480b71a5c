//! Whole games behind the words that fit any game: they come to their end, and everything that a page is told has words in
//! English and in German.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Arc;

use broadside_engine::{Chance, Record, Seat, Seed, Viewer};
use broadside_rulebook::Index;
use broadside_scenario::{Registry, run_text};
use broadside_stage::{Desk, GameDesk, Question, Text, Wants};
use broadside_xwing::board::Scenario;
use broadside_xwing::facts::Term;
use broadside_xwing::squad::samples;
use broadside_xwing::{Setup, XWing};
use broadside_xwing_ask::Phrases;
use broadside_xwing_show::XWingShow;
use serde_json::Value;

type Messages = BTreeMap<String, String>;

fn messages(language: &str) -> Messages {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../texts").join(language);
    let mut all = Messages::new();
    let mut last = String::new();
    for file in broadside_testkit::files(&folder, "ftl") {
        let text = std::fs::read_to_string(file).expect("readable");
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            match line.split_once(" = ").filter(|_| line.starts_with(|c: char| c.is_ascii_lowercase())) {
                Some((id, words)) => {
                    last = id.into();
                    all.insert(last.clone(), words.into());
                }
                None => all.entry(last.clone()).or_default().push_str(line),
            }
        }
    }
    all
}

/// Checks a text: it has words in a language, and every gap of them is filled.
fn check(text: &Text, messages: &Messages, found: &mut BTreeSet<String>) {
    let Some(words) = messages.get(&text.id) else {
        found.insert(format!("{} has no words", text.id));
        return;
    };
    for gap in words.split('$').skip(1) {
        let gap: String = gap.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-').collect();
        let by_page = text.id.starts_with("xwing-do-") && gap == "choice";
        if !by_page && !text.args.contains_key(&gap) {
            found.insert(format!("{} has nothing for ${gap}", text.id));
        }
    }
}

/// Looks through what a page is sent for texts and rules.
fn look(value: &Value, languages: &[Messages], found: &mut BTreeSet<String>) {
    match value {
        Value::Array(all) => all.iter().for_each(|one| look(one, languages, found)),
        Value::Object(fields) => {
            let is_text = fields.get("id").is_some_and(Value::is_string)
                && fields.keys().all(|key| key == "id" || key == "args");
            if is_text && let Ok(text) = serde_json::from_value::<Text>(value.clone()) {
                languages.iter().for_each(|messages| check(&text, messages, found));
            }
            let rules = fields.get("rules").and_then(Value::as_array).into_iter().flatten();
            for rule in rules.chain(fields.get("rule")).filter_map(Value::as_str) {
                if Index::embedded().get(rule).is_none() {
                    found.insert(format!("there is no rule {rule}"));
                }
            }
            fields.values().for_each(|field| look(field, languages, found));
        }
        _ => {}
    }
}

fn desk(scenario: Scenario, seed: u64) -> GameDesk<XWingShow> {
    let all = samples();
    let squad = |at: u64| all[at as usize % all.len()].squad();
    let setup = Setup::new([squad(seed), squad(seed * 3 + 1)], scenario);
    GameDesk::new(XWingShow(Arc::new(XWing::default())), setup, Seed(seed)).expect("a game begins")
}

/// A question or choice of a card says what the card does, and every one of an effect which rule is behind it.
fn cited(question: &Question) {
    let is_card = |key: &str| {
        let kinds = ["upgrade-", "pilot-", "damage-", "condition-"];
        kinds.iter().any(|kind| key.starts_with(kind))
    };
    for (choice, key) in question.choices.iter().filter_map(|it| Some((it, it.card.as_deref()?))) {
        assert!(choice.text.is_some() || !is_card(key), "{key} does not say what it does: {question:?}");
        assert!(choice.text.is_some() || !choice.rules.is_empty(), "{key} cites nothing: {question:?}");
    }
    let effects = ["effect", "instead", "order-effects", "use", "choose", "branch", "may"];
    let mut parts = question.key.splitn(3, '.').skip(1);
    let (kind, key) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
    if effects.contains(&kind) {
        assert!(!question.rules.is_empty(), "no rule is named: {question:?}");
        assert!(question.text.is_some() || !is_card(key), "{key} does not say what it does: {question:?}");
    }
}

/// What a page is sent now.
fn shown(desk: &GameDesk<XWingShow>, chance: &mut Chance) -> Vec<Value> {
    let plain = |value: Result<Value, serde_json::Error>| value.expect("plain data");
    let viewer = Viewer::Seat(Seat(0));
    let scene = desk.scene(viewer);
    let mut all = vec![plain(serde_json::to_value(&scene))];
    for seat in desk.deciders() {
        let question = desk.question(seat).expect("a question");
        let named = question.choices.iter().all(|choice| !choice.label.id.is_empty());
        assert!(named && (question.wants != Wants::Place || question.place.is_some()), "{question:?}");
        cited(&question);
        all.push(plain(serde_json::to_value(&question)));
        if let Some((number, reply)) = desk.random_reply(seat, chance) {
            let preview = desk.preview(seat, number, &[], &reply).expect("a preview");
            all.push(plain(serde_json::to_value(preview)));
        }
    }
    if desk.len().is_multiple_of(16) {
        let lie: Vec<_> = scene.pieces.iter().filter(|piece| piece.place.is_some()).collect();
        for (one, other) in lie.iter().zip(lie.iter().rev()).filter(|(one, other)| one.id != other.id) {
            let measured = desk.measure(viewer, &one.id, &other.id).expect("a measurement");
            all.push(plain(serde_json::to_value(measured)));
        }
        for id in lie.iter().map(|piece| piece.id.as_str()).chain(["side-0", "side-1"]) {
            all.push(plain(serde_json::to_value(desk.adjustable(viewer, id))));
        }
        let file = desk.scenario(desk.len(), viewer).expect("a scenario file");
        assert!(file.contains("game      xwing rr142"), "{file}");
        let report = run_text("a position", &file, &Registry::default().with(Phrases::default()), &[]);
        assert!(report.failures.is_empty(), "{}\n{file}", report.failures[0]);
    }
    all
}

fn play(scenario: Scenario, seed: u64) {
    let languages = [messages("en"), messages("de")];
    let mut desk = desk(scenario, seed);
    let mut chance = Chance::seeded(Seed(seed));
    let mut found = BTreeSet::new();
    while !desk.is_over() {
        for value in shown(&desk, &mut chance) {
            look(&value, &languages, &mut found);
        }
        for seat in desk.deciders() {
            let Some((number, reply)) = desk.random_reply(seat, &mut chance) else { continue };
            desk.answer(seat, number, &reply).expect("a legal answer");
        }
    }
    let story = serde_json::to_value(desk.story(Viewer::Seat(Seat(1)), 0)).expect("plain data");
    look(&story, &languages, &mut found);
    assert!(found.is_empty(), "{found:#?}");
    let over = desk.scene(Viewer::Spectator).over;
    assert!(over.is_some(), "the scene tells how the game ended");
    let record: Record<XWing> = serde_json::from_str(&desk.record()).expect("a record");
    let again = GameDesk::open(XWingShow(Arc::clone(desk.play().game())), &record).expect("it replays");
    assert_eq!(again.hash(), desk.hash());
}

#[test]
fn a_game_of_each_scenario_is_shown_to_its_end() {
    for (seed, scenario) in Scenario::ALL.iter().enumerate() {
        play(*scenario, seed as u64 + 1);
    }
}

#[test]
fn every_faction_is_shown() {
    for seed in 6..=9 {
        play(Scenario::Chance, seed);
    }
}

#[test]
fn both_languages_have_the_same_messages() {
    let names = |language| messages(language).into_keys().collect::<BTreeSet<_>>();
    let apart: Vec<_> = names("en").symmetric_difference(&names("de")).cloned().collect();
    assert!(apart.is_empty(), "in one language only: {apart:?}");
}

#[test]
fn every_sample_squad_is_described_in_both_languages() {
    for messages in [messages("en"), messages("de")] {
        for sample in samples() {
            assert!(messages.contains_key(&format!("page-sample-{}", sample.slug)), "{}", sample.slug);
        }
    }
}

#[test]
fn nothing_of_a_facedown_dial_is_shown_to_the_other_side() {
    let mut desk = desk(Scenario::Dogfight, 4);
    let mut chance = Chance::seeded(Seed(4));
    let set = |desk: &GameDesk<XWingShow>| {
        let scene = desk.scene(Viewer::Seat(Seat(0)));
        let enemy = scene.pieces.into_iter().filter(|piece| piece.side == Some(1));
        let dials: Vec<_> = enemy.flat_map(|piece| piece.dials).collect();
        (!dials.is_empty()).then_some(dials)
    };
    let dials = loop {
        for seat in desk.deciders() {
            let (number, reply) = desk.random_reply(seat, &mut chance).expect("a reply");
            desk.answer(seat, number, &reply).expect("a legal answer");
        }
        if let Some(dials) = set(&desk) {
            break dials;
        }
    };
    assert!(
        dials.iter().filter(|dial| dial.label.is_none() && dial.icon.is_none()).count() >= dials.len() - 1
    );
}

/// Whether a sentence holds a number of its own, outside its gaps.
fn has_number(sentence: &str) -> bool {
    let mut depth = 0;
    let mut own = sentence.chars().filter(|c| {
        depth += i32::from(*c == '{') - i32::from(*c == '}');
        depth == 0
    });
    own.any(|c| c.is_ascii_digit())
}

#[test]
fn every_card_that_is_played_has_words_without_numbers_of_their_own() {
    let mut found = BTreeSet::new();
    let sheets = broadside_xwing_show::sheets(&XWing::default());
    let mut told = BTreeSet::new();
    sheets.iter().filter_map(|sheet| sheet.text.as_ref()).for_each(|text| {
        text.ids(&mut |id| {
            told.insert(id.to_owned());
        });
    });
    for language in ["en", "de"] {
        let messages = messages(language);
        sheets
            .iter()
            .filter_map(|sheet| sheet.text.as_ref())
            .for_each(|text| check(text, &messages, &mut found));
        let of_cards = |id: &str| {
            ["pilot", "ability", "card", "condition"]
                .iter()
                .any(|kind| id.starts_with(&format!("xwing-{kind}-")))
        };
        for (id, words) in messages.iter().filter(|(id, _)| of_cards(id)) {
            // Names of devices such as DRK-1 are no numbers.
            if has_number(&words.replace("DRK-1", "")) {
                found.insert(format!("{id} in {language} has a number that its card does not: {words}"));
            }
            let other =
                id.ends_with("-back") || ["xwing-card-facedown", "xwing-card-on"].contains(&id.as_str());
            if !told.contains(id) && !other {
                found.insert(format!("no card says {id}"));
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}
