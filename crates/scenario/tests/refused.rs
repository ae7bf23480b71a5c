//! Whatever the table of a scenario file is refused with has words in every language.

use std::path::Path;

use broadside_texts::audit::{audit, undeclared};

#[test]
fn every_reason_has_words() {
    let (prefix, declared) = ("scenario-refused-", broadside_scenario::REASONS);
    let mut problems = audit(prefix, declared);
    problems.extend(undeclared(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), prefix, declared));
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

/// What takes words for what is wrong or missing.
const TAKES: [&str; 6] = ["problem(", "Problem::at(", "one_of(", "number(", "decimal(", "word("];

/// The sentences that a source file gives to what should take a reason.
fn sentences(source: &str) -> Vec<String> {
    let code = source.split("#[cfg(test)]").next().unwrap_or_default();
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    let code: String = lines.flat_map(str::split_whitespace).flat_map(|word| [word, " "]).collect();
    let mut found = Vec::new();
    for (at, takes) in TAKES.iter().flat_map(|takes| code.match_indices(takes)) {
        let mut rest = code[at + takes.len()..].trim_start();
        if let Some((place, message)) = rest.split_once(", ")
            && takes == "Problem::at("
            && !place.contains('"')
        {
            rest = message;
        }
        let literal = rest.strip_prefix("format!(").unwrap_or(rest).strip_prefix('"');
        let words = literal.and_then(|literal| literal.split('"').next()).unwrap_or_default();
        if !words.is_empty() {
            found.push(words.to_owned());
        }
    }
    found
}

#[test]
fn what_is_wrong_is_said_by_reasons_alone() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut wrong = Vec::new();
    for name in ["scenario", "armada-ask", "xwing-ask"] {
        let files = broadside_sources::files(&crates.join(name).join("src"), "rs");
        assert!(files.len() > 5, "the sources of {name} have moved");
        for file in files.into_iter().filter(|file| !file.ends_with("tests.rs")) {
            let source = std::fs::read_to_string(&file).expect("a source file");
            let told = sentences(&source).into_iter().map(|words| format!("{}: “{words}”", file.display()));
            wrong.extend(told);
        }
    }
    assert!(wrong.is_empty(), "declare a reason with words in both languages:\n{}", wrong.join("\n"));
}

#[test]
fn a_sentence_is_found() {
    let found = |code: &str| sentences(code).len();
    assert_eq!(found("phrase.problem(\"a ship belongs here\")"), 1);
    assert_eq!(found("before.problem(\n    format!(\"{name} is odd\"))"), 1);
    assert_eq!(found("Problem::at(Place::default(), \"no list\")"), 1);
    assert_eq!(found("phrase.one_of(\"a ship\", names)? + phrase.number(\"how many\")?"), 2);
    assert_eq!(found("phrase.problem(Wrong::Ship); trial.number::<u8>(\"\"); phrase.number(\"\")"), 0);
    assert_eq!(found("// phrase.word(\"a piece\")\n#[cfg(test)] mod tests { phrase.word(\"a piece\") }"), 0);
}
