//! What cards can say.

use broadside_engine::{Bound, Flow, Ref, Var};

use super::{Token, XWingWords};
use crate::facts::{Die, Face};
use crate::words::Thing;
use crate::{XWingCx, XWingLook};

/// A condition of one card's own.
pub type Test = fn(&XWingLook<'_>, &Bound<XWingWords>) -> bool;
/// A selection of one card's own.
pub type Finder = fn(&XWingLook<'_>, &Bound<XWingWords>, &mut dyn FnMut(Thing));
/// A number of one card's own.
pub type Count = fn(&XWingLook<'_>, &Bound<XWingWords>) -> i32;
/// An operation of one card's own.
pub type Deeds = fn(&mut XWingCx<'_>, &mut Bound<XWingWords>) -> Flow<XWingWords>;

/// Which dice of the attack under way: of this kind, showing one of these faces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Faces {
    /// Attack or defense dice.
    pub die: Die,
    /// Showing one of these; any if none is given.
    pub faces: &'static [Face],
}

/// Conditions of effects.
#[derive(Clone, Copy, Debug)]
pub enum Cond {
    /// No condition.
    Always,
    /// It does not hold.
    Not(&'static Cond),
    /// All of these.
    All(&'static [Cond]),
    /// One of these.
    Any(&'static [Cond]),
    /// Two parties are the same piece.
    Is(Ref, Ref),
    /// A party is on the side of the effect's controller.
    Friendly(Ref),
    /// A party is on the other side.
    Enemy(Ref),
    /// A ship has a token of this kind.
    Has(Ref, Token),
    /// Dice of the attack under way fit.
    Dice(Faces),
    /// The event is about this very card: the damage card that the effect comes from.
    ThisCard,
    /// The amount of the event is this.
    AmountIs(i16),
    /// A selection finds something.
    Finds(&'static Select),
    /// A named condition that only one rule or card needs.
    Named(Test),
}

/// What effects cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Price {
    /// The bearer spends a token.
    Token(Token),
    /// The bearer spends Force charges.
    Force(u8),
    /// The bearer spends its lock on the defender.
    LockOnDefender,
    /// The card spends charges.
    Charge(u8),
}

/// What effects choose among or act on.
#[derive(Clone, Copy, Debug)]
pub enum Select {
    /// Dice of the attack under way.
    Dice(Faces),
    /// Dice that were not rerolled yet.
    Rerollable(Faces),
    /// A named selection that only one rule or card needs.
    Named(Finder),
}

/// Numbers of effects.
#[derive(Clone, Copy, Debug)]
pub enum Amount {
    /// A number.
    N(i16),
    /// A named number that only one rule or card needs.
    Named(Count),
}

/// The operations of effects.
#[derive(Clone, Copy, Debug)]
pub enum Act {
    /// All dice that fit are turned to a face.
    ChangeAll(Faces, Face),
    /// The die in a register is turned to a face.
    Change(Var, Face),
    /// The dice of the group are rolled again.
    RerollGroup,
    /// A ship gains tokens.
    Gain(Ref, Token, u8),
    /// A unit suffers hit and crit damage.
    Suffer(Ref, u8, u8),
    /// The damage card that the effect comes from is repaired.
    RepairThis,
    /// All hit damage that would be suffered becomes crit damage.
    HitsBecomeCrits,
    /// An operation that only one rule or card needs.
    Named(Deeds),
}
