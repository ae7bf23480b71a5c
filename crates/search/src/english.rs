//! English stems, by Porter's algorithm (1980).

/// The stem of a word in small letters; what has other letters than a to z stays as it is.
pub(crate) fn stem(plain: &str) -> String {
    if plain.len() <= 2 || !plain.bytes().all(|letter| letter.is_ascii_lowercase()) {
        return plain.to_owned();
    }
    let mut word = Stem { letters: plain.as_bytes().to_vec() };
    word.plurals();
    word.pasts();
    word.last_y();
    word.swap_long(&[
        ("ational", "ate"),
        ("tional", "tion"),
        ("enci", "ence"),
        ("anci", "ance"),
        ("izer", "ize"),
        ("abli", "able"),
        ("alli", "al"),
        ("entli", "ent"),
        ("eli", "e"),
        ("ousli", "ous"),
        ("ization", "ize"),
        ("ation", "ate"),
        ("ator", "ate"),
        ("alism", "al"),
        ("iveness", "ive"),
        ("fulness", "ful"),
        ("ousness", "ous"),
        ("aliti", "al"),
        ("iviti", "ive"),
        ("biliti", "ble"),
    ]);
    word.swap_long(&[
        ("icate", "ic"),
        ("ative", ""),
        ("alize", "al"),
        ("iciti", "ic"),
        ("ical", "ic"),
        ("ful", ""),
        ("ness", ""),
    ]);
    word.last_suffix();
    word.last_e();
    String::from_utf8(word.letters).unwrap_or_else(|_| plain.to_owned())
}

struct Stem {
    letters: Vec<u8>,
}

impl Stem {
    fn is_consonant(&self, at: usize) -> bool {
        match self.letters[at] {
            b'a' | b'e' | b'i' | b'o' | b'u' => false,
            b'y' => at == 0 || !self.is_consonant(at - 1),
            _ => true,
        }
    }

    /// How often a vowel is followed by a consonant in the first `len` letters.
    fn measure(&self, len: usize) -> usize {
        (1..len).filter(|at| self.is_consonant(*at) && !self.is_consonant(at - 1)).count()
    }

    fn has_vowel(&self, len: usize) -> bool {
        (0..len).any(|at| !self.is_consonant(at))
    }

    fn doubled(&self) -> bool {
        let len = self.letters.len();
        len >= 2 && self.letters[len - 1] == self.letters[len - 2] && self.is_consonant(len - 1)
    }

    /// Whether the first `len` letters end in consonant, vowel, consonant, and the last is not w, x or y.
    fn short(&self, len: usize) -> bool {
        len >= 3
            && self.is_consonant(len - 3)
            && !self.is_consonant(len - 2)
            && self.is_consonant(len - 1)
            && !matches!(self.letters[len - 1], b'w' | b'x' | b'y')
    }

    /// The length without the ending, if it has that.
    fn before(&self, ending: &str) -> Option<usize> {
        let has = self.letters.ends_with(ending.as_bytes()) && self.letters.len() > ending.len();
        has.then(|| self.letters.len() - ending.len())
    }

    fn put(&mut self, len: usize, ending: &str) {
        self.letters.truncate(len);
        self.letters.extend_from_slice(ending.as_bytes());
    }

    fn plurals(&mut self) {
        if let Some(len) = self.before("sses").or_else(|| self.before("ies")) {
            self.letters.truncate(len + if self.letters.ends_with(b"sses") { 2 } else { 1 });
        } else if self.before("ss").is_none()
            && let Some(len) = self.before("s")
        {
            self.letters.truncate(len);
        }
    }

    fn pasts(&mut self) {
        if let Some(len) = self.before("eed") {
            if self.measure(len) > 0 {
                self.letters.truncate(len + 2);
            }
            return;
        }
        let Some(len) = self.before("ed").or_else(|| self.before("ing")).filter(|len| self.has_vowel(*len))
        else {
            return;
        };
        self.letters.truncate(len);
        if ["at", "bl", "iz"].iter().any(|end| self.before(end).is_some()) {
            self.letters.push(b'e');
        } else if self.doubled() && !matches!(self.letters.last(), Some(b'l' | b's' | b'z')) {
            self.letters.pop();
        } else if self.measure(len) == 1 && self.short(self.letters.len()) {
            self.letters.push(b'e');
        }
    }

    fn last_y(&mut self) {
        if let Some(len) = self.before("y").filter(|len| self.has_vowel(*len)) {
            self.put(len, "i");
        }
    }

    /// Swaps the first ending that fits, if enough stays before it.
    fn swap_long(&mut self, endings: &[(&str, &str)]) {
        if let Some((len, other)) = endings.iter().find_map(|(end, other)| Some((self.before(end)?, *other)))
            && self.measure(len) > 0
        {
            self.put(len, other);
        }
    }

    fn last_suffix(&mut self) {
        const ENDINGS: [&str; 19] = [
            "ement", "ance", "ence", "able", "ible", "ment", "ant", "ent", "ion", "ism", "ate", "iti", "ous",
            "ive", "ize", "al", "er", "ic", "ou",
        ];
        if let Some((len, end)) = ENDINGS.iter().find_map(|end| Some((self.before(end)?, *end)))
            && self.measure(len) > 1
            && (end != "ion" || matches!(self.letters[len - 1], b's' | b't'))
        {
            self.letters.truncate(len);
        }
    }

    fn last_e(&mut self) {
        if let Some(len) = self.before("e") {
            let measure = self.measure(len);
            if measure > 1 || measure == 1 && !self.short(len) {
                self.letters.truncate(len);
            }
        }
        if self.measure(self.letters.len()) > 1 && self.doubled() && self.letters.ends_with(b"l") {
            self.letters.pop();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::stem;

    #[test]
    fn forms_of_a_word_have_one_stem() {
        for forms in [
            &["attack", "attacks", "attacked", "attacking"][..],
            &["activate", "activates", "activated", "activating", "activation"],
            &["destroy", "destroyed", "destroying"],
            &["obstruct", "obstructed", "obstruction"],
            &["overlap", "overlaps", "overlapped", "overlapping"],
            &["reroll", "rerolled", "rerolling"],
            &["squadron", "squadrons"],
            &["ability", "abilities"],
        ] {
            for form in forms {
                assert_eq!(stem(form), stem(forms[0]), "{form}");
            }
        }
    }

    #[test]
    fn the_stems_are_porters() {
        for (word, wanted) in [
            ("caresses", "caress"),
            ("ponies", "poni"),
            ("agreed", "agre"),
            ("plastered", "plaster"),
            ("hopping", "hop"),
            ("filing", "file"),
            ("happy", "happi"),
            ("relational", "relat"),
            ("conditional", "condit"),
            ("electrical", "electr"),
            ("adjustment", "adjust"),
            ("probate", "probat"),
            ("rate", "rate"),
            ("controll", "control"),
        ] {
            assert_eq!(stem(word), wanted, "{word}");
        }
    }
}
