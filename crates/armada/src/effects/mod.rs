//! What the words of cards mean.

mod amounts;
mod attacks;
mod commands;
mod conditions;
mod costs;
mod damage;
mod defense;
mod deployment;
mod movement;
mod objectives;
mod operations;
mod parties;
mod selections;
mod shields;
mod squadrons;

pub(crate) use amounts::amount;
pub(crate) use conditions::{holds, paid, same_kind};
pub(crate) use costs::{pay, payable, payable_all};
pub(crate) use operations::{can, operate};
pub(crate) use selections::select;
pub(crate) use shields::may_recover;

use broadside_engine::Bound;

use crate::words::ArmadaWords;

/// An effect that is being resolved.
pub(crate) type Binding = Bound<ArmadaWords>;
