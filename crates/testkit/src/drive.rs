//! Plays a game by random answers, one decision at a time.

use broadside_engine::{Answer, Chance, Game, Item, Position, Referee, Seat, Seed};
use broadside_texts::Language;

/// The answers of all seats that decide at once.
pub type Answers<G> = Vec<(Seat, Answer<<G as Game>::Words>)>;

/// After so many decisions a game is stuck.
const MANY: u32 = 50_000;

/// Mixed into a game's seed, so that answers are drawn from another stream than dice.
const ANSWERS: u64 = 0x616e_7377_6572;

/// A game that plays itself.
#[derive(Debug)]
pub struct Driver<'g, G: Game> {
    /// Applies the rules.
    pub referee: Referee<'g, G>,
    /// Where the game stands.
    pub position: Position<G::Words>,
    /// What the players brought.
    pub setup: G::Setup,
    choices: Chance,
}

impl<'g, G: Game> Driver<'g, G> {
    /// The game of a seed: a random setup, dice and answers.
    pub fn new(game: &'g G, seed: u64) -> Result<Self, String> {
        let mut choices = Chance::seeded(Seed(seed ^ ANSWERS));
        let setup = game.random_setup(&mut choices);
        Driver::begin(game, setup, seed, choices)
    }

    /// The game of a seed with what the players bring: random dice and answers.
    pub fn with(game: &'g G, setup: G::Setup, seed: u64) -> Result<Self, String> {
        Driver::begin(game, setup, seed, Chance::seeded(Seed(seed ^ ANSWERS)))
    }

    fn begin(game: &'g G, setup: G::Setup, seed: u64, choices: Chance) -> Result<Self, String> {
        let mut referee = Referee::new(game, Chance::seeded(Seed(seed)));
        let position = referee.start(&setup).map_err(|error| Language::En.tell(error))?;
        Ok(Driver { referee, position, setup, choices })
    }

    /// Random answers for all who decide now; sometimes the use of a standing offer instead. `None` when the
    /// game is over.
    pub fn choose(&mut self) -> Option<Answers<G>> {
        answers(&mut self.referee, &self.position, &mut self.choices)
    }

    /// Takes answers, which must be legal, and plays on.
    pub fn play(&mut self, answers: &Answers<G>) -> Result<(), String> {
        let at = self.position.core.decisions();
        if at > MANY {
            return Err(format!("stuck: no end after {at} decisions"));
        }
        let taken = match answers.as_slice() {
            [(seat, answer)] => self.referee.answer(&mut self.position, *seat, answer),
            _ => self.referee.answer_all(&mut self.position, answers),
        };
        taken.map_err(|error| format!("decision {at}, answers {answers:?}: {}", Language::En.tell(error)))
    }

    /// Plays so many decisions, or to the end.
    pub fn skip(&mut self, decisions: u32) -> Result<(), String> {
        for _ in 0..decisions {
            let Some(answers) = self.choose() else { break };
            self.play(&answers)?;
        }
        Ok(())
    }
}

/// Random answers for all who decide in a position. One time in eight, a standing offer is used if there is one.
pub fn answers<G: Game>(
    referee: &mut Referee<'_, G>,
    position: &Position<G::Words>,
    choices: &mut Chance,
) -> Option<Answers<G>> {
    let deciders = position.core.deciders();
    if deciders.is_empty() {
        return None;
    }
    if choices.draw("offer", 8) == 0 {
        let mut offers = Vec::new();
        for seat in (0..referee.game.seats(&position.board)).map(Seat) {
            referee.offers(position, seat, &mut offers);
            if !offers.is_empty() {
                let offer = offers[choices.draw("offer", offers.len() as u32) as usize];
                return Some(vec![(seat, Answer::Pick(Item::effect(offer)))]);
            }
        }
    }
    let answer = |seat| {
        let kind = position.kind(seat)?;
        Some((seat, referee.legal(position, seat).random(kind, choices)))
    };
    deciders.iter().map(answer).collect()
}

/// Plays a game by random answers as fast as it goes, nothing told and no legal answer checked again: what the benchmarks
/// measure. So many decisions at most; the number of those that were made comes back.
pub fn race<G: Game>(game: &G, setup: &G::Setup, seed: u64, most: u32) -> (Position<G::Words>, u32) {
    let mut choices = Chance::seeded(Seed(seed ^ ANSWERS));
    let mut referee = Referee::quiet(game, Chance::seeded(Seed(seed)));
    let mut position = referee.start(setup).expect("a legal setup");
    let mut answers = Vec::with_capacity(2);
    let mut decisions = 0;
    while decisions < most && !position.core.deciders().is_empty() {
        answers.clear();
        for seat in position.core.deciders().iter() {
            let Some(kind) = position.kind(seat) else { continue };
            // What the referee listed when the question came up need not be listed again.
            let listed = match referee.latest() {
                Some((whose, legal)) if whose == seat => legal,
                _ => referee.legal(&position, seat),
            };
            answers.push((seat, listed.random(kind, &mut choices)));
        }
        decisions += 1;
        match answers.as_slice() {
            [_] => referee.answer_unchecked(&mut position, &answers).expect("a legal answer"),
            _ => referee.answer_all(&mut position, &answers).expect("legal answers"),
        }
    }
    (position, decisions)
}
