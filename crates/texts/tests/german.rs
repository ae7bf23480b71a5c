//! Whoever reads German reads no English: neither in what is refused nor in anything else.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use broadside_texts::audit::english;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

/// Names that are the same in every language.
const NAMES: [&str; 4] = [
    "Assault at the Satellite Array",
    "I'll Show You the Dark Side",
    "Marked for Elimination",
    "Scramble the Transmissions",
];

/// What is read of a message, in all its variants.
fn read(pattern: &Pattern<String>, words: &mut String) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => words.push_str(value),
            PatternElement::Placeable { expression } => expressed(expression, words),
        }
    }
}

fn expressed(expression: &Expression<String>, words: &mut String) {
    match expression {
        Expression::Inline(InlineExpression::StringLiteral { value }) => words.push_str(value),
        Expression::Inline(InlineExpression::Placeable { expression }) => expressed(expression, words),
        // A gap is what it is filled with.
        Expression::Inline(_) => words.push('…'),
        Expression::Select { variants, .. } => variants.iter().for_each(|variant| {
            words.push(' ');
            read(&variant.value, words);
        }),
    }
}

/// The messages of a language by their names.
fn messages(language: &str) -> BTreeMap<String, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../texts").join(language);
    let mut found = BTreeMap::new();
    for file in broadside_sources::files(&folder, "ftl") {
        let source = std::fs::read_to_string(&file).expect("a message file");
        let resource = parser::parse(source).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
        for entry in resource.body {
            if let Entry::Message(message) = entry
                && let Some(pattern) = &message.value
            {
                let mut words = String::new();
                read(pattern, &mut words);
                found.insert(message.id.name, words);
            }
        }
    }
    assert!(found.len() > 1000, "the messages have moved");
    found
}

/// The messages that the crates declare as reasons.
fn reasons() -> BTreeSet<String> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut found = BTreeSet::new();
    for file in broadside_sources::files(&crates, "rs") {
        let place = file.to_string_lossy().replace('\\', "/");
        if !place.contains("/src/") || place.ends_with("engine/src/decisions/reason.rs") {
            continue;
        }
        let source = std::fs::read_to_string(&file).expect("a source file");
        let blocks = source.split("reasons! {\n").skip(1).filter_map(|rest| rest.split("\n}").next());
        let variants = blocks.flat_map(str::lines).filter_map(|line| line.split_once(" = \""));
        found.extend(variants.filter_map(|(_, id)| Some(id.split_once('"')?.0.to_owned())));
    }
    found
}

#[test]
fn every_reason_is_told_in_german() {
    let (german, english_words, reasons) = (messages("de"), messages("en"), reasons());
    assert!(reasons.len() > 700, "only {} reasons were found", reasons.len());
    for part in ["armada", "xwing", "engine", "stage", "table", "lists", "scenario", "server", "cli"] {
        assert!(reasons.iter().any(|id| id.starts_with(part)), "no reason of {part} was found");
    }
    let mut wrong = Vec::new();
    for id in &reasons {
        let (Some(said), Some(original)) = (german.get(id), english_words.get(id)) else {
            wrong.push(format!("{id} has no words"));
            continue;
        };
        // A name or a frame around gaps may be the same.
        let words = original.split(|c: char| !c.is_alphabetic()).filter(|word| word.len() > 2).count();
        if said == original && words > 1 {
            wrong.push(format!("{id} is in English: {said}"));
        }
        wrong.extend(english(said).first().map(|word| format!("{id} says “{word}”: {said}")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_german_message_has_english_words() {
    let mut wrong = Vec::new();
    for (id, mut said) in messages("de") {
        NAMES.iter().for_each(|name| said = said.replace(name, "…"));
        wrong.extend(english(&said).first().map(|word| format!("{id} says “{word}”: {said}")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
