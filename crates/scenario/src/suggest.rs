//! Near misses: which word somebody meant.

use strsim::osa_distance;

use crate::refused::Hint;
use crate::word::same;

/// So many candidates are listed; of more than these the first ones.
const MOST: usize = 16;
const FIRST: usize = 12;

/// The candidate that looks most like `word`, if any looks like it.
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    near(word, candidates).map(|(_, candidate)| candidate)
}

/// The nearest candidate and how far it is.
fn near<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<(usize, &'a str)> {
    let wanted = word.to_lowercase();
    let allowed = wanted.chars().count() / 4 + 1;
    candidates
        .into_iter()
        .map(|c| (osa_distance(&wanted, &c.to_lowercase()), c))
        .filter(|(d, c)| *d <= allowed && *d < c.chars().count() && !same(word, c))
        .min_by_key(|(d, _)| *d)
}

/// The one of several texts that comes nearest to a candidate, with that candidate.
pub(crate) fn nearest_of<'t, 'a>(texts: &'t [String], candidates: &[&'a str]) -> Option<(&'t str, &'a str)> {
    texts
        .iter()
        .filter_map(|text| near(text, candidates.iter().copied()).map(|(d, near)| (d, text, near)))
        .min_by_key(|(d, ..)| *d)
        .map(|(_, text, near)| (text.as_str(), near))
}

/// What might have been meant by a word: what comes near it, or what there is.
pub(crate) fn hint<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str> + Clone) -> Hint {
    if let Some(near) = nearest(word, candidates.clone()) {
        return Hint::Near { near: near.to_owned() };
    }
    match (listed(candidates), word.is_empty()) {
        ((_, 0), _) => Hint::None,
        ((names, count), true) if count > MOST => Hint::OneOfMany { names, count },
        ((names, _), true) => Hint::OneOf { names },
        ((names, count), false) if count > MOST => Hint::ThereAreMany { names, count },
        ((names, _), false) => Hint::ThereAre { names },
    }
}

/// What there is.
pub(crate) fn all<'a>(candidates: impl IntoIterator<Item = &'a str>) -> Hint {
    match listed(candidates) {
        (_, 0) => Hint::None,
        (names, count) if count > MOST => Hint::ThereAreMany { names, count },
        (names, _) => Hint::ThereAre { names },
    }
}

/// The candidates, each once and not too many of them, and how many there are.
fn listed<'a>(candidates: impl IntoIterator<Item = &'a str>) -> (String, usize) {
    let mut all: Vec<&str> = Vec::new();
    for candidate in candidates {
        if !all.contains(&candidate) {
            all.push(candidate);
        }
    }
    let count = all.len();
    all.truncate(if count > MOST { FIRST } else { count });
    (all.join(", "), count)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_find_their_word() {
        let words = ["question", "game", "table", "play"];
        assert_eq!(nearest("quesiton", words), Some("question"));
        assert_eq!(nearest("tabel", words), Some("table"));
        assert_eq!(nearest("PLAY", ["play"]), None);
        assert_eq!(nearest("zzz", words), None);
        assert_eq!(nearest("a", ["b"]), None);
    }
}
