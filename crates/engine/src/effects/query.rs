//! Numbers and permissions that continuous effects change, each with the list of what contributed.

use serde::{Deserialize, Serialize};

use crate::effects::ability::{AbilityId, About, Bound, On, Source};
use crate::game::{Game, Look};
use crate::list::List;
use crate::words::{QueryOf, Words};

/// How a modifier changes a value. Values are changed in this order, whatever the order of the cards.
#[derive(Clone, Copy, Debug)]
pub enum Change<W: Words> {
    /// The printed value is another.
    Replace(W::Amount),
    /// The value becomes this.
    Set(W::Amount),
    /// The value grows (or shrinks) by this.
    Add(W::Amount),
    /// The value is no less than this.
    AtLeast(W::Amount),
    /// The value is no more than this.
    AtMost(W::Amount),
    /// It is allowed although the rules would not.
    Can,
    /// It is not allowed, whatever else allows it.
    Cannot,
}

/// One step from the printed value to the value in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Contribution {
    /// The card that contributes.
    pub source: Source,
    /// Its ability.
    pub ability: AbilityId,
    /// How.
    pub how: How,
    /// By or to how much.
    pub by: i32,
    /// The value after this step; for a permission 1 (yes) or 0 (no).
    pub value: i32,
}

/// The kinds of contribution, in the order in which they are applied.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum How {
    /// The printed value is another.
    #[default]
    Replaced,
    /// The value was set by a card in play.
    Set,
    /// A card in play adds.
    Added,
    /// The value was set by an effect that was used.
    EffectSet,
    /// An effect that was used adds.
    EffectAdded,
    /// The value was raised to a least value.
    Raised,
    /// The value was lowered to a greatest value.
    Lowered,
    /// An effect allows it.
    Allowed,
    /// An effect forbids it. Nothing comes after this.
    Forbidden,
}

/// The most modifiers that are in force on one value at once.
const MOST: usize = 24;

#[derive(Clone, Copy, Default)]
struct Part {
    how: How,
    by: i32,
    source: Source,
    ability: AbilityId,
}

impl<G: Game> Look<'_, G> {
    /// The value in force: `printed`, as changed by everything that is about it.
    pub fn value(&self, query: QueryOf<G>, about: About<G::Words>, printed: i32) -> i32 {
        self.evaluate(query, about, printed, None)
    }

    /// The printed value: `printed`, unless an effect says that another is printed there.
    pub fn printed(&self, query: QueryOf<G>, about: About<G::Words>, printed: i32) -> i32 {
        let mut value = printed;
        self.contributing(query, about, &mut |part| {
            if part.how == How::Replaced {
                value = part.by;
            }
        });
        value
    }

    /// Whether something is allowed: `rules` says what the rules alone would allow. "Cannot" always wins.
    pub fn allowed(&self, query: QueryOf<G>, about: About<G::Words>, rules: bool) -> bool {
        self.evaluate(query, about, rules.into(), None) != 0
    }

    /// The value in force, and where it comes from.
    pub fn explain(
        &self,
        query: QueryOf<G>,
        about: About<G::Words>,
        printed: i32,
    ) -> (i32, Vec<Contribution>) {
        let mut contributions = Vec::new();
        let value = self.evaluate(query, about, printed, Some(&mut contributions));
        (value, contributions)
    }

    fn evaluate(
        &self,
        query: QueryOf<G>,
        about: About<G::Words>,
        printed: i32,
        contributions: Option<&mut Vec<Contribution>>,
    ) -> i32 {
        let mut parts: List<Part, MOST> = List::new();
        self.contributing(query, about, &mut |part| {
            // A game with more modifiers on one value than this is beyond the product's limits.
            debug_assert!(!parts.is_full(), "more than {MOST} modifiers on one value");
            let _ = parts.try_push(part);
        });
        parts.sort_by_key(|part| part.how);
        apply(&parts, printed, contributions)
    }

    /// Everything that is about a question, in no order.
    fn contributing(&self, query: QueryOf<G>, about: About<G::Words>, found: &mut dyn FnMut(Part)) {
        let granted = self.core.grants.ears().queries.has(query);
        if !self.game.ears(self.board).queries.has(query) && !granted {
            return;
        }
        let mut collect = |bound: &Bound<G::Words>, used: bool| {
            let ability = self.game.ability(bound.ability);
            let On::Query(asked, change) = ability.on else { return };
            if asked == query && self.game.holds(self, &ability.when, bound) {
                let (how, by) = self.resolve(&change, used, bound);
                found(Part { how, by, source: bound.source, ability: bound.ability });
            }
        };
        self.game.modifiers(self.board, query, &mut |source, ability| {
            collect(&self.bind(source, ability, None, about), false);
        });
        if granted {
            for grant in self.core.grants.list() {
                collect(&grant.bound_about(about), true);
            }
        }
    }

    fn resolve(&self, change: &Change<G::Words>, used: bool, bound: &Bound<G::Words>) -> (How, i32) {
        let amount = |a| self.game.amount(self, a, bound);
        match change {
            Change::Replace(a) => (How::Replaced, amount(a)),
            Change::Set(a) => (if used { How::EffectSet } else { How::Set }, amount(a)),
            Change::Add(a) => (if used { How::EffectAdded } else { How::Added }, amount(a)),
            Change::AtLeast(a) => (How::Raised, amount(a)),
            Change::AtMost(a) => (How::Lowered, amount(a)),
            Change::Can => (How::Allowed, 1),
            Change::Cannot => (How::Forbidden, 0),
        }
    }
}

fn apply(parts: &[Part], printed: i32, mut contributions: Option<&mut Vec<Contribution>>) -> i32 {
    let mut value = printed;
    for part in parts {
        value = match part.how {
            How::Replaced | How::Set | How::EffectSet => part.by,
            How::Added | How::EffectAdded => value + part.by,
            How::Raised => value.max(part.by),
            How::Lowered => value.min(part.by),
            How::Allowed => 1,
            How::Forbidden => 0,
        };
        if let Some(list) = contributions.as_deref_mut() {
            let Part { how, by, source, ability } = *part;
            list.push(Contribution { source, ability, how, by, value });
        }
    }
    value
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(how: How, by: i32) -> Part {
        Part { how, by, ..Part::default() }
    }

    #[test]
    fn cannot_beats_can_and_sets_come_before_adds() {
        let mut parts = [part(How::Forbidden, 0), part(How::Allowed, 1)];
        parts.sort_by_key(|p| p.how);
        assert_eq!(apply(&parts, 0, None), 0);
        let mut parts = [
            part(How::EffectAdded, 1),
            part(How::Lowered, 5),
            part(How::EffectSet, 4),
            part(How::Added, 2),
            part(How::Replaced, 3),
        ];
        parts.sort_by_key(|p| p.how);
        let mut told = Vec::new();
        assert_eq!(apply(&parts, 1, Some(&mut told)), 5);
        assert_eq!(told.iter().map(|c| c.value).collect::<Vec<_>>(), [3, 5, 4, 5, 5]);
    }
}
