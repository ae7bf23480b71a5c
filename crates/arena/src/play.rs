//! One game between bots.

use std::sync::Arc;

use broadside_bots::{Bot, Plays, Sight, reply};
use broadside_engine::{
    Answer, Chance, Decision, Game, Legal, Match, PerSide, Position, Record, Referee, Seat, Seed, Side,
    hash_of,
};
use broadside_texts::Language;
use serde::Serialize;

/// After so many decisions a game counts as stuck.
const MANY: u32 = 100_000;

/// A game whose results can be told, and whose lists can be drawn.
pub trait Arena: Plays {
    /// What a side brings: a fleet, a squad.
    type List: Clone + core::fmt::Debug + PartialEq + Send + Sync;

    /// A random list of so many points.
    fn random_list(&self, points: u16, chance: &mut Chance) -> Result<Self::List, String>;

    /// The game in which the lists of the sides meet. What else belongs to a setup is drawn, so that both games of a pair have the same.
    fn meet(&self, lists: PerSide<Self::List>, chance: &mut Chance) -> Self::Setup;

    /// Whether a list is legal and the program can play it; if not, why.
    fn check_list(&self, list: &Self::List) -> Result<(), String>;

    /// The round in which the position stands.
    fn round(&self, position: &Position<Self::Words>) -> u32;

    /// What became of each piece that counts.
    fn ends(&self, position: &Position<Self::Words>) -> Vec<End>;
}

/// What became of a piece.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct End {
    /// Whose it is.
    pub side: Side,
    /// Its name in files.
    pub name: String,
    /// The damage on it; its whole hull where it is destroyed.
    pub damage: u32,
    /// Whether it is destroyed.
    pub destroyed: bool,
}

/// A bot that plays for a side, at all of its seats.
pub struct Player<'a, G: Game> {
    /// The bot.
    pub bot: &'a dyn Bot<G>,
    /// Where its own chance comes from.
    pub seed: u64,
}

impl<G: Game> core::fmt::Debug for Player<'_, G> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{} with seed {}", self.bot.name(), self.seed)
    }
}

/// The result of a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Played {
    /// Its number in the batch.
    pub game: u64,
    /// The bot of each side.
    pub bots: PerSide<&'static str>,
    /// The side that won; nobody in a draw or after an error.
    pub winner: Option<Side>,
    /// The score of each side.
    pub scores: PerSide<i32>,
    /// The rounds played.
    pub rounds: u32,
    /// The decisions that came up.
    pub decisions: u32,
    /// The hash of the last position, in hexadecimal.
    pub hash: String,
    /// What became of the pieces.
    pub pieces: Vec<End>,
    /// What went wrong, if anything did.
    pub error: Option<String>,
}

/// Plays a game to its end.
pub fn play<G: Arena>(
    game: &G,
    number: u64,
    setup: &G::Setup,
    seed: u64,
    players: &PerSide<Player<'_, G>>,
) -> Played {
    let mut referee = Referee::quiet(game, Chance::seeded(Seed(seed)));
    let bots = PerSide::from_fn(|side| players[side].bot.name());
    let mut result = Played {
        game: number,
        bots,
        winner: None,
        scores: PerSide::default(),
        rounds: 0,
        decisions: 0,
        hash: String::new(),
        pieces: Vec::new(),
        error: None,
    };
    let mut position = match referee.start(setup) {
        Ok(position) => position,
        Err(error) => {
            result.error = Some(Language::En.tell(error));
            return result;
        }
    };
    while !position.core.is_over() {
        if let Err(error) = step(&mut referee, &mut position, players) {
            result.error = Some(format!("decision {}: {error}", position.core.decisions()));
            break;
        }
    }
    if result.error.is_none() {
        let outcome = game.outcome(&position.board);
        (result.winner, result.scores) = (outcome.winner, outcome.scores);
    }
    result.rounds = game.round(&position);
    result.decisions = position.core.decisions();
    result.hash = format!("{:016x}", hash_of(&position));
    result.pieces = game.ends(&position);
    result
}

/// Everybody who decides now answers, and the game goes on.
fn step<G: Arena>(
    referee: &mut Referee<'_, G>,
    position: &mut Position<G::Words>,
    players: &PerSide<Player<'_, G>>,
) -> Result<(), String> {
    if position.core.decisions() > MANY {
        return Err("the game finds no end".into());
    }
    let deciders = position.core.deciders();
    if deciders.is_empty() {
        return Err("nobody decides, and the game is not over".into());
    }
    let mut answers = Vec::with_capacity(deciders.count() as usize);
    let mut sure = true;
    for seat in deciders.iter() {
        let game = referee.game;
        let player = &players[game.side(&position.board, seat)];
        let Some(decision) = position.core.decision(seat) else {
            return Err(format!("seat {} has nothing to decide", seat.0));
        };
        // The referee has listed the answers of the last decider already.
        let listed = referee.latest().is_some_and(|(whose, _)| whose == seat);
        let latest = if listed { referee.latest().map(|(_, legal)| legal) } else { None };
        let answer = match latest {
            Some(legal) => decide(game, position, decision, legal, player),
            None => decide(game, position, decision, referee.legal(position, seat), player),
        };
        answers.push((seat, answer));
        sure &= player.bot.answers_from_list();
    }
    if sure {
        return referee.answer_unchecked(position, &answers).map_err(|fault| Language::En.tell(fault));
    }
    referee.answer_all(position, &answers).map_err(|error| Language::En.tell(error))
}

fn decide<G: Game>(
    game: &G,
    position: &Position<G::Words>,
    decision: Decision<G::Words>,
    legal: &Legal<G::Words>,
    player: &Player<'_, G>,
) -> Answer<G::Words> {
    let seed = broadside_bots::decision_seed(player.seed, &decision);
    let sight = Sight::new(game, position, decision, legal, seed);
    player.bot.decide(&sight, &mut Chance::seeded(Seed(seed))).answer
}

/// Plays the same game again and keeps its record.
pub fn record<G: Arena>(
    game: &Arc<G>,
    setup: &G::Setup,
    seed: u64,
    players: &PerSide<Player<'_, G>>,
) -> Result<Record<G>, String> {
    let mut play =
        Match::new(Arc::clone(game), setup.clone(), Seed(seed)).map_err(|error| Language::En.tell(error))?;
    while !play.position().core.is_over() {
        let before = *play.position();
        let deciders: Vec<Seat> = before.core.deciders().iter().collect();
        for seat in deciders {
            let player = &players[game.side(&before.board, seat)];
            let thought = reply(player.bot, game, &before, seat, player.seed);
            let number = before.core.decision(seat).map_or(0, |decision| decision.number);
            let answer = thought.ok_or("nobody decides, and the game is not over")?.answer;
            play.answer(seat, number, answer).map_err(|error| Language::En.tell(error))?;
        }
        if before.core.decisions() > MANY {
            return Err("the game finds no end".into());
        }
    }
    Ok(play.record().clone())
}
