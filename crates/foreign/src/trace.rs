//! What a target notices on its way.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

use broadside_engine::{Gap, Reason};
use broadside_stage::Text;
use broadside_texts::Language;

/// What a target noticed on its way through an input. An input on which something new is noticed is worth keeping.
#[derive(Clone, Debug, Default)]
pub struct Trace {
    /// Whether the input could be read.
    pub understood: bool,
    seen: Vec<u64>,
}

impl Trace {
    /// Everything that was noticed.
    pub fn seen(&self) -> &[u64] {
        &self.seen
    }

    /// Notes something.
    pub(crate) fn saw(&mut self, what: impl Hash) {
        let mut hasher = DefaultHasher::new();
        what.hash(&mut hasher);
        self.seen.push(hasher.finish());
    }

    /// Notes how many there are, roughly: the next power of two.
    pub(crate) fn many(&mut self, what: &str, count: usize) {
        self.saw((what, count.next_power_of_two()));
    }

    /// Notes a reason by the names of its messages, and puts it into words.
    pub(crate) fn reason(&mut self, why: &Reason) {
        let mut names = Vec::new();
        name(why, &mut names);
        self.saw(names);
        for language in Language::ALL {
            assert!(!language.reason(why).is_empty(), "nothing is said of {why}");
        }
    }

    /// Notes a text by the names of its messages.
    pub(crate) fn text(&mut self, text: &Text) {
        let mut names = Vec::new();
        text.ids(&mut |id| names.push(id.to_owned()));
        self.saw(names);
    }
}

fn name(why: &Reason, found: &mut Vec<String>) {
    found.push(why.message.to_string());
    for (_, gap) in &why.gaps {
        match gap {
            Gap::Reason(inner) => name(inner, found),
            Gap::List(list) => list.iter().for_each(|inner| name(inner, found)),
            Gap::Number(_) | Gap::Tenths(_) | Gap::Name(_) => {}
        }
    }
}
