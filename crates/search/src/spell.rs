//! What a word meant that is written nowhere: a slip of the keyboard, a beginning, or several words in one.

use crate::words::stem;
use crate::{Index, Language};

/// How many words a slip may have meant.
const MOST: usize = 4;

/// How many words a beginning may stand for.
const ENDINGS: usize = 12;

/// A word that may have been meant, and how much it counts.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Guess {
    pub plain: String,
    pub weight: f32,
}

/// The words of the index and the lexicon that are nearest to `plain`.
pub(crate) fn guesses(index: &Index, plain: &str, language: Language) -> Vec<Guess> {
    let length = plain.chars().count();
    if length < 3 || plain.chars().all(|letter| letter.is_ascii_digit()) {
        return Vec::new();
    }
    let most = match length {
        ..=3 => return Vec::new(),
        4..=5 => 1,
        6..=9 => 2,
        _ => 3,
    };
    let wanted: Vec<char> = plain.chars().collect();
    let letters = signature(plain);
    let known = index.written[language as usize].iter().chain(&index.lexicon.known[language as usize]);
    let mut near: Vec<(usize, &str)> = known
        .filter(|word| word.len().abs_diff(plain.len()) <= most + 2)
        .filter(|word| (signature(word) ^ letters).count_ones() as usize <= 2 * most)
        .filter_map(|word| Some((distance(&wanted, word, most)?, word.as_str())))
        .collect();
    near.sort();
    near.dedup();
    let best = near.first().map_or(0, |(distance, _)| *distance);
    let near = near.into_iter().take_while(|(distance, _)| *distance == best).take(MOST);
    let guess = |(distance, word): (usize, &str)| Guess {
        plain: word.to_owned(),
        weight: 1.0 - 0.1 * distance as f32,
    };
    near.map(guess).collect()
}

/// The words that begin with `plain`.
pub(crate) fn endings(index: &Index, plain: &str, language: Language) -> Vec<Guess> {
    if plain.chars().count() < 4 {
        return Vec::new();
    }
    let mut found: Vec<&String> =
        index.written[language as usize].iter().filter(|word| word.starts_with(plain)).collect();
    found.sort_by_key(|word| (word.len(), word.as_str()));
    found.truncate(ENDINGS);
    found.into_iter().map(|word| Guess { plain: word.clone(), weight: 0.8 }).collect()
}

/// The known words of which `plain` is put together, with or without letters between them: `Schild` and `Marker`.
pub(crate) fn parts(plain: &str, language: Language, is_known: &dyn Fn(&str) -> bool) -> Option<Vec<String>> {
    const LINKS: [&str; 7] = ["", "s", "n", "en", "es", "er", "e"];
    let links = if language == Language::De { &LINKS[..] } else { &LINKS[..1] };
    let cuts = plain.char_indices().skip(3).map(|(at, _)| at);
    // The longest first part is the likeliest.
    for at in cuts.collect::<Vec<_>>().into_iter().rev() {
        let (first, rest) = plain.split_at(at);
        if rest.chars().count() < 3 {
            continue;
        }
        for link in links {
            let Some(head) = first.strip_suffix(link).filter(|head| head.chars().count() >= 3) else {
                continue;
            };
            if !is_known(head) {
                continue;
            }
            if is_known(rest) {
                return Some(vec![head.to_owned(), rest.to_owned()]);
            }
            if let Some(more) = parts(rest, language, is_known) {
                return Some(std::iter::once(head.to_owned()).chain(more).collect());
            }
        }
    }
    None
}

/// Whether a word stands in the index or the lexicon, in whatever form.
pub(crate) fn is_known(index: &Index, plain: &str, language: Language) -> bool {
    let stem = stem(plain, language);
    index.lexicon.longest(std::slice::from_ref(&stem), language).is_some()
        || index.term(&stem, language).is_some()
}

/// The letters of a word, one bit each.
fn signature(word: &str) -> u64 {
    word.chars().fold(0, |bits, letter| bits | 1 << (letter as u32 % 61))
}

/// How many letters have to be changed, left out, put in or swapped with their neighbour, if not more than `most`.
fn distance(wanted: &[char], word: &str, most: usize) -> Option<usize> {
    let word: Vec<char> = word.chars().collect();
    if wanted.len().abs_diff(word.len()) > most {
        return None;
    }
    let width = word.len() + 1;
    let mut rows = [vec![0; width], (0..width).collect::<Vec<usize>>(), vec![0; width]];
    for (i, one) in wanted.iter().enumerate() {
        let [before, last, next] = &mut rows;
        next[0] = i + 1;
        for (j, other) in word.iter().enumerate() {
            let mut least = (last[j] + usize::from(one != other)).min(last[j + 1] + 1).min(next[j] + 1);
            if i > 0 && j > 0 && *one == word[j - 1] && wanted[i - 1] == *other {
                least = least.min(before[j - 1] + 1);
            }
            next[j + 1] = least;
        }
        if next.iter().min() > Some(&most) {
            return None;
        }
        rows.rotate_left(1);
    }
    let found = rows[1][width - 1];
    (found <= most).then_some(found)
}

#[cfg(test)]
mod tests {
    use super::{distance, parts};
    use crate::Language;

    #[test]
    fn slips_are_counted() {
        let far = |one: &str, other: &str| distance(&one.chars().collect::<Vec<_>>(), other, 3);
        assert_eq!(far("squadron", "squadron"), Some(0));
        assert_eq!(far("squadorn", "squadron"), Some(1));
        assert_eq!(far("sqadron", "squadron"), Some(1));
        assert_eq!(far("obstrukted", "obstructed"), Some(1));
        assert_eq!(far("brace", "redirect"), None);
    }

    #[test]
    fn a_compound_falls_into_its_words() {
        let known = |word: &str| ["schild", "marker", "angriff", "würfel", "barrel", "roll"].contains(&word);
        let of = |word: &str, language| parts(word, language, &known);
        assert_eq!(of("schildmarker", Language::De), Some(vec!["schild".into(), "marker".into()]));
        assert_eq!(of("angriffswürfel", Language::De), Some(vec!["angriff".into(), "würfel".into()]));
        assert_eq!(of("barrelroll", Language::En), Some(vec!["barrel".into(), "roll".into()]));
        assert_eq!(of("schildkröte", Language::De), None);
    }
}
