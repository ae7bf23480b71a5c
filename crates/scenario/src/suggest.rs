//! Near misses: which word somebody meant.

use strsim::osa_distance;

use crate::word::same;

/// The candidate that looks most like `word`, if any looks like it.
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let wanted = word.to_lowercase();
    let allowed = wanted.chars().count() / 4 + 1;
    candidates
        .into_iter()
        .map(|c| (osa_distance(&wanted, &c.to_lowercase()), c))
        .filter(|(d, c)| *d <= allowed && *d < c.chars().count() && !same(word, c))
        .min_by_key(|(d, _)| *d)
        .map(|(_, c)| c)
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
