//! What words stand for: synonyms, translations, and the words that say nothing.

use std::collections::{HashMap, HashSet};

use crate::Language;
use crate::words::{stem, words};

/// How much a word counts that stands for another, where the line does not say.
const SYNONYM: f32 = 0.8;

/// Synonyms, translations and stop words.
///
/// One line each; `#` begins a comment:
///
/// | line | meaning |
/// | --- | --- |
/// | `en shoot, fire > attack` | whoever writes one of the words on the left also means those on the right |
/// | `en shoot > 0.5 hit` | the same, but the word on the right counts half |
/// | `en bump = overlap, collide` | each of them also means the others |
/// | `de Schild > shield` | a German word on the left, English ones on the right |
/// | `en stop how, what, when` | words without a meaning of their own |
/// | `en light two, extra` | words that count half |
#[derive(Clone, Debug, Default)]
pub struct Lexicon {
    phrases: [HashMap<String, Vec<Phrase>>; 2],
    stop: [HashSet<String>; 2],
    /// Stems that count half.
    light: [HashSet<String>; 2],
    /// The words on the left as they are written, for typing slips and compounds.
    pub(crate) known: [HashSet<String>; 2],
}

/// Words in a row and what they stand for.
#[derive(Clone, Debug)]
struct Phrase {
    stems: Vec<String>,
    meanings: Vec<Meaning>,
}

/// English stems that all have to stand there, and how much they count.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Meaning {
    pub stems: Vec<String>,
    pub weight: f32,
}

/// A line that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadLine {
    /// Its number, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub problem: &'static str,
}

impl std::error::Error for BadLine {}

impl std::fmt::Display for BadLine {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "line {}: {}", self.line, self.problem)
    }
}

impl Lexicon {
    /// Reads the lines of a lexicon.
    pub fn parse(text: &str) -> Result<Lexicon, BadLine> {
        let mut lexicon = Lexicon::default();
        for (at, line) in text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or("").trim();
            if !line.is_empty() {
                lexicon.line(line).map_err(|problem| BadLine { line: at + 1, problem })?;
            }
        }
        Ok(lexicon)
    }

    fn line(&mut self, line: &str) -> Result<(), &'static str> {
        let (language, rest) = line.split_once(' ').ok_or("a line is a language and words")?;
        let language = match language {
            "en" => Language::En,
            "de" => Language::De,
            _ => return Err("a line begins with en or de"),
        };
        if let Some(list) = rest.trim_start().strip_prefix("stop ") {
            self.stop[language as usize].extend(words(list).into_iter().map(|word| word.plain));
        } else if let Some(list) = rest.trim_start().strip_prefix("light ") {
            let stems = words(list).into_iter().map(|word| stem(&word.plain, language));
            self.light[language as usize].extend(stems);
        } else if let Some((left, right)) = rest.split_once('>') {
            let right = right.trim();
            let weight = right.split(' ').next().and_then(|word| word.parse::<f32>().ok());
            let listed = match weight {
                Some(_) if right.contains(' ') => right.split_once(' ').map_or("", |(_, rest)| rest),
                _ => right,
            };
            // A translation is as good as the word itself.
            let plain = if language == Language::De { 1.0 } else { SYNONYM };
            let weight = weight.filter(|_| right.contains(' ')).unwrap_or(plain);
            for of in left.split(',') {
                self.add(language, of, listed.split(','), weight);
            }
        } else if let Some((left, right)) = rest.split_once('=') {
            let all: Vec<&str> = left.split(',').chain(right.split(',')).collect();
            for of in &all {
                self.add(language, of, all.iter().copied().filter(|other| other != of), SYNONYM);
            }
        } else {
            return Err("a line has > or =, or begins with stop or light");
        }
        Ok(())
    }

    /// Adds what a word or phrase stands for, in English.
    pub fn add<'a>(
        &mut self,
        language: Language,
        phrase: &str,
        meanings: impl IntoIterator<Item = &'a str>,
        weight: f32,
    ) {
        let written = words(phrase);
        let stems: Vec<String> = written.iter().map(|word| stem(&word.plain, language)).collect();
        let Some(first) = stems.first().cloned() else { return };
        let meaning = |of: &str| Meaning {
            stems: words(of).iter().map(|word| stem(&word.plain, Language::En)).collect(),
            weight,
        };
        let meanings: Vec<Meaning> =
            meanings.into_iter().map(meaning).filter(|meaning| !meaning.stems.is_empty()).collect();
        self.known[language as usize].extend(written.into_iter().map(|word| word.plain));
        let starting = self.phrases[language as usize].entry(first).or_default();
        match starting.iter_mut().find(|known| known.stems == stems) {
            Some(known) => known.meanings.extend(meanings),
            None => starting.push(Phrase { stems, meanings }),
        }
        // The longest phrase is tried first.
        starting.sort_by_key(|known| std::cmp::Reverse(known.stems.len()));
    }

    /// The longest known phrase with which `stems` begin: how many words it has, and what it stands for.
    pub(crate) fn longest(&self, stems: &[String], language: Language) -> Option<(usize, &[Meaning])> {
        let starting = self.phrases[language as usize].get(stems.first()?)?;
        let found = starting.iter().find(|known| stems.starts_with(&known.stems))?;
        Some((found.stems.len(), &found.meanings))
    }

    /// What an English phrase stands for, if it is known as a whole.
    pub(crate) fn further(&self, stems: &[String]) -> &[Meaning] {
        match self.longest(stems, Language::En) {
            Some((length, meanings)) if length == stems.len() => meanings,
            _ => &[],
        }
    }

    /// How much a word counts.
    pub(crate) fn weight(&self, stem: &str, language: Language) -> f32 {
        if self.light[language as usize].contains(stem) { 0.5 } else { 1.0 }
    }

    /// Whether a word says nothing by itself.
    pub(crate) fn is_stop(&self, plain: &str, language: Language) -> bool {
        self.stop[language as usize].contains(plain)
    }
}

#[cfg(test)]
mod tests {
    use super::{Lexicon, Meaning};
    use crate::Language;

    fn meanings(lexicon: &Lexicon, stems: &[&str], language: Language) -> Option<(usize, Vec<Meaning>)> {
        let stems: Vec<String> = stems.iter().map(|stem| (*stem).to_owned()).collect();
        lexicon.longest(&stems, language).map(|(length, meanings)| (length, meanings.to_vec()))
    }

    #[test]
    fn the_longest_phrase_wins() {
        let lexicon = Lexicon::parse("en line > row\nen line of sight > 0.5 los # seen").unwrap();
        let los = Meaning { stems: vec!["lo".to_owned()], weight: 0.5 };
        assert_eq!(meanings(&lexicon, &["line", "of", "sight", "x"], Language::En), Some((3, vec![los])));
        assert_eq!(meanings(&lexicon, &["line", "up"], Language::En).map(|(length, _)| length), Some(1));
        assert_eq!(meanings(&lexicon, &["sight"], Language::En), None);
    }

    #[test]
    fn equals_go_both_ways_and_a_direction_only_one() {
        let lexicon = Lexicon::parse("en bump = overlap\nde Schild > shield\nde stop der, die").unwrap();
        assert!(meanings(&lexicon, &["bump"], Language::En).is_some());
        assert!(meanings(&lexicon, &["overlap"], Language::En).is_some());
        assert!(meanings(&lexicon, &["schild"], Language::De).is_some());
        assert!(meanings(&lexicon, &["shield"], Language::En).is_none());
        assert!(lexicon.is_stop("die", Language::De) && !lexicon.is_stop("die", Language::En));
    }

    #[test]
    fn a_bad_line_is_named() {
        assert_eq!(Lexicon::parse("# fine\nfr mot > word").unwrap_err().line, 2);
        assert!(Lexicon::parse("en word").is_err());
    }
}
