//! Maneuvers, squadrons and obstacles on boards made by hand.

#[path = "../common/mod.rs"]
mod common;
mod table;

mod maneuvers;
mod obstacles;
mod random;
mod squadrons;
mod tool;
