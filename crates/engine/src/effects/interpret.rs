//! One frame runs every card: it carries out an ability's operations and can pause at any choice.

use serde::{Deserialize, Serialize};

use crate::decisions::answer::Answer;
use crate::decisions::decision::{Ask, Kind, Prompt};
use crate::decisions::legal::Legal;
use crate::effects::ability::{
    Ability, Bound, Branch, Choose, Cost, Count, GROUP, On, Op, Ref, VARS, Var, Who,
};
use crate::effects::grants::{Ear, Grant};
use crate::frames::frame::{Flow, FrameId};
use crate::game::{Cx, Game, Look};
use crate::list::List;
use crate::words::{CostOf, Item, Member, Words};

/// How deep the lists of an effect can nest.
pub const NESTING: usize = 5;

/// An effect being resolved.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Resolve<W: Words> {
    /// What it is bound to.
    pub bound: Bound<W>,
    levels: [Level; NESTING],
    depth: u8,
    begun: bool,
    paid: u8,
    /// Whether the queue launched it.
    pub(crate) queued: bool,
}

/// A place in one of the nested lists of operations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Level {
    /// Which of the enclosing operation's lists.
    branch: u8,
    /// Which operation of the list.
    at: u8,
    /// Of [`Op::Each`] how many rounds are done, of [`Op::Repeat`] how many are left.
    turn: u8,
}

/// No effect repeats anything more often than this.
const REPEATS: i32 = 200;

/// A cost that has been paid in full.
const PAID: u8 = u8::MAX;

impl<W: Words> Resolve<W> {
    pub(crate) fn new(bound: Bound<W>, queued: bool) -> Resolve<W> {
        Resolve { bound, levels: Default::default(), depth: 0, begun: false, paid: 0, queued }
    }

    /// The list of operations at the present depth.
    fn list(&self, ability: &Ability<W>) -> &'static [Op<W>] {
        let mut ops = ability.ops;
        for depth in 0..self.depth as usize {
            let at = self.levels[depth].at as usize;
            ops = sublist(&ops[at], self.levels[depth + 1].branch);
        }
        ops
    }

    fn op(&self, ability: &Ability<W>) -> Option<&'static Op<W>> {
        self.list(ability).get(self.levels[self.depth as usize].at as usize)
    }

    fn next(&mut self) -> Flow<W> {
        self.levels[self.depth as usize].at += 1;
        Flow::Next
    }

    fn enter(&mut self, branch: u8) -> Flow<W> {
        self.depth += 1;
        self.levels[self.depth as usize] = Level { branch, at: 0, turn: 0 };
        Flow::Next
    }

    fn stop(&mut self) -> Flow<W> {
        self.depth = 0;
        self.levels[0].at = u8::MAX;
        Flow::Next
    }

    /// Carries out the operation that comes next.
    pub(crate) fn perform<G: Game<Words = W>>(&mut self, cx: &mut Cx<'_, G>) -> Flow<W> {
        let game = cx.game;
        let ability = game.ability(self.bound.ability);
        let pays_later = ability.ops.iter().any(|op| matches!(op, Op::Pay));
        if self.paid != PAID && !pays_later {
            return self.pay(cx, ability);
        }
        let Some(op) = self.op(ability) else { return self.leave(cx, ability) };
        // Whoever may choose and chooses nothing has not used the effect.
        if !matches!(op, Op::Choose(choose) if choose.optional) {
            self.begin(cx);
        }
        match op {
            Op::Do(op) => {
                let flow = game.operate(cx, op, &mut self.bound);
                if matches!(flow, Flow::Done) { self.stop() } else { self.then(flow) }
            }
            Op::Pay => {
                if self.paid == PAID {
                    return self.next();
                }
                self.pay(cx, ability)
            }
            Op::Choose(choose) => self.choose(cx, choose),
            Op::Each { what, var, .. } => {
                self.bound.set(*var, None);
                match self.each(&cx.look(), what.as_ref(), *var, 0) {
                    Some(first) => {
                        self.bound.set(*var, Some(first));
                        self.enter(0)
                    }
                    None => self.next(),
                }
            }
            Op::If { cond, .. } => {
                let holds = game.holds(&cx.look(), cond, &self.bound);
                self.enter(u8::from(!holds))
            }
            Op::Either { by, options } => {
                let possible = |branch: &Branch<W>| cx.look().feasible(branch.ops, &self.bound);
                if !options.iter().any(possible) {
                    return self.next();
                }
                let prompt = Prompt::Branch(self.bound.ability);
                self.ask(cx, *by, prompt, Kind::Pick { optional: false })
            }
            Op::May { by, ops, .. } => {
                if !cx.look().feasible(ops, &self.bound) {
                    return self.next();
                }
                self.ask(cx, *by, Prompt::May(self.bound.ability), Kind::Confirm)
            }
            Op::Unless { by, doing, .. } => {
                if !cx.look().feasible(doing, &self.bound) {
                    return self.enter(1);
                }
                self.ask(cx, *by, Prompt::May(self.bound.ability), Kind::Confirm)
            }
            Op::Repeat { times, .. } => {
                let times = game.amount(&cx.look(), times, &self.bound).clamp(0, REPEATS);
                if times == 0 {
                    return self.next();
                }
                self.enter(0);
                self.levels[self.depth as usize].turn = times as u8;
                Flow::Next
            }
            Op::Grant { nth, until, once } => {
                self.grant(cx, *nth, cx.look().scope(*until), *once);
                self.next()
            }
            Op::Proceed => {
                if let Some(performing) = cx.core.stack.performing_mut() {
                    performing.replaced = false;
                }
                self.next()
            }
            Op::Stop => self.stop(),
        }
    }

    /// Notes that the effect is used, once.
    fn begin<G: Game<Words = W>>(&mut self, cx: &mut Cx<'_, G>) {
        if !self.begun {
            self.begun = true;
            cx.note_use(&self.bound);
        }
    }

    /// Goes on behind an operation that has been carried out.
    fn then(&mut self, flow: Flow<W>) -> Flow<W> {
        self.next();
        flow
    }

    /// The end of a list: the next round of a repeating operation, the list around it, or the end.
    fn leave<G: Game<Words = W>>(&mut self, cx: &mut Cx<'_, G>, ability: &Ability<W>) -> Flow<W> {
        if self.depth == 0 {
            return Flow::Done;
        }
        let mut turn = self.levels[self.depth as usize].turn;
        self.depth -= 1;
        let again = match self.op(ability) {
            Some(Op::Each { what, var, .. }) => {
                turn = turn.saturating_add(1);
                let item = self.each(&cx.look(), what.as_ref(), *var, turn);
                if item.is_some() {
                    self.bound.set(*var, item);
                }
                item.is_some()
            }
            Some(Op::Repeat { .. }) => {
                turn = turn.saturating_sub(1);
                turn > 0
            }
            _ => false,
        };
        if again {
            self.depth += 1;
            self.levels[self.depth as usize].at = 0;
            self.levels[self.depth as usize].turn = turn;
            Flow::Next
        } else {
            self.next()
        }
    }

    /// The item of a loop's next round: the next of the group, or the least of the selection that is greater
    /// than the present one.
    fn each<G: Game<Words = W>>(
        &self,
        look: &Look<'_, G>,
        what: Option<&W::Select>,
        var: Var,
        turn: u8,
    ) -> Option<W::Item> {
        let Some(select) = what else { return self.bound.group.get(turn as usize).copied() };
        let present = self.bound.get(Ref::Var(var));
        let mut next: Option<W::Item> = None;
        look.game.select(look, select, &self.bound, &mut |item| {
            if present.is_none_or(|p| item > p) && next.is_none_or(|n| item < n) {
                next = Some(item);
            }
        });
        next
    }

    fn pay<G: Game<Words = W>>(&mut self, cx: &mut Cx<'_, G>, ability: &Ability<W>) -> Flow<W> {
        let affordable = match ability.cost {
            Cost::All(all) => cx.game.payable_all(&cx.look(), &all[self.paid as usize..], &self.bound),
            _ => cx.look().affordable(&ability.cost, &self.bound),
        };
        if !affordable {
            self.paid = PAID;
            return self.stop();
        }
        if !matches!(ability.cost, Cost::Free) {
            self.begin(cx);
        }
        match ability.cost {
            Cost::Free => {
                self.paid = PAID;
                Flow::Next
            }
            Cost::Pay(cost) => {
                self.paid = PAID;
                cx.game.pay(cx, &cost, &mut self.bound)
            }
            Cost::All(all) => {
                let cost = &all[self.paid as usize];
                self.paid += 1;
                if self.paid as usize == all.len() {
                    self.paid = PAID;
                }
                cx.game.pay(cx, cost, &mut self.bound)
            }
            Cost::Any(_) => {
                let prompt = Prompt::Branch(self.bound.ability);
                self.ask(cx, Who::Controller, prompt, Kind::Pick { optional: false })
            }
        }
    }

    fn choose<G: Game<Words = W>>(&mut self, cx: &mut Cx<'_, G>, choose: &Choose<W>) -> Flow<W> {
        let mut found = 0u8;
        let look = cx.look();
        look.game.select(&look, &choose.what, &self.bound, &mut |_| found = found.saturating_add(1));
        let found = found.min(look.game.most(&look, &choose.what, &self.bound));
        if found == 0 {
            return self.stop();
        }
        let kind = match choose.count {
            Count::One(_) => Kind::Pick { optional: choose.optional },
            Count::UpTo(most) => Kind::Some { min: 0, max: most.min(found) },
            Count::UpToNumber => Kind::Some { min: 0, max: self.number().min(found) },
            Count::Exactly(_) | Count::ExactlyNumber => {
                let number = match choose.count {
                    Count::Exactly(number) => number,
                    _ => self.number(),
                };
                let least = if choose.optional { 0 } else { number.min(found) };
                Kind::Some { min: least, max: number.min(found) }
            }
        };
        self.ask(cx, choose.by, Prompt::Choose(self.bound.ability), kind)
    }

    /// The effect's number as a count of items.
    fn number(&self) -> u8 {
        self.bound.number.clamp(0, GROUP as i16) as u8
    }

    fn ask<G: Game<Words = W>>(&self, cx: &Cx<'_, G>, by: Who, prompt: Prompt<W>, kind: Kind) -> Flow<W> {
        Flow::Ask(Ask::machine(cx.look().decider(by, &self.bound), prompt, kind))
    }

    fn grant<G: Game<Words = W>>(&self, cx: &mut Cx<'_, G>, nth: u8, until: FrameId, once: bool) {
        let bound = &self.bound;
        let mut held = [None; 3];
        held.copy_from_slice(&bound.vars[..3]);
        let ability = bound.ability.grant(nth);
        let (source, controller, bearer, number) =
            (bound.source, bound.controller, bound.bearer, bound.number);
        let ear = match cx.game.ability(ability).on {
            On::Window(window) | On::Would(window) => Ear::Window(window.index()),
            On::Query(query, _) => Ear::Query(query.index()),
            On::AnyTime => Ear::AnyTime,
        };
        let grant = Grant { id: 0, source, ability, controller, bearer, held, number, until, once, ear };
        if !cx.core.grants.add(grant) {
            cx.fail("more effects last than the machine can hold");
        }
    }

    /// Lists what the player who is asked can answer.
    pub(crate) fn legal<G: Game<Words = W>>(&self, look: &Look<'_, G>, legal: &mut Legal<W>) {
        let ability = look.game.ability(self.bound.ability);
        match self.op(ability) {
            Some(Op::Either { options, .. }) if !self.is_paying(ability) => {
                let open = |(nth, branch): (usize, &Branch<W>)| {
                    look.feasible(branch.ops, &self.bound).then_some(W::Item::option(nth as u8))
                };
                legal.items.extend(options.iter().enumerate().filter_map(open));
            }
            Some(Op::Choose(choose)) if !self.is_paying(ability) => {
                look.game.select(look, &choose.what, &self.bound, &mut |item| legal.items.push(item));
                if legal.explain {
                    look.game.unselected(look, &choose.what, &self.bound, legal);
                }
            }
            _ => {
                let Cost::Any(any) = ability.cost else { return };
                let payable = |(nth, cost): (usize, &W::Cost)| {
                    let can = look.game.payable(look, cost, &self.bound);
                    can.then_some(W::Item::option(nth as u8))
                };
                legal.items.extend(any.iter().enumerate().filter_map(payable));
            }
        }
    }

    /// Whether the open question is how to pay.
    fn is_paying(&self, ability: &Ability<W>) -> bool {
        self.paid != PAID && !ability.ops.iter().any(|op| matches!(op, Op::Pay))
    }

    /// Takes the answer to the question that was asked last.
    pub(crate) fn answer<G: Game<Words = W>>(&mut self, cx: &mut Cx<'_, G>, answer: &Answer<W>) -> Flow<W> {
        let game = cx.game;
        let ability = game.ability(self.bound.ability);
        let op = if self.is_paying(ability) { None } else { self.op(ability) };
        match (op, answer) {
            (Some(Op::Choose(choose)), Answer::Pick(item)) => {
                if let Count::One(var) = choose.count {
                    self.bound.set(var, Some(*item));
                }
                self.next()
            }
            (Some(Op::Choose(choose)), Answer::Some(items))
                if !items.is_empty()
                    || (matches!(choose.count, Count::UpTo(_) | Count::UpToNumber) && self.paid == PAID) =>
            {
                self.bound.group = List::of(items);
                self.next()
            }
            (Some(Op::Choose(_)), _) => self.stop(),
            (Some(Op::Either { .. }), Answer::Pick(item)) => self.enter(item.as_option().unwrap_or(0)),
            (Some(Op::May { .. }), Answer::Confirm(true)) => self.enter(0),
            (Some(Op::May { .. }), _) => self.next(),
            (Some(Op::Unless { .. }), Answer::Confirm(yes)) => self.enter(u8::from(!yes)),
            (_, Answer::Pick(item)) => {
                let Cost::Any(any) = ability.cost else { return Flow::Next };
                self.paid = PAID;
                game.pay(cx, &any[item.as_option().unwrap_or(0) as usize], &mut self.bound)
            }
            _ => Flow::Next,
        }
    }
}

impl<G: Game> Look<'_, G> {
    /// What a branch of the effect that asks would do, in the card's words.
    pub fn branch(&self, nth: u8) -> Option<&'static str> {
        match self.asking()? {
            Op::Either { options, .. } => options.get(nth as usize).map(|branch| branch.name),
            _ => None,
        }
    }

    /// One of the prices among which the controller of the effect that asks may pick.
    pub fn price(&self, nth: u8) -> Option<&'static CostOf<G>> {
        let resolve = self.core.stack.resolve()?;
        let ability = self.game.ability(resolve.bound.ability);
        match ability.cost {
            Cost::Any(any) if resolve.paid != PAID => any.get(nth as usize),
            _ => None,
        }
    }

    /// What the effect that asks may do, in the card's words.
    pub fn may(&self) -> Option<&'static str> {
        match self.asking()? {
            Op::May { what, .. } | Op::Unless { what, .. } => Some(what),
            _ => None,
        }
    }

    /// The operation at which the innermost effect stands, unless it is being paid for.
    fn asking(&self) -> Option<&'static Op<G::Words>> {
        let resolve = self.core.stack.resolve()?;
        let ability = self.game.ability(resolve.bound.ability);
        if resolve.is_paying(ability) { None } else { resolve.op(ability) }
    }
}

/// The nested list of an operation.
fn sublist<W: Words>(op: &Op<W>, branch: u8) -> &'static [Op<W>] {
    match op {
        Op::Each { ops, .. } | Op::May { ops, .. } | Op::Repeat { ops, .. } => ops,
        Op::If { then, otherwise, .. } => [then, otherwise][branch as usize],
        Op::Unless { doing, otherwise, .. } => [doing, otherwise][branch as usize],
        Op::Either { options, .. } => options[branch as usize].ops,
        Op::Do(_) | Op::Pay | Op::Choose(_) | Op::Grant { .. } | Op::Proceed | Op::Stop => &[],
    }
}

impl<W: Words> Ability<W> {
    /// Whether the interpreter can run the ability: lists not too deep, no group chosen while a loop runs over
    /// the group, registers and grants that exist. A game's tests call this for every card.
    pub fn validate(&self) -> Result<(), String> {
        let fault = |what: String| Err(format!("{}: {what}", self.name));
        if matches!(self.cost, Cost::All([]) | Cost::Any([])) {
            return fault("a list of costs is empty".into());
        }
        check_list(self.ops, 1, false, self.grants.len()).or_else(fault)?;
        for granted in self.grants {
            if !granted.grants.is_empty() {
                return fault("a granted ability grants from the list of the card's own ability".into());
            }
            check_list(granted.ops, 1, false, self.grants.len()).or_else(fault)?;
        }
        Ok(())
    }
}

fn check_list<W: Words>(ops: &[Op<W>], depth: usize, looping: bool, grants: usize) -> Result<(), String> {
    if depth > NESTING {
        return Err(format!("lists nest deeper than {NESTING}"));
    }
    let register = |var: Var| {
        if (var.0 as usize) < VARS { Ok(()) } else { Err(format!("there is no register {}", var.0)) }
    };
    let who = |who: Who| match who {
        Who::Owner(Ref::Var(var)) => register(var),
        _ => Ok(()),
    };
    let named = |words: &str| {
        if words.is_empty() { Err("a choice has no words for the player".into()) } else { Ok(()) }
    };
    for op in ops {
        let inner = |ops| check_list(ops, depth + 1, looping, grants);
        match op {
            Op::Do(_) | Op::Proceed | Op::Stop => {}
            Op::Pay if depth > 1 => return Err("the cost is paid inside a nested list".into()),
            Op::Pay => {}
            Op::Choose(choose) => {
                who(choose.by)?;
                match choose.count {
                    Count::One(var) => register(var)?,
                    Count::UpTo(_) | Count::Exactly(_) | Count::UpToNumber | Count::ExactlyNumber
                        if looping =>
                    {
                        return Err("a group is chosen inside a loop over the group".into());
                    }
                    Count::UpTo(n) | Count::Exactly(n) if n as usize > GROUP => {
                        return Err(format!("a group holds at most {GROUP}"));
                    }
                    Count::UpTo(_) | Count::Exactly(_) | Count::UpToNumber | Count::ExactlyNumber => {}
                }
            }
            Op::Each { what, var, ops } => {
                register(*var)?;
                check_list(ops, depth + 1, looping || what.is_none(), grants)?;
            }
            Op::If { then, otherwise, .. } => inner(then).and(inner(otherwise))?,
            Op::Either { by, options } => {
                who(*by)?;
                for branch in *options {
                    named(branch.name).and(inner(branch.ops))?;
                }
            }
            Op::May { by, what, ops } => who(*by).and(named(what)).and(inner(ops))?,
            Op::Unless { by, what, doing, otherwise } => {
                who(*by).and(named(what)).and(inner(doing)).and(inner(otherwise))?;
            }
            Op::Repeat { ops, .. } => inner(ops)?,
            Op::Grant { nth, .. } if *nth as usize >= grants => {
                return Err(format!("there is no grant {nth}"));
            }
            Op::Grant { .. } => {}
        }
    }
    Ok(())
}
