//! What a bot is told: the decision, its legal answers, and the position as its seat may know it.

use core::cell::OnceCell;

use broadside_engine::{
    Answer, Chance, Decision, Game, Legal, Look, Position, Referee, Seat, Seats, Seed, Side,
};

/// What a seat may know when it decides.
pub struct Sight<'a, G: Game> {
    /// The ruleset.
    pub game: &'a G,
    /// What is asked.
    pub decision: Decision<G::Words>,
    /// The legal answers.
    pub legal: &'a Legal<G::Words>,
    /// The position as it is. It stays in here: whoever asks gets it with its secrets drawn anew.
    truth: &'a Position<G::Words>,
    seen: OnceCell<Box<Position<G::Words>>>,
    seed: u64,
    /// Whether the position is made up as a whole, so that there is nothing to hide.
    imagined: bool,
}

impl<G: Game> core::fmt::Debug for Sight<'_, G> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Sight").field("decision", &self.decision).finish_non_exhaustive()
    }
}

impl<'a, G: Game> Sight<'a, G> {
    /// What the decider of an open decision may know. What they may not know is made up from the seed.
    pub fn new(
        game: &'a G,
        position: &'a Position<G::Words>,
        decision: Decision<G::Words>,
        legal: &'a Legal<G::Words>,
        seed: u64,
    ) -> Self {
        Sight { game, decision, legal, truth: position, seen: OnceCell::new(), seed, imagined: false }
    }

    /// The same for a position that a search has made up: what is hidden in it is no secret.
    pub fn imagined(
        game: &'a G,
        position: &'a Position<G::Words>,
        decision: Decision<G::Words>,
        legal: &'a Legal<G::Words>,
    ) -> Self {
        Sight { imagined: true, ..Sight::new(game, position, decision, legal, 0) }
    }

    /// Who decides.
    pub fn seat(&self) -> Seat {
        self.decision.seat
    }

    /// The side for which is decided.
    pub fn side(&self) -> Side {
        self.game.side(&self.truth.board, self.decision.seat)
    }

    /// The position, with everything drawn anew that the seat cannot know. Always the same one.
    pub fn position(&self) -> &Position<G::Words> {
        if self.imagined {
            return self.truth;
        }
        self.seen.get_or_init(|| Box::new(self.sample(&mut Chance::seeded(Seed(self.seed ^ 0x5ee)))))
    }

    /// Another position that the seat cannot tell from the true one.
    pub fn sample(&self, chance: &mut Chance) -> Position<G::Words> {
        let mut position = *self.truth;
        if self.imagined {
            return position;
        }
        self.game.resample(&mut position.board, Seats::one(self.decision.seat), chance);
        position
    }

    /// The position to look at.
    pub fn look(&self) -> Look<'_, G> {
        Look::new(self.game, self.position())
    }

    /// Whether the rules allow an answer; for places that a bot has thought of itself.
    pub fn allows(&self, answer: &Answer<G::Words>) -> bool {
        Referee::quiet(self.game, Chance::halting())
            .check(self.position(), self.decision.seat, answer)
            .is_ok()
    }
}
