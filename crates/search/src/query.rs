//! A question, taken apart into what it asks about.

use crate::lexicon::Meaning;
use crate::spell::{self, Guess};
use crate::words::{Word, stem, words};
use crate::{Index, Language};

/// What is looked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    /// The words, as a person writes them.
    pub text: String,
    /// Their language; without one it is guessed.
    pub language: Option<Language>,
}

impl Query {
    /// A query in a language that is guessed from its words.
    pub fn new(text: impl Into<String>) -> Query {
        Query { text: text.into(), language: None }
    }
}

/// One thing that a query names: a word or a phrase with everything that it can stand for.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Concept {
    pub ways: Vec<Way>,
    /// How much it counts against the others.
    pub weight: f32,
}

/// Stems that all have to be in an entry.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Way {
    pub terms: Vec<u32>,
    pub language: Language,
    pub weight: f32,
}

/// A word that was read as another one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Correction {
    /// As it stands in the query.
    pub written: String,
    /// What it was taken for.
    pub read: Vec<String>,
}

/// A query as the index understands it.
#[derive(Debug)]
pub struct Asked<'a> {
    pub(crate) index: &'a Index,
    pub(crate) concepts: Vec<Concept>,
    language: Language,
    corrections: Vec<Correction>,
    unknown: Vec<String>,
}

impl Asked<'_> {
    /// The language of the query: what it says, or what it looks like.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Words that are written nowhere and were read as others.
    pub fn corrections(&self) -> &[Correction] {
        &self.corrections
    }

    /// Words that mean nothing here.
    pub fn unknown(&self) -> &[String] {
        &self.unknown
    }
}

impl Index {
    /// Takes a query apart.
    pub fn ask(&self, query: &Query) -> Asked<'_> {
        let words = words(&query.text);
        let language = query.language.unwrap_or_else(|| self.language_of(&words));
        let mut asked = Asked {
            index: self,
            concepts: Vec::new(),
            language,
            corrections: Vec::new(),
            unknown: Vec::new(),
        };
        asked.read(&words, false);
        if asked.concepts.is_empty() {
            asked.unknown.clear();
            asked.read(&words, true);
        }
        asked
    }

    /// German if more of the words are German than English.
    fn language_of(&self, words: &[Word]) -> Language {
        let points = |word: &Word, language: Language| {
            let stem = stem(&word.plain, language);
            let said = self.lexicon.is_stop(&word.plain, language)
                || self.lexicon.longest(std::slice::from_ref(&stem), language).is_some();
            let written = self.written[language as usize].contains(&word.plain);
            2 * usize::from(said) + usize::from(written)
        };
        let (mut english, mut german) = (0, 0);
        for word in words {
            let (en, de) = (points(word, Language::En), points(word, Language::De));
            english += en;
            german += de;
            if word.plain.contains(['ä', 'ö', 'ü', 'ß']) {
                german += 2;
            } else if en == 0 && de == 0 {
                let is_part = |part: &str| spell::is_known(self, part, Language::De);
                german += usize::from(spell::parts(&word.plain, Language::De, &is_part).is_some());
            }
        }
        if german > english { Language::De } else { Language::En }
    }
}

impl Asked<'_> {
    /// Reads the words one phrase after the other.
    fn read(&mut self, words: &[Word], with_stops: bool) {
        let index = self.index;
        let language = self.language;
        let stems: Vec<String> = words.iter().map(|word| stem(&word.plain, language)).collect();
        let mut at = 0;
        while at < words.len() {
            let known = index.lexicon.longest(&stems[at..], language);
            let stop = index.lexicon.is_stop(&words[at].plain, language) && !with_stops;
            match known {
                Some((length, meanings)) if length > 1 || !stop => {
                    self.phrase(&words[at..at + length], meanings);
                    at += length;
                }
                _ => {
                    if !stop {
                        self.word(&words[at]);
                    }
                    at += 1;
                }
            }
        }
    }

    fn push(&mut self, ways: Vec<Way>, weight: f32) {
        // A word that is said twice is not asked for twice.
        if !ways.is_empty() && !self.concepts.iter().any(|known| known.ways == ways) {
            self.concepts.push(Concept { ways, weight });
        }
    }

    /// A phrase of the lexicon: itself, and what it stands for.
    fn phrase(&mut self, words: &[Word], meanings: &[Meaning]) {
        let content: Vec<&Word> =
            words.iter().filter(|word| !self.index.lexicon.is_stop(&word.plain, self.language)).collect();
        let content = if content.is_empty() { words.iter().collect() } else { content };
        let mut ways: Vec<Way> = Vec::new();
        let own = |language| {
            let terms: Option<Vec<u32>> =
                content.iter().map(|word| self.index.term(&stem(&word.plain, language), language)).collect();
            terms.map(|terms| Way { terms, language, weight: 1.0 })
        };
        ways.extend(own(self.language));
        for meaning in meanings {
            self.mean(&mut ways, meaning, 1.0);
        }
        if ways.is_empty() {
            words.iter().for_each(|word| self.word(word));
        } else {
            let weight =
                |word: &Word| self.index.lexicon.weight(&stem(&word.plain, self.language), self.language);
            let most = words.iter().map(weight).fold(0.0, f32::max);
            self.push(ways, most);
        }
    }

    /// Adds what a phrase stands for; from German also what its translation stands for.
    fn mean(&self, ways: &mut Vec<Way>, meaning: &Meaning, by: f32) {
        let mut add = |meaning: &Meaning, weight: f32| {
            let terms: Option<Vec<u32>> =
                meaning.stems.iter().map(|stem| self.index.term(stem, Language::En)).collect();
            if let Some(terms) = terms {
                put(ways, Way { terms, language: Language::En, weight });
            }
        };
        add(meaning, meaning.weight * by);
        if self.language == Language::De {
            for further in self.index.lexicon.further(&meaning.stems) {
                add(further, meaning.weight * further.weight * by);
            }
        }
    }

    /// A word that the lexicon does not know: itself, its parts, or what it may have meant.
    fn word(&mut self, word: &Word) {
        let language = self.language;
        let plain = word.plain.as_str();
        let ways = self.plainly(plain);
        if !ways.is_empty() {
            let weight = self.index.lexicon.weight(&stem(plain, language), language);
            return self.push(ways, weight);
        }
        let is_known = |part: &str| spell::is_known(self.index, part, language);
        if let Some(parts) = spell::parts(plain, language, &is_known) {
            let weight = 1.4 / parts.len() as f32;
            for part in parts {
                let ways = self.meant(&part, 1.0, language);
                self.push(ways, weight);
            }
            return;
        }
        let both = if language == Language::De { &[Language::De, Language::En][..] } else { &[Language::En] };
        let guesses: Vec<(Guess, Language)> = both
            .iter()
            .flat_map(|language| {
                let mut found = spell::endings(self.index, plain, *language);
                found.extend(spell::guesses(self.index, plain, *language));
                found.into_iter().map(|guess| (guess, *language))
            })
            .collect();
        let mut ways: Vec<Way> = Vec::new();
        for (guess, language) in &guesses {
            for way in self.meant(&guess.plain, guess.weight, *language) {
                put(&mut ways, way);
            }
        }
        if ways.is_empty() {
            self.unknown.push(plain.to_owned());
            return;
        }
        let read = guesses.into_iter().map(|(guess, _)| guess.plain).collect();
        self.corrections.push(Correction { written: plain.to_owned(), read });
        self.push(ways, 0.9);
    }

    /// A word as it is written, in its own language and, where names are meant, in English.
    fn plainly(&self, plain: &str) -> Vec<Way> {
        let both =
            if self.language == Language::De { &[Language::De, Language::En][..] } else { &[Language::En] };
        let way = |language: &Language| {
            let term = self.index.term(&stem(plain, *language), *language)?;
            Some(Way { terms: vec![term], language: *language, weight: 1.0 })
        };
        both.iter().filter_map(way).collect()
    }

    /// A known word with what the lexicon says of it.
    fn meant(&self, plain: &str, weight: f32, language: Language) -> Vec<Way> {
        let stem = stem(plain, language);
        let mut ways: Vec<Way> = Vec::new();
        ways.extend(self.index.term(&stem, language).map(|term| Way { terms: vec![term], language, weight }));
        if let Some((1, meanings)) = self.index.lexicon.longest(std::slice::from_ref(&stem), language) {
            for meaning in meanings {
                self.mean(&mut ways, meaning, weight);
            }
        }
        ways
    }
}

/// Adds a way, or strengthens it if it is known.
fn put(ways: &mut Vec<Way>, way: Way) {
    match ways.iter_mut().find(|known| known.terms == way.terms && known.language == way.language) {
        Some(known) => known.weight = known.weight.max(way.weight),
        None => ways.push(way),
    }
}
