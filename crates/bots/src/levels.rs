//! The bots of each game, and the levels that people choose from.

use broadside_armada::Armada;
use broadside_engine::{Answer, Game, Position, Seat};

use crate::armada::{Captain, Greedy};
use crate::bot::{Bot, reply};
use crate::random::Random;

/// How well an opponent plays, for people to choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// Its name in commands and in the messages of the page (`page-bot-captain`).
    pub name: &'static str,
    /// The bot that plays it.
    pub bot: &'static str,
}

/// A game that bots can play.
pub trait Plays: Game {
    /// The names of all bots, the weakest first.
    const BOTS: &'static [&'static str];
    /// The levels for people, the weakest first.
    const LEVELS: &'static [Level];

    /// A bot by its name.
    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>>;
}

impl Plays for Armada {
    const BOTS: &'static [&'static str] = &["random", "greedy", "captain"];
    const LEVELS: &'static [Level] =
        &[Level { name: "ensign", bot: "greedy" }, Level { name: "captain", bot: "captain" }];

    fn bot(name: &str) -> Option<Box<dyn Bot<Armada>>> {
        match name {
            "random" => Some(Box::new(Random)),
            "greedy" => Some(Box::new(Greedy)),
            "captain" => Some(Box::new(Captain)),
            _ => None,
        }
    }
}

/// The levels of a game by its short name; none for a game that no bot plays.
pub fn levels(game: &str) -> &'static [Level] {
    if game == Armada::NAME { Armada::LEVELS } else { &[] }
}

/// What a level answers in a seat's place: the hook for a desk that knows no bots.
///
/// `None` for a level that the game does not have, or when the seat has nothing to decide.
pub fn advise<G: Plays>(
    game: &G,
    position: &Position<G::Words>,
    seat: Seat,
    level: &str,
    seed: u64,
) -> Option<Answer<G::Words>> {
    let known = G::LEVELS.iter().find(|known| known.name == level);
    let bot = G::bot(known.map_or(level, |known| known.bot))?;
    Some(reply(&*bot, game, position, seat, seed)?.answer)
}
