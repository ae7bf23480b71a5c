//! What is wrong with a list.

use std::borrow::Cow;
use std::fmt;

use broadside_engine::Reason;
use serde::Serialize;

/// A broken rule: which, by which card, and what would be right. `K` is what problems of the game are about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Problem<K> {
    /// What it is about.
    pub kind: K,
    /// The id of the rule; none where a limit of the program or the card pool is the reason.
    pub rule: Option<Cow<'static, str>>,
    /// The ship that it is about: its place in the list.
    pub ship: Option<usize>,
    /// The printed name of the card that it is about.
    pub card: Option<String>,
    /// What is wrong, and what would be right.
    pub why: Reason,
}

impl<K> Problem<K> {
    /// A problem of the whole list.
    pub fn new(kind: K, rule: &'static str, why: impl Into<Reason>) -> Problem<K> {
        Problem { rule: Some(Cow::Borrowed(rule)), ..Problem::ours(kind, why) }
    }

    /// A problem without a rule of the game.
    pub fn ours(kind: K, why: impl Into<Reason>) -> Problem<K> {
        Problem { kind, rule: None, ship: None, card: None, why: why.into() }
    }

    /// … about this card.
    #[must_use]
    pub fn card(self, name: &str) -> Problem<K> {
        Problem { card: Some(name.to_owned()), ..self }
    }

    /// … on this ship.
    #[must_use]
    pub fn on(self, place: usize) -> Problem<K> {
        Problem { ship: Some(place), ..self }
    }
}

/// For logs and failing tests, where nobody's language is known.
impl<K> fmt::Display for Problem<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.rule {
            Some(rule) => write!(f, "{} ({rule})", self.why),
            None => write!(f, "{}", self.why),
        }
    }
}
