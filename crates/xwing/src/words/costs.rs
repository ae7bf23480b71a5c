//! What effects cost.

use broadside_engine::{Ref, Var};

use super::Token;

/// What effects cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Price {
    /// The bearer spends a token.
    Token(Token),
    /// A party spends a token of its own.
    TokenOf(Ref, Token),
    /// The bearer spends a token that a party has; one that is yet to be chosen is one that has it.
    TokenFrom(Ref, Token),
    /// The ship in a register spends its lock on the defender.
    LockOf(Var),
    /// The bearer spends Force charges.
    Force(u8),
    /// The bearer spends its lock on the defender.
    LockOnDefender,
    /// The bearer spends its lock on a party.
    LockOn(Ref),
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
    /// The bearer suffers hit and crit damage.
    Suffer(u8, u8),
    /// The bearer suffers one damage of the kind that the die in a register shows.
    SufferMatching(Var),
}
