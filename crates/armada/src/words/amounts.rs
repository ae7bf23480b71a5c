//! Numbers of effects.

use broadside_engine::{Bound, Ref, Var};

use crate::ArmadaLook;

use super::{ArmadaWords, DieFilter, Select};

/// A number of one card's own.
pub type Count = fn(&ArmadaLook<'_>, &Bound<ArmadaWords>) -> i32;

/// Numbers of effects.
#[derive(Clone, Copy, Debug)]
pub enum Amount {
    /// A number.
    N(i16),
    /// The effect's own number, granted or counted.
    Number,
    /// How many critical icons are in the pool.
    Criticals,
    /// How many defense tokens the defender spent in the Spend Defense Tokens step.
    TokensSpentInStep,
    /// The number in a register.
    Chosen(Var),
    /// How many dice of the pool fit.
    Dice(DieFilter),
    /// Half the dice in the pool, rounded down.
    HalfPool,
    /// How many raid tokens a ship has.
    Raids(Ref),
    /// A number, but no more than this.
    UpTo(i16, &'static Amount),
    /// How many command tokens lie on this card.
    TokensOnCard,
    /// The command value of a ship.
    CommandValue(Ref),
    /// The squadron value of a ship.
    SquadronValue(Ref),
    /// The engineering value of a ship.
    EngineeringValue(Ref),
    /// How many were chosen as the group.
    InGroup,
    /// How many squadrons the squadron command of the event activates.
    CommandedSquadrons,
    /// How many critical icons are in the pool, halved and rounded up.
    HalfCriticals,
    /// How many a selection finds.
    Found(&'static Select),
    /// Half a number, rounded down.
    Half(&'static Amount),
    /// A named number that only one rule or card needs.
    Named(Count),
}
