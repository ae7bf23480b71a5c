//! What a page is refused is told in the reader's language.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use broadside_armada::facts::Edition;
use broadside_armada::{Armada, Setup};
use broadside_armada_show::ArmadaShow;
use broadside_engine::{Chance, Seat, Seed};
use broadside_stage::{Change, Desk, DeskError, GameDesk, Place};
use broadside_texts::Language;
use broadside_texts::audit::{audit, undeclared};

fn learning() -> GameDesk<ArmadaShow> {
    let game = Arc::new(Armada::new(Edition::Rr15));
    GameDesk::new(ArmadaShow(game), Setup::learning(), Seed(4)).expect("a game begins")
}

#[test]
fn every_reason_has_words() {
    let (prefix, declared) = ("armada-table-refused-", broadside_armada_show::REASONS);
    let mut problems = audit(prefix, declared);
    problems.extend(undeclared(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), prefix, declared));
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[test]
fn refusals_are_told_in_every_language_but_what_goes_without_saying() {
    let (mut desk, mut chance, mut told) = (learning(), Chance::seeded(Seed(4)), BTreeMap::new());
    while !desk.is_over() {
        for seat in desk.deciders() {
            let Some(question) = desk.question(seat) else { continue };
            let both = |language: Language| question.refused.iter().map(move |it| language.say(&it.reason));
            told.extend(both(Language::En).zip(both(Language::De)));
            let (number, reply) = desk.random_reply(seat, &mut chance).expect("it is asked");
            desk.answer(seat, number, &reply).expect("a legal answer");
        }
    }
    assert!(told.len() >= 8, "{told:#?}");
    assert!(told.iter().all(|(english, german)| english != german), "{told:#?}");
    let german = |english: &str| told.get(english).map(String::as_str);
    assert_eq!(german("It is not in the firing arc."), Some("Nicht im Feuerwinkel."));
    assert_eq!(german("It is not at distance 1."), Some("Nicht in Entfernung 1."));
    assert_eq!(german("It is friendly: choose an enemy."), None);
}

#[test]
fn a_wish_about_the_table_is_refused_in_german() {
    let mut desk = learning();
    let mut told = |change: Change| match desk.adjust(Seat(0), &[change], &[Seat(0), Seat(1)]) {
        Err(DeskError::Refused(refusal)) => Language::De.reason(&refusal.reason),
        other => panic!("{other:?}"),
    };
    let set = |key: &str, value| Change::Set { of: "ship-0".into(), key: key.into(), value };
    assert_eq!(told(set("colour", 1)), "ship-0 hat keinen Wert namens colour.");
    assert_eq!(told(set("speed", 9)), "Der Wert muss zwischen 0 und 4 liegen, nicht 9.");
    let place = Place { x: 9000.0, y: 0.0, facing: 0.0 };
    let away = Change::Move { piece: "ship-0".into(), place };
    assert_eq!(told(away), "Ein Schiff im Spiel muss auf dem Tisch sein.");
}
