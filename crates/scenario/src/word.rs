//! Lines of a scenario file as words.

use broadside_engine::{Gap, Reason};
use broadside_texts::Language;

use crate::refused::FileWrong;

/// A place in a file; lines and columns count from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The column, in characters.
    pub column: usize,
}

/// What is wrong at a place, and what would be right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Where.
    pub place: Place,
    /// What is wrong: a reason, or words for whoever runs the file, which no page shows.
    pub message: Gap,
}

impl Problem {
    /// A problem at a place.
    pub fn at(place: Place, message: impl Into<Gap>) -> Problem {
        Problem { place, message: message.into() }
    }

    /// What is wrong, in English.
    pub fn words(&self) -> String {
        match &self.message {
            Gap::Reason(reason) => Language::En.reason(reason),
            words => words.to_string(),
        }
    }
}

impl From<Reason> for Problem {
    /// A problem without a place.
    fn from(reason: Reason) -> Problem {
        Problem::at(Place::default(), reason)
    }
}

impl std::fmt::Display for Problem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}: {}", self.place.line, self.place.column, self.words())
    }
}

/// What a word is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A plain word.
    Plain,
    /// A text in quotes: one word, whatever stands in it.
    Quoted,
    /// A comma.
    Comma,
    /// An opening parenthesis.
    Open,
    /// A closing parenthesis.
    Close,
}

/// One word of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    /// Its text, without quotes.
    pub text: String,
    /// What it is.
    pub mark: Mark,
    /// Where it begins.
    pub place: Place,
}

impl Word {
    /// Whether this is the plain word `text`, in capitals or not.
    pub fn is(&self, text: &str) -> bool {
        self.mark == Mark::Plain && same(&self.text, text)
    }
}

/// Whether two words are the same but for capitals.
pub(crate) fn same(a: &str, b: &str) -> bool {
    a.chars().flat_map(char::to_lowercase).eq(b.chars().flat_map(char::to_lowercase))
}

/// The words of one line, and the comment behind them.
pub(crate) fn words(text: &str, line: usize) -> Result<(Vec<Word>, Option<Comment>), Problem> {
    let chars: Vec<char> = text.chars().collect();
    let mut words = Vec::new();
    let mut at = 0;
    while at < chars.len() {
        let place = Place { line, column: at + 1 };
        let apart = at == 0 || chars[at - 1].is_whitespace();
        let mut push = |mark, text: String| words.push(Word { text, mark, place });
        match chars[at] {
            c if c.is_whitespace() => at += 1,
            '#' if apart => return Ok((words, Some(Comment::new(&chars, at + 1, line)))),
            '/' if apart && chars.get(at + 1) == Some(&'/') => {
                return Ok((words, Some(Comment::new(&chars, at + 2, line))));
            }
            quote @ ('"' | '“') => {
                let end = if quote == '"' { "\"" } else { "”" };
                let Some(length) = chars[at + 1..].iter().position(|c| end.starts_with(*c)) else {
                    return Err(Problem::at(place, FileWrong::QuoteOpen { end }));
                };
                push(Mark::Quoted, chars[at + 1..at + 1 + length].iter().collect());
                at += length + 2;
            }
            c @ (',' | '(' | ')') => {
                let mark = match c {
                    ',' => Mark::Comma,
                    '(' => Mark::Open,
                    _ => Mark::Close,
                };
                push(mark, c.into());
                at += 1;
            }
            _ => {
                let ends = |c: &char| c.is_whitespace() || matches!(c, ',' | '(' | ')' | '"' | '“');
                let length = chars[at..].iter().position(ends).unwrap_or(chars.len() - at);
                push(Mark::Plain, chars[at..at + length].iter().collect());
                at += length;
            }
        }
    }
    Ok((words, None))
}

/// Where the comment of a line begins, if quotes mean nothing: in the text of a question.
pub(crate) fn comment_start(text: &str) -> usize {
    let mut before = ' ';
    for (at, c) in text.char_indices() {
        if before.is_whitespace() && (c == '#' || text[at..].starts_with("//")) {
            return at;
        }
        before = c;
    }
    text.len()
}

/// The text behind a `#`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Comment {
    words: Vec<(String, Place)>,
}

impl Comment {
    fn new(chars: &[char], from: usize, line: usize) -> Comment {
        let mut words = Vec::new();
        let mut at = from;
        while at < chars.len() {
            if chars[at].is_whitespace() {
                at += 1;
                continue;
            }
            let length = chars[at..].iter().position(|c| c.is_whitespace()).unwrap_or(chars.len() - at);
            let place = Place { line, column: at + 1 };
            words.push((chars[at..at + length].iter().collect(), place));
            at += length;
        }
        Comment { words }
    }

    /// The words that have the shape of a rule's id: `armada.attack.12`.
    pub(crate) fn ids(&self) -> impl Iterator<Item = (&str, Place)> {
        self.words.iter().filter_map(|(word, place)| {
            let word = word.trim_matches([',', ';', ':', '.', '(', ')']);
            has_shape_of_id(word).then_some((word, *place))
        })
    }

    /// Whether it holds ids and nothing else.
    pub(crate) fn only_ids(&self) -> bool {
        !self.words.is_empty() && self.ids().count() == self.words.len()
    }
}

/// Three or more parts with dots between them, the first of letters.
fn has_shape_of_id(word: &str) -> bool {
    let fits = |part: &str| !part.is_empty() && part.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
    word.split('.').count() >= 3
        && word.split('.').all(fits)
        && word.chars().next().is_some_and(|c| c.is_ascii_alphabetic())
}

/// Words as they would be written.
pub(crate) fn join(words: &[Word]) -> String {
    let mut text = String::new();
    let mut apart = false;
    for word in words {
        if apart && !matches!(word.mark, Mark::Comma | Mark::Close) {
            text.push(' ');
        }
        match word.mark {
            Mark::Quoted if word.text.contains('"') => text.extend(["“", &word.text, "”"]),
            Mark::Quoted => text.extend(["\"", &word.text, "\""]),
            _ => text.push_str(&word.text),
        }
        apart = word.mark != Mark::Open;
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(line: &str) -> Vec<String> {
        words(line, 1).unwrap().0.into_iter().map(|w| w.text).collect()
    }

    #[test]
    fn commas_quotes_and_parentheses_end_words() {
        assert_eq!(texts("see a,b (c +1)"), ["see", "a", ",", "b", "(", "c", "+1", ")"]);
        assert_eq!(texts("  x \"a, # b\" “c \"d\"” y"), ["x", "a, # b", "c \"d\"", "y"]);
        assert_eq!(texts("front -> rear // why"), ["front", "->", "rear"]);
        assert_eq!(texts("no#comment here # but this"), ["no#comment", "here"]);
    }

    #[test]
    fn columns_count_characters() {
        let (found, _) = words("  ä see", 3).unwrap();
        assert_eq!(found[1].place, Place { line: 3, column: 5 });
    }

    #[test]
    fn a_quote_that_is_not_closed_is_told() {
        let problem = words("see \"abc", 4).unwrap_err();
        assert_eq!(problem.to_string(), "4:5: this quote is never closed; add \"");
    }

    #[test]
    fn ids_are_told_from_remarks() {
        let ids = |line: &str| {
            let (_, comment) = words(line, 1).unwrap();
            comment.unwrap().ids().map(|(id, _)| id.to_owned()).collect::<Vec<_>>()
        };
        assert_eq!(ids("x # armada.attack.12, xwing.card.x.01 why"), ["armada.attack.12", "xwing.card.x.01"]);
        assert!(ids("x # e.g. in 1.4.2 there is a.b").is_empty());
    }

    #[test]
    fn joined_words_are_the_same_words() {
        for line in ["a, b (c, d) e", "x \"y z\" “q \"r\"”", "( a )"] {
            let (found, _) = words(line, 1).unwrap();
            let text = join(&found);
            let strip = |w: Vec<Word>| w.into_iter().map(|w| (w.text, w.mark)).collect::<Vec<_>>();
            assert_eq!(strip(words(&text, 1).unwrap().0), strip(found), "{text}");
        }
    }
}
