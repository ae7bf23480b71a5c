//! The legal answers of a decision: listed where they can be counted, described where they cannot.

use std::borrow::Cow;

use broadside_table::Pose;
use serde::{Deserialize, Serialize};

use crate::chance::Chance;
use crate::decisions::answer::{Answer, Course, MAX_ITEMS};
use crate::decisions::decision::Kind;
use crate::decisions::reason::Reason;
use crate::decisions::refused::{Refused, Wanted};
use crate::list::List;
use crate::words::Words;

/// An answer is refused: by which rule, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refusal {
    /// The rule that forbids it (`armada.attack.12`), if one does.
    pub rule: Option<Cow<'static, str>>,
    /// What is wrong and what would be right.
    pub reason: Reason,
}

impl Refusal {
    /// A refusal by a rule.
    pub fn by(rule: &'static str, reason: impl Into<Reason>) -> Refusal {
        Refusal { rule: Some(Cow::Borrowed(rule)), reason: reason.into() }
    }

    /// A refusal of an answer that does not fit the question.
    pub fn unfit(reason: impl Into<Reason>) -> Refusal {
        Refusal { rule: None, reason: reason.into() }
    }
}

/// One slot of an [`Kind::Assign`] decision and the run of values that fit it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Slot<W: Words> {
    /// What gets a value.
    pub item: W::Item,
    first: u16,
    count: u16,
}

/// Where on the table a continuous answer may lie, for a client to draw. The check of an answer is the
/// game's, exact, and not part of this description.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Region {
    /// A rectangle with sides along the table's.
    Rect {
        /// Left edge, in millimetres.
        left: f64,
        /// Lower edge.
        bottom: f64,
        /// Right edge.
        right: f64,
        /// Upper edge.
        top: f64,
    },
    /// Places at most `reach` millimetres from a place.
    Disc {
        /// The middle.
        centre: Pose,
        /// The radius in millimetres.
        reach: f64,
    },
}

/// The legal answers of one seat's decision. The caller keeps one and has it filled again and again.
#[derive(Clone, Debug)]
pub struct Legal<W: Words> {
    /// Items to pick from, to order, or to share a sum among.
    pub items: Vec<W::Item>,
    /// The most that each item can get, beside `items` (for [`Kind::Split`]).
    pub limits: Vec<u8>,
    /// Candidate places: legal, and spread well enough for a program to play with.
    pub places: Vec<Pose>,
    /// All legal courses.
    pub courses: Vec<Course>,
    /// Where places may lie.
    pub regions: Vec<Region>,
    /// What a player might expect to be allowed and is not, with the reason; only when `explain` is set.
    pub refused: Vec<(W::Item, Refusal)>,
    /// Whether reasons are wanted.
    pub explain: bool,
    slots: Vec<Slot<W>>,
    values: Vec<W::Item>,
}

impl<W: Words> Default for Legal<W> {
    fn default() -> Self {
        Legal {
            items: Vec::new(),
            limits: Vec::new(),
            places: Vec::new(),
            courses: Vec::new(),
            regions: Vec::new(),
            refused: Vec::new(),
            explain: false,
            slots: Vec::new(),
            values: Vec::new(),
        }
    }
}

impl<W: Words> Legal<W> {
    /// Empties the lists and keeps their memory.
    pub fn clear(&mut self) {
        self.items.clear();
        self.limits.clear();
        self.places.clear();
        self.courses.clear();
        self.regions.clear();
        self.refused.clear();
        self.slots.clear();
        self.values.clear();
    }

    /// Adds a slot with the values that fit it.
    pub fn slot(&mut self, item: W::Item, values: impl IntoIterator<Item = W::Item>) {
        let first = self.values.len();
        self.values.extend(values);
        let count = (self.values.len() - first) as u16;
        self.slots.push(Slot { item, first: first as u16, count });
    }

    /// The slots to which values are assigned.
    pub fn slots(&self) -> &[Slot<W>] {
        &self.slots
    }

    /// The values that fit a slot.
    pub fn values(&self, slot: &Slot<W>) -> &[W::Item] {
        &self.values[slot.first as usize..(slot.first + slot.count) as usize]
    }

    /// Adds a refused item with its reason, if reasons are wanted.
    pub fn refuse(&mut self, item: W::Item, reason: impl FnOnce() -> Refusal) {
        if self.explain {
            self.refused.push((item, reason()));
        }
    }

    /// Whether there is no legal answer at all: a dead end, which no decision may be.
    pub fn is_empty(&self, kind: Kind) -> bool {
        match kind {
            _ if kind.may_pass() => false,
            Kind::Pick { .. } | Kind::Use { .. } | Kind::Order => self.items.is_empty(),
            Kind::Some { min, max } => self.items.len() < min as usize || min > max,
            Kind::Confirm => false,
            Kind::Amount { min, max } => min > max,
            Kind::Split { total } => self.limits.iter().map(|l| u32::from(*l)).sum::<u32>() < total.into(),
            Kind::Assign => self.slots.is_empty() || self.slots.iter().any(|s| s.count == 0),
            Kind::Course => self.courses.is_empty(),
            Kind::Place { .. } => self.places.is_empty(),
        }
    }

    /// The only legal answer, if there is exactly one.
    pub fn only(&self, kind: Kind) -> Option<Answer<W>> {
        let sum = || self.limits.iter().map(|l| u32::from(*l)).sum::<u32>();
        match kind {
            Kind::Pick { optional } | Kind::Use { optional } => match self.items.as_slice() {
                [] if optional => Some(Answer::Pass),
                [item] if !optional => Some(Answer::Pick(*item)),
                _ => None,
            },
            Kind::Some { min, max } => {
                let all = min as usize == self.items.len();
                (max == 0 || all || self.items.is_empty())
                    .then(|| Answer::Some(if max == 0 { List::new() } else { List::of(&self.items) }))
            }
            Kind::Order if self.items.len() == 1 => Some(Answer::Order(List::of(&self.items))),
            Kind::Amount { min, max } if min == max => Some(Answer::Amount(min)),
            Kind::Split { total } if sum() == u32::from(total) => Some(Answer::Split(List::of(&self.limits))),
            Kind::Split { total: 0 } => Some(Answer::Split(self.limits.iter().map(|_| 0).collect())),
            Kind::Split { total } if self.limits.len() == 1 => Some(Answer::Split(List::of(&[total as u8]))),
            Kind::Assign if self.slots.iter().all(|s| s.count == 1) => {
                Some(Answer::Assign(List::of(&self.values)))
            }
            Kind::Course if self.courses.len() == 1 => Some(Answer::Course(self.courses[0])),
            _ => None,
        }
    }

    /// Whether a countable answer is among the legal ones. Places are checked by the game.
    pub fn check(&self, kind: Kind, answer: &Answer<W>) -> Result<(), Refusal> {
        let legal = match (kind, answer) {
            (_, Answer::Pass) => {
                return if kind.may_pass() { Ok(()) } else { Err(Refusal::unfit(Refused::Pass)) };
            }
            (Kind::Pick { .. } | Kind::Use { .. }, Answer::Pick(item)) => {
                if let Some((_, refusal)) = self.refused.iter().find(|(refused, _)| refused == item) {
                    return Err(refusal.clone());
                }
                self.items.contains(item)
            }
            (Kind::Some { min, max }, Answer::Some(items)) => {
                if items.len() < min as usize || items.len() > max as usize {
                    let given = items.len();
                    return Err(Refusal::unfit(Refused::Some { min, max, given }));
                }
                let mut rest = self.items.iter();
                items.iter().all(|item| rest.any(|listed| listed == item))
            }
            (Kind::Order, Answer::Order(items)) => {
                let (mut given, mut listed) = (items.to_vec(), self.items.clone());
                given.sort_unstable();
                listed.sort_unstable();
                given == listed
            }
            (Kind::Confirm, Answer::Confirm(_)) => true,
            (Kind::Amount { min, max }, Answer::Amount(n)) => {
                if *n < min || *n > max {
                    return Err(Refusal::unfit(Refused::Amount { min, max, given: *n }));
                }
                true
            }
            (Kind::Split { total }, Answer::Split(shares)) => {
                let sum: u32 = shares.iter().map(|s| u32::from(*s)).sum();
                if sum != u32::from(total) {
                    return Err(Refusal::unfit(Refused::Split { total, given: sum }));
                }
                shares.len() == self.limits.len() && shares.iter().zip(&self.limits).all(|(s, l)| s <= l)
            }
            (Kind::Assign, Answer::Assign(values)) => {
                values.len() == self.slots.len()
                    && values.iter().zip(&self.slots).all(|(v, slot)| self.values(slot).contains(v))
            }
            (Kind::Course, Answer::Course(course)) => self.courses.contains(course),
            (Kind::Place { .. }, Answer::Place(_)) => true,
            _ => {
                return Err(Refusal::unfit(Refused::Kind { wanted: Wanted::of(kind) }));
            }
        };
        if legal { Ok(()) } else { Err(Refusal::unfit(Refused::Unlisted)) }
    }

    /// Some legal answer, each possible one with some likelihood.
    pub fn random(&self, kind: Kind, chance: &mut Chance) -> Answer<W> {
        let mut below = |n: usize| chance.draw("answer", n.max(1) as u32) as usize;
        match kind {
            _ if kind.may_pass() && below(1 + self.items.len() + self.places.len().min(3)) == 0 => {
                Answer::Pass
            }
            Kind::Pick { .. } | Kind::Use { .. } => Answer::Pick(self.items[below(self.items.len())]),
            Kind::Some { min, max } => {
                let most = (max as usize).min(self.items.len()).min(MAX_ITEMS);
                let mut want = min as usize + below(most + 1 - min as usize);
                let mut chosen = List::new();
                for (at, item) in self.items.iter().enumerate() {
                    if below(self.items.len() - at) < want {
                        chosen.push(*item);
                        want -= 1;
                    }
                }
                Answer::Some(chosen)
            }
            Kind::Order => {
                let mut items = self.items.clone();
                chance.shuffle("answer", &mut items);
                Answer::Order(List::of(&items))
            }
            Kind::Confirm => Answer::Confirm(below(2) == 0),
            Kind::Amount { min, max } => {
                Answer::Amount(min.wrapping_add(below(usize::from(max.abs_diff(min)) + 1) as i16))
            }
            Kind::Split { total } => {
                let mut shares: List<u8, MAX_ITEMS> = self.limits.iter().map(|_| 0).collect();
                let mut left = total;
                while left > 0 {
                    let at = below(shares.len());
                    if shares[at] < self.limits[at] {
                        shares[at] += 1;
                        left -= 1;
                    }
                }
                Answer::Split(shares)
            }
            Kind::Assign => Answer::Assign(
                self.slots.iter().map(|slot| self.values(slot)[below(slot.count as usize)]).collect(),
            ),
            Kind::Course => Answer::Course(self.courses[below(self.courses.len())]),
            Kind::Place { .. } => Answer::Place(self.places[below(self.places.len())]),
        }
    }

    /// Every legal answer of a countable decision, or the candidates of a continuous one: what a decision
    /// tree branches on. At most `limit` answers are listed, and subsets of the first twenty items only.
    pub fn each(&self, kind: Kind, limit: usize, mut visit: impl FnMut(Answer<W>)) {
        let mut left = limit;
        let mut give = |answer| {
            let more = left > 0;
            if more {
                left -= 1;
                visit(answer);
            }
            more
        };
        if kind.may_pass() {
            give(Answer::Pass);
        }
        match kind {
            Kind::Pick { .. } | Kind::Use { .. } => {
                self.items.iter().all(|i| give(Answer::Pick(*i)));
            }
            Kind::Some { min, max } => {
                let count = self.items.len().min(20);
                (0u32..1 << count).filter(|s| (min.into()..=max.into()).contains(&s.count_ones())).all(
                    |set| {
                        let chosen = (0..count).filter(|at| set & 1 << at != 0).map(|at| self.items[at]);
                        give(Answer::some(chosen))
                    },
                );
            }
            Kind::Order => {
                let mut items = self.items.clone();
                items.sort_unstable();
                while give(Answer::Order(List::of(&items))) && next_order(&mut items) {}
            }
            Kind::Confirm => {
                give(Answer::Confirm(true));
                give(Answer::Confirm(false));
            }
            Kind::Amount { min, max } => {
                (min..=max).all(|n| give(Answer::Amount(n)));
            }
            Kind::Split { total } => {
                let ends: Vec<u8> = self.limits.iter().map(|l| l + 1).collect();
                count_up(&ends, |digits| {
                    let sum: u32 = digits.iter().map(|d| u32::from(*d)).sum();
                    sum != u32::from(total) || give(Answer::Split(List::of(digits)))
                });
            }
            Kind::Assign => {
                let ends: Vec<u8> = self.slots.iter().map(|s| s.count as u8).collect();
                count_up(&ends, |digits| {
                    let pick = |(at, d): (usize, &u8)| self.values(&self.slots[at])[*d as usize];
                    give(Answer::Assign(digits.iter().enumerate().map(pick).collect()))
                });
            }
            Kind::Course => {
                self.courses.iter().all(|c| give(Answer::Course(*c)));
            }
            Kind::Place { .. } => {
                self.places.iter().all(|p| give(Answer::Place(*p)));
            }
        }
    }
}

/// The next order in the dictionary, or `false` after the last.
fn next_order<T: Ord>(items: &mut [T]) -> bool {
    let Some(pivot) = items.windows(2).rposition(|w| w[0] < w[1]) else { return false };
    let Some(swap) = items.iter().rposition(|i| *i > items[pivot]) else { return false };
    items.swap(pivot, swap);
    items[pivot + 1..].reverse();
    true
}

/// Every combination of digits below `ends`, until `visit` has had enough.
fn count_up(ends: &[u8], mut visit: impl FnMut(&[u8]) -> bool) {
    let mut digits = vec![0u8; ends.len()];
    while visit(&digits) {
        let Some(at) = (0..ends.len()).find(|at| digits[*at] + 1 < ends[*at]) else { return };
        digits[at] += 1;
        digits[..at].fill(0);
    }
}
