//! Many games between two bots.

use std::sync::Arc;
use std::time::{Duration, Instant};

use broadside_bots::Bot;
use broadside_engine::{Chance, PerSide, Record, Seed};
use rayon::prelude::*;
use serde::Serialize;

use crate::play::{Arena, Played, Player, play, record};

/// Where the setups of a batch come from; the same number and chance give the same setup.
pub type Setups<'a, G> =
    dyn Fn(&G, u64, &mut Chance) -> Result<<G as broadside_engine::Game>::Setup, String> + Sync + 'a;

/// Games between bots, by number.
pub struct Batch<'a, G: Arena> {
    /// The ruleset.
    pub game: Arc<G>,
    /// The bot of each side; it plays all of its seats.
    pub bots: PerSide<&'a dyn Bot<G>>,
    /// Where the setups come from.
    pub setups: &'a Setups<'a, G>,
    /// The seed of the whole batch.
    pub seed: u64,
    /// Whether games come in pairs: the same setup and dice, with the sides of the bots swapped in the second.
    pub paired: bool,
}

impl<G: Arena> core::fmt::Debug for Batch<'_, G> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let [one, other] = self.bots.map(|bot| bot.name()).0;
        write!(f, "{one} against {other}, seed {}", self.seed)
    }
}

/// The sum of a batch.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Summary {
    /// Games played.
    pub games: u64,
    /// Games that stopped with an error.
    pub errors: u64,
    /// How long it took.
    pub seconds: f64,
    /// Games in a second.
    pub games_per_second: f64,
    /// Decisions in a second.
    pub decisions_per_second: f64,
    /// Games won by each side.
    pub wins: PerSide<u64>,
    /// Games that nobody won.
    pub draws: u64,
}

impl Summary {
    /// Sums up results.
    pub fn of(played: &[Played], took: Duration) -> Summary {
        let seconds = took.as_secs_f64().max(1e-9);
        let count = |fits: &dyn Fn(&Played) -> bool| played.iter().filter(|game| fits(game)).count() as u64;
        let decisions: u64 = played.iter().map(|game| u64::from(game.decisions)).sum();
        Summary {
            games: played.len() as u64,
            errors: count(&|game| game.error.is_some()),
            seconds,
            games_per_second: played.len() as f64 / seconds,
            decisions_per_second: decisions as f64 / seconds,
            wins: PerSide::from_fn(|side| count(&|game| game.winner == Some(side))),
            draws: count(&|game| game.winner.is_none() && game.error.is_none()),
        }
    }
}

/// Two numbers made one, so that neighbours have nothing in common.
pub(crate) fn mix(one: u64, other: u64) -> u64 {
    let mut mixed = one ^ other.wrapping_add(0x9e37_79b9_7f4a_7c15).wrapping_mul(0xd134_2543_de82_ef95);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

/// A game before its first decision.
struct Prepared<'a, G: Arena> {
    setup: G::Setup,
    seed: u64,
    players: PerSide<Player<'a, G>>,
}

impl<G: Arena> Batch<'_, G> {
    /// The setup, the seed of the dice and the players of a game.
    fn prepare(&self, number: u64) -> Result<Prepared<'_, G>, String> {
        let root = if self.paired { number / 2 } else { number };
        let seed = mix(self.seed, root);
        let setup = (self.setups)(&self.game, root, &mut Chance::seeded(Seed(mix(seed, 1))))?;
        let mut bots = self.bots;
        if self.paired && number % 2 == 1 {
            bots.0.reverse();
        }
        let players =
            PerSide::from_fn(|side| Player { bot: bots[side], seed: mix(seed, 2 + u64::from(side.0)) });
        Ok(Prepared { setup, seed: mix(seed, 4), players })
    }

    /// Plays one game.
    pub fn play(&self, number: u64) -> Played {
        match self.prepare(number) {
            Ok(game) => play(&*self.game, number, &game.setup, game.seed, &game.players),
            Err(error) => Played {
                game: number,
                bots: self.bots.map(|bot| bot.name()),
                winner: None,
                scores: PerSide::default(),
                rounds: 0,
                decisions: 0,
                hash: String::new(),
                pieces: Vec::new(),
                error: Some(error),
            },
        }
    }

    /// Plays one game as [`Batch::play`] does, and keeps its record.
    pub fn record(&self, number: u64) -> Result<Record<G>, String> {
        let game = self.prepare(number)?;
        record(&self.game, &game.setup, game.seed, &game.players)
    }

    /// Plays the games with the numbers below `games` on so many threads. The results come in the order of their numbers.
    pub fn run(
        &self,
        games: u64,
        threads: usize,
        done: impl Fn(&Played) + Sync,
    ) -> Result<(Vec<Played>, Summary), String> {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
        let pool = pool.map_err(|error| format!("the threads cannot be started: {error}"))?;
        let begin = Instant::now();
        let one = |number: u64| {
            let played = self.play(number);
            done(&played);
            played
        };
        // Each thread takes the next number, so that a batch which is broken off has its first games.
        let mut played: Vec<Played> = pool.install(|| (0..games).par_bridge().map(one).collect());
        played.sort_unstable_by_key(|game| game.game);
        let summary = Summary::of(&played, begin.elapsed());
        Ok((played, summary))
    }
}
