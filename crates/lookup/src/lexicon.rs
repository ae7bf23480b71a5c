//! What words mean in these games: the files of `data/`, and the terms of the German booklet.

use std::collections::BTreeMap;

use broadside_search::{BadLine, Language, Lexicon};

/// Synonyms and words without a meaning, in English.
pub const ENGLISH: &str = include_str!("../data/english.txt");

/// The same in German.
pub const GERMAN: &str = include_str!("../data/german.txt");

/// Terms of the rules in English, with those of the German booklet.
const TERMS: &str = include_str!("../../../rules/terms_de.json");

/// The lexicon of two files and the booklet.
pub fn of(english: &str, german: &str) -> Result<Lexicon, BadLine> {
    let mut lexicon = Lexicon::parse(&format!("{english}\n{german}"))?;
    // A file that is part of the program can be read; a test reads it.
    let terms: BTreeMap<String, String> = serde_json::from_str(TERMS).unwrap_or_default();
    for (english, german) in &terms {
        // What stands in parentheses tells terms apart.
        let english = english.split(" (").next().unwrap_or(english);
        lexicon.add(Language::De, german, [english], 1.0);
    }
    Ok(lexicon)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    #[test]
    fn the_words_can_be_read() {
        assert!(super::of(super::ENGLISH, super::GERMAN).is_ok());
        let terms: BTreeMap<String, String> = serde_json::from_str(super::TERMS).expect("terms");
        assert!(terms.len() > 400);
    }
}
