//! What dice do on average: hits against evades, with what modifies them.

use std::sync::LazyLock;

/// The most dice of one kind that are told apart.
const MOST: usize = 8;
/// The most evade tokens that are told apart.
const EVADES: usize = 2;

/// What an attacker brings to its dice.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Aim {
    /// How surely it turns focus results into hits, 0 to 1.
    pub focus: f64,
    /// Whether it rerolls what is no hit.
    pub reroll: bool,
}

/// What a defender brings to its dice.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Guard {
    /// How many dice it rolls.
    pub dice: u8,
    /// How surely it turns focus results into evades, 0 to 1.
    pub focus: f64,
    /// Evade tokens.
    pub evades: u8,
}

/// `[attack dice][focus + 2 reroll][defense dice][focus][evade tokens]`
type Table = [[[[[f64; EVADES + 1]; 2]; MOST + 1]; 4]; MOST + 1];

static DAMAGE: LazyLock<Box<Table>> = LazyLock::new(|| {
    let mut table: Box<Table> = Box::new([[[[[0.0; EVADES + 1]; 2]; MOST + 1]; 4]; MOST + 1]);
    for (attack, rows) in table.iter_mut().enumerate() {
        // Of eight faces four are hits or crits, two are focus results.
        for (row, sure) in rows.iter_mut().zip([0.5, 0.75, 0.75, 0.9375]) {
            let hits = binomial(attack, sure);
            for (defense, by_focus) in row.iter_mut().enumerate() {
                // Three are evades, two are focus results.
                for (cells, sure) in by_focus.iter_mut().zip([0.375, 0.625]) {
                    let evades = binomial(defense, sure);
                    for (tokens, cell) in cells.iter_mut().enumerate() {
                        *cell = mean_left(&hits, &evades, defense, tokens);
                    }
                }
            }
        }
    }
    table
});

/// An evade token changes a result: there are no more evades than dice.
fn mean_left(hits: &[f64; MOST + 1], evades: &[f64; MOST + 1], dice: usize, tokens: usize) -> f64 {
    let mut mean = 0.0;
    for (hit, share) in hits.iter().enumerate() {
        for (evade, other) in evades.iter().enumerate() {
            mean += share * other * hit.saturating_sub((evade + tokens).min(dice)) as f64;
        }
    }
    mean
}

/// How likely each number of successes is.
pub(crate) fn binomial(dice: usize, sure: f64) -> [f64; MOST + 1] {
    let mut shares = [0.0; MOST + 1];
    shares[0] = 1.0;
    for _ in 0..dice {
        for at in (0..=MOST).rev() {
            shares[at] = shares[at] * (1.0 - sure) + if at > 0 { shares[at - 1] * sure } else { 0.0 };
        }
    }
    shares
}

/// The damage that is left of an attack on average.
pub(crate) fn damage(dice: u8, aim: Aim, guard: Guard) -> f64 {
    let at = |focus: usize| {
        let row = &DAMAGE[(dice as usize).min(MOST)][focus + if aim.reroll { 2 } else { 0 }];
        let cells = &row[(guard.dice as usize).min(MOST)];
        let evades = (guard.evades as usize).min(EVADES);
        cells[0][evades] + guard.focus * (cells[1][evades] - cells[0][evades])
    };
    let (plain, focused) = (at(0), at(1));
    plain + aim.focus * (focused - plain)
}

/// `[hits][defense dice][focus][evade tokens]`
type Left = [[[[f64; EVADES + 1]; 2]; MOST + 1]; HITS + 1];

/// The most hits that are told apart.
const HITS: usize = 12;

static LEFT: LazyLock<Box<Left>> = LazyLock::new(|| {
    let mut table: Box<Left> = Box::new([[[[0.0; EVADES + 1]; 2]; MOST + 1]; HITS + 1]);
    for (hits, rows) in table.iter_mut().enumerate() {
        for (dice, row) in rows.iter_mut().enumerate() {
            for (cells, sure) in row.iter_mut().zip([0.375, 0.625]) {
                let shares = binomial(dice, sure);
                for (tokens, cell) in cells.iter_mut().enumerate() {
                    let left = |evade: usize| hits.saturating_sub((evade + tokens).min(dice)) as f64;
                    *cell = shares.iter().enumerate().map(|(evade, share)| share * left(evade)).sum();
                }
            }
        }
    }
    table
});

/// The damage that is left of hits that lie on the table, before the defense dice are rolled.
pub(crate) fn damage_of(hits: u8, guard: Guard) -> f64 {
    let cells = &LEFT[(hits as usize).min(HITS)][(guard.dice as usize).min(MOST)];
    let evades = (guard.evades as usize).min(EVADES);
    cells[0][evades] + guard.focus * (cells[1][evades] - cells[0][evades])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn averages_are_those_of_the_dice() {
        let bare = Guard::default();
        assert!((damage(2, Aim::default(), bare) - 1.0).abs() < 1e-12);
        assert!((damage(4, Aim { focus: 1.0, reroll: false }, bare) - 3.0).abs() < 1e-12);
        assert!((damage(1, Aim { focus: 1.0, reroll: true }, bare) - 0.9375).abs() < 1e-12);
        // One hit in two meets an evade in three of eight.
        let one = Guard { dice: 1, ..bare };
        assert!((damage(1, Aim::default(), one) - 0.5 * 0.625).abs() < 1e-12);
        assert!((damage_of(2, one) - (0.625 * 2.0 + 0.375)).abs() < 1e-12);
        assert!(damage_of(1, Guard { evades: 1, ..one }).abs() < 1e-12);
        // Without a die there is nothing to change.
        assert!((damage_of(1, Guard { evades: 1, ..bare }) - 1.0).abs() < 1e-12);
        assert!((damage(2, Aim::default(), Guard { evades: 2, ..bare }) - 1.0).abs() < 1e-12);
    }
}
