//! Questions as players put them, and whether a statement that answers them is among the first five.

use std::time::{Duration, Instant};

use broadside_lookup::broadside_search::Language;
use broadside_lookup::{Ask, Kind, Lookup};
use broadside_rulebook::{Game, Index};

/// A question, and the ids or beginnings of ids that answer it.
type Question = (&'static str, Vec<&'static str>);

fn questions(file: &'static str) -> Vec<Question> {
    let lines = file.lines().filter(|line| !line.starts_with('#'));
    let parts = lines.filter_map(|line| line.split_once('|'));
    parts.map(|(question, answers)| (question.trim(), answers.split_whitespace().collect())).collect()
}

fn fits(answer: &str, id: &str) -> bool {
    answer == id || answer.ends_with('.') && id.starts_with(answer)
}

/// The questions without an answer among the first five.
fn missed(questions: &[Question]) -> Vec<&'static str> {
    let lookup = Lookup::embedded();
    let is_missed = |(question, answers): &&Question| {
        let found = lookup.search(&Ask::new(*question));
        !found.hits.iter().take(5).any(|hit| answers.iter().any(|answer| fits(answer, &hit.item.id)))
    };
    questions.iter().filter(is_missed).map(|(question, _)| *question).collect()
}

fn nine_in_ten(file: &'static str, least: usize) {
    let all = questions(file);
    assert!(all.len() >= least, "{} questions", all.len());
    for (question, answers) in &all {
        for answer in answers {
            let known = Index::embedded()
                .statements()
                .iter()
                .any(|it| it.is_canonical() && fits(answer, it.id.as_str()));
            assert!(known, "“{question}”: no canonical statement is {answer}");
        }
    }
    let missed = missed(&all);
    assert!(10 * missed.len() <= all.len(), "{} of {} missed: {missed:#?}", missed.len(), all.len());
}

#[test]
fn nine_in_ten_english_questions_are_answered() {
    nine_in_ten(include_str!("questions/english.txt"), 40);
}

#[test]
fn nine_in_ten_german_questions_are_answered() {
    nine_in_ten(include_str!("questions/german.txt"), 20);
}

#[test]
fn nine_in_ten_questions_that_nothing_was_fitted_to_are_answered() {
    nine_in_ten(include_str!("questions/unseen-english.txt"), 30);
    nine_in_ten(include_str!("questions/unseen-german.txt"), 15);
}

#[test]
fn an_answer_takes_less_than_fifty_milliseconds() {
    let lookup = Lookup::embedded();
    let all = questions(include_str!("questions/english.txt"));
    // The middle of many, so that another program on the machine does not decide.
    let mut times: Vec<Duration> = all
        .iter()
        .map(|(question, _)| {
            let begin = Instant::now();
            assert!(!lookup.search(&Ask::new(*question)).hits.is_empty());
            begin.elapsed()
        })
        .collect();
    times.sort();
    assert!(times[times.len() / 2] < Duration::from_millis(50), "{times:?}");
}

/// The first thing that is found.
fn first(text: &str) -> (Kind, String) {
    let found = Lookup::embedded().search(&Ask::new(text));
    found
        .hits
        .first()
        .map(|hit| (hit.item.kind, hit.item.title.clone()))
        .unwrap_or((Kind::Guide, String::new()))
}

#[test]
fn names_find_cards_ships_squadrons_and_pilots() {
    assert_eq!(first("h9 turbolasers"), (Kind::Upgrade, "H9 Turbolasers".into()));
    let ask = Ask { kinds: vec![Kind::Ship], ..Ask::new("victory ii star destroyer") };
    assert_eq!(Lookup::embedded().search(&ask).hits[0].item.title, "Victory II-class Star Destroyer");
    assert_eq!(first("t-65 x-wing"), (Kind::Ship, "T-65 X-wing".into()));
    let ask = Ask { kinds: vec![Kind::Pilot], ..Ask::new("wedge antilles") };
    assert_eq!(Lookup::embedded().search(&ask).hits[0].item.title, "Wedge Antilles");
}

#[test]
fn slips_word_forms_and_missing_words_do_not_matter() {
    for (text, wanted) in [
        ("braec token speed zero", "armada.defense-tokens.28"),
        ("obstructd attacks dice removed", "armada.obstructed.02"),
        ("obstructed attack die remove", "armada.obstructed.02"),
        ("Zielerfasung Würfel neu werfen", "xwing.lock.07"),
        ("Zielerfassung Wuerfel neu werfen", "xwing.lock.07"),
    ] {
        let found = Lookup::embedded().search(&Ask::new(text));
        let ids: Vec<&str> = found.hits.iter().take(5).map(|hit| hit.item.id.as_str()).collect();
        assert!(ids.contains(&wanted), "{text}: {ids:?}");
    }
}

#[test]
fn a_choice_of_game_kind_and_edition_is_kept_to() {
    let lookup = Lookup::embedded();
    let ask = Ask { game: Some(Game::Xwing), ..Ask::new("evade") };
    assert!(lookup.search(&ask).hits.iter().all(|hit| hit.item.game != Some(Game::Armada)));
    let ask = Ask { kinds: vec![Kind::Squadron], ..Ask::new("bomber") };
    let found = lookup.search(&ask);
    assert!(!found.hits.is_empty() && found.hits.iter().all(|hit| hit.item.kind == Kind::Squadron));
}

#[test]
fn cards_speak_both_languages_and_statements_english() {
    let lookup = Lookup::embedded();
    let found = lookup.search(&Ask::new("Wie viele Schilde darf man wiederherstellen?"));
    assert_eq!(found.language, Language::De);
    for item in lookup.items().iter().filter(|item| item.kind == Kind::Upgrade && item.texts[0].is_some()) {
        assert!(item.texts[1].is_some(), "{} is not told in German", item.id);
        assert_eq!(item.text(Language::De).1, Language::De);
    }
    let rule = lookup.items().iter().find(|item| item.kind == Kind::Rule).expect("a rule");
    assert_eq!(rule.text(Language::De).1, Language::En);
}

#[test]
fn marks_are_the_words_that_were_asked_for() {
    let found = Lookup::embedded().search(&Ask::new("can I brace when my speed is zero"));
    let text = "A defender whose speed is 0 cannot spend defense tokens.";
    let marked: Vec<&str> =
        found.marks(text, Language::En).iter().map(|(begin, end)| &text[*begin..*end]).collect();
    assert!(marked.contains(&"speed") && marked.contains(&"0") && !marked.contains(&"whose"), "{marked:?}");
}

#[test]
fn what_means_nothing_is_named() {
    let found = Lookup::embedded().search(&Ask::new("xqzvkwjj"));
    assert!(found.hits.is_empty());
    assert_eq!(found.unknown, ["xqzvkwjj"]);
}
