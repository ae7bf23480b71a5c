//! Icons of an upgrade bar, counted.

use std::marker::PhantomData;

use broadside_facts::Term;

/// How many icons there are of each type; a vocabulary of at most 32 types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Icons<S> {
    counts: [u8; 32],
    of: PhantomData<S>,
}

impl<S: Term> Default for Icons<S> {
    fn default() -> Icons<S> {
        Icons { counts: [0; 32], of: PhantomData }
    }
}

impl<S: Term> Icons<S> {
    /// Adds one of a type.
    pub fn add(&mut self, slot: S) {
        self.counts[slot.index()] += 1;
    }

    /// Takes one away, if there is one.
    pub fn take(&mut self, slot: S) {
        self.counts[slot.index()] = self.counts[slot.index()].saturating_sub(1);
    }

    /// How many there are of a type.
    pub fn count(&self, slot: S) -> u8 {
        self.counts[slot.index()]
    }
}
