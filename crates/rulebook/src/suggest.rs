//! Near misses: which id somebody meant.

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
            let topics = distance(topic, its_topic);
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
    if a.trim_start_matches('0') == b.trim_start_matches('0') { 0 } else { distance(a, b).min(3) }
}

/// How many letters have to be inserted, removed, replaced or swapped with their neighbour to get from `a` to `b`.
fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let mut before = Vec::new();
    let mut above: Vec<usize> = (0..=b.len()).collect();
    for i in 0..a.len() {
        let mut row = vec![i + 1];
        for j in 0..b.len() {
            let replace = above[j] + usize::from(a[i] != b[j]);
            let mut least = replace.min(above[j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && a[i] == b[j - 1] && a[i - 1] == b[j] {
                least = least.min(before[j - 1] + 1);
            }
            row.push(least);
        }
        before = std::mem::replace(&mut above, row);
    }
    above[b.len()]
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

    #[test]
    fn distance_counts_edits() {
        assert_eq!(distance("", "abc"), 3);
        assert_eq!(distance("kitten", "sitting"), 3);
        assert_eq!(distance("ab", "ba"), 1);
        assert_eq!(distance("same", "same"), 0);
    }
}
