//! Which entries answer a query, and which of them best.

use std::cmp::Ordering;
use std::collections::HashMap;

use crate::index::Kept;
use crate::query::{Asked, Concept, Way};
use crate::{Index, Language, Query};

/// How fast further occurrences of a concept stop counting (BM25's k1).
const SATURATION: f32 = 1.0;

/// How much of a word's worth is its own, and not that of all its synonyms together.
const OWN: f32 = 0.2;

/// How much of an entry's score hangs on how much of the query it has.
const COVERING: f32 = 0.75;

/// The part of what a concept can score from which on an entry has it in full.
const IN_FULL: f32 = 0.55;

/// How much concepts that stand together add, and those that the title names.
const TOGETHER: f32 = 0.4;
const NAMED: f32 = 0.5;

/// How many of the best entries are looked at closely.
const CLOSELY: usize = 300;

/// Within how many words two concepts stand together.
const NEAR: usize = 8;

/// An entry that was found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hit {
    /// Its number.
    pub entry: usize,
    /// How well it fits.
    pub score: f32,
    /// How much of the query it has, from 0 to 1.
    pub coverage: f32,
}

impl Index {
    /// The entries that answer a query, the best first, out of those that `wanted` lets through.
    pub fn search(&self, query: &Query, wanted: impl Fn(usize) -> bool) -> Vec<Hit> {
        self.ask(query).hits(wanted)
    }

    /// How much a stem or phrase says that so many entries have: much if they are few.
    fn rarity(&self, having: usize) -> f32 {
        let (all, having) = (self.entries.len() as f32, having as f32);
        (1.0 + (all - having + 0.5) / (having + 0.5)).ln()
    }

    /// The entries that have all words of a way, and how much of them.
    fn having(&self, way: &Way) -> Vec<(u32, f32)> {
        let mut lists: Vec<_> = way.terms.iter().map(|term| self.postings(*term, way.language)).collect();
        lists.sort_by_key(|list| list.len());
        let Some((first, others)) = lists.split_first() else { return Vec::new() };
        let all = first.iter().filter_map(|posting| {
            // What every word of a phrase has at least.
            let least = others.iter().try_fold(posting.weight, |least, list| {
                let at = list.binary_search_by_key(&posting.entry, |posting| posting.entry).ok()?;
                Some(least.min(list[at].weight))
            });
            Some((posting.entry, least?))
        });
        all.collect()
    }

    /// How well each entry fits a concept: its best way. And how much the concept says.
    fn weigh(&self, concept: &Concept) -> (Vec<(u32, f32)>, f32) {
        let ways: Vec<(&Way, Vec<(u32, f32)>)> =
            concept.ways.iter().map(|way| (way, self.having(way))).collect();
        let mut any: Vec<u32> =
            ways.iter().flat_map(|(_, having)| having.iter().map(|(entry, _)| *entry)).collect();
        any.sort_unstable();
        any.dedup();
        let together = self.rarity(any.len());
        let mut best: HashMap<u32, f32> = HashMap::with_capacity(any.len());
        let mut most = 0.0_f32;
        for (way, having) in ways {
            if having.is_empty() {
                continue;
            }
            // A rare word says more than its common synonyms, but not all that it would say alone.
            let rarity = OWN * self.rarity(having.len()) + (1.0 - OWN) * together;
            let worth = rarity * way.weight * concept.weight;
            most = most.max(worth);
            for (entry, weight) in having {
                let score = worth * weight * (SATURATION + 1.0) / (weight + SATURATION);
                let known = best.entry(entry).or_default();
                *known = known.max(score);
            }
        }
        let mut found: Vec<(u32, f32)> = best.into_iter().collect();
        found.sort_by_key(|(entry, _)| *entry);
        (found, most)
    }
}

/// Where the score of an entry stands before a close look.
#[derive(Clone, Copy, Default)]
struct Sum {
    score: f32,
    covered: f32,
}

impl Asked<'_> {
    /// The entries that answer the query, the best first, out of those that `wanted` lets through.
    pub fn hits(&self, wanted: impl Fn(usize) -> bool) -> Vec<Hit> {
        let entries = &self.index.entries;
        let mut sums = vec![Sum::default(); entries.len()];
        let mut worths: Vec<f32> = Vec::with_capacity(self.concepts.len());
        for concept in &self.concepts {
            let (found, worth) = self.index.weigh(concept);
            worths.push(worth);
            for (entry, score) in found {
                let sum = &mut sums[entry as usize];
                sum.score += score;
                sum.covered += worth.min(score / IN_FULL);
            }
        }
        let total = worths.iter().sum::<f32>().max(f32::MIN_POSITIVE);
        let mut hits: Vec<Hit> = sums
            .iter()
            .enumerate()
            .filter(|(entry, sum)| sum.score > 0.0 && wanted(*entry))
            .map(|(entry, sum)| {
                let coverage = (sum.covered / total).min(1.0);
                let score = sum.score * (1.0 - COVERING + COVERING * coverage) * entries[entry].weight;
                Hit { entry, score, coverage }
            })
            .collect();
        hits.sort_by(best_first);
        let closely = hits.len().min(CLOSELY);
        let concept_of = self.concept_of();
        for hit in &mut hits[..closely] {
            let kept = &entries[hit.entry];
            let together = together(kept, &concept_of, &worths) / total;
            let named = named(kept, &concept_of, &worths) / total;
            hit.score *= 1.0 + TOGETHER * together + NAMED * named;
        }
        hits.sort_by(best_first);
        hits
    }

    /// The concept that an English stem belongs to.
    pub(crate) fn concept_of(&self) -> HashMap<u32, usize> {
        let mut of = HashMap::new();
        for (at, concept) in self.concepts.iter().enumerate() {
            for way in concept.ways.iter().filter(|way| way.language == Language::En && way.weight > 0.4) {
                for term in &way.terms {
                    of.entry(*term).or_insert(at);
                }
            }
        }
        of
    }
}

/// Entries of equal score stay in their order.
fn best_first(one: &Hit, other: &Hit) -> Ordering {
    other.score.total_cmp(&one.score).then(one.entry.cmp(&other.entry))
}

/// How much of the query stands near together in the text: the worth of each pair of concepts, by their distance.
fn together(kept: &Kept, concept_of: &HashMap<u32, usize>, worths: &[f32]) -> f32 {
    let mut last: Vec<Option<usize>> = vec![None; worths.len()];
    let mut best: HashMap<(usize, usize), usize> = HashMap::new();
    for (at, term) in kept.text.iter().enumerate() {
        let Some(&concept) = concept_of.get(term) else { continue };
        for (other, place) in last.iter().enumerate() {
            if let Some(place) = place.filter(|place| other != concept && at - place <= NEAR) {
                let pair = (other.min(concept), other.max(concept));
                let nearest = best.entry(pair).or_insert(usize::MAX);
                *nearest = (*nearest).min(at - place);
            }
        }
        last[concept] = Some(at);
    }
    let pairs = best.iter().map(|((one, other), distance)| {
        let near = 1.0 - (*distance as f32 - 1.0) / NEAR as f32;
        (*one, worths[*one].min(worths[*other]) * near)
    });
    // In the order of the query, so that the sum is the same each time.
    let mut pairs: Vec<(usize, f32)> = pairs.collect();
    pairs.sort_by(|one, other| one.0.cmp(&other.0).then(one.1.total_cmp(&other.1)));
    let most: f32 = worths.iter().sum();
    pairs.iter().map(|(_, worth)| worth).sum::<f32>().min(most)
}

/// How much of the query names the entry: the worth of the concepts in its title, by how much of the title they are.
fn named(kept: &Kept, concept_of: &HashMap<u32, usize>, worths: &[f32]) -> f32 {
    if kept.title.is_empty() {
        return 0.0;
    }
    let mut met: Vec<bool> = vec![false; worths.len()];
    let mut covered = 0;
    for term in &kept.title {
        if let Some(concept) = concept_of.get(term) {
            met[*concept] = true;
            covered += 1;
        }
    }
    let worth: f32 = met.iter().zip(worths).filter(|(met, _)| **met).map(|(_, worth)| worth).sum();
    worth * covered as f32 / kept.title.len() as f32
}
