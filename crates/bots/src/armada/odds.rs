//! The exact odds of an attack: every roll, the attacker's modifications, the defender's tokens.
//!
//! The attacker adds and rerolls dice and spends accuracy so that the expected damage becomes as high as can be, and among equals
//! the number of damage cards; the defender spends tokens so that the damage becomes as low as can be.

use std::collections::{BTreeMap, HashMap};

use broadside_armada::facts::{Colour, DefenseToken, Dice, Face, Term};
use broadside_armada::geometry::Range;
use broadside_engine::Chance;

/// An attack whose odds are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// The dice that are rolled.
    pub dice: Dice,
    /// The attack range: an evade token cancels a die at long range and has one rerolled nearer.
    pub range: Range,
    /// Whether critical icons are damage: a ship or a bomber against a ship.
    pub criticals: bool,
    /// A die that is added after the roll: a concentrate fire dial.
    pub added: Option<Colour>,
    /// How many dice the attacker may reroll, together and once: a concentrate fire token lets one.
    pub rerolls: u8,
    /// Whether an evade token does something at close range; in the first edition it does not.
    pub evades_at_close: bool,
    /// How many defense tokens of each type the defender can spend; of each type one is spent at most.
    pub tokens: Tokens,
    /// The shields of the defending hull zone.
    pub shields: u8,
    /// The shields of the adjacent hull zone that a redirect token would pick.
    pub beside: u8,
}

/// How many defense tokens there are of each type.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tokens([u8; DefenseToken::ALL.len()]);

impl Tokens {
    /// One more token.
    pub fn and(mut self, token: DefenseToken) -> Tokens {
        self.0[token as usize] += 1;
        self
    }

    /// The types that there are, a bit for each.
    fn types(self) -> u8 {
        (0..self.0.len()).filter(|at| self.0[*at] > 0).map(|at| 1 << at).sum()
    }

    /// How many accuracy icons it takes until no token of these types can be spent (armada.attack.11).
    fn icons(self, types: u8) -> u8 {
        (0..self.0.len()).filter(|at| types >> at & 1 == 1).map(|at| self.0[at]).sum()
    }
}

/// What an attack comes to.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    /// How likely each damage total is, from 0 on.
    pub damage: Vec<f64>,
    /// How likely each number of damage cards is: what shields and redirect do not take.
    pub cards: Vec<f64>,
}

impl Outcome {
    /// The expected damage total.
    pub fn expected(&self) -> f64 {
        mean(&self.damage)
    }

    /// The expected number of damage cards.
    pub fn expected_cards(&self) -> f64 {
        mean(&self.cards)
    }

    /// How likely at least so much damage is.
    pub fn at_least(&self, damage: usize) -> f64 {
        self.damage.iter().skip(damage).sum()
    }
}

fn mean(shares: &[f64]) -> f64 {
    shares.iter().enumerate().map(|(at, share)| at as f64 * share).sum()
}

/// The faces of all colours, each once, with how many of eight sides show it.
const FACES: [(Colour, Face, u8); 11] = [
    (Colour::Red, Face::Hit, 2),
    (Colour::Red, Face::Critical, 2),
    (Colour::Red, Face::DoubleHit, 1),
    (Colour::Red, Face::Accuracy, 1),
    (Colour::Red, Face::Blank, 2),
    (Colour::Blue, Face::Hit, 4),
    (Colour::Blue, Face::Critical, 2),
    (Colour::Blue, Face::Accuracy, 2),
    (Colour::Black, Face::Hit, 4),
    (Colour::Black, Face::HitCritical, 2),
    (Colour::Black, Face::Blank, 2),
];

/// Dice as they lie: how many show each of [`FACES`].
type Pool = [u8; 11];

/// The colours, in the order of [`Rerolled`].
const COLOURS: [Colour; 3] = [Colour::Red, Colour::Blue, Colour::Black];

/// How many dice of each of [`COLOURS`] are being rerolled.
type Rerolled = [u8; 3];

const NO_REROLL: Rerolled = [0; 3];

/// The tokens that change the damage total; the others only change where it goes.
const LOWERS: u8 =
    1 << DefenseToken::Scatter as u8 | 1 << DefenseToken::Evade as u8 | 1 << DefenseToken::Brace as u8;

/// The bit of a type of defense token.
fn bit(token: DefenseToken) -> u8 {
    1 << token as u8
}

/// Works a question out; what it has found stays at hand.
#[derive(Debug)]
pub struct Solver {
    question: Question,
    /// The damage totals of a pool when only these tokens are open, and their mean.
    defended: HashMap<(Pool, u8), Vec<f64>>,
    /// Which types the attacker locks, and what that is worth.
    aimed: HashMap<Pool, (u8, f64)>,
    /// What it is worth when dice lie there and others are being rerolled.
    awaited: HashMap<(Pool, Rerolled), f64>,
}

impl Solver {
    /// A solver of one question.
    pub fn new(question: Question) -> Solver {
        Solver { question, defended: HashMap::new(), aimed: HashMap::new(), awaited: HashMap::new() }
    }

    /// Answers it.
    pub fn solve(&mut self) -> Outcome {
        let Question { dice, added, .. } = self.question;
        let mut pools = vec![([0; 11], 1.0)];
        for colour in COLOURS {
            for _ in 0..dice.of(colour) {
                pools = joined(pools, colour);
            }
        }
        // The added die is rolled before anything else is decided.
        if let Some(colour) = added {
            pools = joined(pools, colour);
        }
        let mut waiting: BTreeMap<Rerolled, BTreeMap<Pool, f64>> = BTreeMap::new();
        for (pool, share) in pools {
            let (kept, rerolled) = parted(&pool, &self.reroll(&pool));
            *waiting.entry(rerolled).or_default().entry(kept).or_insert(0.0) += share;
        }
        let (mut damage, mut cards) = (Vec::new(), Vec::new());
        for (rerolled, kept) in waiting {
            let mut pools: Vec<_> = kept.into_iter().collect();
            for (colour, count) in COLOURS.into_iter().zip(rerolled) {
                for _ in 0..count {
                    pools = joined(pools, colour);
                }
            }
            for (pool, share) in pools {
                let open = self.question.tokens.types() & !self.aim(&pool).0;
                let totals = self.defend(&pool, open & LOWERS).to_vec();
                add(&mut damage, &totals, share);
                add(&mut cards, &self.cards(&totals, open), share);
            }
        }
        Outcome { damage, cards }
    }

    /// One attack, rolled and decided as [`Solver::solve`] counts it: the damage total.
    pub fn sample(&mut self, chance: &mut Chance) -> usize {
        let Question { dice, added, .. } = self.question;
        let mut pool = [0; 11];
        for colour in COLOURS {
            let count = dice.of(colour) + u8::from(added == Some(colour));
            (0..count).for_each(|_| roll(&mut pool, colour, chance));
        }
        let choice = self.reroll(&pool);
        for (at, count) in choice.iter().enumerate() {
            pool[at] -= count;
            (0..*count).for_each(|_| roll(&mut pool, FACES[at].0, chance));
        }
        let open = self.question.tokens.types() & !self.aim(&pool).0 & LOWERS;
        if let Some(at) = self.evaded(&pool, open) {
            pool[at] -= 1;
            if self.question.range < Range::Long {
                roll(&mut pool, FACES[at].0, chance);
            }
        }
        self.total(&pool, open)
    }

    /// The damage total of dice as they lie, with scatter and brace if they are open.
    fn total(&self, pool: &Pool, open: u8) -> usize {
        if open & bit(DefenseToken::Scatter) != 0 {
            return 0;
        }
        let value = |at: usize| worth(at, self.question.criticals);
        let total: usize = pool.iter().enumerate().map(|(at, count)| usize::from(*count) * value(at)).sum();
        if open & bit(DefenseToken::Brace) != 0 { total.div_ceil(2) } else { total }
    }

    /// The face of the die on which an evade token is spent: that whose end or reroll leaves least damage.
    fn evaded(&self, pool: &Pool, open: u8) -> Option<usize> {
        let idle = self.question.range == Range::Close && !self.question.evades_at_close;
        if idle || open & bit(DefenseToken::Evade) == 0 || open & bit(DefenseToken::Scatter) != 0 {
            return None;
        }
        let now = self.total(pool, open) as f64;
        let mut best: Option<(usize, f64)> = None;
        for at in (0..pool.len()).filter(|at| pool[*at] > 0) {
            let left = mean(&self.without(pool, at, open));
            if left < best.map_or(now, |(_, least)| least) {
                best = Some((at, left));
            }
        }
        best.map(|(at, _)| at)
    }

    /// The damage totals when a die is canceled (at long range) or rerolled (nearer).
    fn without(&self, pool: &Pool, at: usize, open: u8) -> Vec<f64> {
        let mut left = *pool;
        left[at] -= 1;
        let mut damage = Vec::new();
        if self.question.range >= Range::Long {
            add(&mut damage, &one(self.total(&left, open)), 1.0);
            return damage;
        }
        for (face, (colour, _, sides)) in FACES.iter().enumerate() {
            if *colour == FACES[at].0 {
                let mut next = left;
                next[face] += 1;
                add(&mut damage, &one(self.total(&next, open)), f64::from(*sides) / 8.0);
            }
        }
        damage
    }

    /// The damage totals when the defender spends what is open.
    fn defend(&mut self, pool: &Pool, open: u8) -> &[f64] {
        if !self.defended.contains_key(&(*pool, open)) {
            let damage = match self.evaded(pool, open) {
                Some(at) => self.without(pool, at, open),
                None => one(self.total(pool, open)),
            };
            self.defended.insert((*pool, open), damage);
        }
        &self.defended[&(*pool, open)]
    }

    /// Which types of tokens the attacker locks with the accuracy icons that lie there, and what that is worth.
    fn aim(&mut self, pool: &Pool) -> (u8, f64) {
        if let Some(known) = self.aimed.get(pool) {
            return *known;
        }
        let icons: u8 =
            FACES.iter().zip(pool).filter(|((_, face, _), _)| *face == Face::Accuracy).map(|(_, n)| n).sum();
        let tokens = self.question.tokens;
        let types = tokens.types() & (LOWERS | bit(DefenseToken::Redirect));
        let mut best = (0, self.value(pool, types));
        for locked in (1..=types).filter(|set| set & !types == 0 && tokens.icons(*set) <= icons) {
            let value = self.value(pool, types & !locked);
            if value > best.1 + 1e-12 {
                best = (locked, value);
            }
        }
        self.aimed.insert(*pool, best);
        best
    }

    /// What dice are worth to the attacker against these tokens: the expected damage; among equals, damage cards.
    fn value(&mut self, pool: &Pool, open: u8) -> f64 {
        let totals = self.defend(pool, open & LOWERS).to_vec();
        mean(&totals) + 1e-6 * mean(&self.cards(&totals, open))
    }

    /// The dice that the attacker rerolls.
    fn reroll(&mut self, pool: &Pool) -> Pool {
        let mut best = ([0; 11], self.aim(pool).1);
        if self.question.rerolls == 0 {
            return best.0;
        }
        let mut choices = Vec::new();
        subsets(pool, self.question.rerolls, 0, &mut [0; 11], &mut choices);
        for choice in choices {
            let (kept, rerolled) = parted(pool, &choice);
            let expected = self.await_rolls(&kept, rerolled);
            if expected > best.1 + 1e-12 {
                best = (choice, expected);
            }
        }
        best.0
    }

    /// What it is worth when these dice lie there and those are being rerolled.
    fn await_rolls(&mut self, kept: &Pool, rerolled: Rerolled) -> f64 {
        let Some(next) = rerolled.iter().position(|count| *count > 0) else { return self.aim(kept).1 };
        if let Some(known) = self.awaited.get(&(*kept, rerolled)) {
            return *known;
        }
        let mut left = rerolled;
        left[next] -= 1;
        let mut expected = 0.0;
        for (at, (colour, _, sides)) in FACES.iter().enumerate() {
            if *colour == COLOURS[next] {
                let mut pool = *kept;
                pool[at] += 1;
                expected += f64::from(*sides) / 8.0 * self.await_rolls(&pool, left);
            }
        }
        self.awaited.insert((*kept, rerolled), expected);
        expected
    }

    /// The damage cards that are left of damage totals.
    fn cards(&self, damage: &[f64], open: u8) -> Vec<f64> {
        let redirects = open & bit(DefenseToken::Redirect) != 0;
        let taken = usize::from(self.question.shields)
            + if redirects { usize::from(self.question.beside) } else { 0 };
        let mut cards = Vec::new();
        for (total, share) in damage.iter().enumerate() {
            add(&mut cards, &one(total.saturating_sub(taken)), *share);
        }
        cards
    }
}

/// The damage of a die that shows this face.
fn worth(at: usize, criticals: bool) -> usize {
    let face = FACES[at].1;
    usize::from(face.hits()) + if criticals { usize::from(face.criticals()) } else { 0 }
}

fn one(total: usize) -> Vec<f64> {
    let mut damage = vec![0.0; total + 1];
    damage[total] = 1.0;
    damage
}

fn add(sum: &mut Vec<f64>, shares: &[f64], weight: f64) {
    if sum.len() < shares.len() {
        sum.resize(shares.len(), 0.0);
    }
    sum.iter_mut().zip(shares).for_each(|(sum, share)| *sum += weight * share);
}

fn roll(pool: &mut Pool, colour: Colour, chance: &mut Chance) {
    let weights = FACES.map(|(of, _, sides)| if of == colour { sides } else { 0 });
    pool[chance.draw_weighted("die", &weights) as usize] += 1;
}

/// Every pool with one more die of a colour; equal ones are one.
fn joined(pools: Vec<(Pool, f64)>, colour: Colour) -> Vec<(Pool, f64)> {
    let mut all: HashMap<Pool, f64> = HashMap::new();
    for (pool, share) in pools {
        for (at, (of, _, sides)) in FACES.iter().enumerate() {
            if *of == colour {
                let mut next = pool;
                next[at] += 1;
                *all.entry(next).or_insert(0.0) += share * f64::from(*sides) / 8.0;
            }
        }
    }
    // In a fixed order, so that sums come out the same every time.
    let mut all: Vec<_> = all.into_iter().collect();
    all.sort_unstable_by_key(|(pool, _)| *pool);
    all
}

/// The dice that stay, and how many of each colour are rerolled.
fn parted(pool: &Pool, choice: &Pool) -> (Pool, Rerolled) {
    let mut kept = *pool;
    let mut rerolled = NO_REROLL;
    for (at, count) in choice.iter().enumerate() {
        kept[at] -= count;
        let colour = COLOURS.iter().position(|colour| *colour == FACES[at].0);
        rerolled[colour.unwrap_or(0)] += count;
    }
    (kept, rerolled)
}

/// Every choice of at most `most` dice, of faces from `from` on.
fn subsets(pool: &Pool, most: u8, from: usize, chosen: &mut Pool, found: &mut Vec<Pool>) {
    if from == pool.len() {
        if chosen.iter().any(|count| *count > 0) {
            found.push(*chosen);
        }
        return;
    }
    for count in 0..=most.min(pool[from]) {
        chosen[from] = count;
        subsets(pool, most - count, from + 1, chosen, found);
    }
    chosen[from] = 0;
}

#[cfg(test)]
mod tests {
    use super::*;
    use broadside_engine::Seed;

    fn plain(red: u8, blue: u8, black: u8) -> Question {
        Question {
            dice: Dice { red, blue, black },
            range: Range::Close,
            criticals: true,
            added: None,
            rerolls: 0,
            evades_at_close: true,
            tokens: Tokens::default(),
            shields: 0,
            beside: 0,
        }
    }

    fn tokens(all: &[DefenseToken]) -> Tokens {
        all.iter().fold(Tokens::default(), |tokens, token| tokens.and(*token))
    }

    #[test]
    fn dice_alone_have_their_printed_odds() {
        let outcome = Solver::new(plain(1, 0, 0)).solve();
        assert_eq!(outcome.damage, [3.0 / 8.0, 4.0 / 8.0, 1.0 / 8.0]);
        let outcome = Solver::new(plain(2, 3, 1)).solve();
        assert!((outcome.expected() - (1.5 + 2.25 + 1.0)).abs() < 1e-12);
        assert!((outcome.damage.iter().sum::<f64>() - 1.0).abs() < 1e-12);
    }

    #[test]
    fn a_brace_halves_and_accuracy_keeps_it_from_being_spent() {
        let brace = Question { tokens: tokens(&[DefenseToken::Brace]), ..plain(0, 0, 2) };
        let outcome = Solver::new(brace).solve();
        // Black dice have no accuracy: 0 stays, 1 and 2 become 1, 3 and 4 become 2.
        assert!((outcome.damage[0] - 1.0 / 16.0).abs() < 1e-12);
        assert!((outcome.damage[2] - (2.0 * 0.5 * 0.25 + 0.0625)).abs() < 1e-12);
        let blue = Question { tokens: tokens(&[DefenseToken::Brace]), ..plain(0, 3, 0) };
        // An accuracy and two damage: the brace is locked.
        assert!(Solver::new(blue).solve().expected() > 0.5 * 2.25);
    }

    #[test]
    fn an_accuracy_locks_one_of_two_braces() {
        let one = Question { tokens: tokens(&[DefenseToken::Brace]), ..plain(3, 0, 0) };
        let two = Question { tokens: tokens(&[DefenseToken::Brace, DefenseToken::Brace]), ..one };
        assert!((Solver::new(one).solve().expected() - 1.557).abs() < 0.001);
        assert!((Solver::new(two).solve().expected() - 1.381).abs() < 0.001);
    }

    #[test]
    fn an_accuracy_that_is_left_over_locks_a_redirect() {
        let redirect = tokens(&[DefenseToken::Redirect]);
        let question = Question { range: Range::Medium, tokens: redirect, beside: 2, ..plain(0, 2, 0) };
        // A hit and an accuracy: 2 × 6/8 × 2/8.
        assert!((Solver::new(question).solve().expected_cards() - 0.375).abs() < 1e-12);
    }

    #[test]
    fn an_evade_at_close_range_does_nothing_in_the_first_edition() {
        let evade = Question { tokens: tokens(&[DefenseToken::Evade]), ..plain(0, 0, 2) };
        let first = Question { evades_at_close: false, ..evade };
        assert!(Solver::new(evade).solve().expected() < 1.99);
        assert!((Solver::new(first).solve().expected() - 2.0).abs() < 1e-12);
    }

    #[test]
    fn more_help_is_never_worse() {
        use DefenseToken::{Brace, Evade, Redirect, Scatter};
        let question = Question { tokens: tokens(&[Scatter, Evade, Brace, Redirect]), ..plain(3, 2, 1) };
        let expected = |question| Solver::new(question).solve().expected();
        let base = expected(question);
        assert!(expected(Question { rerolls: 1, ..question }) >= base);
        assert!(expected(Question { added: Some(Colour::Black), ..question }) >= base);
        assert!(expected(Question { tokens: tokens(&[Evade, Brace]), ..question }) >= base);
    }

    /// `BROADSIDE_ROLLS=10000000 cargo test --release -p broadside-bots --lib -- odds` rolls ten million attacks of each.
    fn rolls() -> u32 {
        std::env::var("BROADSIDE_ROLLS").ok().and_then(|rolls| rolls.parse().ok()).unwrap_or(60_000)
    }

    #[test]
    fn what_is_counted_is_what_is_rolled() {
        use DefenseToken::{Brace, Evade, Scatter};
        let both = tokens(&[Evade, Brace]);
        let (range, long) = (Range::Medium, Range::Long);
        rolled_as_counted(Question { range, tokens: both, rerolls: 1, ..plain(2, 2, 0) });
        rolled_as_counted(Question { tokens: both, rerolls: 6, ..plain(3, 1, 2) });
        rolled_as_counted(Question { range: long, tokens: tokens(&[Evade, Evade]), ..plain(4, 0, 0) });
        rolled_as_counted(Question {
            tokens: tokens(&[Scatter, Brace]),
            added: Some(Colour::Black),
            ..plain(1, 2, 2)
        });
    }

    fn rolled_as_counted(question: Question) {
        let mut solver = Solver::new(question);
        let outcome = solver.solve();
        let mut chance = Chance::seeded(Seed(9));
        let rolls = rolls();
        let mut seen = vec![0u32; outcome.damage.len()];
        (0..rolls).for_each(|_| seen[solver.sample(&mut chance)] += 1);
        for (seen, share) in seen.iter().zip(&outcome.damage) {
            let (wanted, n) = (share * f64::from(rolls), f64::from(rolls));
            let spread = (n * share * (1.0 - share)).sqrt().max(1.0);
            assert!((f64::from(*seen) - wanted).abs() < 4.5 * spread, "{question:?}: {seen} of {wanted}");
        }
    }
}
