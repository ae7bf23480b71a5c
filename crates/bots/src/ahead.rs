//! Looking one answer ahead: each candidate is tried, and the position behind it is judged.

use broadside_engine::{Answer, Chance, Game, Kind, Position, Prompt, Referee, Seed, Side};

use crate::sight::Sight;
use crate::thought::{Reason, Thought, Weighed};

/// Tells what a position is worth. Every game has its own.
pub trait Judge<G: Game>: Sync {
    /// What the position is worth for a side, in points.
    fn worth(&self, game: &G, position: &Position<G::Words>, side: Side) -> f64;

    /// Whether a draw is that of a die.
    fn is_die(&self) -> fn(&'static str) -> bool;

    /// Whether the worth of a position counts the dice that are about to be rolled in it, by what they do on average: a trial
    /// ends there. Other dice are rolled.
    fn foresees(&self, position: &Position<G::Words>) -> bool;
}

/// How many decisions of its own a bot follows behind an answer, and how many answers of each it looks at.
const FOLLOWED: (u32, usize) = (4, 12);

/// How many positions are judged behind an answer at the most; then the first of all further choices is taken.
const JUDGED: u32 = 60;

/// How many more samples are looked at where dice are rolled.
const ROLLS: u32 = 4;

/// Tries answers and weighs them by what the positions behind them are worth, on average over a number of samples of
/// chance and of what is hidden. Every answer meets the same samples.
///
/// An answer that the rules machine refuses, or that is one of several secret ones, is left out.
pub fn look_ahead<G: Game>(
    sight: &Sight<'_, G>,
    judge: &dyn Judge<G>,
    answers: &[Answer<G::Words>],
    samples: u32,
    chance: &mut Chance,
) -> Vec<Weighed<G::Words>> {
    if sight.decision.seats.count() > 1 {
        return Vec::new();
    }
    let mut sums = vec![Some(0.0); answers.len()];
    let (mut done, mut wanted) = (0, samples.max(1));
    while done < wanted {
        let before = sight.sample(chance);
        let seed = Seed(u64::from(chance.draw("sample", u32::MAX)));
        let mut rolled = false;
        for (answer, sum) in answers.iter().zip(&mut sums) {
            let Some(so_far) = *sum else { continue };
            let referee = Referee::foreseeing(sight.game, Chance::halting());
            let mut trial = Trial { referee, judge, sight, seed, rolled: false, judged: 0 };
            let mut after = before;
            let tried = trial.give(&mut after, answer);
            *sum = tried.then(|| so_far + trial.best(&after, FOLLOWED.0));
            rolled |= trial.rolled;
        }
        done += 1;
        if done == 1 && rolled {
            wanted += ROLLS;
        }
    }
    let weigh = |(answer, sum): (&Answer<G::Words>, Option<f64>)| {
        let score = sum? / f64::from(done);
        Some(Weighed { answer: *answer, score, reason: Reason::new("bot-ahead").with("worth", score) })
    };
    answers.iter().zip(sums).filter_map(weigh).collect()
}

/// The most answers that are tried.
const TRIED: usize = 24;

/// Tries the answers of a countable decision and takes the best. Among equals a use comes before a pass.
pub fn try_all<G: Game>(
    sight: &Sight<'_, G>,
    judge: &dyn Judge<G>,
    samples: u32,
    chance: &mut Chance,
) -> Option<Thought<G::Words>> {
    let mut answers = Vec::new();
    sight.legal.each(sight.decision.kind, TRIED, |answer| answers.push(answer));
    if answers.first() == Some(&Answer::Pass) {
        answers.rotate_left(1);
    }
    if let Kind::Amount { .. } | Kind::Some { .. } = sight.decision.kind {
        // More is tried first, so that it is taken among equals.
        answers.reverse();
    }
    Thought::best(look_ahead(sight, judge, &answers, samples, chance))
}

/// An answer that is being tried.
struct Trial<'a, 's, 'g, G: Game> {
    referee: Referee<'g, G>,
    judge: &'a dyn Judge<G>,
    sight: &'a Sight<'s, G>,
    seed: Seed,
    /// Whether dice were rolled.
    rolled: bool,
    /// How many positions have been judged.
    judged: u32,
}

impl<G: Game> Trial<'_, '_, '_, G> {
    /// Gives an answer and plays on to the next decision, or to dice that are judged before they are rolled.
    fn give(&mut self, position: &mut Position<G::Words>, answer: &Answer<G::Words>) -> bool {
        let (before, seat) = (*position, self.sight.seat());
        self.referee.chance = Chance::seeded_until(self.seed, self.judge.is_die());
        match self.referee.foresee(position, seat, answer) {
            Ok(true) if !self.judge.foresees(position) => {
                self.rolled = true;
                *position = before;
                let mut referee = Referee::quiet(self.sight.game, Chance::seeded(self.seed));
                referee.answer(position, seat, answer).is_ok()
            }
            tried => tried.is_ok(),
        }
    }

    /// What the position is worth when the choices that belong to the answer (which die, which hull zone) are made well.
    fn best(&mut self, position: &Position<G::Words>, more: u32) -> f64 {
        let mut answers = Vec::new();
        if more > 0 && self.belongs(position) {
            let seat = self.sight.seat();
            let kind = position.core.decision(seat).map(|decision| decision.kind);
            if let Some(kind) =
                kind.filter(|kind| !matches!(kind, Kind::Assign | Kind::Course | Kind::Place { .. }))
            {
                self.referee.legal(position, seat).each(kind, FOLLOWED.1, |answer| answers.push(answer));
            }
        }
        let mut best: Option<f64> = None;
        for answer in &answers {
            let mut after = *position;
            if self.give(&mut after, answer) {
                let worth = self.best(&after, more - 1);
                best = Some(best.map_or(worth, |best| best.max(worth)));
            }
            if self.judged >= JUDGED && best.is_some() {
                break;
            }
        }
        self.judged += u32::from(best.is_none());
        best.unwrap_or_else(|| self.judge.worth(self.sight.game, position, self.sight.side()))
    }

    /// Whether the open decision is a part of the one that is answered: the same seat's, in the same procedure, and
    /// another question or the next choice of one effect.
    fn belongs(&self, position: &Position<G::Words>) -> bool {
        let (core, asked) = (&position.core, &self.sight.decision);
        let Some(decision) = core.decision(asked.seat) else { return false };
        let Some((frame, _)) = self.sight.position().core.frames().next_back() else { return false };
        core.deciders().count() == 1
            && (decision.prompt != asked.prompt || matches!(decision.prompt, Prompt::Choose(_)))
            && core.frames().any(|(id, _)| id == frame)
    }
}
