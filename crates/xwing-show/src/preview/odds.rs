//! The chance that an attack hits, exactly: every roll of a handful of dice is counted.

use broadside_xwing::facts::{Die, FACES, Face};

/// The dice of a side.
#[derive(Clone, Copy, Debug)]
pub(super) enum Pool {
    /// So many will be rolled.
    Unrolled(u8),
    /// They lie on the table.
    Rolled {
        /// Hits and crits, or evades.
        good: u8,
        /// Focus results.
        focus: u8,
        /// How many dice there are.
        count: u8,
    },
}

/// What an attacker spends.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Mods {
    /// How many focus results become hits.
    pub(super) changes: u8,
    /// Whether what is no hit then is rerolled once, with a lock.
    pub(super) reroll: bool,
}

/// What a defender has.
#[derive(Clone, Copy, Debug)]
pub(super) struct Dodge {
    /// Its dice.
    pub(super) pool: Pool,
    /// How many focus results become evades.
    pub(super) changes: u8,
    /// How many evade tokens there are, each for a result that is no evade.
    pub(super) evades: u8,
}

/// Every outcome of some dice: good results, focus results, and how likely.
fn outcomes(die: Die, dice: u8) -> Vec<(u8, u8, f64)> {
    let share = |wanted: fn(&Face) -> bool| {
        die.faces().iter().filter(|face| wanted(face)).count() as f64 / FACES as f64
    };
    let good = share(|face| matches!(face, Face::Hit | Face::Critical | Face::Evade));
    let focus = share(|face| *face == Face::Focus);
    let mut all = vec![(0, 0, 1.0)];
    for _ in 0..dice {
        let mut next: Vec<(u8, u8, f64)> = Vec::new();
        for (hits, eyes, chance) in all {
            for (more, seen, share) in [(1, 0, good), (0, 1, focus), (0, 0, 1.0 - good - focus)] {
                let key = (hits + more, eyes + seen);
                match next.iter_mut().find(|it| (it.0, it.1) == key) {
                    Some(it) => it.2 += chance * share,
                    None => next.push((key.0, key.1, chance * share)),
                }
            }
        }
        all = next;
    }
    all
}

fn rolls(die: Die, pool: Pool) -> (u8, Vec<(u8, u8, f64)>) {
    match pool {
        Pool::Unrolled(count) => (count, outcomes(die, count)),
        Pool::Rolled { good, focus, count } => (count.max(good + focus), vec![(good, focus, 1.0)]),
    }
}

/// The chances of 0, 1, 2 … hits.
fn hits(pool: Pool, mods: Mods) -> Vec<f64> {
    let (dice, all) = rolls(Die::Attack, pool);
    let mut chances = vec![0.0; usize::from(dice) + 1];
    for (good, focus, chance) in all {
        let kept = focus.min(mods.changes);
        let again = if mods.reroll { dice - good - kept } else { 0 };
        for (more, eyes, share) in outcomes(Die::Attack, again) {
            chances[usize::from(good + more + (kept.saturating_add(eyes)).min(mods.changes))] +=
                chance * share;
        }
    }
    chances
}

/// The chance that more hits than evades are left.
pub(super) fn chance_to_hit(attack: Pool, mods: Mods, dodge: Dodge) -> f64 {
    let (dice, rolled) = rolls(Die::Defense, dodge.pool);
    let hits = hits(attack, mods);
    let mut chance = 0.0;
    for (good, focus, share) in rolled {
        let dodged = good.saturating_add(focus.min(dodge.changes)).saturating_add(dodge.evades).min(dice);
        chance += share * hits.iter().skip(usize::from(dodged) + 1).sum::<f64>();
    }
    chance
}

#[cfg(test)]
mod tests {
    use super::{Dodge, Mods, Pool, chance_to_hit};

    fn chance(red: u8, mods: Mods, green: u8, evades: u8) -> f64 {
        let dodge = Dodge { pool: Pool::Unrolled(green), changes: 0, evades };
        chance_to_hit(Pool::Unrolled(red), mods, dodge)
    }

    fn near(one: f64, other: f64) {
        assert!((one - other).abs() < 1e-12, "{one} is not {other}");
    }

    #[test]
    fn one_die_against_one_hits_in_five_of_sixteen() {
        near(chance(1, Mods::default(), 1, 0), 0.5 * 5.0 / 8.0);
        near(chance(1, Mods::default(), 1, 1), 0.0);
    }

    #[test]
    fn an_evade_token_needs_a_die() {
        near(chance(1, Mods::default(), 0, 1), 0.5);
    }

    #[test]
    fn a_lock_rerolls_what_is_no_hit_and_focus_counts_after_it() {
        near(chance(1, Mods { changes: 0, reroll: true }, 0, 0), 0.75);
        near(chance(1, Mods { changes: u8::MAX, reroll: true }, 0, 0), 1.0 - 0.25 * 0.25);
    }

    #[test]
    fn dice_that_lie_are_counted_as_they_lie() {
        let attack = Pool::Rolled { good: 1, focus: 1, count: 3 };
        let dodge = Dodge { pool: Pool::Rolled { good: 1, focus: 0, count: 2 }, changes: 0, evades: 0 };
        near(chance_to_hit(attack, Mods::default(), dodge), 0.0);
        near(chance_to_hit(attack, Mods { changes: 1, reroll: false }, dodge), 1.0);
    }
}
