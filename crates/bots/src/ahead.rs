//! Looking one answer ahead: each candidate is tried, and the position behind it is judged.

use broadside_engine::{Answer, Chance, Game, Position, Referee, Seed, Side};

use crate::sight::Sight;
use crate::thought::{Reason, Weighed};

/// Tells what a position is worth. Every game has its own.
pub trait Judge<G: Game>: Sync {
    /// What the position is worth for a side, in points.
    fn worth(&self, game: &G, position: &Position<G::Words>, side: Side) -> f64;
}

/// Tries answers and weighs them by what the positions behind them are worth, on average over a number of samples of
/// chance and of what is hidden. Every answer meets the same samples.
///
/// An answer that the rules machine refuses, or that is one of several secret ones, is left out.
pub fn look_ahead<G: Game>(
    sight: &Sight<'_, G>,
    judge: &dyn Judge<G>,
    answers: &[Answer<G::Words>],
    samples: u32,
    chance: &mut Chance,
) -> Vec<Weighed<G::Words>> {
    if sight.decision.seats.count() > 1 {
        return Vec::new();
    }
    let mut sums = vec![Some(0.0); answers.len()];
    for _ in 0..samples {
        let before = sight.sample(chance);
        let seed = Seed(u64::from(chance.draw("sample", u32::MAX)));
        for (answer, sum) in answers.iter().zip(&mut sums) {
            let Some(so_far) = *sum else { continue };
            let mut referee = Referee::quiet(sight.game, Chance::seeded(seed));
            let mut after = before;
            let tried = referee.answer(&mut after, sight.seat(), answer);
            *sum = tried.is_ok().then(|| so_far + judge.worth(sight.game, &after, sight.side()));
        }
    }
    let weigh = |(answer, sum): (&Answer<G::Words>, Option<f64>)| {
        let score = sum? / f64::from(samples.max(1));
        Some(Weighed { answer: *answer, score, reason: Reason::new("bot-ahead").with("worth", score) })
    };
    answers.iter().zip(sums).filter_map(weigh).collect()
}
