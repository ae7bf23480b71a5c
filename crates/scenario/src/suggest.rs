//! Near misses: which word somebody meant.

use strsim::osa_distance;

use crate::word::same;

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

/// `; did you mean “x”?` or, without a near miss, `; TELL` with the candidates, if they are few.
pub(crate) fn hint<'a>(
    word: &str,
    tell: &str,
    candidates: impl IntoIterator<Item = &'a str> + Clone,
) -> String {
    if let Some(near) = nearest(word, candidates.clone()) {
        return format!("; did you mean “{near}”?");
    }
    let mut all: Vec<&str> = Vec::new();
    for candidate in candidates {
        if !all.contains(&candidate) {
            all.push(candidate);
        }
    }
    match all.as_slice() {
        [] => String::new(),
        all if all.len() > 16 => {
            format!("; {tell} {}, … ({} in all)", all[..12].join(", "), all.len())
        }
        all => format!("; {tell} {}", all.join(", ")),
    }
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
