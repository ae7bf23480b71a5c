//! Whether an ability can be used: limit, condition, cost, and whether it would do anything.

use crate::core::Used;
use crate::effects::ability::{Ability, Bound, Choose, Cost, Count, Limit, Occasion, On, Op};
use crate::game::{Cx, Game, Listening, Look};
use crate::words::CostOf;

type WordsOf<G> = <G as Game>::Words;

impl<'a, G: Game> Look<'a, G> {
    /// Every ability, in play or granted, that listens to `on`, bound to the occasion.
    pub(crate) fn heard(
        &self,
        on: Listening<WordsOf<G>>,
        occasion: Option<Occasion<WordsOf<G>>>,
        found: &mut dyn FnMut(Bound<WordsOf<G>>),
    ) {
        let window = occasion.map(|o| o.window);
        let about = occasion.map(|o| o.about).unwrap_or_default();
        self.game.listeners(self.board, on, &mut |source, ability| {
            found(self.bind(source, ability, window, about));
        });
        for grant in self.core.grants.list() {
            let listens = match (self.game.ability(grant.ability).on, on) {
                (On::Window(a), Listening::Window(b)) | (On::Would(a), Listening::Would(b)) => a == b,
                (On::AnyTime, Listening::AnyTime) => true,
                _ => false,
            };
            if listens {
                found(Bound { window, ..grant.bound_about(about) });
            }
        }
    }

    /// Whether any ability could be used in a window if it opened now.
    pub fn is_answered(&self, occasion: Occasion<WordsOf<G>>) -> bool {
        let mut any = false;
        if self.listens(occasion.window) {
            self.heard(Listening::Window(occasion.window), Some(occasion), &mut |bound| {
                any = any || self.usable(&bound);
            });
        }
        any
    }

    /// Every ability that could be used in a window if it opened now.
    pub fn answers(&self, occasion: Occasion<WordsOf<G>>, found: &mut dyn FnMut(Bound<WordsOf<G>>)) {
        if self.listens(occasion.window) {
            self.heard(Listening::Window(occasion.window), Some(occasion), &mut |bound| {
                if self.usable(&bound) {
                    found(bound);
                }
            });
        }
    }

    /// Every ability that would meet its requirements in a window if it opened now.
    pub fn triggered(&self, occasion: Occasion<WordsOf<G>>, found: &mut dyn FnMut(&Ability<WordsOf<G>>)) {
        if self.listens(occasion.window) {
            self.heard(Listening::Window(occasion.window), Some(occasion), &mut |bound| {
                if self.is_triggered(&bound) {
                    found(self.game.ability(bound.ability));
                }
            });
        }
    }

    /// Whether any ability could be used in place of an event if it came now.
    pub fn is_awaited(&self, occasion: Occasion<WordsOf<G>>) -> bool {
        let mut any = false;
        if self.listens(occasion.window) {
            self.heard(Listening::Would(occasion.window), Some(occasion), &mut |bound| {
                any = any || self.usable(&bound);
            });
        }
        any
    }

    /// Whether an ability can be used as it is bound.
    pub(crate) fn usable(&self, bound: &Bound<WordsOf<G>>) -> bool {
        let ability = self.game.ability(bound.ability);
        self.is_triggered(bound) && (ability.ops.is_empty() || self.feasible(ability.ops, bound))
    }

    /// Whether an ability meets its requirements and could be paid for, whatever it would do.
    pub(crate) fn is_triggered(&self, bound: &Bound<WordsOf<G>>) -> bool {
        let ability = self.game.ability(bound.ability);
        self.within_limit(ability, bound)
            && self.game.holds(self, &ability.when, bound)
            && self.affordable(&ability.cost, bound)
    }

    fn within_limit(&self, ability: &Ability<WordsOf<G>>, bound: &Bound<WordsOf<G>>) -> bool {
        let ledger = self.core.ledger.iter();
        match ability.limit {
            Limit::PerEvent | Limit::Unlimited => true,
            Limit::Times(most, scope) => {
                let within = self.scope(scope);
                let mine =
                    |u: &&Used| u.within == within && u.source == bound.source && u.ability == bound.ability;
                ledger.filter(mine).count() < most.into()
            }
            Limit::ByName(scope) => {
                let within = self.scope(scope);
                let side = |seat| self.game.side(self.board, seat);
                let same = |u: &Used| {
                    self.game.ability(u.ability).name == ability.name
                        && side(u.controller) == side(bound.controller)
                };
                !ledger.clone().any(|u| u.within == within && same(u))
            }
        }
    }

    pub(crate) fn affordable(&self, cost: &Cost<WordsOf<G>>, bound: &Bound<WordsOf<G>>) -> bool {
        let payable = |cost: &CostOf<G>| self.game.payable(self, cost, bound);
        match cost {
            Cost::Free => true,
            Cost::Pay(one) => payable(one),
            Cost::All(all) => self.game.payable_all(self, all, bound),
            Cost::Any(any) => any.iter().any(payable),
        }
    }

    /// Whether a list of operations would do anything, as far as can be told before something of it has happened: there is one
    /// to choose after whose choice the rest would, or something where several can be chosen. Who may choose and may leave it
    /// is asked, whatever would come of it.
    pub(crate) fn feasible(&self, ops: &[Op<WordsOf<G>>], bound: &Bound<WordsOf<G>>) -> bool {
        for (at, op) in ops.iter().enumerate() {
            let does = match op {
                Op::Pay => false,
                Op::Do(op) => self.game.can(self, op, bound),
                Op::Choose(choose) => return self.has_choice(choose, &ops[at + 1..], bound),
                Op::Each { what, var, ops } => {
                    let mut any = false;
                    let mut look_at = |item| {
                        let mut with = *bound;
                        with.set(*var, Some(item));
                        any = any || self.feasible(ops, &with);
                    };
                    match what {
                        Some(select) => self.game.select(self, select, bound, &mut look_at),
                        None => bound.group.iter().copied().for_each(&mut look_at),
                    }
                    any
                }
                Op::If { cond, then, otherwise } => {
                    let holds = self.game.holds(self, cond, bound);
                    self.feasible(if holds { then } else { otherwise }, bound)
                }
                Op::Either { options, .. } => options.iter().any(|branch| self.feasible(branch.ops, bound)),
                Op::May { ops, .. } | Op::Repeat { ops, .. } => self.feasible(ops, bound),
                Op::Unless { doing, otherwise, .. } => {
                    self.feasible(otherwise, bound) || self.feasible(doing, bound)
                }
                Op::Grant { .. } | Op::Proceed => true,
                Op::Stop => return false,
            };
            if does {
                return true;
            }
        }
        false
    }

    fn has_choice(
        &self,
        choose: &Choose<WordsOf<G>>,
        rest: &[Op<WordsOf<G>>],
        bound: &Bound<WordsOf<G>>,
    ) -> bool {
        let mut any = false;
        self.game.select(self, &choose.what, bound, &mut |item| {
            any = any
                || match choose.count {
                    Count::One(var) if !choose.optional && !rest.is_empty() => {
                        let mut with = *bound;
                        with.set(var, Some(item));
                        self.feasible(rest, &with)
                    }
                    _ => true,
                };
        });
        any
    }

    /// The frame that a use of the ability is remembered for.
    fn remembered(&self, ability: &Ability<WordsOf<G>>) -> Option<crate::FrameId> {
        match ability.limit {
            Limit::Times(_, scope) | Limit::ByName(scope) => Some(self.scope(scope)),
            Limit::PerEvent | Limit::Unlimited => None,
        }
    }
}

impl<G: Game> Cx<'_, G> {
    /// Notes that an ability is being used, for the limits that count uses, and takes a grant that works
    /// once out of force.
    pub(crate) fn note_use(&mut self, bound: &Bound<WordsOf<G>>) {
        let Bound { source, ability, controller, grant, .. } = *bound;
        if let Some(within) = self.look().remembered(self.game.ability(ability))
            && self.core.ledger.try_push(Used { source, ability, controller, within }).is_err()
        {
            self.fail("more limited abilities were used than the machine can remember");
        }
        self.core.grants.spend(grant);
    }
}
