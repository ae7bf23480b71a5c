//! German stems, by the CISTEM algorithm of Weissweiler and Fraser (2017).

/// The stem of a word in small letters. Umlauts and their two-letter spellings come out alike.
pub(crate) fn stem(plain: &str) -> String {
    let mut word: Vec<char> = Vec::with_capacity(plain.len());
    for letter in plain.chars() {
        match (letter, word.as_slice()) {
            ('ä', _) => word.push('a'),
            ('ö', _) => word.push('o'),
            ('ü', _) => word.push('u'),
            ('ß', _) => word.extend(['s', 's']),
            // ae, oe and ue are umlauts, but not in “neue”, “Quelle” or “Kurieraue”.
            ('e', [.., 'a' | 'e' | 'q', 'u']) => word.push('e'),
            ('e', [.., _, 'a' | 'o' | 'u']) | ('e', ['a' | 'o' | 'u']) => {}
            (letter, _) => word.push(letter),
        }
    }
    if word.len() >= 6 && word.starts_with(&['g', 'e']) {
        word.drain(..2);
    }
    let mut word = marked(&word);
    while word.len() > 3 {
        let end = |of: [char; 2]| word.ends_with(&of);
        if word.len() > 5 && (end(['e', 'm']) || end(['e', 'r']) || end(['n', 'd'])) {
            word.truncate(word.len() - 2);
        } else if matches!(word.last(), Some('e' | 's' | 'n' | 't')) {
            word.pop();
        } else {
            break;
        }
    }
    unmarked(&word)
}

/// Letters that count as one: sch, ei, ie, and the second of a pair.
fn marked(word: &[char]) -> Vec<char> {
    let mut out: Vec<char> = Vec::with_capacity(word.len());
    let mut at = 0;
    while at < word.len() {
        let (mark, taken) = match &word[at..] {
            ['s', 'c', 'h', ..] => ('$', 3),
            ['e', 'i', ..] => ('%', 2),
            ['i', 'e', ..] => ('&', 2),
            [one, ..] if at > 0 && word[at - 1] == *one && one.is_alphabetic() => ('*', 1),
            [one, ..] => (*one, 1),
            [] => break,
        };
        out.push(mark);
        at += taken;
    }
    out
}

fn unmarked(word: &[char]) -> String {
    let mut out = String::with_capacity(word.len() + 2);
    for mark in word {
        match mark {
            '$' => out.push_str("sch"),
            '%' => out.push_str("ei"),
            '&' => out.push_str("ie"),
            '*' => out.extend(out.chars().next_back()),
            letter => out.push(*letter),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::stem;

    #[test]
    fn forms_of_a_word_have_one_stem() {
        for forms in [
            &["schiff", "schiffe", "schiffes", "schiffen"][..],
            &["würfel", "wuerfel", "würfeln", "würfels"],
            &["staffel", "staffeln"],
            &["schild", "schilde", "schilden", "schildes"],
            &["angriff", "angriffe", "angriffs"],
            &["manöver", "manoever", "manövers"],
            &["überschneidung", "überschneidungen", "ueberschneidung"],
            &["marker", "markern", "markers"],
        ] {
            for form in forms {
                assert_eq!(stem(form), stem(forms[0]), "{form}");
            }
        }
        assert_eq!(stem("neue"), "neu");
        assert_ne!(stem("schub"), stem("schuss"));
    }
}
