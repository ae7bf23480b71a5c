//! Cutting text into words, and words down to their stems.

use crate::Language;
use crate::{english, german};

/// A word of a text: where it stands, and how it is written in small letters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Word {
    /// Where it begins and ends, in bytes.
    pub span: (usize, usize),
    /// Small letters, without apostrophes.
    pub plain: String,
}

/// The words of a text in order. An apostrophe inside a word belongs to it; an English genitive's is dropped with its s.
pub(crate) fn words(text: &str) -> Vec<Word> {
    let mut found = Vec::new();
    let mut start = None;
    let mut letters = text.char_indices().peekable();
    while let Some((at, letter)) = letters.next() {
        let next = letters.peek().is_some_and(|(_, next)| next.is_alphanumeric());
        let inside = letter.is_alphanumeric() || start.is_some() && is_apostrophe(letter) && next;
        if inside {
            start.get_or_insert(at);
        }
        let end = at + letter.len_utf8();
        match start {
            Some(begin) if !inside => {
                found.push(word(text, begin, at));
                start = None;
            }
            Some(begin) if end == text.len() => found.push(word(text, begin, end)),
            _ => {}
        }
    }
    found
}

fn is_apostrophe(letter: char) -> bool {
    matches!(letter, '\'' | '’')
}

fn word(text: &str, begin: usize, end: usize) -> Word {
    let written = &text[begin..end];
    let bare = ["'s", "’s"].into_iter().find_map(|genitive| written.strip_suffix(genitive));
    let letters = bare.unwrap_or(written).chars().filter(|letter| !is_apostrophe(*letter));
    Word { span: (begin, end), plain: letters.flat_map(char::to_lowercase).map(bare_of_accent).collect() }
}

/// The letter without an accent; umlauts keep theirs, since they tell German words apart.
fn bare_of_accent(letter: char) -> char {
    match letter {
        'á' | 'à' | 'â' | 'ã' | 'å' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        'ó' | 'ò' | 'ô' | 'õ' => 'o',
        'ú' | 'ù' | 'û' => 'u',
        'ç' => 'c',
        'ñ' => 'n',
        letter => letter,
    }
}

/// What is left of a word in small letters without its endings.
pub(crate) fn stem(plain: &str, language: Language) -> String {
    match language {
        Language::En => english::stem(plain),
        Language::De => german::stem(plain),
    }
}

#[cfg(test)]
mod tests {
    use super::words;

    #[test]
    fn words_have_no_apostrophes_and_know_their_place() {
        let plain = |text: &str| words(text).into_iter().map(|word| word.plain).collect::<Vec<_>>();
        assert_eq!(
            plain("Can't the ship's 2 dice be re-rolled?"),
            ["cant", "the", "ship", "2", "dice", "be", "re", "rolled"]
        );
        assert_eq!(plain("Padmé"), ["padme"]);
        assert_eq!(plain("‘Dutch’ Vander’s"), ["dutch", "vander"]);
        let text = "— Würfel";
        let (begin, end) = words(text)[0].span;
        assert_eq!(&text[begin..end], "Würfel");
    }
}
