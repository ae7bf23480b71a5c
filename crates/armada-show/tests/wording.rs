//! Every word that a player reads exists in every language, with the gaps that are filled.

#[path = "wording/messages.rs"]
mod messages;

use std::sync::Arc;

use broadside_armada::Armada;
use broadside_armada::facts::Edition;
use broadside_armada_show::{ArmadaShow, sheets};
use broadside_engine::{Chance, Game, Legal, Position, Seat, Seed, Viewer};
use broadside_stage::{Choice, Question, Show, Text, Wants};
use broadside_testkit::{Driver, Run};

use messages::Messages;

/// Every text of something that a page is sent: whatever has an `id` and perhaps `args`.
fn texts(value: &serde_json::Value, found: &mut Vec<Text>) {
    match value {
        serde_json::Value::Array(all) => all.iter().for_each(|one| texts(one, found)),
        serde_json::Value::Object(fields) => {
            let named = fields.get("id").is_some_and(serde_json::Value::is_string);
            if named && fields.keys().all(|key| key == "id" || key == "args") {
                found.extend(serde_json::from_value::<Text>(value.clone()));
            } else {
                fields.values().for_each(|one| texts(one, found));
            }
        }
        _ => {}
    }
}

fn check(messages: &Messages, what: &impl serde::Serialize) -> Result<(), String> {
    let mut found = Vec::new();
    texts(&serde_json::to_value(what).map_err(|error| error.to_string())?, &mut found);
    found.iter().try_for_each(|text| messages.check(text))
}

fn masked(
    game: &Armada,
    position: &Position<<Armada as Game>::Words>,
    viewer: Viewer,
) -> Position<<Armada as Game>::Words> {
    let mut position = *position;
    game.resample(&mut position.board, viewer.seats(), &mut Chance::seeded(Seed(1)));
    position
}

/// A question has a name for everything and what its control needs.
fn sensible(question: &Question, legal: &Legal<<Armada as Game>::Words>) -> Result<(), String> {
    let named = |choice: &Choice| !choice.label.id.is_empty();
    if !question.choices.iter().all(named) || question.title.id.is_empty() || question.key.is_empty() {
        return Err(format!("a choice or the question has no name: {question:?}"));
    }
    if !question.key.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || "-.".contains(c)) {
        return Err(format!("the key {} is not in kebab case", question.key));
    }
    let counts = (question.choices.len(), question.slots.len()) == (legal.items.len(), legal.slots().len());
    let places = question.place.as_ref().is_some_and(|place| place.candidates.len() == legal.places.len());
    let courses = question.course.as_ref().is_some_and(|course| course.legal.contains(&course.start));
    match question.wants {
        Wants::Place if !places => Err(format!("no place is asked for: {question:?}")),
        Wants::Course if !courses => Err(format!("no course is asked for: {question:?}")),
        Wants::Confirm if question.yes_no.is_none() => Err(format!("yes and no have no words: {question:?}")),
        _ if !counts => Err(format!("choices or slots are missing: {question:?}")),
        _ => Ok(()),
    }
}

fn every_question_has_words(edition: Edition, test: &str) {
    let show = ArmadaShow(Arc::new(Armada::new(edition)));
    let game = &*show.0;
    let messages = Messages::read();
    let run = Run::new(&format!("cargo test -p broadside-armada-show --test wording {test}"), 2);
    let result = run.each("wording", |seed| {
        let mut driver = Driver::new(game, seed)?;
        while let Some(answers) = driver.choose() {
            for seat in driver.position.core.deciders().iter() {
                let Some(decision) = driver.position.core.decision(seat) else { continue };
                let legal = driver.referee.legal_explained(&driver.position, seat).clone();
                let mut offers = Vec::new();
                driver.referee.offers(&driver.position, seat, &mut offers);
                let masked = masked(game, &driver.position, Viewer::Seat(seat));
                let question = show.question(&masked, &decision, &legal, &offers);
                let asked = format!("{:?}", decision.prompt);
                sensible(&question, &legal)?;
                check(&messages, &question).map_err(|error| format!("{asked}: {error}"))?;
            }
            if driver.position.core.decisions().is_multiple_of(40) {
                let pieces = show.scene(&driver.position, Viewer::Spectator).pieces.into_iter();
                for id in pieces.map(|piece| piece.id).chain(["side-0".into(), "side-1".into()]) {
                    check(&messages, &show.adjustable(&driver.position, Viewer::Seat(Seat(0)), &id))?;
                }
            }
            let before = driver.position;
            driver.referee.events.list.clear();
            driver.play(&answers)?;
            let viewer = Viewer::Seat(Seat((seed % 2) as u8));
            let (before, after) = (masked(game, &before, viewer), masked(game, &driver.position, viewer));
            for happening in driver.referee.events.list.clone() {
                let told = show.tell(&before, &after, &happening, viewer);
                check(&messages, &told).map_err(|error| format!("{:?}: {error}", happening.event))?;
            }
        }
        Ok(())
    });
    if let Err(failure) = result {
        panic!("{failure}");
    }
}

#[test]
fn questions_of_rr1_have_words() {
    every_question_has_words(Edition::Rr1, "questions_of_rr1_have_words");
}

#[test]
fn questions_of_rr15_have_words() {
    every_question_has_words(Edition::Rr15, "questions_of_rr15_have_words");
}

#[test]
fn questions_of_arc_have_words() {
    every_question_has_words(Edition::Arc, "questions_of_arc_have_words");
}

#[test]
fn every_card_that_is_played_has_words_without_numbers_of_their_own() {
    let messages = Messages::read();
    let mut told = std::collections::BTreeSet::new();
    for edition in [Edition::Rr1, Edition::Rr15, Edition::Arc] {
        for sheet in sheets(&Armada::new(edition)) {
            if let Some(text) = &sheet.text {
                messages.check(text).unwrap_or_else(|error| panic!("{}: {error}", sheet.name));
                told.insert(text.id.clone());
            }
        }
    }
    for language in ["en", "de"] {
        for kind in ["upgrades", "squadrons", "objectives"] {
            for (id, words) in messages::sentences(language, kind) {
                assert!(
                    !messages::has_number(&words),
                    "{id} in {language} has a number that its card does not: {words}"
                );
                assert!(told.contains(&id), "no card says {id}");
            }
        }
    }
}

#[test]
fn every_window_has_words() {
    let messages = Messages::read();
    for window in broadside_armada::words::Window::ALL {
        let name = format!("{window:?}");
        let kebab = name.chars().enumerate().fold(String::new(), |kebab, (at, c)| {
            kebab + if c.is_uppercase() && at > 0 { "-" } else { "" } + &c.to_lowercase().to_string()
        });
        messages.check(&Text::new(format!("armada-window-{kebab}"))).unwrap();
    }
}

#[test]
fn both_languages_have_the_same_messages() {
    Messages::read().complete();
}
