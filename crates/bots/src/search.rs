//! Search that knows no game: the candidates of a decision are played on, again and again, by a guide.
//!
//! Each simulation draws anew what the seat cannot know, gives one candidate, lets the guide play for everybody up to a
//! horizon and asks what the position is worth there. All candidates meet the same draws, so that their differences are
//! those of the answers and not of the dice. The simulations are spent by halves: after each stage the better half goes on.

use broadside_engine::{Answer, Chance, Decision, Game, Legal, Position, Referee, Seat, Seed};

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

    /// By how much the guide's own judgement of a candidate is off, as a standard deviation in the units of
    /// [`Judge::worth`]; nothing where it judges in other units, and counts for nothing.
    fn doubt(&self) -> Option<f64> {
        None
    }

    /// Another position that the seat cannot tell from the true one: what it cannot know is drawn by how likely it is, as
    /// far as the guide can tell.
    fn sample(&self, sight: &Sight<'_, G>, chance: &mut Chance) -> Position<G::Words> {
        sight.sample(chance)
    }

    /// What is going on, as a number that games share which differ elsewhere: where it is the same, the same dice fall. Without
    /// it dice fall in one row, and games part for good where one of them takes a die more.
    fn moment(&self, game: &G, position: &Position<G::Words>) -> Option<u64> {
        let _ = (game, position);
        None
    }

    /// In how many games a simulation goes on that has come to this position; more than one where little but dice is
    /// left to come. Only the first such position is asked for.
    fn splits(&self, game: &G, position: &Position<G::Words>) -> u32 {
        let _ = (game, position);
        1
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
        if let Some((weighed, score)) = (most > 1).then(|| self.reply(sight, &own.answer)).flatten() {
            let found = among(sight, &own.answer, Some(score), &weighed, most);
            return (own, found);
        }
        let score = own.weighed.iter().find(|it| it.answer == own.answer).map(|it| it.score);
        let found = among(sight, &own.answer, score, &own.weighed, most);
        (own, found)
    }

    /// What the guide would weigh if it knew what the others answer who decide at the same time and think as it does, and
    /// what its own answer would be worth then; nothing where it thinks of nothing better than what it has weighed.
    fn reply(&self, sight: &Sight<'_, G>, own: &Answer<G::Words>) -> Option<(Vec<Weighed<G::Words>>, f64)> {
        let _ = (sight, own);
        None
    }

    /// How far the game has come, in steps of the guide's choice.
    fn clock(&self, game: &G, position: &Position<G::Words>) -> u32;

    /// How many of those steps a simulation looks ahead.
    fn ahead(&self) -> u32;
}

/// The best of what a guide has weighed, at the most so many, after its own answer, which has this score.
fn among<G: Game>(
    sight: &Sight<'_, G>,
    own: &Answer<G::Words>,
    score: Option<f64>,
    weighed: &[Weighed<G::Words>],
    most: usize,
) -> Vec<Candidate<G>> {
    let mut weighed: Vec<_> = weighed.iter().collect();
    weighed.sort_by(|a, b| b.score.total_cmp(&a.score));
    let mut found = vec![Candidate { answer: *own, lead: 0.0 }];
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
    found
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
    /// The positions in which simulations begin: the same for all candidates.
    samples: Vec<Position<G::Words>>,
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
        let mut search = Search {
            sight,
            guide,
            arms,
            seed,
            samples: Vec::new(),
            left: simulations,
            stages,
            goal: 0,
            turn: 0,
        };
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
        let sample = self.arms[turn].results.len();
        if sample == self.samples.len() {
            let mut chance = Chance::seeded(Seed(self.sample_seed(sample)));
            self.samples.push(self.guide.sample(self.sight, &mut chance));
        }
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

    /// By how much each result of a candidate is better than that of the guide's own answer.
    fn gains(&self, arm: usize) -> impl Iterator<Item = f64> + Clone + '_ {
        self.arms[arm].results.iter().zip(&self.arms[0].results).map(|(one, other)| one - other)
    }

    /// How far the results of a candidate scatter about their mean: the sum of squares, and what it is to be divided by.
    fn scatter(&self, arm: usize) -> (f64, f64) {
        let gains = self.gains(arm);
        let count = gains.clone().count() as f64;
        let mean = gains.clone().sum::<f64>() / count.max(1.0);
        (gains.map(|gain| (gain - mean) * (gain - mean)).sum(), count - 1.0)
    }

    /// By how much a candidate is better than the guide's own answer, with the error of that.
    ///
    /// A guide that judges in the same units is believed by its doubt: its judgement counts as much as so many simulations as
    /// have an error of that size. Their scatter is taken from all candidates, because few simulations do not tell that of one.
    fn lead(&self, arm: usize) -> (f64, f64) {
        let count = self.gains(arm).count() as f64;
        let sum: f64 = self.gains(arm).sum();
        let Some(doubt) = self.guide.doubt() else {
            let (squares, degrees) = self.scatter(arm);
            return (sum / count.max(1.0), (squares / degrees.max(1.0) / count.max(1.0)).sqrt());
        };
        let all = (1..self.arms.len()).map(|arm| self.scatter(arm));
        let (squares, degrees) =
            all.filter(|(_, degrees)| *degrees > 0.0).fold((0.0, 0.0), |a, b| (a.0 + b.0, a.1 + b.1));
        let spread = if degrees > 0.0 { squares / degrees } else { UNKNOWN };
        let trust = spread / (doubt * doubt);
        ((sum + trust * self.arms[arm].lead) / (count + trust).max(1e-9), 0.0)
    }

    fn sample_seed(&self, sample: usize) -> u64 {
        self.seed ^ (sample as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    /// Plays a candidate on and tells what comes of it; nothing when it was stopped.
    fn simulate(&self, answer: &Answer<G::Words>, sample: usize, stop: &dyn Fn() -> bool) -> Option<f64> {
        let position = &self.samples[sample];
        let until = self.guide.clock(self.sight.game, position) + self.guide.ahead();
        let first = Some((self.sight.seat(), *answer));
        self.play_on(position, first, self.sample_seed(sample), until, false, stop)
    }

    /// Plays on from a position and tells what it is worth at the horizon, on average where the game splits.
    fn play_on(
        &self,
        from: &Position<G::Words>,
        mut first: Option<(Seat, Answer<G::Words>)>,
        seed: u64,
        until: u32,
        split: bool,
        stop: &dyn Fn() -> bool,
    ) -> Option<f64> {
        let game = self.sight.game;
        let mut position = *from;
        let mut referee = Referee::quiet(game, Chance::seeded(Seed(seed ^ 0xd1ce)));
        let mut moments: Vec<u64> = Vec::new();
        while !position.core.is_over() && self.guide.clock(game, &position) < until {
            if stop() {
                return None;
            }
            let games = if split { 1 } else { self.guide.splits(game, &position) };
            if games > 1 {
                let mut sum = 0.0;
                for nth in 1..=u64::from(games) {
                    let seed = seed ^ nth.wrapping_mul(0xbf58_476d_1ce4_e5b9);
                    sum += self.play_on(&position, first, seed, until, true, stop)?;
                }
                return Some(sum / f64::from(games));
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
            if let Some(moment) = self.guide.moment(game, &position) {
                let times = moments.iter().filter(|met| **met == moment).count() as u64;
                moments.push(moment);
                let seed = seed ^ moment.wrapping_add(times).wrapping_mul(0x94d0_49bb_1331_11eb);
                referee.chance = Chance::seeded(Seed(seed));
            }
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

/// By how many standard errors another answer has to be better than the guide's own, where the guide's judgement counts for nothing.
const SURE: f64 = 0.5;

/// How far results scatter before any are there.
const UNKNOWN: f64 = 1.0;
