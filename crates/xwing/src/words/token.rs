//! Tokens that ships can have. Locks are kept with the ship that maintains them.

use broadside_facts::terms;

use crate::facts::Term;

terms! {
    /// A kind of token.
    Token, "a token" {
        /// Focus.
        Focus = "focus",
        /// Evade.
        Evade = "evade",
        /// Calculate.
        Calculate = "calculate",
        /// Reinforce with its fore side up.
        Fore = "fore reinforce",
        /// Reinforce with its aft side up.
        Aft = "aft reinforce",
        /// Stress.
        Stress = "stress",
        /// Strain.
        Strain = "strain",
        /// Deplete.
        Deplete = "deplete",
        /// Ion.
        Ion = "ion",
        /// Jam.
        Jam = "jam",
        /// Tractor.
        Tractor = "tractor",
        /// Disarm.
        Disarm = "disarm",
        /// Cloak.
        Cloak = "cloak",
    }
}

/// The colour of a token; green and orange ones are circular (xwing.token.05).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shade {
    /// Circular.
    Green,
    /// Circular.
    Orange,
    /// Diamond-shaped.
    Red,
    /// Diamond-shaped.
    Blue,
}

impl Token {
    /// How many kinds there are.
    pub const COUNT: usize = Token::ALL.len();

    /// Its colour.
    pub const fn shade(self) -> Shade {
        match self {
            Token::Focus | Token::Evade | Token::Calculate | Token::Fore | Token::Aft => Shade::Green,
            Token::Jam | Token::Tractor | Token::Disarm => Shade::Orange,
            Token::Stress | Token::Strain | Token::Deplete | Token::Ion => Shade::Red,
            Token::Cloak => Shade::Blue,
        }
    }

    /// The green tokens.
    pub fn green() -> impl Iterator<Item = Token> {
        Token::ALL.iter().copied().filter(|token| token.shade() == Shade::Green)
    }
}
