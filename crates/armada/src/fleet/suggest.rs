//! Which card somebody meant.

use crate::facts::fold;

/// The name nearest to the one written, if one is near: about one wrong letter in four.
pub(super) fn nearest<'a>(written: &str, names: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let wanted: Vec<char> = fold(written).chars().collect();
    names
        .filter_map(|name| {
            let folded: Vec<char> = fold(name).chars().collect();
            let apart = distance(&wanted, &folded);
            (apart <= wanted.len() / 4 + 1 && apart < wanted.len()).then_some((apart, name))
        })
        .min()
        .map(|(_, name)| name)
}

/// How many letters must be inserted, removed or replaced.
fn distance(a: &[char], b: &[char]) -> usize {
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let replaced = diagonal + usize::from(x != y);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_misspelt_name_finds_its_neighbour() {
        let names = ["Gunnery Team", "Sensor Team", "Engine Techs"];
        assert_eq!(nearest("Gunery Teem", names.into_iter()), Some("Gunnery Team"));
        assert_eq!(nearest("Admiral Ackbar", names.into_iter()), None);
        assert_eq!(nearest("", names.into_iter()), None);
    }
}
