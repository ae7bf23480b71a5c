//! The odds of whole attacks, played by the rules machine, beside those of an independent calculator.

use broadside_scenario::{Registry, Weighing, prospects};
use broadside_xwing_ask::Phrases;

const CALCULATOR: &str = include_str!("odds/calculator.scn");

/// The calculator prints so many digits at least.
const SAME: f64 = 1e-9;

/// Compares the questions whose name fits: their number, and how many they are.
fn compare(fits: impl Fn(&str) -> bool) -> usize {
    let registry = Registry::default().with(Phrases::default());
    let questions = CALCULATOR.split("\nquestion  ").skip(1);
    let mut compared = 0;
    for question in questions.filter(|question| fits(question)) {
        let (name, says) = question.lines().next().and_then(|line| line.split_once(": ")).expect("a number");
        let numbers = says.split(':').next().unwrap_or_default();
        let on = numbers.contains("on ship").then_some("ship");
        let theirs = number(numbers.split(',').next());
        let ours = numbers.split(", here ").nth(1).map(|text| number(Some(text)));
        let text = format!("question  {question}");
        let found = prospects("calculator.scn", &text, &registry, Weighing { on, ..Weighing::default() })
            .unwrap_or_else(|wrong| panic!("{}", wrong[0]));
        let prospect = found[0].2.as_ref().unwrap_or_else(|wrong| panic!("{wrong}"));
        let (mean, expected) = (prospect.mean(), ours.unwrap_or(theirs));
        assert!((mean - expected).abs() < SAME, "{name}: {mean:.15} and not {expected:.15}");
        let whole: f64 = prospect.shares.iter().sum();
        assert!((whole - 1.0).abs() < SAME, "{name}: {whole}");
        compared += 1;
    }
    compared
}

fn number(text: Option<&str>) -> f64 {
    text.and_then(|text| text.trim().parse().ok()).expect("a number")
}

#[test]
fn single_attacks_have_the_odds_of_the_calculator() {
    assert_eq!(compare(|name| !name.starts_with("2x")), 20);
}

#[test]
fn two_attacks_have_the_odds_of_the_calculator() {
    assert_eq!(compare(|name| name.starts_with("2x 3fl vs 3fe:")), 1);
}

#[test]
fn two_attacks_on_a_reinforced_ship_have_the_odds_of_the_calculator() {
    assert_eq!(compare(|name| name.starts_with("2x 3fl vs 3fe+re:")), 1);
}
