//! Short ways to say a squad and what is wrong with it.

use std::borrow::Cow;

use broadside_engine::Reason;
use broadside_texts::Language;
use broadside_xwing::facts::{Facts, PointsList, Sources};
use broadside_xwing::squad::{Problem, Squad, check, parse};

/// A numbers source that is good enough to draw squads.
pub fn chance(seed: u64) -> impl FnMut(usize) -> usize {
    let mut state = seed;
    move |n| {
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut x = state;
        x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((x ^ (x >> 31)) % n as u64) as usize
    }
}

/// A squad with these lines.
pub fn squad(faction: &str, lines: &str) -> Squad {
    squad_of(Facts::embedded(), faction, lines)
}

/// A squad of other facts with these lines.
pub fn squad_of(facts: &Facts, faction: &str, lines: &str) -> Squad {
    parse(facts, &format!("squad test\nfaction {faction}\n{lines}\n"))
        .unwrap_or_else(|errors| panic!("{errors:?}"))
}

/// What is wrong with it in a standard game.
pub fn problems(faction: &str, lines: &str) -> Vec<Problem> {
    let facts = Facts::embedded();
    check(facts, facts.standard(), &squad(faction, lines))
}

/// The broken rules, in the order in which they are told.
pub fn broken(faction: &str, lines: &str) -> Vec<&'static str> {
    rules(&problems(faction, lines))
}

/// The broken rules in a standard game with other facts.
pub fn broken_in(facts: &Facts, faction: &str, lines: &str) -> Vec<&'static str> {
    rules(&check(facts, facts.standard(), &squad_of(facts, faction, lines)))
}

fn rules(problems: &[Problem]) -> Vec<&'static str> {
    let rule = |problem: &Problem| match problem.rule {
        Some(Cow::Borrowed(rule)) => rule,
        Some(Cow::Owned(_)) | None => "no rule",
    };
    problems.iter().map(rule).collect()
}

/// The only problem.
pub fn problem(faction: &str, lines: &str) -> Problem {
    let problems = problems(faction, lines);
    assert_eq!(problems.len(), 1, "{problems:?}");
    problems[0].clone()
}

/// The facts with another text in place of one in a data file.
pub fn facts_with(change: impl FnOnce(&mut Sources)) -> Facts {
    let mut sources = Sources::embedded();
    change(&mut sources);
    Facts::read(&sources, PointsList::June2022).unwrap_or_else(|error| panic!("{error}"))
}

/// A data file with one text in place of another.
pub fn altered(text: &str, from: &str, to: &str) -> &'static str {
    assert!(text.contains(from), "the file no longer holds `{from}`");
    Box::leak(text.replacen(from, to, 1).into_boxed_str())
}

/// A reason in English.
pub fn say(why: &Reason) -> String {
    Language::En.reason(why)
}
