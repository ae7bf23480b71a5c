//! Search that knows no game: the candidates of a decision are played on, again and again, by a guide.
//!
//! Each simulation draws anew what the seat cannot know, gives one candidate, lets the guide play for everybody up to a
//! horizon and asks what the position is worth there. All candidates meet the same draws, so that their differences are
//! those of the answers and not of the dice. The simulations are spent by halves: after each stage the better half goes on.

use broadside_engine::{Answer, Chance, Decision, Game, Legal, Position, Referee, Seed};

use crate::ahead::Judge;
use crate::bot::decision_seed;
use crate::sight::Sight;
use crate::thought::{Reason, Thought, Weighed};

/// What a search has to be told about a game: who plays on, which answers are worth a try, and how far to look.
pub trait Guide<G: Game>: Judge<G> {
    /// A quick answer, for everybody in a simulation.
    fn answer(&self, sight: &Sight<'_, G>, chance: &mut Chance) -> Answer<G::Words>;

    /// What the guide answers when it takes its time, with everything that it weighed.
    fn think(&self, sight: &Sight<'_, G>, chance: &mut Chance) -> Thought<G::Words>;

    /// How many candidates of a decision are searched; one where the guide's answer is good enough.
    fn breadth(&self, sight: &Sight<'_, G>) -> usize;

    /// For how many simulations the guide's own judgement of a candidate counts, where it judges in the units of
    /// [`Judge::worth`].
    fn trust(&self) -> f64 {
        0.0
    }

    /// What the guide would answer, and the candidates that are worth a search: the guide's own answer first. With
    /// fewer than two there is nothing to search.
    fn candidates(
        &self,
        sight: &Sight<'_, G>,
        chance: &mut Chance,
    ) -> (Thought<G::Words>, Vec<Candidate<G>>) {
        let own = self.think(sight, chance);
        let most = self.breadth(sight);
        let mut weighed: Vec<_> = own.weighed.iter().collect();
        weighed.sort_by(|a, b| b.score.total_cmp(&a.score));
        let score = weighed.iter().find(|it| it.answer == own.answer).map(|it| it.score);
        let mut found = vec![Candidate { answer: own.answer, lead: 0.0 }];
        for candidate in weighed {
            if found.len() < most
                && candidate.score > f64::MIN
                && found.iter().all(|it| it.answer != candidate.answer)
                && fits(sight, &candidate.answer)
            {
                let lead = score.map_or(0.0, |own| candidate.score - own);
                found.push(Candidate { answer: candidate.answer, lead });
            }
        }
        found.truncate(most);
        (own, found)
    }

    /// How far the game has come, in steps of the guide's choice.
    fn clock(&self, game: &G, position: &Position<G::Words>) -> u32;

    /// How many of those steps a simulation looks ahead.
    fn ahead(&self) -> u32;
}

/// Places that a guide has thought of itself may be against the rules.
fn fits<G: Game>(sight: &Sight<'_, G>, answer: &Answer<G::Words>) -> bool {
    !matches!(answer, Answer::Place(_)) || sight.allows(answer)
}

/// An answer that is worth a search.
#[derive(Clone, Copy, Debug)]
pub struct Candidate<G: Game> {
    /// The answer.
    pub answer: Answer<G::Words>,
    /// By how much the guide thinks it better than its own answer; below zero where it thinks it worse.
    pub lead: f64,
}

/// A candidate and what its simulations came to.
struct Arm<G: Game> {
    answer: Answer<G::Words>,
    lead: f64,
    results: Vec<f64>,
    alive: bool,
}

/// A search for the answer to one decision. Every step is one simulation; the caller may stop after any of them.
pub struct Search<'a, 'g, G: Game> {
    sight: &'a Sight<'g, G>,
    guide: &'a dyn Guide<G>,
    arms: Vec<Arm<G>>,
    seed: u64,
    /// Simulations left in all, and stages left.
    left: u32,
    stages: u32,
    /// How many results each candidate that is still in has at the end of the stage.
    goal: usize,
    /// The candidate whose turn it is.
    turn: usize,
}

impl<G: Game> core::fmt::Debug for Search<'_, '_, G> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{} candidates, {} simulations left", self.arms.len(), self.left)
    }
}

impl<'a, 'g, G: Game> Search<'a, 'g, G> {
    /// A search among candidates with a budget of simulations. The first candidate is the guide's own answer.
    pub fn new(
        sight: &'a Sight<'g, G>,
        guide: &'a dyn Guide<G>,
        candidates: &[Candidate<G>],
        simulations: u32,
        chance: &mut Chance,
    ) -> Self {
        let arm = |candidate: &Candidate<G>| Arm {
            answer: candidate.answer,
            lead: candidate.lead,
            results: Vec::new(),
            alive: true,
        };
        let arms: Vec<Arm<G>> = candidates.iter().map(arm).collect();
        let stages = arms.len().next_power_of_two().trailing_zeros().max(1);
        let seed = u64::from(chance.draw("search", u32::MAX));
        let mut search = Search { sight, guide, arms, seed, left: simulations, stages, goal: 0, turn: 0 };
        search.set_goal();
        search
    }

    /// Divides what is left of the budget among the stages that are left.
    fn set_goal(&mut self) {
        let alive = self.arms.iter().filter(|arm| arm.alive).count() as u32;
        let each = self.left / (self.stages.max(1) * alive.max(1));
        self.goal += each.max(1) as usize;
    }

    /// Carries out one simulation. `false` when the search has come to its end or `stop` said so in the middle.
    pub fn step(&mut self, stop: &dyn Fn() -> bool) -> bool {
        if self.left == 0 || self.stages == 0 {
            return false;
        }
        let turn = self.turn;
        let sample = self.arms[turn].results.len() as u64;
        let Some(result) = self.simulate(&self.arms[turn].answer, sample, stop) else { return false };
        self.arms[turn].results.push(result);
        self.left -= 1;
        self.advance();
        true
    }

    /// Goes on to the next candidate that is still in, and to the next stage when all have had their turns.
    fn advance(&mut self) {
        let next = (self.turn + 1..self.arms.len()).find(|at| self.arms[*at].alive);
        if let Some(next) = next {
            self.turn = next;
            return;
        }
        self.turn = 0;
        if self.arms[0].results.len() >= self.goal {
            self.stages -= 1;
            self.halve();
            self.set_goal();
        }
    }

    /// The worse half goes out. The guide's own answer stays in, to be compared with.
    fn halve(&mut self) {
        let mut order: Vec<usize> = (1..self.arms.len()).filter(|at| self.arms[*at].alive).collect();
        order.sort_by(|a, b| self.lead(*b).0.total_cmp(&self.lead(*a).0));
        for at in order.split_off(order.len().div_ceil(2)) {
            self.arms[at].alive = false;
        }
    }

    fn mean(&self, arm: usize) -> f64 {
        let results = &self.arms[arm].results;
        results.iter().sum::<f64>() / results.len().max(1) as f64
    }

    /// By how much a candidate is better than the guide's own answer, with the error of that: what the simulations came to,
    /// and as many of them as the guide is trusted for that came to what it thinks.
    fn lead(&self, arm: usize) -> (f64, f64) {
        let (arm, own, trust) = (&self.arms[arm], &self.arms[0], self.guide.trust());
        let pairs: Vec<f64> = arm.results.iter().zip(&own.results).map(|(one, other)| one - other).collect();
        let count = pairs.len() as f64;
        let mean = pairs.iter().sum::<f64>() / count.max(1.0);
        let spread =
            pairs.iter().map(|pair| (pair - mean) * (pair - mean)).sum::<f64>() / (count - 1.0).max(1.0);
        let weight = (count + trust).max(1.0);
        ((pairs.iter().sum::<f64>() + trust * arm.lead) / weight, (spread / weight).sqrt())
    }

    /// Plays a candidate on and tells what comes of it; nothing when it was stopped.
    fn simulate(&self, answer: &Answer<G::Words>, sample: u64, stop: &dyn Fn() -> bool) -> Option<f64> {
        let game = self.sight.game;
        let seed = self.seed ^ sample.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mut chance = Chance::seeded(Seed(seed));
        let mut position = self.sight.sample(&mut chance);
        let mut referee = Referee::quiet(game, Chance::seeded(Seed(seed ^ 0xd1ce)));
        let until = self.guide.clock(game, &position) + self.guide.ahead();
        let mut first = Some((self.sight.seat(), *answer));
        while !position.core.is_over() && self.guide.clock(game, &position) < until {
            if stop() {
                return None;
            }
            let mut answers = Vec::with_capacity(2);
            for seat in position.core.deciders().iter() {
                let given = first.filter(|(mine, _)| *mine == seat).map(|(_, answer)| answer);
                let answer = match given {
                    Some(answer) => answer,
                    None => {
                        let decision = position.core.decision(seat)?;
                        let listed = referee.latest().is_some_and(|(whose, _)| whose == seat);
                        let latest = if listed { referee.latest().map(|(_, legal)| legal) } else { None };
                        match latest {
                            Some(legal) => self.quick(&position, decision, legal, seed),
                            None => self.quick(&position, decision, referee.legal(&position, seat), seed),
                        }
                    }
                };
                answers.push((seat, answer));
            }
            first = None;
            referee.answer_all(&mut position, &answers).ok()?;
        }
        Some(self.guide.worth(game, &position, self.sight.side()))
    }

    fn quick(
        &self,
        position: &Position<G::Words>,
        decision: Decision<G::Words>,
        legal: &Legal<G::Words>,
        seed: u64,
    ) -> Answer<G::Words> {
        let mut chance = Chance::seeded(Seed(decision_seed(seed, &decision)));
        self.guide.answer(&Sight::imagined(self.sight.game, position, decision, legal), &mut chance)
    }

    /// The best answer so far: that with the best mean among those that went furthest, unless it is not clearly better
    /// than the guide's own.
    pub fn best(&self) -> usize {
        let mut best = (0, 0.0);
        for (at, arm) in self.arms.iter().enumerate().skip(1).filter(|(_, arm)| arm.alive) {
            if arm.results.len().min(self.arms[0].results.len()) < 2 {
                continue;
            }
            let (lead, error) = self.lead(at);
            let sure = lead - SURE * error;
            if sure > best.1 {
                best = (at, sure);
            }
        }
        best.0
    }

    /// The answer so far, and what every candidate came to.
    pub fn thought(&self) -> Option<Thought<G::Words>> {
        let answer = self.arms.get(self.best())?.answer;
        let weigh = |(at, arm): (usize, &Arm<G>)| {
            let (score, games) = (self.mean(at), arm.results.len() as f64);
            let reason = Reason::new("bot-search").with("worth", score).with("games", games);
            Weighed { answer: arm.answer, score, reason }
        };
        let tried = self.arms.iter().enumerate().filter(|(_, arm)| !arm.results.is_empty());
        Some(Thought { answer, weighed: tried.map(weigh).collect() })
    }
}

/// By how many standard errors another answer has to be better than the guide's own.
const SURE: f64 = 0.5;
