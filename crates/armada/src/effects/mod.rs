//! What the words of cards mean.

mod amounts;
mod conditions;
mod costs;
mod operations;
mod parties;
mod selections;

pub(crate) use amounts::amount;
pub(crate) use conditions::{holds, same_kind};
pub(crate) use costs::{pay, payable, payable_all};
pub(crate) use operations::{can, operate};
pub(crate) use selections::select;

use broadside_engine::Bound;

use crate::words::ArmadaWords;

/// An effect that is being resolved.
pub(crate) type Binding = Bound<ArmadaWords>;
