//! A match between two bots.

use broadside_engine::Side;
use serde::Serialize;

use crate::batch::Batch;
use crate::play::{Arena, Played};
use crate::statistics::wilson;

/// Pairs of games: the same lists, seed and objective, with the sides swapped.
#[derive(Debug)]
pub struct Contest<'a, G: Arena> {
    batch: Batch<'a, G>,
}

/// How a match ended, for the bot that is named first.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Verdict {
    /// Pairs played.
    pub pairs: u64,
    /// Games played.
    pub games: u64,
    /// Games won.
    pub wins: u64,
    /// Games that nobody won.
    pub draws: u64,
    /// Games lost.
    pub losses: u64,
    /// Games that stopped with an error; they do not count.
    pub errors: u64,
    /// Wins, and half of the draws, among the games that came to an end.
    pub win_rate: f64,
    /// The Wilson interval of the win rate at 95 % confidence.
    pub interval: [f64; 2],
    /// How long it took.
    pub seconds: f64,
}

impl<'a, G: Arena> Contest<'a, G> {
    /// A match of the batch's first bot against its second.
    pub fn new(batch: Batch<'a, G>) -> Contest<'a, G> {
        Contest { batch: Batch { paired: true, ..batch } }
    }

    /// The games as a batch: numbers 2n and 2n + 1 are a pair.
    pub fn batch(&self) -> &Batch<'a, G> {
        &self.batch
    }

    /// Plays the match.
    pub fn run(
        &self,
        pairs: u64,
        threads: usize,
        done: impl Fn(&Played) + Sync,
    ) -> Result<(Vec<Played>, Verdict), String> {
        let (played, summary) = self.batch.run(2 * pairs, threads, done)?;
        // In the second game of a pair the first bot plays for the second side.
        let mine = |game: &Played| Side::BOTH[(game.game % 2) as usize];
        let count = |fits: &dyn Fn(&Played) -> bool| played.iter().filter(|game| fits(game)).count() as u64;
        let wins = count(&|game| game.winner == Some(mine(game)));
        let losses = count(&|game| game.winner == Some(mine(game).enemy()));
        let games = played.len() as u64;
        let ended = games - summary.errors;
        let draws = ended - wins - losses;
        let points = wins as f64 + 0.5 * draws as f64;
        let verdict = Verdict {
            pairs,
            games,
            wins,
            draws,
            losses,
            errors: summary.errors,
            win_rate: if ended == 0 { 0.5 } else { points / ended as f64 },
            interval: wilson(points, ended as f64),
            seconds: summary.seconds,
        };
        Ok((played, verdict))
    }
}
