//! What the words of cards mean: a file for each topic of the vocabulary, which gives every word of its topic a meaning.

#![deny(clippy::wildcard_enum_match_arm, clippy::match_wildcard_for_single_variants)]

mod amounts;
mod attacks;
mod cards;
mod commands;
mod conditions;
mod costs;
mod damage;
mod defense;
mod deployment;
mod dice;
mod events;
mod movement;
mod objectives;
mod operations;
mod parties;
mod pieces;
mod procedures;
mod selections;
mod shields;
mod ships;
mod squadrons;
mod table;

pub(crate) use amounts::amount;
pub(crate) use conditions::holds;
pub(crate) use costs::{pay, payable, payable_all};
pub(crate) use damage::same_kind;
pub(crate) use operations::{can, operate};
pub(crate) use selections::select;
pub(crate) use shields::may_recover;

use broadside_engine::Bound;

use crate::words::ArmadaWords;

/// An effect that is being resolved.
pub(crate) type Binding = Bound<ArmadaWords>;
