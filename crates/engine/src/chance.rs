//! Dice and decks draw from one source, which can be seeded, scripted, recorded or enumerated.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use serde::{Deserialize, Serialize};

/// The seed of a game. It never leaves the server while the game is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seed(pub u64);

/// What is drawn, in words: `"red die"`, `"damage card"`.
pub type What = &'static str;

/// One draw as a script names it or a record keeps it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draw {
    /// What is drawn; a recorded draw need not say.
    pub what: Option<String>,
    /// Which of the possible results comes up, counted from 0.
    pub value: u32,
}

/// Why a source of chance could not answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChanceFault {
    /// The script has run out.
    Missing {
        /// What the game drew.
        what: What,
        /// How many results there are.
        sides: u32,
    },
    /// The script holds another draw.
    Mismatch {
        /// What the game drew.
        what: What,
        /// How many results there are.
        sides: u32,
        /// What the script says.
        scripted: String,
    },
    /// What comes next cannot be known yet.
    Unknown,
    /// Something is left in the script.
    Unused(usize, String),
}

/// Where chance comes from.
#[derive(Clone, Debug)]
pub struct Chance {
    source: Source,
    record: Option<Vec<u32>>,
    fault: Option<ChanceFault>,
    drawn: u64,
    after_fault: u32,
    /// The draws that it does not answer.
    halts: Option<fn(What) -> bool>,
}

/// How many draws one step may make after a fault, of which it hears only when it is over.
const ENDLESS: u32 = 10_000;

#[derive(Clone, Debug)]
enum Source {
    Seeded(Box<ChaCha8Rng>),
    Scripted { draws: Vec<Draw>, at: usize },
    Enumerated(Branches),
    Halting,
}

impl Chance {
    fn from_source(source: Source) -> Chance {
        Chance { source, record: None, fault: None, drawn: 0, after_fault: 0, halts: None }
    }

    /// A reproducible stream: the same seed gives the same draws on every platform.
    ///
    /// ```
    /// use broadside_engine::{Chance, Seed};
    /// let roll = || Chance::seeded(Seed(7)).draw("die", 8);
    /// assert_eq!(roll(), roll());
    /// ```
    pub fn seeded(seed: Seed) -> Chance {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.0.to_le_bytes());
        Chance::from_source(Source::Seeded(Box::new(ChaCha8Rng::from_seed(key))))
    }

    /// Exactly these draws, in this order; any other is a fault.
    pub fn scripted(draws: Vec<Draw>) -> Chance {
        Chance::from_source(Source::Scripted { draws, at: 0 })
    }

    /// Draws that were recorded before, by value alone.
    pub fn recorded(values: &[u32]) -> Chance {
        Chance::scripted(values.iter().map(|value| Draw { what: None, value: *value }).collect())
    }

    /// A source that answers nothing: the first draw stops the game there. Previews use it.
    pub fn halting() -> Chance {
        Chance::from_source(Source::Halting)
    }

    /// The stream of a seed, which does not answer the draws that `halts` names: the first of them stops the game there.
    pub fn seeded_until(seed: Seed, halts: fn(What) -> bool) -> Chance {
        Chance { halts: Some(halts), ..Chance::seeded(seed) }
    }

    pub(crate) fn enumerated(branches: Branches) -> Chance {
        Chance::from_source(Source::Enumerated(branches))
    }

    pub(crate) fn into_branches(self) -> Option<Branches> {
        match self.source {
            Source::Enumerated(branches) => Some(branches),
            _ => None,
        }
    }

    /// One of `sides` equally likely results, counted from 0.
    pub fn draw(&mut self, what: What, sides: u32) -> u32 {
        debug_assert!(sides > 0, "a draw has at least one result");
        self.drawn += 1;
        if self.halts(what, sides) {
            return self.keep(0);
        }
        let value = match &mut self.source {
            Source::Seeded(rng) => below(rng, sides),
            Source::Enumerated(branches) => branches.take(sides, |_| 1.0 / f64::from(sides)),
            _ => self.scripted_value(what, sides),
        };
        self.keep(value)
    }

    /// The index of one of `weights`, each as likely as its share of their sum: the faces of a die by how
    /// many sides show them.
    pub fn draw_weighted(&mut self, what: What, weights: &[u8]) -> u32 {
        let sum: u32 = weights.iter().map(|w| u32::from(*w)).sum();
        debug_assert!(sum > 0, "a draw has at least one result");
        self.drawn += 1;
        let sides = weights.len() as u32;
        if self.halts(what, sides) {
            return self.keep(0);
        }
        let value = match &mut self.source {
            Source::Seeded(rng) => {
                let mut left = below(rng, sum);
                let mut face = 0;
                for (at, weight) in weights.iter().enumerate() {
                    face = at as u32;
                    if left < u32::from(*weight) {
                        break;
                    }
                    left -= u32::from(*weight);
                }
                face
            }
            Source::Enumerated(branches) => {
                branches.take(sides, |at| f64::from(weights[at as usize]) / f64::from(sum))
            }
            _ => self.scripted_value(what, sides),
        };
        self.keep(value)
    }

    /// The index of one of the equally likely sides of a die. Enumeration goes over the different sides only.
    pub fn draw_side<T: PartialEq>(&mut self, what: What, sides: &[T]) -> u32 {
        let Source::Enumerated(branches) = &mut self.source else {
            return self.draw(what, sides.len() as u32);
        };
        self.drawn += 1;
        branches.take(sides.len() as u32, |at| {
            let same = |side: &&T| **side == sides[at as usize];
            match sides.iter().position(|side| same(&side)) == Some(at as usize) {
                true => sides.iter().filter(same).count() as f64 / sides.len() as f64,
                false => 0.0,
            }
        })
    }

    /// Rolls `dice` like dice at once and counts how often each face comes up. Enumeration then goes over the
    /// possible counts instead of every die, which keeps large pools small.
    pub fn draw_pool(&mut self, what: What, weights: &[u8], dice: u8, counts: &mut [u8]) {
        counts.fill(0);
        if let Source::Enumerated(branches) = &mut self.source {
            self.drawn += u64::from(dice);
            branches.take_pool(weights, dice, counts);
            return;
        }
        for _ in 0..dice {
            counts[self.draw_weighted(what, weights) as usize] += 1;
        }
    }

    /// Puts `items` into a random order.
    pub fn shuffle<T>(&mut self, what: What, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.draw(what, last as u32 + 1) as usize;
            items.swap(last, other);
        }
    }

    /// Whether a draw is not answered, which is a fault then.
    fn halts(&mut self, what: What, sides: u32) -> bool {
        let halts = self.halts.is_some_and(|halts| halts(what));
        if halts {
            self.fault.get_or_insert(ChanceFault::Missing { what, sides });
        }
        halts
    }

    fn keep(&mut self, value: u32) -> u32 {
        if let Some(record) = &mut self.record {
            record.push(value);
        }
        value
    }

    fn scripted_value(&mut self, what: What, sides: u32) -> u32 {
        let missing = ChanceFault::Missing { what, sides };
        self.after_fault += u32::from(self.fault.is_some());
        assert!(
            self.after_fault < ENDLESS,
            "one step draws without an end where no more draws ({what}) are known"
        );
        let Source::Scripted { draws, at } = &mut self.source else {
            self.fault.get_or_insert(missing);
            return 0;
        };
        let Some(draw) = draws.get(*at) else {
            self.fault.get_or_insert(missing);
            return 0;
        };
        *at += 1;
        if draw.what.as_deref().is_some_and(|named| named != what) || draw.value >= sides {
            let scripted = draw.to_string();
            self.fault.get_or_insert(ChanceFault::Mismatch { what, sides, scripted });
            return 0;
        }
        draw.value
    }

    /// Adds draws to the end of a script; other sources take no notice.
    pub fn script(&mut self, more: impl IntoIterator<Item = Draw>) {
        if let Source::Scripted { draws, .. } = &mut self.source {
            draws.extend(more);
        }
    }

    /// What went wrong with the draws so far. A game must not go on from there.
    pub fn fault(&self) -> Option<&ChanceFault> {
        self.fault.as_ref()
    }

    /// A fault if a script holds draws that no roll has used.
    pub fn finish(&self) -> Result<(), ChanceFault> {
        match &self.source {
            Source::Scripted { draws, at } if *at < draws.len() => {
                Err(ChanceFault::Unused(draws.len() - at, draws[*at].to_string()))
            }
            _ => Ok(()),
        }
    }

    /// How many draws were made.
    pub fn drawn(&self) -> u64 {
        self.drawn
    }

    /// Begins to record the values drawn.
    pub fn start_record(&mut self) {
        self.record = Some(Vec::new());
    }

    /// The values drawn since the record began; recording goes on.
    pub fn take_record(&mut self) -> Vec<u32> {
        self.record.as_mut().map(core::mem::take).unwrap_or_default()
    }
}

impl core::fmt::Display for Draw {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match &self.what {
            Some(what) => write!(f, "{what} {}", self.value),
            None => write!(f, "{}", self.value),
        }
    }
}

/// An unbiased number below `sides`, by rejection.
fn below(rng: &mut ChaCha8Rng, sides: u32) -> u32 {
    let zone = u32::MAX - (u32::MAX - sides + 1) % sides;
    loop {
        let value = rng.next_u32();
        if value <= zone {
            return value % sides;
        }
    }
}

/// One path through the tree of all draws, and how to reach the next.
#[derive(Clone, Debug, Default)]
pub(crate) struct Branches {
    path: Vec<Fork>,
    at: usize,
}

/// One draw on the path: which result is taken, and how likely each one is.
#[derive(Clone, Debug)]
struct Fork {
    value: u32,
    shares: Vec<f64>,
}

impl Branches {
    fn take(&mut self, sides: u32, share: impl Fn(u32) -> f64) -> u32 {
        if self.at == self.path.len() {
            self.path.push(Fork { value: 0, shares: (0..sides).map(share).collect() });
        }
        let value = self.path[self.at].value;
        self.at += 1;
        value
    }

    fn take_pool(&mut self, weights: &[u8], dice: u8, counts: &mut [u8]) {
        let pools = crate::lookahead::odds::pools(weights, dice);
        let value = self.take(pools.len() as u32, |at| pools[at as usize].1);
        counts.copy_from_slice(&pools[value as usize].0);
    }

    /// The probability of this path.
    pub(crate) fn probability(&self) -> f64 {
        self.path.iter().map(|fork| fork.shares[fork.value as usize]).product()
    }

    /// The next path, if any is left.
    pub(crate) fn advance(mut self) -> Option<Branches> {
        self.at = 0;
        while let Some(last) = self.path.last_mut() {
            // What never comes up is no branch.
            last.value += 1;
            while last.shares.get(last.value as usize) == Some(&0.0) {
                last.value += 1;
            }
            if (last.value as usize) < last.shares.len() {
                return Some(self);
            }
            self.path.pop();
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_of_a_seed_is_fixed() {
        let mut chance = Chance::seeded(Seed(1));
        let draws: Vec<u32> = (0..8).map(|_| chance.draw("die", 6)).collect();
        assert_eq!(draws, FIXED, "a changed stream breaks every stored game");
    }

    const FIXED: [u32; 8] = [1, 5, 4, 0, 2, 4, 2, 2];

    #[test]
    fn weights_are_shares() {
        let mut chance = Chance::seeded(Seed(3));
        let mut count = [0u32; 3];
        for _ in 0..80_000 {
            count[chance.draw_weighted("red die", &[5, 2, 1]) as usize] += 1;
        }
        for (seen, weight) in count.iter().zip([5.0, 2.0, 1.0]) {
            let expected = weight * 10_000.0;
            assert!((f64::from(*seen) - expected).abs() < 500.0, "{count:?}");
        }
    }

    #[test]
    fn sides_that_show_the_same_are_one_branch() {
        let faces = ["hit", "hit", "blank", "hit"];
        let mut visits = 0;
        let odds = crate::Odds::of(|chance| {
            visits += 1;
            faces[chance.draw_side("die", &faces) as usize]
        });
        assert_eq!((odds.of_outcome(&"hit"), odds.of_outcome(&"blank"), visits), (0.75, 0.25, 2));
        let (mut plain, mut sided) = (Chance::seeded(Seed(5)), Chance::seeded(Seed(5)));
        for _ in 0..20 {
            assert_eq!(plain.draw("die", 4), sided.draw_side("die", &faces));
        }
    }

    #[test]
    fn a_script_must_fit_and_be_used_up() {
        let named = |what: &str, value| Draw { what: Some(what.into()), value };
        let mut chance = Chance::scripted(vec![named("red die", 2), named("card", 1)]);
        assert_eq!(chance.draw("red die", 8), 2);
        assert!(matches!(chance.finish(), Err(ChanceFault::Unused(1, _))));
        chance.draw("red die", 8);
        assert!(matches!(chance.fault(), Some(ChanceFault::Mismatch { .. })));
        let mut empty = Chance::scripted(vec![]);
        empty.draw("card", 3);
        assert!(matches!(empty.fault(), Some(ChanceFault::Missing { .. })));
    }
}
