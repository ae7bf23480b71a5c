//! How often the abilities of a ruleset came up, for reports about many games.

use core::sync::atomic::{AtomicU64, Ordering};

use crate::effects::ability::{AbilityId, Op};
use crate::words::Words;

/// Counts by ability: how often its condition held when it was asked for, and how often it did something.
///
/// Games keep one only where somebody wants the report; playing needs none.
#[derive(Debug, Default)]
pub struct Tally {
    offered: Vec<AtomicU64>,
    used: Vec<AtomicU64>,
}

impl Tally {
    /// Counts for so many abilities, all zero.
    pub fn new(abilities: usize) -> Tally {
        let zeros = || (0..abilities).map(|_| AtomicU64::new(0)).collect();
        Tally { offered: zeros(), used: zeros() }
    }

    /// The condition of an ability held, so that it could act.
    pub fn offer(&self, ability: AbilityId) {
        count(&self.offered, ability);
    }

    /// An ability, or one that it granted, did something or counted for a number.
    pub fn act(&self, ability: AbilityId) {
        count(&self.used, ability);
    }

    /// The cost of an ability was paid. One that has nothing to do at once was used with that: it prevents what would have happened, or
    /// something is in force from now on.
    pub fn paid<W: Words>(&self, ability: AbilityId, ops: &[Op<W>]) {
        if ops.iter().all(|op| matches!(op, Op::Grant { .. })) {
            self.act(ability);
        }
    }

    /// How often abilities of a range of the table could act, and did.
    pub fn of(&self, range: core::ops::Range<u16>) -> (u64, u64) {
        let sum = |counts: &[AtomicU64]| {
            let counts = counts.get(usize::from(range.start)..usize::from(range.end)).unwrap_or_default();
            counts.iter().map(|count| count.load(Ordering::Relaxed)).sum()
        };
        (sum(&self.offered), sum(&self.used))
    }
}

fn count(counts: &[AtomicU64], ability: AbilityId) {
    if let Some(count) = counts.get(usize::from(ability.base())) {
        count.fetch_add(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grants_count_for_the_ability_that_granted_them() {
        let tally = Tally::new(3);
        tally.offer(AbilityId::new(1));
        tally.act(AbilityId::new(1).grant(2));
        assert_eq!(tally.of(0..3), (1, 1));
        assert_eq!(tally.of(2..3), (0, 0));
    }
}
