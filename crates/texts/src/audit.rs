//! Compares the messages that code declares with the message files, for tests.
//!
//! A crate that refuses something lists what its [`reasons!`](broadside_engine::reasons) declare, and one test of it reads:
//!
//! ```
//! use broadside_texts::audit::audit;
//! let problems = audit("engine-refused-", broadside_engine::REASONS);
//! assert!(problems.is_empty(), "{}", problems.join("\n"));
//! ```

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use broadside_engine::Message;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

use crate::Language;

/// What is wrong between declared messages and the message files. All messages whose names begin with `prefix` must be
/// declared; each declared one must have words in every language, with just its gaps and without a number of its own.
pub fn audit(prefix: &str, declared: &[&[Message]]) -> Vec<String> {
    let files = |language: Language| language.files().to_vec();
    compare(prefix, declared, &files)
}

/// Names of messages in the Rust files of a folder that begin with `prefix` and are not declared: an enum that the crate's
/// list leaves out.
pub fn undeclared(folder: &Path, prefix: &str, declared: &[&[Message]]) -> Vec<String> {
    let known: BTreeSet<&str> = declared.concat().iter().map(|message| message.id).collect();
    let mut found = Vec::new();
    each_source(folder, &mut |path, source| {
        for part in source.split('"').filter(|part| part.starts_with(prefix) && *part != prefix) {
            if !known.contains(part) {
                found.push(format!("{part} of {} is in no list of reasons", path.display()));
            }
        }
    });
    found
}

fn each_source(folder: &Path, visit: &mut dyn FnMut(&Path, &str)) {
    let files = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for path in files.flatten().map(|file| file.path()) {
        if path.is_dir() {
            each_source(&path, visit);
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            let source = std::fs::read_to_string(&path);
            visit(&path, &source.unwrap_or_else(|error| panic!("{}: {error}", path.display())));
        }
    }
}

/// Words that English has and German has not.
const ENGLISH: &str = "the is are of and with this that these those has have must cannot can may been being be by to from for \
    which who what when where there here only each every other another already more most than least ship ships squadron \
    squadrons card cards dice token tokens damage table player players round rounds one two three no nothing nobody it its \
    your you they their them will would should does did do into onto over under between while after before because but if \
    then at on as not too many";

/// The English words in a German text, beside what it quotes or tells to type.
pub fn english(text: &str) -> Vec<&str> {
    let known: BTreeSet<&str> = ENGLISH.split_whitespace().collect();
    let read = text.split(['`', '„', '“']).step_by(2);
    read.flat_map(|part| part.split(|c: char| !c.is_alphabetic() && c != '-'))
        .filter(|word| known.contains(word))
        .collect()
}

/// The names and contents of a language's files.
type Files<'a> = dyn Fn(Language) -> Vec<(&'a str, &'a str)> + 'a;

/// What a message file says for one message.
#[derive(Default)]
struct Said<'a> {
    gaps: BTreeSet<&'a str>,
    number: bool,
}

fn compare(prefix: &str, declared: &[&[Message]], files: &Files<'_>) -> Vec<String> {
    let mut problems = Vec::new();
    let declared = declared.concat();
    let mut wanted: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for Message { id, gaps } in declared {
        if !id.starts_with(prefix) {
            problems.push(format!("{id} does not begin with {prefix}"));
        }
        let gaps: BTreeSet<&str> = gaps.iter().copied().collect();
        if *wanted.entry(id).or_insert_with(|| gaps.clone()) != gaps {
            problems.push(format!("{id} is declared twice, with other gaps"));
        }
    }
    for language in Language::ALL {
        let tag = language.tag();
        let files = files(language);
        let mut said: BTreeMap<&str, Said<'_>> = BTreeMap::new();
        for (name, source) in &files {
            let (resource, errors) = match parser::parse(*source) {
                Ok(resource) => (resource, Vec::new()),
                Err((resource, errors)) => (resource, errors),
            };
            problems.extend(errors.iter().map(|error| format!("{tag}/{name}.ftl: {error}")));
            for entry in resource.body {
                let Entry::Message(message) = entry else { continue };
                let id = message.id.name;
                if id.starts_with(prefix) {
                    let mut found = Said::default();
                    message.value.iter().for_each(|pattern| found.read(pattern));
                    if said.insert(id, found).is_some() {
                        problems.push(format!("{id} is there twice in {tag}"));
                    }
                } else if is_own(name, prefix) {
                    problems.push(format!("{id} in {tag}/{name}.ftl does not begin with {prefix}"));
                }
            }
        }
        for (id, gaps) in &wanted {
            let Some(found) = said.get(id) else {
                problems.push(format!("{id} has no words in {tag}"));
                continue;
            };
            let lacking = gaps.difference(&found.gaps);
            problems.extend(lacking.map(|gap| format!("{id} in {tag} leaves out ${gap}")));
            let unfilled = found.gaps.difference(gaps);
            problems
                .extend(unfilled.map(|gap| format!("{id} in {tag} has the gap ${gap}, which nothing fills")));
            if found.number {
                problems.push(format!("{id} in {tag} has a number of its own, which belongs into a gap"));
            }
        }
        let unused = said.keys().filter(|id| !wanted.contains_key(*id));
        problems.extend(unused.map(|id| format!("{id} in {tag} is said by nothing")));
    }
    problems
}

/// Whether a file is for messages with a prefix alone: `xwing/refused`, or one in a folder of that name.
fn is_own(file: &str, prefix: &str) -> bool {
    (file.replace('/', "-") + "-").starts_with(prefix)
}

impl<'a> Said<'a> {
    fn read(&mut self, pattern: &Pattern<&'a str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.number |= has_digit(value),
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&'a str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            // The keys of variants are what a number is compared with, not what is read.
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.read(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&'a str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.gaps.insert(id.name);
            }
            InlineExpression::StringLiteral { value } => self.number |= has_digit(value),
            InlineExpression::NumberLiteral { .. } => self.number = true,
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::FunctionReference { arguments, .. } => {
                arguments.positional.iter().for_each(|argument| self.inline(argument));
            }
            InlineExpression::MessageReference { .. } | InlineExpression::TermReference { .. } => {}
        }
    }
}

/// Whether a number is read in words. What stands between backticks is no number but something to be typed.
fn has_digit(words: &str) -> bool {
    words.split('`').step_by(2).any(|read| read.contains(|c: char| c.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const DECLARED: &[&[Message]] = &[
        &[Message { id: "boats-refused-fast", gaps: &["most"] }],
        &[Message { id: "boats-refused-sunk", gaps: &[] }],
    ];

    const GOOD: &str = "boats-refused-fast = At most { $most ->\n    [one] a knot\n   *[other] { $most } knots\n}.\nboats-refused-sunk = Sunk.\n";

    fn problems(english: &str) -> Vec<String> {
        let files = |language| match language {
            Language::En => vec![("boats-refused", english)],
            Language::De => vec![("boats-refused", GOOD)],
        };
        compare("boats-refused-", DECLARED, &files)
    }

    #[test]
    fn each_kind_of_problem_is_found() {
        assert_eq!(problems(GOOD), [""; 0]);
        let changed = |from: &str, to: &str| problems(&GOOD.replace(from, to));
        assert_eq!(changed("boats-refused-sunk = Sunk.", ""), ["boats-refused-sunk has no words in en"]);
        assert_eq!(
            changed("Sunk.", "Sunk.\nboats-refused-lost = Lost."),
            ["boats-refused-lost in en is said by nothing"]
        );
        assert_eq!(
            changed("Sunk.", "Sunk.\nboats-lost = Lost."),
            ["boats-lost in en/boats-refused.ftl does not begin with boats-refused-"]
        );
        assert_eq!(
            changed("Sunk.", "Sunk by { $who }."),
            ["boats-refused-sunk in en has the gap $who, which nothing fills"]
        );
        assert_eq!(
            problems("boats-refused-fast = Too fast.\nboats-refused-sunk = Sunk."),
            ["boats-refused-fast in en leaves out $most"]
        );
        assert!(
            is_own("boats/refused/speed", "boats-refused-") && !is_own("boats/refusedly", "boats-refused-")
        );
        let number = ["boats-refused-sunk in en has a number of its own, which belongs into a gap"];
        assert_eq!(changed("Sunk.", "Sunk: write `boat 3`."), [""; 0]);
        for words in [
            "Sunk in 3 minutes.",
            "Write `boat` 3 times.",
            "Sunk in { 3 } minutes.",
            "Sunk in { \"3\" } minutes.",
        ] {
            assert_eq!(changed("Sunk.", words), number);
        }
        assert_eq!(
            changed("Sunk.", "Sunk.\nboats-refused-sunk = Sunk."),
            ["boats-refused-sunk is there twice in en"]
        );
        assert_eq!(changed("boats-refused-sunk =", "boats-refused-sunk").len(), 2);
    }

    #[test]
    fn declarations_must_agree() {
        let declared: &[&[Message]] = &[
            &[Message { id: "boats-refused-sunk", gaps: &[] }, Message { id: "ships-sunk", gaps: &[] }],
            &[Message { id: "boats-refused-sunk", gaps: &["who"] }],
        ];
        let files = |_| vec![("boats", "boats-refused-sunk = Sunk.\nships-sunk = Sunk.")];
        let found = compare("boats-refused-", declared, &files);
        assert!(
            found.contains(&"boats-refused-sunk is declared twice, with other gaps".to_owned()),
            "{found:?}"
        );
        assert!(found.contains(&"ships-sunk does not begin with boats-refused-".to_owned()), "{found:?}");
    }

    #[test]
    fn an_enum_that_the_list_leaves_out_is_found() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/src");
        assert_eq!(undeclared(&folder, "engine-refused-", broadside_engine::REASONS), [""; 0]);
        let found = undeclared(&folder, "engine-refused-", &broadside_engine::REASONS[1..]);
        assert!(found.iter().any(|problem| problem.starts_with("engine-refused-pass of ")), "{found:?}");
    }

    #[test]
    fn english_words_are_found() {
        assert_eq!(english("Das ist the Schiff, `begin the round`, is „for“ es"), ["the", "is"]);
        assert_eq!(english("Die Hülle ist am Ende"), [""; 0]);
    }
}
