//! The trait of all bots.

use broadside_engine::{Chance, Decision, Game, Position, Referee, Seat, Seed, Words};

use crate::sight::Sight;
use crate::thought::Thought;

/// A player that is a program. It keeps nothing between decisions.
pub trait Bot<G: Game>: Send + Sync {
    /// Its name in commands.
    fn name(&self) -> &'static str;

    /// Whether all its answers come from the list of legal ones, so that they need not be checked.
    fn answers_from_list(&self) -> bool {
        false
    }

    /// Decides. `chance` is the bot's own and has nothing to do with the game's dice.
    fn decide(&self, sight: &Sight<'_, G>, chance: &mut Chance) -> Thought<G::Words>;

    /// Decides, and comes to an end soon after `stop` says so: the caller holds the clock. A bot that answers at once need
    /// not ask.
    fn decide_until(
        &self,
        sight: &Sight<'_, G>,
        chance: &mut Chance,
        stop: &dyn Fn() -> bool,
    ) -> Thought<G::Words> {
        let _ = stop;
        self.decide(sight, chance)
    }
}

/// What a bot answers in a seat's place; `None` when the seat has nothing to decide.
///
/// The same position, seat and seed give the same answer.
pub fn reply<G: Game>(
    bot: &dyn Bot<G>,
    game: &G,
    position: &Position<G::Words>,
    seat: Seat,
    seed: u64,
) -> Option<Thought<G::Words>> {
    reply_until(bot, game, position, seat, seed, &|| false)
}

/// The same with a clock: the bot comes to an end soon after `stop` says so.
pub fn reply_until<G: Game>(
    bot: &dyn Bot<G>,
    game: &G,
    position: &Position<G::Words>,
    seat: Seat,
    seed: u64,
    stop: &dyn Fn() -> bool,
) -> Option<Thought<G::Words>> {
    let decision = position.core.decision(seat)?;
    let mut referee = Referee::quiet(game, Chance::halting());
    let legal = referee.legal(position, seat);
    let seed = decision_seed(seed, &decision);
    let sight = Sight::new(game, position, decision, legal, seed);
    Some(bot.decide_until(&sight, &mut Chance::seeded(Seed(seed)), stop))
}

/// The seed of one decision: each decision of each seat has its own.
pub fn decision_seed<W: Words>(seed: u64, decision: &Decision<W>) -> u64 {
    let place = u64::from(decision.number) << 8 | u64::from(decision.seat.0);
    let mut mixed = seed ^ place.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed ^ (mixed >> 27)
}
