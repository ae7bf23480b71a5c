//! How long the answers of bots take.

use std::time::{Duration, Instant};

use broadside_bots::{Bot, reply_until};
use broadside_engine::{Chance, Referee, Seat, Seed};
use broadside_texts::Language;
use serde::Serialize;

use crate::play::Arena;

/// How long the answers of a bot took in its games against itself.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Pace {
    /// How many answers.
    pub answers: usize,
    /// The median, in milliseconds.
    pub median_ms: f64,
    /// The 99th percentile, in milliseconds.
    pub p99_ms: f64,
    /// The longest, in milliseconds.
    pub longest_ms: f64,
}

/// Lets a bot play a game against itself and takes the time of its first answers, `most` at the most. `limit` is the time
/// that it has for each.
pub fn pace<G: Arena>(
    game: &G,
    bot: &dyn Bot<G>,
    setup: &G::Setup,
    seed: u64,
    limit: Duration,
    most: usize,
) -> Result<Vec<Duration>, String> {
    let mut referee = Referee::quiet(game, Chance::seeded(Seed(seed)));
    let mut position = referee.start(setup).map_err(|error| Language::En.tell(error))?;
    let mut times = Vec::new();
    while !position.core.is_over() && times.len() < most {
        let mut answers = Vec::new();
        let deciders: Vec<Seat> = position.core.deciders().iter().collect();
        for seat in deciders {
            let begin = Instant::now();
            let thought = reply_until(bot, game, &position, seat, seed, &|| begin.elapsed() >= limit);
            times.push(begin.elapsed());
            answers.push((seat, thought.ok_or("nobody decides, and the game is not over")?.answer));
        }
        referee.answer_all(&mut position, &answers).map_err(|error| Language::En.tell(error))?;
    }
    Ok(times)
}

impl Pace {
    /// Sums up times.
    pub fn of(mut times: Vec<Duration>) -> Pace {
        times.sort();
        let at = |share: f64| {
            let place = ((times.len() as f64 * share) as usize).min(times.len().saturating_sub(1));
            times.get(place).map_or(0.0, |time| 1e3 * time.as_secs_f64())
        };
        Pace { answers: times.len(), median_ms: at(0.5), p99_ms: at(0.99), longest_ms: at(1.0) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_those_of_the_sorted_times() {
        let pace = Pace::of((1..=200).rev().map(Duration::from_millis).collect());
        assert_eq!((pace.answers, pace.median_ms, pace.p99_ms, pace.longest_ms), (200, 101.0, 199.0, 200.0));
    }
}
