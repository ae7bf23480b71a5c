//! Rounds, commands and scores on boards made by hand.

#[path = "../common/mod.rs"]
mod common;
mod table;

mod activations;
mod commands;
mod phases;
mod scores;
mod soak;
