//! Rounds, commands and scores on boards made by hand.

mod table;

mod activations;
mod commands;
mod phases;
mod scores;
mod soak;
