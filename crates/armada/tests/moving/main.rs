//! Maneuvers, squadrons and obstacles on boards made by hand.

mod table;

mod maneuvers;
mod obstacles;
mod random;
mod squadrons;
mod tool;
