//! The values of a card, as lines with labels, as drawings and as data.

use broadside_armada::facts::Term;
use broadside_stage::{Text, slug};
use serde_json::{Map, Value};

use crate::words::Language;

/// What stands on a card beside its text.
#[derive(Clone, Debug, Default)]
pub struct Values {
    /// Labels with what they label.
    pub lines: Vec<(String, String)>,
    /// Pictures, each with its heading.
    pub drawings: Vec<(String, Vec<String>)>,
    /// The same as data.
    pub json: Map<String, Value>,
}

/// Puts values together in a language.
pub struct Teller {
    pub language: Language,
    pub values: Values,
}

impl Teller {
    pub fn new(language: Language) -> Teller {
        Teller { language, values: Values::default() }
    }

    /// A message in words.
    pub fn say(&self, id: impl Into<String>) -> String {
        self.language.say(&Text::new(id))
    }

    /// A line, if there is something to say.
    pub fn line(&mut self, label: &str, text: impl ToString) {
        let text = text.to_string();
        if !text.is_empty() {
            let label = self.say(format!("lookup-label-{label}"));
            self.values.lines.push((label, text));
        }
    }

    /// A value in the data.
    pub fn data(&mut self, key: &str, value: impl Into<Value>) {
        self.values.json.insert(key.to_owned(), value.into());
    }

    /// A number, as a line and in the data.
    pub fn number(&mut self, label: &str, value: impl Into<u64>) {
        let value = value.into();
        self.line(label, value);
        self.data(label, value);
    }

    /// Words of a vocabulary, as a line in the reader's language and as words in the data.
    pub fn terms<T: Term>(&mut self, label: &str, prefix: &str, terms: impl IntoIterator<Item = T>) {
        let terms: Vec<T> = terms.into_iter().collect();
        let said: Vec<String> =
            terms.iter().map(|term| self.say(format!("{prefix}-{}", slug(term.word())))).collect();
        self.line(label, said.join(", "));
        let words: Vec<&str> = terms.iter().map(|term| term.word()).collect();
        self.data(label, words);
    }

    /// A picture under a heading.
    pub fn drawing(&mut self, heading: &str, lines: Vec<String>) {
        let heading = self.say(heading);
        self.values.drawings.push((heading, lines));
    }
}

/// A text in the middle of so many characters.
pub fn centred(text: &str, width: usize) -> String {
    let free = width.saturating_sub(text.chars().count());
    format!("{}{text}{}", " ".repeat(free / 2), " ".repeat(free - free / 2))
}

/// Two texts at the ends of so many characters.
pub fn apart(left: &str, right: &str, width: usize) -> String {
    let taken = left.chars().count() + right.chars().count();
    format!("{left}{}{right}", " ".repeat(width.saturating_sub(taken)))
}
