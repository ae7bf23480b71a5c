//! What a bot answers, and why.

use broadside_engine::{Answer, List, Words};
use serde::Serialize;

/// Why an answer has its score: the name of a message and the numbers that stand in its gaps.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Reason {
    /// The name of the message.
    pub id: &'static str,
    /// The numbers by their names in the message.
    pub numbers: List<(&'static str, f64), 6>,
}

impl Reason {
    /// A reason without numbers.
    pub fn new(id: &'static str) -> Reason {
        Reason { id, numbers: List::new() }
    }

    /// The same reason with one more number; the seventh and later ones are left out.
    #[must_use]
    pub fn with(mut self, name: &'static str, number: f64) -> Reason {
        let _ = self.numbers.try_push((name, number));
        self
    }
}

/// An answer that was weighed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(bound = "")]
pub struct Weighed<W: Words> {
    /// The answer.
    pub answer: Answer<W>,
    /// What it is worth; only the order of scores of one decision means something.
    pub score: f64,
    /// Why.
    pub reason: Reason,
}

/// A bot's answer, and everything that it weighed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(bound = "")]
pub struct Thought<W: Words> {
    /// The answer.
    pub answer: Answer<W>,
    /// The candidates, in the order in which they were weighed; none where nothing was to be weighed.
    pub weighed: Vec<Weighed<W>>,
}

impl<W: Words> Thought<W> {
    /// An answer that was not weighed against others.
    pub fn plain(answer: Answer<W>) -> Thought<W> {
        Thought { answer, weighed: Vec::new() }
    }

    /// The best of some candidates: the first of those with the highest score. `None` without a candidate.
    pub fn best(weighed: Vec<Weighed<W>>) -> Option<Thought<W>> {
        let mut best: Option<&Weighed<W>> = None;
        for candidate in &weighed {
            if best.is_none_or(|best| candidate.score > best.score) {
                best = Some(candidate);
            }
        }
        let answer = best?.answer;
        Some(Thought { answer, weighed })
    }
}
