//! What effects cost.

use broadside_engine::{Ref, Var};

use crate::facts::Command;

/// What effects cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Price {
    /// The card is exhausted.
    Exhaust,
    /// The card is discarded.
    Discard,
    /// The die in a register is spent.
    Die(Var),
    /// The bearer spends the command token in a register; any token will do.
    CommandToken(Var),
    /// The bearer spends a command token of this type.
    TokenOf(Command),
    /// The piece that has the defense token in a register spends it, without its effect; one that it may spend now.
    DefenseToken(Var),
    /// The defense token in a register is discarded, which is not spending it.
    DiscardDefense(Var),
    /// The copy of this card in a register, on another ship, is exhausted.
    ExhaustCopy(Var),
    /// The upgrade card in a register is discarded.
    Upgrade(Var),
    /// The bearer spends a command token of this type for a fleet command, unless an effect forbids that.
    FleetCommandToken(Command),
    /// A token of a party's command is discarded from this card.
    TokenOnCard(Ref),
    /// A dial of a party's command is revealed and discarded from this card.
    DialOnCard(Ref),
    /// The bearer discards a dial or a token of this command: what is in a register.
    DialOrToken(Command, Var),
    /// The defense token of the type in a register is discarded from the card.
    TypeOnCard(Var),
}
