//! What cards can say.

use broadside_engine::{Bound, Flow, Ref, Var};

use super::{Colour, Token, XWingWords};
use crate::facts::{self, ActionKind, Die, Difficulty, Face, Slot};
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

/// The candidate of a selection of ships, while its condition is looked at.
pub const IT: Ref = Ref::Var(Var(5));

/// Which dice of the attack under way: of this kind, showing one of these faces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Faces {
    /// Attack or defense dice.
    pub die: Die,
    /// Showing one of these; any if none is given.
    pub faces: &'static [Face],
}

/// An arc of a ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArcOf {
    /// Its front arc.
    Front,
    /// Its bullseye arc.
    Bullseye,
    /// The arc in which its turret points.
    Turret,
    /// Any arc of its weapons.
    Firing,
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
    /// A ship is tractored.
    Tractored(Ref),
    /// A ship has a lock on an object.
    Locks(Ref, Ref),
    /// The range between two parties lies between these.
    Range(Ref, Ref, u8, u8),
    /// The first party has the last one in an arc.
    InArc(Ref, ArcOf, Ref),
    /// Dice of the attack under way fit.
    Dice(Faces),
    /// A party may modify the dice of this step.
    MayModify(Ref),
    /// A party performs the attack under way.
    Attacks(Ref),
    /// A party defends in the attack under way.
    Defends(Ref),
    /// The attack is a primary one.
    Primary,
    /// The attack is made with an upgrade of one of these types.
    With(&'static [Slot]),
    /// The attack is made with a weapon of this arc.
    FromArc(facts::Arc),
    /// The attack is made with this very card.
    ThisWeapon,
    /// The attack range lies between these.
    AttackRange(u8, u8),
    /// The attack hit.
    Hit,
    /// The event is about this very card.
    ThisCard,
    /// The action is the one behind this card's header with this number, counted from 0.
    Header(u8),
    /// The amount of the event is this.
    AmountIs(i16),
    /// The event's action is one of these.
    ActionIn(&'static [ActionKind]),
    /// The event's token is one of these.
    TokenIn(&'static [Token]),
    /// The event's maneuver has a speed between these.
    Speed(u8, u8),
    /// The event's maneuver has this difficulty, as it is printed.
    Printed(Difficulty),
    /// The bearer could perform a bonus attack (xwing.ability.78).
    CanAttack(&'static Bonus),
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
    /// The weapon of the attack under way spends a charge.
    WeaponCharge,
    /// The bearer spends shields.
    Shields(u8),
    /// The bearer gains tokens; when it gains something else instead, the price is paid all the same (xwing.cost.03).
    Gain(Token, u8),
    /// The result in a register is spent.
    Die(Var),
}

/// What effects choose among or act on.
#[derive(Clone, Copy, Debug)]
pub enum Select {
    /// Dice of the attack under way.
    Dice(Faces),
    /// Dice that were not rerolled yet.
    Rerollable(Faces),
    /// Ships in the play area for which the condition holds; the ship is the party `IT`.
    Ships(&'static Cond),
    /// A named selection that only one rule or card needs.
    Named(Finder),
}

/// Numbers of effects.
#[derive(Clone, Copy, Debug)]
pub enum Amount {
    /// A number.
    N(i16),
    /// The initiative on a ship's card.
    Initiative(Ref),
    /// A named number that only one rule or card needs.
    Named(Count),
}

/// Which action an effect lets a ship perform.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Actions {
    /// One of these; any action on the action bar if none is given.
    pub kinds: &'static [ActionKind],
    /// In this colour, whatever the action bar says.
    pub colour: Option<Colour>,
    /// Only white actions of the action bar.
    pub white_only: bool,
    /// Even while stressed.
    pub stressed: bool,
}

/// One action of a kind, white.
pub const fn actions(kinds: &'static [ActionKind]) -> Actions {
    Actions { kinds, colour: None, white_only: false, stressed: false }
}

/// A bonus attack that an effect gives to its bearer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bonus {
    /// With which weapons.
    pub with: Arms,
    /// Against whom.
    pub on: Whom,
    /// Whether the lock or token that the weapon requires is not needed.
    pub freely: bool,
}

/// The weapons of a bonus attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arms {
    /// Any weapon.
    Any,
    /// A primary weapon.
    Primary,
    /// A weapon of a single turret.
    Turret,
    /// The card that gives the attack.
    This,
}

/// The targets of a bonus attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whom {
    /// This party.
    Only(Ref),
    /// Any enemy.
    Anyone,
    /// Any enemy but the defender of the attack under way.
    Another,
    /// Any enemy but the defender, at range 0–1 of it.
    AnotherNearby,
}

/// The operations of effects.
#[derive(Clone, Copy, Debug)]
pub enum Act {
    /// All dice that fit are turned to a face.
    ChangeAll(Faces, Face),
    /// The die in a register is turned to a face.
    Change(Var, Face),
    /// The dice of the group are turned to a face.
    ChangeGroup(Face),
    /// The dice of the group are rolled again.
    RerollGroup,
    /// A result is added.
    Add(Die, Face),
    /// The die in a register is canceled.
    Cancel(Var),
    /// All results of a kind of die are canceled.
    CancelAll(Die),
    /// All hits and crits that are left give the defender tokens instead of damage (xwing.inflict.01).
    Inflict(Token),
    /// A ship gains tokens.
    Gain(Ref, Token, u8),
    /// The first ship gains one of the tokens that a ship would gain, which gains one fewer.
    GainInstead(Ref, Token),
    /// A ship gains one of the very tokens that another ship would gain, which gains one fewer.
    GainThatInstead(Ref),
    /// A ship would gain one token fewer.
    GainOneFewer,
    /// Tokens are removed from a ship.
    Remove(Ref, Token, u8),
    /// A token of the first ship is transferred to the second (xwing.token.03).
    Transfer(Ref, Ref, Token),
    /// A unit suffers hit and crit damage.
    Suffer(Ref, u8, u8),
    /// A ship recovers a shield.
    RecoverShield(Ref),
    /// A ship loses a shield.
    LoseShield(Ref),
    /// The card recovers a charge (xwing.charge.71).
    RecoverCharge,
    /// The card loses a charge.
    LoseCharge,
    /// A ship recovers a Force charge.
    RecoverForce(Ref),
    /// A ship may perform an action.
    Action(Ref, Actions),
    /// A ship acquires a lock on an object.
    Lock(Ref, Ref),
    /// The bearer performs a bonus attack.
    Attack(Bonus),
    /// A ship exposes one of its facedown damage cards at random.
    Expose(Ref),
    /// A ship is dealt a facedown damage card.
    DealFacedown(Ref),
    /// The bearer's dial is set to the maneuver in a register.
    SetDial(Var),
    /// A ship is assigned a condition of the card, by its place in the card's list (xwing.condition.02).
    Assign(Ref, u8),
    /// The condition that the effect comes from is removed.
    RemoveThis,
    /// The secret condition that the effect comes from is revealed.
    RevealThis,
    /// The damage card that the effect comes from is repaired.
    RepairThis,
    /// All hit damage that would be suffered becomes crit damage.
    HitsBecomeCrits,
    /// An operation that only one rule or card needs.
    Named(Deeds),
}
