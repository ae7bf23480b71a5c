//! The scenarios can fail: without the effect of a card, keyword or token one of them turns red.
//!
//! `make blanks` takes out every one of them; `make test` a few (a different few for each, by `BROADSIDE_SEED`).

use std::path::{Path, PathBuf};

use broadside_armada::Blank;
use broadside_armada::facts::{DamageKind, DefenseToken, Edition, Facts, Keyword, Term};
use broadside_armada::fleet::Supply;
use broadside_armada::phrases::Phrases;
use broadside_scenario::{Registry, run_text, scenario_files};

/// What can be taken out, with the name that scenarios use.
fn everything() -> Vec<(Blank, String)> {
    let facts = Facts::of(Edition::Rr15);
    let supply = Supply::basic(facts);
    let upgrades = supply.upgrades.iter().map(|&id| (Blank::Upgrade(id), facts[id].name.to_string()));
    let objectives = supply.objectives.iter().map(|&id| (Blank::Objective(id), facts[id].name.to_string()));
    let keywords = Keyword::ALL.iter().map(|&keyword| (Blank::Keyword(keyword), keyword.word().to_owned()));
    let damage = facts.damage().iter().map(|card| (Blank::Damage(card.kind), card.name.to_string()));
    let tokens = DefenseToken::ALL.iter().map(|&token| (Blank::Defense(token), token.word().to_owned()));
    upgrades.chain(objectives).chain(keywords).chain(damage).chain(tokens).collect()
}

fn files() -> Vec<(PathBuf, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/armada");
    let paths = scenario_files(&[folder]).expect("the scenarios of Armada");
    let read =
        |path: PathBuf| std::fs::read_to_string(&path).map(|text| (path, text)).expect("a scenario file");
    paths.into_iter().map(read).collect()
}

/// The first scenario that misses it. Those that name it come first.
fn missed(blank: Blank, name: &str, files: &[(PathBuf, String)]) -> Option<String> {
    let registry = Registry::default().with(Phrases::without(blank));
    let lower = name.to_lowercase();
    let names = |text: &str| text.to_lowercase().contains(&lower);
    let (first, rest): (Vec<_>, Vec<_>) = files.iter().partition(|(_, text)| names(text));
    first.into_iter().chain(rest).find_map(|(path, text)| {
        let report = run_text(&path.display().to_string(), text, &registry, &[]);
        let failure = report.failures.first()?;
        Some(failure.to_string().lines().next().unwrap_or_default().to_owned())
    })
}

#[test]
fn nothing_can_be_taken_out_unnoticed() {
    let (all, files) = (everything(), files());
    let whole = std::env::var("BROADSIDE_BLANKS").is_ok_and(|word| word == "all");
    let seed: usize = std::env::var("BROADSIDE_SEED").ok().and_then(|word| word.parse().ok()).unwrap_or(0);
    let step = if whole { 1 } else { 8 };
    let mut unnoticed = Vec::new();
    for (blank, name) in all.iter().skip(seed % step).step_by(step) {
        match missed(*blank, name, &files) {
            Some(failure) => println!("{blank:?} {name}: {failure}"),
            None => unnoticed.push(format!("{blank:?} {name}")),
        }
    }
    assert!(
        unnoticed.is_empty(),
        "no scenario fails without: {}\nrepeat with: BROADSIDE_BLANKS=all cargo test -p broadside-armada --test blanks",
        unnoticed.join(", ")
    );
}

#[test]
fn the_list_is_complete() {
    let kinds = |fits: fn(&Blank) -> bool| everything().iter().filter(|(blank, _)| fits(blank)).count();
    assert_eq!(kinds(|blank| matches!(blank, Blank::Damage(_))), DamageKind::ALL.len());
    assert_eq!(kinds(|blank| matches!(blank, Blank::Upgrade(_))), 21);
    assert_eq!(kinds(|blank| matches!(blank, Blank::Objective(_))), 12);
    assert_eq!(kinds(|blank| matches!(blank, Blank::Keyword(_))), 19);
    assert_eq!(kinds(|blank| matches!(blank, Blank::Defense(_))), 6);
}
