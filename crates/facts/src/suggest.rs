//! Which card somebody meant.

use strsim::osa_distance;

use crate::fold;

/// The name nearest to the one written, if one is near: about one wrong letter in four.
pub fn nearest<'a>(written: &str, names: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let wanted = fold(written);
    let letters = wanted.chars().count();
    names
        .filter_map(|name| {
            let apart = osa_distance(&wanted, &fold(name));
            (apart <= letters / 4 + 1 && apart < letters).then_some((apart, name))
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
    }
}
