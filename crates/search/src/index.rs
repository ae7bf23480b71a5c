//! The inverted index: which entries have a stem, and how much it counts there.

use std::collections::{HashMap, HashSet};

use crate::words::{stem, words};
use crate::{Language, Lexicon};

/// How fast further occurrences of a word in a field stop counting with the length of the field (BM25's b).
const LENGTH: f32 = 0.4;

/// A text of an entry.
#[derive(Clone, Debug, PartialEq)]
pub struct Field {
    /// What it says.
    pub text: String,
    /// Its language.
    pub language: Language,
    /// How much a word counts here, against 1 in the running text.
    pub weight: f32,
    /// Fields of one class are compared in length: 0 for the running text.
    pub class: u8,
}

/// How many classes of fields there are.
pub(crate) const CLASSES: usize = 4;

impl Field {
    /// The running text.
    pub fn text(text: impl Into<String>, language: Language) -> Field {
        Field { text: text.into(), language, weight: 1.0, class: 0 }
    }

    /// A title or heading.
    pub fn title(text: impl Into<String>, language: Language, weight: f32) -> Field {
        Field { text: text.into(), language, weight, class: 1 }
    }

    /// What stands around the text: when it applies, what else is involved.
    pub fn around(text: impl Into<String>, language: Language, weight: f32) -> Field {
        Field { text: text.into(), language, weight, class: 2 }
    }
}

/// Something that is found.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// Its worth against others that fit as well: 1 for most.
    pub weight: f32,
    /// Its texts.
    pub fields: Vec<Field>,
}

/// A stem in an entry.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Posting {
    pub entry: u32,
    pub weight: f32,
}

/// Gathers entries for an [`Index`].
#[derive(Debug, Default)]
pub struct IndexBuilder {
    lexicon: Lexicon,
    entries: Vec<Kept>,
    terms: [HashMap<String, u32>; 2],
    /// The stem of each word that has been met.
    met: [HashMap<String, u32>; 2],
    lengths: [(f32, f32); CLASSES],
    parts: Vec<Part>,
}

/// A field on its way into the index.
#[derive(Debug)]
struct Part {
    entry: u32,
    weight: f32,
    class: u8,
    language: Language,
    terms: Vec<u32>,
}

/// What an index keeps of an entry.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    pub weight: f32,
    /// The English stems of the title, and of the running text in order.
    pub title: Vec<u32>,
    pub text: Vec<u32>,
}

/// Entries that can be searched.
#[derive(Debug)]
pub struct Index {
    pub(crate) lexicon: Lexicon,
    pub(crate) entries: Vec<Kept>,
    pub(crate) terms: [HashMap<String, u32>; 2],
    pub(crate) postings: [Vec<Vec<Posting>>; 2],
    /// Every word as it is written somewhere.
    pub(crate) written: [HashSet<String>; 2],
}

impl IndexBuilder {
    /// An empty index in which words mean what `lexicon` says.
    pub fn new(lexicon: Lexicon) -> IndexBuilder {
        IndexBuilder { lexicon, ..IndexBuilder::default() }
    }

    /// Adds an entry; entries are numbered from 0 in the order in which they come.
    pub fn add(&mut self, entry: Entry) {
        let number = self.entries.len() as u32;
        let mut kept = Kept { weight: entry.weight, title: Vec::new(), text: Vec::new() };
        for field in entry.fields {
            let terms: Vec<u32> =
                words(&field.text).into_iter().map(|word| self.term(word.plain, field.language)).collect();
            let class = usize::from(field.class).min(CLASSES - 1);
            self.lengths[class].0 += terms.len() as f32;
            self.lengths[class].1 += 1.0;
            if field.language == Language::En {
                match class {
                    0 => kept.text.extend(&terms),
                    1 => kept.title.extend(&terms),
                    _ => {}
                }
            }
            let Field { weight, class, language, .. } = field;
            self.parts.push(Part { entry: number, weight, class, language, terms });
        }
        self.entries.push(kept);
    }

    fn term(&mut self, plain: String, language: Language) -> u32 {
        let met = &mut self.met[language as usize];
        if let Some(term) = met.get(&plain) {
            return *term;
        }
        let terms = &mut self.terms[language as usize];
        let next = terms.len() as u32;
        let term = *terms.entry(stem(&plain, language)).or_insert(next);
        met.insert(plain, term);
        term
    }

    /// The index of what was added.
    pub fn build(self) -> Index {
        let mut postings: [Vec<Vec<Posting>>; 2] =
            Language::ALL.map(|language| vec![Vec::new(); self.terms[language as usize].len()]);
        for part in &self.parts {
            let (all, count) = self.lengths[usize::from(part.class).min(CLASSES - 1)];
            let average = (all / count.max(1.0)).max(1.0);
            let weight = part.weight / (1.0 - LENGTH + LENGTH * part.terms.len() as f32 / average);
            for term in &part.terms {
                let list = &mut postings[part.language as usize][*term as usize];
                match list.last_mut() {
                    Some(last) if last.entry == part.entry => last.weight += weight,
                    _ => list.push(Posting { entry: part.entry, weight }),
                }
            }
        }
        let written = self.met.map(|met| met.into_keys().collect());
        Index { lexicon: self.lexicon, entries: self.entries, terms: self.terms, postings, written }
    }
}

impl Index {
    /// How many entries there are.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    pub(crate) fn term(&self, stem: &str, language: Language) -> Option<u32> {
        self.terms[language as usize].get(stem).copied()
    }

    pub(crate) fn postings(&self, term: u32, language: Language) -> &[Posting] {
        &self.postings[language as usize][term as usize]
    }
}
