//! How often a net is cast, and what it says when it catches something.

use std::panic::{AssertUnwindSafe, catch_unwind};

/// Which games a net plays, and the command that repeats one of them.
#[derive(Clone, Debug)]
pub struct Run {
    command: String,
    first: u64,
    games: u64,
}

impl Run {
    /// So many games from seed 0, or what the environment says: `BROADSIDE_SEED` plays one game with that seed,
    /// `BROADSIDE_GAMES` plays that many.
    pub fn new(command: &str, games: u64) -> Run {
        let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
        match (number("BROADSIDE_SEED"), number("BROADSIDE_GAMES")) {
            (Some(seed), more) => Run { command: command.into(), first: seed, games: more.unwrap_or(1) },
            (None, more) => Run { command: command.into(), first: 0, games: more.unwrap_or(games) },
        }
    }

    /// The seeds of the games.
    pub fn seeds(&self) -> impl Iterator<Item = u64> {
        self.first..self.first + self.games
    }

    /// A failure of one game.
    pub fn failure(&self, net: &'static str, seed: u64, what: impl Into<String>) -> Failure {
        let command = format!("BROADSIDE_SEED={seed} {}", self.command);
        Failure { net, seed, what: what.into(), command }
    }

    /// Plays every game; the first complaint or panic is a failure.
    pub fn each(
        &self,
        net: &'static str,
        mut play: impl FnMut(u64) -> Result<(), String>,
    ) -> Result<(), Failure> {
        for seed in self.seeds() {
            let played = catch_unwind(AssertUnwindSafe(|| play(seed))).unwrap_or_else(|panic| {
                let text = panic.downcast_ref::<String>().map(String::as_str);
                let text = text.or(panic.downcast_ref::<&str>().copied()).unwrap_or("without a word");
                Err(format!("a panic: {text}"))
            });
            played.map_err(|what| self.failure(net, seed, what))?;
        }
        Ok(())
    }
}

/// What a net has caught.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// Which net.
    pub net: &'static str,
    /// The seed of the game.
    pub seed: u64,
    /// What is wrong.
    pub what: String,
    /// The command that repeats it.
    pub command: String,
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}, seed {}: {}\n  repeat with: {}", self.net, self.seed, self.what, self.command)
    }
}

impl std::error::Error for Failure {}
