//! What a card can say: abilities as data, in a control vocabulary that is generic over a game's own words.

use serde::{Deserialize, Serialize};

use crate::effects::query::Change;
use crate::frames::frame::FrameId;
use crate::list::List;
use crate::seat::Seat;
use crate::words::Words;

/// Where an effect comes from: a card, a piece, the objective, a rule. The game gives the numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Source(pub u16);

/// One ability of the ruleset's tables, or an ability that it grants.
///
/// ```
/// use broadside_engine::AbilityId;
/// let second = AbilityId::new(7).grant(1);
/// assert_eq!((second.base(), second.granted()), (7, Some(1)));
/// assert_eq!(second.grant(0), AbilityId::new(7).grant(0));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct AbilityId(u16);

/// A ruleset's table holds fewer abilities than this.
pub const MAX_ABILITIES: u16 = 1 << 12;

impl AbilityId {
    /// The ability at this place of the table, which is below [`MAX_ABILITIES`].
    pub const fn new(base: u16) -> AbilityId {
        assert!(base < MAX_ABILITIES, "the table of abilities is full");
        AbilityId(base << 4)
    }

    /// The `nth` ability that this one (or the one that granted it) grants, counted from 0 to 14.
    pub const fn grant(self, nth: u8) -> AbilityId {
        assert!(nth < 15, "an ability grants at most fifteen others");
        AbilityId((self.0 & !15) | (nth as u16 + 1))
    }

    /// Its place in the ruleset's table of abilities.
    pub const fn base(self) -> u16 {
        self.0 >> 4
    }

    /// Which of the grants of the ability at that place it is, if it is one.
    pub const fn granted(self) -> Option<u8> {
        match self.0 & 15 {
            0 => None,
            nth => Some(nth as u8 - 1),
        }
    }
}

/// The use of one ability of one source, offered to a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Offer {
    /// Whose ability.
    pub source: Source,
    /// Which ability.
    pub ability: AbilityId,
    /// Which instance of a granted ability; 0 for an ability that a card has of itself.
    pub grant: u8,
}

/// What an event or a question is about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct About<W: Words> {
    /// Whose event it is: who attacks, moves, gains.
    pub subject: Option<W::Item>,
    /// The other party: the defender, the thing gained.
    pub object: Option<W::Item>,
    /// How much, where that matters.
    pub amount: i16,
}

impl<W: Words> About<W> {
    /// About one item.
    pub fn subject(subject: W::Item) -> About<W> {
        About { subject: Some(subject), object: None, amount: 0 }
    }

    /// About two items.
    pub fn both(subject: W::Item, object: W::Item) -> About<W> {
        About { subject: Some(subject), object: Some(object), amount: 0 }
    }

    /// The same with an amount.
    pub fn amount(self, amount: i16) -> About<W> {
        About { amount, ..self }
    }
}

/// One opening of a timing window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Occasion<W: Words> {
    /// Which window.
    pub window: W::Window,
    /// What happens.
    pub about: About<W>,
}

impl<W: Words> Occasion<W> {
    /// This window for this subject.
    pub fn new(window: W::Window, about: About<W>) -> Occasion<W> {
        Occasion { window, about }
    }
}

/// A register of a running effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Var(pub u8);

/// How many registers a running effect has.
pub const VARS: usize = 6;

/// How many items a running effect can hold as a group.
pub const GROUP: usize = 12;

/// A party to an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ref {
    /// The piece that bears the card.
    Bearer,
    /// Whose event it is.
    Subject,
    /// The event's other party.
    Object,
    /// What was chosen before.
    Var(Var),
}

/// Who decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// The player whose card it is.
    Controller,
    /// The opponent of the player whose card it is.
    Opponent,
    /// The player to whom a party belongs.
    Owner(Ref),
}

/// Everything that a running or waiting effect is bound to.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Bound<W: Words> {
    /// Whose ability.
    pub source: Source,
    /// Which ability.
    pub ability: AbilityId,
    /// Which instance of a granted ability; 0 for an ability that a card has of itself.
    pub grant: u8,
    /// Who controls it.
    pub controller: Seat,
    /// The piece that bears it.
    pub bearer: Option<W::Item>,
    /// The window in which it was triggered; a question has none.
    pub window: Option<W::Window>,
    /// What the event or question is about.
    pub about: About<W>,
    /// The procedure during which it was triggered.
    pub within: FrameId,
    /// What was chosen, by register.
    pub vars: [Option<W::Item>; VARS],
    /// What was chosen as a group.
    pub group: List<W::Item, GROUP>,
    /// A number that the effect keeps: how much was paid, how many were rolled.
    pub number: i16,
}

impl<W: Words> Bound<W> {
    /// The item that a party stands for, if it is bound.
    pub fn get(&self, party: Ref) -> Option<W::Item> {
        match party {
            Ref::Bearer => self.bearer,
            Ref::Subject => self.about.subject,
            Ref::Object => self.about.object,
            Ref::Var(Var(at)) => self.vars[at as usize],
        }
    }

    /// Binds a register.
    pub fn set(&mut self, var: Var, item: Option<W::Item>) {
        self.vars[var.0 as usize] = item;
    }

    /// The offer to use it.
    pub fn offer(&self) -> Offer {
        Offer { source: self.source, ability: self.ability, grant: self.grant }
    }
}

/// When an ability acts.
#[derive(Clone, Copy, Debug)]
pub enum On<W: Words> {
    /// In a timing window.
    Window(W::Window),
    /// In place of something that would happen.
    Would(W::Window),
    /// Always, as a contribution to a query.
    Query(W::Query, Change<W>),
    /// At any time, as a standing offer beside whatever decision is open.
    AnyTime,
}

/// How often an ability can be used.
#[derive(Clone, Copy, Debug)]
pub enum Limit<W: Words> {
    /// Once for each instance of its event.
    PerEvent,
    /// Once for each instance of its event, and so many times in each instance of a procedure.
    Times(u8, W::Scope),
    /// Once in each instance of a procedure, counted over all copies of the card that a side has.
    ByName(W::Scope),
    /// As often as it can be paid for, also in one instance of its event.
    Unlimited,
}

/// What an ability costs. It is used only if all of it can be paid.
#[derive(Clone, Copy, Debug)]
pub enum Cost<W: Words> {
    /// Nothing.
    Free,
    /// One thing.
    Pay(W::Cost),
    /// Several things.
    All(&'static [W::Cost]),
    /// One of several things; the controller chooses among those that can be paid.
    Any(&'static [W::Cost]),
}

/// One ability of a card.
#[derive(Clone, Copy, Debug)]
pub struct Ability<W: Words> {
    /// The card's name, or the rule's: limits by name count over it.
    pub name: &'static str,
    /// When it acts.
    pub on: On<W>,
    /// What must be true when it is triggered and again when it is used.
    pub when: W::Cond,
    /// What it costs.
    pub cost: Cost<W>,
    /// How often it can be used.
    pub limit: Limit<W>,
    /// Whether its controller may decline.
    pub optional: bool,
    /// What it does, in order.
    pub ops: &'static [Op<W>],
    /// Abilities that it can grant for a time, named by their place in this list.
    pub grants: &'static [Ability<W>],
}

/// How many items a choice takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// One, kept in a register.
    One(Var),
    /// From none to so many, kept as the group. Choosing none ends an effect that is yet to be paid for; any other
    /// goes on with an empty group.
    UpTo(u8),
    /// So many, or all if there are fewer, kept as the group.
    Exactly(u8),
    /// From none to as many as the effect's number, kept as the group.
    UpToNumber,
    /// As many as the effect's number, or all if there are fewer, kept as the group.
    ExactlyNumber,
}

/// A choice inside an effect.
#[derive(Clone, Copy, Debug)]
pub struct Choose<W: Words> {
    /// Among what.
    pub what: W::Select,
    /// Who chooses.
    pub by: Who,
    /// How many, and where they are kept.
    pub count: Count,
    /// Whether nothing may be chosen, which ends the effect.
    pub optional: bool,
}

/// One of the lists among which a player picks.
#[derive(Clone, Copy, Debug)]
pub struct Branch<W: Words> {
    /// What it does, as an answer names it: "suffer 1 damage".
    pub name: &'static str,
    /// What is done.
    pub ops: &'static [Op<W>],
}

/// One operation of an effect.
#[derive(Clone, Copy, Debug)]
pub enum Op<W: Words> {
    /// An operation of the game's own.
    Do(W::Op),
    /// The cost is paid here. Without it the cost is paid before anything else; a choice that may be declined
    /// stands before it.
    Pay,
    /// A player chooses. An effect that finds nothing to choose from ends.
    Choose(Choose<W>),
    /// The operations are done for each item of a selection, in the order of items and looked up anew for each
    /// round, or for each item of the group.
    Each {
        /// Which items; the group where none is given.
        what: Option<W::Select>,
        /// Where the present item is kept.
        var: Var,
        /// What is done.
        ops: &'static [Op<W>],
    },
    /// One list or the other, by a condition.
    If {
        /// The condition.
        cond: W::Cond,
        /// If it holds.
        then: &'static [Op<W>],
        /// If it does not.
        otherwise: &'static [Op<W>],
    },
    /// A player takes one of several lists; those that could do nothing are not offered.
    Either {
        /// Who chooses.
        by: Who,
        /// The lists.
        options: &'static [Branch<W>],
    },
    /// A player may have the list done.
    May {
        /// Who decides.
        by: Who,
        /// What they may do, as a question names it: "spend another shield".
        what: &'static str,
        /// What is done.
        ops: &'static [Op<W>],
    },
    /// A player may do the one list; unless they do, the other is done.
    Unless {
        /// Who decides.
        by: Who,
        /// What they may do, as a question names it.
        what: &'static str,
        /// What they may do.
        doing: &'static [Op<W>],
        /// What happens if they do not or cannot.
        otherwise: &'static [Op<W>],
    },
    /// The operations are done so many times.
    Repeat {
        /// How often, counted once, before the first time.
        times: W::Amount,
        /// What is done.
        ops: &'static [Op<W>],
    },
    /// A granted ability acts, bound as this one is now, until a procedure ends. With [`On::Window`] it is
    /// a delayed effect; with [`On::Query`] a modifier for a time.
    Grant {
        /// Which of the ability's grants, counted from 0.
        nth: u8,
        /// Until the end of the running procedure of this kind; for the rest of the game if there is none.
        until: W::Scope,
        /// Whether it is gone when it has been used.
        once: bool,
    },
    /// What this effect replaced happens after all, as changed by the effect.
    Proceed,
    /// The effect ends here.
    Stop,
}
