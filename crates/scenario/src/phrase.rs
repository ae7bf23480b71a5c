//! A cursor over the words of one phrase, with which a game reads what was written.

use broadside_engine::Gap;

use crate::refused::{Hint, WordWrong};
use crate::suggest;
use crate::word::{Mark, Place, Problem, Word, join, same, words};

/// How many words of a line are tried as a misspelt name.
const LONGEST: usize = 6;

/// A run of words: one table line, one answer, one clause.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The words.
    pub words: Vec<Word>,
    /// Where the words begin; for an empty line, where they would.
    pub start: Place,
    /// Where the words end: what is missing is missing here.
    pub end: Place,
}

impl Line {
    pub(crate) fn new(words: Vec<Word>, fallback: Place) -> Line {
        let start = words.first().map_or(fallback, |word| word.place);
        let end = words.last().map_or(fallback, |word| {
            let quotes = if word.mark == Mark::Quoted { 2 } else { 0 };
            Place { line: word.place.line, column: word.place.column + word.text.chars().count() + quotes }
        });
        Line { words, start, end }
    }

    /// A cursor at the first word.
    pub fn phrase(&self) -> Phrase<'_> {
        Phrase { words: &self.words, at: 0, end: self.end }
    }

    /// Its parts between commas that stand outside parentheses.
    pub(crate) fn parts(&self) -> Vec<Line> {
        let mut depth = 0usize;
        let mut parts = vec![Vec::new()];
        let mut places = vec![self.start];
        for word in &self.words {
            match word.mark {
                Mark::Open => depth += 1,
                Mark::Close => depth = depth.saturating_sub(1),
                Mark::Comma if depth == 0 => {
                    parts.push(Vec::new());
                    places.push(word.place);
                    continue;
                }
                _ => {}
            }
            if let Some(part) = parts.last_mut() {
                part.push(word.clone());
            }
        }
        parts.into_iter().zip(places).map(|(words, place)| Line::new(words, place)).collect()
    }
}

impl std::fmt::Display for Line {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&join(&self.words))
    }
}

/// A cursor over the words of a phrase. A copy is a bookmark.
///
/// ```
/// use broadside_scenario::line;
/// let line = line("brig hull 3");
/// let mut phrase = line.phrase();
/// assert_eq!(phrase.word("a piece")?, "brig");
/// assert!(phrase.eat("hull"));
/// assert_eq!(phrase.number::<u8>("the hull")?, 3);
/// phrase.end()?;
/// # Ok::<(), broadside_scenario::Problem>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Phrase<'a> {
    words: &'a [Word],
    at: usize,
    end: Place,
}

impl<'a> Phrase<'a> {
    /// Where the next word stands, or where it would.
    pub fn place(&self) -> Place {
        self.words.get(self.at).map_or(self.end, |word| word.place)
    }

    /// A problem with the next word.
    pub fn problem(&self, message: impl Into<Gap>) -> Problem {
        Problem::at(self.place(), message)
    }

    /// The next word, which stays.
    pub fn peek(&self) -> Option<&'a str> {
        self.words.get(self.at).map(|word| word.text.as_str())
    }

    /// Whether nothing is left.
    pub fn is_empty(&self) -> bool {
        self.at >= self.words.len()
    }

    /// The next word. Without one the message says that `what` is missing: "a colour".
    pub fn word(&mut self, what: impl Into<Gap>) -> Result<&'a str, Problem> {
        match self.words.get(self.at) {
            Some(word) => {
                self.at += 1;
                Ok(&word.text)
            }
            None => Err(self.problem(WordWrong::Missing { what: what.into(), hint: Hint::None })),
        }
    }

    /// Takes the next words if they are these (one or several, capitals do not matter).
    pub fn eat(&mut self, text: &str) -> bool {
        let mark = self.at;
        for wanted in text.split_whitespace() {
            if !self.peek().is_some_and(|word| same(word, wanted)) {
                self.at = mark;
                return false;
            }
            self.at += 1;
        }
        true
    }

    /// Takes the next word if it is this verb, as in "spends" or in "may spend".
    pub fn verb(&mut self, verb: &str) -> bool {
        self.eat(verb) || self.eat(&format!("{verb}s")) || self.eat(&format!("{verb}es"))
    }

    /// Takes these words or says that they are missing.
    pub fn expect(&mut self, text: &str) -> Result<(), Problem> {
        if self.eat(text) {
            return Ok(());
        }
        let wanted = text.to_owned();
        Err(self.problem(match self.peek() {
            Some(found) => WordWrong::BelongsInstead { wanted, found: found.to_owned() },
            None => WordWrong::Belongs { wanted },
        }))
    }

    /// A whole number, in digits (with a sign, if need be) or as a word up to ten.
    pub fn number<N: TryFrom<i64>>(&mut self, what: impl Into<Gap>) -> Result<N, Problem> {
        let (before, what) = (*self, what.into());
        let word = self.word(what.clone())?;
        let words = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
        let named = words.iter().position(|w| same(w, word)).map(|n| n as i64);
        let number = named.or_else(|| word.parse().ok());
        number.and_then(|n| N::try_from(n).ok()).ok_or_else(|| {
            *self = before;
            let found = word.to_owned();
            before.problem(match number {
                Some(_) => WordWrong::NumberTooFar { what, found },
                None => WordWrong::NoNumber { what, found },
            })
        })
    }

    /// A number with or without decimals: millimetres, degrees.
    pub fn decimal(&mut self, what: impl Into<Gap>) -> Result<f64, Problem> {
        let (before, what) = (*self, what.into());
        let word = self.word(what.clone())?;
        match word.parse::<f64>() {
            Ok(number) if number.is_finite() => Ok(number),
            _ => {
                *self = before;
                Err(before.problem(WordWrong::NoNumber { what, found: word.to_owned() }))
            }
        }
    }

    /// One of several names, each of one word or more. The longest that fits is taken; a near miss is suggested.
    pub fn one_of<'n, T>(
        &mut self,
        what: impl Into<Gap>,
        names: impl IntoIterator<Item = (&'n str, T)>,
    ) -> Result<T, Problem> {
        let mut seen = Vec::new();
        let names = names.into_iter().inspect(|(name, _)| seen.push(*name));
        match self.longest(names) {
            Some(value) => Ok(value),
            None => Err(self.unknown(what.into(), &seen)),
        }
    }

    /// Takes the longest of several names that stands here.
    fn longest<'n, T>(&mut self, names: impl Iterator<Item = (&'n str, T)>) -> Option<T> {
        let mut best: Option<(usize, T)> = None;
        for (name, value) in names {
            if let Some(length) = self.length_of(name)
                && best.as_ref().is_none_or(|(longest, _)| length > *longest)
            {
                best = Some((length, value));
            }
        }
        let (length, value) = best?;
        self.at += length;
        Some(value)
    }

    /// Takes one of several names, if one stands here.
    pub fn try_one_of<'n, T>(&mut self, names: impl IntoIterator<Item = (&'n str, T)>) -> Option<T> {
        self.longest(names.into_iter())
    }

    /// How many words the name takes up here, if it stands here.
    fn length_of(&self, name: &str) -> Option<usize> {
        let rest = &self.words[self.at.min(self.words.len())..];
        if rest.first().is_some_and(|word| same(&word.text, name)) {
            return Some(1);
        }
        let (parts, _) = words(name, 0).ok()?;
        let fits = !parts.is_empty()
            && parts.len() <= rest.len()
            && parts.iter().zip(rest).all(|(part, word)| same(&part.text, &word.text));
        fits.then_some(parts.len())
    }

    fn unknown(&self, what: Gap, names: &[&str]) -> Problem {
        let Some(word) = self.peek() else {
            let hint = suggest::hint("", names.iter().copied());
            return self.problem(WordWrong::Missing { what, hint });
        };
        // A name of several words may be misspelt in any of them, and more may follow it.
        let rest = &self.words[self.at..];
        let parts: Vec<String> = (1..=rest.len().min(LONGEST)).map(|count| join(&rest[..count])).collect();
        match suggest::nearest_of(&parts, names) {
            Some((part, near)) => {
                let (found, near) = (part.to_owned(), near.to_owned());
                self.problem(WordWrong::NotOne { what, found, hint: Hint::Near { near } })
            }
            None => {
                let (found, hint) = (word.to_owned(), suggest::hint(word, names.iter().copied()));
                self.problem(WordWrong::NotOne { what, found, hint })
            }
        }
    }

    /// Takes a comma or an "and".
    pub fn comma(&mut self) -> bool {
        let comma = self.words.get(self.at).is_some_and(|word| word.mark == Mark::Comma);
        if comma {
            self.at += 1;
            self.eat("and");
            return true;
        }
        self.eat("and")
    }

    /// Everything that is left, as text.
    pub fn rest(&mut self) -> String {
        let text = join(&self.words[self.at.min(self.words.len())..]);
        self.at = self.words.len();
        text
    }

    /// Nothing may be left.
    pub fn end(&self) -> Result<(), Problem> {
        if self.is_empty() {
            return Ok(());
        }
        let rest = join(&self.words[self.at..]);
        Err(self.problem(WordWrong::LeftOver { rest }))
    }
}

/// The words of a text as a line of their own, for tests and for programs that write phrases.
///
/// # Panics
///
/// When a quote is not closed.
pub fn line(text: &str) -> Line {
    match words(text, 1) {
        Ok((found, _)) => Line::new(found, Place { line: 1, column: 1 }),
        Err(problem) => panic!("{problem}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_name_is_taken() {
        let names = [("Star", 1), ("Star Destroyer", 2), ("Han Solo (Falcon)", 3)];
        let read = |text: &str| line(text).phrase().one_of("a ship", names).map_err(|p| p.words());
        assert_eq!(read("star destroyer rest"), Ok(2));
        assert_eq!(read("Star trooper"), Ok(1));
        assert_eq!(read("han solo (falcon)"), Ok(3));
        assert_eq!(read("\"Han Solo (Falcon)\""), Ok(3));
        assert_eq!(read("sart").unwrap_err(), "“sart” is not a ship; did you mean “Star”?");
        assert_eq!(
            read("xyz").unwrap_err(),
            "“xyz” is not a ship; there are Star, Star Destroyer, Han Solo (Falcon)"
        );
    }

    #[test]
    fn numbers_are_digits_or_words() {
        let read = |text: &str| line(text).phrase().number::<u8>("the speed").map_err(|p| p.to_string());
        assert_eq!(read("three"), Ok(3));
        assert_eq!(read("12"), Ok(12));
        assert_eq!(read("x").unwrap_err(), "1:1: the speed must be a number, not “x”");
        assert_eq!(read("-1").unwrap_err(), "1:1: the speed must be a number, and “-1” is out of range");
        assert_eq!(read("").unwrap_err(), "1:1: the speed is missing here");
    }

    #[test]
    fn verbs_come_in_two_forms() {
        for text in ["spend", "spends", "Spends"] {
            assert!(line(text).phrase().verb("spend"));
        }
        assert!(line("passes").phrase().verb("pass"));
        assert!(!line("spent").phrase().verb("spend"));
    }

    #[test]
    fn parts_stand_between_commas_outside_parentheses() {
        let parts: Vec<_> = line("a b, c (d, e), f").parts().iter().map(Line::to_string).collect();
        assert_eq!(parts, ["a b", "c (d, e)", "f"]);
    }
}
