//! The exact odds of an attack: every roll of both sides, with what they have to modify their dice.
//!
//! The attacker changes and rerolls dice so that the expected damage becomes as high as can be, and among equals the number of
//! critical results; the defender changes dice so that the damage becomes as low as can be. What a token would be worth later does not count.

use serde::Serialize;

/// The most dice of one side that are worked out.
pub const MOST: u8 = 12;

/// What a side has to change its focus results with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Calm {
    /// A focus token: all of them (xwing.focus.04, xwing.focus.05).
    pub focus: bool,
    /// Calculate tokens and Force charges: one each (xwing.calculate.04, xwing.calculate.05, xwing.force.01,
    /// xwing.force.02).
    pub single: u8,
}

impl Calm {
    /// How many of so many focus results become what is wanted.
    fn of(self, results: usize) -> usize {
        if self.focus { results } else { results.min(usize::from(self.single)) }
    }
}

/// An attack whose odds are asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Question {
    /// How many attack dice are rolled.
    pub attack: u8,
    /// How many defense dice are rolled.
    pub defense: u8,
    /// Whether the attacker can spend a lock (xwing.lock.07).
    pub lock: bool,
    /// What the attacker has for focus results.
    pub aim: Calm,
    /// What the defender has for focus results.
    pub guard: Calm,
    /// The defender's evade tokens: each changes a blank or a focus result (xwing.evade.04).
    pub evades: u8,
    /// The defender's reinforce tokens that work against the attacker (xwing.reinforce.07, xwing.reinforce.08,
    /// xwing.reinforce.09, xwing.reinforce.10, xwing.reinforce.11).
    pub reinforced: u8,
}

/// What an attack comes to.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Outcome {
    /// How likely it is that so many hit results and so many critical results are left: `left[hits][crits]`.
    pub left: Vec<Vec<f64>>,
}

impl Outcome {
    fn each(&self) -> impl Iterator<Item = (usize, usize, f64)> + '_ {
        self.left
            .iter()
            .enumerate()
            .flat_map(|(hits, row)| row.iter().enumerate().map(move |(crits, share)| (hits, crits, *share)))
    }

    /// How likely each value is of what `value(hits, crits)` makes of the results that are left, from 0 on.
    fn spread(&self, value: impl Fn(usize, usize) -> usize) -> Vec<f64> {
        let mut shares = Vec::new();
        for (hits, crits, share) in self.each().filter(|(_, _, share)| *share > 0.0) {
            let at = value(hits, crits);
            if shares.len() <= at {
                shares.resize(at + 1, 0.0);
            }
            shares[at] += share;
        }
        shares
    }

    /// How likely each amount of damage is, from 0 on.
    pub fn damage(&self) -> Vec<f64> {
        self.spread(|hits, crits| hits + crits)
    }

    /// How likely each number of damage cards is for a defender with so many shields.
    pub fn cards(&self, shields: u8) -> Vec<f64> {
        self.spread(|hits, crits| (hits + crits).saturating_sub(usize::from(shields)))
    }

    /// How likely each number of faceup ones among them is: critical damage is suffered last (xwing.attack.27).
    pub fn faceup(&self, shields: u8) -> Vec<f64> {
        self.spread(|hits, crits| (hits + crits).saturating_sub(usize::from(shields)).min(crits))
    }

    /// The expected damage.
    pub fn expected(&self) -> f64 {
        mean(&self.damage())
    }
}

/// The mean of shares, from 0 on.
pub fn mean(shares: &[f64]) -> f64 {
    shares.iter().enumerate().map(|(at, share)| at as f64 * share).sum()
}

/// How many of eight sides show a hit, a critical and a focus result on an attack die.
const ATTACK: [f64; 3] = [3.0 / 8.0, 1.0 / 8.0, 2.0 / 8.0];
/// How many of eight sides show an evade and a focus result on a defense die.
const DEFENSE: [f64; 2] = [3.0 / 8.0, 2.0 / 8.0];

/// Attack dice as they lie: hits, critical and focus results.
type Lie = [usize; 3];
/// Ways in which dice may lie, with how likely each is.
type Lies = Vec<(Lie, f64)>;

/// Works a question out.
pub fn solve(question: &Question) -> Outcome {
    let attack = usize::from(question.attack.min(MOST));
    let evades = evades(question);
    let results = |lie: Lie| {
        let changed = question.aim.of(lie[2]);
        (lie[0] + changed, lie[1])
    };
    // What dice that lie so are worth: damage first, then critical results.
    let worth = |lie: Lie| {
        let (hits, crits) = results(lie);
        let mut worth = (0.0, 0.0);
        for (evade, share) in evades.iter().enumerate() {
            let (hits, crits) = left(hits, crits, evade, question.reinforced);
            worth.0 += share * (hits + crits) as f64;
            worth.1 += share * crits as f64;
        }
        worth
    };
    let mut lies = vec![([0; 3], 1.0)];
    roll(&mut lies, attack);
    if question.lock {
        lies = lies.into_iter().flat_map(|(lie, share)| reroll(lie, share, attack, &worth)).collect();
    }
    let mut outcome = Outcome { left: vec![vec![0.0; attack + 1]; attack + 1] };
    for (lie, share) in lies {
        let (hits, crits) = results(lie);
        for (evade, other) in evades.iter().enumerate() {
            let (hits, crits) = left(hits, crits, evade, question.reinforced);
            outcome.left[hits][crits] += share * other;
        }
    }
    outcome
}

/// Rolls so many dice onto what lies there.
fn roll(lies: &mut Lies, dice: usize) {
    for _ in 0..dice {
        let mut next = Lies::new();
        for (lie, share) in lies.iter() {
            let blank = 1.0 - ATTACK.iter().sum::<f64>();
            for (face, odds) in ATTACK.iter().chain([&blank]).enumerate() {
                let mut then = *lie;
                if let Some(count) = then.get_mut(face) {
                    *count += 1;
                }
                match next.iter_mut().find(|(known, _)| *known == then) {
                    Some((_, sum)) => *sum += share * odds,
                    None => next.push((then, share * odds)),
                }
            }
        }
        *lies = next;
    }
}

/// Rerolls blanks, and as many focus results as is best.
fn reroll(lie: Lie, share: f64, attack: usize, worth: &dyn Fn(Lie) -> (f64, f64)) -> Lies {
    let mut best: Option<((f64, f64), Lies)> = None;
    for kept in (0..=lie[2]).rev() {
        let start = [lie[0], lie[1], kept];
        let mut lies = vec![(start, 1.0)];
        roll(&mut lies, attack - start.iter().sum::<usize>());
        let mut sum = (0.0, 0.0);
        for (lie, share) in &lies {
            let worth = worth(*lie);
            sum = (sum.0 + share * worth.0, sum.1 + share * worth.1);
        }
        let better = |(damage, crits): (f64, f64)| {
            sum.0 > damage + 1e-12 || (sum.0 > damage - 1e-12 && sum.1 > crits + 1e-12)
        };
        if best.as_ref().is_none_or(|(known, _)| better(*known)) {
            best = Some((sum, lies));
        }
    }
    let lies = best.map(|(_, lies)| lies).unwrap_or_default();
    lies.into_iter().map(|(lie, odds)| (lie, share * odds)).collect()
}

/// How likely each number of evade results is when the defender has changed its dice.
fn evades(question: &Question) -> Vec<f64> {
    let dice = usize::from(question.defense.min(MOST));
    let mut rolled = vec![vec![0.0; dice + 1]; dice + 1];
    rolled[0][0] = 1.0;
    for _ in 0..dice {
        for evades in (0..=dice).rev() {
            for focus in (0..=dice).rev() {
                let mut share = rolled[evades][focus] * (1.0 - DEFENSE[0] - DEFENSE[1]);
                if evades > 0 {
                    share += rolled[evades - 1][focus] * DEFENSE[0];
                }
                if focus > 0 {
                    share += rolled[evades][focus - 1] * DEFENSE[1];
                }
                rolled[evades][focus] = share;
            }
        }
    }
    let mut shares = vec![0.0; dice + 1];
    for (evades, row) in rolled.iter().enumerate() {
        for (focus, share) in row.iter().enumerate() {
            let changed = evades + question.guard.of(focus) + usize::from(question.evades);
            shares[changed.min(dice)] += share;
        }
    }
    shares
}

/// The hits and critical results that evades leave: hits are cancelled first (xwing.attack.23, xwing.attack.24), and
/// reinforce leaves one result.
fn left(hits: usize, crits: usize, evades: usize, reinforced: u8) -> (usize, usize) {
    let sum = (hits + crits).saturating_sub(evades);
    let sum = sum.saturating_sub(usize::from(reinforced)).max(sum.min(1));
    (sum - sum.min(crits), sum.min(crits))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(one: f64, other: f64) {
        assert!((one - other).abs() < 1e-12, "{one} and {other}");
    }

    #[test]
    fn dice_alone_have_their_printed_odds() {
        let outcome = solve(&Question { attack: 1, ..Question::default() });
        near(outcome.left[0][0], 0.5);
        near(outcome.left[1][0], 0.375);
        near(outcome.left[0][1], 0.125);
        near(solve(&Question { attack: 4, ..Question::default() }).expected(), 2.0);
    }

    #[test]
    fn tokens_change_what_they_say() {
        let focus = Calm { focus: true, single: 0 };
        near(solve(&Question { attack: 4, aim: focus, ..Question::default() }).expected(), 3.0);
        near(
            solve(&Question { attack: 1, aim: focus, lock: true, ..Question::default() }).expected(),
            0.9375,
        );
        // One focus result in two dice: all of them but where both show one.
        let one = Calm { focus: false, single: 1 };
        near(
            solve(&Question { attack: 2, aim: one, ..Question::default() }).expected(),
            1.0 + 0.25 * 0.25 + 2.0 * 0.25 * 0.75,
        );
        // An evade token needs a die to change.
        near(solve(&Question { attack: 1, evades: 1, ..Question::default() }).expected(), 0.5);
        near(solve(&Question { attack: 1, defense: 1, evades: 1, ..Question::default() }).expected(), 0.0);
        near(
            solve(&Question { attack: 1, defense: 1, guard: focus, ..Question::default() }).expected(),
            0.5 * 0.375,
        );
    }

    #[test]
    fn evades_cancel_hits_first_and_reinforce_leaves_one() {
        assert_eq!(left(2, 1, 2, 0), (0, 1));
        assert_eq!(left(2, 1, 0, 1), (1, 1));
        assert_eq!(left(0, 1, 0, 1), (0, 1));
        assert_eq!(left(1, 1, 0, 2), (0, 1));
        assert_eq!(left(2, 2, 5, 1), (0, 0));
    }

    #[test]
    fn shields_take_hits_before_critical_results() {
        let outcome = Outcome { left: vec![vec![0.0, 0.0], vec![0.0, 1.0]] };
        assert_eq!(outcome.cards(1), [0.0, 1.0]);
        assert_eq!(outcome.faceup(1), [0.0, 1.0]);
        assert_eq!(outcome.faceup(2), [1.0]);
    }

    /// Every roll of single dice and every choice of dice to reroll, with nothing of the above.
    #[test]
    fn every_roll_one_by_one_comes_to_the_same() {
        const RED: [char; 8] = ['h', 'h', 'h', 'c', 'f', 'f', '-', '-'];
        fn worth(dice: &[char], single: usize, evade: f64) -> f64 {
            let hits = dice.iter().filter(|die| matches!(die, 'h' | 'c')).count();
            let focus = dice.iter().filter(|die| **die == 'f').count();
            // One defense die that shows an evade with this chance.
            let sum = (hits + focus.min(single)) as f64;
            evade * (sum - 1.0).max(0.0) + (1.0 - evade) * sum
        }
        fn rolls(count: usize) -> Vec<Vec<char>> {
            (0..8usize.pow(count as u32))
                .map(|at| (0..count).map(|die| RED[at / 8usize.pow(die as u32) % 8]).collect())
                .collect()
        }
        for single in 0..3 {
            let mut sum = 0.0;
            for roll in rolls(3) {
                let best = (0..8u8).map(|set| {
                    let kept: Vec<char> =
                        (0..3).filter(|die| set >> die & 1 == 0).map(|die| roll[die]).collect();
                    let new = rolls(3 - kept.len());
                    let all = new.iter().map(|new| worth(&[&kept[..], &new[..]].concat(), single, 0.375));
                    all.sum::<f64>() / new.len() as f64
                });
                sum += best.fold(0.0, f64::max) / 512.0;
            }
            let aim = Calm { focus: false, single: single as u8 };
            let question = Question { attack: 3, defense: 1, lock: true, aim, ..Question::default() };
            near(solve(&question).expected(), sum);
        }
    }
}
