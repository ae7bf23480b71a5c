//! Near misses: which id somebody meant.

use strsim::osa_distance;

use crate::{Index, RuleId};

/// How many near misses are worth reading.
const MOST: usize = 3;

/// The ids that look most like `id`, the nearest first.
pub(crate) fn nearest(index: &Index, id: &str) -> Vec<RuleId> {
    let wanted = id.trim().to_lowercase();
    let (topic, number) = wanted.rsplit_once('.').unwrap_or((&wanted, ""));
    let mut near: Vec<(usize, &RuleId)> = index
        .statements()
        .iter()
        .filter_map(|s| {
            let (its_topic, its_number) = s.id.as_str().rsplit_once('.').unwrap_or((s.id.as_str(), ""));
            let topics = osa_distance(topic, its_topic);
            let allowed = topic.len() / 5 + 1;
            (topics <= allowed).then(|| (4 * topics + number_distance(number, its_number), &s.id))
        })
        .collect();
    near.sort();
    // The same number in the nearest topic is what was meant; otherwise, whatever is about as near.
    let best = near.first().map_or(0, |&(distance, _)| distance);
    let enough = if best.is_multiple_of(4) { best } else { best + 3 };
    near.into_iter()
        .take_while(|&(distance, _)| distance <= enough)
        .take(MOST)
        .map(|(_, id)| id.clone())
        .collect()
}

/// 0 for the same number with or without leading zeros, else at most 3.
fn number_distance(a: &str, b: &str) -> usize {
    if a.trim_start_matches('0') == b.trim_start_matches('0') { 0 } else { osa_distance(a, b).min(3) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first(id: &str) -> String {
        nearest(Index::embedded(), id).first().map_or("nothing", RuleId::as_str).to_owned()
    }

    #[test]
    fn slips_of_the_pen_find_their_statement() {
        assert_eq!(first("armada.attack.7"), "armada.attack.07");
        assert_eq!(first("armada.atack.07"), "armada.attack.07");
        assert_eq!(first("armada.attcak.07"), "armada.attack.07");
        assert_eq!(first("Armada.Attack.07"), "armada.attack.07");
        assert_eq!(first("armada.defence-tokens.07"), "armada.defense-tokens.07");
        assert_eq!(first("xwing.barrelroll.04"), "xwing.barrel-roll.04");
    }

    #[test]
    fn a_number_that_is_too_high_stays_in_its_topic() {
        let near = nearest(Index::embedded(), "armada.attack.99");
        assert!(!near.is_empty() && near.iter().all(|id| id.is_under("armada.attack")), "{near:?}");
    }

    #[test]
    fn something_else_entirely_suggests_nothing() {
        assert_eq!(first("chess.castling.01"), "nothing");
        assert_eq!(first(""), "nothing");
    }
}
