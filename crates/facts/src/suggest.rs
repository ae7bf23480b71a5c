//! Which card somebody meant.

use strsim::osa_distance;

use crate::fold;

/// The most letters of a word that could be a misspelt name.
const LONGEST: usize = 64;

/// The name nearest to the one written, if one is near: about one wrong letter in four. It is cheap to ask often: a name that
/// is too long or too short by more than that is not compared letter by letter.
pub fn nearest<'a>(written: &str, names: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let wanted = fold(written);
    let letters = wanted.chars().count();
    if letters > LONGEST {
        return None;
    }
    let most = letters / 4 + 1;
    names
        .filter_map(|name| {
            let known = fold(name);
            if known.chars().count().abs_diff(letters) > most {
                return None;
            }
            let apart = osa_distance(&wanted, &known);
            (apart <= most && apart < letters).then_some((apart, name))
        })
        .min()
        .map(|(_, name)| name)
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
        assert_eq!(nearest(&"x".repeat(10_000), names.into_iter()), None);
    }
}
