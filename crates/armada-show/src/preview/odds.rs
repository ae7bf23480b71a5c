//! The exact odds of a pool of dice.

use broadside_armada::facts::{Colour, Dice, FACES, Face, Term};

use super::worth::Worth;

/// The most damage that is told apart: three for each die of the largest pool, as with a title that counts criticals twice.
const MOST: usize = 3 * broadside_armada::board::MAX_DICE + 1;

/// How likely each damage is, with a critical icon in the pool and without.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Odds {
    /// By damage: the share without a critical icon, and with one.
    shares: [[f64; 2]; MOST],
    /// The share in which at least one die shows an accuracy.
    pub accuracy: f64,
}

impl Odds {
    /// The odds of dice before anything changes them, one die after another, each face counted as it is worth.
    pub(super) fn of(dice: Dice, worth: &Worth) -> Odds {
        let mut odds = Odds { shares: [[0.0; 2]; MOST], accuracy: 0.0 };
        odds.shares[worth.none.min(MOST - 1)][0] = 1.0;
        let mut none = 1.0;
        for colour in Colour::ALL {
            for _ in 0..dice.of(*colour).min(broadside_armada::board::MAX_DICE as u8) {
                odds = odds.with(*colour, worth);
                none *= 1.0 - share(*colour, |face| face == Face::Accuracy);
            }
        }
        odds.accuracy = 1.0 - none;
        odds
    }

    fn with(&self, colour: Colour, worth: &Worth) -> Odds {
        let mut next = Odds { shares: [[0.0; 2]; MOST], accuracy: 0.0 };
        for (damage, shares) in self.shares.iter().enumerate() {
            for (critical, share) in shares.iter().enumerate().filter(|(_, share)| **share > 0.0) {
                for (place, face) in colour.faces().iter().enumerate() {
                    let at = (damage + worth.face(colour, place)).min(MOST - 1);
                    let shown = critical | usize::from(face.criticals() > 0);
                    next.shares[at][shown] += share / FACES as f64;
                }
            }
        }
        next
    }

    /// The share of at least so much damage.
    pub(super) fn at_least(&self, damage: usize) -> f64 {
        self.shares.iter().skip(damage).flatten().sum()
    }

    /// The share of at least so much damage with a critical icon in the pool.
    pub(super) fn critical_at_least(&self, damage: usize) -> f64 {
        self.shares.iter().skip(damage).map(|shares| shares[1]).sum()
    }

    /// The mean of a number that each damage gives.
    pub(super) fn mean(&self, of: impl Fn(usize) -> usize) -> f64 {
        let whole = |(damage, shares): (usize, &[f64; 2])| of(damage) as f64 * (shares[0] + shares[1]);
        self.shares.iter().enumerate().map(whole).sum()
    }
}

fn share(colour: Colour, shows: impl Fn(Face) -> bool) -> f64 {
    colour.faces().iter().filter(|face| shows(**face)).count() as f64 / FACES as f64
}

#[cfg(test)]
mod tests {
    use super::{Odds, Worth};
    use broadside_armada::facts::Dice;

    fn dice(red: u8, blue: u8, black: u8) -> Dice {
        Dice { red, blue, black }
    }

    fn near(found: f64, expected: f64) {
        assert!((found - expected).abs() < 1e-12, "{found} is not {expected}");
    }

    #[test]
    fn a_single_die_is_counted_by_its_faces() {
        // Red: two hits, two criticals, one double, one accuracy, two blanks.
        let red = Odds::of(dice(1, 0, 0), &Worth::plain(true));
        near(red.at_least(1), 5.0 / 8.0);
        near(red.at_least(2), 1.0 / 8.0);
        near(red.critical_at_least(0), 2.0 / 8.0);
        near(red.accuracy, 1.0 / 8.0);
        near(red.mean(|damage| damage), 6.0 / 8.0);
        // Without criticals a red die does damage with three faces.
        near(Odds::of(dice(1, 0, 0), &Worth::plain(false)).at_least(1), 3.0 / 8.0);
        // Black: four hits, two hits with a critical, two blanks.
        let black = Odds::of(dice(0, 0, 1), &Worth::plain(true));
        near(black.at_least(2), 2.0 / 8.0);
        near(black.critical_at_least(2), 2.0 / 8.0);
        near(black.mean(|damage| damage), 1.0);
    }

    #[test]
    fn pools_are_convolved_die_by_die() {
        // The picture's pool: one red and one blue die do 1.5 on average; none does damage in 3/8 · 2/8.
        let pool = Odds::of(dice(1, 1, 0), &Worth::plain(true));
        near(pool.mean(|damage| damage), 1.5);
        near(pool.at_least(1), 1.0 - 3.0 / 8.0 * 2.0 / 8.0);
        // 3: the double with any blue hit or critical.
        near(pool.at_least(3), 1.0 / 8.0 * 6.0 / 8.0);
        near(pool.at_least(2), 1.0 / 8.0 + 4.0 / 8.0 * 6.0 / 8.0);
        // Braced, 3 becomes 2 and 2 becomes 1.
        near(pool.mean(|damage| damage.div_ceil(2)), pool.at_least(1) + pool.at_least(3));
        near(Odds::of(dice(0, 3, 0), &Worth::plain(true)).accuracy, 1.0 - 0.75_f64.powi(3));
    }

    #[test]
    fn the_shares_of_the_largest_pool_add_up() {
        let pool = Odds::of(dice(8, 8, 8), &Worth::plain(true));
        near(pool.at_least(0), 1.0);
        near(pool.mean(|damage| damage), 8.0 * (0.75 + 0.75 + 1.0));
    }
}
