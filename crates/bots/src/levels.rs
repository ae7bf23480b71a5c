//! The bots of each game, and the levels that people choose from.

use core::time::Duration;

use broadside_armada::Armada;
use broadside_engine::{Game, Position, Seat};
use broadside_stage::{Advice, Text};
use broadside_xwing::XWing;

use crate::admiral::Admiral;
use crate::armada;
use crate::bot::{Bot, reply_until};
use crate::random::Random;
use crate::search::Guide;
use crate::thought::{Reason, Thought, Weighed};
use crate::xwing;

/// The most time that a bot takes for an answer to a person.
pub const TIME: Duration = Duration::from_secs(1);

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

/// The bots that a game brings, and its random one, by their names.
fn named<G: Game, S: Guide<G> + Default + Send + 'static>(
    name: &str,
    greedy: impl Bot<G> + 'static,
    captain: impl Bot<G> + 'static,
) -> Option<Box<dyn Bot<G>>> {
    // With a budget of its own: `admiral:200`.
    if let Some(("admiral", simulations)) = name.split_once(':') {
        return Some(Box::new(Admiral::<S>::with(simulations.parse().ok()?)));
    }
    match name {
        "random" => Some(Box::new(Random)),
        "greedy" => Some(Box::new(greedy)),
        "captain" => Some(Box::new(captain)),
        "admiral" => Some(Box::new(Admiral::<S>::with(24))),
        _ => None,
    }
}

/// The names of the bots that every game has.
const ALL: &[&str] = &["random", "greedy", "captain", "admiral"];

impl Plays for Armada {
    const BOTS: &'static [&'static str] = ALL;
    const LEVELS: &'static [Level] = &[
        Level { name: "ensign", bot: "greedy" },
        Level { name: "captain", bot: "captain" },
        Level { name: "admiral", bot: "admiral:200" },
    ];

    fn bot(name: &str) -> Option<Box<dyn Bot<Armada>>> {
        named::<Armada, armada::Staff>(name, armada::Greedy, armada::Captain::default())
    }
}

impl Plays for XWing {
    const BOTS: &'static [&'static str] = ALL;
    const LEVELS: &'static [Level] = <Armada as Plays>::LEVELS;

    fn bot(name: &str) -> Option<Box<dyn Bot<XWing>>> {
        named::<XWing, xwing::Staff>(name, xwing::Greedy, xwing::Captain::default())
    }
}

/// The levels of a game by its short name; none for a game that no bot plays.
pub fn levels(game: &str) -> &'static [Level] {
    match game {
        Armada::NAME => Armada::LEVELS,
        XWing::NAME => XWing::LEVELS,
        _ => &[],
    }
}

/// What a level answers in a seat's place until it is told to stop: the hook for a desk that knows no bots. Whoever seats it there has the
/// clock, and stops it after [`TIME`].
///
/// `None` for a level that the game does not have, or when the seat has nothing to decide.
pub fn advise<G: Plays>(
    game: &G,
    position: &Position<G::Words>,
    seat: Seat,
    level: &str,
    seed: u64,
    stop: &dyn Fn() -> bool,
) -> Option<Advice<G::Words>> {
    let known = G::LEVELS.iter().find(|known| known.name == level);
    let bot = G::bot(known.map_or(level, |known| known.bot))?;
    let Thought { answer, weighed } = reply_until(&*bot, game, position, seat, seed, stop)?;
    let words = |weighed: Weighed<G::Words>| (weighed.answer, weighed.score, text(&weighed.reason));
    Some(Advice { answer, weighed: weighed.into_iter().map(words).collect() })
}

/// A reason as a message.
fn text(reason: &Reason) -> Text {
    let round = |number: f64| (10.0 * number).round() / 10.0;
    let fill = |text: Text, (name, number): &(&str, f64)| text.number(name, round(*number));
    reason.numbers.iter().fold(Text::new(reason.id), fill)
}
