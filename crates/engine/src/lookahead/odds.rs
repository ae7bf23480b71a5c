//! Exact odds by going through every way the dice can fall.

use std::collections::BTreeMap;

use crate::chance::{Branches, Chance};
use crate::core::Position;
use crate::decisions::answer::Answer;
use crate::fault::Error;
use crate::game::Game;
use crate::machine::Referee;
use crate::seat::Seat;

/// How likely each outcome is.
#[derive(Clone, Debug, PartialEq)]
pub struct Odds<K: Ord> {
    shares: BTreeMap<K, f64>,
}

impl<K: Ord> Odds<K> {
    /// The odds of whatever `roll` returns, over all draws that it makes.
    ///
    /// ```
    /// use broadside_engine::Odds;
    /// let two_dice = Odds::of(|chance| chance.draw("die", 8) + chance.draw("die", 8) + 2);
    /// assert_eq!(two_dice.of_outcome(&9), 1.0 / 8.0);
    /// ```
    pub fn of(mut roll: impl FnMut(&mut Chance) -> K) -> Odds<K> {
        let mut shares = BTreeMap::new();
        let mut next = Some(Branches::default());
        while let Some(branches) = next {
            let mut chance = Chance::enumerated(branches);
            let outcome = roll(&mut chance);
            let Some(walked) = chance.into_branches() else { break };
            *shares.entry(outcome).or_insert(0.0) += walked.probability();
            next = walked.advance();
        }
        Odds { shares }
    }

    /// The odds of what a position comes to when a seat gives an answer and the game plays on to its next
    /// decision.
    pub fn of_answer<G: Game>(
        game: &G,
        position: &Position<G::Words>,
        seat: Seat,
        answer: &Answer<G::Words>,
        mut outcome: impl FnMut(&Position<G::Words>) -> K,
    ) -> Result<Odds<K>, Error> {
        let mut referee = Referee::quiet(game, Chance::halting());
        referee.check(position, seat, answer)?;
        let mut fault = None;
        let odds = Odds::of(|chance| {
            std::mem::swap(&mut referee.chance, chance);
            let mut next = *position;
            if let Err(error) = referee.answer(&mut next, seat, answer) {
                fault.get_or_insert(error);
            }
            std::mem::swap(&mut referee.chance, chance);
            outcome(&next)
        });
        fault.map_or(Ok(odds), Err)
    }

    /// How likely one outcome is.
    pub fn of_outcome(&self, outcome: &K) -> f64 {
        self.shares.get(outcome).copied().unwrap_or(0.0)
    }

    /// Every outcome with its probability, in the order of outcomes.
    pub fn iter(&self) -> impl Iterator<Item = (&K, f64)> {
        self.shares.iter().map(|(outcome, share)| (outcome, *share))
    }

    /// The mean of a number that each outcome gives.
    pub fn mean(&self, number: impl Fn(&K) -> f64) -> f64 {
        self.iter().map(|(outcome, share)| number(outcome) * share).sum()
    }
}

/// Every way in which `dice` like dice can fall, as counts of faces, with its probability.
///
/// ```
/// let pools = broadside_engine::pools(&[1, 1], 2);
/// assert_eq!(pools, [(vec![2, 0], 0.25), (vec![1, 1], 0.5), (vec![0, 2], 0.25)]);
/// ```
pub fn pools(weights: &[u8], dice: u8) -> Vec<(Vec<u8>, f64)> {
    let sum: f64 = weights.iter().map(|w| f64::from(*w)).sum();
    let mut found = Vec::new();
    let mut counts = vec![0; weights.len()];
    fill(weights, sum, dice, 0, 1.0, &mut counts, &mut found);
    found
}

fn fill(
    weights: &[u8],
    sum: f64,
    left: u8,
    face: usize,
    share: f64,
    counts: &mut Vec<u8>,
    found: &mut Vec<(Vec<u8>, f64)>,
) {
    let each = f64::from(weights[face]) / sum;
    if face + 1 == weights.len() {
        counts[face] = left;
        let share = (0..left).fold(share, |share, _| share * each);
        if share > 0.0 {
            found.push((counts.clone(), share));
        }
        return;
    }
    for count in (0..=left).rev() {
        counts[face] = count;
        // The ways to choose which of the dice left show this face, times the chance that they do.
        let ways =
            (0..count).fold(share, |share, k| share * each * f64::from(left - k) / f64::from(count - k));
        fill(weights, sum, left - count, face + 1, ways, counts, found);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pool_has_the_odds_of_its_dice_one_by_one() {
        let faces = [3, 1, 2, 2];
        let pool = Odds::of(|chance| {
            let mut counts = [0; 4];
            chance.draw_pool("die", &faces, 4, &mut counts);
            counts
        });
        let single = Odds::of(|chance| {
            let mut counts = [0; 4];
            (0..4).for_each(|_| counts[chance.draw_weighted("die", &faces) as usize] += 1);
            counts
        });
        assert_eq!(pool.iter().count(), single.iter().count());
        for (outcome, share) in single.iter() {
            assert!((pool.of_outcome(outcome) - share).abs() < 1e-12, "{outcome:?}");
        }
        assert!((pool.iter().map(|(_, share)| share).sum::<f64>() - 1.0).abs() < 1e-12);
    }

    #[test]
    fn draws_that_depend_on_draws_are_followed() {
        let odds = Odds::of(|chance| match chance.draw("coin", 2) {
            0 => 0,
            _ => 1 + chance.draw("die", 4),
        });
        assert_eq!(
            odds.iter().map(|(_, share)| share).collect::<Vec<_>>(),
            [0.5, 0.125, 0.125, 0.125, 0.125]
        );
        assert_eq!(odds.mean(|n| f64::from(*n)), 1.25);
    }
}
