//! The vocabulary of a game's cards as a page of documentation: every word with the cards that use it.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use broadside_engine::{Ability, On, Printed, Words};

use crate::sheet::{Clause, Sheet};

/// The words that abilities, and those that they grant, are made of, each once.
pub fn vocabulary<W: Words>(abilities: &[Ability<W>]) -> Vec<(Clause, String)> {
    let mut found = Vec::new();
    for ability in abilities {
        found.push(match &ability.on {
            On::Window(window) => (Clause::Window, format!("{window:?}")),
            On::Would(window) => (Clause::Replacement, format!("{window:?}")),
            On::Query(query, _) => (Clause::Query, format!("{query:?}")),
            On::AnyTime => (Clause::Window, "AnyTime".into()),
        });
        let mut all = |clause, printed: Printed| {
            let fits = |it: &&str| it.starts_with(char::is_uppercase) && !PLUMBING.contains(it);
            let words = printed.words();
            found.extend(words.into_iter().filter(fits).map(|word| (clause, word.to_owned())));
        };
        all(Clause::Condition, Printed::of(&ability.when));
        all(Clause::Cost, Printed::of(&ability.cost));
        all(Clause::Limit, Printed::of(&ability.limit));
        all(Clause::Operation, Printed::of(&ability.ops));
        found.extend(vocabulary(ability.grants));
    }
    found.sort();
    found.dedup();
    found
}

/// Words that say how the others hang together: parties, registers, and what every ability has.
const PLUMBING: [&str; 22] = [
    "Always",
    "Not",
    "All",
    "Any",
    "Bearer",
    "Subject",
    "Object",
    "Var",
    "Some",
    "None",
    "Free",
    "Pay",
    "PerEvent",
    "Do",
    "Choose",
    "One",
    "N",
    "Controller",
    "Owner",
    "Opponent",
    "Branch",
    "Stop",
];

/// The page: a table for each kind of word, with the number and names of the cards that use each word, and the cards with a
/// custom function.
pub fn vocabulary_page(title: &str, sheets: &[Sheet]) -> String {
    let mut words: BTreeMap<(Clause, &str), BTreeSet<&str>> = BTreeMap::new();
    let played = || sheets.iter().filter(|sheet| sheet.text.is_some() && !sheet.gloss.is_empty());
    for sheet in played() {
        for (clause, word) in &sheet.vocabulary {
            words.entry((*clause, word)).or_default().insert(&sheet.name);
        }
    }
    let custom: BTreeSet<&str> =
        played().filter(|sheet| sheet.custom).map(|sheet| sheet.name.as_str()).collect();
    let mut page = format!("# {title}\n\n");
    let _ = writeln!(
        page,
        "This page is generated from the data of the {} playable cards. A test compares it; with `BROADSIDE_BLESS=1` that test\n\
         regenerates it. Each word is a variant in the game's `words` module, where a doc comment explains it.",
        played().count()
    );
    for (clause, title) in TITLES {
        let of_it: Vec<_> = words.iter().filter(|((it, _), _)| it == clause).collect();
        if of_it.is_empty() {
            continue;
        }
        let _ = write!(
            page,
            "\n## {title} ({})\n\n| word | cards | which |\n| --- | ---: | --- |\n",
            of_it.len()
        );
        for ((_, word), cards) in of_it {
            let names: Vec<&str> = cards.iter().copied().collect();
            let _ = writeln!(page, "| `{word}` | {} | {} |", names.len(), names.join(", "));
        }
    }
    let names: Vec<&str> = custom.iter().copied().collect();
    let _ = writeln!(
        page,
        "\n## Cards with a custom function ({})\n\nWhat the vocabulary can't express is a function behind `Named`.\n",
        names.len()
    );
    for name in names {
        let _ = writeln!(page, "- {name}");
    }
    page
}

const TITLES: &[(Clause, &str)] = &[
    (Clause::Window, "Timing windows"),
    (Clause::Replacement, "Replaced events"),
    (Clause::Query, "Values and permissions"),
    (Clause::Condition, "Conditions and what they examine"),
    (Clause::Cost, "Costs"),
    (Clause::Limit, "Limits"),
    (Clause::Operation, "Operations and what they choose and act on"),
];
