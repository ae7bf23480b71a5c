//! The facts agree with themselves; nothing outside the project is needed.

#[path = "consistency/anatomy.rs"]
mod anatomy;
#[path = "consistency/cards.rs"]
mod cards;
#[path = "consistency/errors.rs"]
mod errors;
#[path = "consistency/lists.rs"]
mod lists;
#[path = "consistency/maneuvers.rs"]
mod maneuvers;
#[path = "consistency/shapes.rs"]
mod shapes;
