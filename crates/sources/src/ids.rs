//! Rule ids in prose.

/// What an id begins with.
const GAMES: [&str; 2] = ["armada", "xwing"];

fn is_part(c: char) -> bool {
    c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-' || c == '.'
}

/// The rule ids in a text: a game, topics, and a number of two digits. What stands in double quotes is an example.
///
/// ```
/// let found = broadside_sources::ids_in("Once only (armada.card.flag-bridge.02), not \"armada.round.01\".");
/// assert_eq!(found, ["armada.card.flag-bridge.02"]);
/// ```
pub fn ids_in(text: &str) -> Vec<String> {
    let unquoted = text.split('"').step_by(2);
    unquoted.flat_map(|part| part.split(|c| !is_part(c))).filter_map(id).collect()
}

/// The id that a word is, without the full stop of its sentence.
fn id(word: &str) -> Option<String> {
    let word = word.trim_end_matches(['.', '-']);
    let (game, rest) = word.split_once('.')?;
    let number = rest.rsplit_once('.')?.1;
    let number = number.strip_suffix("-rr1").unwrap_or(number);
    let two_digits = number.len() == 2 && number.bytes().all(|b| b.is_ascii_digit());
    (GAMES.contains(&game) && two_digits).then(|| word.to_owned())
}

/// What is left of ids that are not written whole: ".09" in "armada.attack.08, .09", "–12" behind an id.
///
/// ```
/// assert_eq!(broadside_sources::shortened("as in armada.attack.08, .09"), [".09"]);
/// assert_eq!(broadside_sources::shortened("armada.attack.08–12"), ["–12"]);
/// assert!(broadside_sources::shortened("armada.attack.08, armada.attack.09; 0.25").is_empty());
/// ```
pub fn shortened(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let unquoted: Vec<&str> = text.split('"').step_by(2).collect();
    for word in unquoted.iter().flat_map(|part| part.split(|c: char| !(is_part(c) || c == '–'))) {
        for (at, part) in word.split('–').enumerate() {
            let number = part.trim_end_matches('.').trim_start_matches('.');
            let two_digits = number.len() == 2 && number.bytes().all(|b| b.is_ascii_digit());
            let behind_an_id = at > 0 && word.split('–').next().and_then(id).is_some();
            if two_digits && behind_an_id {
                found.push(format!("–{}", part.trim_end_matches('.')));
            } else if two_digits && part.starts_with('.') && !part.starts_with("..") {
                found.push(part.trim_end_matches('.').to_owned());
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_end_with_their_number() {
        assert_eq!(
            ids_in("armada.attack.07, xwing.card.han-solo.01; armada.evade.02-rr1."),
            ["armada.attack.07", "xwing.card.han-solo.01", "armada.evade.02-rr1"]
        );
        assert!(ids_in("armada.card.*, armada.attack, chess.x.01, armada.ship.4").is_empty());
    }

    #[test]
    fn ranges_and_loose_numbers_are_short() {
        assert_eq!(shortened("(armada.attack.08–.12)"), ["–.12"]);
        assert_eq!(shortened("armada.attack.08 and .12."), [".12"]);
        assert!(shortened("a pose at .. 12, 1.25 mm, x.01").is_empty());
    }
}
