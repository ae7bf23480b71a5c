//! Rules that no scenario can show: what each seat sees, and what the cards are.

#[allow(dead_code)]
#[path = "../attack/common.rs"]
mod common;
#[path = "../common/mod.rs"]
mod pieces;

mod attack;
mod commands;
mod damage;
mod defense;
mod maneuver;
mod objectives;
mod setup;
mod squadrons;
mod upgrades;
